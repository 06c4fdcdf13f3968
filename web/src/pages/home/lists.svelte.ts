/** What home shows of the server: games on offer, one's own matches, tables that wait. Kept current. */
import { GAMES } from "../../games";
import { api, ServerProblem } from "../../protocol/api";
import type { GameView, MyTable, TableView } from "../../protocol/types";

const EVERY = 10_000;

/** How soon a match wants its owner: his turn, somebody else's, a table that waits, one that is over. */
function rank(mine: MyTable): number {
  if (isMyTurn(mine)) return 0;
  return { playing: 1, waiting: 2, held: 3, over: 4, ended: 5, closed: 6 }[mine.table.status];
}

export function isMyTurn({ table, awaiting }: MyTable): boolean {
  return table.seats.some((seat) => seat.yours && awaiting.includes(seat.number));
}

/** One's own turn first; else as they came, the last touched first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

export class Lists {
  /** Null until the server has answered. */
  games = $state.raw<GameView[] | null>(null);
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<TableView[] | null>(null);
  /** The server does not answer. */
  silent = $state(false);

  /** Ask now and again while the page is looked at; returns what ends it. */
  follow(): () => void {
    void this.#ask();
    const again = setInterval(() => document.visibilityState === "visible" && this.#ask(), EVERY);
    return () => clearInterval(again);
  }

  async #ask(): Promise<void> {
    try {
      this.games ??= (await api.games()).filter(({ id }) => GAMES[id] && !GAMES[id].plain);
      const [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
      this.mine = byUrgency(mine.filter(({ table }) => table.game in GAMES));
      this.open = open.filter((table) => table.game in GAMES);
      this.silent = false;
    } catch (error) {
      if (!(error instanceof ServerProblem)) throw error;
      this.silent = true;
    }
  }
}
