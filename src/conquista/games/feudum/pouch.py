"""Chapter 5.1: what lies on the pouches."""

from __future__ import annotations

from conquista.games.feudum.limits import EMPTY, EXTRA, SALTPETER, SEQUENCE, SULFUR
from conquista.games.feudum.notes import NOTE_POUCH_EMPTIED
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bitset import count

_WITH_EXTRA: int = 5


def empty_pouch(state: FeudumState, seat: int) -> None:
    """FEU-SEL-05 to 07: a cube goes to the bag; a tile has already left the game."""
    what = state.stores.pouch[seat]
    if what == EMPTY:
        return
    if state.stores.pouch_cube[seat]:
        state.stores.bag[SALTPETER if what == EXTRA else SULFUR] += 1
    state.stores.pouch[seat] = EMPTY
    state.stores.pouch_cube[seat] = 0
    state.journal.note(NOTE_POUCH_EMPTIED, seat, what)


def spend_extra(state: FeudumState, seat: int) -> None:
    """FEU-SEL-05: when the fifth card has been played."""
    if state.stores.pouch[seat] == EXTRA and count(state.played[seat]) == _WITH_EXTRA:
        empty_pouch(state, seat)


def may_go_on(state: FeudumState) -> bool:
    """FEU-SEL-06, FEU-TURN-06: whether the active player may play a second card now."""
    return state.stores.pouch[state.active] == SEQUENCE and state.hand[state.active] != 0
