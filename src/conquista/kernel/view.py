"""What one seat may know of a match."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The part of a view that all games have. A view is built up field by field, never cut down.

    `seat` is None for spectators. `awaiting` names the seats that owe a decision, as far as this viewer
    may know it. `phase` is the state of the rulebook's table.
    """

    seat: int | None
    colours: list[str | None]
    turn: int
    phase: str
    awaiting: list[int]
    may_surrender: bool
    places: list[int]
