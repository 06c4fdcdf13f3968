/** Cards chosen to be traded. */
import type { CardSet, FigureCards } from "../rules/cards";
import type { LandDesk } from "./desk.svelte";

export class Exchanging {
  chosen = $state<string[]>([]);

  readonly sets = $derived.by<CardSet[]>(() => {
    const { view, legal } = this.desk;
    if (view === null) return [];
    // The order in which cards are named is of no weight here.
    const found = new Map(this.cards.sets(view, legal).map((set) => [key(set.cards), set]));
    return [...found.values()];
  });
  readonly set = $derived(this.sets.find((each) => key(each.cards) === key(this.chosen)));

  constructor(
    readonly desk: LandDesk,
    readonly cards: FigureCards,
  ) {}

  toggle(card: string): void {
    const { set_size: size } = this.cards.exchange;
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((each) => each !== card);
    else if (this.chosen.length < size) this.chosen = [...this.chosen, card];
    else return;
    if (this.chosen.length === size && !this.cards.isSet(this.chosen))
      void this.desk.refuse(null, ["trade", this.chosen]);
  }

  choose(set: CardSet): void {
    this.chosen = [...set.cards];
  }

  trade(set: CardSet | undefined = this.set ?? this.sets[0]): void {
    if (set === undefined) return;
    this.chosen = [];
    void this.desk.send(["trade", set.cards]);
    this.desk.sound("card");
  }

  /** The cards go back to the hand; false if none was chosen. */
  drop(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = [];
    return true;
  }
}

const key = (cards: readonly string[]) => [...cards].sort().join();
