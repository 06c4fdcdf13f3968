/** Where points came from: by seat and reason, in any stretch of the match. */
import type { FeudumEvent } from "../../../protocol/feudum";

/** Points by reason for each seat. */
export type Ledger = readonly ReadonlyMap<string, number>[];

export function ledger(events: readonly FeudumEvent[], seats: number): Ledger {
  const sheets = Array.from({ length: seats }, () => new Map<string, number>());
  for (const event of events) {
    if (event.event !== "points_scored" && event.event !== "points_lost") continue;
    const points = event.event === "points_lost" ? -event.points : event.points;
    const sheet = sheets[event.seat];
    if (points !== 0) sheet?.set(event.reason, (sheet.get(event.reason) ?? 0) + points);
  }
  return sheets;
}

/** All points of a seat. */
export const total = (sheet: ReadonlyMap<string, number> | undefined) =>
  [...(sheet?.values() ?? [])].reduce((sum, each) => sum + each, 0);

/** In the order in which they are scored. */
export const REASONS = [
  "tile",
  "harvest",
  "landscape",
  "victory",
  "defence",
  "push",
  "pull",
  "feast",
  "guardian",
  "mandate",
  "seat",
  "tending",
  "regions",
  "disloyalty",
  "voyage",
  "empire",
  "sets",
  "coins",
  "titles",
] as const;
export type Reason = (typeof REASONS)[number];

/** Scored when an epoch dawns, and at the end of the match. */
export const AT_EPOCH: ReadonlySet<string> = new Set(["seat", "tending", "regions", "disloyalty"]);
export const AT_END: ReadonlySet<string> = new Set(["voyage", "empire", "sets", "coins", "titles"]);

/** The reasons that occur in a ledger, in their order. */
export const reasonsIn = (sheets: Ledger): Reason[] =>
  REASONS.filter((reason) => sheets.some((sheet) => sheet.has(reason)));

/** The events of a round: after the one before it began, up to where the next begins. */
export function roundOf(events: readonly FeudumEvent[], end: number): FeudumEvent[] {
  let begin = 0;
  for (let place = end - 1; place >= 0; place--)
    if (events[place]?.event === "round_started") {
      begin = place + 1;
      break;
    }
  return events.slice(begin, end);
}
