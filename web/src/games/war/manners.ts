/** War at a device that several people share. */
import { discreet, type Manners } from "../../protocol/device.svelte";
import type { WarView } from "../../protocol/war";
import { rules } from "./data";
import { BOARD } from "./rules/board";

/** How many dice defend is told to all before they roll, and says nothing about cards or objective. */
export const manners: Manners = {
  ...discreet,
  aloud: (seen) => {
    const { phase, battle, armies } = seen as WarView;
    if (phase !== "defend" || battle === null) return [];
    return [
      [
        "defend",
        Math.min(rules.battle.most_defence_dice, armies[BOARD.numberOf(battle.target)] ?? 1),
      ],
    ];
  },
  holds: (view, seat) => (view as WarView).active === seat,
};
