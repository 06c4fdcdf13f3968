/** Exact odds of one roll with god cards and command effects, and of what hangs on it. */
import { battleOdds, type BattleOdds } from "../../land/rules/odds";
import { ATTACK, DEFENCE, extraDice, FACES, inOrder, lineOf, pairsWon, rolledAgain } from "./dice";
import type { Hand, Side } from "./dice";

export interface Terms {
  attackCard?: string | null;
  defenceCard?: string | null;
  /** Whether each side may roll a die again by the command effect. */
  attackAgain?: boolean;
  defenceAgain?: boolean;
}

/** The chance that the attack wins 0, 1, 2, … pairs. */
export type Odds = readonly number[];

interface Hands {
  list: Hand[];
  ways: number[];
  numberOf: Map<string, number>;
}

const known = new Map<number, Hands>();

/** All hands of so many dice, and in how many ways each falls. */
function handsOf(dice: number): Hands {
  let hands = known.get(dice);
  if (hands === undefined) known.set(dice, (hands = counted(dice)));
  return hands;
}

function counted(dice: number): Hands {
  const hands: Hands = { list: [], ways: [], numberOf: new Map() };
  for (let number = 0; number < FACES ** dice; number++) {
    const hand = inOrder(
      Array.from({ length: dice }, (_, die) => (Math.floor(number / FACES ** die) % FACES) + 1),
    );
    const place = hands.numberOf.get(hand.join());
    if (place === undefined) {
      hands.numberOf.set(hand.join(), hands.list.length);
      hands.list.push(hand);
      hands.ways.push(1);
    } else hands.ways[place] = (hands.ways[place] ?? 0) + 1;
  }
  return hands;
}

/** By number of the hand: the chance of each hand that it can become. */
type Spread = Map<number, number>;

/** Stage 2: what becomes of a hand of one side by the cards of both. */
function after(hands: Hands, side: Side, cards: readonly [string | null, string | null]): Spread[] {
  return hands.list.map((hand) => {
    let spread: [Hand, number][] = [[hand, 1]];
    for (const caller of [ATTACK, DEFENCE]) {
      const line = lineOf(cards[caller], caller);
      const whose = line?.side === "enemy" ? 1 - caller : caller;
      if (line === undefined || whose !== side) continue;
      spread = spread.flatMap(([each, chance]) => {
        const { places, best } = rolledAgain(line, each);
        return again(each, places, best).map(([to, share]): [Hand, number] => [to, share * chance]);
      });
    }
    const sums: Spread = new Map();
    for (const [each, chance] of spread) {
      const number = hands.numberOf.get(each.join()) ?? 0;
      sums.set(number, (sums.get(number) ?? 0) + chance);
    }
    return sums;
  });
}

/** All that a hand can become when the dice at these places are rolled again. */
function again(hand: Hand, places: readonly number[], best: boolean): [Hand, number][] {
  if (places.length === 0) return [[hand, 1]];
  const fresh = handsOf(places.length);
  const kept = hand.filter((_, place) => !places.includes(place));
  const before = hand[places[0] ?? 0] ?? 0;
  return fresh.list.map((faces, number) => {
    const rolled = best ? faces.map((face) => Math.max(face, before)) : faces;
    const share = (fresh.ways[number] ?? 0) / FACES ** places.length;
    return [inOrder([...kept, ...rolled]), share];
  });
}

const OUTCOMES = 4;

/** The odds for every pair of hands that may lie open before and after the re-rolls of the command effect. */
export class Roll {
  readonly red: Hands;
  readonly yellow: Hands;
  readonly pairs: number;
  /** Without any re-roll, with the defence's, and with both. */
  #plain: Float64Array;
  #defended: Float64Array;
  #both: Float64Array;

  constructor(
    attack: number,
    defence: number,
    readonly terms: Terms,
  ) {
    const cards = [terms.attackCard ?? null, terms.defenceCard ?? null] as const;
    this.red = handsOf(attack + extraDice(cards[ATTACK], ATTACK));
    this.yellow = handsOf(defence + extraDice(cards[DEFENCE], DEFENCE));
    this.pairs = Math.min(attack, defence);
    this.#plain = this.#compared(cards);
    this.#defended = terms.defenceAgain ? this.#chosen(this.#plain, DEFENCE) : this.#plain;
    this.#both = terms.attackAgain ? this.#chosen(this.#defended, ATTACK) : this.#defended;
  }

  /** Before the dice fall. */
  odds(): Odds {
    const sums = new Array<number>(this.pairs + 1).fill(0);
    const all = FACES ** ((this.red.list[0]?.length ?? 0) + (this.yellow.list[0]?.length ?? 0));
    this.red.ways.forEach((one, r) =>
      this.yellow.ways.forEach((other, y) => {
        for (let won = 0; won <= this.pairs; won++)
          sums[won] =
            (sums[won] ?? 0) + ((one * other) / all) * (this.#both[this.#at(r, y, won)] ?? 0);
      }),
    );
    return sums;
  }

  /** With these dice on the table, before `side` rolls the die at `place` again, or none. */
  withDice(attack: Hand, defence: Hand, side: Side, place: number | null): Odds {
    const then = side === ATTACK ? this.#defended : this.#plain;
    const hands: [Hand, Hand] = [attack, defence];
    const share = place === null ? 1 : 1 / FACES;
    const sums = new Array<number>(this.pairs + 1).fill(0);
    for (let face = 1; face <= (place === null ? 1 : FACES); face++) {
      const hand = place === null ? hands[side] : replaced(hands[side], place, face);
      const [r, y] = side === ATTACK ? [hand, defence] : [attack, hand];
      const at = this.#at(number(this.red, r), number(this.yellow, y), 0);
      for (let won = 0; won <= this.pairs; won++)
        sums[won] = (sums[won] ?? 0) + share * (then[at + won] ?? 0);
    }
    return sums;
  }

  #at(red: number, yellow: number, won: number): number {
    return (red * this.yellow.list.length + yellow) * OUTCOMES + won;
  }

  #compared(cards: readonly [string | null, string | null]): Float64Array {
    const { red, yellow } = this;
    const reds = after(red, ATTACK, cards);
    const yellows = after(yellow, DEFENCE, cards);
    const won = red.list.map((hand) => yellow.list.map((other) => pairsWon(cards, hand, other)));
    const found = new Float64Array(red.list.length * yellow.list.length * OUTCOMES);
    // First what becomes of the yellow hands, for each red one; then of the red ones.
    const half = new Float64Array(found.length);
    for (let r = 0; r < red.list.length; r++)
      yellows.forEach((spread, y) => {
        for (const [to, chance] of spread) {
          const at = this.#at(r, y, won[r]?.[to] ?? 0);
          half[at] = (half[at] ?? 0) + chance;
        }
      });
    reds.forEach((spread, r) => {
      for (const [to, chance] of spread)
        for (let k = 0; k < yellow.list.length * OUTCOMES; k++) {
          const at = this.#at(r, 0, 0) + k;
          found[at] = (found[at] ?? 0) + chance * (half[this.#at(to, 0, 0) + k] ?? 0);
        }
    });
    return found;
  }

  /** Whoever has the right rolls the die again that serves him best, or none. */
  #chosen(then: Float64Array, side: Side): Float64Array {
    const best = new Float64Array(then.length);
    const own = side === ATTACK ? this.red : this.yellow;
    this.red.list.forEach((_, r) =>
      this.yellow.list.forEach((__, y) => {
        const hand = own.list[side === ATTACK ? r : y] ?? [];
        const at = (place: number) =>
          side === ATTACK ? this.#at(place, y, 0) : this.#at(r, place, 0);
        let [chosen, mean] = [then.slice(this.#at(r, y, 0), this.#at(r, y, OUTCOMES)), 0];
        mean = meanOf(chosen);
        for (let place = 0; place < hand.length; place++) {
          const sums = new Float64Array(OUTCOMES);
          for (let face = 1; face <= FACES; face++) {
            const from = at(number(own, replaced(hand, place, face)));
            for (let won = 0; won < OUTCOMES; won++)
              sums[won] = (sums[won] ?? 0) + (then[from + won] ?? 0) / FACES;
          }
          const other = meanOf(sums);
          if (side === ATTACK ? other > mean + 1e-12 : other < mean - 1e-12)
            [chosen, mean] = [sums, other];
        }
        best.set(chosen, this.#at(r, y, 0));
      }),
    );
    return best;
  }
}

const replaced = (hand: Hand, place: number, face: number): Hand =>
  inOrder(hand.map((each, at) => (at === place ? face : each)));

const number = (hands: Hands, hand: Hand): number => hands.numberOf.get(inOrder(hand).join()) ?? 0;

/** How many pairs the attack wins on the average. */
export function meanOf(odds: ArrayLike<number>): number {
  let sum = 0;
  for (let won = 1; won < odds.length; won++) sum += won * (odds[won] ?? 0);
  return sum;
}

const rolls = new Map<string, { roll: Roll; odds: Odds }>();

function rollOf(attack: number, defence: number, terms: Terms): { roll: Roll; odds: Odds } {
  const {
    attackCard = null,
    defenceCard = null,
    attackAgain = false,
    defenceAgain = false,
  } = terms;
  const key = [attack, defence, attackCard, defenceCard, attackAgain, defenceAgain].join();
  let found = rolls.get(key);
  if (found === undefined) {
    const roll = new Roll(attack, defence, terms);
    rolls.set(key, (found = { roll, odds: roll.odds() }));
  }
  return found;
}

/** One roll of so many dice against so many. */
export const rollOdds = (attack: number, defence: number, terms: Terms = {}): Odds =>
  rollOf(attack, defence, terms).odds;

/** The roll whose dice lie on the table. */
export const openRoll = (attack: number, defence: number, terms: Terms): Roll =>
  rollOf(attack, defence, terms).roll;

/** The odds before a card is drawn: each of these is as likely. */
export function drawnOdds(
  attack: number,
  defence: number,
  terms: Terms,
  side: "attackCard" | "defenceCard",
  cards: readonly string[],
): Odds {
  const each = cards.map((card) => rollOdds(attack, defence, { ...terms, [side]: card }));
  return Array.from(
    { length: Math.min(attack, defence) + 1 },
    (_, won) => each.reduce((sum, odds) => sum + (odds[won] ?? 0), 0) / cards.length,
  );
}

/** A battle fought on to its end without gods; each roll with the command effect as it is. */
export function assaultOdds(attack: number, defence: number, terms: Terms): BattleOdds {
  return battleOdds(attack, defence, 1, (dice, reply) =>
    [...rollOdds(dice, reply, terms)].reverse(),
  );
}

export const RESULTS = ["lost", "spent", "open", "sunk"] as const;
export type NavalResult = (typeof RESULTS)[number];

/** How a naval combat ends: the own ship lost or spent, the way open, the other ship sunk. */
export function navalOdds(terms: Terms = {}, rounds: 1 | 3 = 1): Record<NavalResult, number> {
  const odds = rollOdds(3, 3, terms);
  const win = (odds[2] ?? 0) + (odds[3] ?? 0);
  const three = [(1 - win) ** 3, 3 * win * (1 - win) ** 2, 3 * win ** 2 * (1 - win), win ** 3];
  const ends = rounds === 1 ? odds : three;
  const [lost = 0, spent = 0, open = 0, sunk = 0] = ends;
  return { lost, spent, open, sunk };
}
