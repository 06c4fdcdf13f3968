/**
 * What can be decided now as a chain of small questions. Every action is a row of facets (which pawn, where to, with
 * which vessel); the first facet in which the actions that are left differ is the next question. A place on the map,
 * a pawn or a guild may also be chosen out of turn: the other facets are then asked among what is left.
 */
import type { FeudumAction, FeudumView } from "../../protocol/feudum";
import { otherEnd } from "./rules/pieces";

export const FACETS = [
  "deed",
  "card",
  "mode",
  "unit",
  "character",
  "place",
  "way",
  "vessel",
  "guild",
  "function",
  "owner",
  "target",
  "marker",
  "good",
  "means",
  "region",
  "tile",
  "writ",
  "option",
  "monster",
  "scroll",
  "row",
  "number",
  "answer",
] as const;
export type Facet = (typeof FACETS)[number];
export type Pick = readonly [facet: Facet, value: string];

export interface Choice {
  line: FeudumAction;
  facets: readonly Pick[];
}

/** One answer to the question of the moment, and the actions that it leaves. */
export interface Answer {
  facet: Facet;
  value: string;
  lines: FeudumAction[];
}

const pawnPlace = (view: FeudumView, seat: number, pawn: number) =>
  view.players[seat]?.pawns[pawn - 1]?.location ?? null;
const monsterPlace = (view: FeudumView, name: string) =>
  view.monsters[name === "serpent" ? 0 : 1]?.location ?? "";

/** The facets of an action, in the order in which they are asked; none if a button of its own says it. */
export function facetsOf(line: FeudumAction, view: FeudumView, me: number): Pick[] {
  switch (line[0]) {
    case "set_pawn":
      return [
        ["character", line[1]],
        ["place", line[2]],
      ];
    case "enter":
      return [
        ["deed", "enter"],
        ["character", line[1]],
        ["place", line[2]],
      ];
    case "withdraw":
      return [
        ["deed", "withdraw"],
        ["unit", `pawn ${line[1]}`],
      ];
    case "move_pawn":
      return [
        ["unit", `pawn ${line[1]}`],
        ["place", otherEnd(line[2], pawnPlace(view, me, line[1]))],
        ["way", line[2]],
        ["vessel", line[3]],
      ];
    case "move_monster":
      return [
        ["unit", line[1]],
        ["place", otherEnd(line[2], monsterPlace(view, line[1]))],
        ["way", line[2]],
      ];
    case "pilfer":
      return [
        ["place", line[1]],
        ["good", line[2]],
      ];
    case "influence":
    case "buy_influence":
      return [
        ["place", line[1]],
        ["deed", line[0]],
      ];
    case "improve":
      return [
        ["place", line[1]],
        ["guild", line[2]],
      ];
    case "tend":
      return [
        ["place", line[1]],
        ["tile", line[2]],
      ];
    case "attack_pawn":
      return [
        ["place", pawnPlace(view, line[1], line[2]) ?? ""],
        ["target", `${line[1]} ${line[2]}`],
      ];
    case "attack_monster":
      return [
        ["place", monsterPlace(view, line[1])],
        ["target", line[1]],
      ];
    case "attack_feudum":
      return [
        ["place", line[1]],
        ["target", "feudum"],
      ];
    case "starve":
      return [
        ["place", line[1]],
        ["marker", line[2]],
      ];
    case "choose_farm":
      return [["place", line[1]]];
    case "use_guild":
      return [
        ["guild", line[1]],
        ["function", line[2]],
      ];
    case "hold_feast":
      return [
        ["guild", line[2]],
        ["function", line[3]],
        ["owner", String(line[1])],
      ];
    case "tame":
      return [
        ["monster", line[1]],
        ["place", line[2]],
      ];
    case "exchange":
      return [
        ["row", String(line[1])],
        ["scroll", line[2]],
      ];
    case "play_mandate":
      return [
        ["deed", "play_mandate"],
        ["writ", line[1]],
        ["option", String(line[2])],
      ];
    case "use_weapon":
      return [
        ["writ", line[1]],
        ["option", String(line[2])],
      ];
    case "return_writ":
      return [
        ["deed", "return_writ"],
        ["writ", line[1]],
      ];
    case "take_seal":
      return [
        ["deed", "take_seal"],
        ["place", line[1]],
        ["marker", line[2]],
      ];
    default:
      return single(line);
  }
}

const SINGLE: Partial<Record<FeudumAction[0], Facet>> = {
  play_card: "card",
  repeat_card: "card",
  choose_mode: "mode",
  keep_writ: "writ",
  take_favour: "good",
  buy_good: "good",
  move_good: "good",
  take_vessel: "vessel",
  invent: "vessel",
  take_tile: "region",
  take_scroll: "scroll",
  buy_seals: "number",
  share_food: "number",
  pay_with: "means",
  store_sulfur: "answer",
  fill_pouch: "answer",
  choose_harvest: "answer",
  feed_pawn: "answer",
};

function single(line: FeudumAction): Pick[] {
  const facet = SINGLE[line[0]];
  return facet === undefined ? [] : [[facet, String(line[1])]];
}

/** Families with an amount are listed with their largest; the smaller ones are legal too. */
export function expanded(legal: readonly FeudumAction[]): FeudumAction[] {
  return legal.flatMap((line): FeudumAction[] => {
    if (line[0] === "share_food")
      return Array.from({ length: line[1] + 1 }, (_, foods) => ["share_food", foods]);
    if (line[0] === "buy_seals")
      return Array.from({ length: line[1] }, (_, place) => ["buy_seals", place + 1]);
    return [line];
  });
}

export function choicesOf(legal: readonly FeudumAction[], view: FeudumView, me: number): Choice[] {
  return expanded(legal).map((line) => ({ line, facets: facetsOf(line, view, me) }));
}

const valueOf = (choice: Choice, facet: Facet) =>
  choice.facets.find(([name]) => name === facet)?.[1];

/** What is left after these picks. */
export function leftAfter(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return choices.filter((choice) =>
    picks.every(([facet, value]) => valueOf(choice, facet) === value),
  );
}

/** The next question: its facet and its answers, in the order of the rules. Null if nothing is left to ask. */
export function question(left: readonly Choice[]): { facet: Facet; answers: Answer[] } | null {
  const [first] = left;
  if (first === undefined || left.length < 2) return null;
  for (const [facet] of first.facets) {
    const answers = answersIn(left, facet);
    if (answers.length > 1) return { facet, answers };
  }
  return null;
}

/** All values of a facet among these, with what each leaves. */
export function answersIn(left: readonly Choice[], facet: Facet): Answer[] {
  const found = new Map<string, FeudumAction[]>();
  for (const choice of left) {
    const value = valueOf(choice, facet);
    if (value !== undefined) found.set(value, [...(found.get(value) ?? []), choice.line]);
  }
  return [...found].map(([value, lines]) => ({ facet, value, lines }));
}

/** Actions that change much and close the chain: they are shown first and done when confirmed. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "set_pawn",
  "enter",
  "withdraw",
  "improve",
  "tend",
  "attack_pawn",
  "attack_monster",
  "attack_feudum",
  "starve",
  "hold_feast",
  "tame",
  "return_writ",
]);

export function isWeighty(line: FeudumAction): boolean {
  if (line[0] === "choose_mode") return line[1] === "forgo";
  if (line[0] === "feed_pawn") return line[1] === "nothing";
  return WEIGHTY.has(line[0]);
}
