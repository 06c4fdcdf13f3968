/** Moves a table through a match: to any position, step by step, or by itself. */
import { Table, type Replayed } from "../../protocol/table.svelte";
import type { Wire } from "../../protocol/stream";
import type { KeptThought } from "../../protocol/types";
import { FilmChannel } from "./channel";
import { Film } from "./film";
import type { Source } from "./source";

export const SPEEDS = [1, 2, 4, 8] as const;
/** At least so long a step is to be seen, at normal speed. */
const DWELL = 500;
const LOOK_AGAIN = 40;
/** Views are fetched when one comes so near to those that are missing. */
const AHEAD = 24;

/** Where a replay is to be opened: a position, or the number of an event that the viewer was told. */
export interface Wanted {
  seat: number | null;
  position: number | null;
  event: number | null;
}

export class Transport<G extends Wire = Wire> {
  /** Where one wants to be; it may still have to arrive. */
  position = $state(0);
  /** The position that the table shows. */
  shown = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  film: Film<G>;
  seat = $state<number | null>(null);
  /** The views could not be fetched. */
  stuck = $state(false);
  readonly table: Table<G>;
  #channel: FilmChannel<G> | null = null;
  #rate = 0;
  #wish = 0;
  #closed = false;

  static async open<G extends Wire>(source: Source, wanted: Wanted): Promise<Transport<G>> {
    const [outline, thoughts] = await Promise.all([source.outline(wanted.seat), source.thoughts()]);
    const film = new Film<G>(outline, wanted.seat, source);
    const position = film.within(
      wanted.event === null ? (wanted.position ?? film.first) : film.positionOf(wanted.event),
    );
    await film.load(position);
    return new Transport(film, position, thoughts);
  }

  private constructor(
    film: Film<G>,
    position: number,
    readonly thoughts: readonly KeptThought[],
  ) {
    this.film = $state.raw(film);
    this.position = this.shown = position;
    this.seat = film.seat;
    this.table = new Table<G>(film.table, film.seat, undefined, this.#replayed());
  }

  #replayed(): Replayed<G> {
    const rate = () => this.#rate;
    return {
      get rate() {
        return rate();
      },
      connect: (hearer) => (this.#channel = new FilmChannel(hearer, this.film, this.position)),
      now: () => this.film.events(this.position),
      later: () => this.film.later(this.position),
      all: () => this.film.later(this.film.first),
      record: () => this.film.source.record(),
    };
  }

  get atEnd(): boolean {
    return this.position >= this.film.last;
  }

  /** To a position, at once. */
  go(position: number): void {
    this.playing = false;
    void this.#show(this.film.within(position), "jump");
  }

  /** To where the event of this number had just been told. */
  goToEvent(number: number): void {
    this.go(this.film.positionOf(number));
  }

  forward(): void {
    this.playing = false;
    const next = this.film.after(this.position);
    if (next !== null) void this.#show(next, "step");
    else this.go(this.film.last);
  }

  back(): void {
    this.go(this.film.before(this.position) ?? this.film.first);
  }

  turnForward(): void {
    this.go(this.film.turnAfter(this.position));
  }

  turnBack(): void {
    this.go(this.film.turnBefore(this.position));
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.#play();
  }

  /** See the same position as another seat did, or as everybody. */
  async look(seat: number | null): Promise<void> {
    const { source } = this.film;
    try {
      const film = new Film<G>(await source.outline(seat), seat, source);
      while (!film.has(this.position)) await film.load(this.position);
      this.film = film;
    } catch {
      this.stuck = true;
      return;
    }
    this.seat = seat;
    this.#rate = 0;
    this.#channel?.change(this.film, this.position);
    this.table.sit(seat);
  }

  /** As everybody saw it, then as each seat did, in turn. */
  lookNext(): void {
    const next = this.seat === null ? 0 : this.seat + 1;
    void this.look(next < this.film.table.seats.length ? next : null);
  }

  /** Try again to show the present position. */
  retry(): void {
    this.go(this.position);
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    this.table.close();
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.atEnd) await this.#show(this.film.first, "jump");
    while (this.playing && !this.#closed) {
      const next = this.film.after(this.position);
      if (next === null) break;
      await this.#show(next, "step");
      await this.#seen();
    }
    this.playing = false;
  }

  /** Until what is being shown has come to its end, and could be read. */
  async #seen(): Promise<void> {
    const begun = performance.now();
    const waits = () =>
      this.table.shower?.behind === true || performance.now() - begun < DWELL / this.speed;
    while (this.playing && waits())
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN / this.speed));
  }

  /** The last wish counts: whoever drags over the time line sees where the hand is. */
  async #show(position: number, how: "jump" | "step"): Promise<void> {
    const wish = ++this.#wish;
    this.position = position;
    const { film } = this;
    try {
      if (!film.has(position)) await film.load(position);
    } catch {
      this.stuck = true;
      this.playing = false;
      return;
    }
    if (wish !== this.#wish || film !== this.film) return;
    this.stuck = false;
    this.table.shower?.catchUp();
    this.#rate = how === "step" ? this.speed : 0;
    this.#channel?.[how](position);
    this.shown = position;
    this.#fetchAround(position);
  }

  #fetchAround(position: number): void {
    for (const near of [position - AHEAD, position + AHEAD]) {
      const place = this.film.within(near);
      if (!this.film.has(place)) this.film.load(place).catch(() => undefined);
    }
  }
}
