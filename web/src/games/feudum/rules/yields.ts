/** What a card would do now for a seat, as far as all can count it; and why it could do nothing. */
import type { FeudumView } from "../../../protocol/feudum";
import { rules } from "../data";
import {
  beadSum,
  chosen,
  GUILDS,
  isAdvanced,
  MONSTERS,
  ofGood,
  otherEnd,
  owns,
  pawnsAt,
  pawnsOf,
  placeAt,
  PLACES,
  playerOf,
  REGIONS,
  ROUTES,
  ruledBy,
  sum,
  type Card,
  type Place,
} from "./pieces";

const FARM_ROOM = 10;

/** FEU-MIG-02, 03, 06: where a pawn could come in. */
export function gatesOf(view: FeudumView, seat: number): Place[] {
  const on = pawnsOf(view, seat);
  const marked = (place: Place) => {
    const at = placeAt(view, place.id);
    return at.ruler === seat || at.serf === seat;
  };
  const stands = (place: Place) => on.some((pawn) => pawn.location === place.id);
  const held = PLACES.some(marked);
  const markerFirst =
    chosen(view, "migrate_without_pawn", "start_or_marker", "marker_first") === "marker_first";
  const starts =
    on.length === 0
      ? !(markerFirst && held)
      : isAdvanced(view) && on.some((pawn) => pawn.character === "alchemist");
  return PLACES.filter((place) => marked(place) || stands(place) || (starts && place.start));
}

/** FEU-MOV-01, 02. */
export function movePoints(view: FeudumView, seat: number): number {
  const on = pawnsOf(view, seat);
  const monsters = view.monsters.filter((each) => each.owner === seat).length;
  const monk = isAdvanced(view) && on.some((pawn) => pawn.character === "monk");
  return on.length + monsters + Number(monk);
}

/** Places to which some unit of the seat could make its first step. */
export function firstSteps(view: FeudumView, seat: number): string[] {
  const found = new Set<string>();
  const player = playerOf(view, seat);
  for (const pawn of pawnsOf(view, seat)) {
    const here = pawn.location as string;
    const isHeld = view.monsters.some(
      (each) => each.location === here && each.owner !== null && each.owner !== seat,
    );
    if (isHeld) continue;
    for (const route of ROUTES.filter((each) => each.ends.includes(here))) {
      const number = rules.vessels.indexOf(route.kind as "ship");
      const at = placeAt(view, here);
      const vessel =
        pawn.vessel === route.kind ||
        (at.abandoned[number] ?? 0) > 0 ||
        (player.vessels[number] ?? 0) > 0;
      const ferry = sum(view.guilds.sale) === 0 && player.shillings >= 2;
      if (route.kind === "road" || (route.kind === "ferry" ? ferry : vessel))
        found.add(otherEnd(route.id, here));
    }
  }
  view.monsters.forEach((monster, number) => {
    if (monster.owner !== seat || monster.location === null) return;
    const ways = MONSTERS[number] === "serpent" ? ["ship", "sub"] : ["road", "flight"];
    for (const route of ROUTES)
      if (ways.includes(route.kind) && route.ends.includes(monster.location))
        found.add(otherEnd(route.id, monster.location));
  });
  return [...found];
}

/** FEU-INF-01 to 03, FEU-LOC-01. */
export function influencePlaces(view: FeudumView, seat: number): string[] {
  const player = playerOf(view, seat);
  if (player.markers === 0) return [];
  const stands = new Set(pawnsOf(view, seat).map((pawn) => pawn.location as string));
  return [...stands].filter((id) => mayPlace(view, seat, id) || mayBuy(view, seat, id));
}

function mayPlace(view: FeudumView, seat: number, id: string): boolean {
  const at = placeAt(view, id);
  if (at.ruler === null) return true;
  if (at.ruler === seat) return !at.subject;
  if (at.serf === null) return true;
  const sealed = view.options["feudum_influence"] === "sealed" && at.type === "feudum";
  return at.serf === seat && !at.subject && !sealed;
}

function mayBuy(view: FeudumView, seat: number, id: string): boolean {
  const at = placeAt(view, id);
  if (!isAdvanced(view) || playerOf(view, seat).shillings === 0) return false;
  const lone = at.ruler !== null && at.ruler !== seat && !at.subject && at.serf === null;
  const sealed = view.options["feudum_influence"] === "sealed" && at.type === "feudum";
  const merchant = pawnsAt(view, id).some(
    (each) => each.seat === seat && each.is.character === "merchant",
  );
  return lone && !sealed && merchant;
}

const feudums = (view: FeudumView, seat: number) => ruledBy(view, seat, "feudum").length;

/** FEU-TAX-01. */
export function taxOf(view: FeudumView, seat: number): number {
  const towns = ruledBy(view, seat, "town").length;
  return towns === 0 ? 0 : 1 + towns + feudums(view, seat);
}

/** FEU-EXP-01. */
export function writsOf(view: FeudumView, seat: number): number {
  const outposts = ruledBy(view, seat, "outpost").length;
  return outposts === 0 ? 0 : 1 + outposts + feudums(view, seat);
}

/** FEU-HAR-01, 02. */
export function harvestOf(view: FeudumView, seat: number): { total: number; farms: Place[] } {
  const all = ruledBy(view, seat, "farm");
  const farms = all.filter((place) => sum(placeAt(view, place.id).goods) < FARM_ROOM);
  const { beads } = playerOf(view, seat);
  const value = chosen(view, "harvest_bead_bonus", "one", "value") === "value";
  const bonus = value ? beadSum(beads) : sum(beads);
  return { total: Math.min(10, 4 + all.length + feudums(view, seat) + bonus), farms };
}

/** FEU-IMP-01: the locations that a seat could improve. */
export function improvable(view: FeudumView, seat: number): Place[] {
  const { seals } = playerOf(view, seat);
  return ruledBy(view, seat).filter((place) => {
    const { type } = placeAt(view, place.id);
    if (type === "outpost") return owns(view, seat, "wood");
    if (type === "farm") return owns(view, seat, "iron");
    return type === "town" && seals > 0;
  });
}

/** FEU-IMP-08: where a landscape could be laid. */
export function tendable(view: FeudumView, seat: number): Place[] {
  const { tiles, goods } = playerOf(view, seat);
  const pays = ofGood(goods, "wood") > 0 || tiles.length > 1;
  if (!isAdvanced(view) || tiles.length === 0 || !pays) return [];
  return PLACES.filter((place) => {
    const at = placeAt(view, place.id);
    return at.serf === seat && at.tile === null;
  });
}

/** FEU-CON-01, FEU-CON-16: what could be attacked or starved. */
export function targetsOf(view: FeudumView, seat: number): number {
  const stands = new Set(pawnsOf(view, seat).map((pawn) => pawn.location as string));
  for (const each of view.monsters)
    if (each.owner === seat && each.location !== null) stands.add(each.location);
  let found = 0;
  for (const id of stands) {
    const at = placeAt(view, id);
    found += pawnsAt(view, id).filter((each) => each.seat !== seat).length;
    found += view.monsters.filter(
      (each) => each.location === id && each.owner !== null && each.owner !== seat,
    ).length;
    if (at.type === "feudum" && at.ruler !== null && at.ruler !== seat) found++;
    const noble = pawnsAt(view, id).some(
      (each) => each.seat === seat && each.is.character === "noble",
    );
    if (isAdvanced(view) && noble) {
      if (at.subject && at.ruler !== seat && !at.subject_seal) found++;
      if (at.serf !== null && at.serf !== seat && !at.serf_seal) found++;
    }
  }
  return found;
}

const DOUBLED: readonly string[] = ["move", "influence", "guild"];
const ONCE: readonly string[] = ["migrate", "tax", "explore", "harvest", "improve"];

/** FEU-REP-01 to 04: how many of the played cards could be repeated; before the first card any may be. */
function repeatable(view: FeudumView, seat: number): number {
  const { played } = playerOf(view, seat);
  if (view.phase === "pick" || view.phase === "pouch") return 1;
  const paid = isAdvanced(view) && owns(view, seat, "saltpeter");
  return played.filter((card) => DOUBLED.includes(card) || (paid && ONCE.includes(card))).length;
}

/** FEU-IMP-04: the points of the tile that an improvement takes; 0 without a tile of its region. */
export function tilePoints(view: FeudumView, place: Place, type: string): number {
  const gone = view.supply.gone[REGIONS.indexOf(place.region)] ?? 4;
  if (gone >= 4 || gone >= view.epoch) return 0;
  return rules.tiles.points[gone]?.[rules.types.indexOf(type as "farm")] ?? 0;
}

export type Outlook =
  { can: true; id: `can-${Card}`; count: number } | { can: false; id: `cannot-${Card}` };

/** Whether a card has a use for the seat as the table stands now, and how large it is. */
export function outlook(view: FeudumView, seat: number, card: Card): Outlook {
  const yes = (count: number): Outlook => ({ can: true, id: `can-${card}`, count });
  const no: Outlook = { can: false, id: `cannot-${card}` };
  const some = (count: number) => (count > 0 ? yes(count) : no);
  const on = pawnsOf(view, seat).length;
  switch (card) {
    case "migrate": {
      const enters = on < 3 && owns(view, seat, "food");
      return some(enters ? gatesOf(view, seat).length : on > 0 ? on : 0);
    }
    case "repeat":
      return some(repeatable(view, seat));
    case "move":
      return firstSteps(view, seat).length > 0 ? yes(movePoints(view, seat)) : no;
    case "influence":
      return some(influencePlaces(view, seat).length);
    case "tax":
      return some(taxOf(view, seat));
    case "explore":
      return some(writsOf(view, seat));
    case "harvest": {
      const { total, farms } = harvestOf(view, seat);
      return farms.length > 0 && sum(view.supply.bag) > 0 ? yes(total) : no;
    }
    case "improve":
      return some(improvable(view, seat).length + tendable(view, seat).length);
    case "conquer":
      return some(targetsOf(view, seat));
    case "defend":
      return yes(1);
    default:
      return yes(
        GUILDS.filter((_, guild) => (view.guilds.seats[guild] ?? []).slice(0, 2).includes(seat))
          .length,
      );
  }
}
