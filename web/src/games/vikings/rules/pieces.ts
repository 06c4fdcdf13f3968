/** The view with pieces put down or taken off. */
import type { VikingsView } from "../../../protocol/vikings";

/** A list by seat with so many more for one of them; empty where nothing is counted. */
export function added(list: readonly number[], seat: number, by: number): number[] {
  return list.map((count, place) => (place === seat ? count + by : count));
}

export function withCommander(
  view: VikingsView,
  seat: number,
  territory: string | null,
): VikingsView {
  const commanders = view.commanders.map((place, each) => (each === seat ? territory : place));
  const others = view.commanders_lost.filter((each) => each !== seat);
  return {
    ...view,
    commanders,
    commanders_lost: territory === null ? [...others, seat] : others,
  };
}

export function withShip(view: VikingsView, territory: string): VikingsView {
  return { ...view, ships: [...view.ships, territory] };
}

export function withoutShip(view: VikingsView, territory: string): VikingsView {
  const others = (list: readonly string[]) => list.filter((each) => each !== territory);
  return { ...view, ships: others(view.ships), spent: others(view.spent) };
}

/** Whoever is out has neither commander nor anybody in Valhalla. */
export function withoutPieces(view: VikingsView, seat: number): VikingsView {
  const gone = withCommander(view, seat, null);
  return { ...gone, valhalla: view.valhalla.map((count, each) => (each === seat ? 0 : count)) };
}
