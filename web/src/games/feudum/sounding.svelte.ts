/** The sounds of what is shown. The turn and the end make theirs in their own pieces. */
import type { FeudumEvent } from "../../protocol/feudum";
import { cue, type Cue } from "../../sound/sounds";
import type { Desk } from "./desk.svelte";

export function cueOf(event: FeudumEvent, seat: number | null): Cue | null {
  switch (event.event) {
    case "card_played":
      return "card";
    case "pawn_moved":
    case "pawn_entered":
    case "marker_placed":
    case "good_moved":
      return "place";
    case "attack_declared":
      return event.owner === seat ? "hit" : "place";
    case "attack_resolved":
      return event.won ? "conquest" : "hit";
    case "feudum_fell":
      return event.former === seat ? "lost-land" : null;
    case "tile_dropped":
      return "dice";
    case "epoch_dawned":
      return "continent";
    default:
      return null;
  }
}

export function followSounds(desk: Desk): void {
  $effect(() => {
    const event = desk.playback.event;
    const sound = event === null ? null : cueOf(event, desk.table.seat);
    if (sound !== null) cue(sound);
  });
  $effect(() => {
    if (desk.phase === "defense" || desk.phase === "immunity") cue("your-turn");
  });
}
