/** Jogo dos Reinos at a device that several people share. */
import { discreet, type Manners } from "../../protocol/device.svelte";
import type { ReinosView } from "../../protocol/reinos";
import type { Line } from "../../protocol/types";

/** Only what a vassal decides before a battle is hidden (REI-HID-01, REI-HID-02). */
export const manners: Manners = {
  ...discreet,
  aloud: (seen) => {
    const view = seen as ReinosView;
    if (view.phase === "choose") return choices(view);
    return view.phase === "battle" ? cards(view) : [];
  },
};

function choices(view: ReinosView): Line[] {
  const free = (seat: number) => view.in_play[seat] && view.suzerains[seat] === null;
  const attacks = view.colours
    .map((_, seat): Line => ["attack", seat])
    .filter(([, seat]) => seat !== view.active && free(seat as number));
  return view.must_attack ? attacks : [...attacks, ["pass"]];
}

function cards({ battle }: ReinosView): Line[] {
  return Array.from({ length: battle?.cards ?? 0 }, (_, place): Line => ["pick", place + 1]).filter(
    ([, card]) => !battle?.turned.includes(card as number),
  );
}
