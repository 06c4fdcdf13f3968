/** What a land game says about itself, so that one table can be laid for all of them. */
import type { Arrow, BoardMap, LaneLook, PlaceLook } from "../../board/types";
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import type { Line } from "../../protocol/types";
import type { Cue } from "../../sound/sounds";
import type { LogGame } from "../../table/log";
import type { Pace } from "../../table/playback.svelte";
import type { RecapGame, Sum } from "../../table/recap";
import type { Voice } from "../../texts/voice";
import type { LandBoard } from "./board";
import type { Goal } from "./rules/objective";
import type { LandWire, WiderWire } from "./wire";

/** A step of the turn as the bar shows it. */
export interface Step {
  id: string;
  label: string;
  href: string;
}

export interface LandGameOf<G extends WiderWire> {
  id: string;
  name: () => string;
  board: LandBoard;
  map: BoardMap;
  /** The stage of whoever is asked in a phase; unlisted phases ask nobody. */
  stages: Readonly<Record<string, string>>;
  /** Phases that a turn begins with. */
  beginnings: readonly string[];
  /** Stages in which no place is chosen: Enter is the main button wherever the keyboard is. */
  answers: ReadonlySet<string>;
  /** Armies that stand in a conquered territory before it is said how many enter. */
  vanguard: 0 | 1;
  /** What is sent when all moves are made. */
  endMoves: string;
  /** How a phase of placing is ended, in games where it does not end by itself, and whether it may be now. */
  endPlacing?: { kind: string; may: (view: G["view"]) => boolean };
  handLimit: number;
  /** The armies of a colour, if they can run out. */
  supply?: number;
  /** Why a plan cannot be added to, where the browser knows it better than the server. */
  clauses: {
    otherPool: (view: G["view"], pool: string) => string;
    emptyPool: string;
    stays: string;
    moved: string;
  };
  pace: Pace<G>;
  log: LogGame<G["event"]>;
  recap: RecapGame<G["event"]>;
  /** A line of the recap, after the player's name. */
  recapSentence: (sum: Sum, seat: number | null, voice: Voice) => string;
  cue: (event: G["event"], seat: number | null) => Cue | null;
  /** What somebody does, for those who wait for him. */
  doing: (view: G["view"], seat: number) => string;
  steps: (view: G["view"] | null) => { list: Step[]; at: number };
  goal: (objective: string, view: G["view"]) => Goal | undefined;
  /** What a continent brings, from little to much. */
  bonus: (continent: string) => { armies: number; from: number }[];
  /** What a territory shows besides its owner and armies. */
  look?: (view: G["view"], territory: string) => PlaceLook;
  /** The same in words. */
  remark?: (view: G["view"], territory: string, voice: Voice) => string;
  /** The arrows of an event that is being shown; null if it has none of its own. */
  arrows?: (event: G["event"]) => Arrow[] | null;
  /** The lanes of ships that are to be seen. */
  lanes?: (view: G["view"]) => LaneLook[];
  /** The continents beside the small map of a phone, in columns. */
  shelves: { left: readonly (readonly string[])[]; right: readonly (readonly string[])[] };
  /** More about a seat than its territories, armies and cards. */
  seat?: (view: G["view"], seat: number) => Partial<SeatLine>;
  /** The kinds of action that a player thinks of; the others end a phase or answer a question. */
  kinds: readonly string[];
  /** The places of an action on the board, to be shown. */
  places: (action: Line) => string[];
  /** A sentence about all possible actions of a kind. */
  about: (kind: string, actions: readonly Line[], voice: Voice) => string;
}

export type LandGame = LandGameOf<LandWire>;

/** The game as the shared pieces see it: they hand back nothing but what came from its own table. */
export function landGame<G extends WiderWire>(game: LandGameOf<G>): LandGame {
  return game as unknown as LandGame;
}
