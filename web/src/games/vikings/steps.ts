/** The steps of a turn of WAR Vikings, as the bar shows them. */
import type { VikingsView } from "../../protocol/vikings";
import { t } from "../../texts/index.svelte";
import type { Step } from "../land/game";

const CLAUSES = {
  colours: "VIK-SET",
  first: "VIK-ONE",
  reinforce: "VIK-REI",
  attack: "VIK-ATK",
  fortify: "VIK-FOR",
  card: "VIK-CRD",
} as const;
type Id = keyof typeof CLAUSES;

const OPENING: readonly Id[] = ["colours", "first"];
const TURN: readonly Id[] = ["reinforce", "attack", "fortify", "card"];
const AT: Record<string, Id> = {
  setup: "colours",
  colour: "colours",
  place: "first",
  reinforce: "reinforce",
  fortify: "fortify",
  captured: "card",
  card: "card",
  draw: "card",
  after_card: "card",
  turn_end: "card",
};

/** The steps of what is being played, and the present one; a combat is part of the attacks. */
export function stepIds(view: VikingsView | null): { ids: readonly Id[]; now: Id } {
  if (view === null) return { ids: OPENING, now: "colours" };
  const now = AT[view.phase] ?? "attack";
  return { ids: OPENING.includes(now) ? OPENING : TURN, now };
}

export function stepsOf(view: VikingsView | null): { list: Step[]; at: number } {
  const { ids, now } = stepIds(view);
  return {
    list: ids.map((id) => ({
      id,
      label: t(`vikings-step-${id}`),
      href: `/regras/vikings#${CLAUSES[id]}`,
    })),
    at: ids.indexOf(now),
  };
}
