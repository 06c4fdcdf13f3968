/** Moves between one's own territories: a plan until it is confirmed. Each army moves once. */
import type { Pick } from "../../../board/types";
import { numberOf } from "../../war/rules/board";
import * as moving from "../rules/moving";
import type { Desk } from "./desk.svelte";

export class Moving {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);

  readonly plan = $derived.by(() => this.desk.plan);
  readonly moves = $derived(moving.moves(this.plan));
  readonly ways = $derived.by(() =>
    this.desk.view && this.origin ? moving.waysFrom(this.desk.view, this.origin) : [],
  );
  /** How many go the way that is chosen. */
  readonly amount = $derived(
    this.origin && this.target ? moving.going(this.plan, this.origin, this.target) : 0,
  );
  /** The most that could. */
  readonly most = $derived(this.origin ? this.amount + this.movable(this.origin) : 0);

  constructor(readonly desk: Desk) {}

  movable(territory: string): number {
    return this.desk.view ? moving.movable(this.desk.view, this.plan, territory) : 0;
  }

  canLeave(territory: string): boolean {
    return this.desk.view !== null && moving.canLeave(this.desk.view, this.plan, territory);
  }

  pick({ place, by }: Pick): void {
    if (by === "keyboard" && this.target !== null) this.settle();
    else if (this.origin !== null && this.target === null && this.ways.includes(place)) {
      this.target = place;
      this.set(this.most);
    } else if (place === this.origin) {
      this.#forget();
    } else if (this.canLeave(place)) {
      this.leaveFrom(place);
    } else {
      this.#refuse(place);
    }
  }

  leaveFrom(place: string): void {
    this.#forget();
    this.origin = place;
  }

  /** A right click takes back what was to leave there or to arrive. */
  context({ place }: Pick): void {
    const kept = this.moves.filter(([, source, target]) => source !== place && target !== place);
    this.desk.setPlan(kept);
  }

  set(armies: number): void {
    const { origin, target } = this;
    if (origin === null || target === null) return;
    const some = Math.max(0, Math.min(this.most, armies));
    this.desk.setPlan(moving.withMove(this.plan, origin, target, some));
  }

  /** The amount is as it should be. */
  settle(): void {
    const { origin } = this;
    this.#forget();
    if (origin !== null && this.canLeave(origin)) this.origin = origin;
  }

  undo(): boolean {
    if (this.plan.length === 0) return false;
    this.target = null;
    this.desk.setPlan(this.plan.slice(0, -1));
    return true;
  }

  escape(): boolean {
    if (this.origin === null) return this.undo();
    if (this.target !== null) this.set(0);
    this.#forget();
    return true;
  }

  enter(): void {
    if (this.target !== null) this.settle();
    else this.confirm();
  }

  confirm(): void {
    this.#forget();
    void this.desk.sendPlan(["end_fortify"]);
  }

  #forget(): void {
    this.origin = null;
    this.target = null;
  }

  #refuse(place: string): void {
    const { view } = this.desk;
    if (view === null) return;
    const own = view.owners[numberOf(place)] === view.seat;
    const from = this.origin ?? place;
    if (own && this.origin === null && this.movable(place) <= 0) {
      const arrived = moving.armiesAfter(view, this.plan, place) > 1;
      this.desk.explain(place, {
        clause: arrived ? "WAR-FRT-03" : "WAR-FRT-02",
        parameters: { source: place, most: 0, asked: 1 },
        fixes: [],
      });
      return;
    }
    const way = own && this.origin === null ? moving.waysFrom(view, place)[0] : place;
    const beside = way ?? this.desk.someNeighbour(place);
    void this.desk.refuse(place, ["move", from, beside === from ? place : beside, 1]);
  }
}
