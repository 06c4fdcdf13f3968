"""What is drawn before a match: colours for those who chose none, and who deals."""

from __future__ import annotations

from conquista.kernel.bit import BIT
from conquista.kernel.seat import MOST_SEATS


def free_colours(colours: list[int], seats: int, number: int) -> int:
    """The bit set of colours, out of so many, that no seat has."""
    free = (BIT << number) - 1
    for seat in range(seats):
        if colours[seat] < number:
            free &= ~(BIT << colours[seat])
    return free


def first_without_colour(colours: list[int], seats: int, nothing: int) -> int:
    """The first seat that has no colour yet; the number of seats if all have one."""
    for seat in range(seats):
        if colours[seat] == nothing:
            return seat
    return seats


def throws(dice: int) -> int:
    """How many equally likely throws so many dice have."""
    number = 1
    for _ in range(dice):
        number *= 6
    return number


def highest(rollers: int, outcome: int) -> int:
    """Those of the rollers whose die is the highest; the dice stand in the outcome in seat order."""
    best = -1
    leaders = 0
    for seat in range(MOST_SEATS - 1, -1, -1):
        if rollers >> seat & 1:
            face = outcome % 6
            outcome //= 6
            if face > best:
                best = face
                leaders = 0
            if face == best:
                leaders |= BIT << seat
    return leaders
