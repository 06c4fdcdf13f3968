import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../../src/games/reinos/desk.svelte";
import type { ReinosAction, ReinosView, ReinosWire } from "../../src/protocol/reinos";
import { Table } from "../../src/protocol/table.svelte";
import type { Act } from "../../src/protocol/types";
import { FakeSocket, FakeStorage, opener, state, WebSocketStates } from "../fakes";
import { battleOf, viewOf } from "./views";

let desk: Desk;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
});

afterEach(() => {
  desk.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A desk at this position, where these actions are legal. */
function seated(view: Partial<ReinosView>, legal: ReinosAction[]): Desk {
  const table = new Table<ReinosWire>(state(0).table, undefined, opener);
  FakeSocket.last.opens();
  FakeSocket.last.says({ ...state(5), view: viewOf(4, view), legal });
  desk = new Desk(table);
  return desk;
}

const sent = () => FakeSocket.last.of("act").flatMap((message: Act) => message.actions);
const asked = () => FakeSocket.last.of("why").map((message) => message.action);
const cards = (turned: number[]): Partial<ReinosView> => ({
  phase: "battle",
  battle: battleOf({ cards: 20, turned, picking: 0, picks_left: [5, 0, 0, 0] }),
});

test("an attack is chosen first, then declared", () => {
  const { stage } = seated({}, [["attack", 1], ["attack", 2], ["pass"]]);
  expect(stage).toBe("choose");
  desk.hovered = 2;
  expect([desk.target, desk.weighed]).toEqual([null, 2]);
  desk.enter();
  expect(sent()).toEqual([]);
  desk.pick(1);
  expect([desk.target, desk.weighed]).toEqual([1, 1]);
  desk.pick(1);
  expect(sent()).toEqual([]);
  desk.enter();
  expect(sent()).toEqual([["attack", 1]]);
});

test("what cannot be attacked is asked about, and so is a pass that is not allowed", () => {
  seated({ suzerains: [null, null, 1, null], must_attack: true }, [["attack", 1]]);
  desk.pick(2);
  desk.pass();
  expect(asked()).toEqual([["attack", 2], ["pass"]]);
  expect(sent()).toEqual([]);
});

test("a number is typed digit by digit, and a new one begins after a while or beyond the last card", () => {
  seated(cards([3]), [["pick", 1]]);
  desk.digit(1);
  expect(desk.card).toBe(1);
  desk.digit(6);
  expect(desk.card).toBe(16);
  desk.digit(9);
  expect(desk.card).toBe(9);
  vi.advanceTimersByTime(2_000);
  desk.digit(2);
  desk.digit(0);
  expect(desk.card).toBe(20);
  desk.enter();
  expect(sent()).toEqual([["pick", 20]]);
});

test("a turned card is refused; arrows pass over it", () => {
  seated(cards([2, 3]), [["pick", 1]]);
  desk.turn(3);
  expect(asked()).toEqual([["pick", 3]]);
  expect(sent()).toEqual([]);
  desk.pointOn(1);
  desk.pointOn(1);
  expect(desk.card).toBe(4);
  desk.pointOn(-1);
  desk.pointOn(-1);
  expect(desk.card).toBe(20);
});

test("any card that is picked for one lies face down", () => {
  const turned = Array.from({ length: 19 }, (_, place) => place + 1);
  seated(cards(turned), [["pick", 20]]);
  desk.turnAny();
  expect(sent()).toEqual([["pick", 20]]);
});

test("a decision can be changed as long as it may be, and is not sent twice", () => {
  const battle = battleOf({ attacker: 1, defender: 2, asked: [0, 3], decided: [0] });
  seated(
    {
      phase: "revolt",
      suzerains: [1, null, null, 2],
      awaiting: [3],
      battle,
      decision: true,
      may_revise: true,
    },
    [["stay_loyal"], ["revolt"]],
  );
  expect(desk.stage).toBe("revolt");
  desk.decide(true);
  expect(sent()).toEqual([]);
  desk.decide(false);
  expect(sent()).toEqual([["stay_loyal"]]);
});

test("escape goes back one step at a time", () => {
  seated({}, [["attack", 1], ["pass"]]);
  desk.aim(1);
  desk.helping = true;
  expect(desk.escape()).toBe(true);
  expect([desk.helping, desk.target]).toEqual([false, 1]);
  expect(desk.escape()).toBe(true);
  expect(desk.target).toBeNull();
  expect(desk.escape()).toBe(false);
});
