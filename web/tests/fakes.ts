import type { FromClient, FromServer, State, TableView, ToldEvents } from "../src/protocol/types";

/** The other end of a WebSocket, in the hands of a test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readyState: number = WebSocketStates.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = WebSocketStates.CLOSED;
  }

  opens(): void {
    this.readyState = WebSocketStates.OPEN;
    this.onopen?.();
  }

  breaks(code = 1006): void {
    this.readyState = WebSocketStates.CLOSED;
    this.onclose?.({ code });
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((each) => each.type === type) as Extract<FromClient, { type: T }>[];
  }
}

export const WebSocketStates = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };

export const opener = (address: string) => new FakeSocket(address) as unknown as WebSocket;

export class FakeStorage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}

export const tableView: TableView = {
  id: "t1",
  code: "AB3K",
  game: "war",
  options: {},
  status: "playing",
  listed: false,
  host: true,
  seats: [0, 1].map((number) => ({
    number,
    kind: number === 0 ? "human" : "bot",
    name: "",
    colour: null,
    bot: null,
    yours: number === 0,
    online: true,
    seed_by: "seat",
  })),
  commitment: "",
  rematch: null,
  held_at: null,
  thinking: 0.5,
  aloud: false,
};

const view = (turn: number) => ({
  seat: 0,
  colours: ["azul", "preto"],
  turn,
  phase: "place",
  awaiting: [0],
  may_surrender: true,
  places: [],
});

export const state = (n: number): State => ({
  type: "state",
  n,
  table: tableView,
  view: view(n),
  legal: [["skip"]],
  why_not: {},
  draft: [],
});

/** Events `first` to `last` of the stream. */
export const told = (first: number, last: number): ToldEvents => ({
  type: "told",
  first,
  n: last,
  events: Array.from({ length: last - first + 1 }, (_, place) => ({ event: `e${first + place}` })),
  view: view(last),
  legal: [],
  why_not: {},
  draft: [],
});
