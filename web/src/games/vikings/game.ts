/** WAR Vikings, as the table of land games wants to know it. */
import type { Arrow, BoardMap, LaneLook, PlaceLook } from "../../board/types";
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import type { Line } from "../../protocol/types";
import type { VikingsAction, VikingsEvent, VikingsView, VikingsWire } from "../../protocol/vikings";
import type { Cue } from "../../sound/sounds";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { landGame } from "../land/game";
import { cueOf } from "../land/telling";
import type { LandEvent } from "../land/wire";
import { rules } from "./data";
import { goal } from "./goals";
import map from "./map.json";
import { vikingsPace } from "./pace";
import { BOARD, bonusOf, isPort, ROUTES } from "./rules/board";
import { stepsOf } from "./steps";
import { recapSentence, vikingsLog, vikingsRecap } from "./telling";

const STAGES: Record<string, string> = {
  colour: "colour",
  place: "place",
  reinforce: "place",
  captured: "place",
  attack: "attack",
  invoke_att: "invoke",
  invoke_def: "invoke",
  prayer_att: "prayer",
  prayer_def: "prayer",
  dice_def: "defend",
  reroll_att: "reroll",
  reroll_def: "reroll",
  valhalla_att: "valhalla",
  valhalla_def: "valhalla",
  occupy: "occupy",
  fortify: "move",
};

function owner(view: VikingsView, territory: string): number | null {
  return view.owners[BOARD.numberOf(territory)] ?? null;
}

/** Ships in port, commanders as banners; what fell has its new colour at once. */
function look(view: VikingsView, territory: string): PlaceLook {
  const holder = owner(view, territory);
  const leader = view.commanders.indexOf(territory);
  const entered = view.phase === "occupy" && view.combat?.target === territory;
  const ship = holder !== null && view.ships.includes(territory);
  const spent = view.spent.includes(territory);
  return {
    ...(ship ? { ship: { seat: String(holder), spent } } : {}),
    ...(leader >= 0 ? { banner: String(leader) } : {}),
    ...(entered ? { seat: String(view.active) } : {}),
  };
}

function remark(view: VikingsView, territory: string, voice: Voice): string {
  const leader = view.commanders.indexOf(territory);
  const ship = view.ships.includes(territory);
  const spent = view.spent.includes(territory);
  return [
    ...(isPort(territory) && !ship ? [t("vikings-port")] : []),
    ...(ship ? [spent ? t("vikings-ship-spent") : t("vikings-ship")] : []),
    ...(leader >= 0 ? [t("vikings-commander-of", { player: voice.player(leader) })] : []),
  ].join(" · ");
}

/** A lane is there to be seen while a ship lies at one of its ends; it can be used by the ships of whose turn it is. */
export function lanes(view: VikingsView): LaneLook[] {
  const sails = (from: string, to: string) =>
    view.ships.includes(from) &&
    !view.spent.includes(from) &&
    owner(view, from) === view.active &&
    owner(view, to) !== view.active;
  const opened = (one: string, other: string) =>
    view.assaults.some(
      (each) => each.opened && each.territories.includes(one) && each.territories.includes(other),
    );
  return ROUTES.filter((between) => between.some((end) => view.ships.includes(end))).map(
    ([one, other]): LaneLook => {
      const usable = sails(one, other) || sails(other, one);
      const kind = opened(one, other) ? "open" : usable ? "usable" : "quiet";
      return { between: [one, other], kind };
    },
  );
}

function arrows(event: VikingsEvent): Arrow[] | null {
  if (event.event !== "armies_moved" || event.armies > 0) return null;
  return [{ from: event.source, to: event.target, kind: "move" }];
}

function cue(event: VikingsEvent, seat: number | null): Cue | null {
  switch (event.event) {
    case "dice_rolled":
    case "die_rerolled":
    case "power_rolled":
      return "dice";
    case "naval_roll_fought":
      return "hit";
    case "commander_placed":
    case "ship_built":
      return event.seat === seat ? null : "place";
    case "cards_traded":
    case "god_card_drawn":
      return "card";
    default:
      return cueOf(event as LandEvent, seat);
  }
}

function seat(view: VikingsView, number: number): Partial<SeatLine> {
  const valhalla = view.valhalla[number] ?? 0;
  const ships = view.ships.filter((each) => owner(view, each) === number).length;
  const territories = view.owners.filter((each) => each === number).length;
  return {
    pips: {
      icon: "army-solid",
      value: valhalla,
      most: rules.supply.valhalla_most,
      left: 0,
      label: t("vikings-seat-valhalla", { valhalla, ships }),
    },
    short: t("vikings-seat-short", {
      territories,
      cards: view.hand_sizes[number] ?? 0,
      valhalla,
    }),
  };
}

function doing(view: VikingsView): string {
  return t(`vikings-doing-${STAGES[view.phase] ?? "think"}` as "vikings-doing-think");
}

function placesOf(action: Line): string[] {
  const [kind, ...fields] = action as VikingsAction;
  switch (kind) {
    case "place":
      return [String(fields[1])];
    case "place_commander":
    case "build_ship":
    case "lay_up_ship":
    case "attack":
    case "attack_ship":
    case "move":
    case "sail":
      return [String(fields[0])];
    default:
      return [];
  }
}

function about(kind: string, actions: readonly Line[], voice: Voice): string {
  const sources = new Set(actions.flatMap(placesOf)).size;
  const count = actions.length;
  switch (kind) {
    case "attack":
      return t("land-about-attack", { count, sources });
    case "place":
      return t("land-about-place", { sources });
    case "move":
    case "sail":
      return t("land-about-move", { sources });
    case "attack_ship":
      return t("vikings-about-naval", { count });
    case "place_commander":
    case "build_ship":
    case "lay_up_ship":
      return t("vikings-about-places", { sources });
    case "trade":
      return t("vikings-about-trade");
    case "end_attack":
      return t("land-about-end-attack");
    default:
      return actions[0] ? voice.action(actions[0]) : "";
  }
}

/** VIK-REI-06, VIK-ONE-03, VIK-CRD-04: the commander stands in round 1, and no exchange is due. */
function mayEnd(view: VikingsView): boolean {
  if (view.phase === "captured")
    return (view.hand_sizes[view.active] ?? 0) <= rules.exchange.hand_limit;
  if (view.phase === "reinforce") return !view.must_trade;
  return view.options["commander"] !== true || view.commanders[view.active] !== null;
}

export const VIKINGS = landGame<VikingsWire>({
  id: "vikings",
  name: () => t("game-vikings"),
  board: BOARD,
  map: map as BoardMap,
  stages: STAGES,
  beginnings: ["place", "reinforce"],
  answers: new Set(["colour", "invoke", "prayer", "defend", "reroll", "valhalla", "occupy"]),
  vanguard: 0,
  endMoves: "end_fortify",
  endPlacing: { kind: "finish_placing", may: mayEnd },
  shelves: {
    left: [
      ["atlantico", "britania"],
      ["noruega", "francia"],
    ],
    right: [["suecia", "dinamarca"], ["gardarike"]],
  },
  handLimit: rules.exchange.hand_limit,
  clauses: {
    otherPool: () => "VIK-REI-04",
    emptyPool: "VIK-REI-06",
    stays: "VIK-FOR-03",
    moved: "VIK-OPT-09",
  },
  pace: vikingsPace,
  log: vikingsLog,
  recap: vikingsRecap,
  recapSentence,
  cue,
  doing,
  steps: stepsOf,
  goal,
  bonus: bonusOf,
  look,
  remark,
  arrows,
  lanes,
  seat,
  kinds: [
    "trade",
    "place",
    "place_commander",
    "build_ship",
    "lay_up_ship",
    "attack",
    "attack_ship",
    "invoke",
    "move",
    "sail",
  ],
  places: placesOf,
  about,
});
