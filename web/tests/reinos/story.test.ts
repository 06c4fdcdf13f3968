import { expect, test } from "vitest";
import { afterTick, fought, occasion, pickers, winsAll } from "../../src/games/reinos/rules/realms";
import { storyOf, succeeded } from "../../src/games/reinos/story";
import type { ReinosEvent } from "../../src/protocol/reinos";
import { battleOf, viewOf } from "./views";

const BATTLE: ReinosEvent[] = [
  { event: "attack_declared", seat: 0, target: 1, vassals: [2] },
  { event: "decision_made", seat: 2 },
  { event: "decisions_revealed", loyal: [], trying: [2] },
  { event: "revolt_tried", seat: 2, suzerain: 1, percent: 30, score: 80, free: false, revolt: 30 },
  { event: "natives_tested", seat: 0, percent: 80, score: 80, passed: true },
  { event: "cards_laid_out", attack: 5, defence: 10, cards: 15, picking: 0, picks: 5 },
  { event: "card_turned", seat: 0, card: 4, joker: false },
  { event: "card_turned", seat: 0, card: 9, joker: true },
  { event: "battle_won", seat: 0, loser: 1, vassals: [1, 2] },
];

test("a battle is told by its events: tests, cards, joker and outcome", () => {
  const story = storyOf([{ event: "turn_started", seat: 0, round: 1 }, ...BATTLE], 40);
  expect(story.tests.map(({ test, number }) => [number, succeeded(test)])).toEqual([
    [44, false],
    [45, true],
  ]);
  expect(story.trying).toEqual([2]);
  expect([...story.turnedBy]).toEqual([
    [4, 0],
    [9, 0],
  ]);
  expect([story.joker, story.finder, story.won?.loser]).toEqual([9, 0, 1]);
});

test("the next attack begins another story", () => {
  const next: ReinosEvent = { event: "attack_declared", seat: 3, target: 0, vassals: [] };
  const story = storyOf([...BATTLE, next], 1);
  expect([story.tests.length, story.turnedBy.size, story.joker, story.won]).toEqual([
    0,
    0,
    null,
    null,
  ]);
});

test("vassals pick from the attacker on in the order of play, their suzerain last", () => {
  const view = viewOf(5, { order: [3, 1, 4, 0, 2], suzerains: [null, null, 0, 0, 0] });
  const picks_left = [5, 0, 5, 5, 5];
  const battle = battleOf({ attacker: 1, defender: 0, cards: 30, picking: 0, picks_left });
  expect(pickers(view, battle)).toEqual([4, 2, 3, 0]);
  expect(pickers(view, { ...battle, picks_left: [2, 0, 0, 0, 0] })).toEqual([0]);
});

test("worked examples 6 to 8: the path of a probability of revolt", () => {
  const percent = (revolt: number, but = {}) =>
    afterTick(
      viewOf(4, { suzerains: [1, null, null, null], revolt: [revolt, 0, 0, 0], ...but }),
      0,
    );
  expect([15, 30, 45, 60, 75].map((each) => percent(each))).toEqual([30, 45, 60, 75, 45]);
  expect(percent(45, { skips_growth: [true, false, false, false] })).toBe(45);
  expect(percent(15, { subdued: [true, false, false, false] })).toBe(15);
});

test("when beating a kingdom wins the game", () => {
  expect(winsAll(viewOf(4, { suzerains: [null, 0, 3, null] }), 0, 3)).toBe(true);
  expect(winsAll(viewOf(4, { suzerains: [null, 0, null, null] }), 0, 3)).toBe(false);
  const in_play = [true, true, false, true];
  expect(winsAll(viewOf(4, { suzerains: [null, 0, null, null], in_play }), 0, 3)).toBe(true);
});

test("a blind choice brings an occasion to revolt as often as choices touch the suzerain", () => {
  const suzerains = [1, null, null, null];
  expect(occasion(viewOf(4, { suzerains, active: 1 }), 0)).toBeCloseTo(2 / 3, 12);
  expect(occasion(viewOf(4, { suzerains, active: 2 }), 0)).toBeCloseTo(1 / 3, 12);
  expect(occasion(viewOf(4, { suzerains, active: 2, passes: [0, 0, 2, 0] }), 0)).toBe(1 / 2);
});

test("a battle that is settled is no longer fought", () => {
  const view = viewOf(4, { phase: "battle", battle: battleOf() });
  expect(fought(view)).not.toBeNull();
  expect(fought({ ...view, phase: "turn_end" })).toBeNull();
});
