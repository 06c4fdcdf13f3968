import { describe, expect, it } from "vitest";
import {
  between,
  cover,
  fit,
  frame,
  MOST_ZOOM,
  pan,
  toBoard,
  toScreen,
  windowOf,
  zoomAt,
} from "../../src/board/camera";

const board = { width: 1016, height: 590 };
const desktop = { width: 1128, height: 712 };
const phone = { width: 390, height: 476 };

describe("the camera", () => {
  it.each([desktop, phone])("fits the whole board in the middle", (port) => {
    const seen = windowOf(fit(board, port), port);
    expect(seen.left).toBeLessThan(0);
    expect(seen.top).toBeLessThan(0);
    expect(seen.right).toBeGreaterThan(board.width);
    expect(seen.bottom).toBeGreaterThan(board.height);
    expect(seen.left + seen.right).toBeCloseTo(board.width);
    expect(seen.top + seen.bottom).toBeCloseTo(board.height);
  });

  it("fills a tall window about a point", () => {
    const seen = windowOf(cover(board, phone, [270, 450]), phone);
    expect(seen.bottom - seen.top).toBeCloseTo(590 + 20 / cover(board, phone, [0, 0]).scale);
    expect((seen.left + seen.right) / 2).toBeCloseTo(270);
  });

  it("keeps what lies under the pointer while zooming", () => {
    const at = [700, 300] as const;
    const before = fit(board, desktop);
    const after = zoomAt(before, 2, at, board, desktop);
    expect(after.scale).toBeCloseTo(before.scale * 2);
    const [x, y] = toBoard(before, at);
    expect(toBoard(after, at)[0]).toBeCloseTo(x);
    expect(toBoard(after, at)[1]).toBeCloseTo(y);
  });

  it("zooms neither out of the whole board nor too far in", () => {
    const whole = fit(board, desktop);
    expect(zoomAt(whole, 0.1, [0, 0], board, desktop)).toEqual(whole);
    expect(zoomAt(whole, 100, [0, 0], board, desktop).scale).toBeCloseTo(whole.scale * MOST_ZOOM);
  });

  it("does not lose the board", () => {
    const close = zoomAt(fit(board, desktop), 3, [500, 300], board, desktop);
    for (const [dx, dy] of [
      [9e4, 9e4],
      [-9e4, -9e4],
    ] as const) {
      const seen = windowOf(pan(close, dx, dy, board, desktop), desktop);
      expect(seen.right).toBeGreaterThan(100);
      expect(seen.left).toBeLessThan(board.width - 100);
      expect(seen.bottom).toBeGreaterThan(100);
      expect(seen.top).toBeLessThan(board.height - 100);
    }
  });

  it("frames a box whole", () => {
    const box = { left: 400, top: 60, right: 660, bottom: 320 };
    const seen = windowOf(frame(box, board, phone, 5), phone);
    expect(seen.left).toBeLessThan(box.left);
    expect(seen.right).toBeGreaterThan(box.right);
    expect(seen.top).toBeLessThan(box.top);
    expect(seen.bottom).toBeGreaterThan(box.bottom);
  });

  it("starts and ends a flight where it should", () => {
    const one = fit(board, desktop);
    const other = zoomAt(one, 3, [200, 600], board, desktop);
    expect(between(one, other, 0)).toEqual(one);
    const end = between(one, other, 1);
    expect(toScreen(end, [100, 100])[0]).toBeCloseTo(toScreen(other, [100, 100])[0]);
    expect(between(one, pan(one, 0, 0, board, desktop), 0.5)).toEqual(one);
  });
});
