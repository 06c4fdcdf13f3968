import { expect, test } from "vitest";
import { MovePlans } from "../../src/games/land/rules/moving";
import { partsOf } from "../../src/games/land/rules/objective";
import { ladderOf } from "../../src/games/war2/desk/raiding.svelte";
import { WAR2 } from "../../src/games/war2/game";
import { after } from "../../src/games/war2/pace";
import { BOARD, bonusOf, CENTRES } from "../../src/games/war2/rules/board";
import * as cards from "../../src/games/war2/rules/cards";
import { ways } from "../../src/games/war2/rules/ways";
import { stepIds } from "../../src/games/war2/steps";
import { war2Log } from "../../src/games/war2/telling";
import type { War2Action, War2Event } from "../../src/protocol/war2";
import { war2View } from "./views";

const plans = new MovePlans(BOARD, ways);
const SOUTH = ["venezuela", "brasil", "argentina"];

test("the board has 41 territories and 12 centres, and Venezuela lies where Peru was", () => {
  expect(BOARD.territories).toHaveLength(41);
  expect(CENTRES).toHaveLength(12);
  expect(BOARD.neighboursOf("venezuela")).toContain("argentina");
});

test("WAR2-BRD-09: a majority is more than half", () => {
  expect(bonusOf("africa")).toEqual([
    { armies: 2, from: 4 },
    { armies: 4, from: 6 },
  ]);
});

test("WAR2-MOV-05: centres are joined by air, neighbours by land, and others not at all", () => {
  const view = war2View({ own: [...SOUTH, "japao", "congo"], free: { brasil: 3 } });
  expect(plans.waysFrom(view, "brasil").sort()).toEqual(["argentina", "japao", "venezuela"]);
  const plan = plans.withMove(view, [], "brasil", "japao", 2);
  expect(plan).toEqual([["airlift", "brasil", "japao", 2]]);
  expect(plans.movable(view, plan, "brasil")).toBe(1);
  expect(plans.armiesAfter(view, plan, "japao")).toBe(3);
  expect(plans.stillFits(view, plan)).toBe(true);
  expect(plans.stillFits(view, [["airlift", "brasil", "congo", 1]])).toBe(false);
});

test("cards show territories, a continent or a number", () => {
  expect(cards.shownOn("carta_ottawa_labrador")).toEqual(["ottawa", "labrador"]);
  expect(cards.shownOn("continente_oceania")).toHaveLength(4);
  expect(cards.symbolOn("carta_ottawa_labrador")).toBe("ottawa");
  expect(cards.symbolOn("carta_california_vancouver")).toBeNull();
  expect(cards.valueOf("numero_3_04")).toBe(3);
  expect(cards.valueOf("carta_china")).toBeNull();
});

test("WAR2-EX-14: a card with numbers 2 and 3 is worth six, against whomever the server allows", () => {
  const legal: War2Action[] = [
    ["raid_with_cards", "carta_china", [], "china"],
    ["raid_with_cards", "carta_china", [2, 3], "china"],
    ["reinforce", "continente_asia", [3, 2], "india"],
    ["discard", "carta_china"],
  ];
  const [use, ...others] = cards.usesOf(legal, "carta_china", ["numero_3_01", "numero_2_01"]);
  expect(others).toEqual([]);
  expect(use).toMatchObject({ kind: "raid", territory: "china", worth: 6 });
  expect(cards.usesOf(legal, "carta_china", ["numero_1_01"])).toEqual([]);
  expect(cards.someUse(legal)).toBe(true);
  expect(cards.someUse([["discard", "carta_china"]])).toBe(false);
});

test("what cannot be used is asked about in its own words", () => {
  const view = war2View({ own: ["brasil"] });
  expect(cards.refusedUse(view, ["numero_1_01"])?.[0]).toBe("reinforce");
  expect(cards.refusedUse(view, ["carta_china"])).toEqual([
    "raid_with_cards",
    "carta_china",
    [],
    "china",
  ]);
  expect(cards.refusedUse(view, ["carta_brasil", "numero_2_01"])).toEqual([
    "reinforce",
    "carta_brasil",
    [2],
    "brasil",
  ]);
  expect(cards.refusedUse(view, ["carta_brasil", "carta_china"])?.[0]).toBe("transport");
});

const RAID: War2Event[] = [
  { event: "turn_started", seat: 0, round: 2, stage: 0, pools: {}, centres: ["brasil"] },
  { event: "raid_declared", seat: 0, defender: 1, target: "china", bombers: 3, cards: [] },
  { event: "flak_fired", seat: 0, target: "china", face: 1, bombers: 2 },
  { event: "bombs_dropped", seat: 0, target: "china", face: 3, armies: 2 },
  { event: "flak_fired", seat: 0, target: "china", face: 0, bombers: 2 },
  { event: "bombs_dropped", seat: 0, target: "china", face: 2, armies: 1 },
  { event: "raid_ended", seat: 0, target: "china", bombers: 2 },
];

test("a raid is a ladder of exchanges", () => {
  const ladder = ladderOf(RAID, 11);
  expect(
    ladder?.exchanges.map((each) => [each.bombers, each.flak.face, each.bombs?.armies]),
  ).toEqual([
    [3, 1, 2],
    [2, 0, 1],
  ]);
  expect(ladder?.exchanges[0]?.number).toBe(13);
  expect(ladder?.home).toBe(2);
  expect(ladderOf(RAID.slice(0, 3), 1)?.exchanges[0]?.bombs).toBeNull();
  expect(ladderOf([...RAID, RAID[0] as War2Event], 1)).toBeNull();
});

test("the view follows a raid: bombers leave the base, fall into the box and come home", () => {
  let view = war2View({ own: ["brasil"], counts: { china: 5 } });
  for (const event of RAID) view = after(view, event);
  expect(view.armies[BOARD.numberOf("china")]).toBe(1);
  expect(view.armies[BOARD.numberOf("brasil")]).toBe(2);
  expect([view.base[0], view.box[0]]).toEqual([2, 8]);
  expect(view.raid).toBeNull();
});

test("the view follows claims, cards, transports and Information Centres", () => {
  let view = war2View({
    own: SOUTH,
    counts: { brasil: 4 },
    hand: ["carta_brasil"],
    vacant: ["egito"],
  });
  const events: War2Event[] = [
    { event: "territory_claimed", seat: 0, territory: "egito" },
    {
      event: "territory_reinforced",
      seat: 0,
      cards: ["carta_brasil"],
      territory: "brasil",
      armies: 2,
    },
    { event: "armies_transported", seat: 0, source: "brasil", target: "egito", armies: 3 },
    { event: "ci_placed", seat: 0, territory: "egito" },
    { event: "bombers_arrived", seat: 0, bombers: 2, base: 5 },
  ];
  for (const event of events) view = after(view, event);
  expect(view.vacant).toEqual([]);
  expect(view.owners[BOARD.numberOf("egito")]).toBe(0);
  expect(view.armies[BOARD.numberOf("brasil")]).toBe(3);
  expect(view.hand_sizes[0]).toBe(0);
  expect(view.ci[0]).toBe("egito");
  expect([view.base[0], view.box[0]]).toEqual([5, 5]);
});

test("objectives of centres and majorities are counted", () => {
  const view = war2View({ own: [...SOUTH, "egito", "sudao", "congo", "argelia", "japao"] });
  const parts = (objective: string) =>
    partsOf(BOARD, view, WAR2.goal(objective, view) ?? {}, 0).map(({ have, need }) => [have, need]);
  expect(parts("obj_8_centros")).toEqual([[3, 8]]);
  expect(parts("obj_5_maiorias")).toEqual([[2, 5]]);
  expect(parts("obj_africa_maioria_america_do_norte_europa")).toEqual([
    [4, 6],
    [0, 5],
    [0, 4],
  ]);
  expect(parts("obj_ultimo_territorio")).toEqual([[3, 3]]);
});

test("WAR2-TRN-03: round 1 has its own steps", () => {
  const ids = (stage: number, phase: string) => {
    const found = stepIds(war2View({ stage, phase }));
    return [found.ids.join(" "), found.now];
  };
  expect(ids(0, "claim")).toEqual(["centres claim", "claim"]);
  expect(ids(1, "place")).toEqual(["place", "place"]);
  expect(ids(2, "attack")).toEqual(["attack move draw", "attack"]);
  expect(ids(0, "move")).toEqual(["place attack move draw", "move"]);
});

test("an air die shows what stands on its side, so that its roll can be checked", () => {
  const flak = RAID[2] as War2Event;
  expect(war2Log.faces?.(flak)).toEqual([1]);
  expect([1, 4, 6].map((side) => war2Log.shows?.(flak, side, {}))).toEqual([0, 1, 2]);
  expect(war2Log.shows?.(flak, 6, { aa_die: "heavy" })).toBe(3);
  expect(war2Log.shows?.(RAID[3] as War2Event, 5, {})).toBe(2);
});
