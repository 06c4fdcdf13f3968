/** The phase in which cards are traded, or kept. */
import { Exchanging } from "../../land/desk/exchanging.svelte";
import type { Part } from "../../land/desk/part";

export class Trading extends Exchanging implements Part {
  /** With a full hand there is no way round it (WAR-TRD-08). */
  readonly compulsory = $derived.by(
    () => this.sets.length > 0 && !this.desk.legal.some(([kind]) => kind === "skip"),
  );

  skip(): void {
    this.chosen = [];
    void this.desk.send(["skip"]);
  }

  enter(): void {
    if (this.sets.length > 0) this.trade();
    else this.skip();
  }

  end(): void {
    if (!this.compulsory) this.skip();
  }

  escape(): boolean {
    return this.drop();
  }
}
