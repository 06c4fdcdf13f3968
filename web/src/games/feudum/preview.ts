/** What an action would give: points, goods, seats in the guilds. Said beside it before it is done. */
import type { FeudumAction, FeudumView, LocationView } from "../../protocol/feudum";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { rules } from "./data";
import { GOODS, placeAt, placeOf, PLACES, type Card, type Guild } from "./rules/pieces";
import { seatChanges, seatsAfter, starsOf, type Change } from "./rules/status";
import { strengthOf } from "./rules/strength";
import { outlook, tilePoints } from "./rules/yields";
import { writWords } from "./words";

/** Lines of a preview; the first are the most important. */
export function previewOf(
  view: FeudumView,
  me: number,
  line: FeudumAction,
  voice: Voice,
): string[] {
  switch (line[0]) {
    case "set_pawn":
    case "enter":
      return status(view, me, { seat: me, enters: line[1] as Guild }, voice);
    case "withdraw":
      return status(view, me, { seat: me, leaves: line[1] }, voice);
    case "influence":
    case "buy_influence":
      return placing(view, me, line, voice);
    case "improve":
      return improving(view, me, line[1], line[2], voice);
    case "tend":
      return [t("feudum-preview-points", { count: rules.scoring.landscape.placed })];
    case "attack_pawn":
    case "attack_monster":
    case "attack_feudum":
      return fighting(view, me, line, voice);
    case "buy_good":
      return [t("feudum-preview-price", { count: priceOf(view, line[1]) })];
    case "keep_writ":
    case "return_writ":
      return [writWords(line[1], voice)];
    case "choose_mode":
      return line[1] === "forgo" ? [t("feudum-preview-forgo")] : mode(view, me, line[1]);
    case "play_card":
    case "repeat_card":
      return [cardSentence(view, me, line[1] as Card)];
    case "hold_feast":
      return [t("feudum-preview-feast", { count: rules.scoring.feast })];
    case "use_guild":
      return line[2] === "trade" ? [] : [t(`feudum-preview-${line[2] as "push"}`)];
    default:
      return [];
  }
}

/** What a card could do now, or why it could do nothing. */
export function cardSentence(view: FeudumView, seat: number, card: Card): string {
  const found = outlook(view, seat, card);
  return found.can
    ? t(`feudum-${found.id}`, { count: found.count })
    : t(`feudum-${found.id}` as "feudum-cannot-tax");
}

function mode(view: FeudumView, me: number, chosen: string): string[] {
  const card = rules.cards[view.task["card"] ?? -1];
  if (card === undefined) return [];
  if (chosen === "special") return [t(`feudum-special-${card as "improve"}`)];
  return [cardSentence(view, me, card)];
}

/** MER-02: a shelf empties from the right. */
export function priceOf(view: FeudumView, good: string): number {
  const number = GOODS.indexOf(good as "food");
  return rules.market.prices[number]?.[(view.guilds.market[number] ?? 1) - 1] ?? 0;
}

const RANKS = ["master", "official", "apprentice"] as const;

/** Who gains or loses a seat; without any, the stars that are gained. */
export function status(view: FeudumView, me: number, change: Change, voice: Voice): string[] {
  const changes = seatChanges(view, seatsAfter(view, change));
  const said = changes.map(({ guild, seat, before, after }) => {
    const words = { guild: voice.name("guild", guild), player: voice.player(seat) };
    if (after === null) return t("feudum-loses-seat", words);
    const rank = RANKS[after] ?? "apprentice";
    const worth = rules.scoring.seats[after] ?? 0;
    if (seat !== me) return t(`feudum-other-${rank}`, words);
    return before === null || after < before
      ? t(`feudum-becomes-${rank}`, { guild: words.guild, count: worth })
      : t(`feudum-falls-${rank}`, { guild: words.guild });
  });
  if (said.length > 0) return said;
  const [now, later] = [starsOf(view, me), starsOf(view, me, change)];
  return rules.guilds.flatMap((guild, number) => {
    const more = (later[number] ?? 0) - (now[number] ?? 0);
    return more === 0
      ? []
      : t("feudum-preview-stars", {
          count: `${more > 0 ? "+" : "−"}${Math.abs(more)}`,
          guild: voice.name("guild", guild),
        });
  });
}

const numberOf = (place: string) => PLACES.findIndex((each) => each.id === place);

function placing(
  view: FeudumView,
  me: number,
  line: ["influence" | "buy_influence", string],
  voice: Voice,
): string[] {
  const at = placeAt(view, line[1]);
  const rules_ = line[0] === "buy_influence" || at.ruler === null || at.serf === me;
  const role = rules_ ? "ruler" : at.ruler === me ? "subject" : "serf";
  const after: Partial<LocationView> = rules_ ? { ruler: me } : {};
  const change: Change = {
    seat: me,
    markers: -1,
    places: new Map([[numberOf(line[1]), after]]),
  };
  const price = line[0] === "buy_influence" ? [t("feudum-preview-price", { count: 1 })] : [];
  return [t(`feudum-as-${role}`), ...price, ...status(view, me, change, voice)];
}

const BETTER: Record<string, string> = { outpost: "farm", farm: "town", town: "feudum" };

function improving(
  view: FeudumView,
  me: number,
  place: string,
  guild: string,
  voice: Voice,
): string[] {
  const type = BETTER[placeAt(view, place).type] ?? "";
  const points = tilePoints(view, placeOf(place), type);
  const price = { farm: "wood", town: "iron" }[type];
  const after = { type, guild: guild === "none" ? null : guild };
  const change: Change = { seat: me, places: new Map([[numberOf(place), after]]) };
  return [
    t("feudum-preview-becomes", { type: voice.name("type", type) }),
    points > 0 ? t("feudum-preview-points", { count: points }) : t("feudum-preview-no-tile"),
    price === undefined
      ? t("feudum-preview-seal")
      : t("feudum-preview-pay", { good: voice.name("good", price) }),
    ...status(view, me, change, voice),
  ];
}

function fighting(view: FeudumView, me: number, line: FeudumAction, voice: Voice): string[] {
  const found = strengthOf(view, me, line);
  if (found === null) return [];
  const { attack, defence, owner } = found;
  return [
    t("feudum-preview-strength", { attack, defence }),
    t(attack > defence + 1 ? "feudum-preview-sure" : "feudum-preview-doubt", {
      player: voice.player(owner),
    }),
    t("feudum-preview-points", { count: line[0] === "attack_feudum" ? 4 : 2 }),
  ];
}
