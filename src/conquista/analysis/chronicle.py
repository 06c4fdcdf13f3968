"""Watching a match being replayed, and keeping what its report will tell."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, NamedTuple

from conquista.analysis.report import Fact, Fight, Saying
from conquista.analysis.spread import Odds
from conquista.kernel.event import Event
from conquista.kernel.record import Entry


class Step(NamedTuple):
    """An entry, the states around it, and everything that happened, whoever may hear it."""

    entry: Entry
    before: Any
    after: Any
    events: list[Event]


class Trial(NamedTuple):
    """One answer of chance as one seat met it: what came, and what could have come. More is better."""

    chapter: str
    seat: int
    got: int
    odds: Odds


class Noted(NamedTuple):
    """A mark before it is known how many turns its round has."""

    turn: int
    round: int
    entry: int
    seat: int | None
    kind: Literal["gain", "loss", "cards", "out"]
    name: str
    facts: dict[str, Fact]


class Aim(NamedTuple):
    """A seat's objective, how far it came, and whether it is met."""

    said: Saying
    parts: list[Saying]
    met: bool


class Chronicle:
    """Keeps what a report tells of a match; one for each match.

    A game has a chronicle of its own in `chronicles`, which says what measures it, what its chances are and what
    is worth a mark. Without one a report tells who won, and that is all.
    """

    chapters: tuple[str, ...] = ()
    """The kinds of chance that the game has, what it lives by first."""
    tallied: tuple[str, ...] = ()
    """What is counted."""
    dice: dict[str, tuple[int, ...]]
    """What the sides of each kind of dice show, all equally likely."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dice = {}
        self.trials: list[Trial] = []
        self.rolled: Counter[tuple[str, int | None, int]] = Counter()
        self.fights: list[Fight] = []
        self.noted: list[Noted] = []
        self.tallies: dict[str, list[int]] = {name: [0] * seats for name in self.tallied}
        self.fates: dict[int, Saying] = {}

    # What a game says for itself.

    def watch(self, step: Step) -> None:
        """See an entry."""

    def close(self) -> None:
        """See that nothing follows."""

    def measures(self, state: Any) -> dict[str, list[int]]:
        """By name, what each seat has of what the game is measured by."""
        return {}

    def aims(self, state: Any) -> list[Aim | None]:
        """The objective of each seat, if the game has some."""
        return [None] * self.seats

    def ends(self, state: Any) -> dict[int, Saying]:
        """How a seat stood at last, or how it left; only where that is worth saying."""
        return self.fates

    def result(self, state: Any, winners: list[int]) -> Saying | None:
        """How it was won."""
        return None

    # What it uses to keep things.

    def count(self, tally: str, seat: int) -> None:
        self.tallies[tally][seat] += 1

    def roll(self, kind: str, seat: int | None, shown: int) -> None:
        """A die fell; `seat` is None if it is nobody's."""
        self.rolled[kind, seat, shown] += 1

    def note(
        self,
        step: Step,
        kind: Literal["gain", "loss", "cards", "out"],
        name: str,
        seat: int | None,
        **facts: Fact,
    ) -> None:
        """A mark, told by `mark-<name>` and in short by `mark-<name>-short`."""
        state = step.before if step.before.turn() else step.after
        told = facts if seat is None else {"seat": seat, **facts}
        self.noted.append(Noted(state.turn(), state.rounds(), step.entry.number, seat, kind, name, told))
