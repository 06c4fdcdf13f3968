/** How the events of WAR Vikings are logged and summed up. */
import type { VikingsEvent } from "../../protocol/vikings";
import type { LogGame } from "../../table/log";
import type { Happening, RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import * as land from "../land/telling";
import type { LandEvent } from "../land/wire";
import { COMBAT } from "./combat";

const SILENT = new Set<VikingsEvent["event"]>([
  "placing_finished",
  "attack_ended",
  "fortify_ended",
  "pile_recycled",
]);
const BATTLES = new Set<string>([...land.BATTLES, ...COMBAT, "commander_lost", "ship_returned"]);

function figure(event: VikingsEvent): string {
  switch (event.event) {
    case "cards_traded":
      return `+${event.armies}`;
    case "god_invoked":
      return `−${event.cost}`;
    case "ship_built":
      return "−1";
    case "commander_placed":
      return event.cost > 0 ? `−${event.cost}` : "";
    case "valhalla_entered":
      return event.armies > 0 ? `+${event.armies}` : "";
    case "naval_roll_fought":
      return `${event.attack_pairs} : ${event.defence_pairs}`;
    default:
      return land.figure(event as LandEvent);
  }
}

/** The dice as they fell: those of a comparison may have been changed by gods. */
function faces(event: VikingsEvent): number[] | null {
  switch (event.event) {
    case "dice_rolled":
      return [...event.attack, ...event.defence];
    case "die_rerolled":
      return [event.result];
    case "power_rolled":
    case "dealer_rolled":
      return event.faces;
    default:
      return null;
  }
}

export const vikingsLog: LogGame<VikingsEvent> = {
  startsTurn: land.startsTurn,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) => SILENT.has(event.event),
  discreet: land.discreet,
  faces,
  figure,
  place: land.placeOf,
};

function happening(event: VikingsEvent): Happening | null {
  switch (event.event) {
    case "cards_traded":
      return { kind: "traded", seat: event.seat, thing: String(event.armies) };
    case "ship_built":
      return { kind: "built", seat: event.seat, thing: event.territory };
    case "commander_lost":
      return { kind: "commander", seat: event.seat, thing: event.territory };
    case "naval_combat_ended": {
      const won = event.result === "sunk" || event.result === "open";
      const [seat, against] = won ? [event.seat, event.defender] : [event.defender, event.seat];
      return { kind: "naval", seat, against, thing: event.target };
    }
    default:
      return land.happening(event as LandEvent);
  }
}

export const vikingsRecap: RecapGame<VikingsEvent> = {
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
    case "traded":
      return t("recap-traded", { armies: sum.things.join(" + ") });
    case "built":
      return t("vikings-recap-built", { places });
    case "commander":
      return t("vikings-recap-commander", { places });
    case "naval":
      return sum.against === seat
        ? t("vikings-recap-naval-you", { places })
        : t("vikings-recap-naval", { other, places });
    default:
      return land.recapSentence(sum, seat, voice);
  }
}
