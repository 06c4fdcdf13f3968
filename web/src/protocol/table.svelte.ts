/** One table as the page sees it: what the server last showed, kept current, and what one can do there. */
import { Connection, type Channel, type Hearer, type Link } from "./connection";
import { newId, Outbox, type Outcome, type Sent } from "./outbox";
import { keepPlan, readPlan, type Plan } from "./plan";
import { nothing, take, type Told, type Wire } from "./stream";
import type { Answer, FromServer, KeptThought, Line, Result, TableView, View } from "./types";

/** Events asked for again after a reload; the server sends no more than 400 at once. */
const LOG_LENGTH = 350;

/** What came anew. `whole`: the view was sent without the events that led to it. */
export interface News<G extends Wire> {
  before: Told<G>;
  now: Told<G>;
  events: G["event"][];
  whole: boolean;
}

/** A match that is shown again instead of being played. */
export interface Replayed<G extends Wire = Wire> {
  /** How fast what comes next is shown, against normal speed; 0: at once. */
  readonly rate: number;
  connect: (hearer: Hearer) => Channel;
  /** What was told of the entry that led to the present position. */
  now: () => G["event"][];
  /** What was told after the present position. */
  later: () => G["event"][];
  /** What was told in the whole match. */
  all: () => G["event"][];
  record: () => Promise<string>;
}

/** What shows the news one after the other. */
export interface Shower {
  readonly behind: boolean;
  /** The last event that was shown or is being shown. */
  readonly number: number;
  /** What the board shows now. */
  readonly view: View | null;
  catchUp(): void;
}

/** What several people at one device need to know of a game. */
export interface Sharing {
  /** What whoever is asked can answer aloud, in front of all and without a look at what is his alone. */
  aloud: (view: View) => Line[];
}

/** Somebody at this device who is asked for what he can say aloud. */
export interface Aloud<G extends Wire> {
  seat: number;
  legal: G["action"][];
}

export class Table<G extends Wire = Wire> {
  /** Replaced whole by each message, never changed within. */
  told = $state.raw<Told<G>>(nothing);
  link = $state<Link>("connecting");
  /** The seat that one looks from; null for a spectator. */
  seat = $state<number | null>(null);
  /** Laid out by the player and not sent yet. */
  plan = $state.raw<Plan<G["action"]> | null>(null);
  /** How many decisions are on their way. */
  pending = $state(0);
  /** The last events of the stream, for the log; the first of them has the number `eventsFrom`. */
  events = $state.raw<G["event"][]>([]);
  eventsFrom = $state(1);
  /** News that came while nothing showed them, or that were not shown to their end. */
  backlog = $state.raw<News<G>[]>([]);
  /** What bots have said of their turns since the page was opened, where they think aloud. */
  thoughts = $state.raw<KeptThought[]>([]);

  readonly view = $derived(this.told.view);
  readonly table = $derived(this.told.table);
  readonly over = $derived((this.told.view?.places.length ?? 0) > 0);
  readonly aloud = $derived.by(() => this.#aloud());
  readonly legal = $derived(this.aloud?.legal ?? this.told.legal);
  /** For whom the page decides now: whoever answers aloud, else the one who looks. */
  readonly acting = $derived(this.aloud?.seat ?? this.seat);
  /** Whether whoever sits here is to decide. */
  readonly asked = $derived.by(() => this.#isAsked());

  readonly id: string;
  shower: Shower | null = null;
  #connection: Channel;
  #outbox: Outbox;
  #hearers = new Set<(news: News<G>) => void>();
  #questions = new Map<string, (answer: Outcome) => void>();
  #echoes = new Map<string, () => void>();
  #chosen = false;

  /**
   * `table` comes from the API; the seat is the first of one's own if none is said. With `sharing` others look at
   * this screen too: nothing that is laid out is kept outside this object.
   */
  constructor(
    table: TableView,
    seat?: number | null,
    open?: (address: string) => WebSocket,
    readonly replay: Replayed<G> | null = null,
    readonly sharing: Sharing | null = null,
  ) {
    this.id = table.id;
    this.told = { ...nothing, table };
    this.#chosen = seat !== undefined;
    this.seat = seat === undefined ? ownSeat(table) : seat;
    this.#readPlan();
    this.#outbox = new Outbox(`outbox:${table.id}`);
    this.pending = this.#outbox.waiting.length;
    const hearer: Hearer = {
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      changed: (link) => (this.link = link),
    };
    this.#connection =
      replay?.connect(hearer) ?? new Connection(socketAddress(table.id), hearer, open);
  }

  /** Be told of each change; returns what ends it. */
  onNews(hearer: (news: News<G>) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** The news that wait to be shown, for whatever shows them from now on. */
  takeBacklog(): News<G>[] {
    const news = this.backlog;
    this.backlog = [];
    return news;
  }

  /** Kept when everything has been heard that the server had told before this was asked. */
  async heardAll(): Promise<void> {
    const id = newId();
    const echoed = new Promise<void>((resolve) => this.#echoes.set(id, resolve));
    this.#connection.say({ type: "ping", id });
    return echoed;
  }

  /** Do these in order; what became of each. Survives cuts and reloads, and never does a thing twice. */
  async act(...actions: G["action"][]): Promise<Result[]> {
    const seat = this.#decider(actions);
    return this.#send({ type: "act", id: newId(), seat, at: this.told.n, actions });
  }

  /** Take back steps of the open chain. */
  async back(steps = 1): Promise<Result[]> {
    return this.#send({ type: "back", id: newId(), seat: this.#ownSeat(), steps });
  }

  /** Why an action is refused; null if it is allowed, or nobody can say at the moment. */
  async why(action: G["action"]): Promise<Result["refusal"]> {
    const id = newId();
    const answered = new Promise<Outcome>((resolve) => this.#questions.set(id, resolve));
    if (!this.#connection.say({ type: "why", id, seat: this.#decider([action]), action })) {
      this.#questions.delete(id);
      return null;
    }
    const answer = await answered;
    return answer.type === "answer" ? (answer.results?.[0]?.refusal ?? null) : null;
  }

  /** Lay out actions to be sent later; an empty list clears it. */
  setPlan(actions: G["action"][]): void {
    this.plan = actions.length === 0 ? null : { at: this.told.n, actions };
    if (this.seat !== null && !this.shared) keepPlan(this.id, this.seat, this.plan);
  }

  /** Send what is laid out. What a refusal left undone is laid out again. */
  async sendPlan(): Promise<Result[]> {
    const actions = this.plan?.actions ?? [];
    if (actions.length === 0) return [];
    const answered = this.act(...actions);
    this.setPlan([]);
    const results = await answered;
    const undone = actions.filter((_, place) => results[place]?.status !== "done");
    if (undone.length > 0 && !this.over) this.setPlan(undone);
    return results;
  }

  /** Look from another seat of one's own, or as a spectator. */
  sit(seat: number | null): void {
    this.#chosen = true;
    this.#look(seat);
  }

  close(): void {
    this.#connection.close();
  }

  /** In a replay nobody is. */
  #isAsked(): boolean {
    if (this.replay !== null || this.acting === null) return false;
    return this.told.view?.awaiting.includes(this.acting) ?? false;
  }

  /** Whether other people at this device have seats at the table too. */
  get shared(): boolean {
    return this.sharing !== null;
  }

  #aloud(): Aloud<G> | null {
    const { view, table } = this.told;
    if (this.sharing === null || view === null) return null;
    const here = view.awaiting.filter((seat) => table?.seats[seat]?.yours);
    if (here.length !== 1 || here[0] === undefined || here[0] === this.seat) return null;
    const legal = this.sharing.aloud(view) as G["action"][];
    return legal.length > 0 ? { seat: here[0], legal } : null;
  }

  /** Whose decision these are: of the one who answers aloud if they are among his answers. */
  #decider(actions: readonly G["action"][]): number {
    const { aloud } = this;
    const answers = actions.every(([kind]) => aloud?.legal.some((each) => each[0] === kind));
    return aloud !== null && answers ? aloud.seat : this.#ownSeat();
  }

  #ownSeat(): number {
    if (this.seat === null) throw new Error("a spectator decides nothing");
    return this.seat;
  }

  #look(seat: number | null): void {
    this.seat = seat;
    this.told = { ...nothing, table: this.told.table };
    this.events = [];
    this.#readPlan();
    this.#greet();
  }

  #readPlan(): void {
    const { seat, shared } = this;
    this.plan = seat === null || shared ? null : readPlan<G["action"]>(this.id, seat);
  }

  async #send(message: Sent): Promise<Result[]> {
    const answered = this.#outbox.put(message);
    this.pending = this.#outbox.waiting.length;
    this.#connection.say(message);
    const outcome = await answered;
    if (outcome.type === "problem") throw new Error(outcome.message);
    return outcome.results ?? [];
  }

  #opened(): void {
    for (const unheard of this.#questions.values()) {
      unheard({ type: "problem", code: "trouble", message: "the connection was cut" });
    }
    this.#questions.clear();
    this.#greet();
    for (const message of this.#outbox.waiting) this.#connection.say(message);
    for (const id of this.#echoes.keys()) this.#connection.say({ type: "ping", id });
  }

  /** Ask for what was missed, or for everything. */
  #greet(): void {
    const since = this.told.view === null ? null : this.told.n;
    this.#connection.say({ type: "hello", seat: this.seat, since });
  }

  #heard(message: FromServer): void {
    if (message.type === "answer" || message.type === "problem") {
      this.#settled(message);
      return;
    }
    if (message.type === "pong") {
      this.#echoes.get(message.id)?.();
      this.#echoes.delete(message.id);
      return;
    }
    if (message.type === "thought") {
      const { seat, thought } = message;
      this.thoughts = [...this.thoughts, { seat, entry: null, thought }];
      return;
    }
    const before = this.told;
    const step = take<G>(before, message);
    if (step.jump === "gap") {
      this.#greet();
      return;
    }
    this.told = step.now;
    this.#log(message, step.fresh);
    if (message.type === "table") {
      this.#sitDown(message.table);
      return;
    }
    const whole = step.jump === "whole";
    const news = { before, now: step.now, events: step.fresh, whole };
    if (whole) {
      this.backlog = [];
      this.#askForLog(step.now.n);
    } else if (this.shower === null && step.fresh.length > 0)
      this.backlog = [...this.backlog, news];
    for (const hearer of this.#hearers) hearer(news);
  }

  /** Add what is new; or, if the message goes further back than the log, begin it there. */
  #log(message: FromServer, fresh: G["event"][]): void {
    if (message.type === "told" && message.first < this.eventsFrom && message.n === this.told.n) {
      this.events = message.events as G["event"][];
      this.eventsFrom = message.first;
    } else if (fresh.length > 0) {
      this.events = [...this.events, ...fresh];
    }
  }

  #askForLog(n: number): void {
    this.events = [];
    this.eventsFrom = n + 1;
    if (n === 0) return;
    this.#connection.say({ type: "hello", seat: this.seat, since: Math.max(0, n - LOG_LENGTH) });
  }

  /** Whoever takes or leaves a seat sees the table from there, unless he chose where to look from. */
  #sitDown(table: TableView): void {
    const own = table.seats.filter((seat) => seat.yours).map((seat) => seat.number);
    if (this.seat !== null ? !own.includes(this.seat) : own.length > 0 && !this.#chosen) {
      this.#look(own[0] ?? null);
    }
  }

  #settled(outcome: Outcome): void {
    const id = outcome.id ?? "";
    const asked = this.#questions.get(id);
    if (asked !== undefined) {
      this.#questions.delete(id);
      asked(outcome);
      return;
    }
    if (!this.#outbox.settle(outcome)) return;
    this.pending = this.#outbox.waiting.length;
    if (outcome.type === "answer" && isStale(outcome)) this.#greet();
  }
}

function isStale(answer: Answer): boolean {
  return (answer.results ?? []).some((result) => result.status === "stale");
}

function ownSeat(table: TableView): number | null {
  return table.seats.find((seat) => seat.yours)?.number ?? null;
}

function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${table}/socket`, globalThis.location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/** Whether two actions are the same. */
export function sameLine(one: Line, other: Line): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
