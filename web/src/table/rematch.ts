/** Another match of the same people: where it is played. */
import { api } from "../protocol/api";
import { beginWithSeeds } from "../protocol/seeds";

/** Opens it, and begins at once if nobody is waited for; returns its address. */
export async function rematch(table: string): Promise<string> {
  const next = await api.rematch(table);
  const waits = next.seats.some(
    (seat) => seat.kind === "open" || (seat.kind === "human" && !seat.yours),
  );
  return `/mesa/${waits || !next.host ? next.code : (await beginWithSeeds(next)).code}`;
}
