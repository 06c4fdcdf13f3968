// Made by tools/web_types.py. Do not edit.

/** A location. Goods, vessels and resources are numbers in the order of the rulebook's lists. */
export interface LocationView {
  type: string;
  guild: string | null;
  ruler: number | null;
  subject: boolean;
  serf: number | null;
  subject_seal: boolean;
  serf_seal: boolean;
  tile: string | null;
  stock: number;
  goods: number[];
  abandoned: number[];
  fresh: number[];
}

export interface MonsterView {
  owner: number | null;
  location: string | null;
}

/** A pawn; in the supply it stands at no location. */
export interface PawnView {
  location: string | null;
  character: string;
  vessel: string | null;
  wine: boolean;
}

/**
 * What a player has. `hand` and `writs` are null for those who may not see them.
 *
 * `beads`: how many of the values 2 to 5. `stars`: in each guild. `left`: 0, or the how-manieth to surrender.
 */
export interface PlayerView {
  score: number;
  goods: number[];
  shillings: number;
  barrel: number;
  markers: number;
  vessels: number[];
  seals: number;
  beads: number[];
  tiles: string[];
  discs: number;
  guardians: string[];
  military: number;
  voyage: number;
  pouch: string;
  pouch_cube: boolean;
  pawns: PawnView[];
  stars: number[];
  hand_size: number;
  played: string[];
  guilds_used: string[];
  moves: number;
  writ_count: number;
  left: number;
  hand: string[] | null;
  writs: string[] | null;
}

/** `seats`: master, official and apprentice of each guild. Beads are counted by the values 2 to 5. */
export interface GuildsView {
  seats: number[][];
  barn: number[];
  market: number[];
  carts: number[];
  sale: number[];
  rows: number[];
  scrolls: string[];
  rosary: number[];
  chickens: number[];
  purse: number;
  basket: number;
}

/**
 * What belongs to nobody. `markers`: by colour. `values`: of all discs whose red side is up.
 *
 * `gone`: tiles that each stack has lost. `backs`: by epoch, landscapes on tiles that nobody has seen.
 */
export interface SupplyView {
  bag: number[];
  markers: number[];
  vessels: number[];
  seals: number;
  values: number[];
  targets: number;
  gone: number[];
  backs: number[][];
  landscapes: Record<string, string>;
  dropped: string[];
  spent: string[];
}

/** A writ at the bottom of the deck: who knows it, and which it is if the viewer does. */
export interface BottomView {
  knowers: number[];
  writ: string | null;
}

/** The deck: its unknown part, its bottom, and what is being looked at. */
export interface WritsView {
  pile_size: number;
  bottom: BottomView[];
  drawn_size: number;
  drawn: string[] | null;
}

/**
 * Lists by seat are in seat order; `order` are the seats clockwise.
 *
 * `task`: how far the action of the moment has come, in the numbers of the rules. Private to the viewer are
 * hands, writs, and what it knows of the deck. When the match is over, all is shown.
 */
export interface FeudumView {
  seat: number | null;
  colours: (string | null)[];
  turn: number;
  phase: string;
  awaiting: number[];
  may_surrender: boolean;
  places: number[];
  options: Record<string, string | boolean | number>;
  round: number;
  epoch: number;
  first: number;
  active: number;
  order: number[];
  in_play: number[];
  slayers: number[];
  locations: LocationView[];
  monsters: MonsterView[];
  players: PlayerView[];
  guilds: GuildsView;
  supply: SupplyView;
  writs: WritsView;
  due: number[];
  table: number[];
  task: Record<string, number>;
  winners: number[];
  ending: string;
}

export interface ColourAssigned {
  event: "colour_assigned";
  seat: number;
  colour: string;
}

export interface PlaceDrawn {
  event: "place_drawn";
  place: number;
  seat: number;
}

export interface StartDrawn {
  event: "start_drawn";
  seat: number;
}

export interface DiscLaid {
  event: "disc_laid";
  location: string;
  type: string;
}

/** Out of the bag: to the `barn`, beside a `location`, into a `supply`, or onto the `table`. */
export interface GoodDrawn {
  event: "good_drawn";
  good: string;
  place: string;
  location?: string | null;
  seat?: number | null;
}

/** Off the table: to the `barn`, beside a `location`, or on to the other `guilds`. */
export interface GoodBrought {
  event: "good_brought";
  good: string;
  place: string;
  location?: string | null;
}

/** A seal shows its green side: on the `rosary`, the `chickens`, or in a `supply`. */
export interface BeadTurned {
  event: "bead_turned";
  value: number;
  place: string;
  seat?: number | null;
}

/** Off the rosary, to the `chickens` or into a `supply`. */
export interface BeadMoved {
  event: "bead_moved";
  value: number;
  place: string;
  seat?: number | null;
}

export interface VesselOffered {
  event: "vessel_offered";
  vessel: string;
}

export interface GoodsChosen {
  event: "goods_chosen";
  seat: number;
  goods: string[];
}

export interface SulfurStored {
  event: "sulfur_stored";
  seat: number;
  place: string;
}

/** With a `cube`, or with a tile instead. */
export interface GoodPaid {
  event: "good_paid";
  seat: number;
  good: string;
  means: string;
}

export interface PouchFilled {
  event: "pouch_filled";
  seat: number;
  filling: string;
}

export interface PouchEmptied {
  event: "pouch_emptied";
  seat: number;
  filling: string;
}

/** Only who picks it knows which. */
export interface CardPicked {
  event: "card_picked";
  seat: number;
  card?: string | null;
}

export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
}

export interface CardPlayed {
  event: "card_played";
  seat: number;
  card: string;
}

export interface ModeChosen {
  event: "mode_chosen";
  seat: number;
  card: string;
  mode: string;
}

export interface CardRepeated {
  event: "card_repeated";
  seat: number;
  card: string;
}

export interface PawnEntered {
  event: "pawn_entered";
  seat: number;
  pawn: number;
  character: string;
  location: string;
}

export interface PawnLeft {
  event: "pawn_left";
  seat: number;
  pawn: number;
  location: string;
  why: string;
}

export interface PawnMoved {
  event: "pawn_moved";
  seat: number;
  pawn: number;
  route: string;
  vessel: string;
  location: string;
}

export interface MonsterMoved {
  event: "monster_moved";
  seat: number;
  monster: string;
  route: string;
  location: string;
}

export interface ResourcePilfered {
  event: "resource_pilfered";
  seat: number;
  location: string;
  resource: string;
}

export interface VoyageContinued {
  event: "voyage_continued";
  seat: number;
  space: number;
}

export interface MarkerPlaced {
  event: "marker_placed";
  seat: number;
  location: string;
  role: string;
}

export interface MarkerReturned {
  event: "marker_returned";
  seat: number;
  location: string;
}

export interface RulerBoughtOut {
  event: "ruler_bought_out";
  seat: number;
  location: string;
  former: number;
}

/** The immunity of a marker ends. */
export interface SealTaken {
  event: "seal_taken";
  seat: number;
  location: string;
}

/** Who sits there now: master, official, apprentice. */
export interface SeatsSettled {
  event: "seats_settled";
  guild: string;
  seats: number[];
}

export interface GuardianPlaced {
  event: "guardian_placed";
  seat: number;
  guild: string;
}

export interface GuardianReturned {
  event: "guardian_returned";
  seat: number;
  guild: string;
}

export interface ShillingsGained {
  event: "shillings_gained";
  seat: number;
  shillings: number;
  reason: string;
}

export interface ShillingsPaid {
  event: "shillings_paid";
  seat: number;
  shillings: number;
}

export interface MarkersGained {
  event: "markers_gained";
  seat: number;
  markers: number;
  reason: string;
}

export interface VesselGained {
  event: "vessel_gained";
  seat: number;
  vessel: string;
}

export interface SealsGained {
  event: "seals_gained";
  seat: number;
  seals: number;
}

/** Only who draws it sees which. */
export interface WritDrawn {
  event: "writ_drawn";
  seat: number;
  writ?: string | null;
}

export interface WritKept {
  event: "writ_kept";
  seat: number;
  writ?: string | null;
}

export interface WritReturned {
  event: "writ_returned";
  seat: number;
  writ?: string | null;
}

export interface MandatePlayed {
  event: "mandate_played";
  seat: number;
  writ: string;
  option: number;
}

export interface HarvestBegun {
  event: "harvest_begun";
  seat: number;
  location: string;
  total: number;
  share: string;
}

export interface FavourTaken {
  event: "favour_taken";
  seat: number;
  good: string;
}

/** Beads have become seals. */
export interface BeadsTurnedOver {
  event: "beads_turned_over";
  seat: number;
  beads: number;
}

export interface LocationImproved {
  event: "location_improved";
  seat: number;
  location: string;
  type: string;
  guild?: string | null;
}

export interface TileTaken {
  event: "tile_taken";
  seat: number;
  tile: string;
  scored: boolean;
}

export interface TileSeen {
  event: "tile_seen";
  tile: string;
  landscape: string;
}

export interface LandscapeTended {
  event: "landscape_tended";
  seat: number;
  location: string;
  tile: string;
}

export interface LandscapeGrew {
  event: "landscape_grew";
  location: string;
  resources: number;
}

export interface LandscapeCollected {
  event: "landscape_collected";
  seat: number;
  location: string;
  resources: number;
}

export interface LandscapeLeft {
  event: "landscape_left";
  seat: number;
  location: string;
}

/** One of the resources goes to the ruler. */
export interface TributePaid {
  event: "tribute_paid";
  seat: number;
  location: string;
}

/** Against a `pawn`, a `feudum` or a monster. */
export interface AttackDeclared {
  event: "attack_declared";
  seat: number;
  location: string;
  owner: number;
  target: string;
  pawn?: number | null;
}

export interface DefendRevealed {
  event: "defend_revealed";
  seat: number;
}

export interface SaltpeterAdded {
  event: "saltpeter_added";
  seat: number;
  attack: number;
}

export interface WeaponUsed {
  event: "weapon_used";
  seat: number;
  writ: string;
  option: number;
}

export interface AttackResolved {
  event: "attack_resolved";
  seat: number;
  attack: number;
  defence: number;
  won: boolean;
}

export interface FeudumFell {
  event: "feudum_fell";
  location: string;
  former: number;
}

export interface MonsterFreed {
  event: "monster_freed";
  monster: string;
  owner: number;
}

export interface StarvingBegun {
  event: "starving_begun";
  seat: number;
  location: string;
  marker: string;
  owner: number;
}

export interface MarkerStarved {
  event: "marker_starved";
  seat: number;
  location: string;
  marker: string;
  owner: number;
}

export interface MarkerProtected {
  event: "marker_protected";
  seat: number;
  location: string;
  marker: string;
}

export interface MilitaryAdvanced {
  event: "military_advanced";
  seat: number;
  space: number;
}

export interface ChickensEmptied {
  event: "chickens_emptied";
  beads: number;
}

export interface GuildUsed {
  event: "guild_used";
  seat: number;
  guild: string;
  function: string;
}

export interface FeastHeld {
  event: "feast_held";
  seat: number;
  owner: number;
  guild: string;
  function: string;
}

export interface CoinsPaid {
  event: "coins_paid";
  guild: string;
  master: number;
  official: number;
  charity: number;
}

export interface FarmSold {
  event: "farm_sold";
  seat: number;
  location: string;
  goods: number;
}

/** To the `market`, to the `carts`, or back to the `bag`. */
export interface GoodSpilled {
  event: "good_spilled";
  good: string;
  place: string;
}

export interface GoodBought {
  event: "good_bought";
  seat: number;
  good: string;
  price: number;
}

export interface GoodMoved {
  event: "good_moved";
  seat: number;
  guild: string;
  good: string;
}

export interface VesselBought {
  event: "vessel_bought";
  seat: number;
  vessel: string;
}

export interface RowBought {
  event: "row_bought";
  seat: number;
  markers: number;
}

export interface MonsterTamed {
  event: "monster_tamed";
  seat: number;
  monster: string;
  location: string;
}

export interface SealBought {
  event: "seal_bought";
  seat: number;
  scroll: string;
}

export interface SealMoved {
  event: "seal_moved";
  seat: number;
  scroll: string;
}

export interface ThingInvented {
  event: "thing_invented";
  seat: number;
  invention: string;
}

export interface MarkerExchanged {
  event: "marker_exchanged";
  seat: number;
  row: number;
  scroll: string;
}

/** So much for the master, or `seat` who feasts in his place, and for the official. */
export interface CharityShared {
  event: "charity_shared";
  guild: string;
  master: number;
  official: number;
  seat: number;
}

export interface PointsScored {
  event: "points_scored";
  seat: number;
  points: number;
  reason: string;
}

export interface PointsLost {
  event: "points_lost";
  seat: number;
  points: number;
  reason: string;
}

export interface PawnFed {
  event: "pawn_fed";
  seat: number;
  pawn: number;
  meal: string;
}

export interface PawnSobered {
  event: "pawn_sobered";
  seat: number;
  pawn: number;
}

export interface TileDropped {
  event: "tile_dropped";
  region: string;
  epoch: number;
}

export interface EpochDawned {
  event: "epoch_dawned";
  epoch: number;
}

export interface GuildsRestocked {
  event: "guilds_restocked";
}

export interface RoundStarted {
  event: "round_started";
  round: number;
  seat: number;
}

export interface PlayerSurrendered {
  event: "player_surrendered";
  seat: number;
}

/** All writs are shown. */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  ending: string;
  scores: number[];
  writs: string[][];
}

/** At the start: take these three different goods out of the bag. */
export type ChooseGoods = [kind: "choose_goods", goods: string[]];

/** At the start: put a pawn with this face up beside a starting location. */
export type SetPawn = [kind: "set_pawn", character: string, location: string];

/** In the `supply` or in the `barrel`. */
export type StoreSulfur = [kind: "store_sulfur", place: string];

/** A `cube` of the good that is due, or this tile instead. */
export type PayWith = [kind: "pay_with", means: string];

/** With `saltpeter` for a fifth card, with `sulfur` for two cards in one turn, or with `nothing`. */
export type FillPouch = [kind: "fill_pouch", filling: string];

/** Choose a card for this round, in secret. */
export type PickCard = [kind: "pick_card", card: string];

/** No more free actions now. */
export type GoOn = [kind: "go_on"];

/** Use one option of a mandate; options are counted from 1. */
export type PlayMandate = [kind: "play_mandate", writ: string, option: number];

/** Put a writ of the hand under the deck. */
export type ReturnWrit = [kind: "return_writ", writ: string];

/** Take the immunity seal of your marker at a location into your supply. */
export type TakeSeal = [kind: "take_seal", location: string, marker: string];

export type PlayCard = [kind: "play_card", card: string];

/** Enough of what is being done. */
export type Stop = [kind: "stop"];

/** Carry the card out: `regular`, or `special` instead; or `forgo` it. */
export type ChooseMode = [kind: "choose_mode", mode: string];

/** Migrate in: a pawn with this face up, at a location. */
export type Enter = [kind: "enter", character: string, location: string];

/** Migrate out: this pawn of yours, 1 to 3. */
export type Withdraw = [kind: "withdraw", pawn: number];

/** Copy this card that you have already played in this round. */
export type RepeatCard = [kind: "repeat_card", card: string];

/** One of your pawns along a route; with the vessel `under` it, an `abandoned` or an `own` one, or `none`. */
export type MovePawn = [kind: "move_pawn", pawn: number, route: string, vessel: string];

export type MoveMonster = [kind: "move_monster", monster: string, route: string];

/** At a location, a good beside it, or what is on its `landscape`. */
export type Pilfer = [kind: "pilfer", location: string, resource: string];

/** Say no to what is offered. */
export type Decline = [kind: "decline"];

/** Say yes to what is offered. */
export type Accept = [kind: "accept"];

/** Place a marker at a location. */
export type Influence = [kind: "influence", location: string];

/** For a shilling: place a marker above an opponent's lone ruler. */
export type BuyInfluence = [kind: "buy_influence", location: string];

/** Keep this one of the writs drawn. */
export type KeepWrit = [kind: "keep_writ", writ: string];

/** Harvest here, or sell what lies here. */
export type ChooseFarm = [kind: "choose_farm", location: string];

/** The `whole` harvest for the farm, or part of it as `favours` for yourself. */
export type ChooseHarvest = [kind: "choose_harvest", share: string];

/** One of the goods that lie open. */
export type TakeFavour = [kind: "take_favour", good: string];

/** A location of yours; a town to a feudum of this guild, anything else with `none`. */
export type Improve = [kind: "improve", location: string, guild: string];

/** From the stack of another region. */
export type TakeTile = [kind: "take_tile", region: string];

/** Where you serve, lay out this tile as a landscape. */
export type Tend = [kind: "tend", location: string, tile: string];

/** Pawn 1 to 3 of an opponent. */
export type AttackPawn = [kind: "attack_pawn", owner: number, pawn: number];

export type AttackMonster = [kind: "attack_monster", monster: string];

export type AttackFeudum = [kind: "attack_feudum", location: string];

/** Drive an opponent's `subject` or `serf` out of a location. */
export type Starve = [kind: "starve", location: string, marker: string];

/** Show your Defend card. */
export type RevealDefend = [kind: "reveal_defend"];

/** Do not defend yourself. */
export type Pass = [kind: "pass"];

/** One more strength for the attack. */
export type AddSaltpeter = [kind: "add_saltpeter"];

/** Use one option of a weapon; options are counted from 1. */
export type UseWeapon = [kind: "use_weapon", writ: string, option: number];

/** Let the attack be decided. */
export type Resolve = [kind: "resolve"];

/** In a guild: `trade`, `push` or `pull`. */
export type UseGuild = [kind: "use_guild", guild: string, function: string];

/** In an opponent's place: `push` or `pull` in a guild. */
export type HoldFeast = [kind: "hold_feast", owner: number, guild: string, function: string];

/** So many foods; the rest of the payment in shillings. */
export type ShareFood = [kind: "share_food", foods: number];

export type BuyGood = [kind: "buy_good", good: string];

/** Buy one that is for sale, or take it from the general supply. */
export type TakeVessel = [kind: "take_vessel", vessel: string];

/** A free monster, placed at a location. */
export type Tame = [kind: "tame", monster: string, location: string];

/** One or two royal seals. */
export type BuySeals = [kind: "buy_seals", seals: number];

/** The seal on this scroll. */
export type TakeScroll = [kind: "take_scroll", scroll: string];

/** One good of this kind to the next guild's storage. */
export type MoveGood = [kind: "move_good", good: string];

/** A vessel of a kind, or a `barrel` of krud. */
export type Invent = [kind: "invent", invention: string];

/** A marker of a knights' row (from 1) for a seal on an empty scroll. */
export type Exchange = [kind: "exchange", row: number, scroll: string];

/** With `food`, with `wine`, or with `nothing`. */
export type FeedPawn = [kind: "feed_pawn", meal: string];

/** Leave the match for good. Whether it is allowed is for each game's clauses to say. */
export type Surrender = [kind: "surrender"];

export type FeudumEvent =
  | ColourAssigned
  | PlaceDrawn
  | StartDrawn
  | DiscLaid
  | GoodDrawn
  | GoodBrought
  | BeadTurned
  | BeadMoved
  | VesselOffered
  | GoodsChosen
  | SulfurStored
  | GoodPaid
  | PouchFilled
  | PouchEmptied
  | CardPicked
  | TurnStarted
  | CardPlayed
  | ModeChosen
  | CardRepeated
  | PawnEntered
  | PawnLeft
  | PawnMoved
  | MonsterMoved
  | ResourcePilfered
  | VoyageContinued
  | MarkerPlaced
  | MarkerReturned
  | RulerBoughtOut
  | SealTaken
  | SeatsSettled
  | GuardianPlaced
  | GuardianReturned
  | ShillingsGained
  | ShillingsPaid
  | MarkersGained
  | VesselGained
  | SealsGained
  | WritDrawn
  | WritKept
  | WritReturned
  | MandatePlayed
  | HarvestBegun
  | FavourTaken
  | BeadsTurnedOver
  | LocationImproved
  | TileTaken
  | TileSeen
  | LandscapeTended
  | LandscapeGrew
  | LandscapeCollected
  | LandscapeLeft
  | TributePaid
  | AttackDeclared
  | DefendRevealed
  | SaltpeterAdded
  | WeaponUsed
  | AttackResolved
  | FeudumFell
  | MonsterFreed
  | StarvingBegun
  | MarkerStarved
  | MarkerProtected
  | MilitaryAdvanced
  | ChickensEmptied
  | GuildUsed
  | FeastHeld
  | CoinsPaid
  | FarmSold
  | GoodSpilled
  | GoodBought
  | GoodMoved
  | VesselBought
  | RowBought
  | MonsterTamed
  | SealBought
  | SealMoved
  | ThingInvented
  | MarkerExchanged
  | CharityShared
  | PointsScored
  | PointsLost
  | PawnFed
  | PawnSobered
  | TileDropped
  | EpochDawned
  | GuildsRestocked
  | RoundStarted
  | PlayerSurrendered
  | GameEnded;

export type FeudumAction =
  | ChooseGoods
  | SetPawn
  | StoreSulfur
  | PayWith
  | FillPouch
  | PickCard
  | GoOn
  | PlayMandate
  | ReturnWrit
  | TakeSeal
  | PlayCard
  | Stop
  | ChooseMode
  | Enter
  | Withdraw
  | RepeatCard
  | MovePawn
  | MoveMonster
  | Pilfer
  | Decline
  | Accept
  | Influence
  | BuyInfluence
  | KeepWrit
  | ChooseFarm
  | ChooseHarvest
  | TakeFavour
  | Improve
  | TakeTile
  | Tend
  | AttackPawn
  | AttackMonster
  | AttackFeudum
  | Starve
  | RevealDefend
  | Pass
  | AddSaltpeter
  | UseWeapon
  | Resolve
  | UseGuild
  | HoldFeast
  | ShareFood
  | BuyGood
  | TakeVessel
  | Tame
  | BuySeals
  | TakeScroll
  | MoveGood
  | Invent
  | Exchange
  | FeedPawn
  | Surrender;

export interface FeudumWire {
  view: FeudumView;
  event: FeudumEvent;
  action: FeudumAction;
}
