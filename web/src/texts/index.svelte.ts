/** The words of the interface, in the language chosen: `t("home-play")`, `t("table-title", { code })`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./messages";

export const LANGUAGES = ["pt-BR", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type MessageId = keyof Messages;
/** What a message wants to be told. */
export type Needs<K extends MessageId> = Messages[K] extends undefined ? [] : [args: Messages[K]];

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  "pt-BR": () => import("./pt-BR"),
  en: () => import("./en"),
};

/** What single games say, loaded with the game. */
const OF_GAMES = import.meta.glob<string>("./*/games/*.ftl", { query: "?raw", import: "default" });
const learned = new Map<string, Promise<void>>();

let spoken = $state<Language>("pt-BR");
let bundle = $state.raw<FluentBundle | null>(null);

export const language = {
  get now(): Language {
    return spoken;
  },
};

export function bundleOf(tongue: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Load a language and speak it from now on; everything on the page changes at once. */
export async function speak(tongue: Language): Promise<void> {
  const catalogue = await CATALOGUES[tongue]();
  const games = await Promise.all([...learned.keys()].map((game) => textOf(game, tongue)));
  bundle = bundleOf(tongue, [...catalogue.default, ...games]);
  spoken = tongue;
  document.documentElement.lang = tongue;
}

async function textOf(game: string, tongue: Language): Promise<string> {
  return (await OF_GAMES[`./${tongue}/games/${game}.ftl`]?.()) ?? "";
}

/** Load what a game says of its own; it is spoken from now on, whatever the language. */
export function learn(game: string): Promise<void> {
  const learning = learned.get(game) ?? add(game, spoken);
  learned.set(game, learning);
  learning.catch(() => learned.delete(game));
  return learning;
}

/** If another language has been chosen meanwhile, `speak` has loaded the game's words with it. */
async function add(game: string, tongue: Language): Promise<void> {
  const text = await textOf(game, tongue);
  if (tongue === spoken) bundle?.addResource(new FluentResource(text));
}

/** The language chosen before, else the browser's, else Portuguese. */
export function likelyLanguage(chosen: string | undefined, wished: readonly string[]): Language {
  for (const name of [chosen ?? "", ...wished]) {
    const known = LANGUAGES.find((each) => each.slice(0, 2) === name.slice(0, 2).toLowerCase());
    if (known !== undefined) return known;
  }
  return "pt-BR";
}

export function t<K extends MessageId>(id: K, ...[args]: Needs<K>): string {
  return format(bundle, id, args as Record<string, FluentVariable> | undefined);
}

/** A message, or a part of it (`.part`), with its parameters filled in. Throws if there is none: a test finds it. */
export function format(
  from: FluentBundle | null,
  id: string,
  args: Record<string, FluentVariable> = {},
  part?: string,
): string {
  const message = from?.getMessage(id);
  const pattern = part === undefined ? message?.value : message?.attributes[part];
  if (!from || !pattern) throw new Error(`no text ${id}${part ? "." + part : ""}`);
  return from.formatPattern(pattern, args);
}

/** As the language writes it. What is not certain is never shown as 0 or 100 %. */
export function percent(share: number, digits = 0): string {
  const style = { style: "percent", maximumFractionDigits: digits } as const;
  const write = (value: number) => new Intl.NumberFormat(spoken, style).format(value);
  const least = 10 ** (-2 - digits);
  if (share > 0 && share < least / 2) return `<${write(least)}`;
  if (share < 1 && share >= 1 - least / 2) return `>${write(1 - least)}`;
  return write(share);
}
