"""Chapter 15: the end of the game."""

from __future__ import annotations

from conquista.games.vikings import ships
from conquista.games.vikings.objectives import fulfilled
from conquista.games.vikings.phase import OVER
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.parts.land.fates import BY_OBJECTIVE, BY_ROUND_LIMIT
from conquista.parts.land.occupation import armies_of
from conquista.parts.rounds import best, place_in_round

_MEASURES: int = 5


def finish(state: VikingsState, winners: int, ending: int) -> None:
    state.winners = winners
    state.ending = ending
    state.phase = OVER
    state.chain = False
    state.leaving = 0


def check_active(state: VikingsState) -> bool:
    """VIK-WIN-01, VIK-WIN-02, VIK-WIN-05: the active player alone, and not in round 1."""
    if state.round > 1 and fulfilled(state, state.active):
        finish(state, BIT << state.active, BY_OBJECTIVE)
        return True
    return False


def check_round_limit(state: VikingsState) -> None:
    """VIK-WIN-06: territories, armies, Valhalla, ships on the board; then who comes later in turn order."""
    if state.round != state.rules.round_limit:
        return
    leaders = state.in_play
    for measure in range(_MEASURES):
        leaders = best(leaders, [standing(state, seat, measure) for seat in range(state.rules.seats)])
    finish(state, leaders, BY_ROUND_LIMIT)


def standing(state: VikingsState, seat: int, measure: int) -> int:
    if measure == 0:
        return state.land.territories[seat]
    if measure == 1:
        return armies_of(state.land, seat)
    if measure == 2:
        return state.valhalla[seat]
    if measure == 3:
        return ships.on_board(state, seat)
    return place_in_round(state.first, seat, state.rules.seats)
