/** VIK-HID-07: answers that a player leaves beforehand, so that a live game flows. The same as in `orders.py`. */
import type { VikingsAction, VikingsView } from "../../../protocol/vikings";
import { rules } from "../data";

/** What is not ordered is asked. */
export interface StandingOrders {
  /** Send as many of the lost armies as fit, or none. */
  valhalla: "ask" | "most" | "none";
  /** Call no god with fewer armies than this in Valhalla: 0 asks always, 7 never. */
  invoke_from: number;
  /** False gives the right away. */
  reroll: boolean;
  prayer: boolean;
}

export const ROOM = rules.supply.valhalla_most;
/** With this no god is ever called. */
export const NEVER = ROOM + 1;
export const ASK_ALL: StandingOrders = {
  valhalla: "ask",
  invoke_from: 0,
  reroll: true,
  prayer: true,
};

/** Whether something was given away. */
export function givesAway(orders: StandingOrders): boolean {
  const { valhalla, invoke_from, reroll, prayer } = orders;
  return valhalla !== "ask" || invoke_from > 0 || !reroll || !prayer;
}

/** What the orders of the viewer answer now; null if he is to be asked himself. */
export function ordered(orders: StandingOrders, view: VikingsView): VikingsAction | null {
  const { seat, combat, phase } = view;
  if (seat === null || !view.awaiting.includes(seat) || combat === null) return null;
  const own = view.valhalla[seat] ?? 0;
  switch (phase) {
    case "invoke_att":
    case "invoke_def":
      return own < orders.invoke_from ? ["pass_invocation"] : null;
    case "prayer_att":
    case "prayer_def":
      return orders.prayer ? null : ["keep_card"];
    case "reroll_att":
    case "reroll_def":
      return orders.reroll ? null : ["decline_reroll"];
    case "valhalla_att":
    case "valhalla_def": {
      if (orders.valhalla === "ask") return null;
      const losses = phase === "valhalla_att" ? combat.attack_losses : combat.defence_losses;
      return ["send_to_valhalla", orders.valhalla === "most" ? Math.min(losses, ROOM - own) : 0];
    }
    default:
      return null;
  }
}
