"""Chapter 1.2: the pieces of each player, and chapter 6: Valhalla.

Every army is on the board, in Valhalla, in the reserve or removed. With the option `supply_limit` off neither
reserve nor removed armies are counted.
"""

from __future__ import annotations

from conquista.games.vikings.state import VikingsState
from conquista.parts.land.limits import NEUTRAL

_PLENTY: int = 1_000_000


def available(state: VikingsState, seat: int) -> int:
    """VIK-SUP-03, VIK-OPT-12: what the reserve holds beyond what is already due to the active player."""
    if not state.rules.limited:
        return _PLENTY
    due = state.pools.left if seat == state.active else 0
    return state.stock[seat] - due


def grant(state: VikingsState, pool: int, armies: int) -> None:
    """VIK-SUP-04, VIK-SUP-06: the active player receives what there is; the rest is lost."""
    state.pools.add(pool, min(armies, available(state, state.active)))


def refill(state: VikingsState) -> None:
    """VIK-SUP-05: removed armies come back until the reserve holds the guaranteed number."""
    seat = state.active
    missing = min(state.rules.guaranteed - state.stock[seat], state.removed[seat])
    if state.rules.limited and missing > 0:
        state.stock[seat] += missing
        state.removed[seat] -= missing


def put_on_board(state: VikingsState, seat: int, territory: int, armies: int) -> None:
    state.land.armies[territory] += armies
    spend(state, seat, armies)


def spend(state: VikingsState, seat: int, armies: int) -> None:
    """So many armies of the reserve have gone to the board."""
    if state.rules.limited:
        state.stock[seat] -= armies


def take_back(state: VikingsState, holder: int, armies: int) -> None:
    """VIK-SUP-02, VIK-SUR-05: what is lost counts in the reserve at first; neutral armies leave the game."""
    if holder != NEUTRAL and state.rules.limited:
        state.stock[holder] += armies


def room_in_valhalla(state: VikingsState, seat: int) -> int:
    """VIK-VAL-02, VIK-VAL-08."""
    return state.rules.valhalla_most - state.valhalla[seat] if state.rules.valhalla_on else 0


def send_to_valhalla(state: VikingsState, seat: int, armies: int) -> None:
    state.valhalla[seat] += armies
    spend(state, seat, armies)


def sacrifice(state: VikingsState, seat: int, armies: int) -> None:
    """VIK-VAL-04, VIK-VAL-05: removed, and not given back."""
    state.valhalla[seat] -= armies
    if state.rules.limited:
        state.removed[seat] += armies


def clear(state: VikingsState, seat: int) -> None:
    """VIK-ELI-03, VIK-SUR-03: what a player had off the board leaves the game."""
    state.stock[seat] = 0
    state.valhalla[seat] = 0
    state.removed[seat] = 0
    state.fleet.in_reserve[seat] = 0
