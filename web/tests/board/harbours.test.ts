import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawArrow } from "../../src/board/arrows";
import { draw, splinePath } from "../../src/board/drawing";
import { bannerBoxes, harbourBoxes, pierPath } from "../../src/board/harbours";
import type { BoardMap, Box } from "../../src/board/types";
import raw from "../../src/games/vikings/map.json";
import { squares } from "./maps";

/** The two squares with land around them, and a port on either side. */
const ports: BoardMap = {
  ...squares,
  arcs: [...squares.arcs, [100, 50, 0, -50, 100, 0, 0, 50]],
  scenery: [[4, 0, 1]],
  harbours: [
    { place: "west", at: [10, 10], berth: [6, 10] },
    { place: "east", at: [50, 10], berth: [54, 13] },
  ],
  lanes: [{ between: ["west", "east"], line: [6, 10, 10, 30, 40, 30, 54, 13] }],
};
const vikings: BoardMap = raw;
const inside = (box: Box, x: number, y: number) =>
  box.left < x && x < box.right && box.top < y && y < box.bottom;

describe("land around the board", () => {
  it("is drawn, and there is no shore between it and a place", () => {
    const before = draw(squares);
    const { scenery, shore } = draw(ports);
    expect(scenery).toMatch(/^M10 5/);
    expect(before.shore).toContain("M20 15L10 15");
    expect(shore).not.toContain("M20 15L10 15");
    expect(shore).toContain("M10 5L10 0");
  });

  it("is nobody's neighbour, and no region's border", () => {
    expect(draw(ports).byId.get("west")?.neighbours).toEqual(["middle", "east"]);
    expect(draw(ports).borders).toBe(draw(squares).borders);
  });
});

describe("lanes", () => {
  it("begin and end at the outer points and pass between the inner ones", () => {
    const points = [
      [6, 10],
      [10, 30],
      [40, 30],
      [54, 13],
    ] as const;
    expect(splinePath(points)).toBe("M6 10Q10 30 25 30Q40 30 54 13");
    expect(splinePath([points[0], points[2], points[3]])).toBe("M6 10Q40 30 54 13");
  });

  it("are what arrows between their ports follow, from either end", () => {
    const vikingsBoard = draw(vikings);
    const arrow = (from: string, to: string) =>
      drawArrow(vikingsBoard, { from, to, kind: "attack" }, 1)?.shafts[0] ?? "";
    const curves = (path: string) => path.split("Q").length - 1;
    expect(curves(arrow("islandia", "hordaland"))).toBeGreaterThan(10);
    expect(curves(arrow("hordaland", "islandia"))).toBe(curves(arrow("islandia", "hordaland")));
    expect(curves(arrow("viken", "oppland"))).toBe(1);
  });

  it("make nobody a neighbour", () => {
    const { byId, lanes } = draw({ ...ports, routes: [] });
    expect(lanes.map((lane) => lane.between)).toEqual([["west", "east"]]);
    expect(byId.get("east")?.neighbours).toEqual([]);
  });
});

describe("harbours", () => {
  it("have a pier that begins ashore and ends before the berth", () => {
    const [harbour] = draw(ports).harbours;
    expect(harbour && pierPath(harbour)).toBe("M10.6 10.0L7.6 10.0");
  });

  it("take more room with a ship than without, about the berth", () => {
    const drawing = draw(ports);
    const [empty] = harbourBoxes(drawing, {}, 2);
    const [taken] = harbourBoxes(drawing, { west: { ship: { seat: "azul" } } }, 2);
    if (!empty || !taken) throw new Error("two harbours");
    expect(inside(empty, 12, 20) && inside(taken, 12, 20)).toBe(true);
    expect(taken.right - taken.left).toBeGreaterThan(empty.right - empty.left);
  });

  it("count banners only where one stands", () => {
    const boxes = bannerBoxes(draw(ports), { west: { banner: "azul" }, east: {} }, 1);
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.bottom).toBeLessThan(10);
  });
});

describe("the map of WAR Vikings", () => {
  const drawing = draw(vikings);

  it("has twice as many neighbours as the board has borders", () => {
    const links = drawing.places.reduce((sum, place) => sum + place.neighbours.length, 0);
    expect(links).toBe(2 * (44 + 19));
  });

  it("has a harbour at either end of every lane", () => {
    const there = new Set(drawing.harbours.map(({ place }) => place));
    expect(
      drawing.lanes.flatMap(({ between }) => between).filter((end) => !there.has(end)),
    ).toEqual([]);
  });

  it.each(["pt-BR", "en"])("has names for its seas in %s", (tongue) => {
    const texts = readFileSync(
      join(import.meta.dirname, `../../src/texts/${tongue}/land.ftl`),
      "utf-8",
    );
    for (const { id } of drawing.seas) expect(texts).toContain(`land-sea-${id} = `);
  });
});
