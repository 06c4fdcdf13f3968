/** The sounds of what is shown. The dice make theirs in the tray. */
import { cue } from "../../sound/sounds";
import type { LandDesk } from "./desk/desk.svelte";

export function followSounds(desk: LandDesk): void {
  $effect(() => {
    const event = desk.playback.event;
    const sound = event === null ? null : desk.game.cue(event, desk.table.seat);
    if (sound !== null) cue(sound);
  });
}
