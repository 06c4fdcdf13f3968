/** Where the board lies under its window: screen = unit × scale + offset, in CSS pixels. */

import type { Box, Point } from "./types";

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 5;
const PADDING = 10;

export function fitScale(board: Size, port: Size): number {
  return Math.max(
    0.01,
    Math.min((port.width - 2 * PADDING) / board.width, (port.height - 2 * PADDING) / board.height),
  );
}

/** The whole board, in the middle. */
export function fit(board: Size, port: Size): Camera {
  return held({ x: 0, y: 0, scale: fitScale(board, port) }, board, port);
}

/** As large as fills the window's height (or width, if that is longer), about a point. */
export function cover(board: Size, port: Size, middle: Point): Camera {
  const fitted = fitScale(board, port);
  const wanted = Math.max(
    (port.width - 2 * PADDING) / board.width,
    (port.height - 2 * PADDING) / board.height,
  );
  return lookAt(middle, Math.min(wanted, fitted * MOST_ZOOM), board, port);
}

/** As large as shows a box whole with some air, but not so large that one loses the way. */
export function frame(box: Box, board: Size, port: Size, mostZoom = 3): Camera {
  const air = Math.min(port.width, port.height) * 0.12;
  const scale = Math.min(
    (port.width - 2 * air) / Math.max(1, box.right - box.left),
    (port.height - 2 * air) / Math.max(1, box.bottom - box.top),
    fitScale(board, port) * mostZoom,
  );
  return lookAt([(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale, board, port);
}

export function lookAt(point: Point, scale: number, board: Size, port: Size): Camera {
  return held(
    { x: port.width / 2 - point[0] * scale, y: port.height / 2 - point[1] * scale, scale },
    board,
    port,
  );
}

/** Zoomed by a factor while what lies under `at` (in pixels) stays there. */
export function zoomAt(camera: Camera, factor: number, at: Point, board: Size, port: Size): Camera {
  const least = fitScale(board, port);
  const scale = Math.min(least * MOST_ZOOM, Math.max(least, camera.scale * factor));
  const share = scale / camera.scale;
  return held(
    { x: at[0] - (at[0] - camera.x) * share, y: at[1] - (at[1] - camera.y) * share, scale },
    board,
    port,
  );
}

export function pan(camera: Camera, dx: number, dy: number, board: Size, port: Size): Camera {
  return held({ x: camera.x + dx, y: camera.y + dy, scale: camera.scale }, board, port);
}

/** The board cannot be pushed out of the window; where it is smaller than the window it stays in the middle. */
export function held(camera: Camera, board: Size, port: Size): Camera {
  return {
    x: heldAxis(camera.x, board.width * camera.scale, port.width),
    y: heldAxis(camera.y, board.height * camera.scale, port.height),
    scale: camera.scale,
  };
}

function heldAxis(offset: number, length: number, window: number): number {
  if (length + 2 * PADDING <= window) return (window - length) / 2;
  return Math.min(PADDING, Math.max(window - length - PADDING, offset));
}

export function toScreen(camera: Camera, point: Point): Point {
  return [point[0] * camera.scale + camera.x, point[1] * camera.scale + camera.y];
}

export function toBoard(camera: Camera, at: Point): Point {
  return [(at[0] - camera.x) / camera.scale, (at[1] - camera.y) / camera.scale];
}

export function windowOf(camera: Camera, port: Size): Box {
  const [left, top] = toBoard(camera, [0, 0]);
  const [right, bottom] = toBoard(camera, [port.width, port.height]);
  return { left, top, right, bottom };
}

/** On the way from one camera to another; the scale changes by equal factors in equal times. */
export function between(one: Camera, other: Camera, share: number): Camera {
  const scale = one.scale * (other.scale / one.scale) ** share;
  const flat = Math.abs(other.scale - one.scale) < 1e-6;
  const weight = flat ? share : (scale - one.scale) / (other.scale - one.scale);
  return { x: one.x + (other.x - one.x) * weight, y: one.y + (other.y - one.y) * weight, scale };
}
