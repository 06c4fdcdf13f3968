/** What god cards do to dice (VIK-BAT-08). A hand is the dice of one side from high to low. */
import { cards } from "../data";

export type Hand = readonly number[];
export type Side = 0 | 1;
export const ATTACK: Side = 0;
export const DEFENCE: Side = 1;
export const FACES = 6;

interface Line {
  op: "reroll" | "reroll_values" | "set" | "swap" | "add" | "extra" | "ties";
  side?: "own" | "enemy";
  which?: "highest" | "second" | "lowest" | "two_highest" | "all";
  keep?: "best" | "new";
  values?: readonly number[];
  value?: number;
  from?: number;
  to?: number;
  count?: number;
}

const LINES = new Map<string, readonly [Line, Line]>(
  cards.god_cards.map(({ id, attack, defence }) => [id, [attack, defence]]),
);

/** What the card of a side does, by the line for that side (VIK-GOD-08). */
export function lineOf(card: string | null, side: Side): Line | undefined {
  return card === null ? undefined : LINES.get(card)?.[side];
}

export const inOrder = (dice: Hand): number[] => [...dice].sort((one, other) => other - one);

export function extraDice(card: string | null, side: Side): number {
  const line = lineOf(card, side);
  return line?.op === "extra" ? (line.count ?? 0) : 0;
}

/** Stage 2: which dice of a hand a card has rolled again, and whether the better result counts. */
export function rolledAgain(line: Line, hand: Hand): { places: number[]; best: boolean } {
  if (line.op === "reroll") {
    const place = line.which === "highest" ? 0 : hand.length - 1;
    return { places: [place], best: line.keep === "best" };
  }
  if (line.op !== "reroll_values") return { places: [], best: false };
  const places = hand.flatMap((face, place) => (line.values?.includes(face) ? [place] : []));
  return { places, best: false };
}

function added(line: Line, hand: Hand): number[] {
  const last = hand.length - 1;
  const second = Math.min(1, last);
  const meant = (place: number) => {
    switch (line.which) {
      case "highest":
        return place === 0;
      case "second":
        return place === second;
      case "lowest":
        return place === last;
      case "two_highest":
        return place <= second;
      default:
        return true;
    }
  };
  return inOrder(hand.map((face, place) => (meant(place) ? face + (line.value ?? 0) : face)));
}

type Hands = [attack: number[], defence: number[]];

/** Stages 3 to 6: how many pairs the attack wins. */
export function pairsWon(
  cardOf: readonly [string | null, string | null],
  attack: Hand,
  defence: Hand,
): number {
  const lines = [lineOf(cardOf[0], ATTACK), lineOf(cardOf[1], DEFENCE)];
  const hands: Hands = [
    attack.slice(0, attack.length - extraDice(cardOf[0], ATTACK)),
    defence.slice(0, defence.length - extraDice(cardOf[1], DEFENCE)),
  ];
  lines.forEach((line, side) => {
    if (line) setValues(line, side as Side, hands);
  });
  lines.forEach((line, side) => {
    if (line?.op !== "add") return;
    const whose = line.side === "enemy" ? 1 - side : side;
    hands[whose as Side] = added(line, hands[whose as Side]);
  });
  const ties = lines[ATTACK]?.op === "ties";
  const [red, yellow] = hands;
  return red.filter((face, pair) => {
    const other = yellow[pair];
    return other !== undefined && (ties ? face >= other : face > other);
  }).length;
}

/** Stage 4. */
function setValues(line: Line, side: Side, hands: Hands): void {
  const own = hands[side];
  const enemy = hands[(1 - side) as Side];
  if (line.op === "set")
    hands[side] = inOrder(own.map((face) => (face === line.from ? (line.to ?? face) : face)));
  else if (line.op === "swap") {
    const [mine, theirs] = [own[own.length - 1] ?? 0, enemy[enemy.length - 1] ?? 0];
    if (theirs <= mine) return;
    hands[side] = inOrder([...own.slice(0, -1), theirs]);
    hands[(1 - side) as Side] = inOrder([...enemy.slice(0, -1), mine]);
  }
}
