import { expect, test } from "vitest";
import { exchangeOdds, exchangesOdds, raidOdds } from "../../src/games/war2/rules/raids";
import exact from "../odds.json";

type Exchange = [number, number, boolean, [number, number, number][]];
type Raid = [number, number, boolean, number, number, number];

test.each(exact.exchanges as Exchange[])(
  "one exchange of %i bombers against %i armies, heavy %s",
  (bombers, armies, heavy, endings) => {
    const found = exchangeOdds(bombers, armies, heavy);
    expect(found).toHaveLength(endings.length);
    for (const [left, standing, chance] of endings) {
      const same = found.find((each) => each.bombers === left && each.armies === standing);
      expect(same?.chance).toBeCloseTo(chance, 12);
    }
  },
);

test.each(exact.raids as Raid[])(
  "a raid of %i bombers against %i armies, heavy %s",
  (bombers, armies, heavy, downToOne, bombersLost, armiesDestroyed) => {
    const odds = raidOdds(bombers, armies, heavy);
    expect(odds.downToOne).toBeCloseTo(downToOne, 10);
    expect(odds.bombersLost).toBeCloseTo(bombersLost, 10);
    expect(odds.armiesDestroyed).toBeCloseTo(armiesDestroyed, 10);
    expect(odds.endings.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 12);
  },
);

test("a raid flown on is the limit of many exchanges", () => {
  const [one, many, all] = [exchangesOdds(4, 6, 1), exchangesOdds(4, 6, 200), raidOdds(4, 6)];
  expect(many.downToOne).toBeCloseTo(all.downToOne, 9);
  expect(many.bombersLost).toBeCloseTo(all.bombersLost, 9);
  expect(one.armiesDestroyed).toBeCloseTo((1 + 2 + 3) / 6, 12);
  expect(one.allLost).toBe(0);
});

test("WAR2-AIR-09: the last army is never destroyed, so a raid may end with a lost bomber or with one army", () => {
  const odds = raidOdds(1, 2);
  expect(odds.downToOne + odds.allLost).toBeCloseTo(1, 12);
  expect(odds.endings.every((each) => each.armies >= 1)).toBe(true);
});
