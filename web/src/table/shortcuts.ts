/** Keys that do things at the table. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it: "Enter", ".", "e"; before it "Ctrl+", "Alt+" or "Shift+". */
  key: string;
  /** What it does, in words, for the overlay. */
  label: string;
  /** The heading under which the overlay shows it. */
  group?: string;
  run: () => void;
  /** When the key is let go, or the window is left. */
  release?: () => void;
  /** Whether it does anything now; always, if not said. */
  when?: () => boolean;
  /** Part of playing: it means nothing in a replay. */
  plays?: boolean;
  /** Also while typing in a field. */
  anywhere?: boolean;
}

/** Keys among which those of these groups are part of playing, apart from the one that closes things. */
export function playedBy(keys: readonly Shortcut[], ...groups: string[]): Shortcut[] {
  return keys.map((each) =>
    groups.includes(each.group ?? "") && each.key !== "Escape" ? { ...each, plays: true } : each,
  );
}

/** What was pressed, as a `Shortcut.key`. Shift counts only where it does not make another sign. */
export function pressed(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): string {
  const key =
    event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const letter = key.length > 1 || /[a-z]/.test(key);
  return [
    event.ctrlKey || event.metaKey ? "Ctrl+" : "",
    event.altKey ? "Alt+" : "",
    event.shiftKey && letter ? "Shift+" : "",
    key,
  ].join("");
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function shortcutFor(
  shortcuts: readonly Shortcut[],
  event: KeyboardEvent,
): Shortcut | undefined {
  const key = pressed(event);
  const typing = isField(event.target);
  return shortcuts.find(
    (each) => same(each.key, key) && (!typing || each.anywhere === true) && (each.when?.() ?? true),
  );
}

const OWN_KEYS = new Set(["enter", "space"]);

/** Keys that the element in focus needs for itself. */
export function needsKey(target: EventTarget | null, key: string): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, [role=switch], [role=slider]") !== null &&
    OWN_KEYS.has(key.toLowerCase())
  );
}

function isField(target: EventTarget | null): boolean {
  if (typeof Element === "undefined" || !(target instanceof Element)) return false;
  return (
    target.closest(
      "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]",
    ) !== null
  );
}
