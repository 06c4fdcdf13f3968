/** One player's place at a table of WAR Vikings. */
import type { Table } from "../../../protocol/table.svelte";
import type { Line } from "../../../protocol/types";
import type {
  VikingsAction,
  VikingsEvent,
  VikingsView,
  VikingsWire,
} from "../../../protocol/vikings";
import { LandDesk } from "../../land/desk/desk.svelte";
import { Exchanging } from "../../land/desk/exchanging.svelte";
import type { Part } from "../../land/desk/part";
import { byLand } from "../../land/rules/moving";
import { asLand, type LandView, type Sides } from "../../land/wire";
import { VIKINGS } from "../game";
import { BOARD, CARDS } from "../rules/board";
import { storyOf, type Story } from "../rules/story";
import { Answers } from "./answering.svelte";
import { Marching } from "./marching.svelte";
import { Orders } from "./orders.svelte";
import { Raiding } from "./raiding.svelte";
import { Working } from "./working.svelte";

export class VikingsDesk extends LandDesk {
  declare readonly view: VikingsView | null;
  declare readonly shown: VikingsView | null;
  declare readonly legal: VikingsAction[];
  declare readonly attacking: Raiding;

  readonly trading = new Exchanging(this, CARDS);
  readonly working = new Working(this);
  readonly marching = new Marching(this);
  readonly answers = new Answers(this);
  readonly orders = new Orders(this);
  /** The cards are being traded. */
  exchanging = $state(false);

  /** The combat of this turn that is shown, or was shown last. */
  readonly story = $derived.by<Story | null>(() => {
    const { table, playback } = this;
    const events = table.events as unknown as VikingsEvent[];
    const end = playback.number - table.eventsFrom + 1;
    return storyOf(playback.behind ? events.slice(0, end) : events, table.eventsFrom);
  });

  constructor(table: Table<VikingsWire>) {
    super(asLand(table), VIKINGS, byLand(BOARD), (desk) => new Raiding(desk));
    this.parts["move"] = this.marching;
    Object.assign(this.parts, this.answers.parts);
  }

  protected override readonly answered = (shown: LandView): boolean =>
    this.orders.answer(shown as VikingsView);

  override get fight(): Sides | null {
    return this.view?.combat ?? null;
  }

  override get battle(): [string, string] | null {
    const combat = this.shown?.combat;
    return combat ? [combat.source, combat.target] : super.battle;
  }

  override async decided(): Promise<void> {
    while (this.view?.combat && (!this.table.asked || this.orders.answer(this.view)))
      await new Promise<void>((heard) => {
        const stop = this.table.onNews(() => {
          stop();
          heard();
        });
      });
  }

  override get part(): Part {
    return this.working.active ? this.working : super.part;
  }

  override get barOf(): string {
    if (this.working.active) return "work";
    return this.stage === "place" && this.exchanging ? "trade" : this.stage;
  }

  override escape(): boolean {
    if (super.escape()) return true;
    if (!this.exchanging) return false;
    if (!this.trading.drop()) this.exchanging = false;
    return true;
  }

  override enter(): void {
    if (this.barOf === "trade" && this.asking === null) this.trade();
    else super.enter();
  }

  trade(): void {
    this.trading.trade();
    this.exchanging = false;
  }

  override takeFix(action: Line): void {
    const [kind, source, target] = action as VikingsAction;
    this.forgive();
    if (kind === "attack_ship") {
      this.attacking.leaveFrom(String(source));
      this.attacking.aim(String(target));
    } else if (kind === "move" || kind === "sail") {
      this.marching.leaveFrom(String(source));
      this.marching.goTo(String(target));
    } else if (kind === "attack" || kind === "place") super.takeFix(action);
    else void this.send(action);
  }
}
