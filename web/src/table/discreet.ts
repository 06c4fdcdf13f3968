/** What others at the same screen may see. */
import { settings } from "../settings.svelte";
import type { LogGame } from "./log";

/** Whether others see this screen: several people play on it, or its owner has said so. */
export function othersLook(table: { readonly shared: boolean }): boolean {
  return table.shared || settings.sharedScreen;
}

/** The event as it may be told here; null if it may not. */
export function tellable<E>(
  event: E,
  game: Pick<LogGame<E>, "discreet">,
  table: { readonly shared: boolean },
): E | null {
  return othersLook(table) && game.discreet ? game.discreet(event) : event;
}
