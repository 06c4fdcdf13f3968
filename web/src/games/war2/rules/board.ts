/** The board of War II: its Strategic Centres, and what its continents bring. */
import { LandBoard } from "../../land/board";
import { board } from "../data";

export const BOARD = new LandBoard(board.continents, board.links);

export const CENTRES: readonly string[] = board.continents.flatMap((each) => each.centres);
const IS_CENTRE = new Set(CENTRES);

export function isCentre(territory: string): boolean {
  return IS_CENTRE.has(territory);
}

/** WAR2-BRD-09, WAR2-BRD-10: for more than half of it, and for all of it. */
export function bonusOf(continent: string): { armies: number; from: number }[] {
  const found = board.continents.find(({ id }) => id === continent);
  if (found === undefined) return [];
  const size = found.territories.length;
  return [
    { armies: found.majority, from: Math.floor(size / 2) + 1 },
    { armies: found.totality, from: size },
  ];
}
