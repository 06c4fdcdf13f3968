/** Where a replay comes from: a table whose match is over, or a record that somebody brings. */
import { api, ServerProblem } from "../../protocol/api";
import type { KeptThought, ReplayOutline, ReplayViews } from "../../protocol/types";

export interface Source {
  outline(seat: number | null): Promise<ReplayOutline>;
  views(seat: number | null, begin: number, end: number): Promise<ReplayViews>;
  record(): Promise<string>;
  /** What bots thought; a record holds nothing of it. */
  thoughts(): Promise<KeptThought[]>;
}

export function ofTable(code: string): Source {
  return {
    outline: (seat) => api.replay(code, seat),
    views: (seat, begin, end) => api.replayViews(code, seat, begin, end),
    record: () => api.record(code),
    thoughts: () => api.thoughts(code),
  };
}

/** The server keeps a record for a while; when it has let it go, it is sent again. */
export function ofRecord(text: string): Source {
  let id: string | null = null;

  async function bring(seat: number | null): Promise<ReplayOutline> {
    const outline = await api.bring(text, seat);
    id = outline.table.id;
    return outline;
  }

  async function known<T>(ask: (id: string) => Promise<T>, seat: number | null): Promise<T> {
    try {
      return await ask(id ?? (await bring(seat)).table.id);
    } catch (error) {
      if (!(error instanceof ServerProblem) || error.status !== 404) throw error;
      return ask((await bring(seat)).table.id);
    }
  }

  return {
    outline: (seat) => (id === null ? bring(seat) : known((name) => api.brought(name, seat), seat)),
    views: (seat, begin, end) => known((name) => api.broughtViews(name, seat, begin, end), seat),
    record: () => Promise.resolve(text),
    thoughts: () => Promise.resolve([]),
  };
}
