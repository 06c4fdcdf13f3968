/** Widths of words, measured once each. */

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** In pixels; `font` is a CSS font without its family. Without a canvas, a fair guess. */
export function textWidth(text: string, font: string): number {
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = measure(text, font);
    widths.set(key, width);
  }
  return width;
}

function measure(text: string, font: string): number {
  if (context === undefined) {
    context =
      typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  }
  if (!context) return text.length * 6.2;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--ui");
  context.font = `${font} ${family || "system-ui, sans-serif"}`;
  return context.measureText(text).width;
}
