/** The steps of a turn of War, as the bar shows them. */
import type { WarView } from "../../protocol/war";
import { t } from "../../texts/index.svelte";

const STEPS = ["trade", "place", "attack", "fortify", "card"] as const;
const CLAUSES: Record<(typeof STEPS)[number], string> = {
  trade: "WAR-TRD",
  place: "WAR-RNF",
  attack: "WAR-ATK",
  fortify: "WAR-FRT",
  card: "WAR-CRD",
};
const AT: Record<string, number> = {
  trade: 0,
  place: 1,
  attack: 2,
  defend: 2,
  battle: 2,
  occupy: 2,
  fortify: 3,
  end_trade: 4,
  end_place: 4,
  card: 4,
  excess: 4,
};

export function stepsOf(view: WarView | null) {
  return {
    list: STEPS.map((id) => ({
      id,
      label: t(`war-step-${id}`),
      href: `/regras/war#${CLAUSES[id]}`,
    })),
    at: AT[view?.phase ?? ""] ?? -1,
  };
}
