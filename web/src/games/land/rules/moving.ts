/** Moves laid out and not yet sent. Each army moves once: who arrives does not go on (WAR-FRT-03). */
import type { Move, WarAction, WarView } from "../../../protocol/war";
import { neighboursOf, numberOf } from "../../war/rules/board";

export function moves(plan: readonly WarAction[]): Move[] {
  return plan.filter((action): action is Move => action[0] === "move");
}

/** How many armies can still leave a territory. */
export function movable(view: WarView, plan: readonly WarAction[], territory: string): number {
  const gone = moves(plan).filter(([, source]) => source === territory);
  const most = view.movable[numberOf(territory)] ?? 0;
  return most - gone.reduce((sum, [, , , armies]) => sum + armies, 0);
}

/** The own neighbours of a territory. */
export function waysFrom(view: WarView, territory: string): string[] {
  return neighboursOf(territory).filter((each) => view.owners[numberOf(each)] === view.seat);
}

export function canLeave(view: WarView, plan: readonly WarAction[], territory: string): boolean {
  const own = view.owners[numberOf(territory)] === view.seat;
  return own && movable(view, plan, territory) > 0 && waysFrom(view, territory).length > 0;
}

/** The plan with exactly so many armies going from one territory to another. */
export function withMove(
  plan: readonly WarAction[],
  source: string,
  target: string,
  armies: number,
): WarAction[] {
  const others = plan.filter(
    (action) => action[0] !== "move" || action[1] !== source || action[2] !== target,
  );
  return armies > 0 ? [...others, ["move", source, target, armies]] : others;
}

/** How many are drafted to go that way. */
export function going(plan: readonly WarAction[], source: string, target: string): number {
  return moves(plan).find(([, from, to]) => from === source && to === target)?.[3] ?? 0;
}

/** Armies on a territory once the plan is carried out. */
export function armiesAfter(view: WarView, plan: readonly WarAction[], territory: string): number {
  return moves(plan).reduce(
    (armies, [, source, target, some]) => {
      if (source === territory) return armies - some;
      return target === territory ? armies + some : armies;
    },
    view.armies[numberOf(territory)] ?? 0,
  );
}

/** Whether a plan made earlier can still be carried out as it stands. */
export function stillFits(view: WarView, plan: readonly WarAction[]): boolean {
  return (
    moves(plan).length === plan.length &&
    plan.every((action) => {
      const [, source, target, armies] = action as Move;
      return (
        armies > 0 &&
        movable(view, plan, source) >= 0 &&
        waysFrom(view, source).includes(target) &&
        view.owners[numberOf(source)] === view.seat
      );
    })
  );
}
