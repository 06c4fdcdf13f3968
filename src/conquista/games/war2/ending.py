"""Chapter 11: the end of the game."""

from __future__ import annotations

from conquista.games.war2.holdings import centres_of
from conquista.games.war2.objectives import fulfilled
from conquista.games.war2.phase import (
    FIRST_STAGE,
    OVER,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.parts.land.fates import BY_LAST_IN_PLAY, BY_OBJECTIVE, BY_ROUND_LIMIT
from conquista.parts.land.occupation import armies_of
from conquista.parts.rounds import best


def finish(state: War2State, winners: int, ending: int) -> None:
    state.winners = winners
    state.ending = ending
    state.phase = OVER
    state.chain = False
    state.leaving = 0


def check_active(state: War2State) -> None:
    """WAR2-OBJ-01 to 03: after what only the active player can profit from."""
    if state.stage != FIRST_STAGE and fulfilled(state, state.active):
        finish(state, BIT << state.active, BY_OBJECTIVE)


def check_all(state: War2State) -> None:
    """WAR2-OBJ-03, WAR2-OBJ-04, WAR2-END-01: the active player first, then clockwise."""
    if state.stage != FIRST_STAGE:
        for step in range(state.rules.seats):
            seat = (state.active + step) % state.rules.seats
            if state.in_play >> seat & 1 and fulfilled(state, seat):
                finish(state, BIT << seat, BY_OBJECTIVE)
                return
    if count(state.in_play) == 1:
        finish(state, state.in_play, BY_LAST_IN_PLAY)


def check_round_limit(state: War2State) -> None:
    """WAR2-END-02, WAR2-OPT-09: territories, then centres, then armies, then bombers; if still equal, jointly."""
    if state.round != state.rules.round_limit:
        return
    leaders = state.in_play
    for measure in range(4):
        leaders = best(leaders, [standing(state, seat, measure) for seat in range(state.rules.seats)])
    finish(state, leaders, BY_ROUND_LIMIT)


def standing(state: War2State, seat: int, measure: int) -> int:
    if measure == 0:
        return state.land.territories[seat]
    if measure == 1:
        return centres_of(state, seat)
    if measure == 2:
        return armies_of(state.land, seat)
    return state.base[seat]
