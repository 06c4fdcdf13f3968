/** What one viewer has been told of a table: a stream of numbered events without gaps, and how it looks now. */
import type { FromServer, Line, Refusal, TableView, View } from "./types";

/** The types of one game; `protocol/<game>.ts` has them. */
export interface Wire {
  view: View;
  event: { event: string };
  action: Line;
}

export interface Told<G extends Wire> {
  n: number;
  table: TableView | null;
  view: G["view"] | null;
  legal: G["action"][];
  whyNot: Record<string, Refusal>;
  /** The open chain that the server keeps and `back` takes back. */
  draft: G["action"][];
}

export const nothing: Told<never> = {
  n: 0,
  table: null,
  view: null,
  legal: [],
  whyNot: {},
  draft: [],
};

export interface Step<G extends Wire> {
  now: Told<G>;
  /** Events not heard before, in order. */
  fresh: G["event"][];
  /** Something is missing in between, or everything was sent anew. */
  jump: "none" | "gap" | "whole";
}

/** Take in a message. After a gap nothing has changed, and the stream must be asked for again. */
export function take<G extends Wire>(before: Told<G>, message: FromServer): Step<G> {
  switch (message.type) {
    case "table":
      return { now: { ...before, table: message.table }, fresh: [], jump: "none" };
    case "state":
      return { now: { ...shown<G>(message), table: message.table }, fresh: [], jump: "whole" };
    case "told": {
      if (message.n < before.n) return { now: before, fresh: [], jump: "none" };
      if (message.first > before.n + 1) return { now: before, fresh: [], jump: "gap" };
      const events = message.events as G["event"][];
      const fresh = events.slice(before.n + 1 - message.first);
      return { now: { ...shown<G>(message), table: before.table }, fresh, jump: "none" };
    }
    default:
      return { now: before, fresh: [], jump: "none" };
  }
}

type Showing = Extract<FromServer, { type: "state" | "told" }>;

function shown<G extends Wire>(message: Showing): Omit<Told<G>, "table"> {
  return {
    n: message.n,
    view: message.view as G["view"] | null,
    legal: message.legal as G["action"][],
    whyNot: message.why_not,
    draft: message.draft as G["action"][],
  };
}
