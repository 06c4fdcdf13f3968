"""WAR2-OPT-12: what is done for a player who does not answer."""

from __future__ import annotations

from collections.abc import Callable

from conquista.games.war2 import setup, transport
from conquista.games.war2.espionage import is_due
from conquista.games.war2.holdings import armies_in_box
from conquista.games.war2.phase import (
    ATTACK,
    CHOICE,
    CLAIM,
    DO_END_ATTACK,
    DO_END_TURN,
    DO_OCCUPY,
    DO_PLACE,
    DO_PLACE_CI,
    DO_STOP_RAID,
    MOVE,
    OCCUPY,
    RAID,
    TRANSPORT,
)
from conquista.games.war2.state import War2State
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes
from conquista.parts.land.limits import FREE


def default(state: War2State) -> int:
    phase = state.phase
    if phase == CHOICE:
        return _first(state, setup.list_choices)
    if phase == CLAIM:
        return _first(state, setup.list_claims)
    if phase == RAID:
        return ONE | DO_STOP_RAID
    if phase == OCCUPY:
        return state.battle.attack_dice << AMOUNT | DO_OCCUPY
    if phase == TRANSPORT:
        return ONE | _first(state, transport.list_carries) & HEAD
    if phase in (ATTACK, MOVE) and is_due(state):
        return ONE | DO_PLACE_CI | _strongest(state, FREE) << 6
    if phase == ATTACK:
        return ONE | DO_END_ATTACK
    if phase == MOVE:
        return ONE | DO_END_TURN
    return _placement(state)


def _first(state: War2State, listing: Callable[[War2State, Codes], int]) -> int:
    """Lists are in board order."""
    codes = Codes()
    return codes.first(listing(state, codes))[0]


def _placement(state: War2State) -> int:
    """The first pool, as far as the box has armies, goes to its territory with most armies."""
    pool = next(which for which, armies in enumerate(state.pools.pool) if armies)
    armies = min(state.pools.pool[pool], armies_in_box(state, state.active))
    return armies << AMOUNT | DO_PLACE | pool << 12 | _strongest(state, pool) << 6


def _strongest(state: War2State, pool: int) -> int:
    """The own territory with most armies where a pool may go; of equal ones the first in board order."""
    land = state.land
    owner, armies, continent = land.owner, land.armies, land.board.continent
    eligible = [
        territory
        for territory in range(land.board.territories)
        if owner[territory] == state.active and (pool == FREE or continent[territory] == pool - 1)
    ]
    return max(eligible, key=lambda each: armies[each])
