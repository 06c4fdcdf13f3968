/** How War's events are shown: how long, when the board changes, and how the view looks after each. */
import type { BattleFought, WarEvent, WarView, WarWire } from "../../protocol/war";
import { timing, type Roll } from "../../table/dice";
import type { Pace } from "../../table/playback.svelte";
import { numberOf } from "../war/rules/board";

const DROP = 320;
const MOVE = 420;
const CONQUEST = 620;
const CARD = 360;
const NOTE = 300;

export const warPace: Pace<WarWire> = {
  lasts,
  changes: (event) => (event.event === "battle_fought" ? timing(rollOf(event)).losses : 0),
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins,
};

function rollOf(event: BattleFought): Roll {
  return {
    left: { dice: event.attack, seat: event.seat, label: "" },
    right: { dice: event.defence, seat: event.defender, label: "" },
  };
}

function lasts(event: WarEvent): number {
  switch (event.event) {
    case "turn_started":
    case "player_eliminated":
    case "player_surrendered":
      return NOTE * 2;
    case "armies_placed":
      return DROP;
    case "battle_fought":
      return timing(rollOf(event)).lasts;
    case "territory_conquered":
      return CONQUEST;
    case "armies_moved_in":
      return event.armies > 0 ? MOVE : 0;
    case "armies_moved":
      return MOVE;
    case "cards_traded":
      return CARD * 2;
    case "card_drawn":
    case "card_lost":
    case "cards_taken":
      return CARD;
    case "attack_declared":
      return NOTE;
    default:
      return 0;
  }
}

/** Battles for the same target are one when time is short, as are armies put on the map. */
function joins(one: WarEvent, next: WarEvent): boolean {
  if (one.event === "armies_placed") return next.event === "armies_placed";
  if (one.event !== "battle_fought") return false;
  if (next.event === "battle_fought")
    return next.source === one.source && next.target === one.target;
  return next.event === "territory_conquered" && next.territory === one.target;
}

type Counts = Record<string, number>;

function changed(
  view: WarView,
  armies: Counts,
  owners: Record<string, number | null> = {},
): WarView {
  const next = { ...view, armies: [...view.armies], owners: [...view.owners] };
  for (const [territory, by] of Object.entries(armies)) {
    const number = numberOf(territory);
    next.armies[number] = (next.armies[number] ?? 0) + by;
  }
  for (const [territory, owner] of Object.entries(owners)) next.owners[numberOf(territory)] = owner;
  return next;
}

function withCards(view: WarView, seat: number, more: number): WarView {
  const sizes = [...view.hand_sizes];
  sizes[seat] = Math.max(0, (sizes[seat] ?? 0) + more);
  return { ...view, hand_sizes: sizes };
}

function withFate(view: WarView, seat: number, fate: string): WarView {
  const fates = [...view.fates];
  fates[seat] = fate;
  return { ...view, fates };
}

/** The view after an event, as far as everybody can see. The server's own view follows and is the truth. */
export function after(view: WarView, event: WarEvent): WarView {
  switch (event.event) {
    case "turn_started":
      return {
        ...view,
        turn: view.turn + 1,
        round: event.round,
        active: event.seat,
        awaiting: [event.seat],
        phase: (view.hand_sizes[event.seat] ?? 0) >= 3 ? "trade" : "place",
        pools: event.pools,
        conquered: false,
        eliminated: false,
        battle: null,
      };
    case "cards_traded": {
      const bonus = Object.fromEntries(event.bonus.map((territory) => [territory, 2]));
      const free = (view.pools["free"] ?? 0) + event.armies;
      const traded = withCards(changed(view, bonus), event.seat, -event.cards.length);
      return {
        ...traded,
        pools: { ...view.pools, free },
        phase: view.phase === "end_trade" ? "end_place" : "place",
        exchanges: view.exchanges + 1,
      };
    }
    case "trade_skipped":
      return view.phase === "trade" ? { ...view, phase: "place" } : view;
    case "armies_placed": {
      const left = (view.pools[event.pool] ?? 0) - event.armies;
      const pools = { ...view.pools, [event.pool]: left };
      const phase = Object.values(pools).some((armies) => armies > 0) ? view.phase : "attack";
      return { ...changed(view, { [event.territory]: event.armies }), pools, phase };
    }
    case "battle_fought":
      return changed(view, {
        [event.source]: -event.attack_losses,
        [event.target]: -event.defence_losses,
      });
    case "territory_conquered":
      return {
        ...changed(
          view,
          { [event.source]: -1, [event.territory]: 1 },
          { [event.territory]: event.seat },
        ),
        conquered: true,
      };
    case "armies_moved_in":
      return changed(view, { [event.source]: -event.armies, [event.territory]: event.armies });
    case "armies_moved":
      return changed(view, { [event.source]: -event.armies, [event.target]: event.armies });
    case "attack_ended":
      return { ...view, phase: "fortify" };
    case "fortify_ended":
      return { ...view, phase: "card" };
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
