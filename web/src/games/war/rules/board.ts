/** The board of War, and its cards. */
import { LandBoard } from "../../land/board";
import { FigureCards } from "../../land/rules/cards";
import { board, rules } from "../data";

export const BOARD = new LandBoard(
  board.continents.map(({ id, territories }) => ({ id, territories: Object.keys(territories) })),
  board.links,
);

export const CARDS = new FigureCards(BOARD, board.continents, rules.exchange);
