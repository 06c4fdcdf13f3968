/** How War II's events are logged and summed up. */
import type { War2Event } from "../../protocol/war2";
import type { LogGame } from "../../table/log";
import type { Happening, RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import * as land from "../land/telling";
import type { LandEvent } from "../land/wire";
import { rules } from "./data";

const SILENT = new Set<War2Event["event"]>(["attack_ended", "turn_ended", "pile_recycled"]);
const BATTLES = new Set<War2Event["event"]>([
  ...land.BATTLES,
  "raid_declared",
  "flak_fired",
  "bombs_dropped",
  "raid_ended",
  "ci_captured",
]);

/** What a spy has seen of others stays in his dossier. */
const SEEN = new Set<War2Event["event"]>(["hand_seen", "secrets_seen"]);

function figure(event: War2Event): string {
  switch (event.event) {
    case "territory_reinforced":
    case "bombers_arrived":
      return `+${event.event === "bombers_arrived" ? event.bombers : event.armies}`;
    case "flak_fired":
    case "bombs_dropped":
      return event.face > 0 ? `−${event.face}` : "0";
    default:
      return land.figure(event as LandEvent);
  }
}

/** An air die shows what stands on its side (WAR2-COM-10, WAR2-COM-11). */
function shows(event: War2Event, side: number, options: Readonly<Record<string, unknown>>): number {
  const { air_attack, anti_aircraft, anti_aircraft_heavy } = rules.dice;
  const flak = options["aa_die"] === "heavy" ? anti_aircraft_heavy : anti_aircraft;
  if (event.event === "flak_fired") return flak[side - 1] ?? 0;
  return event.event === "bombs_dropped" ? (air_attack[side - 1] ?? 0) : side;
}

function faces(event: War2Event): number[] | null {
  const air = event.event === "flak_fired" || event.event === "bombs_dropped";
  return air ? [event.face] : land.faces(event as LandEvent);
}

export const war2Log: LogGame<War2Event> = {
  startsTurn: land.startsTurn,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) => SILENT.has(event.event),
  discreet: (event) => (SEEN.has(event.event) ? null : land.discreet(event)),
  faces,
  shows,
  figure,
  place: land.placeOf,
};

function happening(event: War2Event): Happening | null {
  switch (event.event) {
    case "raid_declared":
      return { kind: "raided", seat: event.seat, against: event.defender, thing: event.target };
    case "spied":
      return { kind: "spied", seat: event.seat, against: event.opponent };
    case "ci_captured":
      return { kind: "captured", seat: event.seat, against: event.ci };
    default:
      return land.happening(event as LandEvent);
  }
}

export const war2Recap: RecapGame<War2Event> = {
  startsTurn: (event) => land.startsTurn(event)?.seat ?? null,
  counts: happening,
  net: land.NET,
  weighs: land.weighs,
};

export function recapSentence(sum: Sum, seat: number | null, voice: Voice): string {
  const other =
    sum.against === null || sum.against === undefined ? t("nobody") : voice.player(sum.against);
  const places = [...new Set(sum.things)].map((name) => voice.name("territory", name)).join(", ");
  switch (sum.kind) {
    case "raided":
      return t("war2-recap-raided", { places });
    case "spied":
      return sum.against === seat ? t("war2-recap-spied-you") : t("war2-recap-spied", { other });
    case "captured":
      return sum.against === seat
        ? t("war2-recap-captured-you")
        : t("war2-recap-captured", { other });
    default:
      return land.recapSentence(sum, seat, voice);
  }
}
