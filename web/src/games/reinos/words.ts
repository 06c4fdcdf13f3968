/** Kingdoms in words. */
import type { BattleWon, ReinosView } from "../../protocol/reinos";
import { language, t } from "../../texts/index.svelte";
import type { Voice } from "../../texts/voice";
import { rules } from "./data";
import {
  afterTick,
  falls,
  fought,
  isVassal,
  passesLeft,
  spoils,
  vassalsOf,
  winsAll,
} from "./rules/realms";

/** Their names as the language lists them, oneself first. */
export function listed(seats: readonly number[], me: number | null, voice: Voice): string {
  const own = me !== null && seats.includes(me) ? [t("reinos-you")] : [];
  const names = seats.filter((seat) => seat !== me).map((seat) => voice.player(seat));
  return new Intl.ListFormat(language.now, { type: "conjunction" }).format([...own, ...names]);
}

/** That these will serve a lord, in words. */
export function serving(
  seats: readonly number[],
  lord: number,
  me: number | null,
  voice: Voice,
): string {
  const players = { players: listed(seats, me, voice), count: seats.length };
  if (lord === me) return t("reinos-become-yours", players);
  return t("reinos-become", { ...players, lord: voice.player(lord) });
}

/** What a victory of one side brings, in words. */
export function prize(
  view: ReinosView,
  winner: number,
  loser: number,
  me: number | null,
  voice: Voice,
): string {
  if (!winsAll(view, winner, loser)) return serving(spoils(view, loser), winner, me, voice);
  return winner === me
    ? t("reinos-win-all")
    : t("reinos-win-all-other", { player: voice.player(winner) });
}

/** How a kingdom stands, in a few words. */
export function standing(view: ReinosView, seat: number, voice: Voice): string {
  if (view.winners.includes(seat)) return t("reinos-won");
  if (!view.in_play[seat]) return t("reinos-gone");
  const lord = view.suzerains[seat];
  if (lord !== null && lord !== undefined)
    return t("reinos-vassal-of", { player: voice.player(lord) });
  const count = vassalsOf(view, seat).length;
  return count === 0 ? t("reinos-free") : t("reinos-suzerain", { count });
}

/** What a kingdom brings into a battle, or how it stands outside of one: the line under its name. */
export function footing(view: ReinosView, seat: number, voice: Voice): string {
  const battle = fought(view);
  if (battle !== null && view.in_play[seat]) {
    if (battle.revolted.includes(seat)) return t("reinos-freed-now");
    if (seat === battle.attacker || seat === battle.defender) {
      const own =
        seat === battle.attacker
          ? battle.native || rules.armies.native
          : rules.armies.native + battle.additional;
      const others = rules.armies.vassal * vassalsOf(view, seat).length;
      const armies = others > 0 ? `${own} + ${others}` : String(own);
      return seat === battle.attacker
        ? t("reinos-attacks-with", { armies })
        : t("reinos-defends-with", { armies });
    }
  }
  if (isVassal(view, seat) || !view.in_play[seat]) return standing(view, seat, voice);
  const count = vassalsOf(view, seat).length;
  return count === 0 ? t("reinos-free") : t("reinos-vassals", { count });
}

/** What the next tick of the clock does to a vassal, in a sentence. */
export function forecast(view: ReinosView, seat: number): string {
  const next = afterTick(view, seat);
  const clock = view.options["revolt_clock"] === "round" ? "round" : "turn";
  const when = clock === "round" ? t("reinos-clock-round") : t("reinos-clock-turn");
  if (view.tried[seat] || view.subdued[seat]) return t("reinos-tick-rests", { when });
  if (view.skips_growth[seat]) return t("reinos-tick-frozen", { when });
  if (falls(view, seat)) return t("reinos-tick-falls", { when, next });
  return t("reinos-tick-grows", { when, next });
}

/** What the drawing of a kingdom shows besides its name and footing, for those who hear the table. */
export function spoken(view: ReinosView, seat: number, voice: Voice): string {
  if (!view.in_play[seat]) return "";
  if (!isVassal(view, seat))
    return [
      t("reinos-native-percent", { percent: view.native_percent[seat] ?? 0 }),
      t("reinos-passes-left", { count: passesLeft(view, seat) }),
    ].join(", ");
  const mark = view.skips_growth[seat]
    ? [t("reinos-frozen")]
    : falls(view, seat)
      ? [t("reinos-falls")]
      : [];
  const revolt = t("reinos-revolt-percent", { percent: view.revolt[seat] ?? 0 });
  return [standing(view, seat, voice), revolt, ...mark].join(", ");
}

/** How a battle ended, in one sentence. */
export function outcome(won: BattleWon, me: number | null, voice: Voice): string {
  const others = won.vassals.filter((seat) => seat !== won.loser);
  const [winner, loser] = [voice.player(won.seat), voice.player(won.loser)];
  const rest = { count: others.length, others: listed(others, me, voice) };
  if (won.seat === me) return t("reinos-sum-mine", { loser, ...rest });
  if (won.loser === me) return t("reinos-sum-lost", { winner, ...rest });
  return t("reinos-sum", { winner, loser, ...rest });
}
