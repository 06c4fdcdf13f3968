/** War, as the table of land games wants to know it. */
import type { BoardMap } from "../../board/types";
import type { WarAction, WarView, WarWire } from "../../protocol/war";
import type { Line } from "../../protocol/types";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { landGame } from "../land/game";
import { cueOf } from "../land/telling";
import type { Goal } from "../land/rules/objective";
import type { LandEvent } from "../land/wire";
import { board, objectives, rules } from "./data";
import map from "./map.json";
import { warPace } from "./pace";
import { BOARD } from "./rules/board";
import { stepsOf } from "./steps";
import { recapSentence, warLog, warRecap } from "./telling";

const STAGES: Record<string, string> = {
  trade: "trade",
  end_trade: "trade",
  place: "place",
  end_place: "place",
  attack: "attack",
  defend: "defend",
  occupy: "occupy",
  fortify: "move",
};

interface Card {
  id: string;
  continents?: readonly string[];
  any_third?: boolean;
  territories?: number;
  armies?: number;
  destroy?: string;
}
const CARDS: readonly Card[] = objectives.objectives;

function goal(objective: string): Goal | undefined {
  const card = CARDS.find((each) => each.id === objective);
  if (card === undefined) return undefined;
  const { continents, any_third, territories, armies, destroy } = card;
  return { whole: continents, moreWhole: any_third ? 1 : 0, territories, armies, destroy };
}

function doing(view: WarView, seat: number): string {
  const stage = STAGES[view.phase];
  if (stage === "defend" && seat === view.active) return t("land-doing-attack");
  return t(`land-doing-${stage ?? "think"}` as "land-doing-think");
}

function placesOf(action: Line): string[] {
  const [kind, ...fields] = action as WarAction;
  if (kind === "place") return [String(fields[1])];
  return kind === "attack" || kind === "move" ? [String(fields[0])] : [];
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
      return t("land-about-move", { sources });
    case "trade":
      return t("war-about-trade", { count });
    case "end_attack":
      return t("land-about-end-attack");
    case "end_fortify":
      return t("war-about-end-fortify");
    default:
      return actions[0] ? voice.action(actions[0]) : "";
  }
}

export const WAR = landGame<WarWire>({
  id: "war",
  name: () => t("game-war"),
  board: BOARD,
  map: map as BoardMap,
  stages: STAGES,
  beginnings: ["trade", "place"],
  answers: new Set(["trade", "defend", "occupy"]),
  vanguard: 1,
  endMoves: "end_fortify",
  shelves: {
    left: [
      ["america_do_norte", "america_do_sul"],
      ["europa", "africa"],
    ],
    right: [["asia", "oceania"]],
  },
  handLimit: rules.exchange.hand_limit,
  clauses: {
    otherPool: () => "WAR-RNF-06",
    emptyPool: "WAR-RNF-08",
    stays: "WAR-FRT-02",
    moved: "WAR-FRT-03",
  },
  pace: warPace,
  log: warLog,
  recap: warRecap,
  recapSentence,
  cue: (event, seat) => (event.event === "cards_traded" ? "card" : cueOf(event as LandEvent, seat)),
  doing,
  steps: stepsOf,
  goal,
  bonus: (continent) =>
    board.continents
      .filter(({ id }) => id === continent)
      .map(({ bonus, territories }) => ({ armies: bonus, from: Object.keys(territories).length })),
  kinds: ["trade", "place", "attack", "move"],
  places: placesOf,
  about,
});
