/** The steps of a turn of Reinos, as the bar shows them. */
import type { ReinosView } from "../../protocol/reinos";
import { t } from "../../texts/index.svelte";

const STEPS = ["choose", "revolt", "muster", "battle"] as const;
const CHAPTERS: Record<(typeof STEPS)[number], string> = {
  choose: "REI-TRN",
  revolt: "REI-REV",
  muster: "REI-PRE",
  battle: "REI-BAT",
};
const AT: Record<string, number> = {
  choose: 0,
  revolt: 1,
  reveal: 1,
  try: 1,
  muster: 2,
  native_test: 2,
  rebels: 2,
  battle: 3,
  place: 3,
  card: 3,
  joker: 3,
  turn_end: 4,
};

export function stepsOf(view: ReinosView | null) {
  return {
    list: STEPS.map((id) => ({
      id,
      label: t(`reinos-step-${id}`),
      href: `/regras/reinos#${CHAPTERS[id]}`,
    })),
    at: AT[view?.phase ?? ""] ?? -1,
  };
}
