/** Finding clauses by what they say or what they are called. */
import type { Chapter } from "../../games";

/** Without accents and case, so that “exercito” finds “Exército”. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The chapters with those clauses alone that have every word that is sought. */
export function found(
  chapters: readonly Chapter[],
  sought: string,
  rule: (clause: string) => string,
): Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const fits = (clause: string) => {
    const text = plain(`${clause} ${rule(clause)}`);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length > 0);
}
