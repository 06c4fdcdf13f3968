import type { Arrow, Mark, Pick, Pin, PlaceLook } from "../../../board/types";

/** What a player does in one stage: what clicks and keys mean, and how the board looks meanwhile. */
export interface Part {
  pick?: (pick: Pick) => void;
  /** A right click or a long press. */
  context?: (pick: Pick) => void;
  /** The main button. */
  enter?: () => void;
  /** The main button rolls dice, and so does the space bar. */
  rolls?: boolean;
  /** On to the next phase. */
  end?: () => void;
  /** One step back; false if there was nothing to step back from. */
  escape?: () => boolean;
  undo?: () => boolean;
  /** A figure was typed. */
  digit?: (number: number) => void;
  /** Whether what was laid out earlier can still be carried out. */
  stillFits?: () => boolean;
  /** Adds marks to a place, and tells what else it shows. */
  look?: (territory: string, marks: Mark[]) => PlaceLook;
  arrows?: () => Arrow[];
  /** What stands beside places of the board. */
  pins?: () => Pin[];
}
