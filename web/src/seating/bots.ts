/** Bots as people choose them. */
import { t } from "../texts/index.svelte";

const DESCRIBED = ["random", "brawler", "grabber", "greedy", "solver"] as const;
const PREFERRED = ["greedy", "brawler"];

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

/** A host may bring bots of his own; those have only the name that he gave them. */
export function botTitle(bot: string): string {
  const known = DESCRIBED.find((each) => each === bot);
  return known === undefined ? bot : t(`bot-${known}`);
}

export function botNote(bot: string): string {
  const known = DESCRIBED.find((each) => each === bot);
  return known === undefined ? t("bot-own") : t(`bot-note-${known}`);
}

/** The one to play against if nobody says which. */
export function usualBot(bots: readonly string[]): string {
  return PREFERRED.find((each) => bots.includes(each)) ?? bots[0] ?? "";
}

/** The first name that nobody at the table bears. */
export function freshBotName(taken: readonly string[]): string {
  return BOT_NAMES.find((each) => !taken.includes(each)) ?? "";
}
