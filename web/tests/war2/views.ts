/** Small views of War II for tests: seat 0 (red) has `own`, seat 1 (blue) all the rest, one army each. */
import { BOARD } from "../../src/games/war2/rules/board";
import type { War2View } from "../../src/protocol/war2";

interface Wish extends Partial<Pick<War2View, "phase" | "pools" | "raid" | "stage" | "vacant">> {
  own?: string[];
  counts?: Record<string, number>;
  free?: Record<string, number>;
  hand?: string[];
}

export function war2View(wish: Wish): War2View {
  const { own = [], counts = {}, free = {}, hand = [], ...rest } = wish;
  const listed = (some: Record<string, number>, usual: number) => {
    const list = BOARD.territories.map(() => usual);
    for (const [territory, count] of Object.entries(some)) list[BOARD.numberOf(territory)] = count;
    return list;
  };
  return {
    seat: 0,
    colours: ["vermelho", "azul"],
    turn: 0,
    phase: "place",
    awaiting: [0],
    may_surrender: true,
    places: [],
    options: { ci: true, last_stand_centres: 3 },
    fates: ["in_play", "in_play"],
    destroyers: [null, null],
    handed: [],
    leaving: [],
    last_stand: [],
    objective_pool: [],
    without_objective: [],
    dealer: 0,
    pairs: 0,
    first: 0,
    active: 0,
    round: 2,
    stage: 0,
    back: "",
    owners: BOARD.territories.map((each) => (own.includes(each) ? 0 : 1)),
    vacant: [],
    armies: listed(counts, 1),
    pools: {},
    due: 0,
    base: [3, 2],
    box: [7, 8],
    conquered: false,
    battle: null,
    raid: null,
    movable: listed(free, 0),
    paid: [],
    hand_sizes: [hand.length, 0],
    pile_size: 61,
    discards: [],
    covered_size: 0,
    covered_by: [0, 0],
    ci: [null, null],
    ci_out: [],
    ci_moved: [],
    spied: false,
    looks: [],
    hands: [hand, null],
    known_discards: [],
    known_hands: [[], []],
    sightings: [],
    objectives: ["obj_24_territorios", null],
    goal: "obj_24_territorios",
    winners: [],
    ending: "",
    pile: null,
    covered: null,
    undealt_objectives: null,
    ...rest,
  };
}
