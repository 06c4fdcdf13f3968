/** The land of Feudum as it is drawn: outlines, what grows on them, and the lines of the routes. */
import type { Region, Route } from "../rules/pieces";
import { placeOf } from "../rules/pieces";

export const WIDTH = 1000;
export const HEIGHT = 600;
export type Point = readonly [number, number];

/** A closed curve through all points. */
function coast(points: readonly Point[]): string {
  const at = (place: number) => points[(place + points.length) % points.length] as Point;
  const parts = points.map((_, place) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...two, ...to].map((each) => Math.round(each)).join(" ")}`;
  });
  return `M${at(0).join(" ")}${parts.join("")}Z`;
}

const area = (points: readonly Point[]) => `M${points.map((each) => each.join(" ")).join("L")}Z`;

export const MAINLAND = coast([
  [222, 84],
  [262, 46],
  [340, 40],
  [420, 54],
  [500, 44],
  [560, 20],
  [640, 18],
  [716, 44],
  [782, 40],
  [826, 16],
  [906, 20],
  [944, 74],
  [930, 150],
  [962, 216],
  [966, 296],
  [918, 340],
  [890, 400],
  [892, 472],
  [846, 512],
  [780, 506],
  [742, 548],
  [660, 566],
  [560, 552],
  [460, 566],
  [366, 584],
  [290, 580],
  [266, 530],
  [300, 480],
  [360, 456],
  [376, 416],
  [356, 366],
  [386, 322],
  [448, 316],
  [506, 328],
  [532, 286],
  [494, 240],
  [446, 190],
  [384, 156],
  [308, 152],
  [240, 136],
]);

/** The land that is not the mainland, by region. */
export const ISLANDS: readonly { region: Region; path: string }[] = [
  {
    region: "islands",
    path: coast([
      [184, 184],
      [214, 156],
      [252, 176],
      [262, 226],
      [292, 268],
      [324, 306],
      [318, 348],
      [280, 360],
      [246, 330],
      [236, 282],
      [206, 244],
    ]),
  },
  {
    region: "islands",
    path: coast([
      [66, 386],
      [96, 356],
      [136, 374],
      [146, 420],
      [182, 456],
      [222, 492],
      [218, 536],
      [176, 546],
      [138, 516],
      [116, 462],
      [78, 430],
    ]),
  },
  {
    region: "sea",
    path: coast([
      [104, 102],
      [136, 68],
      [174, 96],
      [168, 134],
      [126, 142],
    ]),
  },
  {
    region: "sea",
    path: coast([
      [64, 242],
      [94, 204],
      [134, 230],
      [130, 276],
      [88, 282],
    ]),
  },
  {
    region: "sea",
    path: coast([
      [314, 226],
      [344, 196],
      [380, 214],
      [382, 252],
      [342, 264],
    ]),
  },
];

/** The regions of the mainland; what lies outside it is cut off. */
export const REGION_AREAS: readonly { region: Region; path: string }[] = [
  {
    region: "forest",
    path: area([
      [180, 0],
      [520, 0],
      [552, 96],
      [604, 150],
      [616, 250],
      [560, 300],
      [400, 300],
      [180, 180],
    ]),
  },
  {
    region: "badlands",
    path: area([
      [520, 0],
      [796, 0],
      [792, 110],
      [838, 190],
      [846, 300],
      [900, 350],
      [960, 420],
      [940, 560],
      [764, 560],
      [742, 430],
      [690, 330],
      [616, 250],
      [604, 150],
      [552, 96],
    ]),
  },
  {
    region: "mountains",
    path: area([
      [796, 0],
      [1000, 0],
      [1000, 420],
      [900, 350],
      [846, 300],
      [838, 190],
      [792, 110],
    ]),
  },
  {
    region: "desert",
    path: area([
      [240, 300],
      [560, 300],
      [616, 250],
      [690, 330],
      [742, 430],
      [764, 600],
      [240, 600],
    ]),
  },
];

/** The river on which ships come to the falls, and the lake above them. */
export const RIVER = "M402 372C470 330 520 330 566 300S628 262 652 238C676 208 690 160 714 118";
export const LAKE = coast([
  [690, 92],
  [718, 78],
  [750, 96],
  [748, 126],
  [714, 138],
  [688, 122],
]);

/** Small drawings on the land: where, and how large. */
export const SCENERY: Partial<Record<Region, readonly (readonly [number, number, number])[]>> = {
  forest: [
    [252, 66, 1],
    [318, 60, 1.1],
    [346, 78, 0.9],
    [366, 128, 1],
    [320, 126, 0.9],
    [480, 70, 1.1],
    [500, 92, 0.9],
    [470, 150, 1],
    [508, 250, 1],
    [560, 246, 0.9],
    [574, 150, 0.9],
    [392, 66, 0.8],
  ],
  islands: [
    [232, 186, 0.8],
    [250, 240, 0.9],
    [300, 288, 0.8],
    [86, 366, 0.7],
    [130, 440, 0.9],
    [160, 470, 0.8],
    [200, 528, 0.8],
  ],
  desert: [
    [440, 430, 1],
    [500, 440, 0.9],
    [530, 520, 1.1],
    [590, 530, 1],
    [620, 450, 1],
    [540, 360, 0.9],
    [400, 540, 0.9],
    [680, 440, 0.9],
    [640, 380, 0.8],
  ],
  badlands: [
    [650, 70, 0.9],
    [660, 150, 1],
    [700, 190, 1],
    [740, 210, 1.1],
    [720, 270, 0.9],
    [770, 350, 1],
    [810, 370, 0.9],
    [780, 440, 1],
    [850, 400, 0.8],
    [560, 60, 0.8],
    [770, 150, 0.9],
  ],
  mountains: [
    [830, 60, 1],
    [890, 110, 1.2],
    [850, 130, 1],
    [910, 170, 1.1],
    [880, 200, 0.9],
    [930, 310, 0.9],
    [900, 40, 0.8],
  ],
};

export const GLYPHS: Partial<Record<Region, string>> = {
  forest: "M0 8V3M-6 4 0-9 6 4Z",
  islands: "M0 8V3M-5 4 0-8 5 4Z",
  desert: "M-9 3C-5-2-3-2 0 2S6 2 9-1",
  badlands: "M-7 4-3-4H2L7 4",
  mountains: "M-11 8 0-10 11 8ZM-4-3-1 0 2-3 4-3",
};

function bent(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
}

const BENDS: Record<Route["kind"], number> = {
  road: 0.05,
  ferry: 0,
  ship: -0.08,
  sub: 0.1,
  flight: 0.2,
};

/** The line of a route, from one place to the other. */
export function lineOf(route: Route): string {
  const [from, to] = route.ends.map((id) => placeOf(id).at) as [Point, Point];
  if (route.via.length > 0) {
    const [one, two] = [route.via[0], route.via.at(-1)] as [Point, Point];
    return `M${from.join(" ")}C${one.join(" ")} ${two.join(" ")} ${to.join(" ")}`;
  }
  const middle = bent(from, to, BENDS[route.kind]).map(Math.round);
  return `M${from.join(" ")}Q${middle.join(" ")} ${to.join(" ")}`;
}

/** Where a sign on the line goes: half-way. */
export function middleOf(route: Route): Point {
  const [from, to] = route.ends.map((id) => placeOf(id).at) as [Point, Point];
  if (route.via.length > 0) return route.via[Math.floor(route.via.length / 2)] as Point;
  const bend = bent(from, to, BENDS[route.kind]);
  return [(from[0] + 2 * bend[0] + to[0]) / 4, (from[1] + 2 * bend[1] + to[1]) / 4];
}

/** The place that lies best in a direction; arrow keys go there. */
export function nextPlace(from: string, key: string, ids: readonly string[]): string | undefined {
  const ways: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (way === undefined) return undefined;
  const here = placeOf(from).at;
  const found = ids.flatMap((id) => {
    if (id === from) return [];
    const [dx, dy] = [placeOf(id).at[0] - here[0], placeOf(id).at[1] - here[1]];
    const along = dx * way[0] + dy * way[1];
    const far = Math.hypot(dx, dy);
    return along / far < 0.4 ? [] : [{ id, cost: far * (2 - along / far) }];
  });
  return found.sort((one, other) => one.cost - other.cost)[0]?.id;
}
