/** The set-up: vacant territories that one takes, one by one, or with five players a centre or a pair. */
import type { Mark, Pick, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import { BOARD, isCentre } from "../rules/board";
import type { War2Desk } from "./desk.svelte";

/** A click chooses, a second one or the main button takes. */
export class Claiming implements Part {
  chosen = $state<string | null>(null);
  readonly vacant = $derived.by(() =>
    this.desk.legal.flatMap((action) => (action[0] === "claim" ? [action[1]] : [])),
  );
  readonly ready = $derived(this.vacant.find((each) => each === this.chosen) ?? null);

  constructor(readonly desk: War2Desk) {}

  pick({ place }: Pick): void {
    if (!this.vacant.includes(place)) void this.desk.refuse(place, ["claim", place]);
    else if (place === this.ready) this.enter();
    else this.chosen = place;
  }

  enter(): void {
    const { ready } = this;
    if (ready === null || this.desk.busy) return;
    this.chosen = null;
    void this.desk.send(["claim", ready]);
    this.desk.sound("place");
  }

  escape(): boolean {
    if (this.chosen === null) return false;
    this.chosen = null;
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (territory === this.ready) marks.push("selected");
    else if (this.vacant.includes(territory)) marks.push("selectable");
    return {};
  }
}

/** A Strategic Centre that is left, or two vacant territories in different continents (WAR2-SET-14). */
export class Choosing implements Part {
  chosen = $state<string[]>([]);
  readonly centres = $derived.by(() =>
    this.desk.legal.flatMap((action) => (action[0] === "take_centre" ? [action[1]] : [])),
  );
  readonly pairs = $derived.by(() =>
    this.desk.legal.flatMap((action) =>
      action[0] === "take_pair" ? [[action[1], action[2]] as const] : [],
    ),
  );
  /** What the main button takes. */
  readonly ready = $derived.by(() => {
    const [one, other] = this.chosen;
    if (one !== undefined && other === undefined && this.centres.includes(one))
      return ["take_centre", one] as const;
    const pair = this.pairs.find(
      (each) =>
        this.chosen.length === 2 && this.chosen.every((territory) => each.includes(territory)),
    );
    return pair ? (["take_pair", ...pair] as const) : null;
  });

  constructor(readonly desk: War2Desk) {}

  canTake(territory: string): boolean {
    if (this.centres.includes(territory)) return true;
    const [first] = this.#half();
    return this.pairs.some(
      (pair) => pair.includes(territory) && (first === undefined || pair.includes(first)),
    );
  }

  pick({ place }: Pick): void {
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((each) => each !== place);
    else if (this.centres.includes(place)) this.chosen = [place];
    else if (this.canTake(place)) this.chosen = [...this.#half(), place];
    else this.#refuse(place);
  }

  enter(): void {
    if (this.ready === null || this.desk.busy) return;
    void this.desk.send([...this.ready]);
    this.chosen = [];
    this.desk.sound("place");
  }

  escape(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (this.chosen.includes(territory)) marks.push("selected");
    else if (this.canTake(territory)) marks.push("selectable");
    return {};
  }

  /** The first of a pair, if that is what has been begun. */
  #half(): string[] {
    return this.chosen.filter((each) => !this.centres.includes(each)).slice(0, 1);
  }

  #refuse(place: string): void {
    const [first] = this.#half();
    if (isCentre(place)) void this.desk.refuse(place, ["take_centre", place]);
    else {
      const other = first ?? this.pairs[0]?.[0] ?? BOARD.territories[0] ?? place;
      void this.desk.refuse(place, ["take_pair", other, place]);
    }
  }
}
