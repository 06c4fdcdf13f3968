/** The exchange cards: what they show, and what can be done with those that are chosen. */
import type { War2Action, War2View } from "../../../protocol/war2";
import { cards } from "../data";
import { BOARD } from "./board";

const NUMBER = /^numero_(\d)_/;
const CONTINENT = "continente_";
const CARD = "carta_";
const SHOWN = new Map<string, readonly string[]>(
  cards.territory_cards.map((each) => [CARD + each.shows.join("_"), each.shows]),
);

/** The value of a number card; null for the others. */
export function valueOf(card: string): number | null {
  const found = NUMBER.exec(card);
  return found ? Number(found[1]) : null;
}

export function continentOn(card: string): string | null {
  return card.startsWith(CONTINENT) ? card.slice(CONTINENT.length) : null;
}

/** The territories that a card shows, those of a whole continent too. */
export function shownOn(card: string): readonly string[] {
  const continent = continentOn(card);
  if (continent === null) return SHOWN.get(card) ?? [];
  return BOARD.continents.find(({ id }) => id === continent)?.territories ?? [];
}

/** The Strategic Centre whose symbol a card bears. */
export function symbolOn(card: string): string | null {
  const found = cards.territory_cards.find((each) => CARD + each.shows.join("_") === card);
  return found && "centre" in found ? found.centre : null;
}

export interface Use {
  kind: "reinforce" | "raid";
  territory: string;
  /** Armies or bombers that the cards are worth; the box may have fewer. */
  worth: number;
  action: War2Action;
}

const sameNumbers = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length &&
  one.toSorted().every((value, place) => value === other.toSorted()[place]);

/** What one territory card and these number cards can be used for now (WAR2-CRD-12, WAR2-CRD-14). */
export function usesOf(
  legal: readonly War2Action[],
  card: string,
  numbers: readonly string[],
): Use[] {
  const values = numbers.map((each) => valueOf(each) ?? 0);
  const worth = 1 + values.reduce((sum, value) => sum + value, 0);
  return legal.flatMap((action): Use[] => {
    if (action[0] !== "reinforce" && action[0] !== "raid_with_cards") return [];
    if (action[1] !== card || !sameNumbers(action[2], values)) return [];
    const kind = action[0] === "reinforce" ? "reinforce" : "raid";
    return [{ kind, territory: action[3], worth, action }];
  });
}

/** Whether these two may pay for a transport. */
export function transportOf(
  legal: readonly War2Action[],
  chosen: readonly string[],
): War2Action | undefined {
  return legal.find(
    (action) => action[0] === "transport" && action[1].every((card) => chosen.includes(card)),
  );
}

/** Whether some use of cards is possible at all; to discard is always possible, and does not count. */
export function someUse(legal: readonly War2Action[]): boolean {
  return legal.some(([kind]) => ["reinforce", "raid_with_cards", "transport"].includes(kind));
}

/** Something to ask the server about, when the chosen cards cannot be used: it says why. */
export function refusedUse(view: War2View, chosen: readonly string[]): War2Action | null {
  const lands = chosen.filter((card) => valueOf(card) === null);
  const numbers = chosen.flatMap((card) => valueOf(card) ?? []);
  const [one, other] = lands;
  if (one === undefined) {
    const [first] = chosen;
    return first === undefined ? null : ["reinforce", first, [], BOARD.territories[0] ?? ""];
  }
  if (other !== undefined) return ["transport", [one, other]];
  const [shown] = shownOn(one);
  const own = view.owners[BOARD.numberOf(shown ?? "")] === view.seat;
  return [own ? "reinforce" : "raid_with_cards", one, numbers, shown ?? ""];
}
