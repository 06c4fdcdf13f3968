/** How the table is laid out in the window as it is now. */

/**
 * `wide`: seats and log stand beside the board. `rail`: they are a row of shields that opens. `strip`: they lie over
 * the board. `phone`: so, and everything else is in a sheet. `low`: a phone on its side; the sheet is a column.
 */
export type Kind = "wide" | "rail" | "strip" | "phone" | "low";

const PHONE = 700;
const LOW = 500;
const RAIL = 900;
const WIDE = 1180;

export function kindOf(width: number, height: number): Kind {
  if (height < LOW && width > height) return "low";
  if (width < PHONE) return "phone";
  if (width >= WIDE) return "wide";
  return width >= RAIL ? "rail" : "strip";
}

export class Layout {
  width = $state(globalThis.innerWidth ?? 1440);
  height = $state(globalThis.innerHeight ?? 900);
  readonly kind = $derived(kindOf(this.width, this.height));
  readonly touch = $derived(this.kind === "phone" || this.kind === "low");
  /** Not enough height for the cards to lie open. */
  readonly folded = $derived(this.kind !== "wide" || this.height < 800 || this.width < 1360);
}
