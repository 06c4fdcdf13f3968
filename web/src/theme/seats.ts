/** The players' colours. The names are the ones on the wire; letters come from the texts (`letter-azul`). */
export const COLOURS = [
  "branco",
  "preto",
  "vermelho",
  "azul",
  "amarelo",
  "verde",
  "roxo",
  "laranja",
] as const;
export type Colour = (typeof COLOURS)[number] | "neutro";

/** Dashes of a chart line, so that no line is told by its colour alone. */
export const DASHES: Record<Colour, string> = {
  branco: "1 1",
  preto: "none",
  vermelho: "6 2",
  azul: "8 2 2 2",
  amarelo: "2 2",
  verde: "10 3",
  roxo: "4 2 1 2",
  laranja: "3 3",
  neutro: "1 3",
};

export function colourOf(name: string | null | undefined): Colour {
  return COLOURS.find((each) => each === name) ?? "neutro";
}

export const fill = (colour: Colour) => `var(--seat-${colour})`;
export const inkOn = (colour: Colour) => `var(--seat-${colour}-ink)`;
/** The id of a pattern; `SeatPatterns` must be on the page, and is. */
export const patternId = (colour: Colour) => `pattern-${colour}`;
/** The paint of a pattern. */
export const pattern = (colour: Colour) => `url(#${patternId(colour)})`;
/** Land held by a player. */
export const landFill = (colour: Colour) =>
  `color-mix(in srgb, var(--seat-${colour}) var(--land-mix), var(--land))`;
