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

/** `thinking`: the seconds that a bot has for a turn. `aloud`: bots tell in play what they think. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | boolean | number>;
  listed?: boolean;
  thinking?: number;
  aloud?: boolean;
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
  thinking: number;
  aloud: boolean;
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

/**
 * A bot on offer. Levels stand from the weakest to the strongest; `rating` is measured in the arena.
 *
 * `plans`: it uses the time that the table allows, and can say what it thought.
 */
export interface BotView {
  id: string;
  kind: "level" | "other" | "style";
  rating: number | null;
  plans: boolean;
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
  bots: BotView[];
  options: OptionView[];
}

export interface Guest {
  id: string;
  name: string;
}

export interface Rename {
  name: string;
}

/** A record as it stands in its file. */
export interface RecordText {
  text: string;
}

/** A message of the game's texts, and what it is to speak of. */
export interface Saying {
  text: string;
  facts: Record<string, number | string | boolean | number[] | null>;
}

/** What became of a seat. `aim`: its objective; `parts`: how far it came; `fate`: how it stood. */
export interface Story {
  seat: number;
  name: string;
  colour: string | null;
  place: number | null;
  aim: Saying | null;
  parts: Saying[];
  met: boolean;
  fate: Saying | null;
}

/** What a game is measured by (`measure-<id>`): for each seat its values at the times of `Report.rounds`. */
export interface Measure {
  id: string;
  values: number[][];
}

/** Something that the lines of a chart are better understood by. `at`: where between two rounds. */
export interface Mark {
  at: number;
  round: number;
  entry: number;
  seat: number | null;
  kind: "cards" | "gain" | "loss" | "out";
  said: Saying;
  short: Saying;
}

/** How often each seat did something (`tally-<id>`). */
export interface Tally {
  id: string;
  values: number[];
}

/**
 * What chance gave to a seat, and what it gives on the average.
 *
 * `luck` is the difference; `rank` the share of all ways in which the same chances could have fallen that were
 * worse, those just as good counted half. Between `low` and `high` lie 95 of 100, between `likely_low` and
 * `likely_high` two of three. `best` and `worst` are places in `Report.fights`.
 */
export interface LuckFigure {
  seat: number;
  trials: number;
  got: number;
  expected: number;
  luck: number;
  rank: number;
  low: number;
  likely_low: number;
  likely_high: number;
  high: number;
  best: number | null;
  worst: number | null;
}

/** One kind of chance (`luck-<id>`, counted in `luck-<id>-unit`), for each seat that met it. */
export interface LuckChapter {
  id: string;
  figures: LuckFigure[];
}

/**
 * How often each side came up for a seat; null: for all. Honest dice keep all sides within `low` to `high`
 * in at least 19 of 20 matches.
 */
export interface DiceCount {
  seat: number | null;
  counts: number[];
  low: number[];
  high: number[];
}

/** One kind of dice (`dice-<id>`): what its sides show, and how likely each of that is. */
export interface DiceChapter {
  id: string;
  sides: number[];
  chances: number[];
  counts: DiceCount[];
}

/**
 * A battle from its first roll to its last. `seat` is the one who began it.
 *
 * `chance`: to win, before the first roll. `luck`: above the expectation, in the units of the luck chapter.
 * `rare`: the exact chance of a course as good (`better`) or as bad, for the one who began it; null if somebody
 * rolled fewer dice than he could have.
 */
export interface Fight {
  entry: number;
  last: number;
  round: number;
  chapter: string;
  seat: number;
  against: number | null;
  said: Saying;
  result: Saying;
  chance: number;
  won: boolean;
  luck: number;
  better: boolean;
  rare: number | null;
}

/**
 * A match as its record tells it.
 *
 * `first`: what was before this entry could not be replayed by these rules. `unusual`: places in `fights`, the
 * rarest first; `fought`: how many fights there were, for `fights` has only those that are spoken of. `view`: the
 * game's view of the last position, as a spectator has it.
 */
export interface Report {
  game: string;
  rules_version: number;
  match: string;
  commitment: string | null;
  first: number;
  entries: number;
  chances: number;
  over: boolean;
  winners: number[];
  result: Saying | null;
  seats: Story[];
  rounds: number[];
  measures: Measure[];
  marks: Mark[];
  tallies: Tally[];
  luck: LuckChapter[];
  dice: DiceChapter[];
  fights: Fight[];
  fought: number;
  unusual: number[];
  view: unknown;
}

/**
 * Whether the rules take a record, up to the end of its match.
 *
 * If so, `rolls` says how many rolls and draws are those of its sealed dice (null: nothing was sealed), and
 * `report` what it tells. If not, `problem` says why, and `entry` where.
 */
export interface CheckedRecord {
  good: boolean;
  problem: string;
  entry: number | null;
  rolls: number | null;
  report: Report | null;
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

/**
 * What a turn can be for, and the chance to win that it promises.
 *
 * `aim` is one of the game's: `plain`, `bold`, `careful`, `continent` (`about` is its id), `rival` (`about` is the
 * seat), `round` (`about` are ids of cards, commas between), …
 */
export interface Idea {
  aim: string;
  about: string | number | null;
  chance: number;
}

/**
 * What decided between the plan and the next best.
 *
 * `territories`, `armies`, `income`, `cards`, `goal` (nearer to its objective), `rival` (holds back the seat
 * `about`), `safety`, `only` (there is no other plan), …
 */
export interface Fact {
  key: string;
  about: string | number | null;
}

/** The plan of a turn, what else there was, and the chance to win before the turn and, as planned, after it. */
export interface Thought {
  turn: number;
  plan: Idea;
  others: Idea[];
  before: number;
  after: number;
  fact: Fact;
}

/** What a bot thought of a turn. `entry` is the first one after it; null while the match is in play. */
export interface KeptThought {
  seat: number;
  entry: number | null;
  thought: Thought;
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

/** What a bot thinks of its turn, at a table where they think aloud. */
export interface ToldThought {
  type: "thought";
  seat: number;
  thought: Thought;
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
  | ToldThought
  | TableChanged
  | Answer
  | Problem
  | Pong;
