"""Exact odds of air raids: every side of both dice, exchange after exchange."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property

from conquista.games.war2.components import components

_DICE = components().numbers["dice"]
_BOMBS: tuple[int, ...] = tuple(_DICE["air_attack"])
_FLAK: dict[bool, tuple[int, ...]] = {
    False: tuple(_DICE["anti_aircraft"]),
    True: tuple(_DICE["anti_aircraft_heavy"]),
}

Stop = Callable[[int, int], bool]
"""Whether to stop with so many bombers over so many armies."""

Ending = tuple[int, int]
"""Bombers that return, and armies that are left."""


@dataclass(frozen=True)
class RaidOdds:
    """How a raid of so many bombers against so many armies can end; `endings` have their exact chances."""

    bombers: int
    armies: int
    endings: dict[Ending, Fraction]

    @cached_property
    def down_to_one(self) -> Fraction:
        """The chance that a single army is left."""
        return sum((chance for (_, armies), chance in self.endings.items() if armies == 1), Fraction())

    @cached_property
    def bombers_lost(self) -> Fraction:
        """Expected."""
        return sum(((self.bombers - left) * chance for (left, _), chance in self.endings.items()), Fraction())

    @cached_property
    def armies_destroyed(self) -> Fraction:
        """Expected."""
        return sum(((self.armies - left) * chance for (_, left), chance in self.endings.items()), Fraction())


@cache
def exchange_odds(bombers: int, armies: int, heavy: bool = False) -> dict[Ending, Fraction]:
    """One exchange: the anti-aircraft die, and if a bomber is left the bombs. `heavy` is WAR2-OPT-04."""
    endings: dict[Ending, Fraction] = {}
    side = Fraction(1, len(_BOMBS))
    for shot in _FLAK[heavy]:
        flying = max(0, bombers - shot)
        for bombs in _BOMBS if flying else (0,):
            ending = flying, armies - min(bombs, armies - 1)
            endings[ending] = endings.get(ending, Fraction()) + (side * side if flying else side)
    return endings


def raid_odds(bombers: int, armies: int, stop: Stop | None = None, heavy: bool = False) -> RaidOdds:
    """Fly on until no bomber or a single army is left, or `stop` says so after an exchange.

    An exchange in which both dice are blank is flown again: its chance is shared out among the others.
    """
    if bombers < 1 or armies < 2:
        raise ValueError(f"{bombers} bombers against {armies} armies: a raid needs 1 against 2 at least")
    reached: dict[Ending, Fraction] = {(bombers, armies): Fraction(1)}
    endings: dict[Ending, Fraction] = {}
    for flying in range(bombers, 0, -1):
        for standing in range(armies, 1, -1):
            arrived = reached.pop((flying, standing), Fraction())
            if arrived:
                first = (flying, standing) == (bombers, armies)
                _fly(arrived, flying, standing, first, stop, heavy, reached, endings)
    for ending, chance in reached.items():
        endings[ending] = endings.get(ending, Fraction()) + chance
    return RaidOdds(bombers, armies, endings)


def _fly(
    arrived: Fraction,
    bombers: int,
    armies: int,
    first: bool,
    stop: Stop | None,
    heavy: bool,
    reached: dict[Ending, Fraction],
    endings: dict[Ending, Fraction],
) -> None:
    """Share out the chance of a position among those that an exchange leads to."""
    here = bombers, armies
    stops = stop is not None and stop(bombers, armies)
    if stops and not first:
        endings[here] = endings.get(here, Fraction()) + arrived
        return
    outcomes = exchange_odds(bombers, armies, heavy)
    again = outcomes.get(here, Fraction())
    if stops:
        endings[here] = endings.get(here, Fraction()) + arrived * again
        again = Fraction()
    for ending, chance in outcomes.items():
        if ending != here:
            reached[ending] = reached.get(ending, Fraction()) + arrived * chance / (1 - again)
