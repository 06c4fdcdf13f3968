import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesIn } from "../scripts/messages.js";
import { likelyLanguage } from "../src/texts/index.svelte";

const SOURCES = join(import.meta.dirname, "../src");

function catalogue(tongue: string): Map<string, Set<string>> {
  const folder = join(SOURCES, "texts", tongue);
  const all = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  for (const file of files.filter((name) => name.endsWith(".ftl"))) {
    for (const [id, needs] of messagesIn(readFileSync(join(folder, file), "utf-8"))) {
      expect(all.has(id), `${id} stands in two files`).toBe(false);
      all.set(id, needs);
    }
  }
  return all;
}

const pt = catalogue("pt-BR");
const en = catalogue("en");

/** All code of the browser part in one text. */
const code = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
  .join("\n");

test("both languages have the same messages with the same parameters", () => {
  expect([...en.keys()].sort()).toEqual([...pt.keys()].sort());
  for (const [id, needs] of pt)
    expect([id, [...(en.get(id) ?? [])].sort()]).toEqual([id, [...needs].sort()]);
});

test("no message is unused", () => {
  const families = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] as string);
  const unused = [...pt.keys()].filter(
    (id) => !code.includes(`"${id}"`) && !families.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test("no message is missing", () => {
  const common = messagesIn(
    readFileSync(join(SOURCES, "../../src/conquista/texts/pt-BR/common.ftl"), "utf-8"),
  );
  const asked = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] as string);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((id) => !pt.has(id) && !common.has(id))).toEqual([]);
});

test("the language is the one chosen, else the browser's, else Portuguese", () => {
  expect(likelyLanguage("en", ["pt-PT"])).toBe("en");
  expect(likelyLanguage(undefined, ["de", "EN-gb"])).toBe("en");
  expect(likelyLanguage(undefined, ["de"])).toBe("pt-BR");
});
