/** How War's events are logged and summed up. */
import type { WarEvent } from "../../protocol/war";
import type { LogGame } from "../../table/log";
import type { RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import * as land from "../land/telling";
import type { LandEvent } from "../land/wire";

const SILENT = new Set<WarEvent["event"]>(["trade_skipped", "attack_ended", "fortify_ended"]);
const BATTLES = new Set<WarEvent["event"]>([...land.BATTLES, "attack_declared", "attack_voided"]);

export const warLog: LogGame<WarEvent> = {
  startsTurn: land.startsTurn,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) =>
    SILENT.has(event.event) || (event.event === "armies_moved_in" && event.armies === 0),
  discreet: land.discreet,
  faces: (event) => land.faces(event as LandEvent),
  figure: (event) =>
    event.event === "cards_traded" ? `+${event.armies}` : land.figure(event as LandEvent),
  place: land.placeOf,
};

export const warRecap: RecapGame<WarEvent> = {
  startsTurn: (event) => land.startsTurn(event)?.seat ?? null,
  counts: (event) =>
    event.event === "cards_traded"
      ? { kind: "traded", seat: event.seat, thing: String(event.armies) }
      : land.happening(event as LandEvent),
  net: land.NET,
  weighs: land.weighs,
};

export function recapSentence(sum: Sum, seat: number | null, voice: Voice): string {
  if (sum.kind === "traded") return t("recap-traded", { armies: sum.things.join(" + ") });
  return land.recapSentence(sum, seat, voice);
}
