/** The board of WAR Vikings: its borders, its ports, the sea routes between them, and its cards. */
import { LandBoard } from "../../land/board";
import { FigureCards } from "../../land/rules/cards";
import { board, rules } from "../data";

export const BOARD = new LandBoard(
  board.continents.map(({ id, territories }) => ({ id, territories: Object.keys(territories) })),
  { land: board.links.land, sea: board.links.dotted },
);

export const CARDS = new FigureCards(BOARD, board.continents, rules.exchange);

export const PORTS: readonly string[] = board.ports;
const IS_PORT = new Set(PORTS);

export function isPort(territory: string): boolean {
  return IS_PORT.has(territory);
}

export type Route = readonly [string, string];
export const ROUTES: readonly Route[] = board.sea.routes;

/** Whether a sea route joins the two. */
export function isRoute(one: string, other: string): boolean {
  return ROUTES.some((ends) => ends.includes(one) && ends.includes(other) && one !== other);
}

export function bonusOf(continent: string): { armies: number; from: number }[] {
  return board.continents
    .filter(({ id }) => id === continent)
    .map(({ bonus, territories }) => ({ armies: bonus, from: Object.keys(territories).length }));
}
