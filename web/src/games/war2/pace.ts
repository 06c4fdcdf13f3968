/** How War II's events are shown, and how the view looks after each. */
import type { War2Event, War2View, War2Wire } from "../../protocol/war2";
import { TUMBLE } from "../../table/dice";
import type { Pace } from "../../table/playback.svelte";
import * as land from "../land/pace";
import type { LandEvent } from "../land/wire";
import { BOARD } from "./rules/board";

/** A die of a raid rolls, then what it hits falls. */
export const AIR_DIE = TUMBLE + 480;

export const war2Pace: Pace<War2Wire> = {
  lasts,
  changes: (event) =>
    event.event === "flak_fired" || event.event === "bombs_dropped"
      ? TUMBLE
      : land.changes(event as LandEvent),
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins,
};

function lasts(event: War2Event): number {
  switch (event.event) {
    case "centre_dealt":
    case "territory_claimed":
    case "centre_taken":
    case "pair_taken":
      return land.DROP;
    case "bombers_arrived":
    case "raid_declared":
    case "raid_ended":
    case "ci_placed":
      return land.NOTE * 1.5;
    case "flak_fired":
    case "bombs_dropped":
      return AIR_DIE;
    case "territory_reinforced":
      return land.CARD * 2;
    case "transport_paid":
    case "card_discarded":
      return land.CARD;
    case "armies_airlifted":
    case "armies_transported":
    case "ci_moved":
      return land.MOVE * 1.5;
    case "spied":
    case "ci_captured":
    case "ci_freed":
    case "last_stand_begun":
      return land.NOTE * 2;
    default:
      return land.lasts(event as LandEvent);
  }
}

const DEALING = new Set<string>(["centre_dealt", "territory_claimed"]);
const RAID = new Set<string>(["raid_declared", "flak_fired", "bombs_dropped", "raid_ended"]);

/** When time is short a raid is one, and so is the dealing. */
function joins(one: War2Event, next: War2Event): boolean {
  if (DEALING.has(one.event)) return DEALING.has(next.event);
  if (RAID.has(one.event)) return RAID.has(next.event) && next.event !== "raid_declared";
  return land.joins(one as LandEvent, next as LandEvent);
}

type Counts = Record<string, number>;

/** Territories that somebody takes from those that are vacant. */
function taken(view: War2View, seat: number, armies: Counts): War2View {
  const owners = Object.fromEntries(Object.keys(armies).map((territory) => [territory, seat]));
  const next = land.changed(BOARD, view, armies, owners);
  return { ...next, vacant: view.vacant.filter((each) => !(each in armies)) };
}

function withBombers(view: War2View, seat: number, base: number, box: number): War2View {
  const more = (list: readonly number[], by: number) =>
    list.map((count, place) => (place === seat ? count + by : count));
  return { ...view, base: more(view.base, base), box: more(view.box, box) };
}

function withCi(view: War2View, seat: number, territory: string | null): War2View {
  return { ...view, ci: view.ci.map((place, number) => (number === seat ? territory : place)) };
}

export function after(view: War2View, event: War2Event): War2View {
  switch (event.event) {
    case "centre_dealt":
    case "centre_taken":
      return taken(view, event.seat, { [event.territory]: 2 });
    case "pair_taken":
      return taken(
        view,
        event.seat,
        Object.fromEntries(event.territories.map((each) => [each, 1])),
      );
    case "territory_claimed":
      return taken(view, event.seat, { [event.territory]: 1 });
    case "turn_started": {
      const begun = land.after(BOARD, view, event as LandEvent);
      const manned = Object.fromEntries(event.centres.map((each) => [each, 1]));
      const phase = event.stage === 2 ? "attack" : "place";
      return { ...land.changed(BOARD, begun, manned), stage: event.stage, phase, spied: false };
    }
    case "bombers_arrived":
      return withBombers(view, event.seat, event.bombers, -event.bombers);
    case "attack_ended":
      return { ...view, phase: "move" };
    case "turn_ended":
      return { ...view, phase: "card" };
    case "armies_airlifted":
    case "armies_transported":
      return land.changed(BOARD, view, {
        [event.source]: -event.armies,
        [event.target]: event.armies,
      });
    case "territory_reinforced": {
      const given = land.changed(BOARD, view, { [event.territory]: event.armies });
      return land.withCards(given, event.seat, -event.cards.length);
    }
    case "transport_paid":
      return land.withCards(view, event.seat, -event.cards.length);
    case "card_discarded":
      return land.withCards(view, event.seat, -1);
    case "ci_placed":
      return withCi(view, event.seat, event.territory);
    case "ci_moved":
      return withCi(view, event.ci, event.territory);
    case "player_eliminated":
    case "player_surrendered":
      return withCi(land.after(BOARD, view, event as LandEvent), event.seat, null);
    default:
      return afterRaid(view, event);
  }
}

function afterRaid(view: War2View, event: War2Event): War2View {
  switch (event.event) {
    case "raid_declared": {
      const { seat, target, bombers, cards } = event;
      const left =
        cards.length > 0
          ? withBombers(view, seat, 0, -bombers)
          : withBombers(view, seat, -bombers, 0);
      return { ...land.withCards(left, seat, -cards.length), raid: { target, bombers } };
    }
    case "flak_fired": {
      const shot = (view.raid?.bombers ?? event.bombers) - event.bombers;
      const fallen = withBombers(view, event.seat, 0, shot);
      return { ...fallen, raid: { target: event.target, bombers: event.bombers } };
    }
    case "bombs_dropped": {
      const before = view.armies[BOARD.numberOf(event.target)] ?? 0;
      return land.changed(BOARD, view, { [event.target]: event.armies - before });
    }
    case "raid_ended":
      return { ...withBombers(view, event.seat, event.bombers, 0), raid: null };
    default:
      return land.after(BOARD, view, event as LandEvent);
  }
}
