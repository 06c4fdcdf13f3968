/** The lines of the log: which events are told, in which turn, and what goes with each. */
import type { Vocabulary } from "../texts/voice";

export type LogFilter = "all" | "battles" | "mine";
export const FILTERS: readonly LogFilter[] = ["all", "battles", "mine"];

/** What a game says about its log. */
export interface LogGame<E> {
  /** Whose turn begins with it, and in which round. */
  startsTurn: (event: E) => { seat: number; round: number } | null;
  isBattle: (event: E) => boolean;
  /** Not worth a line. */
  silent?: (event: E) => boolean;
  /** The event where others see the screen, without what must not be read there; null if nothing is left. */
  discreet?: (event: E) => E | null;
  /** The short figure at the right: `−1 / −2`. */
  figure?: (event: E) => string;
  /** The dice that decided it, in the order in which they fell, so that they can be checked. */
  faces?: (event: E) => number[] | null;
  /** What a side of such a die shows, if not its own number; the table's options may decide it. */
  shows?: (event: E, side: number, options: Readonly<Record<string, unknown>>) => number;
  /** Where it happened, for the board to go there. */
  place?: (event: E) => string | null;
}

export interface LogLine<E> {
  number: number;
  event: E;
  /** Whose shield stands beside it. */
  seat: number | null;
}

export interface LogTurn<E> {
  key: number;
  seat: number | null;
  round: number | null;
  lines: LogLine<E>[];
}

type Told = { event: string };

/** The turns from the newest to the oldest, and so the lines in each. `first` is the number of the first event. */
export function turnsOf<E extends Told>(
  events: readonly E[],
  first: number,
  game: LogGame<E>,
  keep: (event: E) => boolean = () => true,
): LogTurn<E>[] {
  const turns: LogTurn<E>[] = [];
  let turn: LogTurn<E> = { key: first, seat: null, round: null, lines: [] };
  events.forEach((event, place) => {
    const begun = game.startsTurn(event);
    if (begun !== null) {
      turns.unshift(turn);
      turn = { key: first + place, seat: begun.seat, round: begun.round, lines: [] };
    }
    if (game.silent?.(event) || !keep(event)) return;
    turn.lines.unshift({ number: first + place, event, seat: doer(event) ?? turn.seat });
  });
  return [turn, ...turns].filter((each) => each.lines.length > 0);
}

function doer(event: Told): number | null {
  const told = event as Told & { by?: unknown; seat?: unknown };
  if (typeof told.by === "number") return told.by;
  return typeof told.seat === "number" ? told.seat : null;
}

/** Whether an event names this seat anywhere. */
export function names(event: Told, seat: number, words: Vocabulary["words"]): boolean {
  return Object.entries(event as Record<string, unknown>).some(
    ([field, value]) =>
      words[field] === "seat" && (Array.isArray(value) ? value.includes(seat) : value === seat),
  );
}
