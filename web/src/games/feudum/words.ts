/** What is said about places, writs, answers and chains. */
import type { FeudumAction, FeudumView } from "../../protocol/feudum";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Answer, Facet } from "./choices";
import { writs } from "./data";
import {
  GOODS,
  landscapeOf,
  MONSTERS,
  pawnsAt,
  placeAt,
  sum,
  VESSELS,
  type Place,
} from "./rules/pieces";

/** `2 food, 1 iron`; empty if there is nothing. */
export function goodsWords(numbers: readonly number[], voice: Voice): string {
  return GOODS.flatMap((good, place) => {
    const number = numbers[place] ?? 0;
    return number > 0 ? `${number} ${voice.name("good", good)}` : [];
  }).join(", ");
}

/** Everything that there is at a place, in one sentence. */
export function placeWords(view: FeudumView, place: Place, voice: Voice): string {
  const at = placeAt(view, place.id);
  const built = voice.name("type", at.type);
  const guild = at.guild === null ? "" : ` (${voice.name("guild", at.guild)})`;
  const parts = [
    `${voice.name("location", place.id)}: ${built}${guild}`,
    voice.name("region", place.region),
    at.ruler === null
      ? t("feudum-unruled")
      : t("feudum-ruled", { player: voice.player(at.ruler) }) +
        (at.subject ? ` ${t("feudum-with-subject")}` : ""),
    ...(at.serf === null ? [] : [t("feudum-serf", { player: voice.player(at.serf) })]),
    ...pawnsAt(view, place.id).map((each) =>
      t("feudum-pawn-of", {
        character: voice.name("character", each.is.character),
        player: voice.player(each.seat),
      }),
    ),
    ...MONSTERS.flatMap((monster, number) => {
      const { location, owner } = view.monsters[number] ?? {};
      if (location !== place.id || typeof owner !== "number") return [];
      return t("feudum-pawn-of", {
        character: voice.name("monster", monster),
        player: voice.player(owner),
      });
    }),
    ...(sum(at.goods) > 0 ? [goodsWords(at.goods, voice)] : []),
    ...VESSELS.flatMap((vessel, number) =>
      (at.abandoned[number] ?? 0) > 0
        ? t("feudum-abandoned", { vessel: voice.name("vessel", vessel) })
        : [],
    ),
    ...landscapeWords(view, place.id, voice),
  ];
  return `${parts.join("; ")}.`;
}

function landscapeWords(view: FeudumView, id: string, voice: Voice): string[] {
  const at = placeAt(view, id);
  if (at.tile === null) return [];
  const landscape = landscapeOf(view, at.tile);
  const name = landscape === null ? "?" : voice.name("landscape", landscape);
  return [t("feudum-landscape", { landscape: name, count: at.stock })];
}

type Writ = (typeof writs.writs)[number];
const BY_ID = new Map<string, Writ>(writs.writs.map((each) => [each.id, each]));

function gainWords(gain: Readonly<Record<string, number | string>>, voice: Voice): string {
  return Object.entries(gain)
    .map(([what, amount]) => {
      if (what === "vessel")
        return amount === "any" ? t("feudum-gain-vessel") : voice.name("vessel", String(amount));
      return t(`feudum-gain-${what as "shillings"}`, { count: Number(amount) });
    })
    .join(", ");
}

/** One option of a mandate: what it costs and what it gives. */
export function optionWords(writ: string, option: number, voice: Voice): string {
  const card = BY_ID.get(writ);
  if (card === undefined || !("options" in card)) return "";
  const chosen = card.options[option - 1] as
    | {
        pay?: Readonly<Record<string, number>>;
        stars?: Readonly<Record<string, number>>;
        gain: Readonly<Record<string, number | string>>;
      }
    | undefined;
  if (chosen === undefined) return "";
  const gain = gainWords(chosen.gain, voice);
  const price = [
    ...Object.entries(chosen.pay ?? {}).map(([what, count]) =>
      what === "shillings"
        ? t("feudum-gain-shillings", { count })
        : `${count} ${voice.name("good", what)}`,
    ),
    ...Object.entries(chosen.stars ?? {}).map(([guild, count]) =>
      t("feudum-stars-in", { count, guild: voice.name("guild", guild) }),
    ),
  ].join(", ");
  return price ? t("feudum-option", { price, gain }) : gain;
}

/** What a writ is good for. */
export function writWords(writ: string, voice: Voice): string {
  const card = BY_ID.get(writ);
  if (card === undefined) return "";
  if ("options" in card)
    return card.options.map((_, place) => optionWords(writ, place + 1, voice)).join(" · ");
  const values = (card.table as readonly (readonly [number, number])[])
    .map(([count, points]) => `${count}: ${points}`)
    .join(", ");
  const what =
    "locations" in card
      ? card.locations.map((each) => voice.name("location", each)).join(", ")
      : "type" in card
        ? voice.name("type", card.type)
        : t(`feudum-title-${card.kind as "barrel_sulfur"}`);
  return t("feudum-title", { what, values });
}

/** A unit of one's own. */
export function unitWords(view: FeudumView, seat: number, unit: string, voice: Voice): string {
  if (!unit.startsWith("pawn ")) return voice.name("monster", unit);
  const pawn = view.players[seat]?.pawns[Number(unit.slice(5)) - 1];
  if (pawn === undefined || pawn.location === null) return unit;
  return t("feudum-unit", {
    character: voice.name("character", pawn.character),
    place: voice.name("location", pawn.location),
  });
}

const NAMES: Partial<Record<Facet, string>> = {
  card: "card",
  character: "character",
  place: "location",
  way: "route",
  guild: "guild",
  good: "good",
  region: "region",
  tile: "tile",
  writ: "writ",
  monster: "monster",
  owner: "seat",
};

/** An answer as its button says it. */
export function answerWords(view: FeudumView, me: number, answer: Answer, voice: Voice): string {
  const { facet, value, lines } = answer;
  const [line] = lines as [FeudumAction, ...FeudumAction[]];
  switch (facet) {
    case "unit":
      return unitWords(view, me, value, voice);
    case "deed":
      return t(`feudum-deed-${value as "enter"}`);
    case "mode":
      return t(`feudum-mode-${value as "regular"}`);
    case "function":
      return t(`feudum-function-${value as "push"}`);
    case "marker":
      return t(`feudum-marker-${value as "serf"}`);
    case "option":
      return line[0] === "play_mandate" || line[0] === "use_weapon"
        ? optionWords(line[1], line[2], voice)
        : value;
    case "vessel":
      if (line[0] === "move_pawn") return t(`feudum-vessel-${value as "own"}`);
      return voice.name("vessel", value);
    case "target":
      return targetWords(view, line, voice);
    case "scroll":
      return t("feudum-scroll", { scroll: value });
    case "row":
      return rowWords(view, Number(value), voice);
    case "number":
      return line[0] === "share_food"
        ? t("feudum-foods", {
            foods: Number(value),
            coins: (view.task["price"] ?? 0) - Number(value),
          })
        : t("feudum-seals", { count: Number(value) });
    case "means":
      return value === "cube"
        ? t("feudum-pay-cube")
        : t("feudum-pay-tile", { tile: voice.name("tile", value) });
    case "answer":
      return voice.action(line);
    case "guild":
      return value === "none" ? voice.action(line) : voice.name("guild", value);
    default: {
      const kind = NAMES[facet];
      return kind === undefined ? value : voice.name(kind, kind === "seat" ? Number(value) : value);
    }
  }
}

function targetWords(view: FeudumView, line: FeudumAction, voice: Voice): string {
  if (line[0] === "attack_pawn") {
    const pawn = view.players[line[1]]?.pawns[line[2] - 1];
    return t("feudum-pawn-of", {
      character: voice.name("character", pawn?.character ?? ""),
      player: voice.player(line[1]),
    });
  }
  return voice.action(line);
}

/** A row of the knights' guild: a player's, or a colour nobody plays. */
export function rowWords(view: FeudumView, row: number, voice: Voice): string {
  return row <= view.players.length
    ? t("feudum-row-of", { player: voice.player(row - 1) })
    : t("feudum-row-neutral", { number: row - view.players.length });
}

/** The steps of an open chain, as short words. */
export function stepWords(line: FeudumAction, voice: Voice): string {
  if (line[0] === "play_card" || line[0] === "repeat_card") return voice.name("card", line[1]);
  return voice.action(line);
}
