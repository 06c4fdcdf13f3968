/** The standing orders of whoever sits at this browser: kept here, and answered from here. */
import { read, write } from "../../../protocol/storage";
import type { VikingsView } from "../../../protocol/vikings";
import { ASK_ALL, givesAway, ordered, type StandingOrders } from "../rules/orders";
import type { VikingsDesk } from "./desk.svelte";

export class Orders {
  now = $state.raw<StandingOrders>(ASK_ALL);
  /** The dialog is open. */
  open = $state(false);
  /** The position that was answered last: nothing is answered twice. */
  #answered = "";

  constructor(readonly desk: VikingsDesk) {
    if (this.offered) this.now = { ...ASK_ALL, ...read<StandingOrders>("local", this.#key) };
  }

  /** Where several people share the device they answer aloud, and nothing is kept for them. */
  get offered(): boolean {
    const { table } = this.desk;
    return table.seat !== null && !table.shared && table.replay === null;
  }

  get given(): boolean {
    return givesAway(this.now);
  }

  set(some: Partial<StandingOrders>): void {
    this.now = { ...this.now, ...some };
    write("local", this.#key, this.now);
  }

  /** Whether the orders answer what is asked in a position. */
  answer(view: VikingsView): boolean {
    return this.offered && ordered(this.now, view) !== null;
  }

  /** Answer what they answer, at once. Called whenever something has changed. */
  follow(): void {
    const { view, table } = this.desk;
    if (!this.offered || view === null || !table.asked) return;
    const action = ordered(this.now, view);
    const position = `${table.told.n} ${view.phase}`;
    if (action === null || this.#answered === position) return;
    this.#answered = position;
    // Refused only if the table has moved on, and then it will say so.
    void table.act(action).catch(() => (this.#answered = ""));
  }

  get #key(): string {
    const { table } = this.desk;
    return `vikings-orders:${table.id}:${table.seat}`;
  }
}
