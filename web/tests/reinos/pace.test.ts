import { expect, test } from "vitest";
import { after } from "../../src/games/reinos/pace";
import type { BattleView, ReinosEvent, ReinosView } from "../../src/protocol/reinos";
import matches from "./matches.json";

interface Match {
  name: string;
  view: ReinosView;
  steps: { events: ReinosEvent[]; changed: Partial<ReinosView> }[];
}

/** What the clock changes is told by no event: the server's view brings it. */
const TICKING = ["revolt", "skips_growth", "tried", "subdued"] as const;
const OPEN = [
  "order",
  "in_play",
  "suzerains",
  "passes",
  "active",
  "round",
  "native_percent",
] as const;

const some = (view: ReinosView, fields: readonly (keyof ReinosView)[]) =>
  Object.fromEntries(fields.map((field) => [field, view[field]]));

/** As far as it counts: armies are the server's secret until the cards lie on the table. */
function battle(view: ReinosView): Partial<BattleView> | null {
  if (view.battle === null) return null;
  const { native, additional, ...rest } = view.battle;
  return rest.cards > 0 ? { native, additional, ...rest } : rest;
}

test.each(matches as unknown as Match[])(
  "$name: every event leads to the server's view",
  (match) => {
    let view = match.view;
    let turns = 0;
    for (const { events, changed } of match.steps) {
      const made = events.reduce(after, view);
      const truth = { ...view, ...changed };
      const last = events.at(-1)?.event;
      const where = `${match.name}: ${events.map(({ event }) => event).join()}`;
      expect(some(made, OPEN), where).toEqual(some(truth, OPEN));
      expect(made.decision, where).toBe(truth.decision);
      if (last === "turn_started") turns++;
      else if (last !== "game_ended") {
        expect(some(made, TICKING), where).toEqual(some(truth, TICKING));
        const surrendered = events.some(({ event }) => event === "player_surrendered");
        if (!surrendered) expect(battle(made), where).toEqual(battle(truth));
      }
      if (["choose", "revolt", "battle"].includes(truth.phase) && last !== "player_surrendered") {
        expect([made.phase, made.awaiting, made.must_attack], where).toEqual([
          truth.phase,
          truth.awaiting,
          truth.must_attack,
        ]);
      }
      // Between two messages nothing is left to chance: the armies of a battle are known when its view comes.
      const { native = 0, additional = 0 } = made.battle ?? {};
      view = { ...truth, battle: truth.battle && { ...truth.battle, native, additional } };
    }
    expect(turns).toBeGreaterThan(1);
    expect(view.winners.length).toBeGreaterThan(0);
  },
);
