/** The sounds of what is shown. The turn and the end make theirs in their own pieces. */
import type { ReinosEvent } from "../../protocol/reinos";
import { cue, type Cue } from "../../sound/sounds";
import type { Desk } from "./desk.svelte";

export function cueOf(event: ReinosEvent, seat: number | null): Cue | null {
  switch (event.event) {
    case "attack_declared":
      return event.target === seat || event.vassals.includes(seat ?? -1) ? "hit" : "place";
    case "revolt_tried":
    case "natives_tested":
    case "rebels_courted":
      return "dice";
    case "cards_laid_out":
    case "card_turned":
      return "card";
    case "decision_made":
    case "decisions_revealed":
      return "place";
    case "battle_won":
      if (event.seat === seat) return "conquest";
      return event.vassals.includes(seat ?? -1) ? "lost-land" : "continent";
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
    if (desk.stage === "revolt" || desk.stage === "pick") cue("your-turn");
  });
}
