/**
 * What was decided and not yet answered, in order. Every message has an id, under which the server answers it once
 * and for all: after a cut all of it is simply sent again. A reload finds it in the session's storage.
 */
import { forget, read, write } from "./storage";
import type { Act, Answer, Back, Problem } from "./types";

export type Sent = Act | Back;
export type Outcome = Answer | Problem;

export class Outbox {
  #waiting: Sent[];
  #hearers = new Map<string, (outcome: Outcome) => void>();

  constructor(readonly key: string) {
    this.#waiting = read<Sent[]>("session", key) ?? [];
  }

  get waiting(): readonly Sent[] {
    return this.#waiting;
  }

  /** Put a message in; the promise is kept when its answer comes. */
  put(message: Sent): Promise<Outcome> {
    this.#waiting.push(message);
    this.#keep();
    return new Promise((resolve) => this.#hearers.set(message.id, resolve));
  }

  /** Whether this answered something that was waiting. */
  settle(outcome: Outcome): boolean {
    const place = this.#waiting.findIndex((each) => each.id === outcome.id);
    const [message] = place < 0 ? [] : this.#waiting.splice(place, 1);
    if (message === undefined) return false;
    this.#keep();
    this.#hearers.get(message.id)?.(outcome);
    this.#hearers.delete(message.id);
    return true;
  }

  #keep(): void {
    if (this.#waiting.length > 0) write("session", this.key, this.#waiting);
    else forget("session", this.key);
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
