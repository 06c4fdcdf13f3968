/** One player's place at a table of War. */
import type { Table } from "../../../protocol/table.svelte";
import type { WarAction, WarView, WarWire } from "../../../protocol/war";
import { LandDesk } from "../../land/desk/desk.svelte";
import { asLand } from "../../land/wire";
import { WAR } from "../game";
import { CARDS } from "../rules/board";
import { Defending } from "./defending.svelte";
import { Trading } from "./trading.svelte";

export class WarDesk extends LandDesk {
  declare readonly view: WarView | null;
  declare readonly shown: WarView | null;
  declare readonly legal: WarAction[];

  readonly trading = new Trading(this, CARDS);
  readonly defending = new Defending(this);

  constructor(table: Table<WarWire>) {
    super(asLand(table), WAR);
    this.parts["trade"] = this.trading;
    this.parts["defend"] = this.defending;
  }
}
