/** The pieces of Feudum by name and number, and what a view says about a seat. */
import type { FeudumView, LocationView, PawnView, PlayerView } from "../../../protocol/feudum";
import { board, rules } from "../data";

export const GOODS = rules.goods;
export const GUILDS = rules.guilds;
export const CARDS = rules.cards;
export const VESSELS = rules.vessels;
export const MONSTERS = rules.monsters;
export const SCROLLS = rules.scrolls;
export const REGIONS = board.regions;
export const CHARACTERS = rules.guilds;
export type Good = (typeof GOODS)[number];
export type Guild = (typeof GUILDS)[number];
export type Card = (typeof CARDS)[number];
export type Region = (typeof REGIONS)[number];
export type Vessel = (typeof VESSELS)[number];
export type PlaceType = (typeof rules.types)[number];

export interface Place {
  id: string;
  region: Region;
  start: boolean;
  letters: readonly string[];
  at: readonly [number, number];
}
export interface Route {
  id: string;
  kind: "road" | "ferry" | "ship" | "sub" | "flight";
  ends: readonly [string, string];
  via: readonly (readonly [number, number])[];
}

export const PLACES: readonly Place[] = board.locations.map((each) => ({
  ...each,
  at: [each.at[0], each.at[1]] as const,
}));
export const ROUTES: readonly Route[] = board.routes.map((each) => {
  const [one, other] = each.ends;
  const via = "via" in each ? each.via.map(([x, y]) => [x, y] as const) : [];
  return { id: `${each.kind}-${one}-${other}`, kind: each.kind, ends: [one, other], via };
});

const NUMBERS = new Map(PLACES.map((place, number) => [place.id, number]));
const BY_ID = new Map(ROUTES.map((route) => [route.id, route]));

export function placeAt(view: FeudumView, id: string): LocationView {
  return view.locations[NUMBERS.get(id) ?? -1] as LocationView;
}

export function placeOf(id: string): Place {
  return PLACES[NUMBERS.get(id) ?? -1] as Place;
}

export function routeOf(id: string): Route {
  return BY_ID.get(id) as Route;
}

/** Where a unit that stands at one end of a route comes to. */
export function otherEnd(id: string, from: string | null): string {
  const { ends } = routeOf(id);
  return ends[0] === from ? ends[1] : ends[0];
}

export function playerOf(view: FeudumView, seat: number): PlayerView {
  return view.players[seat] as PlayerView;
}

export const ofGood = (numbers: readonly number[], good: Good) => numbers[GOODS.indexOf(good)] ?? 0;
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export interface Standing {
  seat: number;
  pawn: number;
  is: PawnView;
}

/** The pawns at a place, in the order of the seats; pawns are counted from 1. */
export function pawnsAt(view: FeudumView, id: string): Standing[] {
  return view.players.flatMap((player, seat) =>
    player.pawns.flatMap((is, place) => (is.location === id ? { seat, pawn: place + 1, is } : [])),
  );
}

/** A seat's pawns on the map. */
export function pawnsOf(view: FeudumView, seat: number): PawnView[] {
  return playerOf(view, seat).pawns.filter((pawn) => pawn.location !== null);
}

export function ruledBy(view: FeudumView, seat: number, type?: PlaceType): Place[] {
  return PLACES.filter((place) => {
    const at = placeAt(view, place.id);
    return at.ruler === seat && (type === undefined || at.type === type);
  });
}

/** The landscape that a tile shows; null while nobody has seen it. */
export function landscapeOf(view: FeudumView, tile: string | null): string | null {
  return tile === null ? null : (view.supply.landscapes[tile] ?? null);
}

/** FEU-OPT-02: what a switch is set to, by itself or by the preset. */
export function chosen(view: FeudumView, option: string, seed: string, published: string): string {
  const own = view.options[option];
  if (own !== undefined && own !== "preset") return String(own);
  return view.options["preset"] === "published" ? published : seed;
}

export const isAdvanced = (view: FeudumView) => view.options["mode"] !== "basic";

/** FEU-CMP-11: what beads count together. */
export const beadSum = (beads: readonly number[]) =>
  beads.reduce((total, count, place) => total + count * (place + 2), 0);

/** Whether a seat owns a good, or a tile that may stand for it (FEU-PAY-02). */
export function owns(view: FeudumView, seat: number, good: Good): boolean {
  const player = playerOf(view, seat);
  return ofGood(player.goods, good) > 0 || player.tiles.length > 0;
}
