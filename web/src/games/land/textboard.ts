/** The board of War in words. */
import type { TextGroup } from "../../table/TextBoard.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Desk } from "./desk/desk.svelte";
import { threat } from "./looks";
import type { PlaceLook } from "../../board/types";
import { CONTINENTS, neighboursOf, numberOf } from "../war/rules/board";

export function textGroups(
  desk: Desk,
  voice: Voice,
  looks: Readonly<Record<string, PlaceLook>>,
): TextGroup[] {
  const view = desk.shown;
  if (view === null) return [];
  const beside = (territory: string) =>
    neighboursOf(territory)
      .map((each) => `${voice.name("territory", each)} ${view.armies[numberOf(each)] ?? 0}`)
      .join(", ");
  return CONTINENTS.map((continent) => ({
    id: continent.id,
    name: voice.name("continent", continent.id),
    note: t("war-bonus", { bonus: continent.bonus }),
    rows: continent.territories.map((territory) => ({
      id: territory,
      name: voice.name("territory", territory),
      aliases: [territory.replaceAll("_", " ")],
      seat: view.owners[numberOf(territory)] ?? null,
      cells: [
        [view.armies[numberOf(territory)] ?? 0, looks[territory]?.draft].filter(Boolean).join(" "),
        threat(view, territory),
      ],
      note: beside(territory),
      open: looks[territory]?.marks?.some((mark) => mark !== "dimmed") ?? false,
      chosen: looks[territory]?.marks?.includes("selected") ?? false,
    })),
  }));
}
