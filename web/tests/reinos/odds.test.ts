import { expect, test } from "vitest";
import {
  attackPicks,
  battleChance,
  cardChance,
  chanceSpan,
  declaredChance,
  loyalArmies,
  musterChance,
  nativeChance,
  pickChance,
} from "../../src/games/reinos/rules/odds";
import exact from "./odds.json";
import { battleOf, viewOf } from "./views";

test.each(exact.natives)("native test: failure %i, %i vassals", (failure, vassals, chance) => {
  expect(nativeChance(failure as number, vassals as number)).toBeCloseTo(chance as number, 12);
});

test.each(exact.musters)("muster: failure %i, %i against %i vassals", (...given) => {
  const [failure = 0, attack = 0, defence = 0, chance = -1] = given;
  expect(musterChance(failure, attack, defence)).toBeCloseTo(chance, 12);
});

test("battles with revolts are as the Python package counts them", () => {
  expect(exact.battles.length).toBeGreaterThan(50);
  for (const { attacker, defender, tries, chance, difficulty, ...position } of exact.battles) {
    const view = viewOf(position.order.length, { ...position, options: { difficulty } });
    const likely = new Map(tries as [number, number][]);
    expect(battleChance(view, attacker, defender, likely)).toBeCloseTo(chance, 12);
    const { least, most } = chanceSpan(view, attacker, defender);
    expect(least).toBeLessThanOrEqual(chance + 1e-12);
    expect(most).toBeGreaterThanOrEqual(chance - 1e-12);
  }
});

test("worked examples 2, 5, 10 and 11: armies, who picks, and the cards", () => {
  expect(cardChance({ attack: 5, defence: 5 })).toBe(1 / 2);
  expect(attackPicks({ attack: 5, defence: 5 })).toBe(true);
  const view = viewOf(4, { suzerains: [null, 0, 0, null] });
  const armies = loyalArmies(view, 0, 3);
  expect(armies).toEqual({ attack: 15, defence: 5 });
  expect(attackPicks(armies)).toBe(false);
  expect(1 - cardChance(armies)).toBe(1 / 4);
  expect(cardChance({ attack: 6, defence: 9 })).toBeCloseTo(2 / 5, 12);
});

test("among the cards what counts are the picks left and the cards face down", () => {
  const view = viewOf(4);
  const picks_left = [3, 0, 0, 0];
  const battle = battleOf({ cards: 20, turned: [3, 9], picking: 0, picks_left });
  expect(pickChance(battle)).toBeCloseTo(3 / 18, 12);
  expect(declaredChance(view, battle)).toBeCloseTo(3 / 18, 12);
  expect(declaredChance(view, { ...battle, picking: 1 })).toBeCloseTo(15 / 18, 12);
});
