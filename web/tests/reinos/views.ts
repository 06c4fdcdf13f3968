import type { BattleView, ReinosView } from "../../src/protocol/reinos";

/** A position of so many free kingdoms, with what is said otherwise. */
export function viewOf(kingdoms: number, but: Partial<ReinosView> = {}): ReinosView {
  const each = <T>(value: T) => new Array<T>(kingdoms).fill(value);
  const colours = "branco preto vermelho azul amarelo verde roxo laranja".split(" ");
  return {
    seat: 0,
    colours: colours.slice(0, kingdoms),
    turn: 1,
    phase: "choose",
    awaiting: [0],
    may_surrender: true,
    places: [],
    options: { difficulty: "medium", picking: "each", revolt_clock: "turn", round_limit: 100 },
    order: each(0).map((_, seat) => seat),
    in_play: each(true),
    suzerains: each(null),
    revolt: each(0),
    skips_growth: each(false),
    passes: each(0),
    tried: each(false),
    subdued: each(false),
    active: 0,
    round: 1,
    native_percent: each(80),
    must_attack: false,
    battle: null,
    decision: null,
    may_revise: false,
    winners: [],
    ending: "",
    ...but,
  };
}

export function battleOf(but: Partial<BattleView> = {}): BattleView {
  return {
    attacker: 0,
    defender: 1,
    asked: [],
    decided: [],
    revolted: [],
    native: 0,
    additional: 0,
    attack_armies: 0,
    defence_armies: 0,
    cards: 0,
    turned: [],
    picking: null,
    picks_left: [],
    ...but,
  };
}
