// Made by tools/web_types.py. Do not edit.

/** An action as `[kind, ...fields]`. */
export type Line = [kind: string, ...fields: unknown[]];

/** What the host wants on a seat: himself (`me`), whoever comes (`open`), or a bot. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open";
  name?: string;
  colour?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | boolean | number>;
  listed?: boolean;
}

/** Take a seat: that one, or the first open one. `seed` is the browser's part in the dice. */
export interface Join {
  seat?: number | null;
  name?: string;
  colour?: string | null;
  seed?: string | null;
}

export interface SeatView {
  number: number;
  kind: "bot" | "human" | "open";
  name: string;
  colour: string | null;
  bot: string | null;
  yours: boolean;
  online: boolean;
  seed_by: string;
}

/**
 * A table as one guest sees it.
 *
 * `held`: since an upgrade the rules would not take the entry `held_at`; the host lets the match go on or end.
 */
export interface TableView {
  id: string;
  code: string;
  game: string;
  options: Record<string, string | boolean | number>;
  status: "closed" | "ended" | "held" | "over" | "playing" | "waiting";
  listed: boolean;
  host: boolean;
  seats: SeatView[];
  commitment: string;
  rematch: string | null;
  held_at: number | null;
}

/**
 * A table of one's own, the colours it is played with, and the seats that owe a decision there.
 *
 * As far as one may know it; both are empty before the match.
 */
export interface MyTable {
  table: TableView;
  colours: (string | null)[];
  awaiting: number[];
}

export interface OptionView {
  id: string;
  clause: string;
  default: string | boolean | number;
  values: (string | boolean | number)[] | null;
  least: number | null;
  most: number | null;
  off: number | null;
}

export interface GameView {
  id: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  colours: string[];
  bots: string[];
  options: OptionView[];
}

export interface Guest {
  id: string;
  name: string;
}

export interface Rename {
  name: string;
}

/**
 * A match that can be looked at after each of its entries: position n is the one after entry n.
 *
 * Positions are `first` to `last`; `told[0]` are the events of entry `first + 1` as the viewer heard them.
 * `natures` says of each kind of event that is worth a mark what it is.
 */
export interface ReplayOutline {
  table: TableView;
  first: number;
  last: number;
  natures: Record<string, string>;
  told: unknown[][];
}

/** Views from position `begin` on: the first whole, of each later one the fields that differ. */
export interface ReplayViews {
  begin: number;
  views: Record<string, unknown>[];
}

/** See the table as this seat (null: as a spectator). `since` is the last number of that stream one has. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  since?: number | null;
}

/** Actions of a seat, in order. `at` is the number of the stream that they were decided on. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  at: number;
  actions: Line[];
}

/** Take back the last `steps` of an open chain. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
  steps?: number;
}

/** Why an action is not allowed, or that it is. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: Line;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** A clause, the facts it speaks of, and legal actions that come near what was wanted. */
export interface Refusal {
  clause: string;
  parameters: Record<string, string | number>;
  fixes: Line[];
}

/** Everything, for whoever comes or has missed too much. `view` is the game's; null before the start. */
export interface State {
  type: "state";
  n: number;
  table: TableView;
  view: unknown;
  legal: Line[];
  why_not: Record<string, Refusal>;
  draft: Line[];
}

/** What happened since the number before `first`, and how it looks now. */
export interface ToldEvents {
  type: "told";
  first: number;
  n: number;
  events: unknown[];
  view: unknown;
  legal: Line[];
  why_not: Record<string, Refusal>;
  draft: Line[];
}

/** Seats, names, who is there, or the status has changed. */
export interface TableChanged {
  type: "table";
  table: TableView;
}

/** `done`; `refused`; `stale` (the table had changed); or `dropped` (an earlier one was refused). */
export interface Result {
  status: "done" | "dropped" | "refused" | "stale";
  refusal?: Refusal | null;
}

/** The answer to a message with an id. The same id always gets the same answer. */
export interface Answer {
  type: "answer";
  id: string;
  results?: Result[];
}

/** What is wrong with a message; nothing was done. */
export interface Problem {
  type: "problem";
  code: "bad_message" | "no_table" | "not_playing" | "not_yours" | "trouble";
  message: string;
  id?: string | null;
}

export interface Pong {
  type: "pong";
  id: string;
}

/**
 * The part of a view that all games have. A view is built up field by field, never cut down.
 *
 * `seat` is null for spectators. `awaiting` names the seats that owe a decision, as far as this viewer
 * may know it. `phase` is the state of the rulebook's table.
 */
export interface View {
  seat: number | null;
  colours: (string | null)[];
  turn: number;
  phase: string;
  awaiting: number[];
  may_surrender: boolean;
  places: number[];
}

export type FromClient =
  | Hello
  | Act
  | Back
  | Why
  | Ping;

export type FromServer =
  | State
  | ToldEvents
  | TableChanged
  | Answer
  | Problem
  | Pong;
