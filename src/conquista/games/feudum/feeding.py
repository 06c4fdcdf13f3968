"""Chapter 10: feeding."""

from __future__ import annotations

from conquista.games.feudum.cards.migrate import take_pawn
from conquista.games.feudum.free import ask_free
from conquista.games.feudum.limits import ALL_PAWNS, FOOD, NOWHERE, PAWNS, SULFUR
from conquista.games.feudum.notes import NOTE_FEED, NOTE_SOBER, STARVING
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import (
    DO_FEED_PAWN,
    FED,
    FEED,
    FEEDING,
    FOOD_FED,
    NEXT_FEEDER,
    PROGRESS,
    SOBERING,
    UNFED,
    WINE_FED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.games.feudum.turnorder import serve_next
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def begin(state: FeudumState) -> None:
    """FEU-FEE-01: free actions first."""
    state.fresh_start = True
    ask_free(state, SOBERING)


def sober_up(state: FeudumState) -> None:
    """FEU-FEE-02: last round's wine has fed its pawns; they are passed over now."""
    realm = state.realm
    state.done = 0
    for pawn in range(state.active * PAWNS, state.active * PAWNS + PAWNS):
        if realm.wine[pawn]:
            realm.wine[pawn] = 0
            state.stores.bag[SULFUR] += 1
            state.done |= BIT << pawn
            state.journal.note(NOTE_SOBER, state.active, pawn % PAWNS)
    state.cursor = state.active * PAWNS
    state.phase = FEEDING


def go_on(state: FeudumState) -> None:
    """The next pawn on the map that has not been fed."""
    end = state.active * PAWNS + PAWNS
    while state.cursor < end:
        if state.realm.place[state.cursor] != NOWHERE and not state.done >> state.cursor & 1:
            state.phase = FEED
            return
        state.cursor += 1
    state.cursor = 0
    state.done = 0
    next_feeder(state)


def list_food(state: FeudumState, out: Codes) -> int:
    """FEU-FEE-01, FEU-FEE-06."""
    listed = 0
    if owns(state, state.active, FOOD):
        out.codes[listed] = ONE | DO_FEED_PAWN | FOOD_FED
        listed += 1
    if state.stores.barrel[state.active] > 0:
        out.codes[listed] = ONE | DO_FEED_PAWN | WINE_FED
        listed += 1
    out.codes[listed] = ONE | DO_FEED_PAWN | UNFED
    return listed + 1


def feed(state: FeudumState, how: int) -> None:
    """FEU-FEE-03: wine lies on the pawn for the whole next round."""
    pawn = state.cursor
    state.journal.note(NOTE_FEED, state.active, pawn % PAWNS, how)
    state.phase = FED
    if how == FOOD_FED:
        ask_one(state, state.active, FOOD, FED)
    elif how == WINE_FED:
        state.stores.barrel[state.active] -= 1
        state.realm.wine[pawn] = 1
    else:
        state.unfed |= BIT << pawn


def next_pawn(state: FeudumState) -> None:
    state.cursor += 1
    state.phase = FEEDING


def next_feeder(state: FeudumState) -> None:
    if serve_next(state):
        state.phase = NEXT_FEEDER
        return
    leave(state)
    state.phase = PROGRESS


def leave(state: FeudumState) -> None:
    """FEU-FEE-04, FEU-FEE-05: all losses together, then the seats."""
    for pawn in range(ALL_PAWNS):
        if state.unfed >> pawn & 1:
            take_pawn(state, pawn, STARVING)
    state.unfed = 0
    settle(state)
