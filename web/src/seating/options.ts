/** The options of a table in words. What each does stands in the game's own texts. */
import type { OptionView } from "../protocol/types";
import type { Voice } from "../texts/voice";

export type Value = OptionView["default"];

export function optionTitle(voice: Voice, option: OptionView): string {
  return voice.say(`option-${option.id}`);
}

/** What the table plays with this value, in one line. */
export function effectOf(voice: Voice, option: OptionView, value: Value): string {
  if (option.values !== null) return voice.say(`option-${option.id}`, {}, String(value));
  const part = value === option.off ? "off" : "number";
  return voice.say(`option-${option.id}`, { value }, part);
}

export function isUsual(option: OptionView, value: Value): boolean {
  return option.default === value;
}
