import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film, REEL } from "../src/pages/replay/film";
import type { Source } from "../src/pages/replay/source";
import { Transport } from "../src/pages/replay/transport.svelte";
import type { ReplayOutline, View } from "../src/protocol/types";
import { wantedEvent, wantedPosition } from "../src/table/replaying";
import { Playback } from "../src/table/playback.svelte";
import { FakeStorage, tableView } from "./fakes";

interface Shown extends View {
  at: number;
}
interface Test {
  view: Shown;
  event: { event: string; seat?: number; by?: number };
  action: [string];
}

const LAST = 200;
/** Entry 1 is nobody's to hear of; every tenth begins a turn, every 25th takes something. */
function eventsOf(entry: number): Test["event"][] {
  if (entry === 1) return [];
  if (entry % 10 === 0) return [{ event: "begun", seat: (entry / 10) % 2 }];
  if (entry % 25 === 0) return [{ event: "fought" }, { event: "taken", seat: 1, by: 0 }];
  return [{ event: `e${entry}` }];
}

const outline = (first = 0): ReplayOutline => ({
  table: { ...tableView, status: "over" },
  first,
  last: LAST,
  natures: { begun: "turn", taken: "conquest", odd: "unheard of" },
  told: Array.from({ length: LAST - first }, (_, place) => eventsOf(first + place + 1)),
});

let asked: [seat: number | null, begin: number, end: number][];
let fails: boolean;

const source = (first = 0): Source => ({
  outline: () => Promise.resolve(outline(first)),
  views: (seat, begin, end) => {
    asked.push([seat, begin, end]);
    if (fails) return Promise.reject(new Error("away"));
    const whole = { seat, colours: ["azul", "preto"], turn: 1, phase: "place", awaiting: [0] };
    const views = Array.from({ length: end - begin + 1 }, (_, place) =>
      place === 0
        ? { ...whole, may_surrender: true, places: [], at: begin }
        : { at: begin + place },
    );
    return Promise.resolve({ begin, views });
  },
  record: () => Promise.resolve(""),
  thoughts: () => Promise.resolve([]),
});

const opened = (wanted = {}, from = source()) =>
  Transport.open<Test>(from, { seat: null, position: null, event: null, ...wanted });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", new FakeStorage());
  asked = [];
  fails = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a film knows its stops, its turns and its marks", () => {
  const film = new Film<Test>(outline(), null, source());
  expect(film.stops.slice(0, 3)).toEqual([0, 2, 3]);
  expect([film.after(0), film.before(2), film.after(LAST)]).toEqual([2, 0, null]);
  expect([film.turnAfter(10), film.turnBefore(10), film.turnAfter(LAST)]).toEqual([20, 0, LAST]);
  expect(film.marks.find((mark) => mark.nature === "conquest")).toEqual({
    position: 25,
    nature: "conquest",
    event: { event: "taken", seat: 1, by: 0 },
    seat: 0,
  });
  expect(film.turn(9)).toBeNull();
  expect(film.turn(29)?.position).toBe(20);
});

test("positions and the numbers of events lead to one another", () => {
  const film = new Film<Test>(outline(), null, source());
  expect([film.count(0), film.count(1), film.count(2), film.count(25)]).toEqual([0, 0, 1, 25]);
  for (const position of [2, 24, 25, 26, LAST])
    expect(film.positionOf(film.count(position))).toBe(position);
  expect(film.positionOf(24)).toBe(25);
  expect(film.positionOf(9_999)).toBe(LAST);
  expect([film.within(-3), film.within(9_999), film.within(Number.NaN)]).toEqual([0, LAST, 0]);
});

test("views come by the reel, each once, and are made whole", async () => {
  const film = new Film<Test>(outline(), 1, source());
  await Promise.all([film.load(REEL), film.load(REEL - 1)]);
  expect(asked).toEqual([
    [1, 0, REEL - 1],
    [1, REEL, 2 * REEL - 1],
  ]);
  expect(film.view(70)).toMatchObject({ at: 70, seat: 1, phase: "place", may_surrender: false });
  await film.load(LAST);
  expect(asked.at(-1)).toEqual([1, 3 * REEL, LAST]);
});

test("what could not be fetched is asked for again", async () => {
  const film = new Film<Test>(outline(), null, source());
  fails = true;
  await expect(film.load(5)).rejects.toThrow("away");
  fails = false;
  await film.load(5);
  expect(film.has(5)).toBe(true);
});

test("a match that was carried over begins where it was", async () => {
  const transport = await opened({ position: 3 }, source(100));
  expect(transport.position).toBe(100);
  expect(asked[0]).toEqual([null, 100, 163]);
});

test("it opens at the position of the address, with what led there", async () => {
  const transport = await opened({ position: 25 });
  await settled();
  expect(transport.table.view?.at).toBe(25);
  expect(transport.table.told.n).toBe(25);
  expect(transport.table.events.slice(-2)).toEqual(eventsOf(25));
  expect(transport.table.events).toHaveLength(25);
  expect(transport.table.link).toBe("open");
});

test("it opens where an event was told", async () => {
  expect((await opened({ event: 24 })).position).toBe(25);
});

test("nobody is asked in a replay, and nothing can be done", async () => {
  const transport = await opened({ seat: 0, position: 30 });
  await settled();
  expect(transport.table.view?.awaiting).toEqual([0]);
  expect([transport.table.asked, transport.table.view?.may_surrender]).toEqual([false, false]);
  expect(transport.table.legal).toEqual([]);
});

test("steps go from one thing told to the next, and by turns", async () => {
  const transport = await opened();
  await settled();
  const moves: [() => void, number][] = [
    [() => transport.forward(), 2],
    [() => transport.forward(), 3],
    [() => transport.back(), 2],
    [() => transport.back(), 0],
    [() => transport.back(), 0],
    [() => transport.turnForward(), 10],
    [() => transport.turnForward(), 20],
    [() => transport.turnBack(), 10],
    [() => transport.go(9_999), LAST],
    [() => transport.forward(), LAST],
    [() => transport.goToEvent(24), 25],
  ];
  for (const [move, at] of moves) {
    move();
    await settled();
    expect([transport.position, transport.table.view?.at]).toEqual([at, at]);
  }
});

test("whoever drags sees where the hand is, not every place on the way", async () => {
  const transport = await opened();
  await settled();
  for (const place of [70, 130, 190]) transport.go(place);
  await settled();
  expect(transport.table.view?.at).toBe(190);
});

test("a forward step is played, a jump shows the end of it; both stay", async () => {
  const transport = await opened({ position: 24 });
  await settled();
  const playback = new Playback<Test>(transport.table, { lasts: () => 1_000 });
  transport.forward();
  await settled();
  expect([playback.behind, playback.event?.event]).toEqual([true, "fought"]);
  await vi.advanceTimersByTimeAsync(2_100);
  expect([playback.behind, playback.event?.event, playback.view?.at]).toEqual([false, "taken", 25]);
  transport.go(50);
  await settled();
  expect([playback.behind, playback.event?.event, playback.view?.at]).toEqual([false, "begun", 50]);
});

test("whoever comes to show it later finds what led there", async () => {
  const transport = await opened({ position: 25 });
  await settled();
  const playback = new Playback<Test>(transport.table);
  expect([playback.behind, playback.event?.event]).toEqual([false, "taken"]);
});

test("a second step does not wait for the first to be shown", async () => {
  const transport = await opened({ position: 22 });
  await settled();
  const playback = new Playback<Test>(transport.table, { lasts: () => 1_000 });
  transport.forward();
  await settled();
  transport.forward();
  await settled();
  expect([playback.event?.event, playback.queue]).toEqual(["e24", 0]);
});

test("it plays on by itself, as fast as chosen, up to the end", async () => {
  const transport = await opened({ position: LAST - 4 });
  await settled();
  transport.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect([transport.playing, transport.position]).toEqual([true, LAST - 3]);
  transport.speed = 8;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([transport.playing, transport.position]).toEqual([false, LAST]);
  transport.toggle();
  await vi.advanceTimersByTimeAsync(10);
  expect([transport.playing, transport.position]).toEqual([true, 2]);
  transport.toggle();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(transport.position).toBe(2);
});

test("playing waits until what happens has been shown", async () => {
  const transport = await opened({ position: 22 });
  await settled();
  const playback = new Playback<Test>(transport.table, { lasts: () => 3_000 });
  transport.toggle();
  await vi.advanceTimersByTimeAsync(2_500);
  expect([transport.position, playback.behind]).toEqual([23, true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(transport.position).toBe(24);
});

test("another seat looks at the same position", async () => {
  const transport = await opened({ position: 40 });
  await settled();
  await transport.look(1);
  expect([transport.seat, transport.table.seat, transport.table.view?.seat]).toEqual([1, 1, 1]);
  expect([transport.position, transport.table.view?.at]).toEqual([40, 40]);
  transport.lookNext();
  await settled();
  expect([transport.seat, transport.table.view?.at]).toEqual([null, 40]);
});

test("what does not arrive is said, and can be tried again", async () => {
  const transport = await opened();
  await settled();
  fails = true;
  transport.go(150);
  await settled();
  expect([transport.stuck, transport.table.view?.at]).toEqual([true, 0]);
  fails = false;
  transport.retry();
  await settled();
  expect([transport.stuck, transport.table.view?.at]).toEqual([false, 150]);
});

test("addresses name a position or an event, and who looks, counted from 1", () => {
  expect(wantedPosition(null, 412)).toBe("n=412");
  expect(wantedPosition(2, 7)).toBe("n=7&visao=3");
  expect(wantedEvent(0, 57)).toBe("visao=1&evento=57");
});
