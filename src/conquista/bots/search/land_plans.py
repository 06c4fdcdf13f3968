"""The plans of a turn in a game of territories and armies, and what they make of a seat's outlook."""

from __future__ import annotations

from conquista.bots.search.land_outlook import LandOutlook, at_border
from conquista.bots.search.plan_codes import (
    AIM,
    BOLD,
    CAREFUL,
    CONTINENT,
    HALT,
    PLAIN,
    RIVAL,
    SPOT,
    WHICH,
)
from conquista.bots.search.taste import FOCUS
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes


def list_plans(outlook: LandOutlook, rivals: int, spots: bool, out: Codes) -> int:
    """To play as seems best, more or less daring, for one continent, against one rival, or from one place.

    `rivals`: a bit set of seats. `spots`: whether there are armies to be placed.
    """
    land = outlook.land
    codes = out.codes
    codes[0] = PLAIN
    codes[1] = BOLD
    codes[2] = CAREFUL
    codes[3] = HALT
    listed: int = 4
    for continent in range(land.board.continents):
        if land.held[outlook.me][continent] < land.board.size[continent]:
            codes[listed] = CONTINENT | continent
            codes[listed + 1] = CONTINENT | continent | BOLD
            listed += 2
    for rival in range(SEAT_ROWS):
        if rivals >> rival & 1:
            codes[listed] = RIVAL | rival
            codes[listed + 1] = RIVAL | rival | BOLD
            listed += 2
    if spots:
        for territory in range(land.board.territories):
            if land.owner[territory] == outlook.me and at_border(outlook, territory):
                codes[listed] = SPOT | territory
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
