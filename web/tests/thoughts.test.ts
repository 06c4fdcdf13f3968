import { expect, test } from "vitest";
import * as feudum from "../src/games/feudum/data";
import * as war from "../src/games/war/data";
import type { Fact, Idea, KeptThought } from "../src/protocol/types";
import { loadVoice } from "../src/texts/voice";
import { thinkersIn, thoughtAt, thoughtBy, turnsOf } from "../src/thoughts/turns";
import { chanceOf, factOf, planOf } from "../src/thoughts/words";

const idea = (aim: string, about: Idea["about"] = null): Idea => ({ aim, about, chance: 3100 });
const fact = (key: string, about: Fact["about"] = null): Fact => ({ key, about });

const kept = (seat: number, turn: number, entry: number | null): KeptThought => ({
  seat,
  entry,
  thought: { turn, plan: idea("plain"), others: [], before: 2500, after: 3100, fact: fact("only") },
});

const SAID = [kept(1, 3, 40), kept(1, 3, 46), kept(2, 4, 60), kept(1, 6, 90)];

const people = ["Ana", "Iara", "Caxias"];
const voice = (await loadVoice("war", "pt-BR", war)).at(people);
const english = (await loadVoice("war", "en", war)).at(people);

test("plans and facts name continents and players", () => {
  expect(planOf(voice, idea("continent", "africa"))).toContain("África");
  expect(planOf(voice, idea("rival", 2))).toContain("Caxias");
  expect(factOf(voice, fact("rival", 0))).toContain("Ana");
  expect(factOf(voice, fact("income"))).toBe("rende mais exércitos por rodada");
});

test("a plan can be about several cards", async () => {
  const lords = (await loadVoice("feudum", "en", feudum)).at(people);
  expect(planOf(lords, idea("round", "move,influence,guild"))).toBe(
    "Choose for the round: Move, Influence, Guild",
  );
});

test("what no text knows is shown as it is", () => {
  expect(planOf(voice, idea("swarm"))).toContain("swarm");
  expect(factOf(voice, fact("mood"))).toBe("mood");
  expect(planOf(voice, idea("continent", "atlantis"))).toContain("atlantis");
});

test("every plan and fact is said in both languages", () => {
  for (const aim of ["plain", "bold", "careful", "continent", "territory", "rival", "objective"])
    for (const each of [voice, english]) expect(each.knows(`plan-${aim}`)).toBe(true);
  for (const key of ["territories", "armies", "income", "cards", "goal", "rival", "safety", "only"])
    for (const each of [voice, english]) expect(each.knows(`fact-${key}`)).toBe(true);
  expect(planOf(english, idea("rival", 1))).toBe("Weaken Iara");
});

test("chances are whole per cents, and certain only if they are", () => {
  expect(chanceOf(3149)).toBe("31%");
  expect(chanceOf(10_000)).toBe("100%");
  expect(chanceOf(9_990)).toBe(">99%");
  expect(chanceOf(0)).toBe("0%");
});

test("thoughts are told by bot and turn", () => {
  expect(thinkersIn(SAID)).toEqual([1, 2]);
  const turns = turnsOf(SAID, 1);
  expect(turns.map(({ turn, number }) => [turn, number])).toEqual([
    [3, 1],
    [6, 2],
  ]);
  expect(turns[0]?.thoughts.map(({ entry }) => entry)).toEqual([40, 46]);
});

test("a position shows what is behind it", () => {
  const entryAt = (turn: number, position: number) => thoughtAt(SAID, turn, position)?.entry;
  expect(entryAt(3, 38)).toBe(40);
  expect(entryAt(3, 44)).toBe(40);
  expect(entryAt(3, 45)).toBe(46);
  expect(entryAt(4, 70)).toBe(60);
  expect(thoughtAt(SAID, 5, 80)).toBeNull();
});

test("in play nothing is told before the board shows its turn", () => {
  expect(thoughtBy(SAID, 2)).toBeNull();
  expect(thoughtBy(SAID, 3)?.entry).toBe(46);
  expect(thoughtBy(SAID, 5)?.entry).toBe(60);
});
