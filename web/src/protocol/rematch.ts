/** The same people again. */
import { api } from "./api";
import { beginWithSeeds } from "./seeds";

/** The address of the table of a rematch; it begins at once if it waits for nobody. */
export async function rematchOf(table: string): Promise<string> {
  const next = await api.rematch(table);
  const waits = next.seats.some(
    (seat) => seat.kind === "open" || (seat.kind === "human" && !seat.yours),
  );
  return `/mesa/${waits || !next.host ? next.code : (await beginWithSeeds(next)).code}`;
}
