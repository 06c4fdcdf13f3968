/** How the view looks after each thing that happens in a combat, to ships and to commanders. */
import type { CombatView, VikingsEvent, VikingsView } from "../../protocol/vikings";
import * as land from "../land/pace";
import type { LandEvent } from "../land/wire";
import { BOARD } from "./rules/board";
import { inOrder } from "./rules/dice";
import { added, withCommander, withoutShip, withShip } from "./rules/pieces";

/** What belongs to one combat. */
export const COMBAT = new Set<string>([
  "battle_declared",
  "naval_combat_declared",
  "god_invoked",
  "god_card_drawn",
  "god_card_refused",
  "dice_rolled",
  "die_rerolled",
  "power_rolled",
  "battle_fought",
  "naval_roll_fought",
  "naval_combat_ended",
  "valhalla_entered",
]);

const DICE = 3;

function declared(view: VikingsView, source: string, target: string, armies: number | null) {
  const guards = view.armies[BOARD.numberOf(target)] ?? 1;
  const combat: CombatView = {
    source,
    target,
    naval: armies === null,
    armies: armies ?? DICE,
    defence_dice: armies === null ? DICE : Math.min(DICE, guards),
    attack_card: null,
    defence_card: null,
    attack: [],
    defence: [],
    attack_losses: 0,
    defence_losses: 0,
    rolls: 0,
    rounds_won: 0,
    rerolled: [false, false],
  };
  return { ...view, combat, phase: "roll" };
}

function withCombat(view: VikingsView, some: Partial<CombatView>): VikingsView {
  return view.combat === null ? view : { ...view, combat: { ...view.combat, ...some } };
}

const cardOf = (view: VikingsView, seat: number, card: string | null): Partial<CombatView> =>
  view.active === seat ? { attack_card: card } : { defence_card: card };

export function afterCombat(view: VikingsView, event: VikingsEvent): VikingsView {
  switch (event.event) {
    case "battle_declared":
      return declared(view, event.source, event.target, event.armies);
    case "naval_combat_declared":
      return declared(view, event.source, event.target, null);
    case "god_invoked":
      return { ...view, valhalla: added(view.valhalla, event.seat, -event.cost) };
    case "god_card_drawn":
      return withCombat(view, cardOf(view, event.seat, event.god_card));
    case "god_card_refused":
      return withCombat(view, cardOf(view, event.seat, null));
    case "dice_rolled":
    case "power_rolled":
      return withCombat(view, { attack: inOrder(event.attack), defence: inOrder(event.defence) });
    case "die_rerolled": {
      const side = view.active === event.seat ? "attack" : "defence";
      const dice = [...(view.combat?.[side] ?? [])];
      dice[dice.indexOf(event.face)] = event.result;
      return withCombat(view, { [side]: inOrder(dice) });
    }
    case "battle_fought": {
      const { attack_losses, defence_losses } = event;
      const fought = land.after(BOARD, view, event as LandEvent);
      return withCombat(fought, { attack_losses, defence_losses });
    }
    case "valhalla_entered":
      return { ...view, valhalla: added(view.valhalla, event.seat, event.armies) };
    default:
      return afterSea(view, event);
  }
}

function afterSea(view: VikingsView, event: VikingsEvent): VikingsView {
  switch (event.event) {
    case "naval_combat_ended":
      return ended(view, event);
    case "ship_built": {
      const built = withShip(view, event.territory);
      return {
        ...built,
        valhalla: added(view.valhalla, event.seat, -1),
        ships_in_reserve: added(view.ships_in_reserve, event.seat, -1),
      };
    }
    case "ship_laid_up":
    case "ship_returned":
      return {
        ...withoutShip(view, event.territory),
        ships_in_reserve: added(view.ships_in_reserve, event.seat, 1),
      };
    case "commander_lost":
      return withCommander(view, event.seat, null);
    case "armies_moved_in": {
      const entered = { ...land.after(BOARD, view, event as LandEvent), combat: null };
      return event.commander ? withCommander(entered, event.seat, event.territory) : entered;
    }
    case "armies_moved": {
      let moved = land.after(BOARD, view, event as LandEvent);
      if (event.ship) moved = withShip(withoutShip(moved, event.source), event.target);
      return event.commander ? withCommander(moved, event.seat, event.target) : moved;
    }
    default:
      return land.after(BOARD, view, event as LandEvent);
  }
}

type Ended = Extract<VikingsEvent, { event: "naval_combat_ended" }>;

/** VIK-NAV-08 to 11. */
function ended(view: VikingsView, { result, seat, defender, source, target }: Ended): VikingsView {
  const over = { ...view, combat: null };
  const opened = [
    ...view.assaults,
    { territories: [source, target], attack_calls: 0, defence_calls: 0, opened: true },
  ];
  switch (result) {
    case "sunk": {
      const ships_destroyed = added(view.ships_destroyed, defender, 1);
      return { ...withoutShip(over, target), ships_destroyed, assaults: opened };
    }
    case "open":
      return { ...over, assaults: opened };
    case "spent":
      return { ...over, spent: [...view.spent, source] };
    default:
      return {
        ...withoutShip(over, source),
        ships_destroyed: added(view.ships_destroyed, seat, 1),
      };
  }
}
