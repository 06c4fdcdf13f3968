/** Names, colours and numbers as the report shows them. */
import type { Report, Saying } from "../../protocol/types";
import { language, t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { COLOURS, colourOf } from "../../theme/seats";

/** Everybody's colour; who has chosen none gets one that is free. */
export function coloursOf(report: Report): string[] {
  const taken = new Set(report.seats.map((story) => story.colour));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  return report.seats.map((story) => story.colour ?? free.shift() ?? "neutro");
}

/** Everybody's name, else the colour's, else a number. */
export function namesOf(report: Report): string[] {
  return report.seats.map(({ seat, name, colour }) => {
    const known = colourOf(colour);
    if (name) return name;
    return known === "neutro" ? t("player", { number: seat + 1 }) : t(`colour-${known}`);
  });
}

export const say = (voice: Voice, saying: Saying): string => voice.say(saying.text, saying.facts);

export function decimal(value: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.now, format).format(value);
}

/** With its sign, a real minus. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const text = decimal(Math.abs(rounded));
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : text;
}
