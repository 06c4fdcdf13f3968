/** The HTTP API of the server. */
import type {
  CheckedRecord,
  GameView,
  Guest,
  Join,
  MyTable,
  NewTable,
  Report,
  SeatPlan,
  TableView,
} from "./types";

/** The server did not do what it was asked, or could not be reached (`status` 0). */
export class ServerProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
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
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new ServerProblem(0, String(error));
  }
  const said = await answer.text();
  if (!answer.ok) throw new ServerProblem(answer.status, reason(said) ?? answer.statusText);
  return said;
}

function reason(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error;
  } catch {
    return undefined;
  }
}

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
  /** Whether the rules take a record, to the end of its match. */
  checkRecord: (record: string) => ask<CheckedRecord>("POST", "/api/records", { text: record }),
  recordAddress: (table: string) => at(table, "/record"),
};
