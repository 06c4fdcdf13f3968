"""Positions of Reinos in short form, and what a turn makes of them. For search, and for the solver.

Kingdoms are places: 0 is the kingdom on turn, 1 the next in the order of play, and so on. Kingdoms out of play
have no place, since all rules pass over them (REI-SET-04, REI-TRN-08). The round limit is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import NamedTuple

from conquista.analysis.kingdoms import muster_chance
from conquista.games.reinos.components import components
from conquista.games.reinos.view import ReinosView

_NUMBERS = components().numbers
START: int = _NUMBERS["revolt"]["start"]
STEP: int = _NUMBERS["revolt"]["step"]
MOST: int = _NUMBERS["revolt"]["most"]
DROP: int = _NUMBERS["revolt"]["drop"]
FALLS_FROM: int = _NUMBERS["revolt"]["falls_from"]
MOST_PASSES: int = _NUMBERS["turns"]["most_passes"]

PASS = 0
"""The choice to pass; the others are the place that is attacked."""


class Position(NamedTuple):
    """Where a match stands when a turn begins, each row by place.

    `spared` and `ahead` are for the clock per round: who tried or was subdued since it last ticked, and how
    many places come after the kingdom on turn before the round ends. With the clock per turn all are 0.
    """

    lords: tuple[int, ...]  # a free kingdom is its own
    revolt: tuple[int, ...]  # in per cent; 0 for the free
    skips: tuple[bool, ...]
    passes: tuple[int, ...]
    spared: tuple[bool, ...]
    ahead: int


class Branch(NamedTuple):
    """What may come of a decision. Place k becomes place k - shift, counted in a circle.

    Where the game is over there is no position, and the winner's place becomes 0.
    """

    chance: float
    shift: int
    position: Position | None


class Clock(NamedTuple):
    """The table's options, as far as they count here."""

    failure: int  # base probability of failure, in per cent
    per_round: bool = False


def first_position(kingdoms: int, clock: Clock) -> Position:
    """REI-SET-03."""
    free, none, no = tuple(range(kingdoms)), (0,) * kingdoms, (False,) * kingdoms
    return Position(free, none, no, none, no, kingdoms - 1 if clock.per_round else 0)


def read(view: ReinosView) -> tuple[Position, list[int]]:
    """The short form of an open position, and the seat at each place."""
    seats = [seat for seat in view.order if view.in_play[seat]]
    turn = seats.index(view.active)
    per_round = view.options["revolt_clock"] == "round"
    ahead = len(seats) - 1 - turn if per_round else 0
    seats = seats[turn:] + seats[:turn]
    place_of = {seat: place for place, seat in enumerate(seats)}
    lords = [view.suzerains[seat] for seat in seats]
    position = Position(
        lords=tuple(place if lord is None else place_of[lord] for place, lord in enumerate(lords)),
        revolt=tuple(view.revolt[seat] for seat in seats),
        skips=tuple(view.skips_growth[seat] for seat in seats),
        passes=tuple(view.passes[seat] for seat in seats),
        spared=tuple(
            per_round and lord is not None and (view.tried[seat] or view.subdued[seat])
            for seat, lord in zip(seats, lords, strict=True)
        ),
        ahead=ahead,
    )
    return position, seats


def targets(position: Position) -> list[int]:
    """REI-TRN-02: the free kingdoms but the one on turn."""
    return [place for place, lord in enumerate(position.lords) if place == lord != 0]


def may_pass(position: Position) -> bool:
    """REI-TRN-04."""
    return position.passes[0] < MOST_PASSES


def choices(position: Position) -> list[int]:
    """REI-TRN-01: what the kingdom on turn can do."""
    return [PASS, *targets(position)] if may_pass(position) else targets(position)


def asked(position: Position, target: int) -> list[int]:
    """REI-PRE-01: the vassals of both sides, in the order of play."""
    return [place for place, lord in enumerate(position.lords) if lord != place and lord in (0, target)]


def attack_chance(position: Position, target: int, freed: Collection[int], clock: Clock) -> float:
    """The attack's chance after the revolts."""
    loyal = [lord for place, lord in enumerate(position.lords) if lord != place and place not in freed]
    return float(muster_chance(clock.failure, loyal.count(0), loyal.count(target)))


def after_pass(position: Position, clock: Clock) -> Branch:
    turn = _Turn(position)
    turn.passes[0] += 1
    return Branch(1.0, *turn.end(position.ahead, clock))


def after_attack(position: Position, target: int, tried: Collection[int], clock: Clock) -> Iterator[Branch]:
    """Every way in which an attack with these tries can end."""
    rebels = sorted(tried)
    for results in product((True, False), repeat=len(rebels)):
        chance = 1.0
        for place, success in zip(rebels, results, strict=True):
            percent = position.revolt[place]
            chance *= (percent if success else 100 - percent) / 100
        freed = {place for place, success in zip(rebels, results, strict=True) if success}
        wins = attack_chance(position, target, freed, clock)
        for winner, loser, odds in ((0, target, wins), (target, 0, 1.0 - wins)):
            yield Branch(chance * odds, *after_battle(position, tried, freed, winner, loser, clock))


def after_battle(
    position: Position,
    tried: Collection[int],
    freed: Collection[int],
    winner: int,
    loser: int,
    clock: Clock,
) -> tuple[int, Position | None]:
    """One way in which it can end: the shift, and the position unless the game is over."""
    turn = _Turn(position)
    turn.passes[0] = 0  # REI-TRN-05
    for place in tried:
        turn.try_to_revolt(place, place in freed)
    turn.subdue(loser, winner)
    if all(lord == winner for lord in turn.lords):
        return winner, None
    return turn.end(position.ahead, clock)


class _Turn:
    """A position while a turn changes it."""

    def __init__(self, position: Position) -> None:
        self.lords = list(position.lords)
        self.revolt = list(position.revolt)
        self.skips = list(position.skips)
        self.passes = list(position.passes)
        self.spared = list(position.spared)

    def try_to_revolt(self, place: int, success: bool) -> None:
        """REI-REV-03, 07 to 09."""
        self.spared[place] = not success
        self.skips[place] = not success
        if success:
            self.lords[place] = place
            self.revolt[place] = 0
            self.passes[place] = 0
        elif self.revolt[place] >= FALLS_FROM:
            self.revolt[place] -= STEP

    def subdue(self, loser: int, winner: int) -> None:
        """REI-BAT-07, REI-BAT-08, REI-REV-01, REI-REV-11."""
        self.lords = [winner if lord == loser else lord for lord in self.lords]
        self.revolt[loser] = START
        self.skips[loser] = False
        self.passes[loser] = 0
        self.spared[loser] = True

    def end(self, ahead: int, clock: Clock) -> tuple[int, Position]:
        """REI-TRN-08, REI-TRN-09: the clock, and the next free kingdom."""
        kingdoms = len(self.lords)
        shift = next(place for place in range(1, kingdoms) if self.lords[place] == place)
        if not clock.per_round:
            self.tick()
            return shift, self.seen_from(shift, 0)
        if shift > ahead:
            self.tick()
            ahead += kingdoms
        return shift, self.seen_from(shift, ahead - shift)

    def tick(self) -> None:
        """REI-REV-13."""
        for place, lord in enumerate(self.lords):
            if lord != place and not self.spared[place]:
                if self.skips[place]:
                    self.skips[place] = False
                elif self.revolt[place] >= MOST:
                    self.revolt[place] = DROP
                else:
                    self.revolt[place] += STEP
            self.spared[place] = False

    def seen_from(self, shift: int, ahead: int) -> Position:
        kingdoms = len(self.lords)
        lords = [(lord - shift) % kingdoms for lord in self.lords]
        return Position(
            tuple(lords[shift:] + lords[:shift]),
            tuple(self.revolt[shift:] + self.revolt[:shift]),
            tuple(self.skips[shift:] + self.skips[:shift]),
            tuple(self.passes[shift:] + self.passes[:shift]),
            tuple(self.spared[shift:] + self.spared[:shift]),
            ahead,
        )
