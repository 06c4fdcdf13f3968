/** From the arcs of a map file to SVG paths. */

import type { BoardMap, Box, Point } from "./types";

const TENTHS = 10;
/** Corners of the simplified lines are rounded up to this distance, so that a close look shows no edges. */
const ROUNDING = 1.5;
/** Wide strokes along the shore do not need every cove. */
const SHORE_STEP = 5;

export interface DrawnPlace {
  readonly id: string;
  readonly path: string;
  readonly token: Point;
  readonly room: number;
  readonly box: Box;
  readonly region: string;
  readonly neighbours: readonly string[];
}

export interface DrawnRegion {
  readonly id: string;
  readonly outline: string;
  readonly at: Point;
  readonly ink: string;
  readonly box: Box;
  readonly places: readonly string[];
}

export interface DrawnRoute {
  readonly between: readonly [string, string];
  readonly curves: readonly (readonly [Point, Point, Point])[];
}

export interface DrawnHarbour {
  readonly place: string;
  readonly at: Point;
  readonly berth: Point;
}

export interface DrawnLane {
  readonly between: readonly [string, string];
  readonly path: string;
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly DrawnPlace[];
  readonly byId: ReadonlyMap<string, DrawnPlace>;
  readonly regions: readonly DrawnRegion[];
  readonly routes: readonly DrawnRoute[];
  readonly land: string;
  readonly shore: string;
  /** Lines between places of one region. */
  readonly borders: string;
  readonly seas: readonly { readonly id: string; readonly at: Point }[];
  readonly compass: Point;
  readonly graticule: string;
  readonly scenery: string;
  readonly harbours: readonly DrawnHarbour[];
  readonly lanes: readonly DrawnLane[];
}

const drawings = new WeakMap<BoardMap, Drawing>();

/** Made once for each map, however many boards show it. */
export function draw(map: BoardMap): Drawing {
  let drawing = drawings.get(map);
  if (!drawing) {
    drawing = made(map);
    drawings.set(map, drawing);
  }
  return drawing;
}

function made(map: BoardMap): Drawing {
  const arcs = map.arcs.map(readArc);
  const regionOf = new Map(
    map.regions.flatMap((region) => region.places.map((place) => [place, region.id])),
  );
  const sides = placesBeside(map);
  const scenery = new Set((map.scenery ?? []).flat().map((n) => (n < 0 ? ~n : n)));
  const isShore = (n: number) => (sides[n]?.length ?? 0) + (scenery.has(n) ? 1 : 0) === 1;
  const routes = map.routes.map((route) => ({
    between: [route.between[0] ?? "", route.between[1] ?? ""] as const,
    curves: route.curves.map((flat) => [spot(flat, 0), spot(flat, 2), spot(flat, 4)] as const),
  }));
  const places = map.places.map((place) => ({
    id: place.id,
    path: place.rings.map((ring) => ringPath(arcs, ring)).join(""),
    token: spot(place.token, 0),
    room: place.room,
    box: boxOf(place.rings.flatMap((ring) => ring.flatMap((n) => arcs[n < 0 ? ~n : n] ?? []))),
    region: regionOf.get(place.id) ?? "",
    neighbours: neighboursOf(place.id, sides, routes),
  }));
  const within = (arc: number, region: string) =>
    (sides[arc] ?? []).filter((place) => regionOf.get(place) === region).length;
  const byId = new Map(places.map((place) => [place.id, place]));
  return {
    width: map.width,
    height: map.height,
    places,
    byId,
    regions: map.regions.map((region) => ({
      id: region.id,
      outline: linesPath(arcs.filter((_, n) => within(n, region.id) === 1)),
      at: spot(region.at, 0),
      ink: region.ink,
      box: unite(region.places.flatMap((id) => byId.get(id)?.box ?? [])),
      places: region.places,
    })),
    routes,
    land: places.map((place) => place.path).join(""),
    shore: arcs
      .filter((_, n) => isShore(n))
      .map((line) => `M${coarse(line).map(written).join("L")}`)
      .join(""),
    borders: linesPath(
      arcs.filter((_, n) => {
        const [one, other] = sides[n] ?? [];
        return (
          one !== undefined && other !== undefined && regionOf.get(one) === regionOf.get(other)
        );
      }),
    ),
    seas: map.seas.map((sea) => ({ id: sea.id, at: spot(sea.at, 0) })),
    compass: spot(map.compass, 0),
    graticule: map.graticule,
    scenery: (map.scenery ?? []).map((ring) => ringPath(arcs, ring)).join(""),
    harbours: (map.harbours ?? []).map(({ place, at, berth }) => ({
      place,
      at: spot(at, 0),
      berth: spot(berth, 0),
    })),
    lanes: (map.lanes ?? []).map(({ between, line }) => ({
      between: [between[0] ?? "", between[1] ?? ""],
      path: splinePath(pointsOf(line)),
      points: pointsOf(line),
    })),
  };
}

export function readArc(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let k = 0; k + 1 < flat.length; k += 2) {
    x += flat[k] ?? 0;
    y += flat[k + 1] ?? 0;
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
}

function placesBeside(map: BoardMap): string[][] {
  const sides: string[][] = map.arcs.map(() => []);
  for (const place of map.places) {
    for (const n of place.rings.flat()) {
      sides[n < 0 ? ~n : n]?.push(place.id);
    }
  }
  return sides;
}

function neighboursOf(
  place: string,
  sides: readonly string[][],
  routes: readonly DrawnRoute[],
): string[] {
  const found = new Set<string>();
  for (const pair of [...sides, ...routes.map((route) => route.between)]) {
    if (pair.includes(place)) pair.forEach((other) => found.add(other));
  }
  found.delete(place);
  return [...found];
}

function ringPath(arcs: readonly Point[][], ring: readonly number[]): string {
  const lines = ring.map((n) => (n >= 0 ? (arcs[n] ?? []) : [...(arcs[~n] ?? [])].reverse()));
  const start = lines[0]?.[0];
  return start ? `M${written(start)}${lines.map(rounded).join("")}Z` : "";
}

function linesPath(lines: readonly Point[][]): string {
  return lines.map((line) => (line[0] ? `M${written(line[0])}${rounded(line)}` : "")).join("");
}

/** A curve that begins and ends at the outer points and passes the middle between each two inner ones. */
export function splinePath(points: readonly Point[]): string {
  const last = points.length - 1;
  let path = `M${written(points[0] as Point)}`;
  for (let k = 1; k < last; k++) {
    const [bend, next] = [points[k] as Point, points[k + 1] as Point];
    const end: Point = k === last - 1 ? next : [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2];
    path += `Q${written(bend)} ${written(end)}`;
  }
  return path;
}

/** A line with its inner corners rounded; the same curve from either end. */
export function rounded(line: readonly Point[]): string {
  let path = "";
  for (let k = 1; k < line.length - 1; k++) {
    const corner = line[k] as Point;
    const enter = towards(corner, line[k - 1] as Point);
    const leave = towards(corner, line[k + 1] as Point);
    path += `L${written(enter)}Q${written(corner)} ${written(leave)}`;
  }
  const end = line[line.length - 1];
  return end ? `${path}L${written(end)}` : path;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(0.5, ROUNDING / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function coarse(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [k, point] of line.entries()) {
    const before = kept[kept.length - 1];
    const far = before && Math.hypot(point[0] - before[0], point[1] - before[1]) >= SHORE_STEP;
    if (!before || far || k === line.length - 1) kept.push(point);
  }
  return kept;
}

function written(point: Point): string {
  return `${Math.round(point[0] * 100) / 100} ${Math.round(point[1] * 100) / 100}`;
}

function pointsOf(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, k) => spot(flat, 2 * k));
}

function spot(flat: readonly number[], at: number): Point {
  return [flat[at] ?? 0, flat[at + 1] ?? 0];
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function unite(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
