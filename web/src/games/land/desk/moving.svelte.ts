/** Moves between one's own territories: a plan until it is confirmed. Each army moves once. */
import type { Arrow, Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import { MovePlans, type Ways } from "../rules/moving";
import type { LandDesk } from "./desk.svelte";
import type { Part } from "./part";

export class Moving implements Part {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);

  readonly plan = $derived.by(() => this.desk.plan);
  readonly moves = $derived.by(() => this.plans.moves(this.plan));
  readonly ways = $derived.by(() =>
    this.desk.view && this.origin ? this.plans.waysFrom(this.desk.view, this.origin) : [],
  );
  /** How many go the way that is chosen. */
  readonly amount = $derived.by(() =>
    this.origin && this.target ? this.plans.going(this.plan, this.origin, this.target) : 0,
  );
  /** The most that could. */
  readonly most = $derived(this.origin ? this.amount + this.movable(this.origin) : 0);

  readonly plans: MovePlans;

  constructor(
    readonly desk: LandDesk,
    ways: Ways,
  ) {
    this.plans = new MovePlans(desk.game.board, ways);
  }

  movable(territory: string): number {
    return this.desk.view ? this.plans.movable(this.desk.view, this.plan, territory) : 0;
  }

  canLeave(territory: string): boolean {
    return this.desk.view !== null && this.plans.canLeave(this.desk.view, this.plan, territory);
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
  context({ place, by }: Pick): void {
    if (by !== "mouse") {
      this.desk.told = place;
      return;
    }
    const kept = this.moves.filter(([, source, target]) => source !== place && target !== place);
    this.desk.setPlan(kept);
  }

  set(armies: number): void {
    const { origin, target } = this;
    const { view } = this.desk;
    if (view === null || origin === null || target === null) return;
    const some = Math.max(0, Math.min(this.most, armies));
    this.desk.setPlan(this.plans.withMove(view, this.plan, origin, target, some));
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
    void this.desk.sendPlan([this.desk.game.endMoves]);
  }

  end(): void {
    this.confirm();
  }

  stillFits(): boolean {
    const { view } = this.desk;
    return view !== null && this.plans.stillFits(view, this.plan);
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    const { view, game } = this.desk;
    if (view === null) return {};
    const count = this.plans.armiesAfter(view, this.plan, territory);
    const change = count - (view.armies[game.board.numberOf(territory)] ?? 0);
    const draft = change === 0 ? {} : { draft: change > 0 ? `+${change}` : `−${-change}` };
    if (territory === this.origin) marks.push("selected");
    else if (this.origin === null && this.canLeave(territory)) marks.push("selectable");
    else if (this.target === territory) marks.push("target");
    else if (this.origin !== null && this.target === null && this.ways.includes(territory))
      marks.push("target");
    const free = this.movable(territory);
    const badge = this.canLeave(territory) && free > 0 ? { badge: `↦ ${free}` } : {};
    return { count, ...draft, ...badge };
  }

  arrows(): Arrow[] {
    return this.moves.map(([kind, from, to, armies]) => ({
      from,
      to,
      kind: kind === "move" ? "move" : "flight",
      label: String(armies),
    }));
  }

  pins(): Pin[] {
    return this.target === null ? [] : [{ key: "amount", place: this.target }];
  }

  #forget(): void {
    this.origin = null;
    this.target = null;
  }

  #refuse(place: string): void {
    const { view } = this.desk;
    if (view === null) return;
    const own = view.owners[this.desk.game.board.numberOf(place)] === view.seat;
    const from = this.origin ?? place;
    if (own && this.origin === null && this.movable(place) <= 0) {
      const { moved, stays } = this.desk.game.clauses;
      const arrived = this.plans.armiesAfter(view, this.plan, place) > 1;
      this.desk.explain(place, {
        clause: arrived ? moved : stays,
        parameters: { source: place, most: 0, asked: 1 },
        fixes: [],
      });
      return;
    }
    const way = own && this.origin === null ? this.plans.waysFrom(view, place)[0] : place;
    const beside = way ?? this.desk.someNeighbour(place);
    void this.desk.refuse(place, ["move", from, beside === from ? place : beside, 1]);
  }
}
