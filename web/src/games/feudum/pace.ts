/** How the events of Feudum are shown: how long, and how the view looks after each. */
import type { FeudumEvent, FeudumView, FeudumWire, PlayerView } from "../../protocol/feudum";
import type { Pace } from "../../table/playback.svelte";
import { PLACES } from "./rules/pieces";

const NOTE = 380;
const STEP = 620;
const SAID = 1_000;

const LASTS: Partial<Record<FeudumEvent["event"], number>> = {
  turn_started: NOTE,
  pouch_filled: NOTE,
  card_played: SAID,
  mode_chosen: NOTE,
  card_repeated: NOTE,
  pawn_entered: STEP,
  pawn_left: STEP,
  pawn_moved: STEP,
  monster_moved: STEP,
  resource_pilfered: SAID,
  voyage_continued: STEP,
  marker_placed: STEP,
  ruler_bought_out: STEP,
  guild_used: SAID,
  feast_held: SAID,
  good_bought: NOTE,
  good_moved: NOTE,
  thing_invented: NOTE,
  marker_exchanged: NOTE,
  harvest_begun: STEP,
  location_improved: SAID,
  landscape_tended: STEP,
  attack_declared: SAID,
  defend_revealed: SAID,
  attack_resolved: SAID,
  feudum_fell: SAID,
  starving_begun: SAID,
  marker_starved: STEP,
  marker_protected: STEP,
  mandate_played: STEP,
  tile_dropped: STEP,
  epoch_dawned: SAID,
  player_surrendered: SAID,
};

/** One's own moves have been seen as they were made; nothing of them is shown again. */
export function feudumPace(seat: () => number | null): Pace<FeudumWire> {
  const mine = (event: FeudumEvent) => "seat" in event && event.seat === seat() && !isChance(event);
  return {
    lasts: (event) => (mine(event) ? 0 : (LASTS[event.event] ?? 0)),
    after: (view, event) => (mine(event) ? view : after(view, event)),
    startsTurn: (event) => event.event === "turn_started",
    joins: (one, next) => one.event === next.event,
  };
}

/** What the player at the table has not seen coming. */
function isChance(event: FeudumEvent): boolean {
  return event.event === "attack_resolved" || event.event === "defend_revealed";
}

function withSeat(
  view: FeudumView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): FeudumView {
  const players = view.players.map((player, place) =>
    place === seat ? { ...player, ...change(player) } : player,
  );
  return { ...view, players };
}

function withPawn(
  view: FeudumView,
  seat: number,
  pawn: number,
  change: { location: string | null; character?: string; vessel?: null },
): FeudumView {
  return withSeat(view, seat, ({ pawns }) => ({
    pawns: pawns.map((each, place) => (place === pawn - 1 ? { ...each, ...change } : each)),
  }));
}

/** The view after an event, as far as it is to be seen before the server's own view follows. */
export function after(view: FeudumView, event: FeudumEvent): FeudumView {
  switch (event.event) {
    case "turn_started":
      return { ...view, active: event.seat, awaiting: [event.seat], round: event.round };
    case "card_played":
      return withSeat(view, event.seat, (player) => ({
        played: [...player.played, event.card],
        hand_size: Math.max(0, player.hand_size - 1),
        hand: player.hand?.filter((card) => card !== event.card) ?? null,
      }));
    case "card_picked":
      return withSeat(view, event.seat, (player) => ({ hand_size: player.hand_size + 1 }));
    case "pawn_entered":
      return withPawn(view, event.seat, event.pawn, {
        location: event.location,
        character: event.character,
      });
    case "pawn_moved":
      return withPawn(view, event.seat, event.pawn, { location: event.location });
    case "pawn_left":
      return withPawn(view, event.seat, event.pawn, { location: null, vessel: null });
    case "monster_moved":
      return {
        ...view,
        monsters: view.monsters.map((each, place) =>
          place === (event.monster === "serpent" ? 0 : 1)
            ? { ...each, location: event.location }
            : each,
        ),
      };
    case "location_improved": {
      const number = PLACES.findIndex((place) => place.id === event.location);
      const change = { type: event.type, guild: event.guild ?? null };
      return {
        ...view,
        locations: view.locations.map((each, place) =>
          place === number ? { ...each, ...change } : each,
        ),
      };
    }
    case "points_scored":
      return withSeat(view, event.seat, (player) => ({ score: player.score + event.points }));
    case "points_lost":
      return withSeat(view, event.seat, (player) => ({ score: player.score - event.points }));
    case "epoch_dawned":
      return { ...view, epoch: event.epoch };
    case "round_started":
      return { ...view, round: event.round, first: event.seat };
    default:
      return view;
  }
}
