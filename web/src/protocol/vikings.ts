// Made by tools/web_types.py. Do not edit.

/** All combats of this turn between two territories: who has invoked how often, and whether the sea is open. */
export interface AssaultView {
  territories: string[];
  attack_calls: number;
  defence_calls: number;
  opened: boolean;
}

/**
 * A battle or a naval combat that is going on.
 *
 * `attack` and `defence` are the dice as they lie now. Cards are those of the gods. `rolls`: how many of a
 * naval combat's are over, and `rounds_won` those of them that the attack won. `rerolled`: which of the two
 * sides has used the command effect.
 */
export interface CombatView {
  source: string;
  target: string;
  naval: boolean;
  armies: number;
  defence_dice: number;
  attack_card: string | null;
  defence_card: string | null;
  attack: number[];
  defence: number[];
  attack_losses: number;
  defence_losses: number;
  rolls: number;
  rounds_won: number;
  rerolled: boolean[];
}

/**
 * Lists by seat are in seat order, lists by territory in board order.
 *
 * `effect`: the command effect. `ships`: the territories with a ship in port, which is their owner's.
 * `spent`, `sailed`: those of them whose ship was beaten, or has sailed, in this turn. `commanders`: where
 * each is; `commanders_lost`: those who were taken off the board. `reserve` and `removed` are empty where
 * the supply has no limit. Private to the viewer are `hands` (the own one, its cards as they came; null for
 * those not seen), `objectives` (likewise) and `goal`. When the match is over, all is shown.
 */
export interface VikingsView {
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
  leaving: number[];
  objective_pool: string[];
  effect: string | null;
  dealer: number;
  first: number;
  active: number;
  round: number;
  owners: (number | null)[];
  armies: number[];
  pools: Record<string, number>;
  must_trade: boolean;
  conquered: boolean;
  eliminated: boolean;
  exchanges: number;
  next_exchange: number;
  reserve: number[];
  valhalla: number[];
  removed: number[];
  commanders: (string | null)[];
  commanders_lost: number[];
  ships: string[];
  spent: string[];
  sailed: string[];
  ships_in_reserve: number[];
  ships_destroyed: number[];
  assaults: AssaultView[];
  combat: CombatView | null;
  movable: number[];
  led: boolean;
  hand_sizes: number[];
  pile_size: number;
  discards: string[];
  hands: (string[] | null)[];
  objectives: (string | null)[];
  goal: string | null;
  winners: number[];
  ending: string;
  pile: string[] | null;
  undealt_objectives: string[] | null;
}

export interface ColourAssigned {
  event: "colour_assigned";
  seat: number;
  colour: string;
}

/** The command effect that holds for all commanders, all game. */
export interface EffectDrawn {
  event: "effect_drawn";
  effect: string;
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

/** Heard by everybody; the card itself by its holder alone. */
export interface ObjectiveDealt {
  event: "objective_dealt";
  seat: number;
  objective?: string | null;
}

/** `restored`: removed armies that went back to the reserve. */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
  pools: Record<string, number>;
  restored: number;
}

export interface ArmiesPlaced {
  event: "armies_placed";
  seat: number;
  pool: string;
  territory: string;
  armies: number;
}

/** `cost`: the armies of Valhalla that it took. */
export interface CommanderPlaced {
  event: "commander_placed";
  seat: number;
  territory: string;
  cost: number;
}

/** `armies` to place freely; `bonus`: what the cards' own territories received at once. */
export interface CardsTraded {
  event: "cards_traded";
  seat: number;
  cards: string[];
  armies: number;
  bonus: Record<string, number>;
}

export interface ShipBuilt {
  event: "ship_built";
  seat: number;
  territory: string;
}

export interface ShipLaidUp {
  event: "ship_laid_up";
  seat: number;
  territory: string;
}

export interface PlacingFinished {
  event: "placing_finished";
  seat: number;
}

/** `defender` is null for neutral armies. */
export interface BattleDeclared {
  event: "battle_declared";
  seat: number;
  defender: number | null;
  source: string;
  target: string;
  armies: number;
}

export interface NavalCombatDeclared {
  event: "naval_combat_declared";
  seat: number;
  defender: number;
  source: string;
  target: string;
}

export interface GodInvoked {
  event: "god_invoked";
  seat: number;
  god: string;
  cost: number;
}

export interface GodCardDrawn {
  event: "god_card_drawn";
  seat: number;
  god_card: string;
}

/** By War Prayer: it goes back, and another is drawn. */
export interface GodCardRefused {
  event: "god_card_refused";
  seat: number;
  god_card: string;
}

/** All dice as they fell, red and yellow. */
export interface DiceRolled {
  event: "dice_rolled";
  attack: number[];
  defence: number[];
}

/** By the command effect: what the die showed, and what it shows now. */
export interface DieRerolled {
  event: "die_rerolled";
  seat: number;
  face: number;
  result: number;
}

/** Dice that a god's card had rolled again; `attack` and `defence` are all dice afterwards. */
export interface PowerRolled {
  event: "power_rolled";
  seat: number;
  god_card: string;
  faces: number[];
  attack: number[];
  defence: number[];
}

/** Dice as they were compared, after all effects, and how many armies each side lost. */
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

/** Dice as they were compared, and how many pairs each side won. */
export interface NavalRollFought {
  event: "naval_roll_fought";
  seat: number;
  defender: number;
  source: string;
  target: string;
  attack: number[];
  defence: number[];
  attack_pairs: number;
  defence_pairs: number;
}

/** `result` is `sunk` or `open` if the attack won, `spent` or `lost` if the defence did. */
export interface NavalCombatEnded {
  event: "naval_combat_ended";
  seat: number;
  defender: number;
  source: string;
  target: string;
  result: string;
}

/** So many of the armies lost went to Valhalla; the others to the reserve. */
export interface ValhallaEntered {
  event: "valhalla_entered";
  seat: number;
  armies: number;
}

/** Its last defender is gone. */
export interface TerritoryConquered {
  event: "territory_conquered";
  seat: number;
  source: string;
  territory: string;
  former: number | null;
}

export interface CommanderLost {
  event: "commander_lost";
  seat: number;
  territory: string;
}

/** Its port was conquered; it is in its owner's reserve. */
export interface ShipReturned {
  event: "ship_returned";
  seat: number;
  territory: string;
}

export interface ArmiesMovedIn {
  event: "armies_moved_in";
  seat: number;
  source: string;
  territory: string;
  armies: number;
  commander: boolean;
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

export interface AttackEnded {
  event: "attack_ended";
  seat: number;
}

/** By a border or, with a ship, by sea. `ship`: it sailed along. */
export interface ArmiesMoved {
  event: "armies_moved";
  seat: number;
  source: string;
  target: string;
  armies: number;
  commander: boolean;
  ship: boolean;
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

/** VIK-SUR-01: it takes effect when the combat that is open has ended. */
export interface SurrenderAnnounced {
  event: "surrender_announced";
  seat: number;
}

export interface PlayerSurrendered {
  event: "player_surrendered";
  seat: number;
  cards: number;
}

/** VIK-SUR-03: the cards of one who surrendered, face up. */
export interface HandDiscarded {
  event: "hand_discarded";
  seat: number;
  cards: string[];
}

/** VIK-WIN-07: everything is laid open. */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  ending: string;
  objectives: (string | null)[];
  hands: string[][];
}

/** Take a colour that nobody has. */
export type TakeColour = [kind: "take_colour", colour: string];

/** From the pool `free`, or a continent's, put armies on a territory. */
export type Place = [kind: "place", pool: string, territory: string, armies: number];

/** Put your commander on a territory of yours: in round 1, or, later, after he was lost. */
export type PlaceCommander = [kind: "place_commander", territory: string];

/** Give three cards for armies. */
export type Trade = [kind: "trade", cards: [string, string, string]];

/** Sacrifice an army of Valhalla for a ship in a port of yours. */
export type BuildShip = [kind: "build_ship", territory: string];

/** Take a ship from its port back to your reserve. */
export type LayUpShip = [kind: "lay_up_ship", territory: string];

/** Go on: all is placed. */
export type FinishPlacing = [kind: "finish_placing"];

/** From a territory against a neighbour, or over the sea, with so many armies. */
export type Attack = [kind: "attack", source: string, target: string, armies: number];

/** From a port with your ship against the ship that guards another port. */
export type AttackShip = [kind: "attack_ship", source: string, target: string];

/** Attack no more in this turn. */
export type EndAttack = [kind: "end_attack"];

/** Call a god before the roll. */
export type Invoke = [kind: "invoke", god: string];

/** Call no god in this roll. */
export type PassInvocation = [kind: "pass_invocation"];

/** Be content with the god's card. */
export type KeepCard = [kind: "keep_card"];

/** By War Prayer: refuse the god's card and draw another. */
export type DrawAgain = [kind: "draw_again"];

/** Roll so many dice (only with the option `defender_dice = choose`). */
export type Defend = [kind: "defend", dice: number];

/** By the command effect: roll one of your dice that shows this face again. */
export type Reroll = [kind: "reroll", face: number];

/** Leave your dice as they are. */
export type DeclineReroll = [kind: "decline_reroll"];

/** Of the armies lost in this battle send so many to Valhalla, the others to the reserve. */
export type SendToValhalla = [kind: "send_to_valhalla", armies: number];

/** Move so many armies into the conquered territory, with or without the commander. */
export type Occupy = [kind: "occupy", armies: number, commander: boolean];

/** From one of your territories to a neighbouring one of yours, so many armies, with or without the commander. */
export type Move = [kind: "move", source: string, target: string, armies: number, commander: boolean];

/** From a port with your ship to another port of yours: so many armies, the ship itself, the commander. */
export type Sail = [kind: "sail", source: string, target: string, armies: number, ship: boolean, commander: boolean];

/** Move no more in this turn. */
export type EndFortify = [kind: "end_fortify"];

/** Leave the match for good. Whether it is allowed is for each game's clauses to say. */
export type Surrender = [kind: "surrender"];

export type VikingsEvent =
  | ColourAssigned
  | EffectDrawn
  | DealerRolled
  | TerritoriesDealt
  | ObjectiveDealt
  | TurnStarted
  | ArmiesPlaced
  | CommanderPlaced
  | CardsTraded
  | ShipBuilt
  | ShipLaidUp
  | PlacingFinished
  | BattleDeclared
  | NavalCombatDeclared
  | GodInvoked
  | GodCardDrawn
  | GodCardRefused
  | DiceRolled
  | DieRerolled
  | PowerRolled
  | BattleFought
  | NavalRollFought
  | NavalCombatEnded
  | ValhallaEntered
  | TerritoryConquered
  | CommanderLost
  | ShipReturned
  | ArmiesMovedIn
  | PlayerEliminated
  | CardsTaken
  | ObjectiveChanged
  | AttackEnded
  | ArmiesMoved
  | FortifyEnded
  | PileRecycled
  | CardDrawn
  | SurrenderAnnounced
  | PlayerSurrendered
  | HandDiscarded
  | GameEnded;

export type VikingsAction =
  | TakeColour
  | Place
  | PlaceCommander
  | Trade
  | BuildShip
  | LayUpShip
  | FinishPlacing
  | Attack
  | AttackShip
  | EndAttack
  | Invoke
  | PassInvocation
  | KeepCard
  | DrawAgain
  | Defend
  | Reroll
  | DeclineReroll
  | SendToValhalla
  | Occupy
  | Move
  | Sail
  | EndFortify
  | Surrender;

export interface VikingsWire {
  view: VikingsView;
  event: VikingsEvent;
  action: VikingsAction;
}
