/** How the events of WAR Vikings are shown, and how the view looks after each. */
import type { VikingsEvent, VikingsView, VikingsWire } from "../../protocol/vikings";
import { COMPARE, FLY, TUMBLE } from "../../table/dice";
import type { Pace } from "../../table/playback.svelte";
import * as land from "../land/pace";
import type { LandEvent } from "../land/wire";
import { afterCombat, COMBAT } from "./combat";
import { BOARD } from "./rules/board";
import { added, withCommander, withoutPieces } from "./rules/pieces";

const REST = 240;

export const vikingsPace: Pace<VikingsWire> = {
  lasts,
  changes: (event) =>
    event.event === "battle_fought" || event.event === "naval_roll_fought" ? compared(event) : 0,
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins,
};

/** The dice have fallen before; what is left is to compare them. */
function compared({ attack, defence }: { attack: number[]; defence: number[] }): number {
  return COMPARE * Math.min(attack.length, defence.length);
}

function lasts(event: VikingsEvent): number {
  switch (event.event) {
    case "effect_drawn":
    case "naval_combat_ended":
    case "commander_lost":
      return land.NOTE * 2;
    case "territories_dealt":
      return land.CONQUEST;
    case "battle_declared":
    case "naval_combat_declared":
    case "valhalla_entered":
    case "god_invoked":
    case "god_card_refused":
      return land.NOTE;
    case "god_card_drawn":
    case "cards_traded":
      return land.CARD * 2;
    case "commander_placed":
    case "ship_built":
    case "ship_laid_up":
    case "ship_returned":
      return land.DROP;
    case "dice_rolled":
    case "die_rerolled":
    case "power_rolled":
      return TUMBLE + REST;
    case "battle_fought":
    case "naval_roll_fought":
      return compared(event) + FLY + REST;
    case "surrender_announced":
    case "hand_discarded":
      return land.NOTE;
    default:
      return land.lasts(event as LandEvent);
  }
}

/** When time is short a combat is one, from its declaration to its end. */
function joins(one: VikingsEvent, next: VikingsEvent): boolean {
  if (next.event === "battle_declared" || next.event === "naval_combat_declared") return false;
  if (COMBAT.has(one.event)) return COMBAT.has(next.event) || next.event === "territory_conquered";
  return land.joins(one as LandEvent, next as LandEvent);
}

export function after(view: VikingsView, event: VikingsEvent): VikingsView {
  switch (event.event) {
    case "effect_drawn":
      return { ...view, effect: event.effect };
    case "colour_assigned": {
      const colours = view.colours.map((each, seat) => (seat === event.seat ? event.colour : each));
      return { ...view, colours };
    }
    case "territories_dealt":
      return { ...view, owners: event.owners, armies: event.owners.map(() => 1) };
    case "turn_started": {
      const phase = event.round === 1 ? "place" : "reinforce";
      const begun = land.after(BOARD, view, event as LandEvent);
      const spent: string[] = [];
      return { ...begun, phase, combat: null, assaults: [], spent, eliminated: false };
    }
    case "armies_placed": {
      const left = (view.pools[event.pool] ?? 0) - event.armies;
      const placed = land.changed(BOARD, view, { [event.territory]: event.armies });
      const reserve = added(view.reserve, event.seat, -event.armies);
      return { ...placed, reserve, pools: { ...view.pools, [event.pool]: left } };
    }
    case "commander_placed": {
      const paid = added(view.valhalla, event.seat, -event.cost);
      return { ...withCommander(view, event.seat, event.territory), valhalla: paid };
    }
    case "cards_traded": {
      const free = (view.pools["free"] ?? 0) + event.armies;
      const given = land.changed(BOARD, view, event.bonus);
      return {
        ...land.withCards(given, event.seat, -event.cards.length),
        pools: { ...view.pools, free },
        exchanges: view.exchanges + 1,
      };
    }
    case "placing_finished":
      return { ...view, phase: view.phase === "reinforce" ? "attack" : view.phase };
    case "attack_ended":
      return { ...view, phase: "fortify", assaults: [], combat: null };
    case "fortify_ended":
      return { ...view, phase: "card" };
    case "hand_discarded":
      return land.withCards(view, event.seat, -event.cards.length);
    case "player_eliminated":
    case "player_surrendered":
      return withoutPieces(land.after(BOARD, view, event as LandEvent), event.seat);
    default:
      return afterCombat(view, event);
  }
}
