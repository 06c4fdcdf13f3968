/** The board of War, and what its cards show. */
import { LandBoard } from "../../land/board";
import { board } from "../data";

export const BOARD = new LandBoard(
  board.continents.map(({ id, territories }) => ({ id, territories: Object.keys(territories) })),
  board.links,
);

const FIGURES = new Map<string, string>(
  board.continents.flatMap((continent) => Object.entries<string>(continent.territories)),
);

const CARD = "carta_";
export const JOKER = "coringa";

/** The territory on a card; null on a joker. */
export function territoryOn(card: string): string | null {
  return card.startsWith(CARD) ? card.slice(CARD.length) : null;
}

export function figureOn(card: string): string {
  return FIGURES.get(territoryOn(card) ?? "") ?? JOKER;
}
