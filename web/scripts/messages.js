import { FluentParser, Visitor } from "@fluent/syntax";

class Parameters extends Visitor {
  /** @type {Set<string>} */
  found = new Set();
  /** @param {import("@fluent/syntax").VariableReference} node */
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

/**
 * The messages of a .ftl text, each with the parameters that it takes. Throws where the text is wrong.
 * @param {string} text
 * @returns {Map<string, Set<string>>}
 */
export function messagesIn(text) {
  const messages = new Map();
  for (const entry of new FluentParser().parse(text, {}).body) {
    if (entry.type === "Junk") throw new Error(`not Fluent: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (messages.has(entry.id.name)) throw new Error(`${entry.id.name} stands here twice`);
    const parameters = new Parameters();
    parameters.visit(entry);
    messages.set(entry.id.name, parameters.found);
  }
  return messages;
}
