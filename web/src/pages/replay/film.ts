/** A match as one viewer saw it: all that was told, and the views of the positions looked at so far. */
import type { Wire } from "../../protocol/stream";
import type { ReplayOutline, TableView } from "../../protocol/types";
import type { Source } from "./source";

export const NATURES = ["turn", "conquest", "elimination", "trade", "notable", "end"] as const;
export type Nature = (typeof NATURES)[number];

/** Something worth a sign on the time line. */
export interface Mark<G extends Wire = Wire> {
  position: number;
  nature: Nature;
  event: G["event"];
  /** Whose doing it was, as far as it names one. */
  seat: number | null;
}

/** So many views come at once. */
export const REEL = 64;

export class Film<G extends Wire = Wire> {
  /** Positions after which something was told, from the first to the last. */
  readonly stops: readonly number[];
  readonly marks: readonly Mark<G>[];
  readonly first: number;
  readonly last: number;
  /** Nobody is away from a match that is over. */
  readonly table: TableView;
  #told: G["event"][][];
  /** How many events had been told at each position. */
  #counts: number[];
  #views = new Map<number, G["view"]>();
  #reels = new Map<number, Promise<void>>();

  constructor(
    readonly outline: ReplayOutline,
    readonly seat: number | null,
    readonly source: Source,
  ) {
    this.first = outline.first;
    this.last = outline.last;
    const seats = outline.table.seats.map((seat) => ({ ...seat, online: true }));
    this.table = { ...outline.table, seats };
    this.#told = outline.told as G["event"][][];
    this.#counts = [0];
    for (const events of this.#told) this.#counts.push((this.#counts.at(-1) ?? 0) + events.length);
    this.stops = [
      this.first,
      ...this.#told.flatMap((events, place) => (events.length > 0 ? [this.first + place + 1] : [])),
    ];
    this.marks = this.#told.flatMap((events, place) =>
      events.flatMap((event) => this.#mark(this.first + place + 1, event)),
    );
  }

  #mark(position: number, event: G["event"]): Mark<G>[] {
    const nature = NATURES.find((each) => each === this.outline.natures[event.event]);
    if (nature === undefined) return [];
    const { seat, by } = event as { seat?: unknown; by?: unknown };
    const doer = typeof by === "number" ? by : seat;
    return [{ position, nature, event, seat: typeof doer === "number" ? doer : null }];
  }

  /** The nearest position that there is. */
  within(position: number): number {
    const whole = Number.isFinite(position) ? Math.round(position) : this.first;
    return Math.min(this.last, Math.max(this.first, whole));
  }

  /** What was told of the entry before a position. */
  events(position: number): G["event"][] {
    return this.#told[position - this.first - 1] ?? [];
  }

  /** All that was told up to a position. */
  told(position: number): G["event"][] {
    return this.#told.slice(0, position - this.first).flat();
  }

  later(position: number): G["event"][] {
    return this.#told.slice(position - this.first).flat();
  }

  /** The number of the last event that had been told at a position. */
  count(position: number): number {
    return this.#counts[position - this.first] ?? 0;
  }

  /** The position after the event of this number. */
  positionOf(number: number): number {
    const place = this.#counts.findIndex((count) => count >= number);
    return this.first + (place < 0 ? this.last - this.first : place);
  }

  /** The next position at which something was told; null at the end. */
  after(position: number): number | null {
    return this.stops.find((stop) => stop > position) ?? null;
  }

  before(position: number): number | null {
    return this.stops.findLast((stop) => stop < position) ?? null;
  }

  turnAfter(position: number): number {
    return this.#turns().find((turn) => turn > position) ?? this.last;
  }

  turnBefore(position: number): number {
    return this.#turns().findLast((turn) => turn < position) ?? this.first;
  }

  #turns(): number[] {
    return this.marks.flatMap(({ nature, position }) => (nature === "turn" ? [position] : []));
  }

  /** The turn that was under way at a position. */
  turn(position: number): Mark<G> | null {
    return (
      this.marks.findLast((mark) => mark.nature === "turn" && mark.position <= position) ?? null
    );
  }

  view(position: number): G["view"] | undefined {
    return this.#views.get(position);
  }

  /** Whether a position, and the one before it, can be shown at once. */
  has(position: number): boolean {
    return this.#views.has(position) && this.#views.has(Math.max(this.first, position - 1));
  }

  /** Get the views around a position. */
  async load(position: number): Promise<void> {
    const places = [Math.max(this.first, position - 1), position];
    await Promise.all(
      [...new Set(places.map((place) => this.#reelOf(place)))].map((reel) => this.#get(reel)),
    );
  }

  #reelOf(position: number): number {
    return Math.floor((position - this.first) / REEL);
  }

  #get(reel: number): Promise<void> {
    const known = this.#reels.get(reel);
    if (known !== undefined) return known;
    const getting = this.#fetch(reel);
    this.#reels.set(reel, getting);
    getting.catch(() => this.#reels.delete(reel));
    return getting;
  }

  async #fetch(reel: number): Promise<void> {
    const begin = this.first + reel * REEL;
    const end = Math.min(this.last, begin + REEL - 1);
    const { views } = await this.source.views(this.seat, begin, end);
    let view = {} as G["view"];
    views.forEach((changes, place) => {
      // Nothing is decided in a replay.
      view = { ...view, ...(changes as Partial<G["view"]>), may_surrender: false };
      this.#views.set(begin + place, view);
    });
  }
}
