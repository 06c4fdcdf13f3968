"""The plans of a turn of War II that are worth comparing."""

from __future__ import annotations

from conquista.bots.search.plan_codes import BOLD, CAREFUL, CONTINENT, HALT, PLAIN, RIVAL, SPOT
from conquista.bots.search.war2_air import list_raids
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_plan_codes import PURSUE, SAVE
from conquista.bots.search.war2_setup import list_claims
from conquista.games.war2.phase import CLAIM, FIRST_STAGE, PLACE
from conquista.kernel.bit import BIT
from conquista.kernel.state import Codes

_SPOTS: int = 5  # so many are compared


def list_plans(outlook: War2Outlook, out: Codes) -> int:
    """Few, since the fewer there are the better they can be told apart."""
    state = outlook.state
    if state.phase == CLAIM:
        return list_claims(outlook, out)
    listed: int = _list_aims(outlook, out)
    if state.phase == PLACE:
        listed = _list_spots(outlook, out, listed)
    if state.stage == FIRST_STAGE:
        return listed
    if state.deck.sizes[outlook.me]:
        out.codes[listed] = SAVE
        listed += 1
    return list_raids(outlook, state.base[outlook.me] + state.due, out, listed)


def _list_aims(outlook: War2Outlook, out: Codes) -> int:
    """To play as seems best, more or less daring, for the objective or one continent, or against one rival."""
    land = outlook.land
    codes = out.codes
    codes[0] = PLAIN
    codes[1] = BOLD
    codes[2] = CAREFUL
    codes[3] = HALT
    codes[4] = PURSUE
    listed: int = 5
    for continent in range(land.board.continents):
        if 0 < land.held[outlook.me][continent] < land.board.size[continent]:
            codes[listed] = CONTINENT | continent
            listed += 1
    for rival in range(outlook.state.rules.seats):
        if rival != outlook.me and outlook.state.in_play >> rival & 1:
            codes[listed] = RIVAL | rival
            listed += 1
    return listed


def _list_spots(outlook: War2Outlook, out: Codes, listed: int) -> int:
    """Where new armies promise most, after the place that a player without a plan would choose."""
    land = outlook.land
    tried: int = 0
    for rank in range(_SPOTS + 1):
        best: int = -1
        most: int = -1
        for territory in range(land.board.territories):
            if land.owner[territory] == outlook.me and not tried >> territory & 1:
                value: int = outlook.reinforcement(territory, outlook.state.pools.left)
                if value > most:
                    best = territory
                    most = value
        if best < 0:
            break
        tried |= BIT << best
        if rank > 0:
            out.codes[listed] = SPOT | best
            listed += 1
    return listed
