/** How the events of Feudum are logged. */
import type { FeudumEvent } from "../../protocol/feudum";
import type { LogGame } from "../../table/log";

const SILENT = new Set<FeudumEvent["event"]>([
  "turn_started",
  "mode_chosen",
  "disc_laid",
  "tile_seen",
  "good_brought",
  "place_drawn",
  "colour_assigned",
]);
const BATTLES = new Set<FeudumEvent["event"]>([
  "attack_declared",
  "defend_revealed",
  "saltpeter_added",
  "weapon_used",
  "attack_resolved",
  "feudum_fell",
  "monster_freed",
  "starving_begun",
  "marker_starved",
  "marker_protected",
  "military_advanced",
]);

export const feudumLog: LogGame<FeudumEvent> = {
  startsTurn: (event) =>
    event.event === "turn_started" ? { seat: event.seat, round: event.round } : null,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) => SILENT.has(event.event) && !isForgone(event),
  discreet: (event) => {
    switch (event.event) {
      case "card_picked":
        return { ...event, card: null };
      case "writ_drawn":
      case "writ_kept":
      case "writ_returned":
        return { ...event, writ: null };
      default:
        return event;
    }
  },
  figure: (event) => {
    if (event.event === "points_scored") return `+${event.points}`;
    if (event.event === "points_lost") return `−${event.points}`;
    return event.event === "attack_resolved" ? `${event.attack} × ${event.defence}` : "";
  },
  place: (event) => ("location" in event ? (event.location ?? null) : null),
};

/** That somebody let a card go by is worth a line. */
function isForgone(event: FeudumEvent): boolean {
  return event.event === "mode_chosen" && event.mode !== "regular";
}
