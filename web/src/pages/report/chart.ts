/** Where the lines, ticks, names and marks of a chart stand. Knows no game. */
import type { Mark } from "../../protocol/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  (value: number): number;
  ticks: number[];
}

const STEPS = [1, 2, 5];

/** The smallest 1, 2 or 5 times a power of ten that makes no more than so many steps. */
export function niceStep(span: number, most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = STEPS.map((each) => each * ten).find((each) => span / each <= most);
    if (step !== undefined) return step;
  }
}

/** From 0 up to a round number that no value passes. */
export function upScale(values: readonly number[], frame: Frame, most = 4): Scale {
  const highest = Math.max(1, ...values);
  const step = niceStep(highest, most);
  const top = Math.ceil(highest / step) * step;
  const room = frame.height - frame.top - frame.bottom;
  const scale = (value: number) => frame.height - frame.bottom - (value / top) * room;
  const ticks = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  return Object.assign(scale, { ticks });
}

/** Rounds from left to right; numbers so that they do not touch. */
export function roundScale(rounds: readonly number[], frame: Frame, least = 28): Scale {
  const first = rounds[0] ?? 0;
  const span = Math.max(1, (rounds.at(-1) ?? 0) - first);
  const room = frame.width - frame.left - frame.right;
  const scale = (round: number) => frame.left + ((round - first) / span) * room;
  const step = niceStep(span, Math.max(1, Math.floor(room / least)));
  const ticks = rounds.filter((round) => round % step === 0);
  return Object.assign(scale, { ticks });
}

export function linePath(
  values: readonly number[],
  rounds: readonly number[],
  x: Scale,
  y: Scale,
): string {
  const spot = (value: number, place: number) =>
    `${x(rounds[place] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
  return `M${values.map(spot).join("L")}`;
}

/** Moves places apart until none is nearer to another than `gap`, within the bounds, in the same order. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number) {
  const order = wanted.map((_, place) => place).sort((a, b) => at(wanted, a) - at(wanted, b));
  const found = order.map((place) => at(wanted, place));
  for (let place = 0; place < found.length; place++) {
    const before = place === 0 ? least : at(found, place - 1) + gap;
    found[place] = Math.max(at(found, place), before);
  }
  for (let place = found.length - 1; place >= 0; place--) {
    const after = place === found.length - 1 ? most : at(found, place + 1) - gap;
    found[place] = Math.min(at(found, place), after);
  }
  const placed = [...wanted];
  order.forEach((place, rank) => (placed[place] = at(found, rank)));
  return placed;
}

const at = (list: readonly number[], place: number) => list[place] ?? 0;

export interface PlacedMark {
  mark: Mark;
  x: number;
  /** Its words, and the row in which they stand; none if there is no room. */
  label: string | null;
  row: number;
  /** On which side of the mark the words stand. */
  anchor: "start" | "end";
}

const WEIGHT: Record<Mark["kind"], number> = { out: 0, gain: 1, loss: 2, cards: 3 };
const GAP = 8;

/** Marks with as many words as fit into the rows, what matters most first. */
export function placeMarks(
  marks: readonly Mark[],
  x: Scale,
  frame: Frame,
  rows: number,
  words: (mark: Mark) => string,
  width: (text: string) => number,
): PlacedMark[] {
  const taken: [number, number][][] = Array.from({ length: rows }, () => []);
  const placed = marks.map((mark): PlacedMark => ({
    mark,
    x: x(mark.at),
    label: null,
    row: 0,
    anchor: "start",
  }));
  const byWeight = [...placed].sort(
    (one, other) => WEIGHT[one.mark.kind] - WEIGHT[other.mark.kind],
  );
  for (const each of byWeight) {
    const text = words(each.mark);
    const long = width(text) + GAP;
    const anchor = each.x + long > frame.width - frame.right + GAP ? "end" : "start";
    const [from, to] = anchor === "start" ? [each.x, each.x + long] : [each.x - long, each.x];
    if (from < frame.left - GAP) continue;
    const row = taken.findIndex((spans) => spans.every(([start, end]) => to < start || end < from));
    if (row < 0) continue;
    taken[row]?.push([from, to]);
    Object.assign(each, { label: text, row, anchor });
  }
  return placed;
}

/** The place of the round that is nearest to a point. */
export function nearest(rounds: readonly number[], x: Scale, point: number): number {
  let best = 0;
  rounds.forEach((round, place) => {
    if (Math.abs(x(round) - point) < Math.abs(x(rounds[best] ?? 0) - point)) best = place;
  });
  return best;
}
