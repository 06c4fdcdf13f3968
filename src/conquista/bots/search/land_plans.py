"""The plans of a turn in a game of territories and armies, and what they make of a seat's outlook."""

from __future__ import annotations

from conquista.bots.search.land_outlook import LandOutlook
from conquista.bots.search.plan_codes import (
    AIM,
    BOLD,
    CAREFUL,
    CONTINENT,
    HALT,
    MANNERS,
    PLAIN,
    RIVAL,
    WHICH,
)
from conquista.bots.search.taste import FOCUS
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes


def list_aims(outlook: LandOutlook, rivals: int, out: Codes) -> int:
    """To play as seems best, more or less daring; for a continent where there is a foothold, or against one rival.

    `rivals`: a bit set of seats. The fewer plans there are, the better they can be told apart.
    """
    land = outlook.land
    codes = out.codes
    codes[0] = PLAIN
    codes[1] = BOLD
    codes[2] = CAREFUL
    codes[3] = HALT
    listed: int = MANNERS
    for continent in range(land.board.continents):
        if 0 < land.held[outlook.me][continent] < land.board.size[continent]:
            codes[listed] = CONTINENT | continent
            listed += 1
    for rival in range(SEAT_ROWS):
        if rivals >> rival & 1:
            codes[listed] = RIVAL | rival
            listed += 1
    return listed


def aim(outlook: LandOutlook, plan: int) -> None:
    """What the plan aims at is worth more."""
    land = outlook.land
    at: int = plan & AIM
    which: int = plan & WHICH
    if at == CONTINENT:
        for territory in range(land.board.territories):
            if land.board.continent[territory] == which:
                outlook.worth[territory] += outlook.taste[FOCUS]
    elif at == RIVAL:
        for territory in range(land.board.territories):
            if land.owner[territory] == which:
                outlook.worth[territory] += outlook.taste[FOCUS]
