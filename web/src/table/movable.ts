/** Lets a floating panel be moved within what it floats in, by its handle: dragged, or with the arrow keys. */
import type { Attachment } from "svelte/attachments";
import { read, write } from "../protocol/storage";

interface Offset {
  x: number;
  y: number;
}

const STEP = 16;
const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** `name` keeps the place for this tab; `handle` finds the handle within the panel. */
export function movable(name: string, handle: string): Attachment<HTMLElement> {
  return (panel) => {
    const key = `place:${name}`;
    let at = read<Offset>("session", key) ?? { x: 0, y: 0 };
    let held: Offset | null = null;

    const move = (to: Offset) => {
      const around = panel.offsetParent?.getBoundingClientRect();
      const now = panel.getBoundingClientRect();
      if (around === undefined || now.width === 0) return;
      const within = (wanted: number, low: number, high: number) =>
        Math.max(Math.min(low, 0), Math.min(wanted, Math.max(high, 0)));
      const home = { x: now.left - around.left - at.x, y: now.top - around.top - at.y };
      at = {
        x: within(to.x, -home.x, around.width - home.x - now.width),
        y: within(to.y, -home.y, around.height - home.y - now.height),
      };
      panel.style.translate = `${at.x}px ${at.y}px`;
    };
    const keep = () => write("session", key, at);
    const grip = (event: Event) =>
      event.target instanceof Element && event.target.closest(handle) !== null;

    const grab = (event: PointerEvent) => {
      if (!grip(event) || event.button !== 0) return;
      held = { x: event.clientX - at.x, y: event.clientY - at.y };
      panel.setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent) => {
      if (held !== null) move({ x: event.clientX - held.x, y: event.clientY - held.y });
    };
    const drop = () => {
      if (held !== null) keep();
      held = null;
    };
    const press = (event: KeyboardEvent) => {
      const by = ARROWS[event.key];
      if (by === undefined || !grip(event)) return;
      event.preventDefault();
      event.stopPropagation();
      move({ x: at.x + by.x, y: at.y + by.y });
      keep();
    };

    move(at);
    panel.addEventListener("pointerdown", grab);
    panel.addEventListener("pointermove", drag);
    panel.addEventListener("pointerup", drop);
    panel.addEventListener("pointercancel", drop);
    panel.addEventListener("keydown", press);
    return () => {
      panel.removeEventListener("pointerdown", grab);
      panel.removeEventListener("pointermove", drag);
      panel.removeEventListener("pointerup", drop);
      panel.removeEventListener("pointercancel", drop);
      panel.removeEventListener("keydown", press);
    };
  };
}
