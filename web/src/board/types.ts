/** What a board shows. Nothing here knows a game. */

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A map file as `make map` writes it: shapes are rings of arcs, `~n` is arc `n` walked backwards. */
export interface BoardMap {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly (readonly number[])[];
  readonly places: readonly MapPlace[];
  readonly regions: readonly MapRegion[];
  readonly routes: readonly MapRoute[];
  readonly seas: readonly { readonly id: string; readonly at: readonly number[] }[];
  readonly compass: readonly number[];
  readonly graticule: string;
  /** Rings of land that takes no part in the game. */
  readonly scenery?: readonly (readonly number[])[];
  readonly harbours?: readonly MapHarbour[];
  readonly lanes?: readonly MapLane[];
}

export interface MapPlace {
  readonly id: string;
  readonly rings: readonly (readonly number[])[];
  readonly token: readonly number[];
  /** Distance from the token's point to the nearest border. */
  readonly room: number;
}

export interface MapRegion {
  readonly id: string;
  readonly places: readonly string[];
  readonly at: readonly number[];
  readonly ink: string;
}

export interface MapRoute {
  readonly between: readonly string[];
  /** Quadratic curves x y cx cy x y; two of them if the route runs over the edge of the map. */
  readonly curves: readonly (readonly number[])[];
}

/** A pier at a point of a place's coast, and the middle of the ship that lies there. */
export interface MapHarbour {
  readonly place: string;
  readonly at: readonly number[];
  readonly berth: readonly number[];
}

/** The way of ships from berth to berth: points of a quadratic spline. It makes nobody a neighbour. */
export interface MapLane {
  readonly between: readonly string[];
  readonly line: readonly number[];
}

export interface SeatLook {
  /** Any CSS colour. */
  readonly fill: string;
  /** For what is written on the fill. */
  readonly ink: string;
  /** The id of an SVG pattern on the page. */
  readonly pattern: string;
  readonly letter: string;
}

/** Several may hold at once. `dimmed` is for what another focus pushes back, never for what is merely not legal. */
export type Mark = "selectable" | "selected" | "target" | "dimmed" | "glowing" | "refused";

export interface PlaceLook {
  readonly seat?: string;
  readonly count?: number;
  readonly marks?: readonly Mark[];
  /** A drafted change, shown as a brass pill: "+2". */
  readonly draft?: string;
  /** A short figure over the token: "68 %", "↦ 3". */
  readonly badge?: string;
  /** Nobody is there yet. */
  readonly vacant?: boolean;
  /** A place of note: rays round the token. */
  readonly star?: boolean;
  /** Pieces of these seats that stand beside the token. */
  readonly pawns?: readonly string[];
  /** So many planes of a seat over the place. */
  readonly planes?: { readonly seat: string; readonly count: number };
  /** What is there cannot be taken from the air any more. */
  readonly locked?: boolean;
  /** Lies at the pier; one that is spent has furled its sail. */
  readonly ship?: { readonly seat: string; readonly spent?: boolean };
  /** The seat whose banner stands behind the token. */
  readonly banner?: string;
}

/** How a lane is drawn: there, for whoever looks; to be used now; or won, until the ship turns back. */
export interface LaneLook {
  readonly between: readonly [string, string];
  readonly kind: "quiet" | "usable" | "open";
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** A `flight` passes over what lies between. */
  readonly kind: "attack" | "move" | "flight" | "past";
  readonly label?: string;
}

export interface RegionPlate {
  readonly name: string;
  /** What it brings, from little to much; each with whoever holds enough of it. */
  readonly bonuses: readonly { readonly text: string; readonly seat?: string }[];
  /** Runs once round the outline. */
  readonly glowing?: boolean;
}

/** Something of the game's own, such as a dial or a bubble, that stays at a place while the board moves. */
export interface Pin {
  readonly key: string;
  readonly place: string;
}

export interface Pick {
  readonly place: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
  readonly by: "mouse" | "touch" | "keyboard";
}
