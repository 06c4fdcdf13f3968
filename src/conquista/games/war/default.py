"""WAR-OPT-11: what is done for a player who does not answer."""

from __future__ import annotations

from conquista.games.war.cards import list_trades, may_skip
from conquista.games.war.phase import (
    ATTACK,
    DEFEND,
    DO_DEFEND,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_OCCUPY,
    DO_PLACE,
    DO_SKIP,
    END_TRADE,
    FORTIFY,
    OCCUPY,
    TRADE,
)
from conquista.games.war.state import WarState
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land.assault import most_defenders
from conquista.parts.land.limits import FREE


def default(state: WarState) -> int:
    phase = state.phase
    if phase in (TRADE, END_TRADE):
        return ONE | DO_SKIP if may_skip(state) else _first_set(state)
    if phase == ATTACK:
        return ONE | DO_END_ATTACK
    if phase == DEFEND:
        return most_defenders(state.land, state.battle.target) << AMOUNT | DO_DEFEND
    if phase == OCCUPY:
        return ONE | DO_OCCUPY
    if phase == FORTIFY:
        return ONE | DO_END_FORTIFY
    return _placement(state)


def _first_set(state: WarState) -> int:
    """Sets are listed in lexicographic order."""
    codes = Codes()
    return codes.first(list_trades(state, codes))[0]


def _placement(state: WarState) -> int:
    """The first pool goes whole to its territory with most armies, the first in board order if equal."""
    land = state.land
    pool = next(which for which, armies in enumerate(state.pools.pool) if armies)
    owner, armies, continent = land.owner, land.armies, land.board.continent
    eligible = [
        territory
        for territory in range(land.board.territories)
        if owner[territory] == state.active and (pool == FREE or continent[territory] == pool - 1)
    ]
    territory = max(eligible, key=lambda each: armies[each])
    return state.pools.pool[pool] << AMOUNT | DO_PLACE | pool << 12 | territory << 6
