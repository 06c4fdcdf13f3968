/** How the board looks: what each territory shows, the continents' plates and the arrows. */
import type { Arrow, Mark, PlaceLook, RegionPlate, SeatLook } from "../../board/types";
import type { WarView } from "../../protocol/war";
import { percent } from "../../texts/index.svelte";
import { colourOf, fill, inkOn, patternId } from "../../theme/seats";
import type { Desk } from "./desk/desk.svelte";
import { CONTINENTS, neighboursOf, numberOf, TERRITORIES } from "../war/rules/board";
import { armiesAfter } from "./rules/moving";

export const NEUTRAL = "neutral";
const MOST_PAST = 12;

export function seatLooks(
  colours: readonly (string | null)[],
  letter: (colour: string) => string,
): Record<string, SeatLook> {
  const look = (name: string | null) => {
    const colour = colourOf(name);
    const sign = colour === "neutro" ? "·" : letter(colour);
    return { fill: fill(colour), ink: inkOn(colour), pattern: patternId(colour), letter: sign };
  };
  const seats = colours.map((colour, seat) => [String(seat), look(colour)]);
  return Object.fromEntries([...seats, [NEUTRAL, look(null)]]);
}

function seatOf(view: WarView, territory: string): string {
  const owner = view.owners[numberOf(territory)];
  return owner === null || owner === undefined ? NEUTRAL : String(owner);
}

export interface Emphasis {
  /** Only this seat's land stands out. */
  seat: number | null;
  /** Places that somebody asked to be shown. */
  places: readonly string[];
  /** Each own territory shows how many enemy armies could march into it. */
  threats: boolean;
}

export function placeLooks(desk: Desk, emphasis: Emphasis): Record<string, PlaceLook> {
  const view = desk.shown;
  if (view === null) return {};
  return Object.fromEntries(
    TERRITORIES.map((territory) => {
      const look = placeLook(desk, view, territory, emphasis);
      const threatened = emphasis.threats && view.owners[numberOf(territory)] === view.seat;
      return [territory, threatened ? { ...look, badge: `⚔ ${threat(view, territory)}` } : look];
    }),
  );
}

/** Armies that could march in: all beside it that belong to others, but for those that must stay. */
export function threat(view: WarView, territory: string): number {
  const owner = view.owners[numberOf(territory)];
  const beside = neighboursOf(territory).map(numberOf);
  const enemies = beside.filter(
    (each) => view.owners[each] !== owner && view.owners[each] !== null,
  );
  return enemies.reduce((sum, each) => sum + (view.armies[each] ?? 1) - 1, 0);
}

function placeLook(desk: Desk, view: WarView, territory: string, emphasis: Emphasis): PlaceLook {
  const seat = seatOf(view, territory);
  const marks: Mark[] = [];
  if (emphasis.seat !== null && seat !== String(emphasis.seat)) marks.push("dimmed");
  if (emphasis.places.includes(territory)) marks.push("glowing");
  if (desk.refused?.place === territory) marks.push("refused");
  const count = view.armies[numberOf(territory)] ?? 0;
  const look = { seat, count, marks };
  const before = desk.playback.jumped;
  if (before !== null && seatOf(before, territory) !== seat) marks.push("glowing");
  if (desk.playback.behind) return { ...look, ...duringPlay(desk, territory, marks) };
  switch (desk.stage) {
    case "place":
      return { ...look, ...duringPlacing(desk, territory, marks) };
    case "attack":
      return { ...look, ...duringAttack(desk, territory, marks) };
    case "occupy":
      if (view.battle?.target === territory) marks.push("selected");
      return look;
    case "fortify":
      return { ...look, ...duringMoves(desk, view, territory, marks) };
    case "defend":
      if (view.battle?.target === territory) marks.push("selected");
      if (view.battle?.source === territory) marks.push("target");
      return look;
    default:
      return look;
  }
}

function duringPlay(desk: Desk, territory: string, marks: Mark[]): PlaceLook {
  const event = desk.playback.event;
  if (desk.battle?.[0] === territory) marks.push("selected");
  if (desk.battle?.[1] === territory) marks.push("target");
  if (event?.event === "armies_placed" && event.territory === territory) {
    marks.push("selected");
    return { draft: `+${event.armies}` };
  }
  return {};
}

function duringPlacing(desk: Desk, territory: string, marks: Mark[]): PlaceLook {
  const { placing } = desk;
  if (placing.canTake(territory)) marks.push("selectable");
  if (placing.dial === territory) marks.push("selected");
  const drafted = placing.drafted.get(territory);
  return drafted === undefined ? {} : { draft: `+${drafted}` };
}

function duringAttack(desk: Desk, territory: string, marks: Mark[]): PlaceLook {
  const { attacking } = desk;
  if (attacking.from === null) {
    if (attacking.attacks.has(territory)) marks.push("selectable");
    return {};
  }
  if (territory === attacking.from) marks.push("selected");
  if (!attacking.targets.has(territory)) return {};
  if (attacking.to !== null && attacking.to !== territory) return {};
  marks.push("target");
  if (attacking.to === territory) return {};
  return { badge: percent(attacking.chance(attacking.from, territory)) };
}

function duringMoves(desk: Desk, view: WarView, territory: string, marks: Mark[]): PlaceLook {
  const { moving } = desk;
  const count = armiesAfter(view, moving.plan, territory);
  const change = count - (view.armies[numberOf(territory)] ?? 0);
  const draft = change === 0 ? {} : { draft: change > 0 ? `+${change}` : `−${-change}` };
  if (territory === moving.origin) marks.push("selected");
  else if (moving.origin === null && moving.canLeave(territory)) marks.push("selectable");
  else if (moving.target === territory) marks.push("target");
  else if (moving.origin !== null && moving.target === null && moving.ways.includes(territory))
    marks.push("target");
  const free = moving.movable(territory);
  const badge = moving.canLeave(territory) && free > 0 ? { badge: `↦ ${free}` } : {};
  return { count, ...draft, ...badge };
}

export function plates(
  view: WarView | null,
  name: (continent: string) => string,
): Record<string, RegionPlate> {
  if (view === null) return {};
  return Object.fromEntries(
    CONTINENTS.map(({ id, bonus, territories }) => {
      const holders = new Set(territories.map((each) => seatOf(view, each)));
      const [holder] = holders;
      const held = holders.size === 1 && holder !== undefined && holder !== NEUTRAL;
      return [id, { name: name(id), bonus: `+${bonus}`, ...(held ? { seat: holder } : {}) }];
    }),
  );
}

export function arrows(desk: Desk): Arrow[] {
  const now = present(desk);
  const taken = new Set(now.map((arrow) => `${arrow.from} ${arrow.to}`));
  return [...past(desk).filter((arrow) => !taken.has(`${arrow.from} ${arrow.to}`)), ...now];
}

function present(desk: Desk): Arrow[] {
  const { battle, playback, attacking, moving, stage } = desk;
  if (battle) return [{ from: battle[0], to: battle[1], kind: "attack" }];
  const event = playback.event;
  if (event?.event === "armies_moved")
    return [{ from: event.source, to: event.target, kind: "move", label: String(event.armies) }];
  if (event?.event === "armies_moved_in" && event.armies > 0)
    return [{ from: event.source, to: event.territory, kind: "move", label: String(event.armies) }];
  if (stage === "attack" && attacking.from && attacking.to)
    return [{ from: attacking.from, to: attacking.to, kind: "attack" }];
  if (stage === "occupy" && desk.view?.battle)
    return [{ from: desk.view.battle.source, to: desk.view.battle.target, kind: "move" }];
  if (stage === "defend" && desk.view?.battle)
    return [{ from: desk.view.battle.source, to: desk.view.battle.target, kind: "attack" }];
  if (stage === "fortify")
    return moving.moves.map(([, from, to, armies]) => ({
      from,
      to,
      kind: "move",
      label: String(armies),
    }));
  return [];
}

/** What was conquered in this turn, as far as it has been shown. */
function past(desk: Desk): Arrow[] {
  const { table, playback } = desk;
  const shown = table.events.slice(0, playback.number - table.eventsFrom + 1);
  const turn = shown.slice(shown.findLastIndex((event) => event.event === "turn_started") + 1);
  return turn
    .filter((event) => event.event === "territory_conquered")
    .slice(-MOST_PAST)
    .map((event) => ({ from: event.source, to: event.territory, kind: "past" }));
}
