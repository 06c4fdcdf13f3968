"""What a player of War II does outside the war: claim territories, and hide and use an Information Centre."""

from __future__ import annotations

from conquista.bots.search.plan_codes import PLAIN, WHICH
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_plan_codes import TAKE
from conquista.bots.search.war2_taste import CLUSTER
from conquista.games.war2 import espionage
from conquista.games.war2.phase import (
    DO_CLAIM,
    DO_PLACE_CI,
    DO_SPY,
    DO_TAKE_PAIR,
    FIRST_STAGE,
    KIND,
)
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land.limits import VACANT

_NOTHING: int = 0  # no decision has this code
_CLAIMS: int = 8  # so many are compared
_HEAD_START: int = 3000  # a Strategic Centre comes with two armies, and brings one in each turn


def choose(outlook: War2Outlook, out: Codes, listed: int) -> int:
    """A Strategic Centre, or two territories."""
    best: int = 0
    most: int = -1
    for k in range(listed):
        code: int = out.codes[k]
        value: int = claim_value(outlook, code >> 6 & 63)
        value += claim_value(outlook, code >> 12 & 63) if code & KIND == DO_TAKE_PAIR else _HEAD_START
        if value > most:
            best = k
            most = value
    return out.codes[best]


def claim_value(outlook: War2Outlook, territory: int) -> int:
    """What it is worth, the more so beside one's own."""
    land = outlook.land
    friends: int = 0
    for k in range(land.board.degree[territory]):
        if land.owner[land.board.neighbours[territory][k]] == outlook.me:
            friends += 1
    return outlook.worth[territory] + outlook.taste[CLUSTER] * friends


def claim(outlook: War2Outlook, plan: int) -> int:
    """The vacant territory that the plan names, or the one that is worth most."""
    land = outlook.land
    best: int = plan & WHICH
    if not plan & TAKE or land.owner[best] != VACANT:
        most: int = -1
        for territory in range(land.board.territories):
            if land.owner[territory] == VACANT:
                value: int = claim_value(outlook, territory)
                if value > most:
                    best = territory
                    most = value
    return ONE | DO_CLAIM | best << 6


def list_claims(outlook: War2Outlook, out: Codes) -> int:
    """The plans for a claim: to take what seems best, or one of the next few."""
    land = outlook.land
    out.codes[0] = PLAIN
    tried: int = BIT << (claim(outlook, PLAIN) >> 6 & 63)
    listed: int = 1
    while listed < _CLAIMS:
        best: int = -1
        most: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] == VACANT and not tried >> territory & 1:
                value: int = claim_value(outlook, territory)
                if value > most:
                    best = territory
                    most = value
        if best < 0:
            break
        tried |= BIT << best
        out.codes[listed] = TAKE | best
        listed += 1
    return listed


def spy_or_hide(outlook: War2Outlook) -> int:
    """An Information Centre goes where no enemy is near, and looks at the fullest hand; 0 if it does neither."""
    state = outlook.state
    if not state.rules.espionage or state.stage == FIRST_STAGE:
        return _NOTHING
    if espionage.may_place(state):
        return ONE | DO_PLACE_CI | _shelter(outlook) << 6
    if not espionage.may_spy(state):
        return _NOTHING
    best: int = -1
    most: int = 0
    for seat in range(state.rules.seats):
        if seat != outlook.me and state.in_play >> seat & 1 and state.deck.sizes[seat] > most:
            best = seat
            most = state.deck.sizes[seat]
    return _NOTHING if best < 0 else ONE | DO_SPY | best << 6


def _shelter(outlook: War2Outlook) -> int:
    land = outlook.land
    outlook.measure_depth()
    best: int = -1
    safest: int = 0
    for territory in range(land.board.territories):
        if land.owner[territory] != outlook.me:
            continue
        safety: int = 5 * outlook.depth[territory] + land.armies[territory] - outlook.threat(territory)
        if best < 0 or safety > safest:
            best = territory
            safest = safety
    return best
