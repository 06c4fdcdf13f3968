/** Armies laid out and not yet sent: from which pool each comes, and what is left. */
import type { Line } from "../../../protocol/types";
import type { LandBoard } from "../board";
import { isKind, type LandView, type Place } from "../wire";

export const FREE = "free";

export function placements(plan: readonly Line[]): Place[] {
  return plan.filter((action) => isKind(action, "place"));
}

/** What is left of each pool after the plan. */
export function poolsLeft(view: LandView, plan: readonly Line[]): Record<string, number> {
  const left = { ...view.pools };
  for (const [, pool, , armies] of placements(plan)) left[pool] = (left[pool] ?? 0) - armies;
  return left;
}

export function total(pools: Readonly<Record<string, number>>): number {
  return Object.values(pools).reduce((sum, armies) => sum + armies, 0);
}

/** The pools that can go to a territory, the restricted one first. */
export function poolsFor(
  board: LandBoard,
  territory: string,
  left: Readonly<Record<string, number>>,
): string[] {
  return [board.continentOf(territory).id, FREE].filter((pool) => (left[pool] ?? 0) > 0);
}

/** How many more armies a territory could be given. */
export function roomFor(
  board: LandBoard,
  territory: string,
  left: Readonly<Record<string, number>>,
): number {
  return poolsFor(board, territory, left).reduce((sum, pool) => sum + (left[pool] ?? 0), 0);
}

/** The plan with so many more armies on a territory, as far as the pools reach. */
export function withMore(
  board: LandBoard,
  view: LandView,
  plan: readonly Line[],
  territory: string,
  armies: number,
): Line[] {
  const left = poolsLeft(view, plan);
  const more: Line[] = [...plan];
  let wanted = armies;
  for (const pool of poolsFor(board, territory, left)) {
    const some = Math.min(wanted, left[pool] ?? 0);
    if (some > 0) more.push(["place", pool, territory, some]);
    wanted -= some;
  }
  return more;
}

/** The plan with so many armies fewer on a territory; the free ones are taken back first. */
export function withFewer(plan: readonly Line[], territory: string, armies: number): Line[] {
  let unwanted = armies;
  const fewer: Line[] = [];
  const last = [...plan].reverse();
  const order = [...last.filter(isFree), ...last.filter((action) => !isFree(action))];
  const changed = new Map<Line, number>();
  for (const action of order) {
    if (!isKind(action, "place") || action[2] !== territory || unwanted === 0) continue;
    const some = Math.min(unwanted, action[3]);
    changed.set(action, action[3] - some);
    unwanted -= some;
  }
  for (const action of plan) {
    const kept = changed.get(action);
    if (kept === undefined) fewer.push(action);
    else if (kept > 0 && isKind(action, "place")) fewer.push(["place", action[1], action[2], kept]);
  }
  return fewer;
}

function isFree(action: Line): boolean {
  return isKind(action, "place") && action[1] === FREE;
}

/** How many armies are laid out. */
export function count(plan: readonly Line[]): number {
  return placements(plan).reduce((sum, [, , , armies]) => sum + armies, 0);
}

/** Armies drafted on each territory. */
export function drafted(plan: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [, , territory, armies] of placements(plan))
    sums.set(territory, (sums.get(territory) ?? 0) + armies);
  return sums;
}

/** One action for each pool and territory, as it is sent. */
export function merged(plan: readonly Line[]): Place[] {
  const sums = new Map<string, Place>();
  for (const [, pool, territory, armies] of placements(plan)) {
    const key = `${pool} ${territory}`;
    sums.set(key, ["place", pool, territory, (sums.get(key)?.[3] ?? 0) + armies]);
  }
  return [...sums.values()];
}

/** Whether a plan made earlier can still be carried out as it stands. */
export function stillFits(board: LandBoard, view: LandView, plan: readonly Line[]): boolean {
  const own = placements(plan).every(([, , territory, armies]) => {
    return armies > 0 && view.owners[board.numberOf(territory)] === view.seat;
  });
  const enough = Object.values(poolsLeft(view, plan)).every((armies) => armies >= 0);
  return own && enough && placements(plan).length === plan.length;
}
