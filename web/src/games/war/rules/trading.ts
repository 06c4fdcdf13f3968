/** Sets of cards, best first, and what a trade brings. */
import type { Trade, WarAction, WarView } from "../../../protocol/war";
import { rules } from "../data";
import { BOARD, figureOn, JOKER, territoryOn } from "./board";

export interface CardSet {
  cards: [string, string, string];
  figures: string[];
  /** Territories of one's own on the cards; each is given two armies. */
  bonus: string[];
  jokers: number;
}

const SET = rules.exchange.set_size;

export function ownsCard(view: WarView, card: string): boolean {
  const territory = territoryOn(card);
  return (
    territory !== null && view.seat !== null && view.owners[BOARD.numberOf(territory)] === view.seat
  );
}

/** The sets that may be traded now: most armies first, then those that spend the fewest jokers. */
export function setsOf(view: WarView, legal: readonly WarAction[]): CardSet[] {
  const trades = legal.filter((action): action is Trade => action[0] === "trade");
  return trades
    .map(([, cards]) => {
      const figures = cards.map(figureOn);
      const bonus = cards
        .filter((card) => ownsCard(view, card))
        .map((card) => territoryOn(card) ?? "");
      return { cards, figures, bonus, jokers: figures.filter((each) => each === JOKER).length };
    })
    .sort((one, other) => other.bonus.length - one.bonus.length || one.jokers - other.jokers);
}

/** Whether three cards make a set (WAR-TRD-02, 04). */
export function isSet(cards: readonly string[]): boolean {
  const figures = cards.map(figureOn);
  if (cards.length !== SET) return false;
  return figures.includes(JOKER) || [1, SET].includes(new Set(figures).size);
}

/** What the next exchanges bring, the coming one first. */
export function ladder(view: WarView, steps = 4): number[] {
  const { table, step } = rules.exchange;
  const cap = Number(view.options["exchange_cap"] ?? 0);
  return Array.from({ length: steps }, (_, place) => {
    const number = view.exchanges + place;
    const last = table[table.length - 1] ?? 0;
    const value = table[number] ?? last + (number - table.length + 1) * step;
    return cap > 0 ? Math.min(cap, value) : value;
  });
}
