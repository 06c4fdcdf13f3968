// Made by tools/web_types.py. Do not edit.

/** The battle that is declared. Armies, cards and picks are 0 until the cards lie on the table. */
export interface BattleView {
  attacker: number;
  defender: number;
  asked: number[];
  decided: number[];
  revolted: number[];
  native: number;
  additional: number;
  attack_armies: number;
  defence_armies: number;
  cards: number;
  turned: number[];
  picking: number | null;
  picks_left: number[];
}

/**
 * Lists by seat are in seat order. A free kingdom has no suzerain; `revolt` is in per cent.
 *
 * `must_attack`: the kingdom on turn has passed as often as it may. `native_percent`: each kingdom's chance in
 * the native test if it attacked now with its vassals.
 * Private to the viewer is `decision`: whether it revolts, as it has decided in this battle.
 */
export interface ReinosView {
  seat: number | null;
  colours: (string | null)[];
  turn: number;
  phase: string;
  awaiting: number[];
  may_surrender: boolean;
  places: number[];
  options: Record<string, string | boolean | number>;
  order: number[];
  in_play: boolean[];
  suzerains: (number | null)[];
  revolt: number[];
  skips_growth: boolean[];
  passes: number[];
  tried: boolean[];
  subdued: boolean[];
  active: number;
  round: number;
  native_percent: number[];
  must_attack: boolean;
  battle: BattleView | null;
  decision: boolean | null;
  may_revise: boolean;
  winners: number[];
  ending: string;
}

/** The seats in the order of play. */
export interface OrderDrawn {
  event: "order_drawn";
  order: number[];
}

export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
}

export interface TurnPassed {
  event: "turn_passed";
  seat: number;
  passes: number;
}

/** `vassals` are asked whether they revolt. */
export interface AttackDeclared {
  event: "attack_declared";
  seat: number;
  target: number;
  vassals: number[];
}

/** A vassal has decided; what, only it knows. */
export interface DecisionMade {
  event: "decision_made";
  seat: number;
  revolts?: boolean | null;
}

/** Heard by the vassal alone. */
export interface DecisionRevised {
  event: "decision_revised";
  seat: number;
  revolts: boolean;
}

export interface DecisionsRevealed {
  event: "decisions_revealed";
  loyal: number[];
  trying: number[];
}

/** `revolt` is the probability left to a vassal that failed; null for one that is free. */
export interface RevoltTried {
  event: "revolt_tried";
  seat: number;
  suzerain: number;
  percent: number;
  score: number;
  free: boolean;
  revolt?: number | null;
}

export interface NativesTested {
  event: "natives_tested";
  seat: number;
  percent: number;
  score: number;
  passed: boolean;
}

export interface RebelsCourted {
  event: "rebels_courted";
  seat: number;
  percent: number;
  score: number;
  won: boolean;
}

/** `picks` cards are picked by the side of `picking`, of `cards` on the table. */
export interface CardsLaidOut {
  event: "cards_laid_out";
  attack: number;
  defence: number;
  cards: number;
  picking: number;
  picks: number;
}

export interface CardTurned {
  event: "card_turned";
  seat: number;
  card: number;
  joker: boolean;
}

/** Where it lay, when the battle ended without it. */
export interface JokerShown {
  event: "joker_shown";
  card: number;
}

/** `vassals` are all that serve the winner now because of this battle. */
export interface BattleWon {
  event: "battle_won";
  seat: number;
  loser: number;
  vassals: number[];
}

export interface BattleCalledOff {
  event: "battle_called_off";
  seat: number;
  target: number;
}

/** Its suzerain has left the table. */
export interface KingdomFreed {
  event: "kingdom_freed";
  seat: number;
  suzerain: number;
}

export interface PlayerSurrendered {
  event: "player_surrendered";
  seat: number;
}

export interface GameEnded {
  event: "game_ended";
  winners: number[];
  ending: string;
}

/** Attack the free kingdom of this seat. */
export type Attack = [kind: "attack", target: number];

/** Let this turn go by. */
export type Pass = [kind: "pass"];

/** Fight for the suzerain in this battle. */
export type StayLoyal = [kind: "stay_loyal"];

/** Try to become free before this battle. */
export type Revolt = [kind: "revolt"];

/** Turn over the card at this place of the row, counted from 1. */
export type Pick = [kind: "pick", card: number];

/** Leave the match for good. Whether it is allowed is for each game's clauses to say. */
export type Surrender = [kind: "surrender"];

export type ReinosEvent =
  | OrderDrawn
  | TurnStarted
  | TurnPassed
  | AttackDeclared
  | DecisionMade
  | DecisionRevised
  | DecisionsRevealed
  | RevoltTried
  | NativesTested
  | RebelsCourted
  | CardsLaidOut
  | CardTurned
  | JokerShown
  | BattleWon
  | BattleCalledOff
  | KingdomFreed
  | PlayerSurrendered
  | GameEnded;

export type ReinosAction =
  | Attack
  | Pass
  | StayLoyal
  | Revolt
  | Pick
  | Surrender;

export interface ReinosWire {
  view: ReinosView;
  event: ReinosEvent;
  action: ReinosAction;
}
