import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  choicesOf,
  expanded,
  isWeighty,
  leftAfter,
  question,
} from "../../src/games/feudum/choices";
import { ledger, roundOf, total } from "../../src/games/feudum/sums/points";
import { manners } from "../../src/games/feudum/manners";
import type { FeudumAction, FeudumEvent, FeudumView } from "../../src/protocol/feudum";

const [{ view }] = JSON.parse(
  readFileSync(join(import.meta.dirname, "positions.json"), "utf-8"),
) as [{ view: FeudumView }];

const STEPS: FeudumAction[] = [
  ["stop"],
  ["move_pawn", 1, "road-l09-l10", "none"],
  ["move_pawn", 1, "road-l09-l16", "none"],
  ["move_pawn", 2, "ship-l04-l08", "own"],
  ["move_pawn", 2, "flight-l04-l08", "own"],
];
const pawns = [
  { location: "l09", character: "monk", vessel: null, wine: false },
  { location: "l04", character: "noble", vessel: null, wine: false },
];
const players = view.players.map((player, seat) => (seat === 0 ? { ...player, pawns } : player));
const choices = choicesOf(STEPS, { ...view, players }, 0);
const faceted = choices.filter((each) => each.facets.length > 0);

test("the first facet in which actions differ is asked first", () => {
  const asked = question(faceted);
  expect(asked?.facet).toBe("unit");
  expect(asked?.answers.map((each) => each.value)).toEqual(["pawn 1", "pawn 2"]);
});

test("what is chosen leaves the next question, also out of turn", () => {
  expect(question(leftAfter(faceted, [["unit", "pawn 1"]]))?.facet).toBe("place");
  const [only] = leftAfter(faceted, [["place", "l16"]]);
  expect(only?.line).toEqual(["move_pawn", 1, "road-l09-l16", "none"]);
  expect(question(leftAfter(faceted, [["place", "l08"]]))?.facet).toBe("way");
});

test("actions with a button of their own are not asked for", () => {
  expect(choices.filter((each) => each.facets.length === 0).map(({ line }) => line[0])).toEqual([
    "stop",
  ]);
});

test("amounts stand for all smaller ones", () => {
  expect(expanded([["share_food", 2]])).toEqual([
    ["share_food", 0],
    ["share_food", 1],
    ["share_food", 2],
  ]);
  expect(expanded([["buy_seals", 2]])).toHaveLength(2);
});

test("what closes a chain and weighs much waits for a confirmation", () => {
  expect(isWeighty(["improve", "l09", "none"])).toBe(true);
  expect(isWeighty(["choose_mode", "forgo"])).toBe(true);
  expect(isWeighty(["choose_mode", "regular"])).toBe(false);
  expect(isWeighty(["move_pawn", 1, "road-l09-l10", "none"])).toBe(false);
});

const EVENTS = [
  { event: "points_scored", seat: 0, points: 3, reason: "tile" },
  { event: "round_started", round: 2, seat: 1 },
  { event: "points_scored", seat: 0, points: 5, reason: "seat" },
  { event: "points_scored", seat: 0, points: 3, reason: "seat" },
  { event: "points_lost", seat: 1, points: 3, reason: "disloyalty" },
  { event: "round_started", round: 3, seat: 0 },
] as FeudumEvent[];

test("points are summed by reason, and losses are less", () => {
  const [ana, bia] = ledger(EVENTS, 2);
  expect([...(ana ?? [])]).toEqual([
    ["tile", 3],
    ["seat", 8],
  ]);
  expect(total(ana)).toBe(11);
  expect(total(bia)).toBe(-3);
});

test("a round is what was told since the one before", () => {
  const round = ledger(roundOf(EVENTS, 5), 2);
  expect(total(round[0])).toBe(8);
  expect(total(ledger(roundOf(EVENTS, 1), 2)[0])).toBe(3);
});

test("before the first round all is said aloud, later only what a landscape gives", () => {
  expect(manners.aloud({ ...view, phase: "setup_goods" })).toHaveLength(10);
  expect(manners.aloud({ ...view, phase: "setup_pawn" })).toHaveLength(36);
  expect(manners.aloud({ ...view, phase: "collect" })).toEqual([["accept"], ["decline"]]);
  for (const phase of ["pick", "card", "defense", "boost", "free", "feed"])
    expect(manners.aloud({ ...view, phase })).toEqual([]);
});
