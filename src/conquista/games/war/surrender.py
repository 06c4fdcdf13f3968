"""Chapter 11: surrender."""

from __future__ import annotations

from conquista.games.war.ending import check_all
from conquista.games.war.phase import (
    BATTLE,
    DEFEND,
    OVER,
    TURN_END,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.parts.land.fates import SURRENDERED
from conquista.parts.land.limits import NEUTRAL


def surrender(state: WarState, seat: int) -> None:
    """WAR-SUR-03, 07, 10: mark, neutralise, discard, see who has won; then his turn, if it was his, ends."""
    state.in_play &= ~(BIT << seat)
    state.fate[seat] = SURRENDERED
    state.land.neutralise(seat)
    state.deck.discard_covered(seat, state.deck.hands[seat])
    check_all(state)
    if state.phase == OVER:
        return
    if seat == state.active:
        leave_turn(state)
    elif state.phase == DEFEND and state.land.owner[state.battle.target] == NEUTRAL:
        state.phase = BATTLE


def leave_turn(state: WarState) -> None:
    """WAR-SUR-08, WAR-SUR-09: armies not placed are lost, an attack not rolled is void, no card is drawn."""
    state.pools.clear()
    state.chain = False
    state.phase = TURN_END
