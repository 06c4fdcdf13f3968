"""Seats are numbered from 0. Who owes a decision is a bit set of seats."""

from typing import Final

MOST_SEATS: Final = 8
NO_SEAT: Final = MOST_SEATS
"""Stands for a spectator where a seat is needed. Rows by seat have room for it."""
SEAT_ROWS: Final = MOST_SEATS + 1
CHANCE: Final = 16
"""The seat that answers for dice, percentages and draws."""
RULES: Final = 17
"""Enters that a match goes on by another version of the rules."""
ASKS_CHANCE: Final = 1 << CHANCE
"""What `State.awaiting` returns when the next answer is chance's."""
NOBODY: Final = 0
"""What `State.awaiting` returns when the match is over."""


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set, in order; chance is not among them."""
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]
