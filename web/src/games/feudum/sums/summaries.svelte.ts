/** What is told at the end of each round, and of each epoch: when it comes up, and which one is open. */
import type { FeudumEvent, FeudumWire } from "../../../protocol/feudum";
import type { Table } from "../../../protocol/table.svelte";
import type { Playback } from "../../../table/playback.svelte";
import { roundOf } from "./points";

export interface RoundTold {
  /** The round that is over. */
  round: number;
  events: FeudumEvent[];
  /** The epoch that dawned at its end. */
  epoch: number | null;
}

export class Summaries {
  /** The round whose summary lies open. */
  open = $state<number | null>(null);
  #seen = 0;

  /** All rounds that are over, as far as they have been shown. */
  readonly rounds = $derived.by(() => this.#rounds());
  readonly shown = $derived(this.rounds.find((each) => each.round === this.open) ?? null);

  constructor(
    readonly playback: Playback<FeudumWire>,
    readonly table: Table<FeudumWire>,
  ) {}

  #rounds(): RoundTold[] {
    const { table, playback } = this;
    const told = playback.behind
      ? table.events.slice(0, playback.number - table.eventsFrom + 1)
      : table.events;
    return told.flatMap((event, place): RoundTold[] => {
      const ends = event.event === "round_started" || event.event === "game_ended";
      if (!ends) return [];
      const events = roundOf(told, place);
      const dawned = events.find((each) => each.event === "epoch_dawned");
      const last = event.event === "game_ended";
      const round = last ? (table.view?.round ?? 0) : event.round - 1;
      return [{ round, events, epoch: dawned?.event === "epoch_dawned" ? dawned.epoch : null }];
    });
  }

  /** Lay open the round that has just ended; called when something has been shown. */
  follow(): void {
    const last = this.rounds.at(-1)?.round ?? 0;
    if (this.#seen === 0 && this.table.view !== null) this.#seen = Math.max(1, last + 1);
    if (last < this.#seen || this.table.over) return;
    this.#seen = last + 1;
    this.open = last;
  }

  close(): void {
    this.open = null;
  }
}
