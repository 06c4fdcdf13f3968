/** How each player stands, for the strip of seats. */
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Desk } from "./desk.svelte";

export function seatLines(desk: Desk, voice: Voice): SeatLine[] {
  const view = desk.shown;
  if (view === null) return [];
  return view.colours.map((colour, seat) => {
    const at = desk.table.table?.seats[seat];
    const player = view.players[seat];
    return {
      seat,
      name: voice.player(seat),
      colour,
      mine: seat === desk.table.seat,
      bot: at?.kind === "bot" ? t("feudum-bot") : null,
      now: view.awaiting.includes(seat),
      out: !view.in_play.includes(seat),
      away: at?.kind === "human" && !at.online && !at.yours,
      figures: [],
      note: t("feudum-points", { count: player?.score ?? 0 }),
      short: t("feudum-points", { count: player?.score ?? 0 }),
    };
  });
}

/** What a player does now, or how many cards he has left. */
export function doing(desk: Desk, seat: number, voice: Voice): string {
  const view = desk.shown;
  const player = view?.players[seat];
  if (!view || !player) return "";
  if (player.left > 0) return t("feudum-left");
  if (view.awaiting.includes(seat)) return voice.name("phase", view.phase);
  return t("feudum-cards-left", { count: player.hand_size });
}
