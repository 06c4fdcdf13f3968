/** The guided first round: which mark stands where, from the real state of the table. */
import type { Desk } from "../desk.svelte";

export type CoachMark =
  | "goods"
  | "pawn"
  | "pouch"
  | "pick"
  | "card"
  | "mode"
  | "migrate"
  | "step"
  | "pilfer"
  | "influence"
  | "guild"
  | "improve"
  | "chain"
  | "feed"
  | "wait"
  | "done";

const BY_PHASE: Readonly<Record<string, CoachMark>> = {
  setup_goods: "goods",
  setup_pawn: "pawn",
  pouch: "pouch",
  pick: "pick",
  card: "card",
  after: "card",
  card_mode: "mode",
  migrate: "migrate",
  step: "step",
  pilfer: "pilfer",
  influence: "influence",
  guild: "guild",
  improve: "improve",
  feed: "feed",
};

/** The mark for now; null after the first round, for whoever only looks, and once the first card is chosen. */
export function markOf(
  desk: Pick<Desk, "stage" | "phase" | "view" | "canGoBack" | "table" | "hand">,
): CoachMark | null {
  const { view, stage } = desk;
  if (view === null || desk.table.seat === null || desk.table.replay !== null) return null;
  if (stage === "over" || stage === "out" || view.round > 2) return null;
  if (view.round === 2) return desk.phase === "pick" ? null : "done";
  if (stage === "wait") return "wait";
  if (stage !== "asked" || desk.hand.length > 0) return null;
  return BY_PHASE[desk.phase] ?? (desk.canGoBack ? "chain" : null);
}
