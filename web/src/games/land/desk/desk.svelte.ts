/** One player's place at a land game's table: what is shown, what is laid out, what a click or a key does. */
import { isOpen } from "../../../board/steering";
import type { Pick, PlaceLook } from "../../../board/types";
import { read, write } from "../../../protocol/storage";
import type { Table } from "../../../protocol/table.svelte";
import type { Line, Refusal } from "../../../protocol/types";
import { cue, type Cue } from "../../../sound/sounds";
import { Playback } from "../../../table/playback.svelte";
import { sinceLastTurn, sums } from "../../../table/recap";
import { t } from "../../../texts/index.svelte";
import { toast } from "../../../ui/toasts.svelte";
import type { LandGame } from "../game";
import { byLand, type Ways } from "../rules/moving";
import { isKind, type BattleFought, type LandView, type LandWire, type Sides } from "../wire";
import { Attacking } from "./attacking.svelte";
import { Moving } from "./moving.svelte";
import type { Part } from "./part";
import { Placing } from "./placing.svelte";

const QUIET = "war-never-ask";

export interface Refused {
  /** Where on the board; null if it was no place. */
  place: string | null;
  refusal: Refusal;
}

export class LandDesk {
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

  readonly playback: Playback<LandWire>;
  /** As the server last said. */
  readonly view = $derived.by<LandView | null>(() => this.table.view);
  /** As the board shows it: behind, while something is still being played. */
  readonly shown = $derived.by<LandView | null>(() =>
    this.playback.behind ? this.playback.view : this.table.view,
  );
  readonly legal = $derived.by<Line[]>(() => this.table.legal);
  readonly plan = $derived.by<Line[]>(() => this.table.plan?.actions ?? []);
  /** What the player at this browser is to do; the game names the stages of its phases. */
  readonly stage = $derived.by(() => this.#stage());

  readonly placing = new Placing(this);
  readonly attacking: Attacking;
  readonly moving: Moving;
  /** What is done in each stage. */
  readonly parts: Record<string, Part>;

  constructor(
    readonly table: Table<LandWire>,
    readonly game: LandGame,
    ways: Ways = byLand(game.board),
    attacking: (desk: LandDesk) => Attacking = (desk) => new Attacking(desk),
  ) {
    this.playback = new Playback(table, game.pace);
    this.moving = new Moving(this, ways);
    this.attacking = attacking(this);
    this.parts = {
      place: this.placing,
      attack: this.attacking,
      occupy: this.attacking.occupying,
      move: this.moving,
    };
  }

  /** What clicks and keys belong to now. */
  get part(): Part {
    return this.parts[this.stage] ?? {};
  }

  /** The stage whose bar is shown. */
  get barOf(): string {
    return this.stage;
  }

  close(): void {
    this.attacking.stop();
    this.playback.close();
  }

  #stage(): string {
    const { shown, table } = this;
    if (shown === null) return "opening";
    if (table.over && !this.playback.behind) return "over";
    const { acting } = table;
    if (acting === null) return "watch";
    if (shown.fates[acting] !== "in_play") return "out";
    const asked = table.asked && shown.awaiting.includes(acting) && !this.answered(shown);
    return (asked && this.game.stages[shown.phase]) || (table.seat === null ? "watch" : "wait");
  }

  /** Whether what is asked in a position is answered without the player. */
  protected readonly answered: (shown: LandView) => boolean = () => false;

  /** Whether what is being played is somebody else's doing. */
  get watching(): boolean {
    const { acting } = this.table;
    return this.playback.behind && (acting === null || !this.shown?.awaiting.includes(acting));
  }

  /** The battle that is open. */
  get fight(): Sides | null {
    return this.view?.battle ?? null;
  }

  /** Once nobody else has a say in the battle, or whoever sits here is asked. */
  async decided(): Promise<void> {}

  /** The battle that is being shown: from where against whom. */
  get battle(): [string, string] | null {
    const event = this.playback.events.findLast(
      (each) => each.event === "battle_fought" || each.event === "territory_conquered",
    );
    if (event?.event === "battle_fought") return [event.source, event.target];
    return event?.event === "territory_conquered" ? [event.source, event.territory] : null;
  }

  armies(territory: string): number {
    return this.view?.armies[this.game.board.numberOf(territory)] ?? 0;
  }

  owns(territory: string): boolean {
    return (
      this.view !== null && this.view.owners[this.game.board.numberOf(territory)] === this.view.seat
    );
  }

  /** Armies that the box can still give. */
  get supply(): number {
    const { view } = this;
    if (this.game.supply === undefined || view === null) return Infinity;
    const own = view.armies.filter((_, place) => view.owners[place] === view.seat);
    return this.game.supply - own.reduce((sum, armies) => sum + armies, 0);
  }

  /** A neighbour, another player's if there is one. */
  someNeighbour(territory: string): string {
    const beside = this.game.board.neighboursOf(territory);
    return beside.find((each) => !this.owns(each)) ?? beside[0] ?? territory;
  }

  /** A territory of one's own, a neighbour if there is one. */
  ownNear(territory: string): string {
    const own = [...this.game.board.neighboursOf(territory), ...this.game.board.territories].filter(
      (each) => this.owns(each),
    );
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
    const begins = this.game.beginnings.includes(view.phase);
    const { recap } = this.game;
    const missed = sinceLastTurn(table.events, table.seat, recap.startsTurn);
    if (begins && this.plan.length === 0 && sums(missed, recap, table.seat).length > 0)
      this.recapping = true;
  }

  /** Some place where one can do something. */
  someLegal(looks: Readonly<Record<string, PlaceLook>>): string {
    const { territories } = this.game.board;
    const legal = territories.find((each) => isOpen(looks[each]));
    return legal ?? territories.find((each) => this.owns(each)) ?? territories[0] ?? "";
  }

  /** A plan that the table has overtaken is dropped. Called whenever either has changed. */
  checkPlan(): void {
    if (this.view === null || this.plan.length === 0 || this.busy) return;
    const part = this.table.asked ? this.parts[this.game.stages[this.view.phase] ?? ""] : undefined;
    if (!part?.stillFits?.()) this.setPlan([]);
  }

  setPlan(actions: Line[]): void {
    this.recapping = false;
    this.table.setPlan(actions);
    this.forgive();
  }

  /** Send what is laid out, and then these. */
  async sendPlan(...more: Line[]): Promise<void> {
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

  async send(...actions: Line[]): Promise<void> {
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

  /** Take back the last step of what the server keeps open. */
  async takeBack(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const results = await this.table.back();
      this.#tell(results.find((each) => each.refusal)?.refusal);
    } catch {
      toast(t("table-not-sent"), "danger");
    } finally {
      this.busy = false;
    }
  }

  /** Say why something cannot be done, and what would make it legal. */
  async refuse(place: string | null, action: Line): Promise<void> {
    const refusal = await this.table.why(action);
    // What comes near it was counted without the plan.
    if (refusal) this.explain(place, this.plan.length > 0 ? { ...refusal, fixes: [] } : refusal);
  }

  explain(place: string | null, refusal: Refusal): void {
    this.refused = { place, refusal };
  }

  /** Lay out, or choose, a legal action that came near the one refused. */
  takeFix(action: Line): void {
    this.forgive();
    if (isKind(action, "attack")) {
      this.attacking.leaveFrom(action[1]);
      this.attacking.aim(action[2]);
    } else if (isKind(action, "place")) this.placing.add(action[2], action[3]);
    else if (isKind(action, "move")) this.moving.leaveFrom(action[1]);
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
    if (this.asking === "end_attack") return this.attacking.finish();
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    this.part.enter?.();
  }

  /** On to the next phase. */
  endPhase(): void {
    this.part.end?.();
  }

  /** Whether somebody who ends the attacks is asked whether he means it. */
  get asksBeforeEnd(): boolean {
    return read<boolean>("local", QUIET) !== true;
  }

  /** The first press shows the rules for stopping, the second begins. */
  until(): void {
    if (this.part !== this.attacking || this.attacking.to === null) return;
    if (this.attacking.choosingRule) void this.attacking.rollOn();
    else this.attacking.choosingRule = true;
  }

  neverAsk(): void {
    write("local", QUIET, true);
    this.attacking.finish();
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
    if (pick.by === "keyboard" && (asked !== null || this.game.answers.has(this.stage))) {
      this.asking = asked;
      return this.enter();
    }
    if (this.part.pick) this.part.pick(pick);
    else this.told = pick.place;
  }

  context(pick: Pick): void {
    if (this.part.context) this.part.context(pick);
    else this.told = pick.place;
  }

  /** One step back; false if there was nothing to step back from. */
  escape(): boolean {
    if (this.asking !== null) this.asking = null;
    else if (this.helping) this.helping = false;
    else if (this.recapping) this.recapping = false;
    else if (this.refused !== null) this.forgive();
    else if (this.told !== null) this.told = null;
    else return this.part.escape?.() ?? false;
    return true;
  }

  undo(): boolean {
    return this.part.undo?.() ?? false;
  }
}
