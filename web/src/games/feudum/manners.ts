/** Feudum at a device that several people share. */
import type { FeudumView } from "../../protocol/feudum";
import { discreet, type Manners } from "../../protocol/device.svelte";
import type { Line } from "../../protocol/types";
import { GOODS, GUILDS, PLACES } from "./rules/pieces";

/**
 * Cards and writs are secret (FEU-HID-01, FEU-HID-02), so whoever plays takes the device. Nobody holds any before the
 * first round: first goods and first pawns are said aloud, and so is whether a landscape is collected.
 */
export const manners: Manners = {
  ...discreet,
  left: (seen, seat) => !(seen as FeudumView).in_play.includes(seat),
  aloud: (seen) => {
    const view = seen as FeudumView;
    if (view.phase === "setup_goods") return triples(view);
    if (view.phase === "setup_pawn") return pawns();
    return view.phase === "collect" ? [["accept"], ["decline"]] : [];
  },
};

/** FEU-SET-13: three different kinds that the bag has. */
function triples({ supply }: FeudumView): Line[] {
  const kinds = GOODS.filter((_, place) => (supply.bag[place] ?? 0) > 0);
  return kinds.flatMap((one, first) =>
    kinds
      .slice(first + 1)
      .flatMap((two, second) =>
        kinds.slice(first + second + 2).map((three): Line => ["choose_goods", [one, two, three]]),
      ),
  );
}

/** FEU-SET-14. */
function pawns(): Line[] {
  return GUILDS.flatMap((character) =>
    PLACES.filter((place) => place.start).map((place): Line => ["set_pawn", character, place.id]),
  );
}
