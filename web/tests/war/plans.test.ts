import { expect, test } from "vitest";
import type { WarAction, WarView } from "../../src/protocol/war";
import { BOARD, CARDS } from "../../src/games/war/rules/board";
import { byLand, MovePlans } from "../../src/games/land/rules/moving";
import { WAR } from "../../src/games/war/game";
import { partsOf } from "../../src/games/land/rules/objective";
import * as placing from "../../src/games/land/rules/placing";
import { warView } from "./views";

const moving = new MovePlans(BOARD, byLand(BOARD));
const AMERICA = ["venezuela", "peru", "brasil", "argentina"];

test("the pool of a continent is used before the free one", () => {
  const view = warView({ own: AMERICA, pools: { free: 3, america_do_sul: 2 } });
  const plan = placing.withMore(BOARD, view, [], "brasil", 4);
  expect(plan).toEqual([
    ["place", "america_do_sul", "brasil", 2],
    ["place", "free", "brasil", 2],
  ]);
  expect(placing.poolsLeft(view, plan)).toEqual({ free: 1, america_do_sul: 0 });
  expect(placing.withMore(BOARD, view, plan, "brasil", 9)).toHaveLength(3);
});

test("a pool of another continent does not reach a territory", () => {
  const view = warView({ own: [...AMERICA, "congo"], pools: { america_do_sul: 2 } });
  expect(placing.roomFor(BOARD, "congo", view.pools)).toBe(0);
  expect(placing.withMore(BOARD, view, [], "congo", 1)).toEqual([]);
});

test("what is taken back comes from the free pool first", () => {
  const plan: WarAction[] = [
    ["place", "america_do_sul", "brasil", 2],
    ["place", "free", "brasil", 2],
    ["place", "free", "peru", 1],
  ];
  expect(placing.withFewer(plan, "brasil", 3)).toEqual([
    ["place", "america_do_sul", "brasil", 1],
    ["place", "free", "peru", 1],
  ]);
});

test("clicks are sent as one placement for each pool and territory", () => {
  const one: WarAction = ["place", "free", "peru", 1];
  expect(placing.merged([one, one, ["place", "free", "brasil", 5]])).toEqual([
    ["place", "free", "peru", 2],
    ["place", "free", "brasil", 5],
  ]);
});

test("a plan that the table has overtaken does not fit", () => {
  const view = warView({ own: ["peru"], pools: { free: 3 } });
  expect(placing.stillFits(BOARD, view, [["place", "free", "peru", 3]])).toBe(true);
  expect(placing.stillFits(BOARD, view, [["place", "free", "peru", 4]])).toBe(false);
  expect(placing.stillFits(BOARD, view, [["place", "free", "brasil", 1]])).toBe(false);
});

test("WAR-FRT-03: armies that arrive cannot go on", () => {
  const view = warView({ own: AMERICA, armies: { peru: 4, brasil: 1 }, movable: { peru: 3 } });
  const plan = moving.withMove(view, [], "peru", "brasil", 3);
  expect(moving.movable(view, plan, "peru")).toBe(0);
  expect(moving.movable(view, plan, "brasil")).toBe(0);
  expect(moving.armiesAfter(view, plan, "brasil")).toBe(4);
  expect(moving.armiesAfter(view, plan, "peru")).toBe(1);
  expect(moving.stillFits(view, plan)).toBe(true);
  expect(moving.stillFits(view, moving.withMove(view, plan, "brasil", "venezuela", 1))).toBe(false);
});

test("a move drafted again replaces the one before", () => {
  const view = warView({ own: AMERICA });
  const plan = moving.withMove(
    view,
    moving.withMove(view, [], "peru", "brasil", 3),
    "peru",
    "brasil",
    1,
  );
  expect(plan).toEqual([["move", "peru", "brasil", 1]]);
  expect(moving.withMove(view, plan, "peru", "brasil", 0)).toEqual([]);
});

test("sets with one's own territories come first, and jokers are spared", () => {
  const view = warView({ own: ["brasil"] });
  const sets = CARDS.sets(view, [
    ["trade", ["coringa_1", "carta_china", "carta_ottawa"]],
    ["trade", ["carta_china", "carta_ottawa", "carta_japao"]],
    ["trade", ["carta_brasil", "carta_china", "carta_ottawa"]],
  ]);
  expect(sets.map((set) => [set.bonus, set.jokers])).toEqual([
    [["brasil"], 0],
    [[], 0],
    [[], 1],
  ]);
});

test("WAR-TRD-02: three alike or three different; a joker fits anywhere", () => {
  expect(CARDS.isSet(["carta_brasil", "carta_china", "carta_ottawa"])).toBe(true);
  expect(CARDS.isSet(["carta_brasil", "carta_peru", "carta_japao"])).toBe(true);
  expect(CARDS.isSet(["carta_brasil", "carta_china", "carta_peru"])).toBe(false);
  expect(CARDS.isSet(["carta_brasil", "carta_peru", "coringa_2"])).toBe(true);
  expect(CARDS.isSet(["carta_brasil", "coringa_2"])).toBe(false);
});

test("WAR-TRD-11 to 13: what the next exchanges bring", () => {
  expect(CARDS.ladder(warView({ exchanges: 0 }))).toEqual([4, 6, 8, 10]);
  expect(CARDS.ladder(warView({ exchanges: 6 }))).toEqual([20, 25, 30, 35]);
  expect(CARDS.ladder(warView({ exchanges: 6, options: { exchange_cap: 25 } }))).toEqual([
    20, 25, 25, 25,
  ]);
});

const parts = (view: WarView, objective: string, seat: number) =>
  partsOf(BOARD, view, WAR.goal(objective, view) ?? {}, seat);

test("objectives are counted part by part", () => {
  const view = warView({ own: [...AMERICA, "congo", "sudao"], armies: { congo: 2 } });
  const [third] = parts(view, "obj_europa_america_do_sul_terceiro", 0).slice(-1);
  expect(parts(view, "obj_asia_america_do_sul", 0).map((part) => [part.have, part.need])).toEqual([
    [4, 4],
    [0, 12],
  ]);
  expect(third?.of).toEqual({ continent: "africa", as: "chosen" });
  expect(parts(view, "obj_18_territorios", 0)[0]?.have).toBe(1);
  expect(parts(view, "obj_destruir_azul", 0)[0]?.missing).toHaveLength(36);
});

test("the lists of a view are in the order of the board", () => {
  expect(BOARD.numberOf("alasca")).toBe(0);
  expect(BOARD.numberOf("australia")).toBe(41);
});
