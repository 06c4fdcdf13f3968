import { describe, expect, test } from "vitest";
import { after } from "../../src/games/vikings/pace";
import { assaultOdds, navalOdds, openRoll, rollOdds } from "../../src/games/vikings/rules/odds";
import { ATTACK, DEFENCE } from "../../src/games/vikings/rules/dice";
import { ordered, type StandingOrders } from "../../src/games/vikings/rules/orders";
import { rollOdds as landOdds } from "../../src/games/land/rules/odds";
import type { VikingsEvent, VikingsView } from "../../src/protocol/vikings";
import exact from "./exact.json";
import { vikingsView } from "./views";

type RollRow = [number, number, string | null, string | null, boolean, boolean, number[]];

test.each(exact.rolls as RollRow[])(
  "%i against %i dice with %s against %s, re-rolls %s and %s",
  (attack, defence, attackCard, defenceCard, attackAgain, defenceAgain, chances) => {
    const odds = rollOdds(attack, defence, { attackCard, defenceCard, attackAgain, defenceAgain });
    expect(odds).toHaveLength(chances.length);
    chances.forEach((chance, won) => expect(odds[won]).toBeCloseTo(chance, 10));
  },
);

type AssaultRow = [number, number, boolean, boolean, number, number];

test.each(exact.assaults as AssaultRow[])(
  "%i against %i armies to the end, re-rolls %s and %s",
  (attack, defence, attackAgain, defenceAgain, conquest, losses) => {
    const odds = assaultOdds(attack, defence, { attackAgain, defenceAgain });
    expect(odds.conquest).toBeCloseTo(conquest, 9);
    expect(odds.attackLosses).toBeCloseTo(losses, 9);
  },
);

test("without cards a roll is that of any land game", () => {
  for (const [attack, defence] of [
    [3, 3],
    [3, 2],
    [1, 3],
  ] as const) {
    const ours = [...rollOdds(attack, defence)].reverse();
    landOdds(attack, defence).forEach((chance, lost) => expect(ours[lost]).toBeCloseTo(chance, 12));
  }
});

describe("a naval combat", () => {
  test("has the chances that the rulebook gives", () => {
    const { lost, spent, open, sunk } = navalOdds();
    const ways = [lost, spent, open, sunk].map((chance) => Math.round(chance * 46656));
    expect(ways).toEqual([17871, 12348, 10017, 6420]);
  });

  test("of three rounds is won by two of them (VIK-OPT-06)", () => {
    const odds = navalOdds({}, 3);
    const win = (10017 + 6420) / 46656;
    expect(odds.sunk).toBeCloseTo(win ** 3, 12);
    expect(odds.lost + odds.spent + odds.open + odds.sunk).toBeCloseTo(1, 12);
  });
});

test("VIK-EX-29: with 6 4 1 against 5 4 2 the 1 is the die to roll again", () => {
  const roll = openRoll(3, 3, { attackAgain: true });
  const mean = (place: number | null) =>
    roll
      .withDice([6, 4, 1], [5, 4, 2], ATTACK, place)
      .reduce((sum, chance, won) => sum + won * chance, 0);
  expect(mean(null)).toBe(1);
  expect(mean(2)).toBeGreaterThan(mean(1));
  expect(mean(2)).toBeGreaterThan(1);
  const stays = roll.withDice([6, 4, 1], [5, 4, 2], DEFENCE, null);
  expect(stays.map((chance) => Math.round(chance))).toEqual([0, 1, 0, 0]);
});

type OrderRow = [StandingOrders, number, number, string, string, unknown];

test("standing orders answer what Python's do, and nothing else", () => {
  expect(exact.orders.length).toBeGreaterThan(1000);
  for (const [orders, own, losses, side, phase, answer] of exact.orders as OrderRow[]) {
    const view = vikingsView({
      phase,
      valhalla: [own, 0, 0, 0],
      active: side === "att" ? 0 : 1,
      combat: { attack_losses: losses, defence_losses: losses },
    });
    expect(ordered(orders, view), JSON.stringify([orders, own, phase])).toEqual(answer);
  }
});

test("nobody is answered for who is not asked, or outside of a combat", () => {
  const orders: StandingOrders = { valhalla: "most", invoke_from: 7, reroll: false, prayer: false };
  const asked = { phase: "invoke_att", combat: {} };
  expect(ordered(orders, vikingsView(asked))).toEqual(["pass_invocation"]);
  expect(ordered(orders, vikingsView({ ...asked, awaiting: [1] }))).toBeNull();
  expect(ordered(orders, vikingsView({ ...asked, seat: null }))).toBeNull();
  expect(ordered(orders, vikingsView({ phase: "invoke_att" }))).toBeNull();
  expect(ordered(orders, vikingsView({ phase: "dice_def", combat: {} }))).toBeNull();
});

interface Match {
  view: VikingsView;
  steps: { events: VikingsEvent[]; changed: Partial<VikingsView> }[];
}

/** The server takes a conquered place over when armies enter; the board shows it at once. */
const sorted = (list: unknown) =>
  Array.isArray(list) && typeof list[0] === "string" ? [...list].sort() : list;

test("the view follows a whole match as the server has it", () => {
  const match = exact.match as unknown as Match;
  let seen = match.view;
  let real: Partial<VikingsView> = { ...match.view };
  let compared = 0;
  for (const { events, changed } of match.steps) {
    for (const event of events) seen = after(seen, event);
    real = { ...real, ...changed };
    const pending = events.some((event) => event.event === "territory_conquered");
    // Nothing is shown before the first turn begins.
    if (pending || events.length === 0 || real.owners?.length === 0) continue;
    for (const field of ["armies", "valhalla", "ships", "commanders", "hand_sizes"] as const) {
      if (seen.phase === "over") continue;
      expect(sorted(seen[field]), `${field} after ${JSON.stringify(events)}`).toEqual(
        sorted(real[field]),
      );
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(500);
});
