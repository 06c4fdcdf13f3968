/** How each player stands, in figures and a few words. */
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { LandDesk } from "./desk/desk.svelte";
import type { LandView } from "./wire";

export function seatLines(desk: LandDesk, voice: Voice): SeatLine[] {
  const { shown: view, game } = desk;
  if (view === null) return [];
  return view.colours.map((colour, seat) => {
    const at = desk.table.table?.seats[seat];
    const held = view.armies.filter((_, place) => view.owners[place] === seat);
    const cards = view.hand_sizes[seat] ?? 0;
    const out = view.fates[seat] !== "in_play";
    const now = view.active === seat && !out && view.places.length === 0;
    return {
      seat,
      name: voice.player(seat),
      colour,
      mine: seat === desk.table.seat,
      bot: at?.kind === "bot" ? t("land-bot") : null,
      now,
      out,
      away: at?.kind === "human" && !at.online && !at.yours,
      figures: [
        { icon: "flag", value: held.length, label: t("land-territories") },
        {
          icon: "army",
          value: held.reduce((sum, armies) => sum + armies, 0),
          label: t("land-armies"),
        },
        { icon: "card", value: cards, label: t("land-cards"), full: cards >= game.handLimit },
      ],
      note: note(desk, view, voice, seat, now),
      short: t("land-seat-short", { territories: held.length, cards }),
      ...game.seat?.(view, seat),
    };
  });
}

function note(desk: LandDesk, view: LandView, voice: Voice, seat: number, now: boolean): string {
  const { board, doing } = desk.game;
  if (view.winners.includes(seat)) return t("land-won");
  if (view.fates[seat] === "surrendered") return t("land-surrendered");
  const by = view.destroyers[seat];
  if (by !== null && by !== undefined && view.fates[seat] === "eliminated")
    return t("land-eliminated-by", { player: voice.player(by) });
  if (now || view.awaiting.includes(seat)) return doing(view, seat);
  const battle = desk.battle?.[1];
  if (battle && view.owners[board.numberOf(battle)] === seat)
    return t("land-defends", { territory: voice.name("territory", battle) });
  return nearest(desk, view, voice, seat);
}

/** The continent that is nearest to being all his. */
function nearest(desk: LandDesk, view: LandView, voice: Voice, seat: number): string {
  const { board } = desk.game;
  const held = board.continents.map(({ id, territories }) => ({
    id,
    have: territories.filter((each) => view.owners[board.numberOf(each)] === seat).length,
    need: territories.length,
  }));
  held.sort((one, other) => other.have / other.need - one.have / one.need);
  const [best] = held;
  if (!best || best.have === 0) return "";
  const continent = voice.name("continent", best.id);
  return best.have === best.need
    ? t("land-continent-whole", { continent })
    : t("land-continent-part", { continent, have: best.have, need: best.need });
}
