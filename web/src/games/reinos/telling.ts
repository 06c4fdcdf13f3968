/** How the events of Reinos are logged and summed up. */
import type { ReinosEvent } from "../../protocol/reinos";
import type { LogGame } from "../../table/log";
import type { Happening, RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { isTest } from "./story";

const SILENT = new Set<ReinosEvent["event"]>(["turn_started"]);
const BATTLES = new Set<ReinosEvent["event"]>([
  "attack_declared",
  "decisions_revealed",
  "revolt_tried",
  "natives_tested",
  "rebels_courted",
  "cards_laid_out",
  "card_turned",
  "joker_shown",
  "battle_won",
  "battle_called_off",
]);

export const reinosLog: LogGame<ReinosEvent> = {
  startsTurn: (event) =>
    event.event === "turn_started" ? { seat: event.seat, round: event.round } : null,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) => SILENT.has(event.event),
  discreet: (event) => {
    if (event.event === "decision_made") return { ...event, revolts: null };
    return event.event === "decision_revised" ? null : event;
  },
  faces: (event) => (isTest(event) ? [event.score] : null),
  figure: (event) => {
    if (isTest(event)) return `${event.score}/${event.percent}`;
    if (event.event === "cards_laid_out") return `${event.attack} × ${event.defence}`;
    return event.event === "turn_passed" ? `${event.passes}/2` : "";
  },
  place: (event) => {
    if (event.event === "attack_declared") return String(event.target);
    return "seat" in event ? String(event.seat) : null;
  },
};

const WEIGHTS: Record<string, number> = { won: 60, free: 50, failed: 20 };

export const reinosRecap: RecapGame<ReinosEvent> = {
  startsTurn: (event) => (event.event === "turn_started" ? event.seat : null),
  counts: (event): Happening | null => {
    switch (event.event) {
      case "battle_won":
        return {
          kind: "won",
          seat: event.seat,
          against: event.loser,
          thing: event.vassals.slice(1).join(),
        };
      case "revolt_tried":
        return {
          kind: event.free ? "free" : "failed",
          seat: event.seat,
          against: event.suzerain,
        };
      case "player_surrendered":
        return { kind: "gone", seat: event.seat };
      default:
        return null;
    }
  },
  weighs: (happening, seat) =>
    (WEIGHTS[happening.kind] ?? 80) +
    (happening.against === seat || happening.seat === seat ? 25 : 0),
};

/** A line of the recap, after the player's name. */
export function recapSentence(sum: Sum, seat: number | null, voice: Voice): string {
  const { against } = sum;
  const other =
    against === null || against === undefined
      ? t("nobody")
      : against === seat
        ? t("reinos-you")
        : voice.player(against);
  switch (sum.kind) {
    case "won": {
      const more = sum.things.filter(Boolean).flatMap((each) => each.split(","));
      const others = more.map((each) => voice.player(Number(each))).join(", ");
      return more.length > 0
        ? t("reinos-recap-won-more", { other, others })
        : t("reinos-recap-won", { other });
    }
    case "free":
      return t("reinos-recap-free", { other });
    case "failed":
      return t("reinos-recap-failed", { other });
    default:
      return t("reinos-recap-gone");
  }
}
