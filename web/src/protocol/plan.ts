/**
 * What a player has laid out and not yet sent: it survives a reload of the page and a cut of the connection.
 * `at` is the number of the stream that it was made on; who finds an older one says what has changed since.
 */
import { forget, read, write } from "./storage";
import type { Line } from "./types";

export interface Plan<A extends Line = Line> {
  at: number;
  actions: A[];
}

const key = (table: string, seat: number) => `plan:${table}:${seat}`;

export function readPlan<A extends Line>(table: string, seat: number): Plan<A> | null {
  return read<Plan<A>>("session", key(table, seat)) ?? null;
}

export function keepPlan(table: string, seat: number, plan: Plan | null): void {
  if (plan === null || plan.actions.length === 0) forget("session", key(table, seat));
  else write("session", key(table, seat), plan);
}
