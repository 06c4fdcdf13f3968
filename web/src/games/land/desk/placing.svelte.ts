/** Armies put on the map: a plan until it is confirmed. */
import type { Pick } from "../../../board/types";
import { numberOf, continentOf } from "../../war/rules/board";
import * as placing from "../rules/placing";
import type { Desk } from "./desk.svelte";

export type Step = number | "all";

export class Placing {
  /** How many a click brings. */
  step = $state<Step>(1);
  /** Where the dial stands. */
  dial = $state<string | null>(null);

  readonly plan = $derived.by(() => this.desk.plan);
  readonly left = $derived.by(() =>
    this.desk.view === null ? {} : placing.poolsLeft(this.desk.view, this.plan),
  );
  readonly remaining = $derived(placing.total(this.left));
  readonly drafted = $derived(placing.drafted(this.plan));
  readonly complete = $derived(this.remaining === 0 && this.plan.length > 0);

  constructor(readonly desk: Desk) {}

  canTake(territory: string): boolean {
    return this.#own(territory) && placing.roomFor(territory, this.left) > 0;
  }

  pick(pick: Pick): void {
    const { place } = pick;
    if (pick.by === "keyboard" && this.complete) {
      this.confirm();
      return;
    }
    if (!this.canTake(place)) {
      this.#refuse(place);
      return;
    }
    const armies = pick.alt ? "all" : pick.shift ? 5 : this.step;
    this.add(place, armies);
    this.dial = pick.by === "touch" ? place : null;
  }

  /** Right click takes one back; a long press opens the dial. */
  context(pick: Pick): void {
    if (pick.by === "touch") this.dial = this.#own(pick.place) ? pick.place : null;
    else this.takeBack(pick.place, 1);
  }

  add(territory: string, armies: Step): void {
    const { view } = this.desk;
    if (view === null) return;
    const most = placing.roomFor(territory, this.left);
    const more = placing.withMore(view, this.plan, territory, armies === "all" ? most : armies);
    this.desk.setPlan(more);
    this.desk.sound("place");
  }

  takeBack(territory: string, armies: number): void {
    this.desk.setPlan(placing.withFewer(this.plan, territory, armies));
  }

  undo(): boolean {
    if (this.plan.length === 0) return false;
    this.desk.setPlan(this.plan.slice(0, -1));
    return true;
  }

  /** Step by step: the dial, then the whole plan. */
  escape(): boolean {
    if (this.dial !== null) {
      this.dial = null;
      return true;
    }
    if (this.plan.length === 0) return false;
    this.desk.setPlan([]);
    return true;
  }

  confirm(): void {
    if (!this.complete) return;
    this.dial = null;
    this.step = 1;
    this.desk.setPlan(placing.merged(this.plan));
    void this.desk.sendPlan();
  }

  #own(territory: string): boolean {
    const { view } = this.desk;
    return view !== null && view.owners[numberOf(territory)] === view.seat;
  }

  /** The pools that the plan has emptied are the browser's to explain; for the rest the server is asked. */
  #refuse(territory: string): void {
    if (!this.#own(territory)) {
      void this.desk.refuse(territory, ["place", placing.FREE, territory, 1]);
      return;
    }
    const full = Object.entries(this.left).find(([, armies]) => armies > 0);
    const pool = full?.[0] ?? placing.FREE;
    this.desk.explain(
      territory,
      full && pool !== continentOf(territory).id
        ? { clause: "WAR-RNF-06", parameters: { pool, territory }, fixes: [] }
        : { clause: "WAR-RNF-08", parameters: { pool, most: 0, asked: 1 }, fixes: [] },
    );
  }
}
