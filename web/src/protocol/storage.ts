/** What the browser keeps: `local` for good, `session` for this tab. Nothing breaks where storage is forbidden. */
export type Place = "local" | "session";

const PREFIX = "conquista:";

function storage(place: Place): Storage | undefined {
  try {
    return place === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function read<T>(place: Place, key: string): T | undefined {
  try {
    const text = storage(place)?.getItem(PREFIX + key);
    return text === null || text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function write(place: Place, key: string, value: unknown): void {
  try {
    storage(place)?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what could not be kept is only lost by a reload.
  }
}

export function forget(place: Place, key: string): void {
  try {
    storage(place)?.removeItem(PREFIX + key);
  } catch {
    // Then there is nothing to forget.
  }
}
