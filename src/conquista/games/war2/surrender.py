"""Chapter 10: surrender."""

from __future__ import annotations

from conquista.games.war2 import air, conquest, espionage, setup
from conquista.games.war2.discards import cover, recycle
from conquista.games.war2.ending import check_all
from conquista.games.war2.phase import (
    CLAIM,
    OCCUPY,
    OVER,
    RAID,
    TURN_END,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import nth
from conquista.parts.land.fates import SURRENDERED


def surrender(state: War2State, seat: int) -> None:
    """WAR2-SUR-02, WAR2-OPT-08: an open battle or raid is closed first; another's is waited for."""
    if state.rules.bot_takes_over:
        state.handed |= BIT << seat
        return
    state.leaving |= BIT << seat
    if seat != state.active:
        return
    state.chain = False
    if state.phase == OCCUPY:
        conquest.occupy(state, 1)
    elif state.phase == RAID:
        air.end(state)


def leave(state: War2State) -> None:
    """WAR2-SUR-03 to 07: what the first of those waiting to leave holds is neutral, his cards are covered."""
    seat = nth(state.leaving, 0)
    state.leaving &= ~(BIT << seat)
    state.in_play &= ~(BIT << seat)
    state.fate[seat] = SURRENDERED
    state.land.neutralise(seat)
    if state.deck.hands[seat]:
        cover(state, seat, state.deck.hands[seat])
        recycle(state)
    state.base[seat] = 0
    espionage.remove(state, seat)
    check_all(state)
    if seat == state.active and state.phase != OVER:
        leave_turn(state)


def leave_turn(state: War2State) -> None:
    """WAR2-SUR-08, WAR2-SUR-09: no draw; while claiming, the next one goes on."""
    if state.phase == CLAIM:
        setup.pass_claim(state)
        return
    state.pools.clear()
    state.due = 0
    state.phase = TURN_END
