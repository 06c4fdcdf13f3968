/** What is done besides placing armies: ships built or laid up, the commander put on the board. */
import type { Mark, Pick, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import type { VikingsDesk } from "./desk.svelte";

export const WORKS = ["build_ship", "lay_up_ship", "place_commander"] as const;
export type Work = (typeof WORKS)[number];

/** A place is picked for it; each is a step that can be taken back until the placing is ended. */
export class Working implements Part {
  work = $state<Work | null>(null);

  /** Where each can be done. */
  readonly places = $derived.by(() => {
    const found: Record<Work, string[]> = { build_ship: [], lay_up_ship: [], place_commander: [] };
    for (const action of this.desk.legal)
      for (const work of WORKS) if (action[0] === work) found[work].push(String(action[1]));
    return found;
  });
  readonly open = $derived(this.work === null ? [] : this.places[this.work]);

  constructor(readonly desk: VikingsDesk) {}

  get active(): boolean {
    return this.work !== null && this.desk.stage === "place";
  }

  begin(work: Work): void {
    this.desk.forgive();
    this.work = work;
  }

  pick({ place }: Pick): void {
    const { work } = this;
    if (work === null) return;
    if (this.open.includes(place)) this.#do(work, place);
    else void this.desk.refuse(place, [work, place]);
  }

  escape(): boolean {
    this.work = null;
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (this.open.includes(territory)) marks.push("selectable");
    return {};
  }

  /** What was laid out stays laid out. */
  #do(work: Work, place: string): void {
    if (this.desk.busy) return;
    this.work = null;
    void this.desk.send([work, place]);
    this.desk.sound("place");
  }
}
