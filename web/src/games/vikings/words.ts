/** Figures of WAR Vikings as people read them. */
import { language } from "../../texts/index.svelte";

/** So many pairs more or fewer, with its sign. */
export function gained(pairs: number): string {
  const format = new Intl.NumberFormat(language.now, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return format.format(pairs).replace("-", "−");
}
