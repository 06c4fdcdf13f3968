/** What a bot thought, in words. The sentences are those of the Python package: `plan-<aim>` and `fact-<key>`. */
import type { Fact, Idea } from "../protocol/types";
import { percent } from "../texts/index.svelte";
import type { Voice } from "../texts/voice";

/** Chances are in parts of this. */
const CERTAIN = 10_000;
/** What a plan can be about, as games name it. */
const THINGS = ["continent", "region", "territory", "location", "card", "guild", "objective"];

function thing(voice: Voice, id: string): string {
  const kind = THINGS.find((each) => voice.knows(`${each}-${id}`));
  return kind === undefined ? id : voice.name(kind, id);
}

/** A seat is a number, everything else has an id; there may be several, with commas between. */
function named(voice: Voice, about: Idea["about"]): string {
  if (about === null) return "";
  if (typeof about === "number") return voice.player(about);
  return about
    .split(",")
    .map((id) => thing(voice, id))
    .join(", ");
}

/** A host's own bot may have aims that no text knows. */
export function planOf(voice: Voice, { aim, about }: Idea): string {
  const id = `plan-${aim}`;
  if (!voice.knows(id)) return voice.say("plan-own", { aim });
  return voice.say(id, { about: named(voice, about) });
}

export function factOf(voice: Voice, { key, about }: Fact): string {
  const id = `fact-${key}`;
  if (!voice.knows(id)) return voice.say("fact-own", { key });
  return voice.say(id, { about: named(voice, about) });
}

export const shareOf = (chance: number): number => chance / CERTAIN;
export const chanceOf = (chance: number): string => percent(shareOf(chance));
