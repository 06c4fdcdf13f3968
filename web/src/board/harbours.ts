/** Piers, ships and banners: how they lie, and what they cover. */

import type { DrawnHarbour, Drawing } from "./drawing";
import { tokenSize, TOKEN_RADIUS } from "./tokens";
import type { Box, PlaceLook } from "./types";

/** Half the sides of a ship and of an empty berth, in the pixels of a token of normal size. */
const SHIP = { across: 17, up: 24, down: 9 };
const EMPTY = { across: 8, up: 8, down: 8 };
const BANNER = { left: -24, right: -7, top: -33, bottom: -16 };

/** The pier runs from the land most of the way to the berth. */
const ASHORE = 0.15;
const OUT = 0.6;

export function pierPath({ at, berth }: DrawnHarbour): string {
  const along = (share: number) =>
    [at[0] + (berth[0] - at[0]) * share, at[1] + (berth[1] - at[1]) * share]
      .map((each) => each.toFixed(1))
      .join(" ");
  return `M${along(-ASHORE)}L${along(OUT)}`;
}

/** In pixels from the corner of the board. */
export function harbourBoxes(
  drawing: Drawing,
  looks: Readonly<Record<string, PlaceLook>>,
  scale: number,
): Box[] {
  const size = tokenSize(scale) / 2 / TOKEN_RADIUS;
  return drawing.harbours.map(({ place, berth }) => {
    const { across, up, down } = looks[place]?.ship ? SHIP : EMPTY;
    const [x, y] = [berth[0] * scale, berth[1] * scale];
    return {
      left: x - across * size,
      right: x + across * size,
      top: y - up * size,
      bottom: y + down * size,
    };
  });
}

/** The same of the banners that stand behind tokens. */
export function bannerBoxes(
  drawing: Drawing,
  looks: Readonly<Record<string, PlaceLook>>,
  scale: number,
): Box[] {
  const size = tokenSize(scale) / 2 / TOKEN_RADIUS;
  return drawing.places
    .filter(({ id }) => looks[id]?.banner !== undefined)
    .map(({ token: [x, y] }) => ({
      left: x * scale + BANNER.left * size,
      right: x * scale + BANNER.right * size,
      top: y * scale + BANNER.top * size,
      bottom: y * scale + BANNER.bottom * size,
    }));
}
