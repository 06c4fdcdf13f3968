import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Card, Guild } from "../../src/games/feudum/rules/pieces";
import { placeAt, PLACES } from "../../src/games/feudum/rules/pieces";
import { seatsAfter, starsOf, type Change } from "../../src/games/feudum/rules/status";
import { outlook } from "../../src/games/feudum/rules/yields";
import type { FeudumAction, FeudumView } from "../../src/protocol/feudum";

interface Case {
  view: FeudumView;
  seat: number;
  uses: Record<string, boolean>;
  seats: [FeudumAction, number[][]][];
}

const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, "positions.json"), "utf-8"),
) as Case[];

/** What an action changes, as the preview has it. */
function changeOf({ view, seat }: Case, line: FeudumAction): Change {
  if (line[0] === "enter") return { seat, enters: line[1] as Guild };
  if (line[0] === "withdraw") return { seat, leaves: line[1] };
  const place = String(line[1]);
  const at = placeAt(view, place);
  const rules = line[0] === "buy_influence" || at.ruler === null || at.serf === seat;
  const number = PLACES.findIndex((each) => each.id === place);
  return { seat, markers: -1, places: new Map([[number, rules ? { ruler: seat } : {}]]) };
}

describe.each(cases.map((each, place) => [place, each] as const))("position %i", (_, each) => {
  test("the stars are those of the rules", () => {
    each.view.players.forEach((player, seat) =>
      expect(starsOf(each.view, seat)).toEqual(player.stars),
    );
  });

  test("a card has a use exactly if the rules let it be carried out", () => {
    for (const [card, can] of Object.entries(each.uses))
      expect([card, outlook(each.view, each.seat, card as Card).can]).toEqual([card, can]);
  });

  test("seats are foretold as the rules settle them", () => {
    for (const [line, seats] of each.seats)
      expect([line, seatsAfter(each.view, changeOf(each, line))]).toEqual([line, seats]);
  });
});
