/** FEU-EPO-03 to 06: what a seat would score if an epoch dawned now. */
import type { FeudumView } from "../../../protocol/feudum";
import { rules } from "../data";
import { chosen, PLACES, placeAt, playerOf, ruledBy } from "./pieces";

export interface Forecast {
  seats: number;
  landscapes: number;
  regions: number;
  /** What would be lost. */
  disloyalty: number;
}

/** The regions in which a seat rules or tends a landscape. */
export function activeRegions(view: FeudumView, seat: number): Set<string> {
  return new Set(
    PLACES.filter((place) => {
      const at = placeAt(view, place.id);
      return at.ruler === seat || (at.serf === seat && at.tile !== null);
    }).map((place) => place.region),
  );
}

export function forecast(view: FeudumView, seat: number): Forecast {
  const seats = view.guilds.seats.reduce((sum, seated) => {
    const rank = seated.indexOf(seat);
    return sum + (rank < 0 ? 0 : (rules.scoring.seats[rank] ?? 0));
  }, 0);
  const landscapes = view.locations.reduce((sum, at) => {
    if (at.serf !== seat || at.tile === null) return sum;
    return sum + (at.stock > 0 ? rules.scoring.landscape.stocked : rules.scoring.landscape.empty);
  }, 0);
  const scale = chosen(view, "active_region_scale", "seed_literal", "published");
  const values = rules.scoring.active_regions[scale as "published"];
  const regions = values[activeRegions(view, seat).size] ?? 0;
  const checked = rules.scoring.military_checked[view.epoch + 1] ?? 0;
  const uncovered = rules.scoring.military.slice(playerOf(view, seat).military, checked);
  const vassal = ruledBy(view, seat, "feudum").length > 0;
  const disloyalty = vassal ? uncovered.reduce<number>((sum, each) => sum + each, 0) : 0;
  return { seats, landscapes, regions, disloyalty };
}
