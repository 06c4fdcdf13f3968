/** How War's events are shown, logged and summed up. */
import type { BattleFought, WarEvent, WarView, WarWire } from "../../protocol/war";
import { timing, type Roll } from "../../table/dice";
import type { LogGame } from "../../table/log";
import type { Pace } from "../../table/playback.svelte";
import type { Happening, RecapGame, Sum } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { board } from "./data";

const TERRITORIES = board.continents.flatMap((each) => Object.keys(each.territories));
const PLACE = new Map(TERRITORIES.map((name, place) => [name, place]));

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

const bare = (battle: BattleFought): Roll => ({
  left: { dice: battle.attack, seat: battle.seat, label: "" },
  right: { dice: battle.defence, seat: battle.defender, label: "" },
});

const LASTS: Partial<Record<WarEvent["event"], number>> = {
  dealer_rolled: 800,
  territories_dealt: 600,
  turn_started: 900,
  cards_traded: 900,
  armies_placed: 300,
  attack_declared: 300,
  territory_conquered: 480,
  player_eliminated: 900,
  objective_revealed: 900,
  armies_moved_in: 360,
  armies_moved: 360,
  card_drawn: 280,
  player_surrendered: 900,
};

export const warPace: Pace<WarWire> = {
  lasts: (event) =>
    event.event === "battle_fought" ? timing(bare(event)).lasts : (LASTS[event.event] ?? 0),
  changes: (event) => (event.event === "battle_fought" ? timing(bare(event)).losses : 0),
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins: (one, next) =>
    one.event === "battle_fought" &&
    next.event === "battle_fought" &&
    one.source === next.source &&
    one.target === next.target,
};

function changed(view: WarView, changes: Record<string, number>, owner?: number): WarView {
  const armies = [...view.armies];
  const owners = [...view.owners];
  for (const [territory, by] of Object.entries(changes)) {
    const place = PLACE.get(territory);
    if (place === undefined) continue;
    armies[place] = (armies[place] ?? 0) + by;
    if (owner !== undefined && by > 0) owners[place] = owner;
  }
  return { ...view, armies, owners };
}

/** The board after an event; what else there is to see comes with the server's next view. */
function after(view: WarView, event: WarEvent): WarView {
  switch (event.event) {
    case "turn_started":
      return { ...view, active: event.seat, round: event.round, pools: event.pools };
    case "armies_placed":
      return changed(view, { [event.territory]: event.armies });
    case "cards_traded":
      return changed(view, Object.fromEntries(event.bonus.map((name) => [name, 2])));
    case "battle_fought":
      return changed(view, {
        [event.source]: -event.attack_losses,
        [event.target]: -event.defence_losses,
      });
    case "territory_conquered":
      return changed(view, { [event.source]: -1, [event.territory]: 1 }, event.seat);
    case "armies_moved_in":
      return changed(view, { [event.source]: -event.armies, [event.territory]: event.armies });
    case "armies_moved":
      return changed(view, { [event.source]: -event.armies, [event.target]: event.armies });
    default:
      return view;
  }
}

const SILENT = new Set<WarEvent["event"]>(["trade_skipped", "attack_ended", "fortify_ended"]);
const BATTLES = new Set<WarEvent["event"]>([
  "attack_declared",
  "attack_voided",
  "battle_fought",
  "territory_conquered",
  "player_eliminated",
]);
const ROLLED = new Set<WarEvent["event"]>(["battle_fought", "dealer_rolled"]);

export const warLog: LogGame<WarEvent> = {
  startsTurn: (event) =>
    event.event === "turn_started" ? { seat: event.seat, round: event.round } : null,
  isBattle: (event) => BATTLES.has(event.event),
  silent: (event) => SILENT.has(event.event),
  rolled: (event) => ROLLED.has(event.event),
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

const WEIGHTS: Record<string, number> = { out: 90, continent: 70, taken: 40, traded: 20 };

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
