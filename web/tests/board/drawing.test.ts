import { describe, expect, it } from "vitest";
import { draw, readArc, rounded } from "../../src/board/drawing";
import type { Point } from "../../src/board/types";
import { drawing, squares, war } from "./maps";

const ends = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe("a map file as paths", () => {
  it("reads arcs as steps of tenths", () => {
    expect(readArc([100, 50, 5, -10, 0, 20])).toEqual([
      [10, 5],
      [10.5, 4],
      [10.5, 6],
    ]);
  });

  it("walks a shared arc in both directions", () => {
    const [west, middle] = draw(squares).places;
    expect(west?.path.startsWith("M20 5L20 15")).toBe(true);
    expect(middle?.path.startsWith("M20 15L20 5")).toBe(true);
  });

  it("knows neighbours by land and by sea", () => {
    const { byId } = draw(squares);
    expect(byId.get("west")?.neighbours).toEqual(["middle", "east"]);
    expect(byId.get("middle")?.neighbours).toEqual(["west"]);
    expect(byId.get("east")?.neighbours).toEqual(["west"]);
  });

  it("draws borders inside a region only, and outlines without them", () => {
    const { borders, regions } = draw(squares);
    expect(borders).toBe("M20 5L20 15");
    expect(regions[0]?.outline).not.toContain("M20 5L20 15");
    expect(regions[0]?.box).toEqual({ left: 10, top: 5, right: 30, bottom: 15 });
  });

  it("rounds corners alike from either end", () => {
    const line: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [11, 11],
    ];
    const there = ends(rounded(line));
    const back = ends(rounded([...line].reverse()));
    const corners = (flat: number[]) => flat.map((value) => value.toFixed(2)).sort();
    expect(corners([0, 0, ...there])).toEqual(corners([...back, 11, 11]));
  });

  it("is made once for each map", () => {
    expect(draw(war)).toBe(drawing);
  });
});

describe("the map of War", () => {
  it("has as many neighbours as War has links, on both sides", () => {
    const links = drawing.places.reduce((sum, place) => sum + place.neighbours.length, 0);
    expect(links).toBe(2 * 79);
    for (const place of drawing.places) {
      for (const other of place.neighbours) {
        expect(drawing.byId.get(other)?.neighbours).toContain(place.id);
      }
    }
  });

  it("closes every ring", () => {
    for (const place of drawing.places) {
      expect(place.path).toMatch(/^(M[^MZ]+Z)+$/);
      expect(place.path).not.toContain("NaN");
    }
  });
});
