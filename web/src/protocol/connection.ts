/** A WebSocket that comes back by itself, and knows when the other side has gone silent. */
import { newId } from "./outbox";
import type { FromClient, FromServer } from "./types";

/** `unstable`: no answer for two seconds. `lost`: there is no such table, and no use in trying again. */
export type Link = "connecting" | "open" | "unstable" | "reconnecting" | "lost" | "closed";

export interface Hearer {
  /** A socket is open: greet, and send again what was not answered. */
  opened(): void;
  heard(message: FromServer): void;
  changed(link: Link): void;
}

/** What carries messages both ways. */
export interface Channel {
  /** Whether it went out. */
  say(message: FromClient): boolean;
  close(): void;
}

const PING_EVERY = 10_000;
const UNSTABLE_AFTER = 2_000;
const DEAD_AFTER = 8_000;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const NO_TABLE = 4004;

/** How long to wait before try number `tries`: longer each time, and never the same for everybody. */
export function backoff(tries: number, chance: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** tries);
  return most / 2 + (chance() * most) / 2;
}

export class Connection implements Channel {
  #socket: WebSocket | null = null;
  #link: Link = "connecting";
  #tries = 0;
  #pinged: string | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #wakers: (() => void)[] = [];

  constructor(
    readonly address: string,
    readonly hearer: Hearer,
    readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.#wakeOn(globalThis.window, "online", () => this.#wake());
    this.#wakeOn(globalThis.window, "pageshow", () => this.#wake());
    this.#wakeOn(globalThis.document, "visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wake();
    });
    this.#wakeOn(globalThis.window, "offline", () => this.#cut());
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** Whether it went out; what does not is for the caller to send again after `opened`. */
  say(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#become("closed");
    for (const stop of this.#wakers) stop();
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = this.open(this.address);
    this.#socket = socket;
    this.#after(DEAD_AFTER, () => socket.readyState !== WebSocket.OPEN && this.#cut());
    socket.onopen = () => {
      this.#clearTimers();
      this.#tries = 0;
      this.#become("open");
      this.#after(PING_EVERY, () => this.#ping());
      this.hearer.opened();
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => {
      if (event.code === NO_TABLE) this.#lose();
      else this.#cut();
    };
  }

  #hear(message: FromServer): void {
    if (message.type === "problem" && message.code === "no_table") {
      this.#lose();
      return;
    }
    const own = message.type === "pong" && message.id === this.#pinged;
    this.#clearTimers();
    this.#pinged = null;
    this.#become("open");
    this.#after(PING_EVERY, () => this.#ping());
    if (!own) this.hearer.heard(message);
  }

  #ping(): void {
    if (this.#pinged !== null) return;
    this.#pinged = newId();
    if (!this.say({ type: "ping", id: this.#pinged })) return;
    this.#after(UNSTABLE_AFTER, () => this.#become("unstable"));
    this.#after(DEAD_AFTER, () => this.#cut());
  }

  /** The network is back, or somebody looks again: find out at once whether the socket lives. */
  #wake(): void {
    if (this.#link === "closed" || this.#link === "lost") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  }

  #cut(): void {
    if (this.#link === "closed" || this.#link === "lost") return;
    this.#drop();
    this.#become("reconnecting");
    this.#after(backoff(this.#tries++), () => this.#connect());
  }

  #lose(): void {
    this.#become("lost");
    this.#drop();
  }

  #drop(): void {
    this.#clearTimers();
    this.#pinged = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #become(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.hearer.changed(link);
  }

  #after(milliseconds: number, what: () => void): void {
    this.#timers.add(setTimeout(what, milliseconds));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #wakeOn(target: EventTarget | undefined, event: string, what: () => void): void {
    if (target === undefined) return;
    target.addEventListener(event, what);
    this.#wakers.push(() => target.removeEventListener(event, what));
  }
}
