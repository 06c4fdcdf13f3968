"""Sets of small numbers (cards, seats, objectives) as the bits of an int."""

from __future__ import annotations


def count(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def first(bits: int) -> int:
    """The lowest member."""
    member = 0
    while not bits & 1:
        bits >>= 1
        member += 1
    return member


def nth(bits: int, place: int) -> int:
    """The member at that place, counted from 0."""
    for _ in range(place):
        bits &= bits - 1
    return first(bits)
