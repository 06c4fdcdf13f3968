/** WAR Vikings at a device that several people share. */
import { discreet, type Manners } from "../../protocol/device.svelte";
import type { VikingsAction, VikingsView } from "../../protocol/vikings";
import { costNow, GODS } from "./rules/gods";
import { ROOM } from "./rules/orders";

/**
 * What a defender is asked inside a combat, everybody hears, and it says nothing about cards or objective: he answers
 * aloud while the attacker keeps the device.
 */
function aloud(view: VikingsView): VikingsAction[] {
  const { combat, phase } = view;
  const seat = view.awaiting[0];
  if (combat === null || seat === undefined || seat === view.active) return [];
  const own = view.valhalla[seat] ?? 0;
  switch (phase) {
    case "invoke_def": {
      const gods = GODS.filter((god) => costNow(view, god, "defence") <= own);
      return [["pass_invocation"], ...gods.map((god): VikingsAction => ["invoke", god])];
    }
    case "prayer_def":
      return [["keep_card"], ["draw_again"]];
    case "dice_def":
      return [["defend", combat.defence_dice]];
    case "reroll_def": {
      const faces = [...new Set(combat.defence)];
      return [["decline_reroll"], ...faces.map((face): VikingsAction => ["reroll", face])];
    }
    case "valhalla_def":
      return [["send_to_valhalla", Math.min(combat.defence_losses, ROOM - own)]];
    default:
      return [];
  }
}

export const manners: Manners = {
  ...discreet,
  aloud: (view) => aloud(view as VikingsView),
  holds: (view, seat) => (view as VikingsView).active === seat,
};
