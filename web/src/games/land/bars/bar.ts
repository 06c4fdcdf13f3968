import type { Voice } from "../../../texts/voice";
import type { LandDesk } from "../desk/desk.svelte";

/** What each action bar is given. */
export interface BarProps<D extends LandDesk = LandDesk> {
  desk: D;
  voice: Voice;
  /** Fingers rather than a mouse. */
  touch: boolean;
}
