/**
 * This browser's part in the dice. A seed is made before the server's secret can be known, given with the seat,
 * and kept, so that its owner can check after the match that it was used.
 */
import { api } from "./api";
import { read, write } from "./storage";
import type { TableView } from "./types";

const key = (table: string, seat: number) => `seed:${table}:${seat}`;

export function seedFor(table: string, seat: number): string {
  const kept = read<string>("local", key(table, seat));
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  write("local", key(table, seat), seed);
  return seed;
}

/** Give every seat of one's own its seed, then begin the match. */
export async function beginWithSeeds(table: TableView): Promise<TableView> {
  for (const seat of table.seats) {
    if (seat.yours && !seat.seed_by) {
      await api.join(table.id, { seat: seat.number, seed: seedFor(table.id, seat.number) });
    }
  }
  return api.begin(table.id);
}
