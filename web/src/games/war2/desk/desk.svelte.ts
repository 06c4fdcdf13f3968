/** One player's place at a table of War II. */
import type { Table } from "../../../protocol/table.svelte";
import type { Line } from "../../../protocol/types";
import type { War2Action, War2Event, War2View, War2Wire } from "../../../protocol/war2";
import { LandDesk } from "../../land/desk/desk.svelte";
import type { Part } from "../../land/desk/part";
import { asLand } from "../../land/wire";
import { WAR2 } from "../game";
import { ways } from "../rules/ways";
import { Carrying } from "./carrying.svelte";
import { Choosing, Claiming } from "./claiming.svelte";
import { Flying, Raiding } from "./raiding.svelte";
import { Spying } from "./spying.svelte";
import { Using } from "./using.svelte";

export class War2Desk extends LandDesk {
  declare readonly view: War2View | null;
  declare readonly shown: War2View | null;
  declare readonly legal: War2Action[];

  /** Attacks go by air rather than by land. */
  byAir = $state(false);

  readonly raiding = new Raiding(this);
  readonly using = new Using(this);
  readonly spying = new Spying(this);
  readonly carrying = new Carrying(this);

  constructor(table: Table<War2Wire>) {
    super(asLand(table), WAR2, ways);
    this.parts["claim"] = new Claiming(this);
    this.parts["choice"] = new Choosing(this);
    this.parts["raid"] = new Flying(this);
    this.parts["transport"] = this.carrying;
  }

  /** All that was heard, as far back as the log reaches. */
  get heard(): readonly War2Event[] {
    return this.table.events as unknown as War2Event[];
  }

  /** What can be done at any moment of the own turn goes before what the phase is for. */
  override get part(): Part {
    if (this.using.active) return this.using;
    if (this.spying.active) return this.spying;
    return this.inAir ? this.raiding : super.part;
  }

  get inAir(): boolean {
    return this.stage === "attack" && this.byAir;
  }

  /** The stage whose bar is shown. */
  override get barOf(): string {
    if (this.using.active) return "use";
    if (this.spying.active) return "ci";
    return this.stage;
  }

  turn(byAir: boolean): void {
    this.attacking.stop();
    this.byAir = byAir;
    this.forgive();
  }

  override takeFix(action: Line): void {
    const [kind, target] = action as War2Action;
    if (kind !== "raid_from_base") return super.takeFix(action);
    this.forgive();
    this.turn(true);
    this.raiding.aim(String(target));
  }
}
