/** How each kingdom stands, for the list of seats. */
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import { percent, t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Desk } from "./desk.svelte";
import { fought, isVassal, vassalsOf } from "./rules/realms";
import { standing } from "./words";

export function seatLines(desk: Desk, voice: Voice): SeatLine[] {
  const view = desk.shown;
  if (view === null) return [];
  return view.colours.map((colour, seat) => {
    const at = desk.table.table?.seats[seat];
    const vassal = isVassal(view, seat);
    const revolt = percent((view.revolt[seat] ?? 0) / 100);
    const count = vassalsOf(view, seat).length;
    return {
      seat,
      name: voice.player(seat),
      colour,
      mine: seat === desk.table.seat,
      bot: at?.kind === "bot" ? t("reinos-bot") : null,
      now: view.awaiting.includes(seat),
      out: !view.in_play[seat],
      away: at?.kind === "human" && !at.online && !at.yours,
      figures: [],
      note: standing(view, seat, voice),
      short: vassal
        ? t("reinos-short-vassal", { percent: revolt })
        : count > 0
          ? t("reinos-vassals", { count })
          : t("reinos-free"),
    };
  });
}

/** What a kingdom is doing now, or what there is to know about it, in a word or two. */
export function doing(desk: Desk, seat: number): string {
  const view = desk.shown;
  if (view === null || !view.in_play[seat]) return "";
  const battle = fought(view);
  if (battle !== null) {
    if (view.phase === "revolt" && battle.asked.includes(seat))
      return battle.decided.includes(seat) ? t("reinos-doing-decided") : t("reinos-doing-decides");
    if (view.phase === "battle" && view.awaiting.includes(seat)) return t("reinos-doing-picks");
    if (seat === battle.attacker) return t("reinos-doing-attacks");
    if (seat === battle.defender) return t("reinos-doing-defends");
  }
  if (view.active === seat && view.phase === "choose") return t("reinos-doing-chooses");
  return "";
}
