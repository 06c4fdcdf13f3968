/** Bots as people choose them: by level, by style, or to try things out. */
import type { BotView } from "../protocol/types";
import { t } from "../texts/index.svelte";

/** From the weakest to the strongest. */
const LEVELS = ["recruta", "soldado", "capitao", "general"] as const;
const STYLES = ["builder", "raider", "avenger", "diplomat"] as const;
const DESCRIBED = [
  ...LEVELS,
  ...STYLES,
  ...(["random", "brawler", "grabber", "greedy", "search", "solver"] as const),
] as const;
const KINDS = ["level", "style", "other"] as const;

/** Whom one meets if nobody says which: this level, else the next below. */
export const USUAL_LEVEL: (typeof LEVELS)[number] = "capitao";

/** What the seats of bots are called, in this order. */
export const BOT_NAMES = [
  "Aimoré",
  "Iara",
  "Ubirajara",
  "Anita",
  "Caxias",
  "Jaci",
  "Moema",
  "Peri",
];

export interface BotChoice {
  value: string;
  label: string;
  group: string;
}

/** A host may bring bots of his own; those have only the name that he gave them. */
export function botTitle(bot: string): string {
  const known = DESCRIBED.find((each) => each === bot);
  return known === undefined ? bot : t(`bot-${known}`);
}

/** How it plays, and how strong it was measured to be. */
export function botNote(bot: string, bots: readonly BotView[] = []): string {
  const known = DESCRIBED.find((each) => each === bot);
  const note = known === undefined ? t("bot-own") : t(`bot-note-${known}`);
  const rating = bots.find((each) => each.id === bot)?.rating ?? null;
  return rating === null ? note : t("bot-rated", { note, rating: String(rating) });
}

/** Levels, then styles, then all others. */
export function botChoices(bots: readonly BotView[]): BotChoice[] {
  return KINDS.flatMap((kind) =>
    bots
      .filter((bot) => bot.kind === kind)
      .map((bot) => ({ value: bot.id, label: botTitle(bot.id), group: t(`bots-${kind}`) })),
  );
}

export function usualBot(bots: readonly BotView[]): string {
  const offered = (level: string) => bots.some(({ id, kind }) => kind === "level" && id === level);
  const wanted = LEVELS.slice(0, LEVELS.indexOf(USUAL_LEVEL) + 1);
  return wanted.findLast(offered) ?? bots[0]?.id ?? "";
}

/** The first name that nobody at the table bears. */
export function freshBotName(taken: readonly string[]): string {
  return BOT_NAMES.find((each) => !taken.includes(each)) ?? "";
}
