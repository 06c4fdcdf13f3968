"""Chapter 14: surrender."""

from __future__ import annotations

from conquista.games.vikings import supply
from conquista.games.vikings.ending import finish
from conquista.games.vikings.phase import OFF, TURN_END
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.parts.land.fates import BY_LAST_IN_PLAY, SURRENDERED


def surrender(state: VikingsState, seat: int) -> None:
    """VIK-SUR-01: it takes effect when no combat is open, and not before the territories are dealt."""
    state.leaving |= BIT << seat
    if seat == state.active:
        state.chain = False


def is_leaving(state: VikingsState, seat: int) -> bool:
    return state.leaving >> seat & 1 == 1


def leave(state: VikingsState) -> None:
    """VIK-SUR-02 to 08: what the first of those waiting to leave holds is neutral, his cards lie open."""
    seat = nth(state.leaving, 0)
    state.leaving &= ~(BIT << seat)
    state.in_play &= ~(BIT << seat)
    state.fate[seat] = SURRENDERED
    for territory in range(state.land.board.territories):
        if state.land.owner[territory] == seat:
            state.fleet.take(territory)
    state.land.neutralise(seat)
    state.commander[seat] = OFF
    supply.clear(state, seat)
    state.deck.discard_open(seat, state.deck.hands[seat])
    if count(state.in_play) == 1:
        finish(state, state.in_play, BY_LAST_IN_PLAY)
    elif seat == state.active:
        state.pools.clear()
        state.phase = TURN_END
