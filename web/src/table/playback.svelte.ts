/** What happened, shown one thing after the other. What is shown may lag behind what is known. */
import type { News, Table } from "../protocol/table.svelte";
import type { Wire } from "../protocol/stream";
import { moving, setPace, settings } from "../settings.svelte";

/** How a game wants its events shown. Times are in milliseconds at normal speed. */
export interface Pace<G extends Wire> {
  /** How long an event is shown; 0 if there is nothing to see. */
  lasts: (event: G["event"]) => number;
  /** How far into it the board changes; at once if not said. */
  changes?: (event: G["event"]) => number;
  /** The view after an event; without it the view changes when the last event of a message has been shown. */
  after?: (view: G["view"], event: G["event"]) => G["view"];
  startsTurn?: (event: G["event"]) => boolean;
  /** Whether two that follow each other may be shown as one when time is short. */
  joins?: (one: G["event"], next: G["event"]) => boolean;
}

/** All that a bot does in one turn takes no longer than this. */
export const BOT_TURN = 6_000;
const LEAST_LEFT = 300;
const JUMP_SHOWN = 600;

interface Waiting<G extends Wire> {
  event: G["event"];
  number: number;
  /** Who made it happen, as far as one knows. */
  seat: number | null;
  /** The view that the server sent with it, if it is the last of its message. */
  view: G["view"] | null;
}

export class Playback<G extends Wire = Wire> {
  /** What the board shows now. */
  view = $state.raw<G["view"] | null>(null);
  /** What is being shown: one event, or some that were joined. */
  events = $state.raw<G["event"][]>([]);
  /** The number of the last event that was shown or is being shown. */
  number = $state(0);
  /** How many events wait. */
  queue = $state(0);
  paused = $state(false);
  /** Everything is skipped until it is one's own turn. */
  hurrying = $state(false);
  /** How fast the present event moves, against normal speed. */
  rate = $state(1);
  /** The view before a jump, for as long as its changes are to be outlined. */
  jumped = $state.raw<G["view"] | null>(null);

  readonly event = $derived(this.events.at(-1) ?? null);
  /** Something moves. In a replay what was shown last stays, at rest, until the next. */
  showing = $state(false);
  readonly behind = $derived(this.queue > 0 || this.showing);

  #news: News<G>[] = [];
  #waiting: Waiting<G>[] = [];
  #showing: Waiting<G>[] = [];
  #changed = true;
  #spent = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #jumpTimer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(
    readonly table: Table<G>,
    readonly pace: Pace<G> = { lasts: () => 300 },
  ) {
    const unseen = table.takeBacklog();
    const begin = unseen[0]?.before ?? table.told;
    this.view = begin.view;
    this.number = begin.n;
    this.events = table.replay?.now() ?? [];
    this.#stop = table.onNews((news) => this.#hear(news));
    table.shower = this;
    for (const news of unseen) this.#hear(news);
  }

  /** End the present event. */
  skip(): void {
    if (this.#showing.length > 0) this.#end();
  }

  /** Show where everything stands now. */
  catchUp(): void {
    this.#jumpTo(this.table.view, this.table.told.n);
  }

  /** Skip everything until it is one's own turn, or the match is over. */
  hurry(): void {
    this.hurrying = true;
    this.paused = false;
    this.catchUp();
    this.#arrive();
  }

  /** The present event is shown to its end, then nothing more. */
  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (this.#showing.length === 0) this.#next();
  }

  /** While paused: show one more. */
  step(): void {
    if (this.#showing.length > 0) this.#end();
    else this.#next();
  }

  /** What was not shown to its end is left to the next who shows this table. */
  close(): void {
    this.#stop();
    this.table.backlog = this.#unshown();
    this.#waiting = [];
    this.#showing = [];
    this.events = [];
    this.queue = 0;
    this.showing = false;
    if (this.table.shower === this) this.table.shower = null;
    this.#clear();
    clearTimeout(this.#jumpTimer);
    setPace(null);
  }

  /** The speed chosen for whoever moves: one's own moves and other people's, or bots'. */
  speedOf(seat: number | null): number {
    if (this.table.replay !== null) return this.table.replay.rate;
    return this.#isBot(seat) ? settings.botSpeed : settings.speed;
  }

  #isBot(seat: number | null): boolean {
    return this.table.replay === null && this.table.table?.seats[seat ?? -1]?.kind === "bot";
  }

  #hear(news: News<G>): void {
    if (news.whole || this.view === null) {
      this.#jumpTo(news.now.view, news.now.n, false);
      return;
    }
    this.#news = [...this.#unshown(), news];
    const seat = news.before.view?.awaiting[0] ?? null;
    if (seat !== null && seat === this.table.seat) this.#catchUpTo(news);
    const first = news.now.n - news.events.length + 1;
    news.events.forEach((event, place) => {
      const last = place === news.events.length - 1;
      const view = last ? news.now.view : null;
      this.#waiting.push({ event, number: first + place, seat, view });
    });
    if (news.events.length === 0 && this.#waiting.length === 0 && this.#showing.length === 0)
      this.view = news.now.view;
    this.queue = this.#waiting.length;
    this.#arrive();
    if (this.#showing.length === 0 && !this.paused) this.#next();
  }

  #unshown(): News<G>[] {
    return this.#news.filter((news) => news.now.n > this.number);
  }

  /** One's own move shows at once, on the board as it was when it was made. */
  #catchUpTo(news: News<G>): void {
    if (this.behind) this.#jumpTo(news.before.view, news.before.n);
  }

  #arrive(): void {
    if (!this.hurrying) return;
    if (this.table.asked || this.table.over) this.hurrying = false;
    this.#jumpTo(this.table.view, this.table.told.n);
  }

  #jumpTo(view: G["view"] | null, number: number, outlined = true): void {
    const before = this.view;
    this.#clear();
    this.#waiting = [];
    this.#showing = [];
    this.showing = false;
    this.events = [];
    this.queue = 0;
    this.number = number;
    this.view = view;
    setPace(null);
    if (outlined && before !== null && before !== view) this.#outline(before);
  }

  #outline(before: G["view"]): void {
    clearTimeout(this.#jumpTimer);
    this.jumped = before;
    this.#jumpTimer = setTimeout(() => (this.jumped = null), JUMP_SHOWN);
  }

  #next(): void {
    this.#pass();
    const first = this.#waiting[0];
    if (first === undefined) {
      setPace(null);
      return;
    }
    const speed = this.speedOf(first.seat);
    if (this.pace.startsTurn?.(first.event)) this.#spent = 0;
    const hurry = this.#isBot(first.seat) ? this.#press() : { factor: 1, joined: false };
    const shown = hurry.joined ? this.#run(0) : 1;
    this.#show(this.#waiting.splice(0, shown), speed * hurry.factor);
  }

  /** What nobody looks at, or wants shown at once, is over at once. */
  #pass(): void {
    const before = this.view;
    const unseen = globalThis.document?.hidden ?? false;
    const stays = this.#waiting.findIndex((each) => !unseen && this.speedOf(each.seat) > 0);
    const passed = this.#waiting.splice(0, stays < 0 ? this.#waiting.length : stays);
    if (passed.length === 0) return;
    this.number = passed.at(-1)?.number ?? this.number;
    this.queue = this.#waiting.length;
    this.#apply(passed);
    if (this.table.replay !== null) this.events = passed.map((each) => each.event);
    if (before !== null) this.#outline(before);
  }

  /** How much faster than chosen a bot's turn must go so as not to last too long. */
  #press(): { factor: number; joined: boolean } {
    const left = Math.max(LEAST_LEFT, BOT_TURN - this.#spent);
    const plain = this.#length(() => 1);
    if (plain <= left) return { factor: 1, joined: false };
    return { factor: Math.max(1, this.#length((place) => this.#run(place)) / left), joined: true };
  }

  /** How long the rest of the turn lasts if `stride` events are shown as one at each place. */
  #length(stride: (place: number) => number): number {
    let sum = 0;
    for (let place = 0; place < this.#waiting.length;) {
      const width = stride(place);
      const { event } = this.#waiting[place + width - 1] as Waiting<G>;
      if (place > 0 && this.pace.startsTurn?.(event)) break;
      sum += this.pace.lasts(event);
      place += width;
    }
    return sum;
  }

  /** How many from this place on can be shown as one. */
  #run(place: number): number {
    let end = place + 1;
    for (; end < this.#waiting.length; end++) {
      const [one, next] = [this.#waiting[end - 1], this.#waiting[end]];
      if (!one || !next || !this.pace.joins?.(one.event, next.event)) break;
    }
    return end - place;
  }

  #show(step: Waiting<G>[], rate: number): void {
    const last = step.at(-1) as Waiting<G>;
    const lasts = this.pace.lasts(last.event);
    const change = moving() ? Math.min(lasts, this.pace.changes?.(last.event) ?? 0) : 0;
    this.#showing = step;
    this.showing = true;
    this.#changed = false;
    this.#spent += lasts;
    this.rate = rate;
    setPace(rate);
    this.queue = this.#waiting.length;
    this.number = last.number;
    this.events = step.map((each) => each.event);
    if (change === 0) this.#change();
    else this.#after(change / rate, () => this.#change());
    if (lasts === 0) this.#end();
    else this.#after(lasts / rate, () => this.#end());
  }

  #change(): void {
    if (this.#changed) return;
    this.#changed = true;
    this.#apply(this.#showing);
  }

  #apply(steps: Waiting<G>[]): void {
    for (const { event, view } of steps) {
      if (view !== null) this.view = view;
      else if (this.pace.after && this.view !== null) this.view = this.pace.after(this.view, event);
    }
  }

  #end(): void {
    this.#clear();
    this.#change();
    this.#showing = [];
    this.showing = false;
    if (this.table.replay === null || this.#waiting.length > 0) this.events = [];
    if (!this.paused) this.#next();
    else setPace(null);
  }

  #after(milliseconds: number, what: () => void): void {
    this.#timers.add(setTimeout(what, milliseconds));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
