/** Sentences for whoever answers in front of all. */
import { t } from "../texts/index.svelte";
import type { Voice } from "../texts/voice";

/** The sentence with the name of the one it is for, if he is not the only one who reads it. */
export function addressed(
  table: { readonly aloud: { readonly seat: number } | null },
  voice: Voice,
  sentence: string,
): string {
  const { aloud } = table;
  return aloud === null ? sentence : t("device-to", { name: voice.player(aloud.seat), sentence });
}
