/** When to stop a battle that is fought on by itself. It always ends with a conquest or the last attack. */

export const STOP_KINDS = ["conquer", "left", "losses", "chance"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface StopRule {
  kind: StopKind;
  /** Armies left in the origin, armies lost, or per cent; of no meaning for `conquer`. */
  value: number;
}

export const USUAL: Record<StopKind, number> = { conquer: 0, left: 3, losses: 5, chance: 50 };
export const STEPS: Record<StopKind, number> = { conquer: 0, left: 1, losses: 1, chance: 5 };
const LEAST: Record<StopKind, number> = { conquer: 0, left: 2, losses: 1, chance: 5 };
const MOST: Record<StopKind, number> = { conquer: 0, left: 99, losses: 99, chance: 95 };

export function within(rule: StopRule): StopRule {
  const value = Math.min(MOST[rule.kind], Math.max(LEAST[rule.kind], rule.value));
  return { kind: rule.kind, value };
}

/** `lost` counts from the first battle of the run; `chance` is that of a conquest. */
export function stops(rule: StopRule, attack: number, lost: number, chance: () => number): boolean {
  switch (rule.kind) {
    case "left":
      return attack <= rule.value;
    case "losses":
      return lost >= rule.value;
    case "chance":
      return chance() * 100 < rule.value;
    case "conquer":
      return false;
  }
}
