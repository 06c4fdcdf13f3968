/** The sentence of the moment, as the Python package has it. */
import type { FeudumView } from "../../protocol/feudum";
import type { Voice } from "../../texts/voice";
import { rules } from "./data";
import { GOODS, PLACES } from "./rules/pieces";

export function promptOf(view: FeudumView, voice: Voice): string {
  const { task } = view;
  const due = view.due.findIndex((each) => each > 0);
  return voice.say(`prompt-${view.phase}`, {
    points: task["points"],
    price: task["price"],
    attack: task["attack"],
    defence: task["defence"],
    total: task["total"],
    seat: view.active,
    number: task["favours"],
    location: PLACES[task["site"] ?? -1]?.id ?? null,
    card: rules.cards[task["card"] ?? -1] ?? null,
    good: GOODS[due] ?? null,
    pawn: ((task["cursor"] ?? 0) % 3) + 1,
  });
}
