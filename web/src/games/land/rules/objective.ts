/** How far one has come with an objective. */
import type { Continent, LandBoard } from "../board";
import type { LandView } from "../wire";

/** All that is given must hold. */
export interface Goal {
  /** Continents, all of each. */
  whole?: readonly string[] | undefined;
  /** So many more whole continents, of choice. */
  moreWhole?: number | undefined;
  /** More than half of each of these. */
  majority?: readonly string[] | undefined;
  /** More than half of so many continents, of choice. */
  majorities?: number | undefined;
  territories?: number | undefined;
  /** With at least so many armies on each of the territories. */
  armies?: number | undefined;
  /** So many of these places. */
  centres?: { need: number; of: readonly string[] } | undefined;
  /** What else the game asks, counted by it. */
  more?: readonly Part[] | undefined;
  /** A colour. */
  destroy?: string | undefined;
}

/** `of`: a continent, a colour (with its seat), territories with so many armies, centres, or in the game's words. */
export interface Part {
  of:
    | { continent: string; as: "named" | "chosen" | "majority" }
    | { seat: number }
    | { territories: number; armies: number }
    | { majorities: number }
    | { centres: number }
    | { named: readonly string[] }
    | { said: () => string };
  have: number;
  need: number;
  /** Territories that would count and do not yet. */
  missing: string[];
}

export function partsOf(board: LandBoard, view: LandView, goal: Goal, seat: number): Part[] {
  const named = goal.whole ?? [];
  const lies = (one: readonly string[]) => board.continents.filter((each) => one.includes(each.id));
  const parts = lies(named).map((each) => held(board, view, each, seat, "named"));
  if (goal.moreWhole) {
    const others = board.continents.filter((each) => !named.includes(each.id));
    const near = others.map((each) => held(board, view, each, seat, "chosen")).sort(nearer);
    parts.push(...near.slice(0, goal.moreWhole));
  }
  parts.push(...lies(goal.majority ?? []).map((each) => held(board, view, each, seat, "majority")));
  if (goal.majorities) parts.push(majorities(board, view, goal.majorities, seat));
  if (goal.territories !== undefined) parts.push(counted(board, view, goal, seat));
  if (goal.centres) {
    const missing = goal.centres.of.filter((each) => view.owners[board.numberOf(each)] !== seat);
    const { need, of } = goal.centres;
    parts.push({ of: { centres: need }, have: of.length - missing.length, need, missing });
  }
  parts.push(...(goal.more ?? []));
  if (goal.destroy !== undefined) parts.push(...destroyed(board, view, goal.destroy));
  return parts;
}

const nearer = (one: Part, other: Part) => one.need - one.have - (other.need - other.have);

function held(
  board: LandBoard,
  view: LandView,
  continent: Continent,
  seat: number,
  as: "named" | "chosen" | "majority",
): Part {
  const size = continent.territories.length;
  const missing = continent.territories.filter(
    (each) => view.owners[board.numberOf(each)] !== seat,
  );
  const need = as === "majority" ? Math.floor(size / 2) + 1 : size;
  const have = Math.min(need, size - missing.length);
  return { of: { continent: continent.id, as }, have, need, missing: have === need ? [] : missing };
}

function majorities(board: LandBoard, view: LandView, need: number, seat: number): Part {
  const each = board.continents.map((one) => held(board, view, one, seat, "majority"));
  const open = each.filter((part) => part.have < part.need).sort(nearer);
  const have = Math.min(need, each.length - open.length);
  const missing = have === need ? [] : (open[0]?.missing ?? []);
  return { of: { majorities: need }, have, need, missing };
}

function counted(board: LandBoard, view: LandView, goal: Goal, seat: number): Part {
  const armies = goal.armies ?? 1;
  const enough = board.territories.filter(
    (_, place) => view.owners[place] === seat && (view.armies[place] ?? 0) >= armies,
  );
  const need = goal.territories ?? 0;
  const have = Math.min(need, enough.length);
  return { of: { territories: need, armies }, have, need, missing: [] };
}

/** One to go for every territory that the colour still has. */
function destroyed(board: LandBoard, view: LandView, colour: string): Part[] {
  const seat = view.colours.indexOf(colour);
  if (seat < 0) return [];
  const missing = board.territories.filter((_, place) => view.owners[place] === seat);
  return [{ of: { seat }, have: 0, need: missing.length, missing }];
}
