/** The gods: what they cost, which cards they have, and whom one can call. */
import type { CombatView, VikingsView } from "../../../protocol/vikings";
import { cards, rules } from "../data";

export const GODS: readonly string[] = cards.gods.map(({ id }) => id);
const COST = new Map<string, number>(cards.gods.map(({ id, cost }) => [id, cost]));

export interface GodCard {
  id: string;
  god: string;
  /** The clause that says what it does. */
  clause: string;
}

export const GOD_CARDS: readonly GodCard[] = cards.god_cards.map(({ id, god }, place) => ({
  id,
  god,
  clause: `VIK-GDC-${String(place + 1).padStart(2, "0")}`,
}));

export function cardsOf(god: string): GodCard[] {
  return GOD_CARDS.filter((card) => card.god === god);
}

export function godOf(card: string): string {
  return GOD_CARDS.find(({ id }) => id === card)?.god ?? "";
}

export type SideName = "attack" | "defence";

/** Which side of the combat a seat is on. */
export function sideOf(view: VikingsView, seat: number): SideName {
  return view.active === seat ? "attack" : "defence";
}

/** VIK-GOD-05: what a god costs in this combat, dearer with each call in the same assault. */
export function costNow(view: VikingsView, god: string, side: SideName): number {
  const { combat } = view;
  const assault =
    combat === null
      ? undefined
      : view.assaults.find(({ territories }) =>
          [combat.source, combat.target].every((each) => territories.includes(each)),
        );
  const calls = (side === "attack" ? assault?.attack_calls : assault?.defence_calls) ?? 0;
  return (COST.get(god) ?? 0) + calls * rules.valhalla.surcharge;
}

/** VIK-GOD-07: the cards that can be drawn: not the one that the other side holds. */
export function drawable(combat: CombatView, god: string): string[] {
  const held = [combat.attack_card, combat.defence_card];
  return cardsOf(god)
    .map(({ id }) => id)
    .filter((id) => !held.includes(id));
}
