/** Wheel, two fingers and a mouse that drags: what moves a map inside the box that it scrolls in. */
import type { Attachment } from "svelte/attachments";

const WHEEL = 0.0016;
const SLACK = 4;

export interface Moves {
  /** So many times larger, about a point of the box. */
  zoom: (factor: number, x: number, y: number) => void;
  /** The mouse has moved the map: the click at its end is none. */
  dragged: (is: boolean) => void;
}

export function gestures({ zoom, dragged }: Moves): Attachment<HTMLElement> {
  return (box) => {
    let fingers = 0;
    let from: { x: number; y: number } | null = null;
    const at = (x: number, y: number): [number, number] => {
      const { left, top } = box.getBoundingClientRect();
      return [x - left, y - top];
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL), ...at(event.clientX, event.clientY));
    };
    const spread = (event: TouchEvent) => {
      const [one, other] = [event.touches[0], event.touches[1]];
      if (!one || !other) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = at((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (fingers > 0) zoom(now / fingers, ...middle);
      fingers = now;
    };
    const lift = () => (fingers = 0);
    const grab = (event: PointerEvent) => {
      dragged(false);
      if (event.pointerType === "mouse" && event.button === 0)
        from = { x: event.clientX, y: event.clientY };
    };
    const drag = (event: PointerEvent) => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(dx, dy) < SLACK) return;
      dragged(true);
      box.scrollBy(-dx, -dy);
      from = { x: event.clientX, y: event.clientY };
    };
    const drop = () => (from = null);
    const ends = new AbortController();
    const { signal } = ends;
    box.addEventListener("wheel", wheel, { passive: false, signal });
    box.addEventListener("touchmove", spread, { passive: false, signal });
    box.addEventListener("touchend", lift, { signal });
    box.addEventListener("pointerdown", grab, { signal });
    box.addEventListener("pointermove", drag, { signal });
    for (const kind of ["pointerup", "pointerleave", "pointercancel"] as const)
      box.addEventListener(kind, drop, { signal });
    return () => ends.abort();
  };
}
