/**
 * Speaks about one game in the sentences of the Python package: names, events, actions, rules and refusals. The
 * texts are its .ftl files, bundled as they are.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Line, Refusal } from "../protocol/types";
import { bundleOf, format, type Language } from "./index.svelte";

/** How a text is told that a parameter is nothing, or not for its hearer to know. */
const NONE = "none";

const TEXTS = import.meta.glob<string>("../../../src/conquista/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../src/conquista/rules/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const SOURCES = "../../../src/conquista";

/** What a game says about its own words; `games/<game>/data.ts` has it. */
export interface Vocabulary {
  words: Readonly<Record<string, string>>;
  actionFields: Readonly<Record<string, readonly string[]>>;
  eventFields: Readonly<Record<string, readonly string[]>>;
}

export interface Refused {
  sentence: string;
  /** What would make it legal; empty if the rulebook says nothing. */
  fix: string;
  clause: string;
}

async function text(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const load = files[`${SOURCES}/${path}`];
  if (load === undefined) throw new Error(`there is no ${path}`);
  return load();
}

export async function loadVoice(
  game: string,
  tongue: Language,
  vocabulary: Vocabulary,
): Promise<Voice> {
  const texts = await Promise.all([
    text(TEXTS, `texts/${tongue}/common.ftl`),
    text(TEXTS, `texts/${tongue}/${game}.ftl`),
    text(RULES, `rules/${game}/${tongue}.ftl`),
  ]);
  return new Voice(bundleOf(tongue, texts), vocabulary);
}

export class Voice {
  constructor(
    readonly bundle: FluentBundle,
    readonly vocabulary: Vocabulary,
    readonly players: readonly string[] = [],
  ) {}

  /** The same voice at a table where these people sit. */
  at(players: readonly string[]): Voice {
    return new Voice(this.bundle, this.vocabulary, players);
  }

  knows(id: string, part?: string): boolean {
    const message = this.bundle.getMessage(id);
    return part === undefined ? !!message?.value : !!message?.attributes[part];
  }

  say(id: string, parameters: object = {}, part?: string): string {
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(parameters))
      worded[name] = this.#worded(name, value);
    return format(this.bundle, id, worded, part);
  }

  /** What a thing is called: `name("territory", "brasil")`, `name("seat", 2)`. */
  name(kind: string, thing: string | number): string {
    if (kind === "seat") return this.player(Number(thing));
    return this.knows(`${kind}-${thing}`) ? this.say(`${kind}-${thing}`) : String(thing);
  }

  player(seat: number): string {
    return this.players[seat] || this.say("player", { number: seat + 1 });
  }

  event(event: { event: string }): string {
    const told = event as Record<string, unknown>;
    const names = this.vocabulary.eventFields[event.event] ?? [];
    const fields = Object.fromEntries(names.map((name) => [name, told[name]]));
    return this.say(`event-${event.event}`, fields);
  }

  action(line: Line): string {
    const [kind, ...values] = line;
    const names = this.vocabulary.actionFields[kind] ?? [];
    const fields = Object.fromEntries(names.map((name, place) => [name, values[place]]));
    return this.say(`action-${kind}`, fields);
  }

  rule(clause: string): string {
    return this.say(clause);
  }

  refusal(refusal: Refusal): Refused {
    const { clause, parameters } = refusal;
    const fix = this.knows(clause, "fix") ? this.say(clause, parameters, "fix") : "";
    return { sentence: this.say(clause, parameters, "refusal"), fix, clause };
  }

  #worded(parameter: string, value: unknown): FluentVariable {
    const kind = this.vocabulary.words[parameter];
    if (value === null || value === undefined) return NONE;
    if (typeof value === "boolean") return String(value);
    if (Array.isArray(value)) {
      if (value.length === 0) return NONE;
      return value.map((part) => String(this.#worded(parameter, part))).join(", ");
    }
    if (typeof value === "object") {
      const parts = Object.entries(value);
      if (parts.length === 0) return NONE;
      return parts
        .map(([key, count]) => `${kind ? this.name(kind, key) : key} ${count}`)
        .join(", ");
    }
    const thing = value as string | number;
    return kind === undefined ? thing : this.name(kind, thing);
  }
}
