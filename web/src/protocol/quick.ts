/** One click to a game against bots. */
import { BOT_NAMES, USUAL_LEVEL } from "../seating/bots";
import { api } from "./api";
import { beginWithSeeds } from "./seeds";
import type { TableView } from "./types";

/** A game against so many bots, begun. */
export async function quickGame(
  game: string,
  name: string,
  bots = 3,
  bot: string = USUAL_LEVEL,
): Promise<TableView> {
  const table = await api.create({
    game,
    seats: [
      { kind: "me", name },
      ...BOT_NAMES.slice(0, bots).map((each) => ({ kind: "bot" as const, bot, name: each })),
    ],
  });
  return beginWithSeeds(table);
}
