import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/protocol/table.svelte";
import type { Line } from "../src/protocol/types";
import type { WarAction, WarWire } from "../src/protocol/war";
import { FakeSocket, FakeStorage, opener, state, tableView, told, WebSocketStates } from "./fakes";

const PLACE: Line = ["place", "free", "brasil", 2];
const OTHER: Line = ["place", "free", "peru", 1];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(n = 5): Table {
  const table = new Table(tableView, undefined, opener);
  FakeSocket.last.opens();
  FakeSocket.last.says(state(n));
  return table;
}

function cutAndBack(): void {
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(300);
  FakeSocket.last.opens();
}

test("greets as the own seat and asks for everything, then for the log", () => {
  const table = opened();
  expect(FakeSocket.last.address).toBe("ws://here/api/tables/t1/socket");
  expect(FakeSocket.last.of("hello")).toEqual([
    { type: "hello", seat: 0, since: null },
    { type: "hello", seat: 0, since: 0 },
  ]);
  FakeSocket.last.says(told(1, 5));
  expect(table.events).toHaveLength(5);
  expect(table.eventsFrom).toBe(1);
  FakeSocket.last.says(told(6, 7));
  expect(table.events.map((each) => each.event).at(-1)).toBe("e7");
  expect(table.events).toHaveLength(7);
});

test("an event that comes before the log is in it once", () => {
  const table = opened();
  FakeSocket.last.says(told(6, 6));
  FakeSocket.last.says(told(1, 6));
  expect(table.events.map((each) => each.event)).toEqual(["e1", "e2", "e3", "e4", "e5", "e6"]);
});

test("after a cut it asks for what was missed", () => {
  const table = opened();
  cutAndBack();
  expect(FakeSocket.last.of("hello")).toEqual([{ type: "hello", seat: 0, since: 5 }]);
  FakeSocket.last.says(told(6, 9));
  expect(table.told.n).toBe(9);
});

test("after a gap it asks again", () => {
  const table = opened();
  FakeSocket.last.says(told(8, 9));
  expect(table.told.n).toBe(5);
  expect(FakeSocket.last.of("hello").at(-1)?.since).toBe(5);
});

test("an action that was not answered is sent again under its id", async () => {
  const table = opened();
  const answered = table.act(PLACE);
  const [first] = FakeSocket.last.of("act");
  cutAndBack();
  const [second] = FakeSocket.last.of("act");
  expect(second).toEqual(first);
  expect(table.pending).toBe(1);
  FakeSocket.last.says({ type: "answer", id: first?.id ?? "", results: [{ status: "done" }] });
  expect(await answered).toEqual([{ status: "done" }]);
  expect(table.pending).toBe(0);
});

test("an action decided while cut off waits for the connection", () => {
  const table = opened();
  FakeSocket.last.breaks();
  void table.act(PLACE);
  vi.advanceTimersByTime(300);
  FakeSocket.last.opens();
  expect(FakeSocket.last.of("act")).toHaveLength(1);
});

test("a reload sends what was on its way", () => {
  const before = opened();
  void before.act(PLACE);
  const [sent] = FakeSocket.last.of("act");
  before.close();
  opened();
  expect(FakeSocket.last.of("act")).toEqual([sent]);
});

test("a stale answer brings the current view", () => {
  const table = opened();
  void table.act(PLACE);
  const [sent] = FakeSocket.last.of("act");
  FakeSocket.last.says({ type: "answer", id: sent?.id ?? "", results: [{ status: "stale" }] });
  expect(FakeSocket.last.of("hello").at(-1)).toEqual({ type: "hello", seat: 0, since: 5 });
});

test("a plan survives a reload", () => {
  const before = opened();
  before.setPlan([PLACE, OTHER]);
  before.close();
  expect(opened().plan).toEqual({ at: 5, actions: [PLACE, OTHER] });
});

test("what a refusal left undone is planned again", async () => {
  const table = opened();
  table.setPlan([PLACE, OTHER]);
  const sent = table.sendPlan();
  expect(table.plan).toBeNull();
  const refusal = { clause: "WAR-RNF-05", parameters: {}, fixes: [] };
  const [act] = FakeSocket.last.of("act");
  FakeSocket.last.says({
    type: "answer",
    id: act?.id ?? "",
    results: [{ status: "done" }, { status: "refused", refusal }],
  });
  await sent;
  expect(table.plan?.actions).toEqual([OTHER]);
});

test("a question that the cut swallowed is answered with nothing", async () => {
  const table = opened();
  const why = table.why(PLACE);
  cutAndBack();
  expect(await why).toBeNull();
});

test("a table of War has War's types", () => {
  const table = new Table<WarWire>(tableView, undefined, opener);
  const place: WarAction = ["place", "free", "brasil", 2];
  table.setPlan([place]);
  expect(table.plan?.actions).toEqual([place]);
  expect(table.view?.armies).toBeUndefined();
});

test("hearers are told what came, and from what to what", () => {
  const table = opened();
  const news: [number, number, number][] = [];
  const stop = table.onNews(({ before, now, events }) =>
    news.push([before.n, now.n, events.length]),
  );
  FakeSocket.last.says(told(6, 8));
  stop();
  FakeSocket.last.says(told(9, 9));
  expect(news).toEqual([[5, 8, 3]]);
});

test("whoever takes a seat sees the table from there", () => {
  const watching = { ...tableView, seats: tableView.seats.map((s) => ({ ...s, yours: false })) };
  const table = new Table(watching, undefined, opener);
  FakeSocket.last.opens();
  expect(table.seat).toBeNull();
  FakeSocket.last.says({ type: "table", table: tableView });
  expect(table.seat).toBe(0);
  expect(FakeSocket.last.of("hello").at(-1)).toEqual({ type: "hello", seat: 0, since: null });
});

test("a problem with an action is an error for who asked", async () => {
  const table = opened();
  const answered = table.act(PLACE);
  const [sent] = FakeSocket.last.of("act");
  FakeSocket.last.says({ type: "problem", code: "trouble", message: "no", id: sent?.id ?? "" });
  await expect(answered).rejects.toThrow("no");
});
