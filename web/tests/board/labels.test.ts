import { describe, expect, it } from "vitest";
import { LABEL_HEIGHT, placeLabels } from "../../src/board/labels";
import { tokenSize } from "../../src/board/tokens";
import { drawing } from "./maps";

const widthOf = (id: string) => id.length * 6.2;

function boxes(scale: number) {
  return placeLabels(drawing.places, widthOf, scale).map(({ id, dx, dy }) => {
    const [x, y] = drawing.byId.get(id)?.token ?? [NaN, NaN];
    const [middle, base] = [x * scale + dx, y * scale + dy];
    const half = widthOf(id) / 2;
    return {
      id,
      left: middle - half,
      right: middle + half,
      top: base - LABEL_HEIGHT + 4,
      bottom: base + 3,
    };
  });
}

describe("names on the board", () => {
  it.each([0.6, 0.8, 0.92, 1.1, 1.5, 3])("never overlap at scale %s", (scale) => {
    const all = boxes(scale);
    for (const one of all) {
      for (const other of all) {
        if (one === other) continue;
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart, `${one.id} and ${other.id}`).toBe(true);
      }
    }
  });

  it("never cover a token", () => {
    const radius = tokenSize(0.92) / 2;
    for (const box of boxes(0.92)) {
      for (const { token } of drawing.places) {
        const [x, y] = [token[0] * 0.92, token[1] * 0.92];
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(radius - 1);
      }
    }
  });

  it("are all there on a desktop, and stand back when the board is small", () => {
    expect(placeLabels(drawing.places, widthOf, 1.1)).toHaveLength(42);
    expect(placeLabels(drawing.places, widthOf, 0.34)).toEqual([]);
  });

  it("give way to what is already there", () => {
    const [place] = drawing.places;
    const everywhere = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };
    expect(placeLabels(place ? [place] : [], widthOf, 1, [everywhere])).toEqual([]);
  });
});
