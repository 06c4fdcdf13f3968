/** Small views of War for tests: seat 0 (red) has `own`, seat 1 (blue) all the rest, one army each. */
import type { WarView } from "../../src/protocol/war";
import { BOARD } from "../../src/games/war/rules/board";

interface Wish {
  own?: string[];
  armies?: Record<string, number>;
  movable?: Record<string, number>;
  pools?: Record<string, number>;
  exchanges?: number;
  options?: WarView["options"];
  phase?: string;
}

export function warView(wish: Wish): WarView {
  const counts = (some: Record<string, number> = {}, usual: number) => {
    const list = BOARD.territories.map(() => usual);
    for (const [territory, count] of Object.entries(some)) list[BOARD.numberOf(territory)] = count;
    return list;
  };
  return {
    seat: 0,
    colours: ["vermelho", "azul"],
    turn: 0,
    phase: wish.phase ?? "place",
    awaiting: [0],
    may_surrender: true,
    places: [],
    options: wish.options ?? {},
    fates: ["in_play", "in_play"],
    destroyers: [null, null],
    objective_pool: [],
    first: 0,
    active: 0,
    round: 1,
    owners: BOARD.territories.map((each) => (wish.own?.includes(each) ? 0 : 1)),
    armies: counts(wish.armies, 1),
    pools: wish.pools ?? {},
    conquered: false,
    eliminated: false,
    exchanges: wish.exchanges ?? 0,
    next_exchange: 4,
    hand_sizes: [0, 0],
    pile_size: 44,
    discards: [],
    covered_size: 0,
    covered_by: [0, 0],
    battle: null,
    movable: counts(wish.movable, 0),
    hands: [[], null],
    known_discards: [],
    objectives: ["obj_24_territorios", null],
    goal: "obj_24_territorios",
    returned_objective: null,
    winners: [],
    ending: "",
    pile: null,
    covered: null,
    undealt_objectives: null,
  };
}
