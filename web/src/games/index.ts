/** The games that the browser part knows: their words, and the table that each brings. */
import type { Component } from "svelte";
import type { Manners } from "../protocol/device.svelte";
import type { Wire } from "../protocol/stream";
import type { Table } from "../protocol/table.svelte";
import { loadVoice, type Vocabulary, type Voice } from "../texts/voice";
import { learn, type Language } from "../texts/index.svelte";

/** What a game's table is given: `const { table, voice }: TableProps<WarWire> = $props()`. */
export interface TableProps<G extends Wire = Wire> {
  table: Table<G>;
  voice: Voice;
}

/** What is known of a game without its table; `games/<game>/data.ts` is one. */
export interface GameData extends Vocabulary {
  rulebook: { prefix: string; chapters: Readonly<Record<string, number>> };
}

/** What the picture of a last position is given: the game's view, and everybody's colour. */
export interface PictureProps {
  view: unknown;
  colours: readonly string[];
  label: string;
}

export interface BrowserGame {
  data: () => Promise<GameData>;
  table: () => Promise<{ default: Component<never> }>;
  /** The last position as a small picture, for the report. */
  picture?: () => Promise<{ default: Component<never> }>;
  /** How several people at one device play it; else everything is secret among them. */
  manners?: () => Promise<{ manners: Manners }>;
  /** Without a table of its own it can be played in words, and is not offered on the home page. */
  plain?: true;
}

export const GAMES: Record<string, BrowserGame> = {
  war: {
    data: () => import("./war/data"),
    table: () => import("./war/WarTable.svelte"),
    picture: () => import("./war/FinalBoard.svelte"),
    manners: () => import("./war/manners"),
  },
  war2: {
    data: () => import("./war2/data"),
    table: () => import("./war2/War2Table.svelte"),
    picture: () => import("./war2/FinalBoard.svelte"),
    manners: () => import("./war2/manners"),
  },
  vikings: {
    data: () => import("./vikings/data"),
    table: () => import("./vikings/VikingsTable.svelte"),
    picture: () => import("./vikings/FinalBoard.svelte"),
    manners: () => import("./vikings/manners"),
  },
  reinos: {
    data: () => import("./reinos/data"),
    table: () => import("./reinos/ReinosTable.svelte"),
    manners: () => import("./reinos/manners"),
  },
  feudum: {
    data: () => import("./feudum/data"),
    table: () => import("./feudum/FeudumTable.svelte"),
    manners: () => import("./feudum/manners"),
  },
};

function known(game: string): BrowserGame {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
}

export async function voiceOf(game: string, tongue: Language): Promise<Voice> {
  const [data] = await Promise.all([known(game).data(), learn(game)]);
  return loadVoice(game, tongue, data);
}

export interface Chapter {
  id: string;
  clauses: string[];
}

/** The chapters of a game's rulebook with their clauses, in the order of the book. */
export async function contents(game: string): Promise<Chapter[]> {
  const { prefix, chapters } = (await known(game).data()).rulebook;
  return Object.entries(chapters).map(([name, count]) => {
    const id = `${prefix}-${name}`;
    const number = (place: number) => String(place + 1).padStart(2, "0");
    return { id, clauses: Array.from({ length: count }, (_, place) => `${id}-${number(place)}`) };
  });
}
