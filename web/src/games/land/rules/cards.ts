/** Cards with a territory and a figure: what is on them, which make a set, and what sets bring. */
import type { Line } from "../../../protocol/types";
import type { LandBoard } from "../board";
import type { LandView } from "../wire";

export interface CardSet {
  cards: [string, string, string];
  figures: string[];
  /** Territories of one's own on the cards; each is given two armies. */
  bonus: string[];
  jokers: number;
}

/** As the rules of a game have it. */
export interface Exchange {
  readonly table: readonly number[];
  readonly step: number;
  readonly set_size: number;
}

/** A view of a game in which cards are traded. */
export interface TradingView extends LandView {
  exchanges: number;
  next_exchange: number;
}

type Continents = readonly { readonly territories: Readonly<Record<string, string>> }[];

const CARD = "carta_";
export const JOKER = "coringa";

export class FigureCards {
  #figures: Map<string, string>;

  /** `continents` have the figure of each territory. */
  constructor(
    readonly board: LandBoard,
    continents: Continents,
    readonly exchange: Exchange,
  ) {
    this.#figures = new Map(continents.flatMap((each) => Object.entries(each.territories)));
  }

  /** The territory on a card; null on a joker. */
  territoryOn(card: string): string | null {
    return card.startsWith(CARD) ? card.slice(CARD.length) : null;
  }

  figureOn(card: string): string {
    return this.#figures.get(this.territoryOn(card) ?? "") ?? JOKER;
  }

  owns(view: LandView, card: string): boolean {
    const territory = this.territoryOn(card);
    if (territory === null || view.seat === null) return false;
    return view.owners[this.board.numberOf(territory)] === view.seat;
  }

  /** The sets that may be traded now: most armies first, then those that spend the fewest jokers. */
  sets(view: LandView, legal: readonly Line[]): CardSet[] {
    return legal
      .filter(([kind]) => kind === "trade")
      .map((action) => {
        const cards = action[1] as CardSet["cards"];
        const figures = cards.map((card) => this.figureOn(card));
        const bonus = cards
          .filter((card) => this.owns(view, card))
          .map((card) => this.territoryOn(card) ?? "");
        return { cards, figures, bonus, jokers: figures.filter((each) => each === JOKER).length };
      })
      .sort((one, other) => other.bonus.length - one.bonus.length || one.jokers - other.jokers);
  }

  isSet(cards: readonly string[]): boolean {
    const figures = cards.map((card) => this.figureOn(card));
    if (cards.length !== this.exchange.set_size) return false;
    return figures.includes(JOKER) || [1, cards.length].includes(new Set(figures).size);
  }

  /** What the next exchanges bring, the coming one first. */
  ladder(view: TradingView, steps = 4): number[] {
    const { table, step } = this.exchange;
    const cap = Number(view.options["exchange_cap"] ?? 0);
    return Array.from({ length: steps }, (_, place) => {
      const number = view.exchanges + place;
      const last = table[table.length - 1] ?? 0;
      const value = table[number] ?? last + (number - table.length + 1) * step;
      return cap > 0 ? Math.min(cap, value) : value;
    });
  }
}
