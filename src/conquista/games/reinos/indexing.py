"""Decisions as small numbers, for masks. A card is any card: which one has no effect."""

from __future__ import annotations

from conquista.games.reinos.phase import DO_ATTACK, DO_PASS, DO_PICK, DO_STAY, DO_TRY, KIND
from conquista.games.reinos.state import ReinosState
from conquista.kernel.seat import MOST_SEATS

_PASS, _STAY, _TRY, _PICK = range(MOST_SEATS, MOST_SEATS + 4)
_OTHERS = {DO_PASS: _PASS, DO_STAY: _STAY, DO_TRY: _TRY, DO_PICK: _PICK}

INDEXES = MOST_SEATS + len(_OTHERS)


def index(state: ReinosState, seat: int, code: int) -> int:
    """Attacks count by steps in the order of play, so that a strategy looks the same from every seat."""
    if code & KIND != DO_ATTACK:
        return _OTHERS[code & KIND]
    steps = state.place_of(code >> 12 & 63) - state.place_of(seat)
    return steps % state.rules.seats


def mask(state: ReinosState, seat: int, families: list[int]) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code; of cards the first."""
    codes: dict[int, int] = {}
    for code in families:
        codes.setdefault(index(state, seat, code), code)
    return codes
