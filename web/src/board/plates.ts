/** The plates of regions: how wide they are at a scale, and what they cover. */

import type { DrawnRegion } from "./drawing";
import { textWidth } from "./text";
import type { Box, RegionPlate } from "./types";

export const PLATE_HEIGHT = 24;
/** From one bonus to the next. */
export const CELL = 20.5;
const FONT = "600 11px";
/** Below this scale there is room for the bonus alone. */
const NAMED_SCALE = 0.8;

export function isNamed(scale: number): boolean {
  return scale >= NAMED_SCALE;
}

export function plateWidth(plate: RegionPlate, scale: number): number {
  const cells = plate.bonuses.length * CELL + PLATE_HEIGHT - CELL;
  return isNamed(scale) ? textWidth(plate.name, FONT) + 18 + cells : cells;
}

/** In pixels from the corner of the board. */
export function plateBoxes(
  regions: readonly DrawnRegion[],
  plates: Readonly<Record<string, RegionPlate>>,
  scale: number,
): Box[] {
  return regions.flatMap(({ id, at }) => {
    const plate = plates[id];
    if (!plate) return [];
    const [x, y] = [at[0] * scale, at[1] * scale];
    const half = plateWidth(plate, scale) / 2;
    return [
      { left: x - half, right: x + half, top: y - PLATE_HEIGHT / 2, bottom: y + PLATE_HEIGHT / 2 },
    ];
  });
}
