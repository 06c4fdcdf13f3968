/** A round in five lines: the heaviest of what happened. */
import type { FeudumEvent } from "../../../protocol/feudum";
import type { Voice } from "../../../texts/voice";

const MOST = 5;
const WEIGHTS: Partial<Record<FeudumEvent["event"], number>> = {
  epoch_dawned: 100,
  feudum_fell: 90,
  player_surrendered: 90,
  location_improved: 60,
  attack_resolved: 55,
  marker_starved: 50,
  ruler_bought_out: 45,
  monster_tamed: 45,
  voyage_continued: 40,
  landscape_tended: 35,
  feast_held: 35,
  resource_pilfered: 25,
  marker_placed: 20,
  tile_dropped: 15,
};

export function headlines(events: readonly FeudumEvent[], voice: Voice): string[] {
  return events
    .map((event, place) => ({ event, place, weight: WEIGHTS[event.event] ?? 0 }))
    .filter((each) => each.weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .slice(0, MOST)
    .sort((one, other) => one.place - other.place)
    .map((each) => voice.event(each.event));
}
