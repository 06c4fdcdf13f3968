/** Armies put on the map: a plan until it is confirmed. */
import type { Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import type { Line } from "../../../protocol/types";
import * as placing from "../rules/placing";
import type { LandDesk } from "./desk.svelte";
import type { Part } from "./part";

export type Step = number | "all";

export class Placing implements Part {
  /** How many a click brings. */
  step = $state<Step>(1);
  /** Where the dial stands. */
  dial = $state<string | null>(null);

  readonly plan = $derived.by(() => this.desk.plan);
  readonly left = $derived.by(() =>
    this.desk.view === null ? {} : placing.poolsLeft(this.desk.view, this.plan),
  );
  /** What can be placed still: all that is left, or as much as the box has. */
  readonly remaining = $derived.by(() =>
    Math.min(placing.total(this.left), this.desk.supply - placing.count(this.plan)),
  );
  readonly drafted = $derived(placing.drafted(this.plan));
  readonly complete = $derived.by(() => {
    const { view, game } = this.desk;
    if (this.remaining > 0 || view === null) return false;
    return game.endPlacing ? game.endPlacing.may(view) : this.plan.length > 0;
  });

  constructor(readonly desk: LandDesk) {}

  canTake(territory: string): boolean {
    return this.#own(territory) && this.#room(territory) > 0;
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
    const most = this.#room(territory);
    const wanted = armies === "all" ? most : Math.min(most, armies);
    const more = placing.withMore(this.desk.game.board, view, this.plan, territory, wanted);
    this.desk.setPlan(more);
    this.desk.sound("place");
  }

  takeBack(territory: string, armies: number): void {
    this.desk.setPlan(placing.withFewer(this.plan, territory, armies));
  }

  undo(): boolean {
    if (this.plan.length > 0) this.desk.setPlan(this.plan.slice(0, -1));
    else if (this.desk.table.told.draft.length > 0) void this.desk.takeBack();
    else return false;
    return true;
  }

  /** Something can be taken back. */
  get begun(): boolean {
    return this.plan.length > 0 || this.desk.table.told.draft.length > 0;
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

  enter(): void {
    this.confirm();
  }

  digit(number: number): void {
    this.step = number;
  }

  stillFits(): boolean {
    const { view, game } = this.desk;
    return view !== null && placing.stillFits(game.board, view, this.plan);
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (this.canTake(territory)) marks.push("selectable");
    if (this.dial === territory) marks.push("selected");
    const drafted = this.drafted.get(territory);
    return drafted === undefined ? {} : { draft: `+${drafted}` };
  }

  pins(): Pin[] {
    return this.dial === null ? [] : [{ key: "dial", place: this.dial }];
  }

  confirm(): void {
    if (!this.complete) return;
    this.dial = null;
    this.step = 1;
    this.desk.setPlan(placing.merged(this.plan));
    const { endPlacing } = this.desk.game;
    void this.desk.sendPlan(...(endPlacing ? [[endPlacing.kind] as Line] : []));
  }

  #room(territory: string): number {
    return Math.min(this.remaining, placing.roomFor(this.desk.game.board, territory, this.left));
  }

  #own(territory: string): boolean {
    const { view } = this.desk;
    return view !== null && view.owners[this.desk.game.board.numberOf(territory)] === view.seat;
  }

  /** The pools that the plan has emptied are the browser's to explain; for the rest the server is asked. */
  #refuse(territory: string): void {
    if (!this.#own(territory)) {
      void this.desk.refuse(territory, ["place", placing.FREE, territory, 1]);
      return;
    }
    const { view } = this.desk;
    if (view === null) return;
    const { otherPool, emptyPool } = this.desk.game.clauses;
    const full = Object.entries(this.left).find(([, armies]) => armies > 0);
    const pool = full?.[0] ?? placing.FREE;
    this.desk.explain(
      territory,
      full && pool !== this.desk.game.board.continentOf(territory).id
        ? { clause: otherPool(view, pool), parameters: { pool, territory }, fixes: [] }
        : { clause: emptyPool, parameters: { pool, most: 0, asked: 1, why: "amount" }, fixes: [] },
    );
  }
}
