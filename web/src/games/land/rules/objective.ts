/** How far one has come with an objective. */
import type { WarView } from "../../../protocol/war";
import { objectives } from "../../war/data";
import { CONTINENTS, TERRITORIES, type Continent } from "../../war/rules/board";

interface Card {
  id: string;
  continents?: readonly string[];
  any_third?: boolean;
  territories?: number;
  armies?: number;
  destroy?: string;
}

/** `of`: a continent, a colour (with its seat), or territories with so many armies. */
export interface Part {
  of:
    | { continent: string; third: boolean }
    | { seat: number }
    | { territories: number; armies: number };
  have: number;
  need: number;
  /** Territories that would count and do not yet. */
  missing: string[];
}

const CARDS: readonly Card[] = objectives.objectives;

export function partsOf(view: WarView, objective: string, seat: number): Part[] {
  const card = CARDS.find((each) => each.id === objective);
  if (card === undefined) return [];
  const named = card.continents ?? [];
  const parts = CONTINENTS.filter((each) => named.includes(each.id)).map((each) =>
    held(view, each, seat, false),
  );
  if (card.any_third) {
    const others = CONTINENTS.filter((each) => !named.includes(each.id));
    const near = others.map((each) => held(view, each, seat, true));
    near.sort((one, other) => one.need - one.have - (other.need - other.have));
    parts.push(...near.slice(0, 1));
  }
  if (card.territories !== undefined) parts.push(counted(view, card, seat));
  if (card.destroy !== undefined) parts.push(...destroyed(view, card.destroy));
  return parts;
}

function held(view: WarView, continent: Continent, seat: number, third: boolean): Part {
  const missing = continent.territories.filter(
    (each) => view.owners[TERRITORIES.indexOf(each)] !== seat,
  );
  const need = continent.territories.length;
  return { of: { continent: continent.id, third }, have: need - missing.length, need, missing };
}

function counted(view: WarView, card: Card, seat: number): Part {
  const armies = card.armies ?? 1;
  const enough = TERRITORIES.filter(
    (_, place) => view.owners[place] === seat && (view.armies[place] ?? 0) >= armies,
  );
  const need = card.territories ?? 0;
  return {
    of: { territories: need, armies },
    have: Math.min(need, enough.length),
    need,
    missing: [],
  };
}

/** One to go for every territory that the colour still has. */
function destroyed(view: WarView, colour: string): Part[] {
  const seat = view.colours.indexOf(colour);
  if (seat < 0) return [];
  const missing = TERRITORIES.filter((_, place) => view.owners[place] === seat);
  return [{ of: { seat }, have: 0, need: missing.length, missing }];
}
