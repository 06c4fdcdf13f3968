"""Chapter 4: receiving and placing armies."""

from __future__ import annotations

from conquista.games.war.ending import check_active
from conquista.games.war.phase import DO_PLACE
from conquista.games.war.state import WarState
from conquista.kernel.state import Codes
from conquista.parts.land import muster


def receive(state: WarState) -> None:
    """WAR-RNF-01 to 04: the pools are fixed when the turn starts."""
    rules = state.rules
    muster.fill(state.pools, state.land, state.active, rules.divisor, rules.least_armies)


def list_placements(state: WarState, out: Codes) -> int:
    """WAR-RNF-05, 06 and 08: any pool, any part of it, where it may go."""
    return muster.list_placements(state.pools, state.land, state.active, DO_PLACE, out, 0)


def place(state: WarState, pool: int, territory: int, armies: int) -> None:
    """WAR-RNF-07: the placing goes on until nothing is left; until then it may be taken back."""
    muster.place(state.pools, state.land, pool, territory, armies)
    state.chain = state.pools.left > 0
    check_active(state)
