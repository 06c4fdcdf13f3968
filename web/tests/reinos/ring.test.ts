import { expect, test } from "vitest";
import { CASTLE, deckIn, links, ringOf, roundTable } from "../../src/games/reinos/scene/ring";
import { viewOf } from "./views";

const SIZES: [number, number][] = [
  [1128, 712],
  [1000, 540],
  [952, 580],
  [768, 716],
  [1600, 900],
];

/** Lords by seat: a position for each number of kingdoms, from all free to all but one in chains. */
function positions(): (number | null)[][] {
  const found: (number | null)[][] = [];
  for (let kingdoms = 4; kingdoms <= 8; kingdoms++) {
    const seats = Array.from({ length: kingdoms }, (_, seat) => seat);
    found.push(seats.map(() => null));
    found.push(seats.map((seat) => (seat === 2 ? null : 2)));
    found.push(seats.map((seat) => (seat % 3 === 0 ? null : seat - (seat % 3))));
    found.push(seats.map((seat) => (seat < 2 ? null : seat % 2)));
  }
  return found;
}

test.each(SIZES)("on %i × %i every castle is in sight and none hides another", (width, height) => {
  for (const suzerains of positions()) {
    for (const me of [null, 0, 3]) {
      const { spots, middle } = ringOf(viewOf(suzerains.length, { suzerains }), me, width, height);
      for (const [seat, { x, y, size }] of spots.entries()) {
        const half = (CASTLE.width * size) / 2;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(width);
        expect(y - CASTLE.height * size).toBeGreaterThanOrEqual(0);
        expect(y + CASTLE.name).toBeLessThanOrEqual(height);
        for (const other of spots.slice(seat + 1)) {
          const apart = Math.abs(x - other.x) - (CASTLE.width * (size + other.size)) / 2;
          const [high, low] = y < other.y ? [y, other] : [other.y, { y, size }];
          const below = low.y - CASTLE.height * low.size - high - CASTLE.name;
          expect(Math.max(apart, below)).toBeGreaterThan(-24);
        }
      }
      expect(middle.width).toBeGreaterThan(300);
      expect(middle.height).toBeGreaterThan(180);
    }
  }
});

test("one's own kingdom begins nearest, and the others follow clockwise", () => {
  const { spots } = ringOf(viewOf(4, { order: [2, 0, 3, 1] }), 0, 1000, 700);
  const [mine, left, , right] = [0, 3, 1, 2].map((seat) => spots[seat]);
  expect(mine?.x).toBeCloseTo(500, 0);
  expect(mine?.y).toBe(Math.max(...spots.map(({ y }) => y)));
  expect(left?.x).toBeLessThan(300);
  expect(right?.x).toBeGreaterThan(700);
});

test("a realm stands together, its suzerain in the middle, and every vassal is chained towards it", () => {
  const view = viewOf(6, { suzerains: [null, null, 0, 0, 0, 1] });
  expect(roundTable(view)).toEqual([3, 0, 2, 4, 1, 5]);
  expect(links(0, [2, 3, 4])).toEqual([
    [3, 0],
    [2, 0],
    [4, 2],
  ]);
});

test.each([6, 10, 15, 20, 25, 30, 40])("%i cards fit in the middle", (cards) => {
  for (const [width, height] of [
    [784, 260],
    [650, 150],
  ] as const) {
    const deck = deckIn(cards, width, height);
    const rows = Math.ceil(cards / deck.columns);
    expect(deck.columns * (deck.width + 6) - 6).toBeLessThanOrEqual(width + 1);
    expect(rows * (deck.height + 6) - 6).toBeLessThanOrEqual(height + 1);
    expect(deck.height).toBeGreaterThan(30);
  }
});
