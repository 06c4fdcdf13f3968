import { expect, test } from "vitest";
import { battleOdds, oneRoll, rollOdds } from "../../src/games/land/rules/odds";
import exact from "../odds.json";

test.each(exact.rolls)("a roll of %i against %i dice", (attack, defence, chances) => {
  const odds = rollOdds(attack as number, defence as number);
  expect(odds).toHaveLength((chances as number[]).length);
  odds.forEach((chance, lost) => expect(chance).toBeCloseTo((chances as number[])[lost] ?? -1, 12));
});

test.each(exact.battles)(
  "%i against %i, keeping %i",
  (attack = 0, defence = 0, keep, conquest = -1, ours = -1, theirs = -1) => {
    const odds = battleOdds(attack, defence, keep);
    expect(odds.conquest).toBeCloseTo(conquest, 10);
    expect(odds.attackLosses).toBeCloseTo(ours, 10);
    expect(odds.defenceLosses).toBeCloseTo(theirs, 10);
    expect(odds.left.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(odds.conquest, 10);
  },
);

test("one roll is better, even or worse", () => {
  const roll = oneRoll(3, 2);
  expect(roll.better + roll.even).toBeLessThan(1);
  expect(roll.attackLosses + roll.defenceLosses).toBeCloseTo(2, 12);
  expect(oneRoll(1, 1).even).toBe(0);
});
