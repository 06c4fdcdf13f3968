"""Filling a state from a view: what is the same on every board of territories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from conquista.kernel.bitset import first
from conquista.parts.land.fates import FATES


class Leftover:
    """Cards whose places the viewer does not know, given out anyhow: they are dealt again afterwards."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def take(self, number: int) -> int:
        taken = 0
        for _ in range(number):
            card = 1 << first(self.cards)
            taken |= card
            self.cards &= ~card
        return taken


def padded(numbers: list[int], like: list[int]) -> list[int]:
    """A row of a state whose first places are these numbers."""
    return numbers + like[len(numbers) :]


def bits_of_seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def numbered(names: Sequence[str | None], among: tuple[str, ...], nothing: int) -> list[int]:
    return [nothing if name is None else among.index(name) for name in names]


def numbered_fates(fates: Sequence[str]) -> list[int]:
    return [FATES.index(fate) for fate in fates]


def in_play(fates: Sequence[str]) -> int:
    return bits_of_seats(seat for seat, fate in enumerate(fates) if fate == FATES[0])


def destroyers_of(seats: Sequence[int | None]) -> list[int]:
    """Of each seat the one who eliminated it; itself if nobody did."""
    return [seat if by is None else by for seat, by in enumerate(seats)]
