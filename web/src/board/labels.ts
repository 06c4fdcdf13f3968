/** Which names fit on the board at a scale, and on which side of their token. */

import type { DrawnPlace } from "./drawing";
import { tokenSize } from "./tokens";
import type { Box } from "./types";

export type Side = "below" | "above" | "right" | "left";

export interface Label {
  readonly id: string;
  /** Pixels from the token's middle to the middle of the text's baseline. */
  readonly dx: number;
  readonly dy: number;
}

export const LABEL_HEIGHT = 13;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];
const AIR = 2;
/** Below this scale names would be all that one sees. */
const LEAST_SCALE = 0.55;
/** Below this one they stand over or under their token, never beside it on a neighbour's land. */
const SIDEWAYS_SCALE = 0.75;

/**
 * Names are set in the order of the places given, first below the token, then on the other sides; a name that would
 * lie on a token, on another name or on what else is taken (boxes in pixels) is left out.
 */
export function placeLabels(
  places: readonly DrawnPlace[],
  widthOf: (id: string) => number,
  scale: number,
  others: readonly Box[] = [],
): Label[] {
  if (scale < LEAST_SCALE) return [];
  const sides = scale < SIDEWAYS_SCALE ? SIDES.slice(0, 2) : SIDES;
  const radius = tokenSize(scale) / 2;
  const taken: Box[] = places.map((place) =>
    around(place.token[0] * scale, place.token[1] * scale, radius),
  );
  taken.push(...others);
  const found: Label[] = [];
  for (const [k, place] of places.entries()) {
    for (const side of sides) {
      const label = beside(place.id, side, radius, widthOf(place.id));
      const box = boxOf(label, place, widthOf(place.id), scale);
      if (taken.some((other, n) => n !== k && overlap(box, other))) continue;
      found.push(label);
      taken.push(box);
      break;
    }
  }
  return found;
}

function beside(id: string, side: Side, radius: number, width: number): Label {
  switch (side) {
    case "below":
      return { id, dx: 0, dy: radius + LABEL_HEIGHT - 1 };
    case "above":
      return { id, dx: 0, dy: -radius - 5 };
    case "right":
      return { id, dx: radius + 4 + width / 2, dy: 4 };
    case "left":
      return { id, dx: -radius - 4 - width / 2, dy: 4 };
  }
}

function boxOf(label: Label, place: DrawnPlace, width: number, scale: number): Box {
  const x = place.token[0] * scale + label.dx;
  const y = place.token[1] * scale + label.dy;
  return {
    left: x - width / 2 - AIR,
    right: x + width / 2 + AIR,
    top: y - LABEL_HEIGHT + 3,
    bottom: y + 3,
  };
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
