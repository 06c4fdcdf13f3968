"""Whose turn comes next, and where a seat stands in a round."""

from __future__ import annotations

from conquista.kernel.bit import BIT


def following(in_play: int, seat: int, seats: int) -> int:
    """The next seat in play, clockwise."""
    other = (seat + 1) % seats
    while not in_play >> other & 1:
        other = (other + 1) % seats
    return other


def place_in_round(first: int, seat: int, seats: int) -> int:
    """Seats counted from the one that opens the rounds, also when that one has left."""
    return (seat - first + seats) % seats


def begins_anew(first: int, seat: int, next_seat: int, seats: int) -> bool:
    """Whether a round is over when the turn passes from a seat to the next one in play."""
    return place_in_round(first, next_seat, seats) <= place_in_round(first, seat, seats)


def best(contenders: int, scores: list[int]) -> int:
    """Those of a bit set of seats whose score is the highest."""
    most = -1
    for seat in range(len(scores)):
        if contenders >> seat & 1:
            most = max(most, scores[seat])
    leaders = 0
    for seat in range(len(scores)):
        if contenders >> seat & 1 and scores[seat] == most:
            leaders |= BIT << seat
    return leaders
