/** How War's events are logged and summed up. */
import type { BattleFought, WarEvent } from "../../protocol/war";
import type { Roll } from "../../table/dice";
import type { LogGame } from "../../table/log";
import type { Happening, RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";

export function rollOf(battle: BattleFought, voice: Voice): Roll {
  const side = (dice: number[], seat: number | null, territory: string) => ({
    dice,
    seat,
    label: voice.name("territory", territory),
  });
  return {
    left: side(battle.attack, battle.seat, battle.source),
    right: side(battle.defence, battle.defender, battle.target),
  };
}

const SILENT = new Set<WarEvent["event"]>(["trade_skipped", "attack_ended", "fortify_ended"]);
const BATTLES = new Set<WarEvent["event"]>([
  "attack_declared",
  "attack_voided",
  "battle_fought",
  "territory_conquered",
  "player_eliminated",
]);

export const warLog: LogGame<WarEvent> = {
  startsTurn: (event) =>
    event.event === "turn_started" ? { seat: event.seat, round: event.round } : null,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) =>
    SILENT.has(event.event) || (event.event === "armies_moved_in" && event.armies === 0),
  discreet: (event) => {
    if (event.event === "objective_dealt") return { ...event, objective: null };
    return event.event === "objective_swapped" || event.event === "objective_changed"
      ? null
      : event;
  },
  faces: (event) => {
    if (event.event === "battle_fought") return [...event.attack, ...event.defence];
    return event.event === "dealer_rolled" ? event.faces : null;
  },
  figure: (event) => {
    if (event.event === "battle_fought")
      return `−${event.attack_losses} / −${event.defence_losses}`;
    if (event.event === "armies_placed" || event.event === "cards_traded")
      return `+${event.armies}`;
    return "";
  },
  place: (event) => {
    if ("target" in event) return event.target;
    return "territory" in event ? event.territory : null;
  },
};

const WEIGHTS: Record<string, number> = { out: 90, taken: 40, traded: 20 };

export const warRecap: RecapGame<WarEvent> = {
  startsTurn: (event) => (event.event === "turn_started" ? event.seat : null),
  counts: (event): Happening | null => {
    switch (event.event) {
      case "territory_conquered":
        return { kind: "taken", seat: event.seat, against: event.former, thing: event.territory };
      case "player_eliminated":
        return { kind: "out", seat: event.by, against: event.seat };
      case "player_surrendered":
        return { kind: "gone", seat: event.seat };
      case "cards_traded":
        return { kind: "traded", seat: event.seat, thing: String(event.armies) };
      default:
        return null;
    }
  },
  net: new Set(["taken"]),
  weighs: (happening, seat) =>
    (WEIGHTS[happening.kind] ?? 80) + (happening.against === seat ? 15 : 0),
};

/** A line of the recap, after the player's name. */
export function recapSentence(sum: Sum, seat: number | null, voice: Voice): string {
  const other =
    sum.against === null || sum.against === undefined ? t("nobody") : voice.player(sum.against);
  switch (sum.kind) {
    case "taken": {
      const places = sum.things.map((name) => voice.name("territory", name)).join(", ");
      if (sum.against === seat) return t("recap-taken-from-you", { places });
      return t("recap-taken", { places, other });
    }
    case "traded":
      return t("recap-traded", { armies: sum.things.join(" + ") });
    case "out":
      return t("recap-out", { other });
    default:
      return t("recap-gone");
  }
}
