/** The table of Feudum in words: region by region, and the guilds. */
import type { TextGroup } from "../../table/TextBoard.svelte";
import { t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import type { Desk } from "./desk.svelte";
import { GUILDS, placeAt, PLACES, REGIONS, type Guild } from "./rules/pieces";
import { goodsWords, placeWords } from "./words";

const GUILD = "guild ";

export function textGroups(desk: Desk, voice: Voice): TextGroup[] {
  const view = desk.shown;
  if (view === null) return [];
  const regions = REGIONS.map((region) => ({
    id: region,
    name: voice.name("region", region),
    rows: PLACES.filter((place) => place.region === region).map((place) => {
      const at = placeAt(view, place.id);
      return {
        id: place.id,
        name: voice.name("location", place.id),
        seat: at.ruler,
        cells: [voice.name("type", at.type), goodsWords(at.goods, voice) || "–"],
        note: placeWords(view, place, voice),
        open: desk.places.has(place.id),
        chosen: desk.picks.some(([facet, value]) => facet === "place" && value === place.id),
      };
    }),
  }));
  const guilds = {
    id: "guilds",
    name: t("feudum-guilds"),
    rows: GUILDS.map((guild, number) => {
      const seats = view.guilds.seats[number] ?? [];
      const stars = seats.map(
        (seat) => `${voice.player(seat)} ★ ${view.players[seat]?.stars[number] ?? 0}`,
      );
      return {
        id: `${GUILD}${guild}`,
        name: voice.name("guild", guild),
        seat: seats[0] ?? null,
        cells: [t("feudum-guild"), stars.join(", ") || t("feudum-vacant")],
        open: desk.question?.facet === "guild" && desk.guilds.has(guild),
      };
    }),
  };
  return [...regions, guilds];
}

export function pickInText(desk: Desk, id: string): void {
  if (id.startsWith(GUILD)) desk.pickGuild(id.slice(GUILD.length) as Guild);
  else desk.pick(id);
}
