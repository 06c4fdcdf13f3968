"""Chapter 9.2: landscapes, what grows on them, and who collects it."""

from __future__ import annotations

from conquista.games.feudum.cards.move import landscape_at
from conquista.games.feudum.limits import (
    ARCHERY,
    FOOD,
    LANDSCAPES,
    LOCATIONS,
    NOBODY_HERE,
    ORCHARD,
    SILVER,
    SULFUR,
)
from conquista.games.feudum.notes import (
    FOR_LANDSCAPE,
    NOTE_COLLECTED,
    NOTE_GREW,
    NOTE_LEFT_THERE,
    NOTE_TRIBUTE,
)
from conquista.games.feudum.paying import earn, enlist, receive, store_sulfur
from conquista.games.feudum.phase import COLLECT, COLLECTED, GREW
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle

_YIELD: int = 3


def tends(state: FeudumState, seat: int, location: int) -> bool:
    """FEU-LAN-02."""
    return state.realm.serf[location] == seat and landscape_at(state, location) < LANDSCAPES


def grow(state: FeudumState, location: int) -> None:
    """FEU-LAN-03, FEU-CMP-12: three resources, or what there is; then the serf may collect."""
    landscape = landscape_at(state, location)
    number = _YIELD
    if landscape == ORCHARD:
        number = min(number, state.stores.bag[FOOD])
        state.stores.bag[FOOD] -= number
    elif landscape == ARCHERY:
        number = min(number, state.stores.targets)
        state.stores.targets -= number
    elif landscape != SILVER:
        number = min(number, state.stores.bag[SULFUR])
        state.stores.bag[SULFUR] -= number
    state.realm.stock[location] += number
    state.site = location
    state.journal.note(NOTE_GREW, location, number)
    state.phase = COLLECT if state.realm.stock[location] > 0 else COLLECTED


def leave(state: FeudumState) -> None:
    state.journal.note(NOTE_LEFT_THERE, state.active, state.site)
    state.phase = COLLECTED


def collect(state: FeudumState) -> None:
    """FEU-LAN-04: one to the ruler first."""
    ruler = state.realm.ruler[state.site]
    state.journal.note(NOTE_COLLECTED, state.active, state.site, state.realm.stock[state.site])
    if ruler != NOBODY_HERE:
        state.journal.note(NOTE_TRIBUTE, ruler, state.site)
        hand_out(state, ruler, 1)
    store_sulfur(state, GREW)


def collect_rest(state: FeudumState) -> None:
    hand_out(state, state.active, state.realm.stock[state.site])
    settle(state)
    store_sulfur(state, COLLECTED)


def hand_out(state: FeudumState, seat: int, number: int) -> None:
    """Goods and shillings as they are; targets become markers."""
    landscape = landscape_at(state, state.site)
    state.realm.stock[state.site] -= number
    if landscape == ORCHARD:
        receive(state, seat, FOOD, number)
    elif landscape == SILVER:
        earn(state, seat, number, FOR_LANDSCAPE)
    elif landscape == ARCHERY:
        state.stores.targets += number
        enlist(state, seat, number, FOR_LANDSCAPE)
    else:
        receive(state, seat, SULFUR, number)


def next_tended(state: FeudumState, seat: int, start: int) -> int:
    """FEU-EPO-07: the first location from `start` on whose landscape a seat tends; `LOCATIONS` if none."""
    for location in range(start, LOCATIONS):
        if tends(state, seat, location):
            return location
    return LOCATIONS
