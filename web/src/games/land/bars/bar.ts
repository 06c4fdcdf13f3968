import type { Voice } from "../../../texts/voice";
import type { Desk } from "../desk/desk.svelte";

/** What each of War's action bars is given. */
export interface BarProps {
  desk: Desk;
  voice: Voice;
  /** Fingers rather than a mouse. */
  touch: boolean;
}
