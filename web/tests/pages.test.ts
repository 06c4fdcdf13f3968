import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesIn } from "../scripts/messages.js";
import { GAMES, type Chapter } from "../src/games";
import { byUrgency } from "../src/pages/home/lists.svelte";
import { found } from "../src/pages/rules/found";
import { Draft } from "../src/pages/setup/draft.svelte";
import type { BotView, GameView, MyTable } from "../src/protocol/types";
import { freshBotName, usualBot } from "../src/seating/bots";

const SOURCES = join(import.meta.dirname, "../src");

const bot = (id: string, kind: BotView["kind"], rating: number | null = null): BotView => ({
  id,
  kind,
  rating,
  plans: id === "general",
});

const game: GameView = {
  id: "war",
  rules_version: 1,
  least_seats: 3,
  most_seats: 6,
  colours: ["azul", "verde"],
  bots: [bot("recruta", "level"), bot("soldado", "level"), bot("random", "other")],
  options: [
    { id: "round_limit", clause: "X", default: 0, values: null, least: 1, most: 99, off: 0 },
    {
      id: "dice",
      clause: "Y",
      default: "a",
      values: ["a", "b"],
      least: null,
      most: null,
      off: null,
    },
  ],
};

function mine(code: string, status: "playing" | "waiting" | "over", awaiting: number[]): MyTable {
  const seat = (number: number, yours: boolean) => ({ number, yours });
  const table = { code, status, seats: [seat(0, true), seat(1, false)] };
  return { table, awaiting, colours: [] } as unknown as MyTable;
}

test("one's own turn comes first, then matches in play, tables that wait, and what is over", () => {
  const tables = [
    mine("over", "over", []),
    mine("wait", "waiting", []),
    mine("theirs", "playing", [1]),
    mine("mine", "playing", [0]),
  ];
  expect(byUrgency(tables).map(({ table }) => table.code)).toEqual([
    "mine",
    "theirs",
    "wait",
    "over",
  ]);
});

test("every game has its words on the home page", () => {
  for (const tongue of ["pt-BR", "en"]) {
    const text = readFileSync(join(SOURCES, "texts", tongue, "games.ftl"), "utf-8");
    const known = messagesIn(text);
    for (const id of Object.keys(GAMES)) {
      for (const part of ["", "-lead", "-minutes"])
        expect(known.has(`game-${id}${part}`)).toBe(true);
      const own = readFileSync(
        join(SOURCES, "../../src/conquista/texts", tongue, `${id}.ftl`),
        "utf-8",
      );
      const name = /^game-name = (.*)$/m.exec(own)?.[1];
      expect(text).toContain(`game-${id} = ${name}\n`);
    }
  }
});

test("clauses are found by all words, without accents, and by their name", () => {
  const chapters: Chapter[] = [
    { id: "A", clauses: ["A-01", "A-02"] },
    { id: "B", clauses: ["B-01"] },
  ];
  const rule = (clause: string) =>
    ({ "A-01": "Um exército ataca", "A-02": "Outro defende", "B-01": "O exército espera" })[
      clause
    ] ?? "";
  const clauses = (sought: string) => found(chapters, sought, rule).flatMap((each) => each.clauses);
  expect(clauses("")).toEqual(["A-01", "A-02", "B-01"]);
  expect(clauses("EXERCITO")).toEqual(["A-01", "B-01"]);
  expect(clauses("exercito ataca")).toEqual(["A-01"]);
  expect(clauses("a-02")).toEqual(["A-02"]);
  expect(clauses("nada disso")).toEqual([]);
});

test("a table against bots waits for nobody, one for friends does", () => {
  const draft = new Draft(game, "Ana");
  expect(draft.wish().seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(new Set(draft.wish().seats.map((seat) => seat.name)).size).toBe(4);
  expect(draft.waits).toBe(false);
  draft.apply("friends");
  expect(draft.wish().seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  expect(draft.waits).toBe(true);
});

test("people on this device are seats of the host", () => {
  const draft = new Draft(game, "Ana", "family");
  expect(draft.wish().seats.every((seat) => seat.kind === "me")).toBe(true);
});

test("only a table with free seats can be listed", () => {
  const draft = new Draft(game, "Ana");
  draft.listed = true;
  expect(draft.wish().listed).toBe(false);
  draft.become(1, "open");
  expect(draft.wish().listed).toBe(true);
});

test("seats keep within what the game allows, and change places", () => {
  const draft = new Draft(game, "Ana");
  draft.move(0, 2);
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["bot", "bot", "me", "bot"]);
  draft.remove(0);
  expect(draft.canRemove).toBe(false);
  for (let more = 0; more < 3; more++) draft.add();
  expect(draft.canAdd).toBe(false);
});

test("a quick table has an end, and the standard takes it away", () => {
  const draft = new Draft(game, "Ana", "quick");
  expect(draft.changed).toBe(true);
  draft.resetOptions();
  expect(draft.wish().options).toEqual({ round_limit: 0, dice: "a" });
});

test("the usual bot is a captain, else the next below, and names are not given twice", () => {
  const levels = ["recruta", "soldado", "capitao", "general"].map((id) => bot(id, "level"));
  expect(usualBot([bot("random", "other"), ...levels])).toBe("capitao");
  expect(usualBot([bot("random", "other"), ...levels.slice(0, 2)])).toBe("soldado");
  expect(usualBot([bot("random", "other"), ...levels.slice(0, 1)])).toBe("recruta");
  expect(usualBot([bot("mine", "other")])).toBe("mine");
  expect(usualBot([bot("mine", "other"), bot("soldado", "other")])).toBe("mine");
  expect(freshBotName(["Aimoré"])).not.toBe("Aimoré");
});
