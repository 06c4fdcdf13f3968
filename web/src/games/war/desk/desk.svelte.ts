/** One player's place at a table of War: what is shown, what is laid out, and what a click or a key does. */
import type { Pick, PlaceLook } from "../../../board/types";
import { read, write } from "../../../protocol/storage";
import type { Table } from "../../../protocol/table.svelte";
import type { Refusal } from "../../../protocol/types";
import type { BattleFought, WarAction, WarView, WarWire } from "../../../protocol/war";
import { cue, type Cue } from "../../../sound/sounds";
import { Playback } from "../../../table/playback.svelte";
import { sinceLastTurn, sums } from "../../../table/recap";
import { t } from "../../../texts/index.svelte";
import { toast } from "../../../ui/toasts.svelte";
import { warPace } from "../pace";
import { neighboursOf, numberOf, TERRITORIES } from "../rules/board";
import * as movingRules from "../rules/moving";
import * as placingRules from "../rules/placing";
import { warRecap } from "../telling";
import { Attacking } from "./attacking.svelte";
import { Moving } from "./moving.svelte";
import { Placing } from "./placing.svelte";
import { Trading } from "./trading.svelte";

/** What the player at this browser is to do. */
export type Stage =
  | "opening"
  | "watch"
  | "wait"
  | "out"
  | "trade"
  | "place"
  | "attack"
  | "defend"
  | "occupy"
  | "fortify"
  | "over";

const STAGES: Record<string, Stage> = {
  trade: "trade",
  end_trade: "trade",
  place: "place",
  end_place: "place",
  attack: "attack",
  defend: "defend",
  occupy: "occupy",
  fortify: "fortify",
};

export const DOING = ["trade", "place", "attack", "defend", "occupy", "fortify"] as const;
export type Doing = (typeof DOING)[number] | "think";
/** Stages in which no place is chosen: Enter is the main button wherever the keyboard is. */
const ANSWERS: ReadonlySet<Stage> = new Set(["trade", "defend", "occupy"]);
const QUIET = "war-never-ask";

export interface Refused {
  /** Where on the board; null if it was no place. */
  place: string | null;
  refusal: Refusal;
}

export class Desk {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** A question in the action bar before something that is rarely meant. */
  asking = $state<"end_attack" | "surrender" | null>(null);
  /** The list of all that can be done is open. */
  helping = $state(false);
  /** What happened since one's last turn is open. */
  recapping = $state(false);
  /** The end of the match is shown. */
  ended = $state(true);
  hovered = $state<string | undefined>();
  /** A place that somebody wants to know about. */
  told = $state<string | null>(null);

  readonly playback: Playback<WarWire>;
  /** As the server last said. */
  readonly view = $derived.by<WarView | null>(() => this.table.view);
  /** As the board shows it: behind, while something is still being played. */
  readonly shown = $derived.by<WarView | null>(() =>
    this.playback.behind ? this.playback.view : this.table.view,
  );
  readonly legal = $derived.by<WarAction[]>(() => this.table.legal);
  readonly plan = $derived.by<WarAction[]>(() => this.table.plan?.actions ?? []);
  readonly stage = $derived.by(() => this.#stage());

  readonly placing = new Placing(this);
  readonly attacking = new Attacking(this);
  readonly moving = new Moving(this);
  readonly trading = new Trading(this);

  constructor(readonly table: Table<WarWire>) {
    this.playback = new Playback(table, warPace);
  }

  close(): void {
    this.attacking.stop();
    this.playback.close();
  }

  #stage(): Stage {
    const { shown, table } = this;
    if (shown === null) return "opening";
    if (table.over && !this.playback.behind) return "over";
    const { acting } = table;
    if (acting === null) return "watch";
    if (shown.fates[acting] !== "in_play") return "out";
    const asked = table.asked && shown.awaiting.includes(acting);
    return (asked && STAGES[shown.phase]) || (table.seat === null ? "watch" : "wait");
  }

  /** Whether what is being played is somebody else's doing. */
  get watching(): boolean {
    const { acting } = this.table;
    return this.playback.behind && (acting === null || !this.shown?.awaiting.includes(acting));
  }

  /** The battle that is being shown: from where against whom. */
  get battle(): [string, string] | null {
    const event = this.playback.event;
    if (event?.event === "battle_fought") return [event.source, event.target];
    return event?.event === "territory_conquered" ? [event.source, event.territory] : null;
  }

  /** What the one whose turn it is does, in a word. */
  get doing(): Doing {
    const phase = this.shown?.phase ?? "";
    return DOING.find((each) => phase.endsWith(each)) ?? "think";
  }

  armies(territory: string): number {
    return this.view?.armies[numberOf(territory)] ?? 0;
  }

  owns(territory: string): boolean {
    return this.view !== null && this.view.owners[numberOf(territory)] === this.view.seat;
  }

  /** A neighbour, another player's if there is one. */
  someNeighbour(territory: string): string {
    const beside = neighboursOf(territory);
    return beside.find((each) => !this.owns(each)) ?? beside[0] ?? territory;
  }

  /** A territory of one's own, a neighbour if there is one. */
  ownNear(territory: string): string {
    const own = [...neighboursOf(territory), ...TERRITORIES].filter((each) => this.owns(each));
    return own[0] ?? territory;
  }

  /** One's own turn, and nothing more to be shown before it. */
  get yourTurn(): boolean {
    return this.table.asked && !this.watching;
  }

  /** The last battle of this turn that was shown, and which it is. */
  readonly lastBattle = $derived.by(() => {
    const { table, playback } = this;
    const end = playback.number - table.eventsFrom + 1;
    const shown = playback.behind ? table.events.slice(0, end) : table.events;
    let count = 0;
    let last: { event: BattleFought; number: number } | null = null;
    for (let place = shown.length - 1; place >= 0; place--) {
      const event = shown[place];
      if (event === undefined || event.event === "turn_started") break;
      if (event.event !== "battle_fought") continue;
      last ??= { event, number: table.eventsFrom + place };
      count++;
    }
    return last === null ? null : { ...last, count };
  });

  /** The last event that may be read about: not the one whose dice still tumble. */
  get toldSoFar(): number | undefined {
    const { playback } = this;
    return playback.behind ? playback.number - playback.events.length : undefined;
  }

  get showsDice(): boolean {
    return this.battle !== null || this.stage === "attack" || this.stage === "occupy";
  }

  #lastTurn = -1;

  /** At the beginning of one's turn, what happened since the last; called when the view changes. */
  recapAtTurn(): void {
    const { view, table } = this;
    if (view === null || table.seat === null || !this.yourTurn) return;
    if (table.told.n > 0 && table.events.length === 0) return; // the log is on its way
    if (view.turn === this.#lastTurn || view.active !== table.seat) return;
    this.#lastTurn = view.turn;
    const begins = view.phase === "place" || view.phase === "trade";
    const missed = sinceLastTurn(table.events, table.seat, warRecap.startsTurn);
    if (begins && this.plan.length === 0 && sums(missed, warRecap, table.seat).length > 0)
      this.recapping = true;
  }

  /** Some place where one can do something. */
  someLegal(looks: Readonly<Record<string, PlaceLook>>): string {
    const legal = TERRITORIES.find((each) => looks[each]?.marks?.some((mark) => mark !== "dimmed"));
    return legal ?? TERRITORIES.find((each) => this.owns(each)) ?? TERRITORIES[0] ?? "";
  }

  /** A plan that the table has overtaken is dropped. Called whenever either has changed. */
  checkPlan(): void {
    if (this.view === null || this.plan.length === 0 || this.busy) return;
    const phase = this.table.asked ? STAGES[this.view.phase] : undefined;
    const fits =
      (phase === "place" && placingRules.stillFits(this.view, this.plan)) ||
      (phase === "fortify" && movingRules.stillFits(this.view, this.plan));
    if (!fits) this.setPlan([]);
  }

  setPlan(actions: WarAction[]): void {
    this.recapping = false;
    this.table.setPlan(actions);
    this.forgive();
  }

  /** Send what is laid out, and then these. */
  async sendPlan(...more: WarAction[]): Promise<void> {
    if (this.busy) return;
    const plan = [...this.plan];
    this.busy = true;
    this.table.setPlan([]);
    try {
      const results = await this.table.act(...plan, ...more);
      const undone = plan.filter((_, place) => results[place]?.status !== "done");
      if (undone.length > 0 && !this.table.over) this.table.setPlan(undone);
      this.#tell(results.find((each) => each.refusal)?.refusal);
    } catch {
      this.table.setPlan(plan);
      toast(t("table-not-sent"), "danger");
    } finally {
      this.busy = false;
    }
  }

  async send(...actions: WarAction[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.asking = null;
    this.recapping = false;
    this.forgive();
    try {
      const results = await this.table.act(...actions);
      this.#tell(results.find((each) => each.refusal)?.refusal);
    } catch {
      toast(t("table-not-sent"), "danger");
    } finally {
      this.busy = false;
    }
  }

  /** Say why something cannot be done, and what would make it legal. */
  async refuse(place: string | null, action: WarAction): Promise<void> {
    const refusal = await this.table.why(action);
    // What comes near it was counted without the plan.
    if (refusal) this.explain(place, this.plan.length > 0 ? { ...refusal, fixes: [] } : refusal);
  }

  explain(place: string | null, refusal: Refusal): void {
    this.refused = { place, refusal };
  }

  /** Lay out, or choose, a legal action that came near the one refused. */
  takeFix(action: WarAction): void {
    this.forgive();
    if (action[0] === "attack") {
      this.attacking.leaveFrom(action[1]);
      this.attacking.aim(action[2]);
    } else if (action[0] === "place") this.placing.add(action[2], action[3]);
    else if (action[0] === "move") this.moving.leaveFrom(action[1]);
  }

  forgive(): void {
    this.refused = null;
  }

  #tell(refusal: Refusal | null | undefined): void {
    if (refusal) this.explain(null, refusal);
  }

  help(): void {
    this.helping = !this.helping;
  }

  /** What the button at the right of the action bar does. */
  enter(): void {
    if (this.asking === "end_attack") return this.attacking.end();
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    switch (this.stage) {
      case "trade":
        return this.trading.enter();
      case "place":
        return this.placing.confirm();
      case "attack":
        return this.attacking.enter();
      case "occupy":
        return void this.attacking.occupy();
      case "fortify":
        return this.moving.enter();
      case "defend": {
        const most = this.legal.find(([kind]) => kind === "defend");
        if (most) void this.send(most);
      }
    }
  }

  /** On to the next phase. */
  endPhase(): void {
    if (this.stage === "fortify") this.moving.confirm();
    else if (this.stage === "trade" && !this.trading.compulsory) this.trading.skip();
    else if (this.stage === "attack") {
      this.attacking.stop();
      const asks = this.attacking.sure.length > 0 && read<boolean>("local", QUIET) !== true;
      if (asks && this.asking !== "end_attack") this.asking = "end_attack";
      else this.attacking.end();
    }
  }

  /** The first press shows the rules for stopping, the second begins. */
  until(): void {
    if (this.stage !== "attack" || this.attacking.to === null) return;
    if (this.attacking.choosingRule) void this.attacking.rollOn();
    else this.attacking.choosingRule = true;
  }

  neverAsk(): void {
    write("local", QUIET, true);
    this.attacking.end();
  }

  surrender(): void {
    void this.send(["surrender"]);
  }

  sound(name: Cue): void {
    cue(name);
  }

  pick(pick: Pick): void {
    const asked = this.asking;
    this.forgive();
    this.asking = null;
    this.told = null;
    this.recapping = false;
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    if (pick.by === "keyboard" && (asked !== null || ANSWERS.has(this.stage))) {
      this.asking = asked;
      return this.enter();
    }
    switch (this.stage) {
      case "place":
        return this.placing.pick(pick);
      case "attack":
        return this.attacking.pick(pick);
      case "fortify":
        return this.moving.pick(pick);
      default:
        this.told = pick.place;
    }
  }

  context(pick: Pick): void {
    if (this.stage === "place") this.placing.context(pick);
    else if (this.stage === "fortify" && pick.by === "mouse") this.moving.context(pick);
    else this.told = pick.place;
  }

  /** One step back; false if there was nothing to step back from. */
  escape(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.helping) this.helping = false;
    else if (this.recapping) this.recapping = false;
    else if (this.refused !== null) this.forgive();
    else if (this.told !== null) this.told = null;
    else if (this.stage === "place") return this.placing.escape();
    else if (this.stage === "attack") return this.attacking.escape();
    else if (this.stage === "fortify") return this.moving.escape();
    else if (this.stage === "trade") return this.trading.escape();
    else return false;
    return true;
  }

  undo(): boolean {
    if (this.stage === "place") return this.placing.undo();
    return this.stage === "fortify" && this.moving.undo();
  }
}
