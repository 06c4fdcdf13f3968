"""How a decision is written as one int.

A code is `amount << AMOUNT | head`. The head says what is done and where; each game lays it out for
itself in the lower 24 bits. The amount counts from 1, and what has no amount has amount 1.

A *family* stands for all decisions with the same head: it is the code with the largest amount, and its
members have the amounts 1, 2, … up to that one.
"""

from typing import Final

AMOUNT: Final = 24
ONE: Final = 1 << AMOUNT
HEAD: Final = ONE - 1
MOST_AMOUNT: Final = (1 << 31) - 1
MOST_FAMILIES: Final = 4096
"""More than any game can list at one decision."""

SURRENDER: Final = ONE
"""Head 0 is the same in every game: to leave the match."""


def amount(code: int) -> int:
    return code >> AMOUNT


def head(code: int) -> int:
    return code & HEAD
