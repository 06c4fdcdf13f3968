import { expect, test } from "vitest";
import { contents } from "../src/games";
import * as war from "../src/games/war/data";
import type { Line } from "../src/protocol/types";
import { LANGUAGES } from "../src/texts/index.svelte";
import { loadVoice } from "../src/texts/voice";

const pt = (await loadVoice("war", "pt-BR", war)).at(["Ana", "Bruno"]);
const en = (await loadVoice("war", "en", war)).at(["Ana", "Bruno"]);

test("events are told in the sentences of the Python package", () => {
  const placed = { event: "armies_placed", seat: 0, pool: "free", territory: "brasil", armies: 3 };
  expect(en.event(placed)).toBe("Ana puts 3 on Brazil.");
});

test("a field that is left out is nothing", () => {
  expect(en.event({ event: "card_drawn", seat: 1 } as { event: string })).not.toContain("none");
  expect(pt.event({ event: "objective_dealt", seat: 1 } as { event: string })).toContain("Bruno");
});

test("a seat without a name has a number", () => {
  expect(pt.player(2)).toBe("jogador 3");
});

test("a refusal has its sentence, its clause and what would be legal", () => {
  const said = pt.refusal({ clause: "WAR-TRN-01", parameters: { seat: 1 }, fixes: [] });
  expect(said.sentence).toContain("Bruno");
  expect(said.fix).not.toBe("");
  expect(said.clause).toBe("WAR-TRN-01");
});

test.each(LANGUAGES)(
  "every kind of action and event, and every clause, has words in %s",
  async (tongue) => {
    const voice = await loadVoice("war", tongue, war);
    const lines: Line[] = Object.entries(war.actionFields).map(([kind, fields]) => [
      kind,
      ...fields.map(() => 1),
    ]);
    for (const line of lines) expect(voice.action(line)).toBeTruthy();
    for (const [event, fields] of Object.entries(war.eventFields)) {
      const told = { event, ...Object.fromEntries(fields.map((name) => [name, 1])) };
      expect(voice.event(told)).toBeTruthy();
    }
    for (const chapter of await contents("war")) {
      for (const clause of [chapter.id, ...chapter.clauses])
        expect(voice.rule(clause)).toBeTruthy();
    }
  },
);
