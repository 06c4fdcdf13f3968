/** Small views of WAR Vikings for tests: seat 0 (red) has `own`, seat 1 (blue) all the rest, one army each. */
import { BOARD } from "../../src/games/vikings/rules/board";
import type { CombatView, VikingsView } from "../../src/protocol/vikings";

type Rest = Partial<
  Pick<
    VikingsView,
    | "phase"
    | "pools"
    | "ships"
    | "spent"
    | "commanders"
    | "valhalla"
    | "assaults"
    | "effect"
    | "active"
    | "awaiting"
    | "seat"
    | "must_trade"
  >
>;

interface Wish extends Rest {
  own?: string[];
  counts?: Record<string, number>;
  combat?: Partial<CombatView>;
  options?: VikingsView["options"];
}

const OPTIONS = {
  gods: true,
  commander: true,
  ships: true,
  naval_mode: "single_roll",
  commander_return: "valhalla",
};

export function vikingsView(wish: Wish): VikingsView {
  const { own = [], counts = {}, combat, options, ...rest } = wish;
  const fought: CombatView = {
    source: "viken",
    target: "frisia",
    naval: false,
    armies: 3,
    defence_dice: 3,
    attack_card: null,
    defence_card: null,
    attack: [],
    defence: [],
    attack_losses: 0,
    defence_losses: 0,
    rolls: 0,
    rounds_won: 0,
    rerolled: [false, false],
    ...combat,
  };
  return {
    seat: 0,
    colours: ["vermelho", "azul", "verde", "amarelo"],
    turn: 5,
    phase: "attack",
    awaiting: [0],
    may_surrender: true,
    places: [],
    options: { ...OPTIONS, ...options },
    fates: ["in_play", "in_play", "in_play", "in_play"],
    destroyers: [null, null, null, null],
    leaving: [],
    objective_pool: [],
    effect: null,
    dealer: 0,
    first: 0,
    active: 0,
    round: 2,
    owners: BOARD.territories.map((each) => (own.includes(each) ? 0 : 1)),
    armies: BOARD.territories.map((each) => counts[each] ?? 1),
    pools: {},
    must_trade: false,
    conquered: false,
    eliminated: false,
    exchanges: 0,
    next_exchange: 4,
    reserve: [60, 60, 60, 60],
    valhalla: [2, 3, 0, 0],
    removed: [0, 0, 0, 0],
    commanders: [null, null, null, null],
    commanders_lost: [],
    ships: [],
    spent: [],
    sailed: [],
    ships_in_reserve: [5, 5, 5, 5],
    ships_destroyed: [0, 0, 0, 0],
    assaults: [],
    combat: combat === undefined ? null : fought,
    movable: [],
    led: false,
    hand_sizes: [0, 0, 0, 0],
    pile_size: 38,
    discards: [],
    hands: [[], null, null, null],
    objectives: ["obj_danelaw", null, null, null],
    goal: "obj_danelaw",
    winners: [],
    ending: "",
    pile: null,
    undealt_objectives: null,
    ...rest,
  };
}
