"""FEU-FLOW-02: who follows whom."""

from __future__ import annotations

from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT


def following(state: FeudumState, seat: int) -> int:
    """The next seat in play, clockwise."""
    seats = state.rules.seats
    place = 0
    while state.order[place] != seat:
        place += 1
    place = (place + 1) % seats
    while not state.in_play >> state.order[place] & 1:
        place = (place + 1) % seats
    return state.order[place]


def serve_all(state: FeudumState) -> None:
    """A step of the round begins that everybody goes through, the starting player first."""
    state.active = state.first
    state.waiting = state.in_play & ~(BIT << state.first)


def serve_next(state: FeudumState) -> bool:
    """Let the next one who waits be the active player; False if nobody waits any more."""
    if state.waiting & state.in_play == 0:
        return False
    state.active = following(state, state.active)
    while not state.waiting >> state.active & 1:
        state.active = following(state, state.active)
    state.waiting &= ~(BIT << state.active)
    return True
