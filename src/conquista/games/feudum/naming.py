"""Numbers of the rules as the names that people read; None where there is nothing."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.games.feudum.limits import NOBODY_HERE


def names_in(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def name_of(names: Sequence[str], number: int, nothing: int) -> str | None:
    return None if number == nothing else names[number]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY_HERE else seat
