/** The fortification: from where to where, how many, and whether ship and commander go along. */
import type { Arrow, Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import { isRoute } from "../rules/board";
import type { VikingsDesk } from "./desk.svelte";

interface Way {
  bySea: boolean;
  /** Armies at the most; 0 if only the ship can go. */
  most: number;
  /** The ship may sail along. */
  ship: boolean;
  commander: boolean;
}

export class Marching implements Part {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Null: all that can go. */
  wanted = $state<number | null>(null);
  withShip = $state(false);
  withCommander = $state(false);

  readonly ways = $derived.by(() => this.#ways());
  readonly targets = $derived.by(() =>
    this.origin === null ? [] : [...(this.ways.get(this.origin)?.keys() ?? [])],
  );
  readonly way = $derived.by(() =>
    this.origin && this.target ? (this.ways.get(this.origin)?.get(this.target) ?? null) : null,
  );
  readonly least = $derived(this.way?.ship && this.withShip ? 0 : 1);
  readonly most = $derived(this.way?.most ?? 0);
  readonly armies = $derived(Math.max(this.least, Math.min(this.wanted ?? this.most, this.most)));
  /** VIK-FOR-06: the ship alone must sail, and the commander goes with an army only. */
  readonly ship = $derived(this.way?.ship === true && (this.withShip || this.most === 0));
  readonly commander = $derived(
    this.way?.commander === true && this.withCommander && this.armies > 0,
  );

  constructor(readonly desk: VikingsDesk) {}

  pick({ place, by }: Pick): void {
    if (this.target !== null && (place === this.target || by === "keyboard")) this.enter();
    else if (this.targets.includes(place)) this.goTo(place);
    else if (place === this.origin) this.#forget();
    else if (this.ways.has(place)) this.leaveFrom(place);
    else this.#refuse(place);
  }

  leaveFrom(place: string): void {
    this.#forget();
    this.origin = place;
  }

  goTo(place: string): void {
    this.target = place;
    this.wanted = null;
    this.withShip = false;
    this.withCommander = false;
  }

  set(armies: number): void {
    this.wanted = armies;
  }

  digit(number: number): void {
    if (this.target !== null) this.set(number);
  }

  enter(): void {
    const { origin, target, way, armies, ship, commander } = this;
    if (this.desk.busy) return;
    if (origin === null || target === null || way === null) {
      this.end();
      return;
    }
    const sent = this.most === 0 ? 0 : armies;
    this.#forget();
    if (way.bySea) void this.desk.send(["sail", origin, target, sent, ship, commander]);
    else void this.desk.send(["move", origin, target, sent, commander]);
  }

  end(): void {
    if (this.desk.busy) return;
    this.#forget();
    void this.desk.send(["end_fortify"]);
  }

  escape(): boolean {
    if (this.target !== null) this.target = null;
    else if (this.origin !== null) this.#forget();
    else return false;
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (territory === this.origin) marks.push("selected");
    else if (territory === this.target) marks.push("selected", "target");
    else if (this.target === null && this.targets.includes(territory)) marks.push("target");
    else if (this.origin === null && this.ways.has(territory)) marks.push("selectable");
    const most = Math.max(0, ...[...(this.ways.get(territory)?.values() ?? [])].map((w) => w.most));
    return this.origin === null && this.ways.has(territory) ? { badge: `↦ ${most}` } : {};
  }

  arrows(): Arrow[] {
    if (this.origin === null || this.target === null) return [];
    return [{ from: this.origin, to: this.target, kind: "move", label: String(this.armies) }];
  }

  pins(): Pin[] {
    return this.target !== null && this.most > 1 ? [{ key: "march", place: this.target }] : [];
  }

  #ways(): Map<string, Map<string, Way>> {
    const found = new Map<string, Map<string, Way>>();
    const add = (source: string, target: string, more: Way) => {
      if (!found.has(source)) found.set(source, new Map());
      const before = found.get(source)?.get(target);
      found.get(source)?.set(target, {
        bySea: more.bySea,
        most: Math.max(before?.most ?? 0, more.most),
        ship: more.ship || (before?.ship ?? false),
        commander: more.commander || (before?.commander ?? false),
      });
    };
    for (const action of this.desk.legal) {
      if (action[0] === "move") {
        const [, source, target, most, commander] = action;
        add(source, target, { bySea: false, most, ship: false, commander });
      } else if (action[0] === "sail") {
        const [, source, target, most, ship, commander] = action;
        add(source, target, { bySea: true, most, ship, commander });
      }
    }
    return found;
  }

  #forget(): void {
    this.origin = null;
    this.target = null;
    this.wanted = null;
    this.withShip = false;
    this.withCommander = false;
  }

  #refuse(place: string): void {
    const from = this.origin ?? place;
    const to = this.origin === null ? this.desk.someNeighbour(place) : place;
    if (isRoute(from, to)) void this.desk.refuse(place, ["sail", from, to, 1, false, false]);
    else void this.desk.refuse(place, ["move", from, to, 1, false]);
  }
}
