/** On which side of a place something pinned to it stands, so that it stays on the board. */
import type { Box } from "../../board/types";

export interface Frame {
  seen: Box | undefined;
  width: number;
  height: number;
}

export interface Spot {
  across: "left" | "right" | "middle";
  /** `up`: its lower edge is at the place's height. */
  down: "up" | "middle" | "down";
}

const GAP = 30;

/** Where on the screen a point of the board is. */
export function onScreen(frame: Frame, at: readonly number[]): [number, number] {
  const { seen, width, height } = frame;
  if (!seen) return [width / 2, height / 2];
  const [x = 0, y = 0] = at;
  return [
    ((x - seen.left) / (seen.right - seen.left)) * width,
    ((y - seen.top) / (seen.bottom - seen.top)) * height,
  ];
}

/** Beside the place, away from `other` if there is room, and within the frame. */
export function spotFor(
  frame: Frame,
  at: readonly number[],
  size: readonly [number, number],
  other?: readonly number[],
): Spot {
  const [x, y] = onScreen(frame, at);
  const [width, height] = size;
  const fitsRight = x + GAP + width < frame.width;
  const fitsLeft = x - GAP - width > 0;
  const wantsLeft = other !== undefined && (other[0] ?? 0) > (at[0] ?? 0);
  const down = y < height / 2 + 8 ? "down" : y > frame.height - height / 2 - 8 ? "up" : "middle";
  if (!fitsLeft && !fitsRight)
    return { across: "middle", down: y > frame.height / 2 ? "up" : "down" };
  const left = fitsLeft && (wantsLeft || !fitsRight);
  return { across: left ? "left" : "right", down };
}
