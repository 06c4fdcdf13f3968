/** War II, as the table of land games wants to know it. */
import type { Arrow, BoardMap, PlaceLook } from "../../board/types";
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import type { Line } from "../../protocol/types";
import type { War2Action, War2Event, War2View, War2Wire } from "../../protocol/war2";
import type { Cue } from "../../sound/sounds";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { landGame } from "../land/game";
import type { Goal } from "../land/rules/objective";
import { cueOf } from "../land/telling";
import type { LandEvent } from "../land/wire";
import { cards, rules } from "./data";
import map from "./map.json";
import { war2Pace } from "./pace";
import { BOARD, bonusOf, CENTRES, isCentre } from "./rules/board";
import { stepsOf } from "./steps";
import { recapSentence, war2Log, war2Recap } from "./telling";

const STAGES: Record<string, string> = {
  choice: "choice",
  claim: "claim",
  place: "place",
  attack: "attack",
  occupy: "occupy",
  raid: "raid",
  move: "move",
  transport: "transport",
};

interface Card {
  id: string;
  whole?: readonly string[];
  more_whole?: number;
  majority?: readonly string[];
  majorities?: number;
  territories?: number;
  armies?: number;
  centres?: number;
  destroy?: string;
}
const OBJECTIVES: readonly Card[] = cards.objectives;
const LAST_STAND = "obj_ultimo_territorio";

function goal(objective: string, view: War2View): Goal | undefined {
  const centres = (need: number | undefined) =>
    need === undefined ? undefined : { need, of: CENTRES };
  if (objective === LAST_STAND)
    return { centres: centres(Number(view.options["last_stand_centres"])) };
  const card = OBJECTIVES.find((each) => each.id === objective);
  if (card === undefined) return undefined;
  const { whole, more_whole, majority, majorities, territories, armies, destroy } = card;
  return {
    whole,
    moreWhole: more_whole,
    majority,
    majorities,
    territories,
    armies,
    centres: centres(card.centres),
    destroy,
  };
}

/** The star of a centre, pawns, the planes of a raid; what was conquered has its new colour at once. */
function look(view: War2View, territory: string): PlaceLook {
  const pawns = view.ci.flatMap((place, seat) => (place === territory ? [String(seat)] : []));
  const raided = view.raid?.target === territory ? view.raid : null;
  const entered = view.phase === "occupy" && view.battle?.target === territory;
  return {
    ...(isCentre(territory) ? { star: true } : {}),
    ...(pawns.length > 0 ? { pawns } : {}),
    ...(raided ? { planes: { seat: String(view.active), count: raided.bombers } } : {}),
    ...(raided && view.armies[BOARD.numberOf(territory)] === 1 ? { locked: true } : {}),
    ...(entered ? { seat: String(view.active) } : {}),
  };
}

function remark(view: War2View, territory: string, voice: Voice): string {
  const pawns = view.ci.flatMap((place, seat) =>
    place === territory ? [t("war2-ci-of", { player: voice.player(seat) })] : [],
  );
  const centre = isCentre(territory) ? [t("war2-centre")] : [];
  return [...centre, ...pawns].join(" · ");
}

function arrows(event: War2Event): Arrow[] | null {
  switch (event.event) {
    case "armies_airlifted":
    case "armies_transported":
      return [
        { from: event.source, to: event.target, kind: "flight", label: String(event.armies) },
      ];
    case "ci_moved":
      return [{ from: event.source, to: event.territory, kind: "flight" }];
    default:
      return null;
  }
}

function cue(event: War2Event, seat: number | null): Cue | null {
  switch (event.event) {
    case "territory_claimed":
    case "centre_dealt":
    case "ci_placed":
      return event.seat === seat ? null : "place";
    case "flak_fired":
    case "bombs_dropped":
      return "dice";
    case "territory_reinforced":
    case "transport_paid":
    case "hand_seen":
    case "secrets_seen":
      return "card";
    default:
      return cueOf(event as LandEvent, seat);
  }
}

function seat(view: War2View, number: number): Partial<SeatLine> {
  const [base, box] = [view.base[number] ?? 0, view.box[number] ?? 0];
  const territories = view.owners.filter((owner) => owner === number).length;
  return {
    pips: {
      icon: "plane-solid",
      value: base,
      most: rules.pieces.bombers,
      left: box,
      label: t("war2-base", { base, box }),
    },
    short: t("war2-seat-short", { territories, cards: view.hand_sizes[number] ?? 0, base }),
  };
}

function placesOf(action: Line): string[] {
  const [kind, ...fields] = action as War2Action;
  switch (kind) {
    case "place":
      return [String(fields[1])];
    case "reinforce":
    case "raid_with_cards":
      return [String(fields[2])];
    case "claim":
    case "take_centre":
    case "attack":
    case "raid_from_base":
    case "move":
    case "airlift":
    case "carry":
    case "place_ci":
      return [String(fields[0])];
    case "move_ci":
    case "carry_ci":
      return [String(fields[1])];
    default:
      return [];
  }
}

function about(kind: string, actions: readonly Line[], voice: Voice): string {
  const places = new Set(actions.flatMap(placesOf)).size;
  const count = actions.length;
  switch (kind) {
    case "attack":
      return t("land-about-attack", { count, sources: places });
    case "place":
      return t("land-about-place", { sources: places });
    case "move":
    case "airlift":
    case "carry":
      return t("land-about-move", { sources: places });
    case "raid_from_base":
    case "raid_with_cards":
      return t("war2-about-raid", { places });
    case "reinforce":
    case "place_ci":
      return t("land-about-place", { sources: places });
    case "claim":
    case "take_centre":
      return t("war2-about-vacant", { places });
    case "transport":
      return t("war2-about-transport", { count });
    case "discard":
      return t("war2-about-discard", { count });
    case "spy":
      return t("war2-about-spy", { count });
    case "end_attack":
      return t("land-about-end-attack");
    case "end_turn":
      return t("war2-about-end-turn");
    default:
      return actions[0] ? voice.action(actions[0]) : "";
  }
}

function ownsAll(view: War2View, continent: string): boolean {
  const found = BOARD.continents.find(({ id }) => id === continent);
  return (found?.territories ?? []).every(
    (each) => view.owners[BOARD.numberOf(each)] === view.seat,
  );
}

export const WAR2 = landGame<War2Wire>({
  id: "war2",
  name: () => t("game-war2"),
  board: BOARD,
  map: map as BoardMap,
  stages: STAGES,
  beginnings: ["place"],
  answers: new Set(["occupy", "raid"]),
  vanguard: 0,
  endMoves: "end_turn",
  shelves: {
    left: [
      ["america_do_norte", "america_do_sul"],
      ["europa", "africa"],
    ],
    right: [["asia", "oceania"]],
  },
  handLimit: rules.cards.hand_limit,
  supply:
    rules.pieces.small * rules.pieces.small_value + rules.pieces.large * rules.pieces.large_value,
  clauses: {
    otherPool: (view, pool) => (ownsAll(view, pool) ? "WAR2-REC-09" : "WAR2-REC-10"),
    emptyPool: "WAR2-REC-13",
    stays: "WAR2-MOV-02",
    moved: "WAR2-MOV-03",
  },
  pace: war2Pace,
  log: war2Log,
  recap: war2Recap,
  recapSentence,
  cue,
  doing: (view) => t(`land-doing-${STAGES[view.phase] ?? "think"}` as "land-doing-think"),
  steps: stepsOf,
  goal,
  bonus: bonusOf,
  look,
  remark,
  arrows,
  seat,
  kinds: [
    "place",
    "attack",
    "raid_from_base",
    "move",
    "airlift",
    "reinforce",
    "raid_with_cards",
    "transport",
    "spy",
  ],
  places: placesOf,
  about,
});
