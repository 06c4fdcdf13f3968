/** How the events of land games are logged and summed up. */
import type { Cue } from "../../sound/sounds";
import type { Roll } from "../../table/dice";
import type { Happening, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { BattleFought, LandEvent } from "./wire";

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

export const startsTurn = (event: { event: string; seat?: number; round?: number }) =>
  event.event === "turn_started" ? { seat: event.seat ?? 0, round: event.round ?? 0 } : null;

export const BATTLES = ["battle_fought", "territory_conquered", "player_eliminated"] as const;

export function faces(event: LandEvent): number[] | null {
  if (event.event === "battle_fought") return [...event.attack, ...event.defence];
  return event.event === "dealer_rolled" ? event.faces : null;
}

export function figure(event: LandEvent): string {
  if (event.event === "battle_fought") return `−${event.attack_losses} / −${event.defence_losses}`;
  return event.event === "armies_placed" ? `+${event.armies}` : "";
}

/** Where an event happened. */
export function placeOf(event: { event: string }): string | null {
  if ("target" in event) return String(event.target);
  return "territory" in event ? String(event.territory) : null;
}

/** What is worth telling to whoever was away. */
export function happening(event: LandEvent): Happening | null {
  switch (event.event) {
    case "territory_conquered":
      return { kind: "taken", seat: event.seat, against: event.former, thing: event.territory };
    case "player_eliminated":
      return { kind: "out", seat: event.by, against: event.seat };
    case "player_surrendered":
      return { kind: "gone", seat: event.seat };
    default:
      return null;
  }
}

/** Where others see the screen, objectives are dealt face down and change in silence. */
export function discreet<E extends { event: string }>(event: E): E | null {
  if (event.event === "objective_dealt") return { ...event, objective: null };
  return event.event === "objective_swapped" || event.event === "objective_changed" ? null : event;
}

export const NET = new Set(["taken"]);
const WEIGHTS: Record<string, number> = { out: 90, gone: 80, taken: 40 };
const OTHER = 20;

export const weighs = (one: Happening, seat: number) =>
  (WEIGHTS[one.kind] ?? OTHER) + (one.against === seat ? 15 : 0);

/** A line of the recap about what all land games have. */
export function recapSentence(sum: Sum, seat: number | null, voice: Voice): string {
  const other =
    sum.against === null || sum.against === undefined ? t("nobody") : voice.player(sum.against);
  if (sum.kind === "taken") {
    const places = sum.things.map((name) => voice.name("territory", name)).join(", ");
    if (sum.against === seat) return t("recap-taken-from-you", { places });
    return t("recap-taken", { places, other });
  }
  return sum.kind === "out" ? t("recap-out", { other }) : t("recap-gone");
}

/** The sound of an event; the dice make theirs in the tray. */
export function cueOf(event: LandEvent, seat: number | null): Cue | null {
  switch (event.event) {
    case "armies_placed":
      return event.seat === seat ? null : "place";
    case "battle_fought":
      return event.defender === seat && event.defence_losses > 0 ? "hit" : null;
    case "territory_conquered":
      if (event.seat === seat) return "conquest";
      return event.former === seat ? "lost-land" : null;
    case "card_drawn":
      return "card";
    default:
      return null;
  }
}
