// Made by tools/web_types.py. Do not edit.

/** The attack that waits for its defence, or the conquest that waits for its armies. */
export interface BattleView {
  source: string;
  target: string;
  dice: number;
}

/**
 * Lists by seat are in seat order, lists by territory in board order.
 *
 * `covered_by`: how many of the face-down discards each seat that is not eliminated has put there.
 * Private to the viewer are `hands` (the own one; null for those not seen), `known_discards`, `objectives`
 * (likewise), `goal` and `returned_objective`. When the match is over, all is shown.
 */
export interface WarView {
  seat: number | null;
  colours: (string | null)[];
  turn: number;
  phase: string;
  awaiting: number[];
  may_surrender: boolean;
  places: number[];
  options: Record<string, string | boolean | number>;
  fates: string[];
  destroyers: (number | null)[];
  objective_pool: string[];
  first: number;
  active: number;
  round: number;
  owners: (number | null)[];
  armies: number[];
  pools: Record<string, number>;
  conquered: boolean;
  eliminated: boolean;
  exchanges: number;
  next_exchange: number;
  hand_sizes: number[];
  pile_size: number;
  discards: string[];
  covered_size: number;
  covered_by: number[];
  battle: BattleView | null;
  movable: number[];
  hands: (string[] | null)[];
  known_discards: string[];
  objectives: (string | null)[];
  goal: string | null;
  returned_objective: string | null;
  winners: number[];
  ending: string;
  pile: string[] | null;
  covered: string[] | null;
  undealt_objectives: string[] | null;
}

export interface ColourAssigned {
  event: "colour_assigned";
  seat: number;
  colour: string;
}

/** Heard by everybody; the card itself by its holder alone. */
export interface ObjectiveDealt {
  event: "objective_dealt";
  seat: number;
  objective?: string | null;
}

/** WAR-OPT-06, heard by the holder alone. */
export interface ObjectiveSwapped {
  event: "objective_swapped";
  seat: number;
  returned: string;
  objective: string;
}

/** Who rolled what; `dealer` is null while the highest are tied. */
export interface DealerRolled {
  event: "dealer_rolled";
  seats: number[];
  faces: number[];
  dealer?: number | null;
}

/** Owners in board order. */
export interface TerritoriesDealt {
  event: "territories_dealt";
  dealer: number;
  owners: number[];
}

export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
  pools: Record<string, number>;
}

/** `bonus` are the territories that received armies for their own card. */
export interface CardsTraded {
  event: "cards_traded";
  seat: number;
  cards: string[];
  armies: number;
  bonus: string[];
}

export interface TradeSkipped {
  event: "trade_skipped";
  seat: number;
}

export interface ArmiesPlaced {
  event: "armies_placed";
  seat: number;
  pool: string;
  territory: string;
  armies: number;
}

/** Told when the defender is to choose his dice. */
export interface AttackDeclared {
  event: "attack_declared";
  seat: number;
  source: string;
  target: string;
  dice: number;
  defender: number;
}

/** WAR-SUR-09: the attacker surrendered before the roll. */
export interface AttackVoided {
  event: "attack_voided";
  source: string;
  target: string;
}

/** Dice as they fell, and how many armies each side lost. `defender` is null for neutral armies. */
export interface BattleFought {
  event: "battle_fought";
  seat: number;
  defender: number | null;
  source: string;
  target: string;
  attack: number[];
  defence: number[];
  attack_losses: number;
  defence_losses: number;
}

/** Its last defender is gone. */
export interface TerritoryConquered {
  event: "territory_conquered";
  seat: number;
  source: string;
  territory: string;
  former: number | null;
}

export interface PlayerEliminated {
  event: "player_eliminated";
  seat: number;
  by: number;
  cards: number;
}

/** The cards of an eliminated player. Only giver and taker know which. */
export interface CardsTaken {
  event: "cards_taken";
  seat: number;
  giver: number;
  count: number;
  cards?: string[] | null;
}

/** The card can no longer be met and asks for something else; heard by its holder alone. */
export interface ObjectiveChanged {
  event: "objective_changed";
  seat: number;
  objective: string;
}

/** WAR-OPT-08: the card, and the objective in its current form. */
export interface ObjectiveRevealed {
  event: "objective_revealed";
  seat: number;
  card: string;
  objective: string;
}

/** So many more after the first. */
export interface ArmiesMovedIn {
  event: "armies_moved_in";
  seat: number;
  source: string;
  territory: string;
  armies: number;
}

export interface AttackEnded {
  event: "attack_ended";
  seat: number;
}

export interface ArmiesMoved {
  event: "armies_moved";
  seat: number;
  source: string;
  target: string;
  armies: number;
}

export interface FortifyEnded {
  event: "fortify_ended";
  seat: number;
}

/** So many discards went back to the draw pile. */
export interface PileRecycled {
  event: "pile_recycled";
  cards: number;
}

export interface CardDrawn {
  event: "card_drawn";
  seat: number;
  card?: string | null;
}

/** Above the hand limit; only its holder knows which. */
export interface CardLost {
  event: "card_lost";
  seat: number;
  card?: string | null;
}

export interface PlayerSurrendered {
  event: "player_surrendered";
  seat: number;
  cards: number;
}

/** WAR-END-09: everything is laid open. */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  ending: string;
  objectives: string[];
  hands: string[][];
}

/** Give three cards for armies. */
export type Trade = [kind: "trade", cards: [string, string, string]];

/** Trade no cards. */
export type Skip = [kind: "skip"];

/** From the pool `free`, or a continent's, put armies on a territory. */
export type Place = [kind: "place", pool: string, territory: string, armies: number];

/** From a territory against a neighbour with so many dice. */
export type Attack = [kind: "attack", source: string, target: string, dice: number];

/** Attack no more in this turn. */
export type EndAttack = [kind: "end_attack"];

/** Roll so many dice (only with the option `defender_dice = choose`). */
export type Defend = [kind: "defend", dice: number];

/** Let so many more armies follow the first one into the conquered territory. */
export type Occupy = [kind: "occupy", extra: number];

/** From one of your territories to a neighbouring one of yours, so many armies. */
export type Move = [kind: "move", source: string, target: string, armies: number];

/** Move no more in this turn. */
export type EndFortify = [kind: "end_fortify"];

/** Leave the match for good. Whether it is allowed is for each game's clauses to say. */
export type Surrender = [kind: "surrender"];

export type WarEvent =
  | ColourAssigned
  | ObjectiveDealt
  | ObjectiveSwapped
  | DealerRolled
  | TerritoriesDealt
  | TurnStarted
  | CardsTraded
  | TradeSkipped
  | ArmiesPlaced
  | AttackDeclared
  | AttackVoided
  | BattleFought
  | TerritoryConquered
  | PlayerEliminated
  | CardsTaken
  | ObjectiveChanged
  | ObjectiveRevealed
  | ArmiesMovedIn
  | AttackEnded
  | ArmiesMoved
  | FortifyEnded
  | PileRecycled
  | CardDrawn
  | CardLost
  | PlayerSurrendered
  | GameEnded;

export type WarAction =
  | Trade
  | Skip
  | Place
  | Attack
  | EndAttack
  | Defend
  | Occupy
  | Move
  | EndFortify
  | Surrender;

export interface WarWire {
  view: WarView;
  event: WarEvent;
  action: WarAction;
}
