import raw from "../../src/games/war/map.json";
import { draw } from "../../src/board/drawing";
import type { BoardMap } from "../../src/board/types";

export const war: BoardMap = raw;
export const drawing = draw(war);

/** Two squares side by side, with a third over the edge of the map. Units are tenths in the file. */
export const squares: BoardMap = {
  width: 60,
  height: 20,
  arcs: [
    [200, 50, 0, 100],
    [200, 150, -100, 0, 0, -100, 100, 0],
    [200, 150, 100, 0, 0, -100, -100, 0],
    [400, 50, 100, 0, 0, 100, -100, 0, 0, -100],
  ],
  places: [
    { id: "west", rings: [[0, 1]], token: [15, 10], room: 5 },
    { id: "middle", rings: [[~0, ~2]], token: [25, 10], room: 5 },
    { id: "east", rings: [[3]], token: [45, 10], room: 5 },
  ],
  regions: [
    { id: "left", places: ["west", "middle"], at: [20, 2], ink: "#000" },
    { id: "right", places: ["east"], at: [45, 2], ink: "#000" },
  ],
  routes: [
    {
      between: ["west", "east"],
      curves: [
        [10, 10, 5, 10, 0, 10],
        [50, 10, 55, 10, 60, 10],
      ],
    },
  ],
  seas: [],
  compass: [55, 15],
  graticule: "",
};
