/** The steps of a round of Feudum, as the bar shows them. */
import type { FeudumView } from "../../protocol/feudum";
import { t } from "../../texts/index.svelte";

const STEPS = ["select", "cards", "feed", "progress", "epoch"] as const;
const CHAPTERS: Record<(typeof STEPS)[number], string> = {
  select: "FEU-SEL",
  cards: "FEU-TURN",
  feed: "FEU-FEE",
  progress: "FEU-DIE",
  epoch: "FEU-EPO",
};
const SELECTS: ReadonlySet<string> = new Set([
  "setup_goods",
  "setup_pawn",
  "pouch",
  "pick",
  "next_select",
]);
const EPOCHS: ReadonlySet<string> = new Set([
  "epoch_check",
  "epoch_score",
  "landscape",
  "refill",
  "round_end",
  "over",
]);

function stepOf(view: FeudumView): number {
  if (SELECTS.has(view.phase)) return 0;
  if (view.phase === "feed" || view.phase === "feeding") return 2;
  if (view.phase === "die" || view.phase === "progress") return 3;
  if (EPOCHS.has(view.phase)) return 4;
  const picked = view.players.some((player) => player.hand_size + player.played.length > 0);
  const playing = view.players.some((player) => player.hand_size > 0);
  if (!picked) return 0;
  return playing || view.task["card"] !== 15 ? 1 : 2;
}

export function stepsOf(view: FeudumView | null) {
  return {
    list: STEPS.map((id) => ({
      id,
      label: t(`feudum-step-${id}`),
      href: `/regras/feudum#${CHAPTERS[id]}`,
    })),
    at: view === null ? -1 : stepOf(view),
  };
}
