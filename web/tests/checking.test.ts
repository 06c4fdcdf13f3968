import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkRecord } from "../src/protocol/checking";

const RECORDS = join(import.meta.dirname, "../../tests/records");
const record = (name: string) => readFileSync(join(RECORDS, name), "utf-8");
const REINOS = record("reinos/conquest-by-attack-of-5.jsonl");

test.each([
  "reinos/conquest-by-attack-of-5.jsonl",
  "reinos/conquest-by-defence-of-6-auto-brutal.jsonl",
  "war/asia-africa.jsonl",
  "war2/24-territorios.jsonl",
])("%s is honest: dice, scores and draws", async (name) => {
  const text = record(name);
  const verdict = await checkRecord(text);
  expect(verdict.fault).toBeNull();
  expect(verdict.entries).toBe(text.trim().split("\n").length - 1);
  expect(verdict.derived).toBe(text.split('"chance"').length - 1);
});

function lines(): [Record<string, unknown>, unknown[][]] {
  const [first = "", ...rest] = REINOS.trim().split("\n");
  return [
    JSON.parse(first) as Record<string, unknown>,
    rest.map((line) => JSON.parse(line) as unknown[]),
  ];
}

const written = (header: object, entries: unknown[][]) =>
  [header, ...entries].map((line) => JSON.stringify(line)).join("\n") + "\n";

function changed(change: (header: Record<string, unknown>, entries: unknown[][]) => void): string {
  const [header, entries] = lines();
  change(header, entries);
  return written(header, entries);
}

type Dice = { secret: string; commitment?: string; seeds: { seed: string }[] };
const diceOf = (header: Record<string, unknown>) => header["dice"] as Dice;
const firstScore = lines()[1].findIndex(([, , kind]) => kind === "scored");

const TAMPERED: [string, string, object][] = [
  [
    "a changed score",
    changed((_, entries) => {
      const entry = entries[firstScore] as [number, string, string, number];
      entry[3] = (entry[3] % 100) + 1;
    }),
    { check: "dice", reason: "other", entry: firstScore + 1 },
  ],
  [
    "a changed seed",
    changed((header) => (diceOf(header).seeds[0] = { seed: "mine" })),
    { check: "dice", reason: "other" },
  ],
  [
    "another secret",
    changed((header) => (diceOf(header).secret = "00".repeat(32))),
    { check: "seal", reason: "broken" },
  ],
  [
    "no secret",
    changed((header) => {
      diceOf(header).secret = "";
    }),
    { check: "sealed", reason: "unrevealed" },
  ],
  [
    "a seed too few",
    changed((header) => diceOf(header).seeds.pop()),
    { check: "sealed", reason: "seeds" },
  ],
  [
    "no seal",
    changed((header) => delete diceOf(header).commitment),
    { check: "sealed", reason: "simulated" },
  ],
  [
    "an entry removed",
    changed((_, entries) => entries.splice(9, 1)),
    { check: "numbers", reason: "number", entry: 10 },
  ],
  [
    "an entry removed, the others renumbered",
    changed((_, entries) => {
      entries.splice(9, 1);
      entries.forEach((entry, place) => (entry[0] = place + 1));
    }),
    { check: "dice", reason: "other" },
  ],
  [
    "a draw out of none",
    changed((_, entries) => (entries[0] as unknown[]).splice(3, 2, 1, 0)),
    { check: "dice", reason: "answer", entry: 1 },
  ],
  ["torn off", REINOS.slice(0, -8), { check: "file", reason: "line", entry: lines()[1].length }],
  ["no header", REINOS.split("\n").slice(1).join("\n"), { check: "file", reason: "header" }],
  ["nothing", "", { check: "file", reason: "empty" }],
  ["another file", "<html></html>", { check: "file", reason: "header" }],
  ["10 MB nonsense", "x".repeat(10_000_000), { check: "file", reason: "header" }],
  ["10 MB of lines", "[]\n".repeat(3_400_000), { check: "file", reason: "header" }],
  ["longer than any match", "x".repeat(20_000_001), { check: "file", reason: "too-long" }],
];

test.each(TAMPERED)("%s is refused, and it is said where", async (_, text, fault) => {
  const verdict = await checkRecord(text);
  expect(verdict.fault).toMatchObject(fault);
});

test("what the sealed dice say stands beside what the record says", async () => {
  const text = TAMPERED[0]?.[1] ?? "";
  const { fault } = await checkRecord(text);
  const honest = lines()[1][firstScore] as [number, string, string, number];
  expect(fault?.derived).toEqual({ kind: "scored", value: honest[3] });
  expect(fault?.said).toEqual({ kind: "scored", value: (honest[3] % 100) + 1 });
});

test("progress is told and never goes back", async () => {
  const shares: number[] = [];
  await checkRecord(record("war/destruir-azul-turned-to-24-out-of-turn.jsonl"), (share) =>
    shares.push(share),
  );
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});
