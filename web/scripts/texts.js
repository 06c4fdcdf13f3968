// Writes src/texts/messages.d.ts: every message of the interface with the parameters that it takes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { messagesIn } from "./messages.js";

const folder = new URL("../src/texts/", import.meta.url);
const common = new URL("../../src/conquista/texts/pt-BR/common.ftl", import.meta.url);
const all = readdirSync(new URL("pt-BR/", folder), { recursive: true, encoding: "utf-8" });
const own = all.filter((name) => name.endsWith(".ftl"));
const files = [common, ...own.sort().map((name) => new URL(`pt-BR/${name}`, folder))];
const lines = [];
for (const file of files) {
  for (const [id, needs] of messagesIn(readFileSync(file, "utf-8"))) {
    const args = [...needs].sort().map((name) => `${name}: string | number`);
    lines.push(`  "${id}": ${args.length ? `{ ${args.join("; ")} }` : "undefined"};`);
  }
}
const text = `// Made by scripts/texts.js from the .ftl files. Not kept.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
writeFileSync(new URL("messages.d.ts", folder), text);
