/** The shape of an arrow between two tokens. */

import { splinePath, type Drawing } from "./drawing";
import { tokenSize } from "./tokens";
import type { Arrow, Point } from "./types";

const BEND = 0.12;
/** What flies takes a wider bow. */
const FLIGHT_BEND = 0.24;
const HEAD = 11;

export interface DrawnArrow {
  readonly key: string;
  readonly arrow: Arrow;
  /** One path, or two if the way leads over the edge of the map. */
  readonly shafts: readonly string[];
  readonly head: string;
  /** Where a figure can be set. */
  readonly middle: Point;
}

export function drawArrow(drawing: Drawing, arrow: Arrow, scale: number): DrawnArrow | undefined {
  const from = drawing.byId.get(arrow.from);
  const to = drawing.byId.get(arrow.to);
  if (!from || !to) return undefined;
  const gap = (tokenSize(scale) / 2 + 3) / scale;
  const head = HEAD / scale;
  const key = `${arrow.kind} ${arrow.from} ${arrow.to}`;
  const edges = arrow.kind === "flight" ? undefined : overTheEdge(drawing, arrow);
  if (edges) {
    const [leave, arrive] = edges;
    const out = along(from.token, leave, gap, 0);
    const back = along(arrive, to.token, 0, gap + head);
    return {
      key,
      arrow,
      shafts: [quadratic(out), quadratic(back)],
      head: headAt(back[2], towards(arrive, to.token), head),
      middle: back[1],
    };
  }
  const lane = alongLane(drawing, arrow);
  if (lane) {
    const last = lane[lane.length - 1] ?? from.token;
    const end = shifted(to.token, towards(to.token, last), gap + head);
    const start = shifted(from.token, towards(from.token, lane[0] ?? to.token), gap);
    return {
      key,
      arrow,
      shafts: [splinePath([start, ...lane, end])],
      head: headAt(end, towards(last, to.token), head),
      middle: lane[Math.floor(lane.length / 2)] ?? end,
    };
  }
  const bend = arrow.kind === "flight" ? FLIGHT_BEND : BEND;
  const curve = along(from.token, to.token, gap, gap + head, bend);
  return {
    key,
    arrow,
    shafts: [quadratic(curve)],
    head: headAt(curve[2], towards(curve[1], curve[2]), head),
    middle: [
      (curve[0][0] + 2 * curve[1][0] + curve[2][0]) / 4,
      (curve[0][1] + 2 * curve[1][1] + curve[2][1]) / 4,
    ],
  };
}

/** The points of the ships' lane between the two, if there is one, from the one that the arrow leaves. */
function alongLane(drawing: Drawing, arrow: Arrow): readonly Point[] | undefined {
  const lane = drawing.lanes.find(
    ({ between }) => between.includes(arrow.from) && between.includes(arrow.to),
  );
  if (!lane) return undefined;
  return lane.between[0] === arrow.from ? lane.points : [...lane.points].reverse();
}

type Curve = readonly [Point, Point, Point];

function overTheEdge(drawing: Drawing, arrow: Arrow): readonly [Point, Point] | undefined {
  const route = drawing.routes.find(
    (each) =>
      each.curves.length === 2 &&
      each.between.includes(arrow.from) &&
      each.between.includes(arrow.to),
  );
  const [one, other] = route?.curves ?? [];
  if (!route || !one || !other) return undefined;
  return route.between[0] === arrow.from ? [one[2], other[2]] : [other[2], one[2]];
}

/** A slight bow from token to token, shortened at both ends. */
function along(from: Point, to: Point, before: number, after: number, bend = BEND): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend];
  return [
    shifted(from, towards(from, middle), before),
    middle,
    shifted(to, towards(to, middle), after),
  ];
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function shifted(point: Point, way: Point, by: number): Point {
  return [point[0] + way[0] * by, point[1] + way[1] * by];
}

function quadratic([from, middle, to]: Curve): string {
  return `M${written(from)}Q${written(middle)} ${written(to)}`;
}

function headAt(base: Point, way: Point, size: number): string {
  const tip = shifted(base, way, size);
  const back = shifted(base, way, -size * 0.25);
  const side: Point = [-way[1], way[0]];
  const left = shifted(back, side, size * 0.72);
  const right = shifted(back, side, -size * 0.72);
  return `M${written(tip)}L${written(left)}L${written(base)}L${written(right)}Z`;
}

function written(point: Point): string {
  return `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
}
