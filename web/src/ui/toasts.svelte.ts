/** Short notes that come and go by themselves: `toast("…")`. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "danger";
}

const SHOWN_FOR = 6_000;
let last = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = ++last;
  toasts.list.push({ id, text, tone });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((each) => each.id !== id);
}

/** Before somebody else looks at the screen. */
export function dismissAll(): void {
  toasts.list = [];
}
