/** The board of War as the data has it: who lies where and beside whom. Lists of a view are in its order. */
import { board } from "../data";

export interface Continent {
  id: string;
  bonus: number;
  territories: string[];
}

export const CONTINENTS: readonly Continent[] = board.continents.map((continent) => ({
  id: continent.id,
  bonus: continent.bonus,
  territories: Object.keys(continent.territories),
}));

export const TERRITORIES: readonly string[] = CONTINENTS.flatMap((each) => each.territories);

const NUMBERS = new Map(TERRITORIES.map((territory, number) => [territory, number]));
const HOMES = new Map(CONTINENTS.flatMap((each) => each.territories.map((one) => [one, each])));
const FIGURES = new Map<string, string>(
  board.continents.flatMap((continent) => Object.entries<string>(continent.territories)),
);

const BESIDE = new Map<string, string[]>(TERRITORIES.map((territory) => [territory, []]));
for (const [one, other] of [...board.links.land, ...board.links.sea]) {
  BESIDE.get(one)?.push(other);
  BESIDE.get(other)?.push(one);
}

/** The place of a territory in the lists of a view. */
export function numberOf(territory: string): number {
  return NUMBERS.get(territory) ?? -1;
}

export function continentOf(territory: string): Continent {
  const found = HOMES.get(territory);
  if (found === undefined) throw new Error(`no territory ${territory}`);
  return found;
}

export function neighboursOf(territory: string): readonly string[] {
  return BESIDE.get(territory) ?? [];
}

const CARD = "carta_";
export const JOKER = "coringa";

/** The territory on a card; null on a joker. */
export function territoryOn(card: string): string | null {
  return card.startsWith(CARD) ? card.slice(CARD.length) : null;
}

export function figureOn(card: string): string {
  return FIGURES.get(territoryOn(card) ?? "") ?? JOKER;
}
