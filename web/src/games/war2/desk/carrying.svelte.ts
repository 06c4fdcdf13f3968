/** What two cards transport: armies from one own territory to another, or an Information Centre. */
import type { Arrow, Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import type { War2Desk } from "./desk.svelte";

export class Carrying implements Part {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Null: all that can go. */
  wanted = $state<number | null>(null);
  /** The seat whose Information Centre is to be carried; null for armies. */
  ci = $state<number | null>(null);

  /** The most armies by origin and target. */
  readonly ways = $derived.by(() => {
    const found = new Map<string, Map<string, number>>();
    for (const action of this.desk.legal) {
      if (action[0] !== "carry") continue;
      const [, source, target, armies] = action;
      if (!found.has(source)) found.set(source, new Map());
      found.get(source)?.set(target, armies);
    }
    return found;
  });
  /** Where each Information Centre that one keeps can go. */
  readonly cis = $derived.by(() => {
    const found = new Map<number, string[]>();
    for (const action of this.desk.legal)
      if (action[0] === "carry_ci")
        found.set(action[1], [...(found.get(action[1]) ?? []), action[2]]);
    return found;
  });
  readonly targets = $derived.by(() => {
    if (this.ci !== null) return this.cis.get(this.ci) ?? [];
    return this.origin === null ? [] : [...(this.ways.get(this.origin)?.keys() ?? [])];
  });
  readonly most = $derived.by(() =>
    this.origin && this.target ? (this.ways.get(this.origin)?.get(this.target) ?? 0) : 0,
  );
  readonly armies = $derived(Math.min(this.wanted ?? this.most, this.most));
  readonly ready = $derived(
    this.target !== null && (this.ci !== null || (this.origin !== null && this.armies > 0)),
  );

  constructor(readonly desk: War2Desk) {}

  pick({ place }: Pick): void {
    if (place === this.target && this.ready) this.enter();
    else if (this.targets.includes(place)) {
      this.target = place;
      this.wanted = null;
    } else if (this.ci === null && place === this.origin) this.#forget();
    else if (this.ci === null && this.ways.has(place)) this.leaveFrom(place);
    else this.#refuse(place);
  }

  leaveFrom(place: string): void {
    this.#forget();
    this.origin = place;
  }

  takeCi(seat: number): void {
    this.#forget();
    this.ci = seat;
  }

  set(armies: number): void {
    this.wanted = Math.max(1, Math.min(this.most, armies));
  }

  digit(number: number): void {
    if (this.target !== null) this.set(number);
  }

  enter(): void {
    const { origin, target, armies, ci } = this;
    if (!this.ready || target === null || this.desk.busy) return;
    this.#forget();
    if (ci !== null) void this.desk.send(["carry_ci", ci, target]);
    else void this.desk.send(["carry", origin, target, armies]);
  }

  /** The cards go back to the hand. */
  giveUp(): void {
    this.#forget();
    void this.desk.takeBack();
  }

  end(): void {
    this.giveUp();
  }

  escape(): boolean {
    if (this.target !== null) this.target = null;
    else if (this.origin !== null || this.ci !== null) this.#forget();
    else this.giveUp();
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    const begun = this.origin !== null || this.ci !== null;
    if (territory === this.origin) marks.push("selected");
    else if (territory === this.target) marks.push("selected", "target");
    else if (this.target === null && this.targets.includes(territory)) marks.push("target");
    else if (!begun && this.ways.has(territory)) marks.push("selectable");
    return {};
  }

  arrows(): Arrow[] {
    const { view } = this.desk;
    const from = this.ci === null ? this.origin : (view?.ci[this.ci] ?? null);
    if (from === null || this.target === null) return [];
    const label = this.ci === null ? { label: String(this.armies) } : {};
    return [{ from, to: this.target, kind: "flight", ...label }];
  }

  pins(): Pin[] {
    const asks = this.target !== null && this.ci === null;
    return asks ? [{ key: "carry", place: this.target ?? "" }] : [];
  }

  #forget(): void {
    this.origin = null;
    this.target = null;
    this.wanted = null;
    this.ci = null;
  }

  #refuse(place: string): void {
    if (this.ci !== null) void this.desk.refuse(place, ["carry_ci", this.ci, place]);
    else if (this.origin !== null) void this.desk.refuse(place, ["carry", this.origin, place, 1]);
    else {
      const other = [...this.ways.keys()].find((each) => each !== place) ?? place;
      void this.desk.refuse(place, ["carry", place, other, 1]);
    }
  }
}
