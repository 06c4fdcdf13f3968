import { expect, test, vi } from "vitest";
import { losses, order, pairsOf, sorted, timing, type Roll } from "../src/table/dice";
import { names, turnsOf, type LogGame } from "../src/table/log";
import { MOST_LINES, sinceLastTurn, sums, type RecapGame } from "../src/table/recap";
import { pressed, shortcutFor, type Shortcut } from "../src/table/shortcuts";

const roll = (left: number[], right: number[]): Roll => ({
  left: { dice: left, seat: 0, label: "A" },
  right: { dice: right, seat: 1, label: "B" },
});

test.each([
  [[1, 5, 4], [3, 6, 1], ["right", "left", "right"], [2, 1]],
  [[3, 2], [6], ["right"], [1, 0]],
  [[6], [6], ["right"], [1, 0]],
  [[2, 6, 4], [1, 5, 4], ["left", "right", "left"], [1, 2]],
])("%j against %j, from high to low: %j", (left, right, winners, lost) => {
  const pairs = pairsOf(roll(left, right));
  expect(pairs.map((pair) => pair.winner)).toEqual(winners);
  expect([losses(pairs, "left"), losses(pairs, "right")]).toEqual(lost);
});

test("who wins a pair can be said by the game", () => {
  const said: Roll = { ...roll([6], [1]), pairs: ["right"] };
  expect(pairsOf(said)[0]?.winner).toBe("right");
});

test("equal dice keep the order in which they fell", () => {
  expect(order([2, 5, 2, 5])).toEqual([1, 3, 0, 2]);
  expect(sorted([2, 5, 2, 5])).toEqual([5, 5, 2, 2]);
});

test("a roll with more pairs takes longer, and its losses come before its end", () => {
  const one = timing(roll([6], [1]));
  const three = timing(roll([6, 5, 4], [1, 2, 3]));
  expect(three.lasts).toBeGreaterThan(one.lasts);
  expect(three.losses).toBeLessThan(three.lasts);
});

interface Told {
  event: string;
  seat?: number;
  by?: number;
  former?: number;
  thing?: string;
}
const turn = (seat: number): Told => ({ event: "turn", seat });
const took = (seat: number, former: number, thing: string): Told => ({
  event: "took",
  seat,
  former,
  thing,
});

const recap: RecapGame<Told> = {
  startsTurn: (event) => (event.event === "turn" ? (event.seat ?? null) : null),
  counts: ({ event, seat = null, former, thing }) => {
    if (event === "took" && thing !== undefined)
      return { kind: "took", seat, against: former ?? null, thing };
    return event === "traded" ? { kind: "traded", seat } : null;
  },
  net: new Set(["took"]),
  weighs: ({ kind, against }, seat) => (kind === "took" ? 10 : 5) + (against === seat ? 5 : 0),
};

test("the recap begins after one's own last turn and ends with the present one", () => {
  const events = [turn(0), took(0, 1, "x"), turn(1), took(1, 0, "y"), turn(2), turn(0)];
  expect(sinceLastTurn(events, 0, recap.startsTurn)).toEqual(events.slice(2, 5));
  expect(sinceLastTurn(events.slice(0, 5), 0, recap.startsTurn)).toEqual(events.slice(2, 5));
});

test("before one's first turn everything counts, in the first turn nothing came before", () => {
  expect(sinceLastTurn([turn(1), took(1, 0, "y")], 0, recap.startsTurn)).toHaveLength(2);
  expect(sinceLastTurn([turn(0), took(0, 1, "x")], 0, recap.startsTurn)).toEqual([]);
});

test("what one seat took from another is one line", () => {
  const lines = sums([took(1, 2, "a"), took(1, 2, "b"), took(1, 0, "c")], recap, 0);
  expect(lines.map(({ against, things }) => [against, things])).toEqual([
    [0, ["c"]],
    [2, ["a", "b"]],
  ]);
});

test("a thing that went through many hands counts from the first to the last", () => {
  const lines = sums([took(1, 0, "a"), took(2, 1, "a"), took(3, 2, "a")], recap, 0);
  expect(lines).toMatchObject([{ seat: 3, against: 0, things: ["a"], count: 1 }]);
});

test("a thing that came back is not told", () => {
  expect(sums([took(1, 0, "a"), took(0, 1, "a")], recap, 2)).toEqual([]);
});

test("the heaviest lines come first, and there are few", () => {
  const many = Array.from({ length: 12 }, (_, place) => took(place + 1, 20 + place, `t${place}`));
  const lines = sums([{ event: "traded", seat: 1 }, ...many, took(5, 0, "mine")], recap, 0);
  expect(lines).toHaveLength(MOST_LINES);
  expect(lines[0]).toMatchObject({ seat: 5, against: 0 });
});

const log: LogGame<Told> = {
  startsTurn: ({ event, seat }) => (event === "turn" ? { seat: seat ?? 0, round: 1 } : null),
  isBattle: ({ event }) => event === "took",
  silent: ({ event }) => event === "hush",
};

test("the log has the newest turn first and keeps the numbers", () => {
  const events = [{ event: "start" }, turn(0), took(0, 1, "a"), turn(1), { event: "hush" }];
  const turns = turnsOf(events, 10, log);
  expect(turns.map(({ seat, lines }) => [seat, lines.map((line) => line.number)])).toEqual([
    [1, [13]],
    [0, [12, 11]],
    [null, [10]],
  ]);
});

test("turns without a line that is wanted are left out", () => {
  const turns = turnsOf([turn(0), took(0, 1, "a"), turn(1)], 1, log, log.isBattle);
  expect(turns).toHaveLength(1);
});

test("a shield stands for who did it, else for whose turn it is", () => {
  const lines = turnsOf([turn(2), { event: "x" }, { event: "out", seat: 1, by: 0 }], 1, log)[0];
  expect(lines?.lines.map((line) => line.seat)).toEqual([0, 2, 2]);
});

test("an event names a seat in any field that holds seats", () => {
  const words = { seat: "seat", winners: "seat", armies: "number" };
  expect(names({ event: "a", seat: 1 } as Told, 1, words)).toBe(true);
  expect(names({ event: "a", winners: [0, 1] } as Told, 1, words)).toBe(true);
  expect(names({ event: "a", armies: 1 } as Told, 1, words)).toBe(false);
});

const keyed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, target: null, ...more }) as KeyboardEvent;

test.each([
  [keyed("E"), "e"],
  [keyed(" "), "Space"],
  [keyed("?", { shiftKey: true }), "?"],
  [keyed("N", { shiftKey: true }), "Shift+n"],
  [keyed("z", { ctrlKey: true }), "Ctrl+z"],
  [keyed("z", { metaKey: true }), "Ctrl+z"],
  [keyed("Enter", { shiftKey: true }), "Shift+Enter"],
])("a key press has a name", (event, name) => {
  expect(pressed(event)).toBe(name);
});

test("a shortcut that does nothing now leaves the key to the next", () => {
  const run = vi.fn();
  const list: Shortcut[] = [
    { key: "Enter", label: "", run, when: () => false },
    { key: "Enter", label: "other", run },
  ];
  expect(shortcutFor(list, keyed("Enter"))?.label).toBe("other");
  expect(shortcutFor(list, keyed("x"))).toBeUndefined();
});
