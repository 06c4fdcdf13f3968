/**
 * The people at one device: through whose eyes the table is seen. One seat: that one's, always. Several: in between
 * everybody's, and each one's own only for as long as he decides. Each one's look is a `Table` of its own, with a
 * socket of its own, and is closed and let go. The public one stays open behind it, and goes on from where it was left.
 */
import { Table, type News, type Sharing } from "./table.svelte";
import type { Wire } from "./stream";
import type { TableView, View } from "./types";

/** What a game says about several people at one device. */
export interface Manners extends Sharing {
  /** Whether a bot answers for this seat, since its player has left the match. */
  left: (view: View, seat: number) => boolean;
  /** Whether this seat only waits for somebody's answer, aloud or elsewhere, and goes on then: it keeps the device. */
  holds: (view: View, seat: number) => boolean;
}

/** Everything is secret, and everybody plays on. */
export const discreet: Manners = {
  aloud: () => [],
  left: () => false,
  holds: () => false,
};

export class Device {
  table = $state.raw() as Table;
  /** Who is to take the device; nobody sees anything until he says that he has it. */
  next = $state<number | null>(null);
  /** Somebody's look is over, and closes as soon as his last decision has been answered. */
  leaving = $state(false);

  readonly seats = $derived.by(() => own(this.table.table));
  readonly shared = $derived(this.seats.length > 1);

  /** What all may see; null where one person sits alone. */
  #common: Table | null = null;
  /** The look that is over, until everybody knows what it led to. */
  #left: Table | null = null;
  /** Who asked to look without being asked. */
  #visitor: number | null = null;
  /** The number of the stream with which the last decision of who looks was over. */
  #done: number | null = null;

  constructor(
    table: TableView,
    readonly manners: Manners = discreet,
    readonly open?: (address: string) => WebSocket,
  ) {
    this.table = this.#lookOf(table, own(table).length > 1 ? null : undefined);
  }

  /** Go on to whoever is to look now. Called whenever something has changed. */
  follow(): void {
    const { table } = this;
    if (this.leaving) {
      if (table.pending === 0) this.#comeBack();
    } else if (this.shared !== table.shared) this.#look(this.shared ? null : undefined);
    else if (!this.shared || table.view === null) return;
    else if (table.seat === null) this.#call();
    else if (this.#isOver(table.view, table.seat)) this.leave();
  }

  /** The one who is called has the device. */
  take(): void {
    if (this.next !== null) this.#look(this.next);
  }

  /** Somebody wants to see what is his although nobody asks him. */
  visit(seat: number): void {
    this.#visitor = seat;
    this.next = seat;
  }

  /** He does not want to any more. */
  stay(): void {
    this.#visitor = null;
    this.next = null;
  }

  /** Whether the curtain is down for a visit alone. */
  get visiting(): boolean {
    return this.next !== null && this.next === this.#visitor && this.next !== this.#asked();
  }

  /** End the look of whoever looks; what he has laid out is lost. */
  leave(): void {
    this.#visitor = null;
    this.leaving = true;
  }

  close(): void {
    this.table.close();
    this.#common?.close();
  }

  /** Call whoever is asked, once everybody has seen what led to it. */
  #call(): void {
    const asked = this.#asked();
    if (asked === null) {
      if (this.next !== this.#visitor) this.next = null;
    } else if (!this.#isBehind() && this.table.pending === 0) this.next = asked;
  }

  /** Whether the public table still has something to show. */
  #isBehind(): boolean {
    const { shower, backlog } = this.table;
    return shower === null ? backlog.length > 0 : shower.behind;
  }

  #isOver(view: View, seat: number): boolean {
    const { table } = this;
    if (this.#decides(view, seat)) {
      this.#done = null;
      return false;
    }
    const waits = view.awaiting.length > 0 && this.#asked() === null;
    if (waits && this.manners.holds(view, seat)) return false;
    const wanted = this.#asked() !== null || table.aloud !== null;
    if (this.#visitor === seat && !wanted && !table.over) return false;
    this.#done ??= table.told.n;
    return !table.shower?.behind || table.shower.number > this.#done;
  }

  /** The first at this device who owes a decision that cannot be said aloud. */
  #asked(): number | null {
    const { view, aloud } = this.table;
    if (view === null || aloud !== null) return null;
    const mine = (seat: number) => this.seats.includes(seat) && !this.manners.left(view, seat);
    return view.awaiting.find(mine) ?? null;
  }

  #decides(view: View, seat: number): boolean {
    return view.awaiting.includes(seat) && !this.manners.left(view, seat);
  }

  /** What whoever looks does himself all have seen who look on. Told by the public table. */
  #seen({ before: { view } }: News<Wire>): void {
    const { seat } = this.table;
    if (seat === null || view === null || this.#common === null) return;
    if (this.#decides(view, seat) || this.manners.holds(view, seat)) this.#common.takeBacklog();
  }

  /** Back to the public table, once it has heard of what the look led to. */
  #comeBack(): void {
    const { table } = this;
    if (this.#left === table) return;
    this.#left = table;
    void this.#common?.heardAll().then(() => {
      if (this.table === table) this.#look(null);
    });
  }

  #look(seat: number | null | undefined): void {
    const { table } = this.table;
    if (table === null) return;
    if (this.table !== this.#common) this.table.close();
    this.table = this.#lookOf(table, seat);
    this.next = null;
    this.leaving = false;
    this.#left = null;
    this.#done = null;
  }

  /** The public table is null's, and stays; a person's is opened for him. */
  #lookOf(table: TableView, seat: number | null | undefined): Table {
    if (seat === undefined) {
      this.#common?.close();
      this.#common = null;
      return new Table(table, seat, this.open);
    }
    this.#common ??= this.#opened(table);
    return seat === null ? this.#common : new Table(table, seat, this.open, null, this.manners);
  }

  #opened(table: TableView): Table {
    const open = new Table(table, null, this.open, null, this.manners);
    open.onNews((news) => this.#seen(news));
    return open;
  }
}

function own(table: TableView | null): number[] {
  return (table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.number);
}
