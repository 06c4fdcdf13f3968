/** A roll of dice between two sides, and how its pairs are compared. */
export interface Side {
  /** As they fell. */
  dice: number[];
  /** Null for pieces that belong to nobody. */
  seat: number | null;
  label: string;
}

export interface Roll {
  left: Side;
  right: Side;
  /** Who wins each pair of the sorted dice; if not said, the higher die, and the right side on a tie. */
  pairs?: ("left" | "right")[];
}

export interface Pair {
  left: number;
  right: number;
  winner: "left" | "right";
  tied: boolean;
}

/** The places of the dice from high to low; of equal ones the first rolled comes first. */
export function order(dice: readonly number[]): number[] {
  return dice
    .map((_, place) => place)
    .sort((one, other) => (dice[other] ?? 0) - (dice[one] ?? 0) || one - other);
}

export const sorted = (dice: readonly number[]): number[] =>
  order(dice).map((place) => dice[place] ?? 0);

/** Highest against highest; dice left over have no pair. */
export function pairsOf(roll: Roll): Pair[] {
  const left = sorted(roll.left.dice);
  const right = sorted(roll.right.dice);
  const count = Math.min(left.length, right.length);
  return Array.from({ length: count }, (_, place) => {
    const [one, other] = [left[place] ?? 0, right[place] ?? 0];
    const winner = roll.pairs?.[place] ?? (one > other ? "left" : "right");
    return { left: one, right: other, winner, tied: one === other };
  });
}

export function losses(pairs: readonly Pair[], of: "left" | "right"): number {
  return pairs.filter((pair) => pair.winner !== of).length;
}

/** Milliseconds at normal speed. */
export const TUMBLE = 520;
export const COMPARE = 140;
export const FLY = 220;
const REST = 240;

/** How long a roll takes to be shown, and when its losses come off. */
export function timing(roll: Roll): { lasts: number; losses: number } {
  const compared = TUMBLE + COMPARE * pairsOf(roll).length;
  return { lasts: compared + FLY + REST, losses: compared };
}
