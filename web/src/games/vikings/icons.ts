/** The signs of the gods: falcon, hammer, mask, raven. */
import type { IconName } from "../../ui/icons";

export const GOD_ICONS: Readonly<Record<string, IconName>> = {
  freya: "falcon",
  thor: "hammer",
  loki: "mask",
  odin: "raven",
};
