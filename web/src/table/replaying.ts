/** What a table's parts must know when a match is shown again instead of being played. */
import { getContext, setContext, type Snippet } from "svelte";
import type { Shortcut } from "./shortcuts";

export interface Replaying {
  /** Stands where the action bar would be. */
  readonly transport: Snippet;
  readonly keys: readonly Shortcut[];
  /** The list of keys is open. */
  listsKeys: boolean;
  /** The address of the table; null for a record that somebody has brought. */
  readonly table: string | null;
  /** Show the match as it was when this event had been told. */
  goToEvent(number: number): void;
}

const KEY = Symbol("replaying");

export function setReplaying(replaying: Replaying): void {
  setContext(KEY, replaying);
}

/** The replay that this component is part of, if it is one. */
export function replaying(): Replaying | undefined {
  return getContext<Replaying | undefined>(KEY);
}

/** The end of an address: the match as a viewer saw it when this event had been told. */
export function wantedEvent(seat: number | null, number: number): string {
  return new URLSearchParams({ ...viewOf(seat), evento: String(number) }).toString();
}

/** The end of an address: a position, and who looks at it. Seats are counted from 1, as people do. */
export function wantedPosition(seat: number | null, position: number): string {
  return new URLSearchParams({ n: String(position), ...viewOf(seat) }).toString();
}

function viewOf(seat: number | null): Record<string, string> {
  return seat === null ? {} : { visao: String(seat + 1) };
}
