/** The board in words. */
import { isOpen } from "../../board/steering";
import type { PlaceLook } from "../../board/types";
import type { TextGroup } from "../../table/TextBoard.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { LandDesk } from "./desk/desk.svelte";
import { threat } from "./looks";

export function textGroups(
  desk: LandDesk,
  voice: Voice,
  looks: Readonly<Record<string, PlaceLook>>,
): TextGroup[] {
  const { shown: view, game } = desk;
  const { board } = game;
  if (view === null) return [];
  const armies = (territory: string) => view.armies[board.numberOf(territory)] ?? 0;
  const beside = (territory: string) =>
    board
      .neighboursOf(territory)
      .map((each) => `${voice.name("territory", each)} ${armies(each)}`)
      .join(", ");
  return board.continents.map((continent) => ({
    id: continent.id,
    name: voice.name("continent", continent.id),
    note: t("land-bonus", {
      bonus: game
        .bonus(continent.id)
        .map((each) => each.armies)
        .join(" / "),
    }),
    rows: continent.territories.map((territory) => ({
      id: territory,
      name: [voice.name("territory", territory), game.remark?.(view, territory, voice)]
        .filter(Boolean)
        .join(" · "),
      aliases: [territory.replaceAll("_", " ")],
      seat: view.owners[board.numberOf(territory)] ?? null,
      cells: [
        [armies(territory), looks[territory]?.draft].filter(Boolean).join(" "),
        threat(board, view, territory),
      ],
      note: beside(territory),
      open: isOpen(looks[territory]),
      chosen: looks[territory]?.marks?.includes("selected") ?? false,
    })),
  }));
}
