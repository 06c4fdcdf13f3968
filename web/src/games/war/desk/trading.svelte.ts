/** Cards chosen to be traded. */
import type { WarAction } from "../../../protocol/war";
import { isSet, setsOf, type CardSet } from "../rules/trading";
import type { Part } from "../../land/desk/part";
import type { WarDesk } from "./desk.svelte";

const SET = 3;

export class Trading implements Part {
  chosen = $state<string[]>([]);

  readonly sets = $derived.by<CardSet[]>(() =>
    this.desk.view === null ? [] : setsOf(this.desk.view, this.desk.legal),
  );
  /** With a full hand there is no way round it (WAR-TRD-08). */
  readonly compulsory = $derived.by(
    () => this.sets.length > 0 && !this.desk.legal.some(([kind]) => kind === "skip"),
  );
  readonly set = $derived(this.sets.find((each) => same(each.cards, this.chosen)));

  constructor(readonly desk: WarDesk) {}

  toggle(card: string): void {
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((each) => each !== card);
    else if (this.chosen.length < SET) this.chosen = [...this.chosen, card];
    else return;
    if (this.chosen.length === SET && !isSet(this.chosen)) {
      const cards = this.chosen as [string, string, string];
      void this.desk.refuse(null, ["trade", cards]);
    }
  }

  choose(set: CardSet): void {
    this.chosen = [...set.cards];
  }

  trade(set: CardSet | undefined = this.set ?? this.sets[0]): void {
    if (set === undefined) return;
    this.chosen = [];
    void this.desk.send(["trade", set.cards] satisfies WarAction);
    this.desk.sound("card");
  }

  skip(): void {
    this.chosen = [];
    void this.desk.send(["skip"]);
  }

  enter(): void {
    if (this.sets.length > 0) this.trade();
    else this.skip();
  }

  end(): void {
    if (!this.compulsory) this.skip();
  }

  escape(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = [];
    return true;
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
