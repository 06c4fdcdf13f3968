/** War II at a device that several people share. */
import { discreet, type Manners } from "../../protocol/device.svelte";
import type { War2View } from "../../protocol/war2";

/** A bot plays on for whoever surrendered. */
export const manners: Manners = {
  ...discreet,
  left: (view, seat) => (view as War2View).fates[seat] === "surrendered",
};
