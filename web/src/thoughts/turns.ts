/** Thoughts by the turns that they belong to. */
import type { KeptThought } from "../protocol/types";

/** A turn of a bot: all it thought of it, the first when it began. `number` counts the bot's turns from 1. */
export interface MindedTurn {
  seat: number;
  turn: number;
  number: number;
  thoughts: readonly [KeptThought, ...KeptThought[]];
}

export function thinkersIn(thoughts: readonly KeptThought[]): number[] {
  return [...new Set(thoughts.map(({ seat }) => seat))].sort((one, other) => one - other);
}

export function turnsOf(thoughts: readonly KeptThought[], seat: number): MindedTurn[] {
  const turns = new Map<number, [KeptThought, ...KeptThought[]]>();
  for (const each of thoughts) {
    if (each.seat !== seat) continue;
    const known = turns.get(each.thought.turn);
    if (known === undefined) turns.set(each.thought.turn, [each]);
    else known.push(each);
  }
  return [...turns].map(([turn, own], place) => ({ seat, turn, number: place + 1, thoughts: own }));
}

/** What is behind a position of a replay: the last thought of its turn that was acted on there, or is about to be. */
export function thoughtAt(
  thoughts: readonly KeptThought[],
  turn: number,
  position: number,
): KeptThought | null {
  const own = thoughts.filter((each) => each.thought.turn === turn);
  return own.findLast((each) => (each.entry ?? 0) <= position + 1) ?? own[0] ?? null;
}

/** In play: the last thought of a turn that the board shows by now. */
export function thoughtBy(thoughts: readonly KeptThought[], turn: number): KeptThought | null {
  return thoughts.findLast((each) => each.thought.turn <= turn) ?? null;
}
