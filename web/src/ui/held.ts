/** Something that lasts for as long as it is held: by the mouse, a finger, or Enter and Space. */
import type { Action } from "svelte/action";

export interface Hold {
  onhold: () => void;
  onrelease: () => void;
  /** Pressed by a tool that cannot hold, such as a screen reader. */
  onpress: () => void;
}

const KEYS = new Set(["Enter", " "]);

export const held: Action<HTMLElement, Hold> = (node, wish) => {
  let hold = wish;
  let holding = false;
  const ended = new AbortController();

  const begin = () => {
    if (holding) return;
    holding = true;
    hold.onhold();
  };
  const end = () => {
    if (!holding) return;
    holding = false;
    // An element that is taken away loses the focus in the midst of it.
    queueMicrotask(() => hold.onrelease());
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    target: EventTarget,
    event: K,
    what: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(event, what as EventListener, { signal: ended.signal });

  listen(node, "pointerdown", (event) => event.button === 0 && begin());
  listen(node, "contextmenu", (event) => event.preventDefault());
  listen(node, "keydown", (event) => {
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    begin();
  });
  listen(node, "keyup", (event) => {
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    end();
  });
  listen(node, "click", (event) => event.detail === 0 && hold.onpress());
  listen(node, "pointerleave", end);
  listen(node, "blur", end);
  for (const event of ["pointerup", "pointercancel", "blur"] as const) listen(window, event, end);

  return {
    update: (next) => (hold = next),
    destroy: () => ended.abort(),
  };
};
