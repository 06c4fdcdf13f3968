import type { Voice } from "../../../texts/voice";
import type { Desk } from "../desk.svelte";

/** What each of the action bars is given. */
export interface BarProps {
  desk: Desk;
  voice: Voice;
  /** Fingers rather than a mouse: the cards of the hand are not in sight. */
  touch: boolean;
}
