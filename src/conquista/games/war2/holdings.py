"""What a player holds on the board and keeps in the box."""

from __future__ import annotations

from conquista.games.war2.phase import MOST_CENTRES
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.parts.land.occupation import Occupation, armies_of


def has_majority(land: Occupation, seat: int, continent: int) -> bool:
    """WAR2-BRD-10, WAR2-OBJ-07: more than half of its territories; all of them are more than half too."""
    return 2 * land.held[seat][continent] > land.board.size[continent]


def centres_of(state: War2State, seat: int) -> int:
    """How many Strategic Centres a seat holds."""
    total = 0
    for k in range(MOST_CENTRES):
        if state.land.owner[state.rules.centres[k]] == seat:
            total += 1
    return total


def territories_of(state: War2State, seat: int) -> int:
    """The bit set of a seat's territories."""
    found = 0
    for territory in range(state.land.board.territories):
        if state.land.owner[territory] == seat:
            found |= BIT << territory
    return found


def armies_in_box(state: War2State, seat: int) -> int:
    """WAR2-COM-05: what of a colour's armies is not on the board."""
    return state.rules.supply - armies_of(state.land, seat)


def bombers_in_box(state: War2State, seat: int) -> int:
    """WAR2-COM-06, WAR2-COM-07: what is neither in the air base nor in an open raid."""
    flying = state.raid.bombers if seat == state.active else 0
    return state.rules.bombers - state.base[seat] - flying
