"""How the plans of a game of territories and armies are written as one int.

A plan is how daring it is, what it aims at, and which continent, seat or territory that is.
"""

from typing import Final

PLAIN: Final = 0
WHICH: Final = 63
CONTINENT: Final = 1 << 6
RIVAL: Final = 2 << 6
SPOT: Final = 3 << 6
AIM: Final = 3 << 6
BOLD: Final = 1 << 8
CAREFUL: Final = 2 << 8
HALT: Final = 3 << 8
MANNER: Final = 3 << 8
MANNERS: Final = 4
"""How many there are; as plans of their own they are listed first."""

_AIMS = ("plain", "continent", "rival", "spot")
_MANNERS = ("", "bold", "careful", "halt")


def plan_parts(plan: int) -> tuple[str, int, str]:
    """What a plan aims at, which one of them, and its manner, in words."""
    return _AIMS[(plan & AIM) >> 6], plan & WHICH, _MANNERS[(plan & MANNER) >> 8]
