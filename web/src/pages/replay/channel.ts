/** Speaks to a table as the server would, from a film instead of a match. */
import type { Channel, Hearer } from "../../protocol/connection";
import type { Wire } from "../../protocol/stream";
import type { FromClient, ToldEvents } from "../../protocol/types";
import type { Film } from "./film";

const IDLE = { legal: [], why_not: {}, draft: [] };

export class FilmChannel<G extends Wire = Wire> implements Channel {
  #film: Film<G>;
  #shown: number;

  constructor(
    readonly hearer: Hearer,
    film: Film<G>,
    position: number,
  ) {
    this.#film = film;
    this.#shown = position;
    queueMicrotask(() => {
      hearer.changed("open");
      hearer.opened();
    });
  }

  say(message: FromClient): boolean {
    if (message.type !== "hello") return false;
    if (typeof message.since === "number") this.#tellSince(message.since);
    else this.jump(this.#shown);
    return true;
  }

  close(): void {
    this.hearer.changed("closed");
  }

  /** From here on as somebody else saw it. The table is told when it asks. */
  change(film: Film<G>, position: number): void {
    this.#film = film;
    this.#shown = position;
  }

  /** Show a position whatever was before: how it was just before, and then what led to it. */
  jump(position: number): void {
    const before = Math.max(this.#film.first, position - 1);
    this.#shown = before;
    this.hearer.heard({
      type: "state",
      n: this.#film.count(before),
      table: this.#film.table,
      view: this.#film.view(before),
      ...IDLE,
    });
    if (position > before) this.step(position);
  }

  /** Show what was told of the last entry before a later position. */
  step(position: number): void {
    this.#shown = position;
    this.hearer.heard(this.#told(this.#film.events(position)));
  }

  #tellSince(since: number): void {
    this.hearer.heard(this.#told(this.#film.told(this.#shown).slice(since)));
  }

  /** The last events up to the position shown. */
  #told(events: G["event"][]): ToldEvents {
    const n = this.#film.count(this.#shown);
    const view = this.#film.view(this.#shown);
    return { type: "told", first: n - events.length + 1, n, events, view, ...IDLE };
  }
}
