/** Cards chosen in the hand, and what they are to be used for. */
import type { Mark, Pick, PlaceLook } from "../../../board/types";
import type { Refusal } from "../../../protocol/types";
import type { Part } from "../../land/desk/part";
import { refusedUse, shownOn, someUse, transportOf, usesOf, valueOf } from "../rules/cards";
import type { War2Desk } from "./desk.svelte";

const STAGES = new Set(["place", "attack", "move"]);
const MOST_LANDS = 2;

export class Using implements Part {
  chosen = $state<string[]>([]);
  territory = $state<string | null>(null);
  discarding = $state(false);
  /** Why the chosen cards cannot be used. */
  reason = $state.raw<Refusal | null>(null);

  /** The chosen ones that are still in the hand. */
  readonly cards = $derived.by(() => {
    const { view } = this.desk;
    const hand = view?.hands[view.seat ?? -1] ?? [];
    return this.chosen.filter((card) => hand.includes(card));
  });
  readonly open = $derived.by(() => STAGES.has(this.desk.stage) && this.desk.yourTurn);
  readonly active = $derived(this.open && this.cards.length > 0);
  /** Some card could be used now. */
  readonly possible = $derived.by(() => this.open && someUse(this.desk.legal));
  readonly lands = $derived(this.cards.filter((card) => valueOf(card) === null));
  readonly numbers = $derived(this.cards.filter((card) => valueOf(card) !== null));
  readonly uses = $derived.by(() => {
    const [card, other] = this.lands;
    if (card === undefined || other !== undefined) return [];
    return usesOf(this.desk.legal, card, this.numbers);
  });
  readonly transport = $derived.by(() =>
    this.lands.length === MOST_LANDS && this.numbers.length === 0
      ? transportOf(this.desk.legal, this.lands)
      : undefined,
  );
  /** The use that the main button makes: the one chosen, or the only one. */
  readonly use = $derived(
    this.uses.find((each) => each.territory === this.territory) ??
      (this.uses.length === 1 ? this.uses[0] : undefined),
  );

  constructor(readonly desk: War2Desk) {}

  toggle(card: string): void {
    this.desk.forgive();
    this.desk.recapping = false;
    if (!this.open) {
      const action = this.desk.view && refusedUse(this.desk.view, [card]);
      if (action && this.desk.table.seat !== null) void this.desk.refuse(null, action);
      return;
    }
    this.discarding = false;
    this.territory = null;
    const without = this.cards.filter((each) => each !== card);
    if (without.length < this.cards.length) this.chosen = without;
    else if (valueOf(card) === null && this.lands.length === MOST_LANDS)
      this.chosen = [...this.cards.filter((each) => each !== this.lands[0]), card];
    else this.chosen = [...this.cards, card];
    void this.#explain();
  }

  drop(): void {
    this.chosen = [];
    this.territory = null;
    this.discarding = false;
    this.reason = null;
  }

  pick({ place }: Pick): void {
    const use = this.uses.find((each) => each.territory === place);
    if (use && use === this.use && this.territory !== null) this.enter();
    else if (use) this.territory = place;
    else this.#refuse(place);
  }

  enter(): void {
    if (this.desk.busy) return;
    const action = this.discarding ? undefined : (this.transport ?? this.use?.action);
    if (this.discarding) void this.#discard();
    else if (action) {
      this.drop();
      void this.desk.send(action);
      this.desk.sound("card");
    }
  }

  escape(): boolean {
    if (this.discarding) this.discarding = false;
    else if (this.territory !== null) this.territory = null;
    else this.drop();
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    const use = this.uses.find((each) => each.territory === territory);
    if (use === undefined) return {};
    const chosen = use === this.use;
    marks.push(chosen ? "selected" : use.kind === "raid" ? "target" : "selectable");
    if (use.kind === "reinforce") return chosen ? { draft: `+${use.worth}` } : {};
    const seat = String(this.desk.view?.seat ?? "");
    return chosen ? { planes: { seat, count: use.worth } } : {};
  }

  async #discard(): Promise<void> {
    const cards = [...this.cards];
    this.drop();
    await this.desk.send(...cards.map((card): ["discard", string] => ["discard", card]));
    this.desk.sound("card");
  }

  /** If nothing can be done with the cards, the server says why. */
  async #explain(): Promise<void> {
    this.reason = null;
    const { view } = this.desk;
    const action = view && refusedUse(view, this.cards);
    if (!action || this.uses.length > 0 || this.transport) return;
    const asked = this.cards.join();
    const reason = (await this.desk.table.why(action)) ?? null;
    if (asked === this.cards.join()) this.reason = reason;
  }

  #refuse(place: string): void {
    const [card] = this.lands;
    const { view } = this.desk;
    if (card === undefined || view === null) return;
    const numbers = this.numbers.flatMap((each) => valueOf(each) ?? []);
    const kind = this.desk.owns(place) ? "reinforce" : "raid_with_cards";
    const shown = shownOn(card);
    void this.desk.refuse(place, [kind, card, numbers, place]);
    if (shown.length === 0) this.drop();
  }
}
