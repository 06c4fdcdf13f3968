import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manners as reinosManners } from "../src/games/reinos/manners";
import { manners as warManners } from "../src/games/war/manners";
import { manners as war2Manners } from "../src/games/war2/manners";
import { Device, discreet, type Manners } from "../src/protocol/device.svelte";
import type { Line, State, TableView, ToldEvents, View } from "../src/protocol/types";
import { Playback } from "../src/table/playback.svelte";
import { FakeSocket, FakeStorage, opener, state, tableView, told, WebSocketStates } from "./fakes";
import { BOARD } from "../src/games/war/rules/board";

const PLACE: Line = ["place", "free", "brasil", 2];
let device: Device;

/** The page calls `follow` after every change; twice, since one step may lead to the next. The server echoes. */
async function settle(): Promise<void> {
  device.follow();
  device.follow();
  for (const socket of live())
    for (const { id } of socket.of("ping").filter((ping) => !echoed.has(ping.id))) {
      echoed.add(id);
      socket.says({ type: "pong", id });
    }
  await vi.advanceTimersByTimeAsync(0);
  if (quick) device.table.takeBacklog();
  device.follow();
}

/** Whatever the page is told it has shown at once. */
let quick: boolean;

const echoed = new Set<string>();
const live = () => FakeSocket.all.filter((each) => each.readyState !== WebSocketStates.CLOSED);
/** Where whoever looks now is heard: on a shared screen the public socket is the first. */
const socket = () => (device.table.seat === null ? live()[0] : live().at(-1)) as FakeSocket;
/** How many events went to each socket. */
const numbers = new Map<FakeSocket, number>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", WebSocketStates);
  vi.stubGlobal("location", { href: "http://here/mesa/AB3K" });
  vi.stubGlobal("sessionStorage", new FakeStorage());
  FakeSocket.all = [];
  quick = true;
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

async function opened(here: number[], manners: Manners = discreet): Promise<void> {
  device = new Device(seated(...here), manners, opener);
  await settle();
  socket().opens();
}

const seen = (seat: number | null, awaiting: number[], more: object = {}) => ({
  seat,
  awaiting,
  ...more,
});

/** The server shows everything to whoever looks now. */
async function shows(awaiting: number[], more: object = {}): Promise<void> {
  if (socket().readyState !== WebSocketStates.OPEN) socket().opens();
  const whole = state(5) as State & { view: View };
  numbers.set(socket(), 5);
  socket().says({
    ...whole,
    table: device.table.table as TableView,
    view: { ...whole.view, ...seen(device.table.seat, awaiting, more) },
  });
  await settle();
}

/** Something happened, and now these are asked. The public table hears it too. */
async function tells(awaiting: number[], more: object = {}): Promise<void> {
  for (const each of live()) {
    const n = (numbers.get(each) ?? 0) + 1;
    const news = told(n, n) as ToldEvents & { view: View };
    const seat = each.of("hello")[0]?.seat ?? null;
    numbers.set(each, n);
    each.says({ ...news, view: { ...news.view, ...seen(seat, awaiting, more) } });
    await settle();
  }
}

async function answers(): Promise<void> {
  const sent = socket().of("act").at(-1);
  socket().says({ type: "answer", id: sent?.id ?? "", results: [{ status: "done" }] });
  await settle();
}

async function takes(): Promise<void> {
  device.take();
  await settle();
  socket().opens();
}

const lookers = () => FakeSocket.all.map((socket) => socket.of("hello")[0]?.seat);

test("one person alone looks from his seat and is never called", async () => {
  await opened([1]);
  await shows([1]);
  expect(device.table.seat).toBe(1);
  expect(device.table.shared).toBe(false);
  await tells([2]);
  await tells([1]);
  expect(device.next).toBeNull();
  expect(FakeSocket.all).toHaveLength(1);
});

test("of several people nobody's own view is asked for before he has taken the device", async () => {
  await opened([0, 1, 2]);
  expect(lookers()).toEqual([null]);
  await shows([1]);
  expect(device.next).toBe(1);
  expect(lookers()).toEqual([null]);
  await takes();
  expect(device.next).toBeNull();
  expect(lookers()).toEqual([null, 1]);
});

test("whoever has decided is left for good, and the next one is called from the public view", async () => {
  await opened([0, 1, 2]);
  await shows([0]);
  const everybody = device.table;
  await takes();
  await shows([0]);
  const ana = device.table;
  void ana.act(PLACE);
  await tells([1]);
  expect(device.leaving, "his decision is not answered yet").toBe(true);
  expect(device.table).toBe(ana);
  await answers();
  expect(ana.link).toBe("closed");
  expect(device.table).toBe(everybody);
  expect(device.table.link).toBe("open");
  expect(device.table.view?.seat).toBeNull();
  expect(device.next).toBe(1);
});

test("the public table is shown again only when it has heard of the last decision", async () => {
  await opened([0, 1]);
  await shows([0]);
  await takes();
  await shows([0]);
  const [common, ana] = live() as [FakeSocket, FakeSocket];
  const news = told(6, 6) as ToldEvents & { view: View };
  ana.says({ ...news, view: { ...news.view, ...seen(0, [1]) } });
  device.follow();
  device.follow();
  expect(device.leaving).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  device.follow();
  expect(device.table.seat, "the server has not echoed").toBe(0);
  common.says({ ...news, view: { ...news.view, ...seen(null, [1]) } });
  await settle();
  expect(device.table.seat).toBeNull();
  expect(device.next, "and not 0, whom the old view named").toBe(1);
});

test("a cut keeps nobody from coming back to the public table", async () => {
  await opened([0, 1]);
  await shows([0]);
  await takes();
  await shows([0]);
  const [common] = live() as [FakeSocket];
  common.breaks();
  device.leave();
  device.follow();
  await vi.advanceTimersByTimeAsync(300);
  expect(device.table.seat).toBe(0);
  FakeSocket.last.opens();
  expect(FakeSocket.last.of("hello")[0]).toMatchObject({ seat: null, since: 5 });
  await settle();
  expect(device.table.seat).toBeNull();
});

test("what bots did after one's last decision is shown to all before the next one is called", async () => {
  quick = false;
  await opened([0, 1]);
  await shows([0]);
  await takes();
  await shows([0]);
  await tells([0]);
  for (const next of [2, 2, 1]) await tells([next]);
  expect(device.table.seat).toBeNull();
  expect(device.table.view?.awaiting).toEqual([1]);
  expect(
    device.table.backlog.map((news) => news.now.n),
    "not one's own moves",
  ).toEqual([8, 9]);
  expect(device.next).toBeNull();
  const playback = new Playback(device.table, { lasts: () => 1_000 });
  expect(playback.number).toBe(8);
  expect(playback.view?.awaiting).toEqual([2]);
  await settle();
  expect(device.next).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  await settle();
  expect(playback.behind).toBe(false);
  expect(device.next).toBe(1);
  playback.close();
});

test("a look in between takes nothing away from the others", async () => {
  quick = false;
  await opened([0, 1]);
  await shows([2]);
  const before = new Playback(device.table, { lasts: () => 1_000 });
  await tells([2]);
  await tells([2]);
  device.visit(1);
  before.close();
  await takes();
  await shows([2]);
  await tells([0]);
  expect(device.table.seat).toBeNull();
  expect(device.table.backlog.map((news) => news.now.n)).toEqual([7, 8]);
  expect(device.next).toBeNull();
});

test("while bots and people elsewhere play everybody sees what all may see", async () => {
  await opened([0, 1]);
  await shows([2]);
  expect(device.next).toBeNull();
  expect(device.table.seat).toBeNull();
  await tells([1]);
  expect(device.next).toBe(1);
  await tells([2]);
  expect(device.next, "he has answered on another device").toBeNull();
});

test("nobody is called before the others' moves have been shown", async () => {
  await opened([0, 1]);
  await shows([2]);
  const shower = { behind: true, number: 5, view: null, catchUp: () => {} };
  device.table.shower = shower;
  await tells([0]);
  expect(device.next).toBeNull();
  shower.behind = false;
  await settle();
  expect(device.next).toBe(0);
});

test("one's own last move is still shown, what comes after it is not", async () => {
  await opened([0, 1]);
  await shows([0]);
  await takes();
  await shows([0]);
  const shower = { behind: true, number: 6, view: null, catchUp: () => {} };
  device.table.shower = shower;
  await tells([2]);
  expect(device.leaving).toBe(false);
  await tells([2]);
  shower.number = 7;
  await settle();
  expect(device.table.seat, "on to the view of all").toBeNull();
});

test("those who decide at once are called one after the other", async () => {
  await opened([0, 1, 2]);
  await shows([0, 2]);
  expect(device.next).toBe(0);
  await takes();
  await shows([0, 2]);
  await tells([2]);
  expect(device.next).toBe(2);
  await takes();
  await shows([2]);
  await tells([1]);
  expect(device.next).toBe(1);
  expect(lookers()).toEqual([null, 0, 2]);
});

test("what is laid out on a shared screen is kept nowhere", async () => {
  await opened([0, 1]);
  await shows([0]);
  await takes();
  await shows([0]);
  device.table.setPlan([PLACE]);
  expect(device.table.plan?.actions).toEqual([PLACE]);
  expect(sessionStorage.getItem("conquista:plan:t1:0")).toBeNull();
  device.leave();
  await settle();
  await shows([0]);
  await takes();
  expect(device.table.plan).toBeNull();
});

test("a decision that a reload found unanswered is sent before anybody is called", async () => {
  const act = { type: "act", id: "x", seat: 0, at: 4, actions: [PLACE] };
  sessionStorage.setItem("conquista:outbox:t1", JSON.stringify([act]));
  await opened([0, 1]);
  await shows([1]);
  expect(socket().of("act")).toEqual([act]);
  expect(device.next).toBeNull();
  socket().says({ type: "answer", id: "x", results: [{ status: "done" }] });
  await settle();
  expect(device.next).toBe(1);
  expect(sessionStorage.getItem("conquista:outbox:t1")).toBeNull();
});

test("who is not asked can look until somebody else here is asked", async () => {
  await opened([0, 1]);
  await shows([2]);
  device.visit(1);
  await settle();
  expect(device.next).toBe(1);
  expect(device.visiting).toBe(true);
  device.stay();
  await settle();
  expect(device.next).toBeNull();
  device.visit(1);
  await takes();
  await shows([2]);
  await tells([2]);
  expect(device.table.seat).toBe(1);
  await tells([0]);
  expect(device.table.seat).toBeNull();
});

test("a second seat of one's own makes the screen a shared one before the match begins", async () => {
  await opened([1]);
  socket().says({ type: "table", table: seated(1, 2) });
  await settle();
  expect(device.table.seat).toBeNull();
  expect(device.table.shared).toBe(true);
  socket().opens();
  socket().says({ type: "table", table: seated(2) });
  await settle();
  expect(device.table.shared).toBe(false);
  expect(device.table.seat).toBe(2);
});

test("a defence is answered aloud: the look stays, and the dice are the defender's", async () => {
  const armies = Array.from({ length: 42 }, () => 1);
  armies[BOARD.numberOf("brasil")] = 2;
  const battle = { source: "argelia", target: "brasil", dice: 3 };
  await opened([0, 1], warManners);
  await shows([0]);
  await takes();
  await shows([0]);
  await tells([1], { phase: "defend", battle, armies, active: 0 });
  expect(device.table.seat).toBe(0);
  expect(device.table.legal).toEqual([["defend", 2]]);
  expect(device.table.acting).toBe(1);
  expect(device.table.asked).toBe(true);
  void device.table.act(["defend", 1]);
  expect(socket().of("act").at(-1)?.seat).toBe(1);
  void device.table.act(["surrender"]);
  expect(socket().of("act").at(-1)?.seat, "anything else is one's own").toBe(0);
  await tells([0], { phase: "attack", battle: null, armies });
  expect(device.table.aloud).toBeNull();
  expect(device.table.seat).toBe(0);
});

test("who attacks keeps the device while a bot or somebody elsewhere chooses the dice, and no longer", async () => {
  const battle = { source: "argelia", target: "brasil", dice: 3 };
  await opened([0, 1], warManners);
  await shows([0], { active: 0 });
  await takes();
  await shows([0], { active: 0 });
  await tells([2], { phase: "defend", battle, active: 0 });
  expect(device.table.seat).toBe(0);
  expect(device.table.asked).toBe(false);
  await tells([0], { phase: "attack", battle: null, active: 0 });
  expect(device.table.seat).toBe(0);
  await tells([], { active: 0, places: [[0]] });
  expect(device.table.seat, "the match is over").toBeNull();
});

test("in Reinos all but the vassals' decisions is said aloud", async () => {
  const kingdoms = {
    colours: ["azul", "preto", "verde"],
    in_play: [true, true, true],
    suzerains: [null, null, 1],
    active: 0,
    must_attack: false,
  };
  await opened([0, 1, 2], reinosManners);
  await shows([0], { phase: "choose", ...kingdoms });
  expect(device.next).toBeNull();
  expect(device.table.legal).toEqual([["attack", 1], ["pass"]]);
  await tells([0], { phase: "choose", ...kingdoms, must_attack: true });
  expect(device.table.legal).toEqual([["attack", 1]]);
  await tells([1], { phase: "battle", ...kingdoms, battle: { cards: 4, turned: [2] } });
  expect(device.table.legal).toEqual([
    ["pick", 1],
    ["pick", 3],
    ["pick", 4],
  ]);
  await tells([2], { phase: "revolt", ...kingdoms });
  expect(device.next).toBe(2);
  await takes();
  await shows([2], { phase: "revolt", ...kingdoms });
  await tells([0], { phase: "choose", ...kingdoms });
  expect(device.table.seat, "nobody decides aloud in another's look").toBeNull();
});

test("for whoever has surrendered in War II a bot answers, and nobody is called", async () => {
  await opened([0, 1], war2Manners);
  await shows([1], { fates: ["in_play", "surrendered", "in_play"] });
  expect(device.next).toBeNull();
  await tells([0], { fates: ["in_play", "surrendered", "in_play"] });
  expect(device.next).toBe(0);
});
