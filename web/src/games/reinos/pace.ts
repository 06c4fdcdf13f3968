/** How the events of Reinos are shown: how long, and how the view looks after each. */
import type { BattleView, ReinosEvent, ReinosView, ReinosWire } from "../../protocol/reinos";
import type { Pace } from "../../table/playback.svelte";
import { rules } from "./data";
import { pickers, vassalsOf } from "./rules/realms";

/** A dial turns this long before it stops, and is then read. */
export const DIAL_TURNS = 760;
const DIAL = DIAL_TURNS + 940;
const CARD = 460;
const SAID = 1_100;
const NOTE = 420;

const LASTS: Partial<Record<ReinosEvent["event"], number>> = {
  order_drawn: SAID,
  turn_started: NOTE,
  turn_passed: NOTE * 2,
  attack_declared: SAID,
  decision_made: NOTE,
  decisions_revealed: SAID,
  revolt_tried: DIAL,
  natives_tested: DIAL,
  rebels_courted: DIAL,
  cards_laid_out: SAID,
  card_turned: CARD,
  joker_shown: SAID,
  battle_won: SAID * 2,
  battle_called_off: SAID,
  kingdom_freed: NOTE,
  player_surrendered: SAID,
};

const TESTS: ReadonlySet<string> = new Set(["revolt_tried", "natives_tested", "rebels_courted"]);

export const reinosPace: Pace<ReinosWire> = {
  lasts: (event) => LASTS[event.event] ?? 0,
  changes: (event) => (TESTS.has(event.event) ? DIAL_TURNS : 0),
  after,
  startsTurn: (event) => event.event === "turn_started",
  joins: (one, next) => one.event === "card_turned" && next.event === "card_turned",
};

function withSeat<T>(list: readonly T[], seat: number, value: T): T[] {
  return list.map((each, place) => (place === seat ? value : each));
}

/** REI-REV-01, REI-TRN-06: nothing of the vassalage is kept. */
function freed(view: ReinosView, seat: number): ReinosView {
  return counted({
    ...view,
    suzerains: withSeat(view.suzerains, seat, null),
    revolt: withSeat(view.revolt, seat, 0),
    skips_growth: withSeat(view.skips_growth, seat, false),
    passes: withSeat(view.passes, seat, 0),
  });
}

/** REI-PRE-02: each kingdom's native test with the vassals it has now. */
function counted(view: ReinosView): ReinosView {
  const failure = rules.failure[view.options["difficulty"] as keyof typeof rules.failure];
  const percent = (lord: number) =>
    Math.max(0, 100 - failure - rules.percent.penalty * vassalsOf(view, lord).length);
  return { ...view, native_percent: view.native_percent.map((_, seat) => percent(seat)) };
}

function inBattle(view: ReinosView, change: Partial<BattleView>): ReinosView {
  return view.battle === null ? view : { ...view, battle: { ...view.battle, ...change } };
}

function declared(attacker: number, defender: number, asked: number[]): BattleView {
  const armies = { native: 0, additional: 0, attack_armies: 0, defence_armies: 0 };
  const cards = { cards: 0, turned: [], picking: null, picks_left: [] };
  return { attacker, defender, asked, decided: [], revolted: [], ...armies, ...cards };
}

/** REI-BAT-03: each vassal of the picking side its armies, the suzerain all the rest. */
function picksOf(view: ReinosView, picking: number, picks: number): number[] {
  const vassals = vassalsOf(view, picking);
  return view.colours.map((_, seat) => {
    if (seat === picking) return picks - rules.armies.vassal * vassals.length;
    return vassals.includes(seat) ? rules.armies.vassal : 0;
  });
}

function nextPicker(view: ReinosView): ReinosView {
  const asks = view.battle !== null && view.options["picking"] === "each";
  return { ...view, awaiting: asks ? pickers(view, view.battle as BattleView).slice(0, 1) : [] };
}

/** The view after an event, as far as everybody can see. The server's own view follows and is the truth. */
export function after(view: ReinosView, event: ReinosEvent): ReinosView {
  switch (event.event) {
    case "order_drawn":
      return { ...view, order: event.order };
    case "turn_started":
      return {
        ...view,
        turn: view.turn + 1,
        round: event.round,
        active: event.seat,
        awaiting: [event.seat],
        phase: "choose",
        must_attack: (view.passes[event.seat] ?? 0) >= rules.turns.most_passes,
        battle: null,
        decision: null,
        may_revise: false,
      };
    case "turn_passed":
      return { ...view, passes: withSeat(view.passes, event.seat, event.passes), awaiting: [] };
    case "attack_declared":
      return {
        ...view,
        passes: withSeat(view.passes, event.seat, 0),
        phase: event.vassals.length > 0 ? "revolt" : "muster",
        awaiting: event.vassals,
        battle: declared(event.seat, event.target, event.vassals),
      };
    case "decision_made": {
      const decided = [...(view.battle?.decided ?? []), event.seat];
      const mine = event.seat === view.seat ? { decision: event.revolts ?? null } : {};
      const awaiting = view.awaiting.filter((seat) => seat !== event.seat);
      return { ...inBattle(view, { decided }), ...mine, awaiting };
    }
    case "decision_revised":
      return { ...view, decision: event.revolts };
    case "decisions_revealed":
      return { ...view, phase: "try", awaiting: [], decision: null, may_revise: false };
    case "revolt_tried": {
      const tried = { ...view, tried: withSeat(view.tried, event.seat, true) };
      if (event.free) {
        const revolted = [...(view.battle?.revolted ?? []), event.seat];
        return freed(inBattle(tried, { revolted }), event.seat);
      }
      return {
        ...tried,
        revolt: withSeat(view.revolt, event.seat, event.revolt ?? 0),
        skips_growth: withSeat(view.skips_growth, event.seat, true),
      };
    }
    case "natives_tested": {
      const { native, after_failed_test } = rules.armies;
      const left = event.passed ? native : after_failed_test;
      return inBattle({ ...view, phase: "muster" }, { native: left });
    }
    case "rebels_courted":
      return inBattle(
        { ...view, phase: "muster" },
        { additional: event.won ? rules.armies.rebels : 0 },
      );
    case "cards_laid_out": {
      const { attack, defence, cards, picking } = event;
      const laid = inBattle(view, {
        attack_armies: attack,
        defence_armies: defence,
        cards,
        picking,
        picks_left: picksOf(view, picking, event.picks),
      });
      return nextPicker({ ...laid, phase: "battle" });
    }
    case "card_turned": {
      const { turned = [], picks_left: left = [] } = view.battle ?? {};
      const picks_left = withSeat(left, event.seat, (left[event.seat] ?? 1) - 1);
      const cards = [...turned, event.card].sort((one, other) => one - other);
      const turnedOver = inBattle(view, { turned: cards, picks_left });
      return event.joker ? { ...turnedOver, awaiting: [] } : nextPicker(turnedOver);
    }
    case "battle_won": {
      const { seat, loser, vassals } = event;
      return counted({
        ...view,
        phase: "turn_end",
        awaiting: [],
        suzerains: view.suzerains.map((lord, each) => (vassals.includes(each) ? seat : lord)),
        revolt: withSeat(view.revolt, loser, rules.revolt.start),
        skips_growth: withSeat(view.skips_growth, loser, false),
        passes: withSeat(view.passes, loser, 0),
        subdued: withSeat(view.subdued, loser, true),
      });
    }
    case "battle_called_off":
      return { ...view, phase: "turn_end", awaiting: [] };
    case "kingdom_freed":
      return freed(view, event.seat);
    case "player_surrendered": {
      const out = freed(view, event.seat);
      return counted({ ...out, in_play: withSeat(out.in_play, event.seat, false) });
    }
    case "game_ended":
      return { ...view, phase: "over", awaiting: [], winners: event.winners, ending: event.ending };
    default:
      return view;
  }
}
