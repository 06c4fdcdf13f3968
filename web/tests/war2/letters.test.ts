import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { War2Desk } from "../../src/games/war2/desk/desk.svelte";
import type { War2Wire } from "../../src/protocol/war2";
import { Table } from "../../src/protocol/table.svelte";
import type { ToldEvents } from "../../src/protocol/types";
import { FakeSocket, FakeStorage, opener, state, told, WebSocketStates } from "../fakes";
import { war2View } from "./views";

const SEEN = { event: "hand_seen", seat: 0, opponent: 1, cards: ["numero_1"] };
let desk: War2Desk;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
  desk = new War2Desk(new Table<War2Wire>(state(0).table, 0, opener));
  FakeSocket.last.opens();
});

afterEach(() => {
  desk.close();
  desk.table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Events `first` to `last`, the last of them a letter. */
function letter(first: number, last: number): void {
  const message: ToldEvents = { ...told(first, last), view: war2View({}) };
  message.events[message.events.length - 1] = SEEN;
  FakeSocket.last.says(message);
  desk.spying.openLetters();
}

test("a letter opens when it comes, and not again", () => {
  FakeSocket.last.says({ ...state(5), view: war2View({}) });
  desk.spying.openLetters();
  letter(6, 7);
  expect(desk.spying.letter).toEqual(SEEN);
  desk.spying.letter = null;
  desk.spying.openLetters();
  expect(desk.spying.letter).toBeNull();
});

test("a letter of before one looked stays closed, although the log comes after the view", () => {
  FakeSocket.last.says({ ...state(5), view: war2View({}) });
  desk.spying.openLetters();
  letter(1, 5);
  expect(desk.heard).toHaveLength(5);
  expect(desk.spying.letter).toBeNull();
});
