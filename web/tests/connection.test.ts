import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, Connection, type Link } from "../src/protocol/connection";
import type { FromServer } from "../src/protocol/types";
import { FakeSocket, opener, WebSocketStates } from "./fakes";

let links: Link[];
let heard: FromServer[];
let opened: number;

function connect(): Connection {
  return new Connection(
    "ws://here",
    {
      opened: () => opened++,
      heard: (message) => heard.push(message),
      changed: (link) => links.push(link),
    },
    opener,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  FakeSocket.all = [];
  [links, heard, opened] = [[], [], 0];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("waits grow, never beyond ten seconds, and differ", () => {
  expect(backoff(0, () => 1)).toBe(250);
  expect(backoff(2, () => 1)).toBe(1000);
  expect(backoff(20, () => 1)).toBe(10_000);
  expect(backoff(2, () => 0)).toBe(500);
});

test("comes back after a cut", () => {
  connect();
  FakeSocket.last.opens();
  FakeSocket.last.breaks();
  expect(links).toEqual(["open", "reconnecting"]);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.opens();
  expect(links.at(-1)).toBe("open");
  expect(opened).toBe(2);
});

test("a silent server is unstable after two seconds, and left after eight", () => {
  connect();
  FakeSocket.last.opens();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.last.of("ping")).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(links.at(-1)).toBe("unstable");
  vi.advanceTimersByTime(6_000);
  expect(links.at(-1)).toBe("reconnecting");
});

test("an answer makes it stable again", () => {
  connect();
  FakeSocket.last.opens();
  vi.advanceTimersByTime(12_000);
  const [ping] = FakeSocket.last.of("ping");
  FakeSocket.last.says({ type: "pong", id: ping?.id ?? "" });
  expect(links.at(-1)).toBe("open");
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(9_000);
  expect(links.at(-1)).toBe("open");
});

test("a socket that never opens is tried anew", () => {
  connect();
  vi.advanceTimersByTime(9_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("where there is no table it does not try again", () => {
  connect();
  FakeSocket.last.opens();
  FakeSocket.last.breaks(4004);
  vi.advanceTimersByTime(60_000);
  expect(links.at(-1)).toBe("lost");
  expect(FakeSocket.all).toHaveLength(1);
});

test("what is closed stays closed", () => {
  const connection = connect();
  FakeSocket.last.opens();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(connection.say({ type: "ping", id: "x" })).toBe(false);
});
