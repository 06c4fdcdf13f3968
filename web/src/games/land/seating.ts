/** How each player stands, in figures and a few words. */
import type { SeatLine } from "../../pages/table/SeatList.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { WarView } from "../../protocol/war";
import type { Desk } from "./desk/desk.svelte";
import { rules } from "../war/data";
import { CONTINENTS, numberOf, TERRITORIES } from "../war/rules/board";

export function seatLines(desk: Desk, voice: Voice): SeatLine[] {
  const view = desk.shown;
  if (view === null) return [];
  return view.colours.map((colour, seat) => {
    const at = desk.table.table?.seats[seat];
    const territories = TERRITORIES.filter((_, place) => view.owners[place] === seat);
    const armies = territories.reduce((sum, each) => sum + (view.armies[numberOf(each)] ?? 0), 0);
    const cards = view.hand_sizes[seat] ?? 0;
    const out = view.fates[seat] !== "in_play";
    const now = view.active === seat && !out && view.places.length === 0;
    return {
      seat,
      name: voice.player(seat),
      colour,
      mine: seat === desk.table.seat,
      bot: at?.kind === "bot" ? t("war-bot") : null,
      now,
      out,
      away: at?.kind === "human" && !at.online && !at.yours,
      figures: [
        { icon: "flag", value: territories.length, label: t("war-territories") },
        { icon: "army", value: armies, label: t("war-armies") },
        {
          icon: "card",
          value: cards,
          label: t("war-cards"),
          full: cards >= rules.exchange.hand_limit,
        },
      ],
      note: note(desk, view, voice, seat, now),
      short: t("war-seat-short", { territories: territories.length, cards }),
    };
  });
}

function note(desk: Desk, view: WarView, voice: Voice, seat: number, now: boolean): string {
  if (view.winners.includes(seat)) return t("war-won");
  if (view.fates[seat] === "surrendered") return t("war-surrendered");
  const by = view.destroyers[seat];
  if (by !== null && by !== undefined && view.fates[seat] === "eliminated")
    return t("war-eliminated-by", { player: voice.player(by) });
  const { doing } = desk;
  if (doing === "defend" && view.awaiting.includes(seat)) return t("war-doing-defend");
  if (now) return t(`war-doing-${doing === "defend" ? "attack" : doing}`);
  const battle = desk.battle?.[1];
  if (battle && view.owners[numberOf(battle)] === seat)
    return t("war-defends", { territory: voice.name("territory", battle) });
  return nearest(view, voice, seat);
}

/** The continent that is nearest to being all his. */
function nearest(view: WarView, voice: Voice, seat: number): string {
  const held = CONTINENTS.map(({ id, territories }) => ({
    id,
    have: territories.filter((each) => view.owners[numberOf(each)] === seat).length,
    need: territories.length,
  }));
  held.sort((one, other) => other.have / other.need - one.have / one.need);
  const [best] = held;
  if (!best || best.have === 0) return "";
  const continent = voice.name("continent", best.id);
  return best.have === best.need
    ? t("war-continent-whole", { continent })
    : t("war-continent-part", { continent, have: best.have, need: best.need });
}
