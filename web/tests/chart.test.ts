import { expect, test } from "vitest";
import {
  apart,
  linePath,
  nearest,
  niceStep,
  placeMarks,
  roundScale,
  upScale,
  type Frame,
} from "../src/pages/report/chart";
import type { Mark } from "../src/protocol/types";

const frame: Frame = { width: 500, height: 240, left: 40, right: 100, top: 40, bottom: 20 };

test("steps are round and few", () => {
  expect([niceStep(24, 4), niceStep(69, 4), niceStep(3, 4), niceStep(700, 4)]).toEqual([
    10, 20, 1, 200,
  ]);
});

test("no value is above the highest line, and nothing still has a scale", () => {
  const y = upScale([3, 21], frame);
  expect(y.ticks).toEqual([0, 10, 20, 30]);
  expect(y(0)).toBe(220);
  expect(y(30)).toBe(40);
  expect(upScale([0, 0], frame).ticks).toEqual([0, 1]);
});

test("rounds fill the width, and only as many are numbered as fit", () => {
  const rounds = Array.from({ length: 41 }, (_, round) => round);
  const x = roundScale(rounds, frame);
  expect([x(0), x(40)]).toEqual([40, 400]);
  expect(x.ticks).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(nearest(rounds, x, x(7) + 3)).toBe(7);
});

test("a line goes through its values; a match of one round has one too", () => {
  const rounds = [0, 1];
  const path = linePath([0, 10], rounds, roundScale(rounds, frame), upScale([10], frame));
  expect(path).toBe("M40.0 220.0L400.0 40.0");
});

test("names at the ends of lines do not touch and keep their order", () => {
  const placed = apart([100, 101, 99, 230], 18, 40, 220);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let place = 1; place < sorted.length; place++)
    expect((sorted[place] ?? 0) - (sorted[place - 1] ?? 0)).toBeGreaterThanOrEqual(18);
  expect(placed[2]).toBeLessThan(placed[0] ?? 0);
  expect(placed[0]).toBeLessThan(placed[1] ?? 0);
  expect(placed[3]).toBe(220);
});

function mark(at: number, kind: Mark["kind"]): Mark {
  const said = { text: "", facts: {} };
  return { at, round: Math.ceil(at), entry: 1, seat: 0, kind, said, short: said };
}

test("marks that matter most get words, others only their sign", () => {
  const rounds = [0, 1, 2, 3, 4];
  const x = roundScale(rounds, frame);
  const marks = [mark(1, "cards"), mark(1.1, "out"), mark(4, "gain")];
  const placed = placeMarks(
    marks,
    x,
    frame,
    1,
    () => "words",
    () => 60,
  );
  expect(placed.map((each) => each.label)).toEqual([null, "words", "words"]);
  expect(placed[2]?.anchor).toBe("end");
  const two = placeMarks(
    marks,
    x,
    frame,
    2,
    () => "words",
    () => 60,
  );
  expect(two.map((each) => each.row)).toEqual([1, 0, 0]);
});
