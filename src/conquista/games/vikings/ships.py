"""Chapter 9.1: building and laying up ships, and what a ship in port allows."""

from __future__ import annotations

from conquista.games.vikings import supply
from conquista.games.vikings.phase import DO_BUILD, DO_LAY_UP
from conquista.games.vikings.rules import link_between
from conquista.games.vikings.state import VikingsState
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_PRICE: int = 1


def may_build(state: VikingsState, seat: int) -> bool:
    """VIK-SHP-02, VIK-SHP-03: as many as he can pay and place."""
    return state.rules.ships_on and state.fleet.in_reserve[seat] > 0 and state.valhalla[seat] >= _PRICE


def is_own_port(state: VikingsState, seat: int, territory: int) -> bool:
    return state.land.owner[territory] == seat and state.rules.sea.ports >> territory & 1 == 1


def list_works(state: VikingsState, out: Codes, listed: int) -> int:
    """VIK-SHP-02, 04, 08: a ship for each own port without one; and any ship may be laid up."""
    seat = state.active
    building = may_build(state, seat)
    for territory in range(state.land.board.territories):
        if is_own_port(state, seat, territory):
            if state.fleet.lies_in(territory):
                out.codes[listed] = ONE | DO_LAY_UP | territory << 6
                listed += 1
            elif building:
                out.codes[listed] = ONE | DO_BUILD | territory << 6
                listed += 1
    return listed


def build(state: VikingsState, territory: int) -> None:
    supply.sacrifice(state, state.active, _PRICE)
    state.fleet.in_reserve[state.active] -= 1
    state.fleet.put(territory)


def lay_up(state: VikingsState, territory: int) -> None:
    """VIK-SHP-08, VIK-SHP-09: back to the owner's reserve; the sacrifice is not given back."""
    state.fleet.take(territory)
    state.fleet.in_reserve[state.land.owner[territory]] += 1


def on_board(state: VikingsState, seat: int) -> int:
    total = 0
    for territory in range(state.land.board.territories):
        if state.land.owner[territory] == seat and state.fleet.lies_in(territory):
            total += 1
    return total


def can_sail(state: VikingsState, territory: int) -> bool:
    """VIK-NAV-01, VIK-NAV-14: a ship lies there that is not spent."""
    return state.fleet.lies_in(territory) and not state.fleet.is_spent(territory)


def is_open(state: VikingsState, source: int, target: int) -> bool:
    """VIK-NAV-02, VIK-NAV-13: nobody guards the port, or its ship has been beaten in this phase."""
    if not can_sail(state, source):
        return False
    opened = state.assaults.opened[link_between(state.rules.sea, source, target)] == 1
    return opened or not state.fleet.lies_in(target)
