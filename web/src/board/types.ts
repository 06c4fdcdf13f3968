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
  /** A short figure under the token: "68 %", "↦ 3". */
  readonly badge?: string;
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
