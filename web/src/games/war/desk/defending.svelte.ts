/** With the option `defender_dice = choose`: how many dice the defence rolls. */
import type { Arrow, Mark, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import type { WarDesk } from "./desk.svelte";

export class Defending implements Part {
  readonly most = $derived.by(() => {
    const defend = this.desk.legal.find((action) => action[0] === "defend");
    return defend?.[0] === "defend" ? defend[1] : 1;
  });

  constructor(readonly desk: WarDesk) {}

  enter(): void {
    void this.desk.send(["defend", this.most]);
  }

  digit(number: number): void {
    void this.desk.send(["defend", number]);
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    const battle = this.desk.view?.battle;
    if (battle?.target === territory) marks.push("selected");
    if (battle?.source === territory) marks.push("target");
    return {};
  }

  arrows(): Arrow[] {
    const battle = this.desk.view?.battle;
    return battle ? [{ from: battle.source, to: battle.target, kind: "attack" }] : [];
  }
}
