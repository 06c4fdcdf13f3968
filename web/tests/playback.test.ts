import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/protocol/table.svelte";
import type { Wire } from "../src/protocol/stream";
import type { State, ToldEvents, View } from "../src/protocol/types";
import { settings } from "../src/settings.svelte";
import { BOT_TURN, Playback, type Pace } from "../src/table/playback.svelte";
import { FakeSocket, FakeStorage, opener, state, told, WebSocketStates } from "./fakes";

const HUMAN = 0;
const BOT = 1;

interface Shown extends View {
  seen?: string[];
}
interface Test extends Wire {
  view: Shown;
}

const pace: Pace<Test> = {
  lasts: ({ event }) => (event.startsWith("none") ? 0 : 1_000),
  after: (view, { event }) => ({ ...view, seen: [...(view.seen ?? []), event] }),
  startsTurn: ({ event }) => event.startsWith("turn"),
  joins: (one, next) => one.event.startsWith("battle") && next.event.startsWith("battle"),
};

let table: Table<Test>;

const awaits = <M extends State | ToldEvents>(seat: number, message: M): M => ({
  ...message,
  view: { ...(message.view as View), awaiting: [seat] },
});

/** A message with these events, after which it is for `seat` to decide. */
function says(seat: number, ...events: string[]): void {
  const message = told(table.told.n + 1, table.told.n + events.length);
  FakeSocket.last.says(awaits(seat, { ...message, events: events.map((event) => ({ event })) }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
  Object.assign(settings, { speed: 1, botSpeed: 1, motion: "full" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(decides = BOT, how: Pace<Test> = pace): Playback<Test> {
  table = new Table<Test>(state(0).table, undefined, opener);
  FakeSocket.last.opens();
  FakeSocket.last.says(awaits(decides, state(5)));
  FakeSocket.last.says(awaits(decides, told(1, 5)));
  return new Playback<Test>(table, how);
}

test("events are shown one after the other, in order", () => {
  const playback = opened();
  says(BOT, "a", "b");
  says(BOT, "c");
  const order = [playback.event?.event];
  for (let step = 0; step < 3; step++) {
    vi.advanceTimersByTime(1_000);
    order.push(playback.event?.event);
  }
  expect(order).toEqual(["a", "b", "c", undefined]);
  expect(playback.behind).toBe(false);
});

test("the view lags behind, and ends as the server's", () => {
  const playback = opened();
  says(HUMAN, "a", "b");
  expect(playback.view?.seen).toEqual(["a"]);
  expect(playback.number).toBe(6);
  expect(playback.queue).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(playback.view).toBe(table.view);
  expect(playback.number).toBe(7);
});

test("the board changes when the event says so", () => {
  const playback = opened(BOT, { ...pace, changes: () => 600 });
  says(BOT, "a", "b");
  expect(playback.view?.seen).toBeUndefined();
  vi.advanceTimersByTime(600);
  expect(playback.view?.seen).toEqual(["a"]);
  expect(playback.event?.event).toBe("a");
});

test("without moving pictures the board changes at once", () => {
  settings.motion = "reduced";
  const playback = opened(BOT, { ...pace, changes: () => 600 });
  says(BOT, "a", "b");
  expect(playback.view?.seen).toEqual(["a"]);
});

test("a game that says nothing shows the new view with the last event of a message", () => {
  const playback = opened(BOT, { lasts: () => 100 });
  const before = playback.view;
  says(BOT, "a", "b");
  expect(playback.view).toBe(before);
  vi.advanceTimersByTime(100);
  expect(playback.view).toBe(table.view);
});

test("skipping ends the present event and shows the next", () => {
  const playback = opened();
  says(BOT, "a", "b");
  playback.skip();
  expect(playback.event?.event).toBe("b");
  playback.skip();
  playback.skip();
  expect(playback.behind).toBe(false);
  expect(playback.view).toBe(table.view);
});

test("catching up leaves nothing to show, and outlines what changed", () => {
  const playback = opened();
  const before = playback.view;
  says(BOT, "none", "b", "c");
  playback.catchUp();
  expect(playback.behind).toBe(false);
  expect(playback.view).toBe(table.view);
  expect(playback.jumped).not.toBeNull();
  expect(playback.jumped).not.toBe(before);
  vi.advanceTimersByTime(600);
  expect(playback.jumped).toBeNull();
});

test("twice the speed takes half the time", () => {
  settings.botSpeed = 2;
  const playback = opened();
  says(BOT, "a", "b");
  expect(playback.rate).toBe(2);
  vi.advanceTimersByTime(500);
  expect(playback.event?.event).toBe("b");
});

test("people and bots have their own speeds", () => {
  Object.assign(settings, { speed: 4, botSpeed: 1 });
  const playback = opened(HUMAN);
  says(BOT, "mine");
  expect(playback.rate).toBe(4);
  says(HUMAN, "bots");
  vi.advanceTimersByTime(250);
  expect(playback.event?.event).toBe("bots");
  expect(playback.rate).toBe(1);
});

test("an instant speed shows only where it ends", () => {
  settings.botSpeed = 0;
  const playback = opened();
  says(HUMAN, "a", "b");
  expect(playback.behind).toBe(false);
  expect(playback.view).toBe(table.view);
  expect(playback.number).toBe(7);
  expect(playback.jumped).not.toBeNull();
});

test("what a bot hides does not hide what a person does after it", () => {
  settings.botSpeed = 0;
  const playback = opened();
  playback.pause();
  says(HUMAN, "bots");
  says(BOT, "person");
  playback.resume();
  expect(playback.event?.event).toBe("person");
});

test("one's own move is shown at once, whatever was still to show", () => {
  const playback = opened();
  says(HUMAN, "a", "b");
  says(BOT, "mine");
  expect(playback.event?.event).toBe("mine");
  expect(playback.queue).toBe(0);
});

test("while paused nothing goes on, step by step one thing does", () => {
  const playback = opened();
  playback.pause();
  says(BOT, "a", "b");
  expect(playback.event).toBeNull();
  playback.step();
  expect(playback.event?.event).toBe("a");
  vi.advanceTimersByTime(5_000);
  expect(playback.event).toBeNull();
  expect(playback.queue).toBe(1);
  playback.resume();
  expect(playback.event?.event).toBe("b");
});

test("a bot's turn takes no longer than it may", () => {
  const playback = opened();
  says(BOT, "turn1", ...Array.from({ length: 29 }, (_, place) => `place${place}`));
  says(BOT, "turn2");
  let waited = 0;
  while (playback.event?.event !== "turn2") {
    vi.advanceTimersByTime(50);
    waited += 50;
    expect(waited).toBeLessThanOrEqual(BOT_TURN + 50);
  }
  expect(playback.rate).toBe(1);
});

test("battles are joined only when time is short", () => {
  const few = opened();
  says(BOT, "battle1", "battle2");
  expect(few.events).toHaveLength(1);
  const many = opened();
  says(BOT, ...Array.from({ length: 9 }, (_, place) => `battle${place}`), "end");
  expect(many.events).toHaveLength(9);
  expect(many.rate).toBe(1);
  expect(many.view?.seen).toHaveLength(9);
  vi.advanceTimersByTime(1_000);
  expect(many.event?.event).toBe("end");
});

test("skipping to one's own turn shows nothing until then", () => {
  const playback = opened();
  says(BOT, "a", "b");
  playback.hurry();
  says(BOT, "c");
  expect(playback.behind).toBe(false);
  expect(playback.hurrying).toBe(true);
  says(HUMAN, "d");
  expect(playback.hurrying).toBe(false);
  expect(playback.view).toBe(table.view);
});

test("everything sent anew is shown at once", () => {
  const playback = opened();
  says(BOT, "a", "b");
  FakeSocket.last.says(state(30));
  expect(playback.behind).toBe(false);
  expect(playback.view).toBe(table.view);
});

test("after closing nothing is shown", () => {
  const playback = opened();
  playback.close();
  says(BOT, "a");
  expect(playback.event).toBeNull();
});
