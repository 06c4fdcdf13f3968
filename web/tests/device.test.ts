import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manners as reinosManners } from "../src/games/reinos/manners";
import { manners as warManners } from "../src/games/war/manners";
import { manners as war2Manners } from "../src/games/war2/manners";
import { Device, discreet, type Manners } from "../src/protocol/device.svelte";
import type { Line, State, TableView, ToldEvents, View } from "../src/protocol/types";
import { FakeSocket, FakeStorage, opener, state, tableView, told, WebSocketStates } from "./fakes";
import { BOARD } from "../src/games/war/rules/board";

const PLACE: Line = ["place", "free", "brasil", 2];
let device: Device;

/** The page calls `follow` after every change; twice, since one step may lead to the next. */
function settle(): void {
  device.follow();
  device.follow();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
});

afterEach(() => {
  device.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table of three; who is in `here` sits at this device. */
const seated = (...here: number[]): TableView => ({
  ...tableView,
  seats: [0, 1, 2].map((number) => ({
    ...(tableView.seats[0] as TableView["seats"][number]),
    number,
    kind: "human",
    yours: here.includes(number),
  })),
});

function opened(here: number[], manners: Manners = discreet): void {
  device = new Device(seated(...here), manners, opener);
  settle();
  FakeSocket.last.opens();
}

const seen = (awaiting: number[], more: object = {}) => ({
  seat: device.table.seat,
  awaiting,
  ...more,
});

/** The server shows everything to whoever looks now. */
function shows(awaiting: number[], more: object = {}): void {
  if (FakeSocket.last.readyState !== WebSocketStates.OPEN) FakeSocket.last.opens();
  const whole = state(5) as State & { view: View };
  FakeSocket.last.says({
    ...whole,
    table: device.table.table as TableView,
    view: { ...whole.view, ...seen(awaiting, more) },
  });
  settle();
}

/** Something happened, and now these are asked. */
function tells(awaiting: number[], more: object = {}): void {
  const n = device.table.told.n + 1;
  const news = told(n, n) as ToldEvents & { view: View };
  FakeSocket.last.says({ ...news, view: { ...news.view, ...seen(awaiting, more) } });
  settle();
}

function answers(): void {
  const sent = FakeSocket.last.of("act").at(-1);
  FakeSocket.last.says({ type: "answer", id: sent?.id ?? "", results: [{ status: "done" }] });
  settle();
}

function takes(): void {
  device.take();
  settle();
  FakeSocket.last.opens();
}

const lookers = () => FakeSocket.all.map((socket) => socket.of("hello")[0]?.seat);

test("one person alone looks from his seat and is never called", () => {
  opened([1]);
  shows([1]);
  expect(device.table.seat).toBe(1);
  expect(device.table.shared).toBe(false);
  tells([2]);
  tells([1]);
  expect(device.next).toBeNull();
  expect(FakeSocket.all).toHaveLength(1);
});

test("of several people nobody's own view is asked for before he has taken the device", () => {
  opened([0, 1, 2]);
  expect(lookers()).toEqual([null]);
  shows([1]);
  expect(device.next).toBe(1);
  expect(lookers()).toEqual([null]);
  takes();
  expect(device.next).toBeNull();
  expect(lookers()).toEqual([null, 1]);
});

test("whoever has decided is left for good, and the next one is called from the public view", async () => {
  opened([0, 1, 2]);
  shows([0]);
  takes();
  shows([0]);
  const ana = device.table;
  void ana.act(PLACE);
  tells([1]);
  expect(device.leaving, "his decision is not answered yet").toBe(true);
  expect(device.table).toBe(ana);
  answers();
  await vi.advanceTimersByTimeAsync(0);
  settle();
  expect(device.table).not.toBe(ana);
  expect(ana.link).toBe("closed");
  expect(device.table.seat).toBeNull();
  expect(device.table.view).toBeNull();
  shows([1]);
  expect(device.next).toBe(1);
});

test("while bots and people elsewhere play everybody sees what all may see", () => {
  opened([0, 1]);
  shows([2]);
  expect(device.next).toBeNull();
  expect(device.table.seat).toBeNull();
  tells([1]);
  expect(device.next).toBe(1);
  tells([2]);
  expect(device.next, "he has answered on another device").toBeNull();
});

test("nobody is called before the others' moves have been shown", () => {
  opened([0, 1]);
  shows([2]);
  const shower = { behind: true, number: 5, catchUp: () => {} };
  device.table.shower = shower;
  tells([0]);
  expect(device.next).toBeNull();
  shower.behind = false;
  settle();
  expect(device.next).toBe(0);
});

test("one's own last move is still shown, what comes after it is not", () => {
  opened([0, 1]);
  shows([0]);
  takes();
  shows([0]);
  const shower = { behind: true, number: 6, catchUp: () => {} };
  device.table.shower = shower;
  tells([2]);
  expect(device.leaving).toBe(false);
  tells([2]);
  shower.number = 7;
  settle();
  expect(device.table.seat, "on to the view of all").toBeNull();
});

test("those who decide at once are called one after the other", () => {
  opened([0, 1, 2]);
  shows([0, 2]);
  expect(device.next).toBe(0);
  takes();
  shows([0, 2]);
  tells([2]);
  shows([2]);
  expect(device.next).toBe(2);
  takes();
  shows([2]);
  tells([1]);
  shows([1]);
  expect(device.next).toBe(1);
  expect(lookers()).toEqual([null, 0, null, 2, null]);
});

test("what is laid out on a shared screen is kept nowhere", () => {
  opened([0, 1]);
  shows([0]);
  takes();
  shows([0]);
  device.table.setPlan([PLACE]);
  expect(device.table.plan?.actions).toEqual([PLACE]);
  expect(sessionStorage.getItem("conquista:plan:t1:0")).toBeNull();
  device.leave();
  settle();
  shows([0]);
  takes();
  expect(device.table.plan).toBeNull();
});

test("a decision that a reload found unanswered is sent before anybody is called", () => {
  const act = { type: "act", id: "x", seat: 0, at: 4, actions: [PLACE] };
  sessionStorage.setItem("conquista:outbox:t1", JSON.stringify([act]));
  opened([0, 1]);
  shows([1]);
  expect(FakeSocket.last.of("act")).toEqual([act]);
  expect(device.next).toBeNull();
  FakeSocket.last.says({ type: "answer", id: "x", results: [{ status: "done" }] });
  settle();
  expect(device.next).toBe(1);
  expect(sessionStorage.getItem("conquista:outbox:t1")).toBeNull();
});

test("who is not asked can look until somebody else here is asked", () => {
  opened([0, 1]);
  shows([2]);
  device.visit(1);
  settle();
  expect(device.next).toBe(1);
  expect(device.visiting).toBe(true);
  device.stay();
  settle();
  expect(device.next).toBeNull();
  device.visit(1);
  takes();
  shows([2]);
  tells([2]);
  expect(device.table.seat).toBe(1);
  tells([0]);
  expect(device.table.seat).toBeNull();
});

test("a second seat of one's own makes the screen a shared one before the match begins", () => {
  opened([1]);
  FakeSocket.last.says({ type: "table", table: seated(1, 2) });
  settle();
  expect(device.table.seat).toBeNull();
  expect(device.table.shared).toBe(true);
  FakeSocket.last.opens();
  FakeSocket.last.says({ type: "table", table: seated(2) });
  settle();
  expect(device.table.shared).toBe(false);
  expect(device.table.seat).toBe(2);
});

test("a defence is answered aloud: the look stays, and the dice are the defender's", () => {
  const armies = Array.from({ length: 42 }, () => 1);
  armies[BOARD.numberOf("brasil")] = 2;
  const battle = { source: "argelia", target: "brasil", dice: 3 };
  opened([0, 1], warManners);
  shows([0]);
  takes();
  shows([0]);
  tells([1], { phase: "defend", battle, armies, active: 0 });
  expect(device.table.seat).toBe(0);
  expect(device.table.legal).toEqual([["defend", 2]]);
  expect(device.table.acting).toBe(1);
  expect(device.table.asked).toBe(true);
  void device.table.act(["defend", 1]);
  expect(FakeSocket.last.of("act").at(-1)?.seat).toBe(1);
  void device.table.act(["surrender"]);
  expect(FakeSocket.last.of("act").at(-1)?.seat, "anything else is one's own").toBe(0);
  tells([0], { phase: "attack", battle: null, armies });
  expect(device.table.aloud).toBeNull();
  expect(device.table.seat).toBe(0);
});

test("in Reinos all but the vassals' decisions is said aloud", () => {
  const kingdoms = {
    colours: ["azul", "preto", "verde"],
    in_play: [true, true, true],
    suzerains: [null, null, 1],
    active: 0,
    must_attack: false,
  };
  opened([0, 1, 2], reinosManners);
  shows([0], { phase: "choose", ...kingdoms });
  expect(device.next).toBeNull();
  expect(device.table.legal).toEqual([["attack", 1], ["pass"]]);
  tells([0], { phase: "choose", ...kingdoms, must_attack: true });
  expect(device.table.legal).toEqual([["attack", 1]]);
  tells([1], { phase: "battle", ...kingdoms, battle: { cards: 4, turned: [2] } });
  expect(device.table.legal).toEqual([
    ["pick", 1],
    ["pick", 3],
    ["pick", 4],
  ]);
  tells([2], { phase: "revolt", ...kingdoms });
  expect(device.next).toBe(2);
  takes();
  shows([2], { phase: "revolt", ...kingdoms });
  tells([0], { phase: "choose", ...kingdoms });
  expect(device.table.seat, "nobody decides aloud in another's look").toBeNull();
});

test("for whoever has surrendered in War II a bot answers, and nobody is called", () => {
  opened([0, 1], war2Manners);
  shows([1], { fates: ["in_play", "surrendered", "in_play"] });
  expect(device.next).toBeNull();
  tells([0], { fates: ["in_play", "surrendered", "in_play"] });
  expect(device.next).toBe(0);
});
