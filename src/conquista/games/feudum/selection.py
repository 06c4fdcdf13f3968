"""Chapter 5.1: the pouch, and the secret choice of cards."""

from __future__ import annotations

from conquista.games.feudum.free import ask_free
from conquista.games.feudum.limits import CARDS, EMPTY, EXTRA, SALTPETER, SEQUENCE, SULFUR
from conquista.games.feudum.notes import NOTE_PICKED, NOTE_POUCH
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import (
    DO_FILL_POUCH,
    DO_PICK_CARD,
    FIRST_TURN,
    NEXT_SELECT,
    PICK,
    POUCH,
    POUCHED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.turnorder import serve_next
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_CARDS: int = 4


def begin(state: FeudumState) -> None:
    """FEU-SEL-01: free actions, then the pouch."""
    state.fresh_start = True
    ask_free(state, POUCH)


def list_pouches(state: FeudumState, out: Codes) -> int:
    out.codes[0] = ONE | DO_FILL_POUCH | EMPTY
    listed = 1
    if owns(state, state.active, SALTPETER):
        out.codes[listed] = ONE | DO_FILL_POUCH | EXTRA
        listed += 1
    if owns(state, state.active, SULFUR):
        out.codes[listed] = ONE | DO_FILL_POUCH | SEQUENCE
        listed += 1
    return listed


def fill_pouch(state: FeudumState, what: int) -> None:
    """FEU-SEL-01, FEU-SEL-04: the good, or a tile for it, leaves the supply at once."""
    state.stores.pouch[state.active] = what
    state.journal.note(NOTE_POUCH, state.active, what)
    if what == EMPTY:
        state.phase = PICK
    else:
        ask_one(state, state.active, SALTPETER if what == EXTRA else SULFUR, POUCHED)


def begin_picks(state: FeudumState) -> None:
    state.phase = PICK


def list_picks(state: FeudumState, out: Codes) -> int:
    """FEU-SEL-02."""
    listed = 0
    for card in range(CARDS):
        if not state.hand[state.active] >> card & 1:
            out.codes[listed] = ONE | DO_PICK_CARD | card
            listed += 1
    return listed


def pick(state: FeudumState, card: int) -> None:
    seat = state.active
    state.hand[seat] |= BIT << card
    state.journal.note(NOTE_PICKED, seat, card)
    wanted = _CARDS + (1 if state.stores.pouch[seat] == EXTRA else 0)
    if count(state.hand[seat]) < wanted:
        state.phase = PICK
        return
    next_chooser(state)


def next_chooser(state: FeudumState) -> None:
    if serve_next(state):
        state.phase = NEXT_SELECT
    else:
        state.active = state.first
        state.phase = FIRST_TURN
