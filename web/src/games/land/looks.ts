/** How the board looks: what each territory shows, the continents' plates and the arrows. */
import type { Arrow, Mark, PlaceLook, RegionPlate, SeatLook } from "../../board/types";
import { colourOf, fill, inkOn, patternId } from "../../theme/seats";
import type { LandBoard } from "./board";
import type { LandDesk } from "./desk/desk.svelte";
import type { LandGame } from "./game";
import type { LandView } from "./wire";

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

function seatOf(board: LandBoard, view: LandView, territory: string): string {
  const owner = view.owners[board.numberOf(territory)];
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

export function placeLooks(desk: LandDesk, emphasis: Emphasis): Record<string, PlaceLook> {
  const { shown: view, game } = desk;
  const { board } = game;
  if (view === null) return {};
  return Object.fromEntries(
    board.territories.map((territory) => {
      const look = placeLook(desk, view, territory, emphasis);
      const threatened = emphasis.threats && view.owners[board.numberOf(territory)] === view.seat;
      const badge = threatened ? { badge: `⚔ ${threat(board, view, territory)}` } : {};
      return [territory, { ...look, ...badge }];
    }),
  );
}

/** Armies that could march in: all beside it that belong to others, but for those that must stay. */
export function threat(board: LandBoard, view: LandView, territory: string): number {
  const owner = view.owners[board.numberOf(territory)];
  const beside = board.neighboursOf(territory).map((each) => board.numberOf(each));
  const enemies = beside.filter(
    (each) => view.owners[each] !== owner && view.owners[each] !== null,
  );
  return enemies.reduce((sum, each) => sum + (view.armies[each] ?? 1) - 1, 0);
}

function placeLook(
  desk: LandDesk,
  view: LandView,
  territory: string,
  emphasis: Emphasis,
): PlaceLook {
  const { board } = desk.game;
  const seat = seatOf(board, view, territory);
  const marks: Mark[] = [];
  if (emphasis.seat !== null && seat !== String(emphasis.seat)) marks.push("dimmed");
  if (emphasis.places.includes(territory)) marks.push("glowing");
  if (desk.refused?.place === territory) marks.push("refused");
  const count = view.armies[board.numberOf(territory)] ?? 0;
  const vacant = view.owners.length === 0 || view.vacant?.includes(territory);
  const held = vacant ? { vacant: true } : { seat, count };
  const before = desk.playback.jumped;
  if (before !== null && seatOf(board, before, territory) !== seat) marks.push("glowing");
  const look = { ...held, marks, ...desk.game.look?.(view, territory) };
  return desk.playback.behind || desk.playback.event !== null
    ? { ...look, ...duringPlay(desk, territory, marks) }
    : { ...look, ...desk.part.look?.(territory, marks) };
}

function duringPlay(desk: LandDesk, territory: string, marks: Mark[]): PlaceLook {
  const event = desk.playback.event;
  if (desk.battle?.[0] === territory) marks.push("selected");
  if (desk.battle?.[1] === territory) marks.push("target");
  if (event?.event === "armies_placed" && event.territory === territory) {
    marks.push("selected");
    return { draft: `+${event.armies}` };
  }
  return {};
}

/** What each continent brings, and who holds so much of it that it does. */
export function plates(
  game: LandGame,
  view: LandView | null,
  name: (continent: string) => string,
): Record<string, RegionPlate> {
  if (view === null) return {};
  return Object.fromEntries(
    game.board.continents.map(({ id, territories }) => {
      const held = new Map<string, number>();
      for (const each of territories) {
        const seat = seatOf(game.board, view, each);
        if (seat !== NEUTRAL) held.set(seat, (held.get(seat) ?? 0) + 1);
      }
      const bonuses = game.bonus(id).map(({ armies, from }) => {
        const holder = [...held].find(([, count]) => count >= from)?.[0];
        return { text: `+${armies}`, ...(holder === undefined ? {} : { seat: holder }) };
      });
      return [id, { name: name(id), bonuses }];
    }),
  );
}

export function arrows(desk: LandDesk): Arrow[] {
  const now = present(desk);
  const taken = new Set(now.map((arrow) => `${arrow.from} ${arrow.to}`));
  return [...past(desk).filter((arrow) => !taken.has(`${arrow.from} ${arrow.to}`)), ...now];
}

function present(desk: LandDesk): Arrow[] {
  const { battle, playback, game } = desk;
  if (battle) return [{ from: battle[0], to: battle[1], kind: "attack" }];
  const event = playback.event;
  if (event?.event === "armies_moved")
    return [{ from: event.source, to: event.target, kind: "move", label: String(event.armies) }];
  if (event?.event === "armies_moved_in" && event.armies > 0)
    return [{ from: event.source, to: event.territory, kind: "move", label: String(event.armies) }];
  return (event && game.arrows?.(event)) ?? desk.part.arrows?.() ?? [];
}

/** What was conquered in this turn, as far as it has been shown. */
function past(desk: LandDesk): Arrow[] {
  const { table, playback } = desk;
  const shown = table.events.slice(0, playback.number - table.eventsFrom + 1);
  const turn = shown.slice(shown.findLastIndex((event) => event.event === "turn_started") + 1);
  return turn
    .filter((event) => event.event === "territory_conquered")
    .slice(-MOST_PAST)
    .map((event) => ({ from: event.source, to: event.territory, kind: "past" }));
}
