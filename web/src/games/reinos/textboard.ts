/** The table of Reinos in words: realm by realm, and the cards of a battle. */
import type { TextGroup } from "../../table/TextBoard.svelte";
import { percent, t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Desk } from "./desk.svelte";
import { isVassal, passesLeft, realmsOf } from "./rules/realms";
import { footing, forecast } from "./words";

const CARD = "card ";

export function textGroups(desk: Desk, voice: Voice): TextGroup[] {
  const view = desk.shown;
  if (view === null) return [];
  const row = (seat: number) => {
    const vassal = isVassal(view, seat);
    return {
      id: String(seat),
      name: voice.player(seat),
      seat: view.suzerains[seat] ?? seat,
      cells: [
        vassal
          ? percent((view.revolt[seat] ?? 0) / 100)
          : percent((view.native_percent[seat] ?? 0) / 100),
        vassal ? "–" : passesLeft(view, seat),
      ],
      note: vassal ? forecast(view, seat) : footing(view, seat, voice),
      open: desk.targets.includes(seat),
      chosen: desk.target === seat,
    };
  };
  const realms = realmsOf(view).map((realm) => ({
    id: String(realm.lord),
    name: t("reinos-realm", { player: voice.player(realm.lord) }),
    rows: [realm.lord, ...realm.vassals].map(row),
  }));
  if (desk.cards.length === 0) return realms;
  const rows = desk.cards.map((card) => ({
    id: `${CARD}${card}`,
    name: t("reinos-card-closed", { number: card }),
    aliases: [String(card)],
    cells: ["", ""],
    open: true,
  }));
  return [
    { id: "cards", name: t("reinos-cards", { count: view.battle?.cards ?? 0 }), rows },
    ...realms,
  ];
}

export function pickInText(desk: Desk, id: string): void {
  if (id.startsWith(CARD)) desk.turn(Number(id.slice(CARD.length)));
  else desk.pick(Number(id), true);
}
