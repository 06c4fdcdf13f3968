/** From place to place by arrow keys. */

import type { DrawnPlace, DrawnRoute, Drawing } from "./drawing";
import type { Mark, PlaceLook, Point } from "./types";

export type Direction = "left" | "right" | "up" | "down";

const VECTORS: Record<Direction, Point> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** Cosine of the widest angle that still counts as "in that direction". */
const WIDEST = Math.cos((65 * Math.PI) / 180);

export function directionOf(key: string): Direction | undefined {
  const found: Record<string, Direction> = {
    ArrowLeft: "left",
    ArrowRight: "right",
    ArrowUp: "up",
    ArrowDown: "down",
  };
  return found[key];
}

const OPEN: ReadonlySet<Mark> = new Set(["selectable", "selected", "target"]);

/** Whether a place that looks like this can be chosen now. */
export function isOpen(look: PlaceLook | undefined): boolean {
  return look?.marks?.some((mark) => OPEN.has(mark)) ?? false;
}

/** The neighbour that lies best in a direction; if there is none, the nearest other place that way. */
export function step(drawing: Drawing, from: string, direction: Direction): string | undefined {
  const here = drawing.byId.get(from);
  if (!here) return undefined;
  const neighbours = here.neighbours.flatMap((id) => drawing.byId.get(id) ?? []);
  const ways = neighbours.map((place) => ({
    id: place.id,
    to: seenFrom(here, place, drawing.routes),
  }));
  return (
    best(here.token, ways, direction) ??
    best(
      here.token,
      drawing.places
        .filter((place) => place !== here)
        .map((place) => ({ id: place.id, to: place.token })),
      direction,
    )
  );
}

/** Where a neighbour appears to be: one over the edge of the map lies beyond that edge. */
function seenFrom(here: DrawnPlace, place: DrawnPlace, routes: readonly DrawnRoute[]): Point {
  const route = routes.find(
    (each) => each.between.includes(here.id) && each.between.includes(place.id),
  );
  const own =
    route && route.curves.length === 2 && route.curves[route.between[0] === here.id ? 0 : 1];
  return own ? [own[2][0], own[2][1]] : place.token;
}

function best(
  from: Point,
  ways: readonly { id: string; to: Point }[],
  direction: Direction,
): string | undefined {
  const [vx, vy] = VECTORS[direction];
  let found: string | undefined;
  let least = Infinity;
  for (const { id, to } of ways) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const cosine = (dx * vx + dy * vy) / length;
    if (cosine < WIDEST) continue;
    const cost = length * (2 - cosine);
    if (cost < least) [found, least] = [id, cost];
  }
  return found;
}
