"""Exact odds of the battles of Reinos: revolts, native test, rebels and cards, from an open position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from conquista.games.reinos.components import components
from conquista.games.reinos.view import ReinosView

Tries = Mapping[int, bool | float | Fraction]
"""For a vassal's seat whether it tries to revolt, or how likely it does. Who is not named stays loyal."""

_NUMBERS = components().numbers
_NATIVE: int = _NUMBERS["armies"]["native"]
_AFTER_FAILED_TEST: int = _NUMBERS["armies"]["after_failed_test"]
_REBELS: int = _NUMBERS["armies"]["rebels"]
_VASSAL: int = _NUMBERS["armies"]["vassal"]
_REBEL_CHANCE = Fraction(_NUMBERS["percent"]["rebels"], 100)
_PENALTY: int = _NUMBERS["percent"]["penalty"]


class Armies(NamedTuple):
    attack: int
    defence: int

    @property
    def chance(self) -> Fraction:
        """REI-BAT-01 to 04: the attack's chance to win.

        The weaker side picks as many cards as it has armies, out of as many as there are armies: it finds
        the joker with its share of all armies. So each side wins with its share, whoever picks.
        """
        return Fraction(self.attack, self.attack + self.defence)


def vassals_of(view: ReinosView, lord: int) -> list[int]:
    """In seat order."""
    return [seat for seat, suzerain in enumerate(view.suzerains) if suzerain == lord and view.in_play[seat]]


def is_free(view: ReinosView, seat: int) -> bool:
    """REI-SET-04: in play, and nobody's vassal."""
    return view.in_play[seat] and view.suzerains[seat] is None


def base_failure(view: ReinosView) -> int:
    """REI-SET-02, in per cent."""
    failure: int = _NUMBERS["failure"][view.options["difficulty"]]
    return failure


def loyal_armies(view: ReinosView, attacker: int, defender: int) -> Armies:
    """REI-PRE-03, REI-PRE-07: both sides if all vassals stay loyal and the native test succeeds."""
    _check_battle(view, attacker, defender)
    attack, defence = len(vassals_of(view, attacker)), len(vassals_of(view, defender))
    return Armies(_NATIVE + _VASSAL * attack, _NATIVE + _VASSAL * defence)


@cache
def native_chance(failure: int, vassals: int) -> Fraction:
    """REI-PRE-02: `failure` is the base probability of failure, in per cent."""
    return Fraction(max(0, 100 - failure - _PENALTY * vassals), 100)


@cache
def muster_chance(failure: int, attack_vassals: int, defence_vassals: int) -> Fraction:
    """REI-PRE-02 to 07: the attack's chance once the revolts are over, with so many loyal vassals a side."""
    attack, defence = _VASSAL * attack_vassals, _NATIVE + _VASSAL * defence_vassals
    passed = native_chance(failure, attack_vassals)
    failed = _REBEL_CHANCE * Armies(attack + _AFTER_FAILED_TEST, defence + _REBELS).chance
    failed += (1 - _REBEL_CHANCE) * Armies(attack + _AFTER_FAILED_TEST, defence).chance
    return passed * Armies(attack + _NATIVE, defence).chance + (1 - passed) * failed


def loyal_chance(view: ReinosView, attacker: int, defender: int) -> Fraction:
    """The attack's chance if all vassals of both sides stay loyal."""
    return battle_chance(view, attacker, defender, {})


def battle_chance(view: ReinosView, attacker: int, defender: int, tries: Tries) -> Fraction:
    """The attack's chance before the revolts of a battle, declared or imagined (REI-PRE-01)."""
    _check_battle(view, attacker, defender)
    attack, defence = vassals_of(view, attacker), vassals_of(view, defender)
    if strangers := set(tries).difference(attack, defence):
        raise ValueError(f"seats {sorted(strangers)} are no vassals of {attacker} or {defender}")
    failure = base_failure(view)
    chance = Fraction(0)
    for attack_vassals, likely in enumerate(_loyal_odds(view, attack, tries)):
        for defence_vassals, as_likely in enumerate(_loyal_odds(view, defence, tries)):
            if likely and as_likely:
                chance += likely * as_likely * muster_chance(failure, attack_vassals, defence_vassals)
    return chance


def declared_chance(view: ReinosView, tries: Tries) -> Fraction:
    """The attack's chance in the battle that is being fought, before the revolts or among the cards.

    Once the cards lie on the table the tries are over, and what counts are the picks left among the cards
    that are still face down.
    """
    battle = view.battle
    if battle is None:
        raise ValueError("no battle is declared")
    if not battle.cards:
        return battle_chance(view, battle.attacker, battle.defender, tries)
    found = Fraction(sum(battle.picks_left), battle.cards - len(battle.turned))
    return found if battle.picking == battle.attacker else 1 - found


def _loyal_odds(view: ReinosView, vassals: Sequence[int], tries: Tries) -> list[Fraction]:
    """REI-REV-03: the chance that 0, 1, 2, … of these stay, each try being a draw of its own."""
    odds = [Fraction(1)]
    for seat in vassals:
        leaves = Fraction(tries.get(seat, 0)) * Fraction(view.revolt[seat], 100)
        stays = [Fraction(0), *(chance * (1 - leaves) for chance in odds)]
        odds = [chance * leaves + more for chance, more in zip([*odds, Fraction(0)], stays, strict=True)]
    return odds


def _check_battle(view: ReinosView, attacker: int, defender: int) -> None:
    """REI-TRN-01, REI-TRN-02."""
    if attacker == defender or not (is_free(view, attacker) and is_free(view, defender)):
        raise ValueError(f"{attacker} against {defender}: both must be free kingdoms, and not the same")
