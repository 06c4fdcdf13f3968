/** How long bots that plan may think of a turn. */
import { language, t } from "../texts/index.svelte";

/** In seconds; the server takes no others. */
export const THINKING = [0.5, 2, 8] as const;

export function thinkingTime(seconds: number): string {
  return t("thinking-seconds", { seconds: new Intl.NumberFormat(language.now).format(seconds) });
}
