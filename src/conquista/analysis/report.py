"""What is told of a match when it is over. These go over the wire as they are.

Sentences are not in them: a `Saying` names a message of the game's texts and the facts that it speaks of.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Fact = int | str | bool | list[int] | None


class Saying(Struct, frozen=True):
    """A message of the game's texts, and what it is to speak of."""

    text: str
    facts: dict[str, Fact] = {}


class Story(Struct, frozen=True):
    """What became of a seat. `aim`: its objective; `parts`: how far it came; `fate`: how it stood."""

    seat: int
    name: str
    colour: str | None
    place: int | None
    aim: Saying | None
    parts: list[Saying]
    met: bool
    fate: Saying | None


class Measure(Struct, frozen=True):
    """What a game is measured by (`measure-<id>`): for each seat its values at the times of `Report.rounds`."""

    id: str
    values: list[list[int]]


class Mark(Struct, frozen=True):
    """Something that the lines of a chart are better understood by. `at`: where between two rounds."""

    at: float
    round: int
    entry: int
    seat: int | None
    kind: Literal["gain", "loss", "cards", "out"]
    said: Saying
    short: Saying


class Tally(Struct, frozen=True):
    """How often each seat did something (`tally-<id>`)."""

    id: str
    values: list[int]


class LuckFigure(Struct, frozen=True):
    """What chance gave to a seat, and what it gives on the average.

    `luck` is the difference; `rank` the share of all ways in which the same chances could have fallen that were
    worse, those just as good counted half. Between `low` and `high` lie 95 of 100, between `likely_low` and
    `likely_high` two of three. `best` and `worst` are places in `Report.fights`.
    """

    seat: int
    trials: int
    got: int
    expected: float
    luck: float
    rank: float
    low: float
    likely_low: float
    likely_high: float
    high: float
    best: int | None
    worst: int | None


class LuckChapter(Struct, frozen=True):
    """One kind of chance (`luck-<id>`, counted in `luck-<id>-unit`), for each seat that met it."""

    id: str
    figures: list[LuckFigure]


class DiceCount(Struct, frozen=True):
    """How often each side came up for a seat; None: for all. Honest dice keep all sides within `low` to `high`
    in at least 19 of 20 matches.
    """

    seat: int | None
    counts: list[int]
    low: list[int]
    high: list[int]


class DiceChapter(Struct, frozen=True):
    """One kind of dice (`dice-<id>`): what its sides show, and how likely each of that is."""

    id: str
    sides: list[int]
    chances: list[float]
    counts: list[DiceCount]


class Fight(Struct, frozen=True):
    """A battle from its first roll to its last. `seat` is the one who began it.

    `chance`: to win, before the first roll. `luck`: above the expectation, in the units of the luck chapter.
    `rare`: the exact chance of a course as good (`better`) or as bad, for the one who began it; None if somebody
    rolled fewer dice than he could have.
    """

    entry: int
    last: int
    round: int
    chapter: str
    seat: int
    against: int | None
    said: Saying
    result: Saying
    chance: float
    won: bool
    luck: float
    better: bool
    rare: float | None


class Report(Struct, frozen=True):
    """A match as its record tells it.

    `first`: what was before this entry could not be replayed by these rules. `unusual`: places in `fights`, the
    rarest first; `fought`: how many fights there were, for `fights` has only those that are spoken of. `view`: the
    game's view of the last position, as a spectator has it.
    """

    game: str
    rules_version: int
    match: str
    commitment: str | None
    first: int
    entries: int
    chances: int
    over: bool
    winners: list[int]
    result: Saying | None
    seats: list[Story]
    rounds: list[int]
    measures: list[Measure]
    marks: list[Mark]
    tallies: list[Tally]
    luck: list[LuckChapter]
    dice: list[DiceChapter]
    fights: list[Fight]
    fought: int
    unusual: list[int]
    view: Any
