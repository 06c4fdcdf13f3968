/** One player's place at a table of Reinos: what is shown, what is chosen, and what a click or a key does. */
import type { ReinosAction, ReinosView, ReinosWire } from "../../protocol/reinos";
import type { Table } from "../../protocol/table.svelte";
import type { Refusal } from "../../protocol/types";
import { Playback } from "../../table/playback.svelte";
import { sinceLastTurn, sums } from "../../table/recap";
import { t } from "../../texts/index.svelte";
import { toast } from "../../ui/toasts.svelte";
import { reinosPace } from "./pace";
import { faceDown, isFree } from "./rules/realms";
import { isTest, storyOf } from "./story";
import { reinosRecap } from "./telling";

/** What the player at this browser is to do. */
export type Stage = "opening" | "watch" | "wait" | "out" | "choose" | "revolt" | "pick" | "over";

/** Digits that follow each other within this time are one number. */
const TYPING = 1_200;

export interface Refused {
  /** The kingdom it was about; null if it was none. */
  seat: number | null;
  refusal: Refusal;
}

export class Desk {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The question before one leaves the table. */
  asking = $state(false);
  helping = $state(false);
  recapping = $state(false);
  /** The end of the match is shown. */
  ended = $state(true);
  /** The kingdom under the pointer or in focus. */
  hovered = $state<number | null>(null);
  /** A kingdom that somebody wants to know about. */
  told = $state<number | null>(null);
  /** Vassals that are imagined to try a revolt, in the odds of an attack. */
  imagined = $state.raw<ReadonlySet<number>>(new Set());
  #chosen = $state<number | null>(null);
  #card = $state<number | null>(null);
  #typed = { text: "", at: 0 };
  #lastTurn = -1;

  readonly playback: Playback<ReinosWire>;
  /** As the server last said. */
  readonly view = $derived.by<ReinosView | null>(() => this.table.view);
  /** As the table shows it: behind, while something is still being played. */
  readonly shown = $derived.by<ReinosView | null>(() =>
    this.playback.behind ? this.playback.view : this.table.view,
  );
  readonly legal = $derived.by<ReinosAction[]>(() => this.table.legal);
  readonly stage = $derived.by(() => this.#stage());
  /** The kingdoms that can be attacked now. */
  readonly targets = $derived.by(() =>
    this.stage === "choose"
      ? this.legal.flatMap((action) => (action[0] === "attack" ? [action[1]] : []))
      : [],
  );
  readonly target = $derived(
    this.#chosen !== null && this.targets.includes(this.#chosen) ? this.#chosen : null,
  );
  /** The attack whose odds are shown: the one chosen, else the one under the pointer. */
  readonly weighed = $derived(
    this.target ??
      (this.hovered !== null && this.targets.includes(this.hovered) ? this.hovered : null),
  );
  readonly cards = $derived.by(() => {
    const battle = this.shown?.battle ?? null;
    return this.stage === "pick" && battle !== null ? faceDown(battle) : [];
  });
  /** The card that Enter turns. */
  readonly card = $derived(
    this.#card !== null && this.cards.includes(this.#card) ? this.#card : null,
  );
  readonly #told = $derived.by(() => {
    const { table, playback } = this;
    if (!playback.behind) return table.events;
    return table.events.slice(0, playback.number - table.eventsFrom + 1);
  });
  /** What happened in the last battle, as far as it has been shown. */
  readonly story = $derived.by(() => storyOf(this.#told, this.table.eventsFrom));
  /** The test whose dial is turning. */
  readonly test = $derived.by(() => {
    const { event } = this.playback;
    return isTest(event) ? event : null;
  });

  constructor(readonly table: Table<ReinosWire>) {
    this.playback = new Playback(table, reinosPace);
  }

  close(): void {
    this.playback.close();
  }

  #stage(): Stage {
    const { shown, view, table } = this;
    if (shown === null || view === null) return "opening";
    if (table.over && !this.playback.behind) return "over";
    const { acting } = table;
    if (acting === null) return "watch";
    if (!shown.in_play[acting]) return "out";
    if (shown.phase === "revolt" && view.phase === "revolt")
      return table.asked || view.may_revise ? "revolt" : "wait";
    if (!table.asked || !shown.awaiting.includes(acting))
      return table.seat === null ? "watch" : "wait";
    return shown.phase === "choose" ? "choose" : shown.phase === "battle" ? "pick" : "wait";
  }

  /** Whether what is being played is somebody else's doing. */
  get watching(): boolean {
    const { acting } = this.table;
    return this.playback.behind && (acting === null || !this.shown?.awaiting.includes(acting));
  }

  /** One is asked, and nothing more is to be shown before. */
  get yourTurn(): boolean {
    return this.table.asked && !this.watching;
  }

  /** The last event that may be read about: not the one whose dial still turns. */
  get toldSoFar(): number | undefined {
    const { playback } = this;
    return playback.behind ? playback.number - playback.events.length : undefined;
  }

  /** At the beginning of one's turn, what happened since the last; called when the view changes. */
  recapAtTurn(): void {
    const { view, table } = this;
    if (view === null || table.seat === null || !table.asked || this.playback.behind) return;
    if (view.turn === this.#lastTurn || view.phase !== "choose") return;
    this.#lastTurn = view.turn;
    const missed = sinceLastTurn(table.events, table.seat, reinosRecap.startsTurn);
    if (sums(missed, reinosRecap, table.seat).length > 0) this.recapping = true;
  }

  async send(...actions: ReinosAction[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.asking = false;
    this.recapping = false;
    this.forgive();
    try {
      const results = await this.table.act(...actions);
      const refusal = results.find((each) => each.refusal)?.refusal;
      if (refusal) this.refused = { seat: null, refusal };
    } catch {
      toast(t("table-not-sent"), "danger");
    } finally {
      this.busy = false;
    }
  }

  /** Say why something cannot be done, and what would make it legal. */
  async refuse(seat: number | null, action: ReinosAction): Promise<void> {
    const refusal = await this.table.why(action);
    if (refusal) this.refused = { seat, refusal };
  }

  forgive(): void {
    this.refused = null;
  }

  help(): void {
    this.helping = !this.helping;
  }

  /** A kingdom was clicked, tapped or chosen by key. */
  pick(seat: number, byKey = false): void {
    this.forgive();
    this.asking = false;
    this.recapping = false;
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    if (this.stage !== "choose") this.told = this.told === seat ? null : seat;
    else if (!this.targets.includes(seat)) void this.refuse(seat, ["attack", seat]);
    else if (byKey && this.target === seat) this.declare();
    else this.aim(seat);
  }

  aim(seat: number | null): void {
    if (seat !== this.#chosen) this.imagined = new Set();
    this.#chosen = seat;
    this.recapping = false;
    this.forgive();
  }

  /** The next target, in the order of play. */
  nextTarget(): void {
    const { targets } = this;
    const at = this.target === null ? -1 : targets.indexOf(this.target);
    this.aim(targets[(at + 1) % targets.length] ?? null);
  }

  imagine(seat: number): void {
    const imagined = new Set(this.imagined);
    if (!imagined.delete(seat)) imagined.add(seat);
    this.imagined = imagined;
  }

  declare(): void {
    if (this.target === null) return;
    const { target } = this;
    this.aim(null);
    void this.send(["attack", target]);
  }

  /** Let the turn go by, or hear why not. */
  pass(): void {
    if (this.stage !== "choose") return;
    const may = this.legal.some(([kind]) => kind === "pass");
    this.aim(null);
    if (may) void this.send(["pass"]);
    else void this.refuse(null, ["pass"]);
  }

  decide(revolts: boolean): void {
    if (this.stage !== "revolt" || this.view?.decision === revolts) return;
    void this.send([revolts ? "revolt" : "stay_loyal"]);
  }

  /** The card that Enter will turn. */
  point(card: number | null): void {
    this.#card = card;
  }

  /** The face-down card so many further, round and round. */
  pointOn(by: number): void {
    const { cards } = this;
    const at = this.card === null ? (by > 0 ? -1 : 0) : cards.indexOf(this.card);
    this.#card = cards[(at + by + cards.length) % cards.length] ?? null;
  }

  /** Type the number of a card. */
  digit(digit: number): void {
    const now = Date.now();
    const goesOn = now - this.#typed.at < TYPING;
    this.#typed = { text: (goesOn ? this.#typed.text : "") + digit, at: now };
    let number = Number(this.#typed.text);
    if (number > (this.shown?.battle?.cards ?? 0)) {
      number = digit;
      this.#typed.text = String(digit);
    }
    if (this.cards.includes(number)) this.#card = number;
    else if (number > 0) void this.refuse(null, ["pick", number]);
  }

  turn(card: number): void {
    if (this.stage !== "pick") return;
    this.forgive();
    if (!this.cards.includes(card)) return void this.refuse(null, ["pick", card]);
    this.#card = null;
    this.#typed.text = "";
    void this.send(["pick", card]);
  }

  /** Any card: they are all equally likely. */
  turnAny(): void {
    const card = this.cards[Math.floor(Math.random() * this.cards.length)];
    if (card !== undefined) this.turn(card);
  }

  /** What the button at the right of the action bar does. */
  enter(): void {
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    if (this.stage === "choose") this.declare();
    else if (this.stage === "pick" && this.card !== null) this.turn(this.card);
  }

  surrender(): void {
    void this.send(["surrender"]);
  }

  /** Do a legal action that came near the one refused. */
  takeFix(action: ReinosAction): void {
    this.forgive();
    if (action[0] === "attack") this.aim(action[1]);
    else if (action[0] === "pick") this.point(action[1]);
  }

  /** One step back; false if there was nothing to step back from. */
  escape(): boolean {
    if (this.asking) this.asking = false;
    else if (this.helping) this.helping = false;
    else if (this.recapping) this.recapping = false;
    else if (this.refused !== null) this.forgive();
    else if (this.told !== null) this.told = null;
    else if (this.target !== null) this.aim(null);
    else if (this.card !== null) this.point(null);
    else return false;
    return true;
  }

  /** The free kingdoms, the one on turn first. */
  get free(): number[] {
    const { shown } = this;
    return shown === null ? [] : shown.order.filter((seat) => isFree(shown, seat));
  }
}
