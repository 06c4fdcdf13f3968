import { expect, test } from "vitest";
import { onScreen, shiftFor, type Frame } from "../../src/games/land/pinning";

const frame: Frame = {
  seen: { left: 0, top: 0, right: 500, bottom: 300 },
  width: 1000,
  height: 600,
};

/** The four edges on the screen of a box pinned at a point of the board. */
function edges(at: [number, number], size: [number, number], others: [number, number][] = []) {
  const [x, y] = onScreen(frame, at);
  const [dx, dy] = shiftFor(frame, at, size, others);
  return { left: x + dx, top: y + dy, right: x + dx + size[0], bottom: y + dy + size[1] };
}

test.each([
  [2, 2],
  [498, 2],
  [2, 298],
  [498, 298],
  [250, 150],
] as [number, number][])("a box pinned at %i %i stays on the board", (x, y) => {
  const box = edges([x, y], [200, 160]);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(frame.width);
  expect(box.bottom).toBeLessThanOrEqual(frame.height);
});

test.each([
  [280, 150],
  [220, 150],
  [250, 180],
  [250, 120],
] as [number, number][])("it does not hide the place at %i %i", (x, y) => {
  const box = edges([250, 150], [200, 160], [[x, y]]);
  const [tx, ty] = onScreen(frame, [x, y]);
  const hidden = tx > box.left && tx < box.right && ty > box.top && ty < box.bottom;
  expect(hidden).toBe(false);
});
