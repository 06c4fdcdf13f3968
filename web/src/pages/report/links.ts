/** Where a report leads to. */
import { match } from "../../router.svelte";
import { ROUTES } from "../../routes";

/** The address of an entry in the replay of a table; null if this version has no such page. */
export function replayAddress(code: string): ((entry: number) => string) | null {
  const path = `/mesa/${code}/replay`;
  return match(path, ROUTES) === null ? null : (entry) => `${path}?n=${entry}`;
}
