/** How the events of land games are shown: how long, when the board changes, and how the view looks after each. */
import { timing, type Roll } from "../../table/dice";
import type { LandBoard } from "./board";
import type { BattleFought, LandEvent, LandView } from "./wire";

export const DROP = 320;
export const MOVE = 420;
export const CONQUEST = 620;
export const CARD = 360;
export const NOTE = 300;

export function rollTiming(event: BattleFought): { lasts: number; losses: number } {
  const roll: Roll = {
    left: { dice: event.attack, seat: event.seat, label: "" },
    right: { dice: event.defence, seat: event.defender, label: "" },
  };
  return timing(roll);
}

export function lasts(event: LandEvent): number {
  switch (event.event) {
    case "turn_started":
    case "player_eliminated":
    case "player_surrendered":
      return NOTE * 2;
    case "armies_placed":
      return DROP;
    case "battle_fought":
      return rollTiming(event).lasts;
    case "territory_conquered":
      return CONQUEST;
    case "armies_moved_in":
      return event.armies > 0 ? MOVE : 0;
    case "armies_moved":
      return MOVE;
    case "card_drawn":
    case "card_lost":
    case "cards_taken":
      return CARD;
    default:
      return 0;
  }
}

/** How far into it the board changes. */
export function changes(event: LandEvent): number {
  return event.event === "battle_fought" ? rollTiming(event).losses : 0;
}

/** Battles for the same target are one when time is short, as are armies put on the map. */
export function joins(one: LandEvent, next: LandEvent): boolean {
  if (one.event === "armies_placed") return next.event === "armies_placed";
  if (one.event !== "battle_fought") return false;
  if (next.event === "battle_fought")
    return next.source === one.source && next.target === one.target;
  return next.event === "territory_conquered" && next.territory === one.target;
}

/** The view with so many armies more or fewer, and other owners. */
export function changed<V extends LandView>(
  board: LandBoard,
  view: V,
  armies: Record<string, number>,
  owners: Record<string, number | null> = {},
): V {
  const next = { ...view, armies: [...view.armies], owners: [...view.owners] };
  for (const [territory, by] of Object.entries(armies)) {
    const number = board.numberOf(territory);
    next.armies[number] = (next.armies[number] ?? 0) + by;
  }
  for (const [territory, owner] of Object.entries(owners))
    next.owners[board.numberOf(territory)] = owner;
  return next;
}

export function withCards<V extends LandView>(view: V, seat: number, more: number): V {
  const sizes = [...view.hand_sizes];
  sizes[seat] = Math.max(0, (sizes[seat] ?? 0) + more);
  return { ...view, hand_sizes: sizes };
}

function withFate<V extends LandView>(view: V, seat: number, fate: string): V {
  const fates = [...view.fates];
  fates[seat] = fate;
  return { ...view, fates };
}

/** The view after an event, as far as everybody can see. The server's own view follows and is the truth. */
export function after<V extends LandView>(board: LandBoard, view: V, event: LandEvent): V {
  switch (event.event) {
    case "turn_started":
      return {
        ...view,
        turn: view.turn + 1,
        round: event.round,
        active: event.seat,
        awaiting: [event.seat],
        phase: "place",
        pools: event.pools,
        conquered: false,
        battle: null,
      };
    case "armies_placed": {
      const left = (view.pools[event.pool] ?? 0) - event.armies;
      const pools = { ...view.pools, [event.pool]: left };
      const phase = Object.values(pools).some((armies) => armies > 0) ? view.phase : "attack";
      return { ...changed(board, view, { [event.territory]: event.armies }), pools, phase };
    }
    case "battle_fought":
      return changed(board, view, {
        [event.source]: -event.attack_losses,
        [event.target]: -event.defence_losses,
      });
    case "territory_conquered":
      return {
        ...changed(board, view, {}, { [event.territory]: event.seat }),
        conquered: true,
      };
    case "armies_moved_in":
      return changed(board, view, {
        [event.source]: -event.armies,
        [event.territory]: event.armies,
      });
    case "armies_moved":
      return changed(board, view, { [event.source]: -event.armies, [event.target]: event.armies });
    case "card_drawn":
      return withCards(view, event.seat, 1);
    case "card_lost":
      return withCards(view, event.seat, -1);
    case "cards_taken":
      return withCards(withCards(view, event.giver, -event.count), event.seat, event.count);
    case "player_eliminated":
      return withFate(view, event.seat, "eliminated");
    case "player_surrendered": {
      const owners = view.owners.map((owner) => (owner === event.seat ? null : owner));
      return { ...withFate(view, event.seat, "surrendered"), owners };
    }
    default:
      return view;
  }
}
