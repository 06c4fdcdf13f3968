/** The sounds of what is shown. The dice make theirs in the tray. */
import type { WarEvent } from "../../protocol/war";
import { cue, type Cue } from "../../sound/sounds";
import type { Desk } from "./desk/desk.svelte";

function cueOf(event: WarEvent, seat: number | null): Cue | null {
  switch (event.event) {
    case "armies_placed":
      return event.seat === seat ? null : "place";
    case "battle_fought":
      return event.defender === seat && event.defence_losses > 0 ? "hit" : null;
    case "territory_conquered":
      if (event.seat === seat) return "conquest";
      return event.former === seat ? "lost-land" : null;
    case "card_drawn":
    case "cards_traded":
      return "card";
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
}
