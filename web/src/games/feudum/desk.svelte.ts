/** One player's place at a table of Feudum: what is shown, what is being chosen, and what a click or a key does. */
import type { FeudumAction, FeudumView, FeudumWire } from "../../protocol/feudum";
import { sameLine, type Table } from "../../protocol/table.svelte";
import type { Refusal, Result } from "../../protocol/types";
import { Playback } from "../../table/playback.svelte";
import { t } from "../../texts/index.svelte";
import { toast } from "../../ui/toasts.svelte";
import {
  answersIn,
  choicesOf,
  isWeighty,
  leftAfter,
  question,
  type Choice,
  type Facet,
  type Pick,
} from "./choices";
import { feudumPace } from "./pace";
import type { Card, Guild } from "./rules/pieces";
import { Summaries } from "./sums/summaries.svelte";

export type Stage = "opening" | "watch" | "wait" | "out" | "asked" | "over";

/** How many different kinds one begins with (FEU-SET-13). */
const FIRST_GOODS = 3;

export class Desk {
  busy = $state(false);
  refused = $state.raw<Refusal | null>(null);
  /** The question before one leaves the table. */
  asking = $state(false);
  helping = $state(false);
  ended = $state(true);
  /** The place under the pointer or in focus. */
  hovered = $state<string | null>(null);
  /** A place, a guild or a card that somebody wants to know about. */
  told = $state<string | null>(null);
  guild = $state<Guild | null>(null);
  card = $state<Card | null>(null);
  /** The cards lie open over the map to be chosen. */
  spread = $state(true);
  /** What lies face down is held up to be seen. */
  peeking = $state(false);
  /** Kinds of goods laid on the tray, and cards laid aside; nothing of it is sent yet. */
  tray = $state.raw<readonly string[]>([]);
  hand = $state.raw<readonly string[]>([]);
  #picks = $state.raw<{ at: string; picks: readonly Pick[] }>({ at: "", picks: [] });

  readonly playback: Playback<FeudumWire>;
  readonly summaries: Summaries;
  readonly view = $derived.by<FeudumView | null>(() => this.table.view);
  /** As the table shows it: behind, while something is still being played. */
  readonly shown = $derived.by<FeudumView | null>(() =>
    this.playback.behind ? this.playback.view : this.table.view,
  );
  readonly me = $derived.by(() => this.table.acting ?? 0);
  readonly stage = $derived.by(() => this.#stage());
  readonly phase = $derived(this.stage === "asked" ? (this.view?.phase ?? "") : "");
  readonly draft = $derived.by<FeudumAction[]>(() => this.table.told.draft);

  /** Another moment, another question: picks of an earlier one do not count. */
  readonly #moment = $derived.by(
    () => `${this.table.told.n} ${this.draft.length} ${this.view?.phase ?? ""}`,
  );
  readonly picks = $derived(this.#picks.at === this.#moment ? this.#picks.picks : []);
  readonly choices = $derived.by<Choice[]>(() =>
    this.stage === "asked" && this.view !== null
      ? choicesOf(this.table.legal, this.view, this.me).filter(({ line }) => !isApart(line))
      : [],
  );
  readonly left = $derived(leftAfter(this.choices, this.picks));
  /** Those that are asked facet by facet, and those that have a button of their own. */
  readonly faceted = $derived(this.left.filter((each) => each.facets.length > 0));
  readonly plain = $derived(
    this.choices.filter((each) => each.facets.length === 0).map((each) => each.line),
  );
  readonly question = $derived.by(() => {
    const asked = question(this.faceted);
    if (asked !== null || this.picks.length > 0 || this.faceted.length !== 1) return asked;
    const [facet] = this.faceted[0]?.facets[0] ?? [];
    return facet ? { facet, answers: answersIn(this.faceted, facet) } : null;
  });
  /** The one action that is left and waits for a confirmation. */
  readonly ready = $derived.by<FeudumAction | null>(() => {
    if (this.picks.length === 0 || this.faceted.length !== 1) return null;
    return this.faceted[0]?.line ?? null;
  });
  /** Places, units and guilds that a click on them would choose. */
  readonly places = $derived.by(() => this.#values("place"));
  readonly units = $derived.by(() => this.#values("unit"));
  readonly guilds = $derived.by(() => this.#values("guild"));

  constructor(readonly table: Table<FeudumWire>) {
    this.playback = new Playback(
      table,
      feudumPace(() => table.seat),
    );
    this.summaries = new Summaries(this.playback, table);
  }

  close(): void {
    this.playback.close();
  }

  #stage(): Stage {
    const { view, table, playback } = this;
    if (view === null || this.shown === null) return "opening";
    if (table.over && !playback.behind) return "over";
    if (table.acting === null) return "watch";
    if (!view.in_play.includes(table.acting)) return "out";
    if (!table.asked || (playback.behind && !this.#mineShows())) return "wait";
    return "asked";
  }

  /** What is still being shown is one's own doing: the next question need not wait for it. */
  #mineShows(): boolean {
    const { event } = this.playback;
    return event !== null && "seat" in event && event.seat === this.table.acting;
  }

  #values(facet: Facet): ReadonlySet<string> {
    return new Set(answersIn(this.faceted, facet).map((each) => each.value));
  }

  /** One is asked, and nothing more is to be shown before. */
  get yourTurn(): boolean {
    return this.stage === "asked";
  }

  /** The last event that may be read about. */
  get toldSoFar(): number | undefined {
    const { playback } = this;
    return playback.behind ? playback.number : undefined;
  }

  /** Whether steps of the open chain, or picks that were not sent, can be taken back. */
  get canGoBack(): boolean {
    return this.picks.length > 0 || this.draft.length > 0;
  }

  choose(facet: Facet, value: string): void {
    this.forgive();
    this.told = null;
    const picks: Pick[] = [...this.picks.filter(([name]) => name !== facet), [facet, value]];
    const left = leftAfter(this.choices, picks);
    if (left.length === 0) return;
    const [only] = left;
    if (left.length === 1 && only !== undefined) {
      const again = this.ready !== null && sameLine(this.ready, only.line);
      if (again || !isWeighty(only.line)) return void this.send(only.line);
    }
    this.#picks = { at: this.#moment, picks };
  }

  /** A place on the map was clicked, tapped or chosen by key. */
  pick(place: string): void {
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    if (this.places.has(place)) this.choose("place", place);
    else if (!this.#pickUnit(place)) this.told = this.told === place ? null : place;
  }

  /** A place where one of the units that are asked for stands. */
  #pickUnit(place: string): boolean {
    const here = [...this.units].filter((unit) => this.unitPlace(unit) === place);
    if (here.length !== 1 || here[0] === undefined) return false;
    this.choose("unit", here[0]);
    return true;
  }

  /** Where a unit of one's own stands. */
  unitPlace(unit: string): string | null {
    const { view } = this;
    if (unit.startsWith("pawn "))
      return view?.players[this.me]?.pawns[Number(unit.slice(5)) - 1]?.location ?? null;
    return view?.monsters[unit === "serpent" ? 0 : 1]?.location ?? null;
  }

  /** A guild's plate was clicked: chosen if it is asked for, else laid open. */
  pickGuild(guild: Guild): void {
    if (this.guilds.has(guild) && this.question?.facet === "guild") this.choose("guild", guild);
    else this.guild = this.guild === guild ? null : guild;
  }

  /** A card of the hand was clicked: played if that can be, else explained. */
  pickCard(card: Card): void {
    const plays = this.choices.some(
      ({ line }) => (line[0] === "play_card" || line[0] === "repeat_card") && line[1] === card,
    );
    if (plays) this.choose("card", card);
    else this.card = this.card === card ? null : card;
  }

  /** One kind of goods more or fewer on the tray. */
  layGood(good: string): void {
    const without = this.tray.filter((each) => each !== good);
    if (without.length < this.tray.length) this.tray = without;
    else if (this.tray.length < FIRST_GOODS) this.tray = [...this.tray, good];
  }

  /** The triple on the tray, if it can be taken. */
  get triple(): FeudumAction | null {
    const found = this.table.legal.find(
      (line) =>
        line[0] === "choose_goods" &&
        this.tray.length === FIRST_GOODS &&
        line[1].every((good) => this.tray.includes(good)),
    );
    return found ?? null;
  }

  /** How many cards are to be chosen in this round (FEU-SEL-02). */
  get quota(): number {
    const player = this.view?.players[this.me];
    return (player?.pouch === "saltpeter" ? 5 : 4) - (player?.hand_size ?? 0);
  }

  layCard(card: string): void {
    const without = this.hand.filter((each) => each !== card);
    if (without.length < this.hand.length) this.hand = without;
    else if (this.hand.length < this.quota) this.hand = [...this.hand, card];
  }

  /** Seal the choice of cards. */
  seal(): void {
    if (this.hand.length !== this.quota) return;
    const cards = this.hand.map((card): FeudumAction => ["pick_card", card]);
    this.hand = [];
    void this.send(...cards);
  }

  async send(...actions: FeudumAction[]): Promise<void> {
    await this.#ask(() => this.table.act(...actions));
  }

  /** Take back the last pick, or the last step of the open chain. */
  back(): void {
    if (this.picks.length > 0) {
      this.#picks = { at: this.#moment, picks: this.picks.slice(0, -1) };
      this.forgive();
    } else if (this.draft.length > 0) void this.#ask(() => this.table.back());
  }

  async #ask(what: () => Promise<Result[]>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.asking = false;
    this.told = null;
    this.card = null;
    this.tray = [];
    this.summaries.close();
    this.forgive();
    try {
      const results = await what();
      this.refused = results.find((each) => each.refusal)?.refusal ?? null;
    } catch {
      toast(t("table-not-sent"), "danger");
    } finally {
      this.busy = false;
    }
  }

  forgive(): void {
    this.refused = null;
  }

  help(): void {
    this.helping = !this.helping;
  }

  /** The button at the right of the action bar: what is confirmed, sealed or ended by Enter. */
  get main(): FeudumAction | null {
    if (this.ready !== null) return this.ready;
    if (this.phase === "setup_goods") return this.triple;
    return this.plain.find(([kind]) => MAIN.has(kind)) ?? null;
  }

  enter(): void {
    if (this.playback.behind && this.table.asked) this.playback.catchUp();
    if (this.stage !== "asked" || this.busy) return;
    if (this.phase === "pick") this.seal();
    else if (this.main !== null) void this.send(this.main);
  }

  /** The so-manieth answer to the question of the moment, from 1. */
  answer(number: number): void {
    if (this.phase === "pick") return;
    const answer = this.question?.answers[number - 1];
    if (answer !== undefined) this.choose(answer.facet, answer.value);
  }

  surrender(): void {
    void this.send(["surrender"]);
  }

  /** Do a legal action that came near the one refused. */
  takeFix(action: FeudumAction): void {
    this.forgive();
    void this.send(action);
  }

  /** One step back; false if there was nothing to step back from. */
  escape(): boolean {
    if (this.asking) this.asking = false;
    else if (this.helping) this.helping = false;
    else if (this.refused !== null) this.forgive();
    else if (this.summaries.open !== null) this.summaries.close();
    else if (this.guild !== null) this.guild = null;
    else if (this.card !== null) this.card = null;
    else if (this.told !== null) this.told = null;
    else if (this.picks.length > 0) this.back();
    else return false;
    return true;
  }
}

/** What the main button does when nothing waits for a confirmation. */
const MAIN: ReadonlySet<string> = new Set(["go_on", "stop", "resolve"]);

/** Decided elsewhere than in the questions: on the tray, among the spread cards, or in the menu. */
function isApart(line: FeudumAction): boolean {
  return line[0] === "choose_goods" || line[0] === "pick_card" || line[0] === "surrender";
}
