/** Moves laid out and not yet sent. Each army moves once: who arrives does not go on. */
import type { Line } from "../../../protocol/types";
import type { LandBoard } from "../board";
import type { LandView, Move } from "../wire";

/** Lines such as `["move", source, target, armies]`, by whatever way the armies go. */
export type Way = [kind: string, source: string, target: string, armies: number];

/** How armies may go from place to place: by land in all games, and a game may have more. */
export interface Ways {
  kinds: readonly string[];
  /** The kind of way that leads from one to the other; null if there is none. */
  between: (view: LandView, source: string, target: string) => string | null;
}

export function byLand(board: LandBoard): Ways {
  return {
    kinds: ["move" satisfies Move[0]],
    between: (_, source, target) => (board.neighboursOf(source).includes(target) ? "move" : null),
  };
}

export class MovePlans {
  constructor(
    readonly board: LandBoard,
    readonly ways: Ways,
  ) {}

  moves(plan: readonly Line[]): Way[] {
    return plan.filter((action): action is Way => this.ways.kinds.includes(action[0]));
  }

  /** How many armies can still leave a territory. */
  movable(view: LandView, plan: readonly Line[], territory: string): number {
    const gone = this.moves(plan).filter(([, source]) => source === territory);
    const most = view.movable[this.board.numberOf(territory)] ?? 0;
    return most - gone.reduce((sum, [, , , armies]) => sum + armies, 0);
  }

  /** Where armies can go from a territory. */
  waysFrom(view: LandView, territory: string): string[] {
    return this.board.territories.filter(
      (each, place) =>
        each !== territory &&
        view.owners[place] === view.seat &&
        this.ways.between(view, territory, each) !== null,
    );
  }

  canLeave(view: LandView, plan: readonly Line[], territory: string): boolean {
    const own = view.owners[this.board.numberOf(territory)] === view.seat;
    return (
      own && this.movable(view, plan, territory) > 0 && this.waysFrom(view, territory).length > 0
    );
  }

  /** The plan with exactly so many armies going from one territory to another. */
  withMove(
    view: LandView,
    plan: readonly Line[],
    source: string,
    target: string,
    armies: number,
  ): Line[] {
    const moves = this.moves(plan);
    const others = plan.filter(
      (action) =>
        !moves.some((move) => move === action && move[1] === source && move[2] === target),
    );
    const way = this.ways.between(view, source, target);
    return way !== null && armies > 0 ? [...others, [way, source, target, armies]] : others;
  }

  /** How many are drafted to go that way. */
  going(plan: readonly Line[], source: string, target: string): number {
    return this.moves(plan).find(([, from, to]) => from === source && to === target)?.[3] ?? 0;
  }

  /** Armies that are drafted to arrive. */
  arriving(plan: readonly Line[], territory: string): number {
    const coming = this.moves(plan).filter(([, , target]) => target === territory);
    return coming.reduce((sum, [, , , armies]) => sum + armies, 0);
  }

  /** Armies on a territory once the plan is carried out. */
  armiesAfter(view: LandView, plan: readonly Line[], territory: string): number {
    const leaving = this.moves(plan).filter(([, source]) => source === territory);
    const gone = leaving.reduce((sum, [, , , armies]) => sum + armies, 0);
    const now = view.armies[this.board.numberOf(territory)] ?? 0;
    return now - gone + this.arriving(plan, territory);
  }

  /** Whether a plan made earlier can still be carried out as it stands. */
  stillFits(view: LandView, plan: readonly Line[]): boolean {
    const moves = this.moves(plan);
    return (
      moves.length === plan.length &&
      moves.every(
        ([, source, target, armies]) =>
          armies > 0 &&
          this.movable(view, plan, source) >= 0 &&
          this.waysFrom(view, source).includes(target) &&
          view.owners[this.board.numberOf(source)] === view.seat,
      )
    );
  }
}
