"""Chapter 7: moving armies, and airlifts."""

from __future__ import annotations

from conquista.games.war2 import espionage
from conquista.games.war2.ending import check_active
from conquista.games.war2.phase import DO_AIRLIFT, DO_END_TURN, DO_MOVE, DRAW, MOST_CENTRES, MOVE
from conquista.games.war2.state import War2State
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import redeploy


def begin(state: War2State) -> None:
    """WAR2-MOV-04: from here on each army moves once, and one of each territory never."""
    redeploy.prepare(state.reserve, state.land, state.active)
    state.phase = MOVE


def list_moves(state: War2State, out: Codes) -> int:
    """WAR2-MOV-01 to 08, WAR2-CI-04: between neighbours, between Strategic Centres, or to end the turn."""
    listed = 0
    if not espionage.is_due(state):
        out.codes[0] = ONE | DO_END_TURN
        listed = 1
    listed = redeploy.list_moves(state.reserve, state.land, state.active, DO_MOVE, out, listed)
    return list_airlifts(state, out, listed)


def list_airlifts(state: War2State, out: Codes, count: int) -> int:
    owner = state.land.owner
    centres = state.rules.centres
    for k in range(MOST_CENTRES):
        source = centres[k]
        if owner[source] != state.active or state.reserve.movable[source] == 0:
            continue
        base = state.reserve.movable[source] << AMOUNT | DO_AIRLIFT | source << 12
        for other in range(MOST_CENTRES):
            target = centres[other]
            if other != k and owner[target] == state.active:
                out.codes[count] = base | target << 6
                count += 1
    return count


def move(state: War2State, source: int, target: int, armies: int) -> None:
    """By land or by air: what arrives does not move on."""
    redeploy.move(state.reserve, state.land, source, target, armies)
    check_active(state)


def end(state: War2State) -> None:
    state.phase = DRAW
