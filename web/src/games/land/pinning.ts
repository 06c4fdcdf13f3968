/** On which side of a place something pinned to it stands, so that it hides little and stays on the board. */
import type { Box } from "../../board/types";

export interface Frame {
  seen: Box | undefined;
  width: number;
  height: number;
}

/** From the place to the upper left corner, in pixels. */
export type Shift = readonly [dx: number, dy: number];

const GAP = 26;
const TOKEN = 18;
const EDGE = 6;
const HIDES = 4_000;

/** Where on the screen a point of the board is. */
export function onScreen(frame: Frame, at: readonly number[]): [number, number] {
  const { seen, width, height } = frame;
  const [x = 0, y = 0] = at;
  if (!seen) return [width / 2, height / 2];
  return [
    ((x - seen.left) / (seen.right - seen.left)) * width,
    ((y - seen.top) / (seen.bottom - seen.top)) * height,
  ];
}

/** The best of the places around: within the frame, and not over the tokens of `others`. */
export function shiftFor(
  frame: Frame,
  at: readonly number[],
  [width, height]: readonly [number, number],
  others: readonly (readonly number[])[] = [],
): Shift {
  const [x, y] = onScreen(frame, at);
  const tokens = others.map((other) => onScreen(frame, other));
  const rows = [-height / 2, TOKEN - height, -TOKEN];
  const beside: Shift[] = rows.flatMap((dy): Shift[] => [
    [GAP, dy],
    [-GAP - width, dy],
  ]);
  const columns = [-width / 2, TOKEN - width, -TOKEN];
  const above: Shift[] = columns.flatMap((dx): Shift[] => [
    [dx, -GAP - height],
    [dx, GAP],
  ]);
  const cost = ([dx, dy]: Shift, order: number) => {
    const [left, top] = [x + dx, y + dy];
    const [right, bottom] = [left + width, top + height];
    const out =
      Math.max(0, EDGE - left) +
      Math.max(0, EDGE - top) +
      Math.max(0, right - frame.width + EDGE) +
      Math.max(0, bottom - frame.height + EDGE);
    const hidden = tokens.filter(
      ([tx, ty]) =>
        tx > left - TOKEN && tx < right + TOKEN && ty > top - TOKEN && ty < bottom + TOKEN,
    );
    return out * 100 + hidden.length * HIDES + order;
  };
  const all = [...beside, ...above].map((shift, order) => ({ shift, cost: cost(shift, order) }));
  all.sort((one, other) => one.cost - other.cost);
  const [dx, dy] = all[0]?.shift ?? [GAP, 0];
  return [within(dx, x, width, frame.width), within(dy, y, height, frame.height)];
}

/** Moved back into the frame, if it can be. */
function within(by: number, at: number, size: number, room: number): number {
  const least = EDGE - at;
  const most = room - EDGE - size - at;
  return most < least ? by : Math.max(least, Math.min(most, by));
}
