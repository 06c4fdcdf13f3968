/** How each kingdom looks at the table: what it is doing, and what a click on it would mean. */
import type { ReinosView } from "../../protocol/reinos";
import type { Desk } from "./desk.svelte";
import { fought } from "./rules/realms";

export type Mark =
  "active" | "attacker" | "defender" | "target" | "chosen" | "refused" | "flashed" | "dimmed";
export type Letter = "open" | "sealed" | "loyal" | "tries";

export interface Emphasis {
  /** Only this kingdom's realm stands out. */
  seat: number | null;
  /** Kingdoms that somebody asked to be shown. */
  flashed: readonly number[];
}

export function marksOf(desk: Desk, view: ReinosView, seat: number, emphasis: Emphasis): Mark[] {
  const marks: Mark[] = [];
  const battle = fought(view);
  if (battle?.attacker === seat) marks.push("attacker");
  if (battle?.defender === seat) marks.push("defender");
  if (view.active === seat && battle === null && view.places.length === 0) marks.push("active");
  if (desk.targets.includes(seat)) marks.push("target");
  if (desk.target === seat) marks.push("chosen");
  if (desk.refused?.seat === seat) marks.push("refused");
  if (emphasis.flashed.includes(seat)) marks.push("flashed");
  const apart = emphasis.seat !== null && emphasis.seat !== seat;
  if (apart && view.suzerains[seat] !== emphasis.seat) marks.push("dimmed");
  return marks;
}

/** The envelope of a vassal that is asked in this battle; null where there is none. */
export function letterOf(desk: Desk, view: ReinosView, seat: number): Letter | null {
  const { battle } = view;
  if (battle === null || battle.cards > 0 || !battle.asked.includes(seat)) return null;
  if (view.phase === "revolt") return battle.decided.includes(seat) ? "sealed" : "open";
  const { trying } = desk.story;
  if (trying === null) return null;
  return trying.includes(seat) ? "tries" : "loyal";
}
