/** The steps of a turn of War II, and of its set-up, as the bar shows them. */
import type { War2View } from "../../protocol/war2";
import { t } from "../../texts/index.svelte";
import type { Step } from "../land/game";

const CLAUSES = {
  centres: "WAR2-SET",
  claim: "WAR2-SET",
  place: "WAR2-REC",
  attack: "WAR2-ATK",
  move: "WAR2-MOV",
  draw: "WAR2-CRD",
} as const;
type Id = keyof typeof CLAUSES;

const SETUP: readonly Id[] = ["centres", "claim"];
const TURN: readonly Id[] = ["place", "attack", "move", "draw"];
const STAGE_1: readonly Id[] = ["place"];
const STAGE_2: readonly Id[] = ["attack", "move", "draw"];

const AT: Record<string, Id> = {
  setup: "centres",
  choice: "centres",
  claim: "claim",
  place: "place",
  attack: "attack",
  occupy: "attack",
  battle: "attack",
  move: "move",
  card: "draw",
  excess: "draw",
  draw: "draw",
};

function stepsIn(view: War2View | null): readonly Id[] {
  if (view === null || SETUP.includes(AT[view.phase] ?? "place")) return SETUP;
  if (view.stage === 1) return STAGE_1;
  return view.stage === 2 ? STAGE_2 : TURN;
}

/** The steps of what is being played, and the present one. */
export function stepIds(view: War2View | null): { ids: readonly Id[]; now: Id } {
  const phase = view === null ? "" : view.back || view.phase;
  return { ids: stepsIn(view), now: AT[phase] ?? "place" };
}

export function stepsOf(view: War2View | null): { list: Step[]; at: number } {
  const { ids, now } = stepIds(view);
  const label = (id: Id) =>
    id === "place" && view?.stage === 1 ? t("war2-step-first") : t(`war2-step-${id}`);
  return {
    list: ids.map((id) => ({ id, label: label(id), href: `/regras/war2#${CLAUSES[id]}` })),
    at: ids.indexOf(now),
  };
}
