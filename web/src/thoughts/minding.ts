/** What the parts of a table must know where thoughts of bots can be read beside it. */
import { getContext, setContext, type Snippet } from "svelte";

export interface Minding {
  /** Stands over the log; undefined where no bot has said anything. */
  readonly panel: Snippet | undefined;
}

const KEY = Symbol("minding");
const PHONE = 700;

/** On a phone the panel has a page of its own: whoever goes there wants to read it. */
export const hasOwnPage = (): boolean => innerWidth < PHONE;

export function setMinding(minding: Minding): void {
  setContext(KEY, minding);
}

export function minding(): Minding | undefined {
  return getContext<Minding | undefined>(KEY);
}
