/** The moving camera of one board: gestures, flights, and the moments of rest in which things are laid out again. */

import type { Attachment } from "svelte/attachments";
import {
  between,
  cover,
  fit,
  frame,
  held,
  lookAt,
  pan,
  toBoard,
  toScreen,
  windowOf,
  zoomAt,
  type Camera,
  type Size,
} from "./camera";
import { unite, type Drawing } from "./drawing";
import { lineWidth, tokenSize, TOKEN_RADIUS } from "./tokens";
import type { Box, Point } from "./types";

const REST = 140; // ms without movement
const STEP = 1.6; // tokens and names are scaled again within a movement after this change
const WHEEL = 0.0016;
const SLACK = { mouse: 4, touch: 9 };

export class BoardView {
  /** As it was when the board last came to rest; what depends on it is laid out then, not in every frame. */
  resting = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  port = $state.raw<Size>({ width: 0, height: 0 });
  moving = $state(false);

  readonly #drawing: () => Drawing;
  readonly #opening: () => { whole: boolean; about: readonly string[] };
  readonly #watch: (seen: Box) => void;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #root: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #baked = 1;
  #stepped = 1;
  #restTimer = 0;
  #frame = 0;
  #flight = 0;
  #dragged = false;

  constructor(
    drawing: () => Drawing,
    opening: () => { whole: boolean; about: readonly string[] },
    watch: (seen: Box) => void,
  ) {
    this.#drawing = drawing;
    this.#opening = opening;
    this.#watch = watch;
  }

  /** Whether the click that now arrives is the end of a drag. */
  get wasDragged(): boolean {
    return this.#dragged;
  }

  readonly attach: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    this.#world = root.querySelector<HTMLElement>("[data-world]") ?? undefined;
    const sized = new ResizeObserver(() => this.#resized());
    sized.observe(root);
    const pointers = new Map<number, PointerEvent>();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ) => root.addEventListener(kind, act as EventListener, { passive: false });
    on("wheel", (event) => this.#wheel(event));
    on("pointerdown", (event) => {
      if (event.button !== 0 || isControl(event.target)) return;
      if (pointers.size === 0) this.#dragged = false;
      pointers.set(event.pointerId, event);
      this.#flight = 0;
    });
    on("pointermove", (event) => this.#moved(event, pointers));
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      on(kind, (event) => pointers.delete(event.pointerId));
    }
    return () => {
      sized.disconnect();
      clearTimeout(this.#restTimer);
      cancelAnimationFrame(this.#frame);
      this.#flight = 0;
    };
  };

  #resized(): void {
    if (!this.#root) return;
    const first = this.port.width === 0;
    const middle = toBoard(this.#camera, [this.port.width / 2, this.port.height / 2]);
    const whole = !first && this.#camera.scale <= fit(this.#drawing(), this.port).scale * 1.01;
    this.port = { width: this.#root.clientWidth, height: this.#root.clientHeight };
    if (this.port.width === 0) return;
    if (first) this.open();
    else if (whole) this.#show(fit(this.#drawing(), this.port));
    else {
      const least = fit(this.#drawing(), this.port).scale;
      this.#show(lookAt(middle, Math.max(least, this.#camera.scale), this.#drawing(), this.port));
    }
    this.#settle();
  }

  /** The first sight: the whole board, or filling a tall window about what matters. */
  open(): void {
    const { whole, about } = this.#opening();
    const drawing = this.#drawing();
    const boxes = about.flatMap((id) => drawing.byId.get(id)?.box ?? []);
    const box = boxes.length ? unite(boxes) : undefined;
    const middle: Point = box
      ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      : [drawing.width / 2, drawing.height / 2];
    this.#show(whole ? fit(drawing, this.port) : cover(drawing, this.port, middle));
  }

  fit(duration: number): void {
    this.#fly(fit(this.#drawing(), this.port), duration);
  }

  /** Shows these places whole, as large as is sensible. */
  frame(ids: readonly string[], duration: number): void {
    const boxes = ids.flatMap((id) => this.#drawing().byId.get(id)?.box ?? []);
    if (boxes.length) this.#fly(frame(unite(boxes), this.#drawing(), this.port), duration);
  }

  centre(point: Point, duration: number): void {
    this.#fly(lookAt(point, this.#camera.scale, this.#drawing(), this.port), duration);
  }

  /** Moves only if the place is not well in sight. */
  reveal(id: string, duration: number): void {
    const place = this.#drawing().byId.get(id);
    if (!place) return;
    const [x, y] = toScreen(this.#camera, place.token);
    const edge = Math.min(60, this.port.width / 6, this.port.height / 6);
    const seen = x > edge && y > edge && x < this.port.width - edge && y < this.port.height - edge;
    const fitted = this.#camera.scale <= fit(this.#drawing(), this.port).scale * 1.01;
    if (!seen && !fitted) this.centre(place.token, duration);
  }

  zoom(factor: number, duration: number): void {
    const middle: Point = [this.port.width / 2, this.port.height / 2];
    this.#fly(zoomAt(this.#camera, factor, middle, this.#drawing(), this.port), duration);
  }

  pan(dx: number, dy: number): void {
    this.#show(pan(this.#camera, dx, dy, this.#drawing(), this.port));
  }

  /** A point of the window, from the page's coordinates, on the board. */
  locate(clientX: number, clientY: number): Point {
    const box = this.#root?.getBoundingClientRect();
    return toBoard(this.#camera, [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]);
  }

  get scale(): number {
    return this.#camera.scale;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#flight = 0;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const pinch = event.ctrlKey ? 5 : 1;
    const factor = Math.exp(-event.deltaY * lines * pinch * WHEEL);
    this.#show(zoomAt(this.#camera, factor, this.#at(event), this.#drawing(), this.port));
  }

  #moved(event: PointerEvent, pointers: Map<number, PointerEvent>): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const board = this.#drawing();
    if (pointers.size === 1) {
      const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      if (!this.#dragged && Math.hypot(dx, dy) < slack) return;
      this.#take(event);
      this.#show(pan(this.#camera, dx, dy, board, this.port));
    } else if (pointers.size === 2) {
      const other = [...pointers.values()].find((each) => each.pointerId !== event.pointerId);
      if (!other) return;
      this.#take(event);
      const [old, now] = [this.#at(before), this.#at(event)];
      const still = this.#at(other);
      const factor = apart(now, still) / Math.max(1, apart(old, still));
      const zoomed = zoomAt(this.#camera, factor, still, board, this.port);
      this.#show(pan(zoomed, (now[0] - old[0]) / 2, (now[1] - old[1]) / 2, board, this.port));
    }
    pointers.set(event.pointerId, event);
  }

  /** From here on it is a drag, wherever the pointer goes. */
  #take(event: PointerEvent): void {
    if (this.#dragged) return;
    this.#dragged = true;
    this.#root?.setPointerCapture(event.pointerId);
  }

  #at(event: MouseEvent): Point {
    const box = this.#root?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  #fly(to: Camera, duration: number): void {
    const flight = ++this.#flight || 1;
    this.#flight = flight;
    if (duration <= 0) {
      this.#show(to);
      this.#settle();
      return;
    }
    const from = this.#camera;
    const start = performance.now();
    const tick = (now: number) => {
      if (this.#flight !== flight) return;
      const share = Math.min(1, Math.max(0, (now - start) / duration));
      this.#show(between(from, to, share * share * (3 - 2 * share)));
      if (share < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #show(camera: Camera): void {
    this.#camera = held(camera, this.#drawing(), this.port);
    this.moving = true;
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#paint());
    clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(() => this.#settle(), REST);
  }

  #paint(): void {
    this.#frame = 0;
    const { x, y, scale } = this.#camera;
    if (this.#world) {
      this.#world.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.#baked})`;
    }
    if (Math.max(scale / this.#stepped, this.#stepped / scale) > STEP) this.#counterScale();
    this.#watch(windowOf(this.#camera, this.port));
  }

  /**
   * While the board moves, it is a picture that is shifted and stretched: that costs no painting. At rest it is
   * painted anew in its true size, and what has a size in pixels is measured again.
   */
  #settle(): void {
    clearTimeout(this.#restTimer);
    const { scale } = this.#camera;
    if (this.#world && scale !== this.#baked) {
      this.#baked = scale;
      this.#world.style.width = `${this.#drawing().width * scale}px`;
      this.#world.style.height = `${this.#drawing().height * scale}px`;
      this.#root?.style.setProperty("--board-line", String(lineWidth(scale)));
      this.#counterScale();
    }
    this.#paint();
    this.resting = this.#camera;
    this.moving = false;
  }

  /** Tokens, names and highlights are drawn smaller by as much as the board is larger. */
  #counterScale(): void {
    const { scale } = this.#camera;
    const set = (name: string, value: number) =>
      this.#root?.style.setProperty(name, value.toPrecision(5));
    this.#stepped = scale;
    set("--board-px", 1 / scale);
    set("--board-mark", Math.min(1, 0.4 + 0.7 * scale) / scale);
    set("--board-token", tokenSize(scale) / 2 / TOKEN_RADIUS / scale);
    set("--board-pin", this.#baked / scale);
  }
}

/** Buttons and the like that the game pinned on the board keep their own clicks. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-pin]") !== null;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
