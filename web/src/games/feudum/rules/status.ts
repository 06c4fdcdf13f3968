/** FEU-STA: stars in the guilds, and who would sit where. */
import type { FeudumView, LocationView } from "../../../protocol/feudum";
import { rules } from "../data";
import { GUILDS, type Guild, type PlaceType } from "./pieces";

/** FEU-STA-03: the locations that add stars in a guild. */
const TYPES: Record<Guild, PlaceType> = {
  farmer: "farm",
  merchant: "town",
  alchemist: "outpost",
  knight: "farm",
  noble: "town",
  monk: "outpost",
};

/** What changes: another pawn, one fewer, or locations that are ruled or built otherwise. */
export interface Change {
  seat: number;
  enters?: Guild;
  leaves?: number;
  places?: ReadonlyMap<number, Partial<LocationView>>;
  /** Markers that come to the seat's supply or leave it. */
  markers?: number;
}

/** A seat's stars in each guild, as they would be. */
export function starsOf(view: FeudumView, seat: number, change?: Change): number[] {
  const pawns = (view.players[seat]?.pawns ?? []).filter(
    (pawn, place) =>
      pawn.location !== null && !(change?.seat === seat && change.leaves === place + 1),
  );
  const places = view.locations
    .map((place, number) => ({ ...place, ...change?.places?.get(number) }))
    .filter((place) => place.ruler === seat);
  return GUILDS.map((guild) => {
    const own = pawns.filter((pawn) => pawn.character === guild).length;
    const enters = change?.seat === seat && change.enters === guild ? 1 : 0;
    const feudums = places.filter((place) => place.guild === guild).length;
    const stars = own + enters + 3 * feudums;
    const located = places.filter((place) => place.type === TYPES[guild]).length;
    return stars > 0 ? stars + located : 0;
  });
}

const ranksOf = (view: FeudumView) =>
  view.players.length >= 4 && view.options["apprentice_from_players"] !== "never" ? 3 : 2;

/** FEU-STA-07 to 09: the seats of all guilds after a change. */
export function seatsAfter(view: FeudumView, change: Change): number[][] {
  const stars = view.players.map((_, seat) => starsOf(view, seat, change));
  const markers = view.players.map(
    (player, seat) => player.markers + (change.seat === seat ? (change.markers ?? 0) : 0),
  );
  const first = view.order.indexOf(view.first);
  const order = view.order.map((_, place) => view.order[(first + place) % view.order.length] ?? 0);
  let seats = view.guilds.seats.map((each) => [...each]);
  for (let step = 0; step < 60; step++) {
    const wanted = seats.map((seated, guild) => {
      const has = (seat: number) => stars[seat]?.[guild] ?? 0;
      const kept = seated.filter((seat) => has(seat) > 0);
      const others = order.filter(
        (seat) => !seated.includes(seat) && has(seat) > 0 && (markers[seat] ?? 0) > 0,
      );
      others.sort((one, other) => has(other) - has(one));
      const line = [...kept, ...others];
      line.sort((one, other) => has(other) - has(one));
      return line.slice(0, ranksOf(view));
    });
    const differs = wanted.map((each, guild) => String(each) !== String(seats[guild]));
    const worth = wanted.map((each, guild) => {
      const rank = each.findIndex((seat) => !seats[guild]?.includes(seat));
      return rank < 0 ? 0 : (rules.scoring.seats[rank] ?? 0);
    });
    const free = wanted.flatMap((_, guild) => (differs[guild] && worth[guild] === 0 ? guild : []));
    const best = worth.reduce(
      (found, each, guild) => (differs[guild] && each > (worth[found] ?? 0) ? guild : found),
      -1,
    );
    const applied = free.length > 0 ? free : best >= 0 ? [best] : [];
    if (applied.length === 0) break;
    for (const guild of applied) {
      for (const seat of seats[guild] ?? []) markers[seat] = (markers[seat] ?? 0) + 1;
      for (const seat of wanted[guild] ?? []) markers[seat] = (markers[seat] ?? 0) - 1;
    }
    seats = seats.map((each, guild) => (applied.includes(guild) ? (wanted[guild] ?? each) : each));
  }
  return seats;
}

export interface SeatChange {
  guild: Guild;
  seat: number;
  /** 0 for the master, 1 for the official, 2 for the apprentice; null for no seat. */
  before: number | null;
  after: number | null;
}

/** Who would gain or lose a seat. */
export function seatChanges(view: FeudumView, after: readonly (readonly number[])[]): SeatChange[] {
  const rank = (list: readonly number[] | undefined, seat: number) => {
    const at = list?.indexOf(seat) ?? -1;
    return at < 0 ? null : at;
  };
  return GUILDS.flatMap((guild, number) =>
    view.players.flatMap((_, seat) => {
      const before = rank(view.guilds.seats[number], seat);
      const now = rank(after[number], seat);
      return before === now ? [] : { guild, seat, before, after: now };
    }),
  );
}

/** By how many stars the master of a guild leads; null if nobody sits there. */
export function leadIn(view: FeudumView, guild: number): { seat: number; by: number } | null {
  const master = view.guilds.seats[guild]?.[0];
  if (master === undefined) return null;
  const stars = view.players.map((player) => player.stars[guild] ?? 0);
  const others = stars.filter((_, seat) => seat !== master);
  return { seat: master, by: (stars[master] ?? 0) - Math.max(0, ...others) };
}
