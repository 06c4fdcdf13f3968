/** Where the kingdoms stand round the table: each realm side by side, its suzerain in the middle. */
import { inOrder, realmsOf, type Kingdoms } from "../rules/realms";

/** The middle of a castle's foot, and how large it is drawn. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Ring {
  /** By seat. */
  spots: Spot[];
  /** What the castles leave free. */
  middle: Box;
  scale: number;
}

/** Of a castle drawn in full size, with its name below. */
export const CASTLE = { width: 124, height: 112, name: 42 };
const VASSAL = 0.74;
const GONE = 0.62;
const FULL = { width: 1080, height: 690 };
const LEAST_SCALE = 0.62;
const MOST_SCALE = 1.15;
const MARGIN = 14;
/** How much of the ring a kingdom takes, against a suzerain. */
const SHARE = 0.86;
/** How firmly a kingdom keeps to its own place at the table. */
const FIRM = { own: 6, lord: 2, vassal: 0.4 };
const STEPS = 720;

interface Ellipse {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** The point at this part of the way round, from the middle of the near side on, clockwise. */
function walk(ring: Ellipse): (part: number) => { x: number; y: number } {
  const at = (turn: number) => ({
    x: ring.x - ring.across * Math.sin(turn),
    y: ring.y + ring.down * Math.cos(turn),
  });
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [one, next] = [step - 1, step].map((each) => at((each / STEPS) * 2 * Math.PI));
    const more = one && next ? Math.hypot(next.x - one.x, next.y - one.y) : 0;
    lengths.push((lengths[step - 1] ?? 0) + more);
  }
  const whole = lengths[STEPS] ?? 1;
  return (part) => {
    const wanted = (((part % 1) + 1) % 1) * whole;
    const step = lengths.findIndex((length) => length >= wanted);
    return at((Math.max(0, step) / STEPS) * 2 * Math.PI);
  };
}

/** Vassals stand in turn at the one side and at the other of their suzerain. */
export function sideBySide(lord: number, vassals: readonly number[]): number[] {
  const before = vassals.filter((_, place) => place % 2 === 1).reverse();
  return [...before, lord, ...vassals.filter((_, place) => place % 2 === 0)];
}

/** The seats round the table, in the order of play, each realm together. */
export function roundTable(view: Kingdoms): number[] {
  return realmsOf(view).flatMap(({ lord, vassals }) => sideBySide(lord, vassals));
}

/** For each seat the part of the way round, so that all stay as near to their own places as they can. */
function parts(view: Kingdoms, me: number | null): number[] {
  const order = inOrder(view);
  const own = Math.max(0, order.indexOf(me ?? -1));
  const seats = roundTable(view);
  const weight = (seat: number) => (view.suzerains[seat] === null ? 1 : SHARE);
  const whole = seats.reduce((sum, seat) => sum + weight(seat), 0);
  const found: number[] = [];
  let walked = 0;
  let [east, north] = [0, 0];
  for (const seat of seats) {
    const part = (walked + weight(seat) / 2) / whole;
    walked += weight(seat);
    found[seat] = part;
    const home = (order.indexOf(seat) - own) / order.length;
    const firm = seat === me ? FIRM.own : view.suzerains[seat] === null ? FIRM.lord : FIRM.vassal;
    east += firm * Math.cos((home - part) * 2 * Math.PI);
    north += firm * Math.sin((home - part) * 2 * Math.PI);
  }
  const turned = Math.atan2(north, east) / (2 * Math.PI);
  return found.map((part) => part + turned);
}

export function ringOf(view: Kingdoms, me: number | null, width: number, height: number): Ring {
  const wanted = Math.min(width / FULL.width, height / FULL.height);
  const scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, wanted));
  const top = CASTLE.height * scale + MARGIN;
  const bottom = height - CASTLE.name - MARGIN;
  const across = width / 2 - (CASTLE.width / 2) * scale - MARGIN * 2;
  const at = walk({ x: width / 2, y: (top + bottom) / 2, across, down: (bottom - top) / 2 });
  const spots = parts(view, me).map((part, seat) => {
    const lesser = view.suzerains[seat] === null ? 1 : VASSAL;
    return { ...at(part), size: scale * (view.in_play[seat] ? lesser : GONE) };
  });
  const side = CASTLE.width * scale + MARGIN * 3;
  const low = bottom - CASTLE.height * scale - MARGIN;
  const high = top + CASTLE.name + MARGIN / 2;
  const middle = { left: side, top: high, width: width - 2 * side, height: low - high };
  return { spots, middle, scale };
}

/** A chain that hangs between two castles. */
export function chain(from: Spot, to: Spot): string {
  const lift = (spot: Spot) => spot.y - 16 * spot.size;
  const reach = (spot: Spot, other: Spot) =>
    spot.x + Math.sign(other.x - spot.x) * Math.min(34 * spot.size, Math.abs(other.x - spot.x) / 3);
  const [x1, y1, x2, y2] = [reach(from, to), lift(from), reach(to, from), lift(to)];
  const sag = 10 + Math.hypot(x2 - x1, y2 - y1) * 0.12;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2 + sag).toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
}

/** The chains of a realm: each vassal hangs on its neighbour at the suzerain's side. */
export function links(lord: number, vassals: readonly number[]): [vassal: number, to: number][] {
  const seats = sideBySide(lord, vassals);
  const middle = seats.indexOf(lord);
  return seats.flatMap((seat, place): [number, number][] => {
    if (seat === lord) return [];
    return [[seat, seats[place + Math.sign(middle - place)] ?? lord]];
  });
}

export interface Deck {
  columns: number;
  width: number;
  height: number;
}

const CARD = { ratio: 0.74, most: 76, gap: 6 };
const MOST_COLUMNS = 10;
/** Rows look best when they are about this much longer than their number. */
const BROAD = 2.5;

/** How so many cards lie in the middle: as large as they can, then in even rows. */
export function deckIn(cards: number, width: number, height: number): Deck {
  const wanted = Math.sqrt(cards * BROAD);
  const fits = Array.from({ length: Math.min(Math.max(cards, 1), MOST_COLUMNS) }, (_, place) => {
    const columns = place + 1;
    const rows = Math.ceil(cards / columns);
    const tall = Math.min(
      CARD.most,
      (height - (rows - 1) * CARD.gap) / rows,
      (width - (columns - 1) * CARD.gap) / columns / CARD.ratio,
    );
    const uneven = (rows * columns - cards) / columns;
    const odd = Math.abs(columns - wanted) / wanted + uneven;
    return { columns, tall: Math.max(0, Math.floor(tall)), odd };
  });
  fits.sort((one, other) => other.tall - one.tall || one.odd - other.odd);
  const { columns, tall } = fits[0] ?? { columns: 1, tall: 0 };
  return { columns, width: tall * CARD.ratio, height: tall };
}
