"""The plans of a turn of War II that are worth comparing."""

from __future__ import annotations

from conquista.bots.search.land_plans import list_aims
from conquista.bots.search.plan_codes import SPOT
from conquista.bots.search.war2_air import list_raids
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_plan_codes import PURSUE, SAVE
from conquista.bots.search.war2_setup import list_claims
from conquista.games.war2.phase import CLAIM, FIRST_STAGE, PLACE
from conquista.kernel.bit import BIT
from conquista.kernel.state import Codes

_SPOTS: int = 5  # so many are compared


def list_plans(outlook: War2Outlook, out: Codes) -> int:
    """Those of the land; for the objective, from one of a few places, with all cards kept, or after another raid."""
    state = outlook.state
    if state.phase == CLAIM:
        return list_claims(outlook, out)
    listed: int = list_aims(outlook, state.in_play & ~(BIT << outlook.me), out)
    out.codes[listed] = PURSUE
    listed += 1
    if state.phase == PLACE:
        listed = _list_spots(outlook, out, listed)
    if state.stage == FIRST_STAGE:
        return listed
    if state.deck.sizes[outlook.me]:
        out.codes[listed] = SAVE
        listed += 1
    return list_raids(outlook, state.base[outlook.me] + state.due, out, listed)


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
