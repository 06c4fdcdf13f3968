"""Positions that never change: what is done gives another one. Made for trees, and shared by all that hold them."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from conquista.adapters.seating import Seating, seating
from conquista.kernel import fields
from conquista.kernel.action import Action
from conquista.kernel.chance import Dice, Draw, Percent
from conquista.kernel.errors import BadMessage, BrokenRule
from conquista.kernel.event import Event
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import State, copied
from conquista.kernel.view import View


class Outcome(NamedTuple):
    """What chance can answer: in words, how likely, and the number by which the rules know it."""

    text: str
    probability: float
    number: int


class Told(NamedTuple):
    """What each seat has heard since the beginning, the last first."""

    lines: tuple[str, ...]
    before: Told | None


class Position:
    """One position of one match, with what led to it as far as each seat knows.

    Chance is asked in small steps: dice one after the other, and outcomes that come to the same are one.
    """

    def __init__(
        self,
        seating: Seating,
        state: State,
        rolled: tuple[int, ...] = (),
        told: Told | None = None,
    ) -> None:
        self.seating = seating
        self.state = state
        self.rolled = rolled
        self.told = told
        self._awaited = state.awaiting()
        self._looked: View | None = None

    @classmethod
    def first(cls, seating: Seating) -> Position:
        return cls(seating, seating.new_state())

    @property
    def over(self) -> bool:
        return self._awaited == NOBODY

    @property
    def asks_chance(self) -> bool:
        return self._awaited == ASKS_CHANCE

    @cached_property
    def seat(self) -> int:
        """Who decides; of several the first."""
        return seats_in(self._awaited)[0]

    @cached_property
    def decisions(self) -> dict[int, int]:
        """The numbers of what the awaited seat can do, each with its code."""
        return dict(sorted(self.seating.game.mask(self.state, self.seat).items()))

    @cached_property
    def outcomes(self) -> list[Outcome]:
        """What chance can answer next."""
        chance = self.seating.game.chance(self.state)
        if isinstance(chance, Dice):
            return [Outcome(f"die {face + 1}", 1 / chance.sides, face) for face in range(chance.sides)]
        if isinstance(chance, Percent):
            both = (("succeeds", chance.chance, 0), ("fails", 100 - chance.chance, 99))
            return [Outcome(text, percent / 100, number) for text, percent, number in both if percent]
        if isinstance(chance, Draw):
            return _things(chance.left)
        raise BrokenRule(f"nothing is known of {chance}")

    @property
    def places(self) -> list[int]:
        return self.seating.game.ranking(self.state)

    def view(self, seat: int | None) -> View:
        """The last one is kept, since the same one is often asked for several times."""
        if self._looked is None or self._looked.seat != seat:
            self._looked = self.seating.game.view(self.state, seat)
        return self._looked

    def heard(self, seat: int) -> list[str]:
        """All that a seat was told and has decided, in order, as lines of JSON."""
        lines: list[str] = []
        told = self.told
        while told is not None:
            if told.lines[seat]:
                lines.append(told.lines[seat])
            told = told.before
        return lines[::-1]

    def action(self, number: int) -> Action:
        """What a number stands for in this position."""
        if number not in self.decisions:
            raise BadMessage(f"{number} stands for nothing that seat {self.seat} can do now")
        return self.seating.game.decode(self.decisions[number])

    def after(self, number: int) -> Position:
        """The position after a decision, or after an answer of chance by its place in `outcomes`."""
        if not self.asks_chance:
            self.action(number)
            return self._applied(self.seat, self.decisions[number])
        if not 0 <= number < len(self.outcomes):
            raise BadMessage(f"chance has {len(self.outcomes)} outcomes here, and none with number {number}")
        chosen = self.outcomes[number].number
        chance = self.seating.game.chance(self.state)
        if not isinstance(chance, Dice):
            return self._applied(CHANCE, chosen)
        rolled = (*self.rolled, chosen)
        if len(rolled) < chance.count:
            return Position(self.seating, self.state, rolled, self.told)
        outcome = 0
        for face in rolled:
            outcome = outcome * chance.sides + face
        return self._applied(CHANCE, outcome)

    def _applied(self, seat: int, code: int) -> Position:
        game = self.seating.game
        state = copied(self.state)
        state.apply(seat, code)
        tellings = game.narrate(self.state, seat, code, state)
        lines = []
        for viewer in range(self.seating.players):
            events: list[Event | Action | None] = [telling.heard_by(viewer) for telling in tellings]
            if viewer == seat:
                events.insert(0, game.decode(code))
            lines.append("\n".join(msgspec.json.encode(event).decode() for event in events if event))
        return Position(self.seating, state, (), Told(tuple(lines), self.told))

    @cached_property
    def text(self) -> str:
        """The same for equal positions, different for others."""
        who = "over" if self.over else "chance" if self.asks_chance else f"seat {self.seat}"
        rolled = "".join(f" {face + 1}" for face in self.rolled)
        return f"turn {self.state.turn()}, {who}{rolled}: {fields.fingerprint(self.state)}"

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told, node = [], self.told
        while node is not None:
            told.append(node.lines)
            node = node.before
        seats = (self.seating.game.id, self.seating.players, self.seating.options)
        return restored, (*seats, self.state.dump(), self.rolled, told[::-1])


def restored(
    game: str,
    players: int,
    options: dict[str, Any],
    dump: list[int],
    rolled: tuple[int, ...],
    told: list[tuple[str, ...]],
) -> Position:
    """A position that was written down by pickle."""
    settled = seating(game, players, options)
    state = settled.new_state()
    state.load(dump)
    last = None
    for lines in told:
        last = Told(lines, last)
    return Position(settled, state, rolled, last)


def _things(left: tuple[str, ...]) -> list[Outcome]:
    """Things of one name are alike, so the first of them stands for all."""
    counts = Counter(left)
    return [Outcome(name, count / len(left), left.index(name)) for name, count in counts.items()]
