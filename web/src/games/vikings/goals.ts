/** What objectives ask, and how far one has come with what only WAR Vikings has: ports, ships and the commander. */
import type { VikingsView } from "../../protocol/vikings";
import { t } from "../../texts/index.svelte";
import type { Goal, Part } from "../land/rules/objective";
import { cards } from "./data";
import { BOARD, PORTS } from "./rules/board";

interface Card {
  id: string;
  whole?: readonly string[];
  named?: readonly string[];
  commander_in?: string;
  ship_in?: readonly string[];
  ports?: readonly number[];
  ships?: number;
  territories?: readonly number[];
  armies?: number;
  destroy?: string;
}
const OBJECTIVES: readonly Card[] = cards.objectives;
/** The numbers on a card are for three players and more. */
const LEAST_PLAYERS = 3;

/** VIK-OBJ-01 to 03: what is switched off is not asked. */
export function goal(objective: string, view: VikingsView): Goal | undefined {
  const card = OBJECTIVES.find((each) => each.id === objective);
  if (card === undefined) return undefined;
  const players = view.colours.length - LEAST_PLAYERS;
  const { whole, armies, destroy } = card;
  const territories = card.territories?.[players];
  return {
    whole,
    territories,
    armies,
    destroy,
    more: [...land(card, players, view), ...pieces(card, view)],
  };
}

const holds = (view: VikingsView, territory: string) =>
  view.owners[BOARD.numberOf(territory)] === view.seat;

function land(card: Card, players: number, view: VikingsView): Part[] {
  const parts: Part[] = [];
  const counted = (of: Part["of"], need: number, among: readonly string[]) => {
    const missing = among.filter((each) => !holds(view, each));
    const have = Math.min(need, among.length - missing.length);
    parts.push({ of, have, need, missing: have === need ? [] : missing });
  };
  if (card.named) counted({ named: card.named }, card.named.length, card.named);
  const ports = card.ports?.[players];
  if (ports !== undefined) counted({ said: () => t("vikings-part-ports") }, ports, PORTS);
  return parts;
}

function pieces(card: Card, view: VikingsView): Part[] {
  const parts: Part[] = [];
  const own = view.ships.filter((each) => holds(view, each));
  if (view.options["ships"] === true && card.ship_in) {
    const missing = card.ship_in.filter((each) => !own.includes(each));
    const have = card.ship_in.length - missing.length;
    parts.push({
      of: { said: () => t("vikings-part-ships-in") },
      have,
      need: card.ship_in.length,
      missing,
    });
  }
  if (view.options["ships"] === true && card.ships) {
    const have = Math.min(card.ships, own.length);
    parts.push({
      of: { said: () => t("vikings-part-ships") },
      have,
      need: card.ships,
      missing: [],
    });
  }
  if (view.options["commander"] === true && card.commander_in) {
    const there = view.commanders[view.seat ?? -1] === card.commander_in;
    const missing = there ? [] : [card.commander_in];
    parts.push({
      of: { said: () => t("vikings-part-commander") },
      have: there ? 1 : 0,
      need: 1,
      missing,
    });
  }
  return parts;
}
