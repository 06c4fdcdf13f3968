import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { derive, diceOf, keepsSeal, type DiceRecord } from "../src/protocol/proof";

const RECORDS = join(import.meta.dirname, "../../tests/records");

function sealedOf(game: string): { name: string; dice: DiceRecord }[] {
  return readdirSync(join(RECORDS, game))
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => ({ name, dice: diceOf(readFileSync(join(RECORDS, game, name), "utf-8")) }))
    .filter((each): each is { name: string; dice: DiceRecord } => each.dice !== null)
    .slice(0, 3);
}

const sealed = [...sealedOf("war"), ...sealedOf("reinos")];

test("there are sealed records to check", () => {
  expect(sealed).toHaveLength(6);
  expect(sealed.every(({ dice }) => dice.rolls.length > 0)).toBe(true);
  expect(sealed[0]?.dice.rolls.length).toBeGreaterThan(10);
});

test.each(sealed)("$name: the seal holds and every roll comes out again", async ({ dice }) => {
  expect(await keepsSeal(dice)).toBe(true);
  for (const { entry, sides, faces } of dice.rolls)
    expect(await derive(dice, entry, sides, faces.length)).toEqual(faces);
});

test("another secret breaks the seal", async () => {
  const { dice } = sealed[0] as { dice: DiceRecord };
  expect(await keepsSeal({ ...dice, secret: "00".repeat(32) })).toBe(false);
});

test("another seed gives other dice", async () => {
  const { dice } = sealed[0] as { dice: DiceRecord };
  const other = { ...dice, seeds: dice.seeds.map((seed) => `${seed}!`) };
  const same = await Promise.all(
    dice.rolls.map(async ({ entry, sides, faces }) => {
      return String(await derive(other, entry, sides, faces.length)) === String(faces);
    }),
  );
  expect(same.filter(Boolean).length).toBeLessThan(same.length / 2);
});

test("a simulated match has nothing sealed", () => {
  expect(diceOf('{"match":"m","dice":{"simulated":1}}\n[1,"chance","rolled",6,[1]]')).toBeNull();
});
