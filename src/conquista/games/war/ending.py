"""Chapter 12: the end of the game."""

from __future__ import annotations

from conquista.games.war.objectives import fulfilled
from conquista.games.war.phase import (
    OVER,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.parts.land.fates import BY_LAST_IN_PLAY, BY_OBJECTIVE, BY_ROUND_LIMIT
from conquista.parts.land.occupation import armies_of
from conquista.parts.rounds import best


def finish(state: WarState, winners: int, ending: int) -> None:
    state.winners = winners
    state.ending = ending
    state.phase = OVER
    state.chain = False


def check_active(state: WarState) -> bool:
    """WAR-END-01 to 03: after what only the active player can profit from."""
    if fulfilled(state, state.active):
        finish(state, BIT << state.active, BY_OBJECTIVE)
        return True
    return False


def check_all(state: WarState) -> None:
    """WAR-END-04 to 08: after an elimination or a surrender, which can also turn others' cards."""
    if state.in_play >> state.active & 1 and check_active(state):
        return
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1 and fulfilled(state, seat):
            finish(state, BIT << seat, BY_OBJECTIVE)
            return
    if count(state.in_play) == 1:
        finish(state, state.in_play, BY_LAST_IN_PLAY)


def check_round_limit(state: WarState) -> None:
    """WAR-OPT-10: most territories, then most armies, then most cards; if still equal, jointly."""
    if state.round != state.rules.round_limit:
        return
    leaders = state.in_play
    for measure in range(3):
        leaders = best(leaders, [standing(state, seat, measure) for seat in range(state.rules.seats)])
    finish(state, leaders, BY_ROUND_LIMIT)


def standing(state: WarState, seat: int, measure: int) -> int:
    if measure == 0:
        return state.land.territories[seat]
    if measure == 1:
        return armies_of(state.land, seat)
    return state.deck.sizes[seat]
