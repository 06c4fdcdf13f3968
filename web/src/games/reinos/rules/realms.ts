/** Who serves whom, and what becomes of it. */
import type { BattleView, ReinosView } from "../../../protocol/reinos";
import { rules } from "../data";

/** A free kingdom with those who serve it; or one that has left the table. */
export interface Realm {
  lord: number;
  vassals: number[];
  gone: boolean;
}

export type Kingdoms = Pick<ReinosView, "in_play" | "suzerains" | "order" | "colours">;

/** REI-SET-03, REI-SET-04. */
export function isFree(view: Pick<Kingdoms, "in_play" | "suzerains">, seat: number): boolean {
  return (view.in_play[seat] ?? false) && view.suzerains[seat] === null;
}

export function isVassal(view: Pick<Kingdoms, "in_play" | "suzerains">, seat: number): boolean {
  return (view.in_play[seat] ?? false) && view.suzerains[seat] !== null;
}

/** The seats in the order of play; in seat order until it is drawn. */
export function inOrder(view: Kingdoms): number[] {
  return view.order.length > 0 ? view.order : view.colours.map((_, seat) => seat);
}

/** In the order of play. */
export function vassalsOf(view: Kingdoms, lord: number): number[] {
  return inOrder(view).filter((seat) => view.in_play[seat] && view.suzerains[seat] === lord);
}

/** In the order of play of their suzerains. */
export function realmsOf(view: Kingdoms): Realm[] {
  return inOrder(view)
    .filter((seat) => !isVassal(view, seat))
    .map((lord) => ({ lord, vassals: vassalsOf(view, lord), gone: !view.in_play[lord] }));
}

/** The suzerain of a kingdom; itself if it is free. */
export function lordOf(view: Kingdoms, seat: number): number {
  return view.suzerains[seat] ?? seat;
}

/** Who serves the winner because of a battle: the loser, and all that served it. */
export function spoils(view: Kingdoms, loser: number): number[] {
  return [loser, ...vassalsOf(view, loser)];
}

/** REI-END-01: whether beating this kingdom would leave no other free one. */
export function winsAll(view: Kingdoms, winner: number, loser: number): boolean {
  return view.colours.every((_, seat) => seat === winner || seat === loser || !isFree(view, seat));
}

/** REI-TRN-04: how often in a row a kingdom may still pass. */
export function passesLeft(view: Pick<ReinosView, "passes">, seat: number): number {
  return Math.max(0, rules.turns.most_passes - (view.passes[seat] ?? 0));
}

/** REI-REV-04, 06, 13: the probability of revolt after the clock's next tick, without a try. */
export function afterTick(view: ReinosView, seat: number): number {
  const { most, drop, step } = rules.revolt;
  const percent = view.revolt[seat] ?? 0;
  if (view.skips_growth[seat] || view.tried[seat] || view.subdued[seat]) return percent;
  return percent >= most ? drop : percent + step;
}

/** REI-REV-07, REI-REV-08: what is left after a try that fails. */
export function afterFailure(percent: number): number {
  return percent >= rules.revolt.falls_from ? percent - rules.revolt.step : percent;
}

/** REI-REV-06: whether staying loyal once more makes it fall. */
export function falls(view: ReinosView, seat: number): boolean {
  return afterTick(view, seat) < (view.revolt[seat] ?? 0);
}

/** The battle that is still being fought; none once it is settled. */
export function fought(view: Pick<ReinosView, "battle" | "phase">): BattleView | null {
  return view.phase === "turn_end" || view.phase === "over" ? null : view.battle;
}

/** REI-BAT-05: those who still pick, in their order: vassals from the attacker on, then their suzerain. */
export function pickers(view: Kingdoms, battle: BattleView): number[] {
  const order = inOrder(view);
  const from = order.indexOf(battle.attacker);
  const turns = [...order.slice(from + 1), ...order.slice(0, from + 1)];
  const left = (seat: number) => (battle.picks_left[seat] ?? 0) > 0;
  const vassals = turns.filter((seat) => seat !== battle.picking && left(seat));
  return battle.picking !== null && left(battle.picking) ? [...vassals, battle.picking] : vassals;
}

/** The numbers of the cards that lie face down. */
export function faceDown(battle: BattleView): number[] {
  const cards = Array.from({ length: battle.cards }, (_, place) => place + 1);
  return cards.filter((card) => !battle.turned.includes(card));
}

/** The kingdom that the seat fights for in this battle: attacker, defender or neither. */
export function sideOf(view: Kingdoms, battle: BattleView, seat: number): number | null {
  const lord = lordOf(view, seat);
  return lord === battle.attacker || lord === battle.defender ? lord : null;
}

/**
 * The chance that this turn brings a vassal an occasion to revolt, if the kingdom on turn chose blindly among what
 * it may do.
 */
export function occasion(view: ReinosView, seat: number): number {
  const free = view.colours.filter((_, each) => isFree(view, each)).length;
  const choices = free - 1 + (passesLeft(view, view.active) > 0 ? 1 : 0);
  return (view.active === lordOf(view, seat) ? free - 1 : 1) / choices;
}
