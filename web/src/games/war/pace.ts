/** How War's events are shown. */
import type { WarEvent, WarView, WarWire } from "../../protocol/war";
import type { Pace } from "../../table/playback.svelte";
import * as land from "../land/pace";
import type { LandEvent } from "../land/wire";
import { BOARD } from "./rules/board";

export const warPace: Pace<WarWire> = {
  lasts,
  changes: (event) => land.changes(event as LandEvent),
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins: (one, next) => land.joins(one as LandEvent, next as LandEvent),
};

function lasts(event: WarEvent): number {
  switch (event.event) {
    case "cards_traded":
      return land.CARD * 2;
    case "attack_declared":
      return land.NOTE;
    default:
      return land.lasts(event as LandEvent);
  }
}

export function after(view: WarView, event: WarEvent): WarView {
  switch (event.event) {
    case "turn_started": {
      const phase = (view.hand_sizes[event.seat] ?? 0) >= 3 ? "trade" : "place";
      return { ...land.after(BOARD, view, event), phase, eliminated: false };
    }
    case "cards_traded": {
      const bonus = Object.fromEntries(event.bonus.map((territory) => [territory, 2]));
      const free = (view.pools["free"] ?? 0) + event.armies;
      const given = land.changed(BOARD, view, bonus);
      return {
        ...land.withCards(given, event.seat, -event.cards.length),
        pools: { ...view.pools, free },
        phase: view.phase === "end_trade" ? "end_place" : "place",
        exchanges: view.exchanges + 1,
      };
    }
    case "trade_skipped":
      return view.phase === "trade" ? { ...view, phase: "place" } : view;
    case "territory_conquered": {
      const taken = land.after(BOARD, view, event);
      return land.changed(BOARD, taken, { [event.source]: -1, [event.territory]: 1 });
    }
    case "attack_ended":
      return { ...view, phase: "fortify" };
    case "fortify_ended":
      return { ...view, phase: "card" };
    default:
      return land.after(BOARD, view, event as LandEvent);
  }
}
