/** Sizes of tokens, and which one a finger meant. */

import type { DrawnPlace } from "./drawing";
import type { Point } from "./types";

export const TOKEN_RADIUS = 14;
const SMALLEST = 15;
const NORMAL = 28;
const LARGEST = 36;
/** Units between the closest two tokens must hold two radii and some air. */
const PER_UNIT = 32;

/** Diameter in pixels: as large as the crowd allows when the board is small, then growing slowly. */
export function tokenSize(scale: number): number {
  const small = Math.min(NORMAL, Math.max(SMALLEST, scale * PER_UNIT));
  return Math.min(LARGEST, small + Math.max(0, scale - NORMAL / PER_UNIT) * 6);
}

/** The corners of a star with so many rays, for a polygon. */
export function starPoints(rays: number, outer: number, inner: number): string {
  return Array.from({ length: 2 * rays }, (_, corner) => {
    const away = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / rays;
    return `${(away * Math.sin(angle)).toFixed(1)},${(-away * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

/** Units per nominal pixel of a drawn line or pattern, which grow more slowly than the board. */
export function lineWidth(scale: number): number {
  return scale ** -0.6;
}

export interface Reach {
  /** Pixels from a token's middle that still count as on it. */
  readonly token: number;
  /** The same when the pointer is on water. */
  readonly water: number;
}

export function reachOf(by: "mouse" | "touch" | "keyboard", scale: number): Reach {
  const radius = tokenSize(scale) / 2;
  return by === "touch"
    ? { token: Math.max(22, radius), water: 30 }
    : { token: radius + 1, water: 22 };
}

const CROWD = 22;
const CLEARLY = 7;

/** Up to three tokens so close to a finger that it may have meant any of them; none if the nearest is clearly meant. */
export function crowdAt(places: readonly DrawnPlace[], at: Point, scale: number): string[] {
  const near = places
    .map((place) => ({
      id: place.id,
      away: Math.hypot(place.token[0] - at[0], place.token[1] - at[1]) * scale,
    }))
    .filter(({ away }) => away <= CROWD)
    .sort((one, other) => one.away - other.away)
    .slice(0, 3);
  const [first, second] = near;
  if (!first || !second || second.away - first.away > CLEARLY) return [];
  return near.map(({ id }) => id);
}

/** The place meant at a point of the board: the nearest token within reach, else the land there. */
export function placeAt(
  places: readonly DrawnPlace[],
  at: Point,
  scale: number,
  reach: Reach,
  land: string | undefined,
): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const place of places) {
    const away = Math.hypot(place.token[0] - at[0], place.token[1] - at[1]) * scale;
    if (away < least) [nearest, least] = [place.id, away];
  }
  if (least <= reach.token) return nearest;
  return land ?? (least <= reach.water ? nearest : undefined);
}
