/** A record that somebody has brought stays in this tab, so that a reload finds it again. */
export const KEPT = "record";
/** Bytes; the server takes no more. */
export const LONGEST = 1 << 20;
