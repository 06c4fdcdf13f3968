/** The HTTP API of the server. */
import type {
  CheckedRecord,
  GameView,
  Guest,
  Join,
  KeptThought,
  MyTable,
  NewTable,
  Report,
  ReplayOutline,
  ReplayViews,
  SeatPlan,
  TableView,
} from "./types";

/** The server did not do what it was asked, or could not be reached (`status` 0). */
export class ServerProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: readonly unknown[] = [],
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return JSON.parse(await text(method, path, body)) as T;
}

async function text(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": kindOf(body) },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch (error) {
    throw new ServerProblem(0, String(error));
  }
  const said = await answer.text();
  if (!answer.ok) throw problem(answer, said);
  return said;
}

/** A text is a record; everything else goes out as JSON. */
const kindOf = (body: unknown) =>
  typeof body === "string" ? "application/x-ndjson" : "application/json";

function problem(answer: Response, said: string): ServerProblem {
  let told: { error?: string; details?: unknown[] } = {};
  try {
    told = JSON.parse(said) as typeof told;
  } catch {
    // Not from our server: a proxy before it has answered.
  }
  return new ServerProblem(answer.status, told.error ?? answer.statusText, told.details);
}

const seen = (seat: number | null) => (seat === null ? "" : `seat=${seat}`);
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** Tables are named by their id or by their code. */
export const api = {
  games: () => ask<GameView[]>("GET", "/api/games"),
  me: () => ask<Guest>("GET", "/api/me"),
  rename: (name: string) => ask<Guest>("PATCH", "/api/me", { name }),
  myTables: () => ask<MyTable[]>("GET", "/api/me/tables"),
  openTables: () => ask<TableView[]>("GET", "/api/tables"),
  create: (wish: NewTable) => ask<TableView>("POST", "/api/tables", wish),
  table: (table: string) => ask<TableView>("GET", at(table)),
  join: (table: string, wish: Join) => ask<TableView>("POST", at(table, "/join"), wish),
  leave: (table: string, seat: number) => ask<TableView>("DELETE", at(table, `/seats/${seat}`)),
  arrange: (table: string, seat: number, plan: SeatPlan) =>
    ask<TableView>("PUT", at(table, `/seats/${seat}`), plan),
  begin: (table: string) => ask<TableView>("POST", at(table, "/start")),
  close: (table: string) => ask<TableView>("POST", at(table, "/close")),
  /** Let a match that is held after an upgrade go on, or end it without a result. */
  resume: (table: string) => ask<TableView>("POST", at(table, "/resume")),
  end: (table: string) => ask<TableView>("POST", at(table, "/end")),
  rematch: (table: string) => ask<TableView>("POST", at(table, "/rematch")),
  /** The record of a match that is over, as text. */
  record: (table: string) => text("GET", at(table, "/record")),
  /** How a match that is over went. */
  report: (table: string) => ask<Report>("GET", at(table, "/report")),
  /** What bots thought of their turns: of a match that is over, or where they think aloud. */
  thoughts: (table: string) => ask<KeptThought[]>("GET", at(table, "/thoughts")),
  /** Whether the rules take a record, to the end of its match. */
  checkRecord: (record: string) => ask<CheckedRecord>("POST", "/api/records", { text: record }),
  recordAddress: (table: string) => at(table, "/record"),
  /** A match that is over, as a seat or everybody saw it. */
  replay: (table: string, seat: number | null) =>
    ask<ReplayOutline>("GET", at(table, `/replay?${seen(seat)}`)),
  replayViews: (table: string, seat: number | null, begin: number, end: number) =>
    ask<ReplayViews>("GET", at(table, `/replay/views?begin=${begin}&end=${end}&${seen(seat)}`)),
  /** The same of a record that one brings; the server keeps it for a while under its table's id. */
  bring: (record: string, seat: number | null) =>
    ask<ReplayOutline>("POST", `/api/replays?${seen(seat)}`, record),
  brought: (id: string, seat: number | null) =>
    ask<ReplayOutline>("GET", `/api/replays/${id}?${seen(seat)}`),
  broughtViews: (id: string, seat: number | null, begin: number, end: number) =>
    ask<ReplayViews>("GET", `/api/replays/${id}/views?begin=${begin}&end=${end}&${seen(seat)}`),
};
