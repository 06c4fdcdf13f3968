// Made by tools/web_types.py. Do not edit.

/** The battle that waits for its dice, or the conquest that waits for its armies. */
export interface BattleView {
  source: string;
  target: string;
  armies: number;
}

/** The bombers around a target. */
export interface RaidView {
  target: string;
  bombers: number;
}

/** Who has looked at whose cards, last in which turn; and at the objective, if `objective`. */
export interface Look {
  seat: number;
  opponent: number;
  turn: number;
  objective: boolean;
}

/**
 * What the viewer saw of somebody in its last look: the cards of that moment; the objective card, if ever.
 *
 * `changed`: the card was no longer what its holder had to do when it was seen.
 */
export interface Sighting {
  opponent: number;
  turn: number;
  cards: string[];
  objective: string | null;
  changed: boolean;
}

/**
 * Lists by seat are in seat order, lists by territory in board order.
 *
 * `owners`: null for neutral armies and for what is `vacant`. `back`: the phase that goes on after a raid or
 * transport. `ci`: the territory of each seat's Information Centre; `ci_out`: those that left the match.
 * `covered_by`: how many of the face-down discards each seat has put there.
 * Private to the viewer are `hands` (the own one; null for those not seen), `known_discards`, `known_hands`
 * (cards that it has seen in another's hand and that must still be there), `sightings`, `objectives` and
 * `goal`. When the match is over, all is shown.
 */
export interface War2View {
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
  handed: number[];
  leaving: number[];
  last_stand: number[];
  objective_pool: string[];
  without_objective: number[];
  dealer: number;
  pairs: number;
  first: number;
  active: number;
  round: number;
  stage: number;
  back: string;
  owners: (number | null)[];
  vacant: string[];
  armies: number[];
  pools: Record<string, number>;
  due: number;
  base: number[];
  box: number[];
  conquered: boolean;
  battle: BattleView | null;
  raid: RaidView | null;
  movable: number[];
  paid: string[];
  hand_sizes: number[];
  pile_size: number;
  discards: string[];
  covered_size: number;
  covered_by: number[];
  ci: (string | null)[];
  ci_out: number[];
  ci_moved: number[];
  spied: boolean;
  looks: Look[];
  hands: (string[] | null)[];
  known_discards: string[];
  known_hands: string[][];
  sightings: Sighting[];
  objectives: (string | null)[];
  goal: string | null;
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

/** Who rolled what; `dealer` is null while the highest are tied. */
export interface DealerRolled {
  event: "dealer_rolled";
  seats: number[];
  faces: number[];
  dealer?: number | null;
}

/** The card of a Strategic Centre, and two armies on it. */
export interface CentreDealt {
  event: "centre_dealt";
  seat: number;
  territory: string;
}

export interface CentreTaken {
  event: "centre_taken";
  seat: number;
  territory: string;
}

export interface PairTaken {
  event: "pair_taken";
  seat: number;
  territories: string[];
}

export interface TerritoryClaimed {
  event: "territory_claimed";
  seat: number;
  territory: string;
}

/** `stage` is 1 or 2 in round 1, else 0; `centres` are the territories that received their army at once. */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
  stage: number;
  pools: Record<string, number>;
  centres: string[];
}

export interface ArmiesPlaced {
  event: "armies_placed";
  seat: number;
  pool: string;
  territory: string;
  armies: number;
}

/** WAR2-REC-14: the box is empty, and so many of the pools cannot be placed. */
export interface ArmiesLost {
  event: "armies_lost";
  seat: number;
  armies: number;
}

/** So many new ones in the air base; `base` are all that are there now. */
export interface BombersArrived {
  event: "bombers_arrived";
  seat: number;
  bombers: number;
  base: number;
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

/** `cards` is empty for a raid from the air base. */
export interface RaidDeclared {
  event: "raid_declared";
  seat: number;
  defender: number | null;
  target: string;
  bombers: number;
  cards: string[];
}

/** What the anti-aircraft die shows, and how many bombers fly on. */
export interface FlakFired {
  event: "flak_fired";
  seat: number;
  target: string;
  face: number;
  bombers: number;
}

/** What the air-attack die shows, and how many armies are left. */
export interface BombsDropped {
  event: "bombs_dropped";
  seat: number;
  target: string;
  face: number;
  armies: number;
}

/** So many bombers fly to the air base. */
export interface RaidEnded {
  event: "raid_ended";
  seat: number;
  target: string;
  bombers: number;
}

export interface ArmiesMoved {
  event: "armies_moved";
  seat: number;
  source: string;
  target: string;
  armies: number;
}

export interface ArmiesAirlifted {
  event: "armies_airlifted";
  seat: number;
  source: string;
  target: string;
  armies: number;
}

export interface TurnEnded {
  event: "turn_ended";
  seat: number;
}

export interface TerritoryReinforced {
  event: "territory_reinforced";
  seat: number;
  cards: string[];
  territory: string;
  armies: number;
}

export interface TransportPaid {
  event: "transport_paid";
  seat: number;
  cards: string[];
}

export interface ArmiesTransported {
  event: "armies_transported";
  seat: number;
  source: string;
  target: string;
  armies: number;
}

/** Face down; only its holder knows which. */
export interface CardDiscarded {
  event: "card_discarded";
  seat: number;
  card?: string | null;
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

/** Above the hand limit; only its holder knows which. */
export interface CardLost {
  event: "card_lost";
  seat: number;
  card?: string | null;
}

/** The card can no longer be met and asks for something else; heard by its holder alone. */
export interface ObjectiveChanged {
  event: "objective_changed";
  seat: number;
  objective: string;
}

/** WAR2-OPT-07: from now on this player needs so many Strategic Centres. */
export interface LastStandBegun {
  event: "last_stand_begun";
  seat: number;
  number: number;
}

export interface CiPlaced {
  event: "ci_placed";
  seat: number;
  territory: string;
}

/** `ci` is the seat whose Information Centre it is. */
export interface CiMoved {
  event: "ci_moved";
  seat: number;
  ci: number;
  source: string;
  territory: string;
}

/** All are told who has seen whose cards and objective, and nothing more. */
export interface CiCaptured {
  event: "ci_captured";
  seat: number;
  ci: number;
  territory: string;
}

/** Conquered back by its owner. */
export interface CiFreed {
  event: "ci_freed";
  seat: number;
  territory: string;
}

/** All are told who has seen whose cards, and nothing more. */
export interface Spied {
  event: "spied";
  seat: number;
  opponent: number;
}

/** For the spy alone. */
export interface HandSeen {
  event: "hand_seen";
  seat: number;
  opponent: number;
  cards: string[];
}

/** For the captor alone: the hand, the objective card as drawn, and its current form. */
export interface SecretsSeen {
  event: "secrets_seen";
  seat: number;
  opponent: number;
  cards: string[];
  dealt: string | null;
  objective: string | null;
}

/** WAR2-SUR-02: it takes effect when the battle or raid that is open has ended. */
export interface SurrenderAnnounced {
  event: "surrender_announced";
  seat: number;
}

export interface PlayerSurrendered {
  event: "player_surrendered";
  seat: number;
  cards: number;
}

/** WAR2-OPT-08: a bot plays on. */
export interface SeatHandedOver {
  event: "seat_handed_over";
  seat: number;
}

/** WAR2-END-04: everything is laid open. */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  ending: string;
  objectives: (string | null)[];
  hands: string[][];
  leftover: string[];
}

/** With five players: take a Strategic Centre that is left. */
export type TakeCentre = [kind: "take_centre", territory: string];

/** With five players: take two vacant territories in different continents instead. */
export type TakePair = [kind: "take_pair", territory: string, other: string];

/** Put an army on a vacant territory. */
export type Claim = [kind: "claim", territory: string];

/** From the pool `free`, or a continent's, put armies on a territory. */
export type Place = [kind: "place", pool: string, territory: string, armies: number];

/** From a territory against a neighbour with so many armies. */
export type Attack = [kind: "attack", source: string, target: string, armies: number];

/** Attack no more in this turn. */
export type EndAttack = [kind: "end_attack"];

/** Move so many armies into the conquered territory. */
export type Occupy = [kind: "occupy", armies: number];

/** Against a territory with so many bombers of the air base. */
export type RaidFromBase = [kind: "raid_from_base", target: string, bombers: number];

/** For a card that shows the target, and number cards of these values, with bombers of the box. */
export type RaidWithCards = [kind: "raid_with_cards", card: string, numbers: number[], target: string];

/** Fly another exchange. */
export type ContinueRaid = [kind: "continue_raid"];

/** Fly home to the air base. */
export type StopRaid = [kind: "stop_raid"];

/** From one of your territories to a neighbouring one of yours, so many armies. */
export type Move = [kind: "move", source: string, target: string, armies: number];

/** From one of your Strategic Centres to another, so many armies. */
export type Airlift = [kind: "airlift", source: string, target: string, armies: number];

/** Move no more, and draw cards if you conquered. */
export type EndTurn = [kind: "end_turn"];

/** For a card that shows a territory of yours, and number cards of these values, armies on it. */
export type Reinforce = [kind: "reinforce", card: string, numbers: number[], territory: string];

/** Give two territory cards; what they move is said next. */
export type Transport = [kind: "transport", cards: [string, string]];

/** For the two cards: from one of your territories to any other, so many armies. */
export type Carry = [kind: "carry", source: string, target: string, armies: number];

/** Put a card face down on the discard pile. */
export type Discard = [kind: "discard", card: string];

/** Put your Information Centre on a territory of yours. */
export type PlaceCi = [kind: "place_ci", territory: string];

/** Look at the cards of an opponent. */
export type Spy = [kind: "spy", opponent: number];

/** Move the Information Centre of a seat that you keep to a neighbour, or between Strategic Centres. */
export type MoveCi = [kind: "move_ci", ci: number, territory: string];

/** For the two cards: the Information Centre of a seat that you keep, to any territory of yours. */
export type CarryCi = [kind: "carry_ci", ci: number, territory: string];

/** Leave the match for good. Whether it is allowed is for each game's clauses to say. */
export type Surrender = [kind: "surrender"];

export type War2Event =
  | ColourAssigned
  | ObjectiveDealt
  | DealerRolled
  | CentreDealt
  | CentreTaken
  | PairTaken
  | TerritoryClaimed
  | TurnStarted
  | ArmiesPlaced
  | ArmiesLost
  | BombersArrived
  | BattleFought
  | TerritoryConquered
  | ArmiesMovedIn
  | AttackEnded
  | RaidDeclared
  | FlakFired
  | BombsDropped
  | RaidEnded
  | ArmiesMoved
  | ArmiesAirlifted
  | TurnEnded
  | TerritoryReinforced
  | TransportPaid
  | ArmiesTransported
  | CardDiscarded
  | PileRecycled
  | CardDrawn
  | PlayerEliminated
  | CardsTaken
  | CardLost
  | ObjectiveChanged
  | LastStandBegun
  | CiPlaced
  | CiMoved
  | CiCaptured
  | CiFreed
  | Spied
  | HandSeen
  | SecretsSeen
  | SurrenderAnnounced
  | PlayerSurrendered
  | SeatHandedOver
  | GameEnded;

export type War2Action =
  | TakeCentre
  | TakePair
  | Claim
  | Place
  | Attack
  | EndAttack
  | Occupy
  | RaidFromBase
  | RaidWithCards
  | ContinueRaid
  | StopRaid
  | Move
  | Airlift
  | EndTurn
  | Reinforce
  | Transport
  | Carry
  | Discard
  | PlaceCi
  | Spy
  | MoveCi
  | CarryCi
  | Surrender;

export interface War2Wire {
  view: War2View;
  event: War2Event;
  action: War2Action;
}
