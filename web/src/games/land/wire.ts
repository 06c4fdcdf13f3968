/** What the views, events and actions of all land games have in common. Where they are equal, War's stand for all. */
import type { Wire } from "../../protocol/stream";
import type { Table } from "../../protocol/table.svelte";
import type { Line } from "../../protocol/types";
import type * as war from "../../protocol/war";

export type { ArmiesPlaced, Attack, BattleFought, Move, Place } from "../../protocol/war";

type Shared =
  | "seat"
  | "colours"
  | "turn"
  | "phase"
  | "awaiting"
  | "may_surrender"
  | "places"
  | "options"
  | "fates"
  | "destroyers"
  | "active"
  | "round"
  | "owners"
  | "armies"
  | "pools"
  | "conquered"
  | "movable"
  | "hand_sizes"
  | "hands"
  | "objectives"
  | "goal"
  | "winners"
  | "ending";

/** From where against whom. */
export interface Sides {
  source: string;
  target: string;
}

export interface LandView extends Pick<war.WarView, Shared> {
  /** The battle that is open, in games that call it so. */
  battle?: Sides | null;
  /** Territories that nobody has taken yet, in games that begin with some. */
  vacant?: string[];
}

export type LandEvent =
  | war.TurnStarted
  | war.ArmiesPlaced
  | war.BattleFought
  | war.TerritoryConquered
  | war.ArmiesMovedIn
  | war.ArmiesMoved
  | war.AttackEnded
  | war.CardDrawn
  | war.CardLost
  | war.CardsTaken
  | war.PlayerEliminated
  | war.PlayerSurrendered
  | war.DealerRolled;

export type LandAction =
  war.Place | war.Attack | war.EndAttack | war.Occupy | war.Move | war.Surrender;

/** All that code for any land game may rely on. */
export interface LandWire {
  view: LandView;
  event: LandEvent;
  action: Line;
}

/** The wire of one land game. */
export interface WiderWire extends Wire {
  view: LandView;
}

/** Whether a line is an action of this kind. */
export function isKind<K extends LandAction[0]>(
  line: Line,
  kind: K,
): line is Extract<LandAction, [K, ...unknown[]]> {
  return line[0] === kind;
}

/** A game's table, seen as what all land games share. */
export function asLand<G extends WiderWire>(table: Table<G>): Table<LandWire> {
  return table as unknown as Table<LandWire>;
}
