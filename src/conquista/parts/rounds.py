"""Whose turn comes next, and where a seat stands in a round."""

from __future__ import annotations


def following(in_play: int, seat: int, seats: int) -> int:
    """The next seat in play, clockwise."""
    other = (seat + 1) % seats
    while not in_play >> other & 1:
        other = (other + 1) % seats
    return other


def place_in_round(first: int, seat: int, seats: int) -> int:
    """Seats counted from the one that opens the rounds, also when that one has left."""
    return (seat - first + seats) % seats
