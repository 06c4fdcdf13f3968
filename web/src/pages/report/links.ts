/** Where a report leads to. */
import { match } from "../../router.svelte";
import { ROUTES } from "../../routes";

/** The addresses of positions in the replay of a table, each by the entry before it; null if there is no such page. */
export function replayAddress(code: string): ((entry: number) => string) | null {
  const path = `/mesa/${code}/replay`;
  return match(path, ROUTES) === null ? null : (entry) => `${path}?n=${entry}`;
}
