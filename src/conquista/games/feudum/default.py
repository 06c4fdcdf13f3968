"""What is done for a player who does not answer: as little as the rules allow."""

from __future__ import annotations

from conquista.games.feudum.limits import FORGO
from conquista.games.feudum.phase import (
    COLLECT,
    DO_ACCEPT,
    DO_CHOOSE_MODE,
    DO_DECLINE,
    DO_GO_ON,
    DO_PASS,
    DO_RESOLVE,
    DO_STOP,
)
from conquista.games.feudum.state import FeudumState
from conquista.kernel.family import HEAD, ONE
from conquista.kernel.state import Codes

_LEAST = (DO_GO_ON, DO_STOP, DO_PASS, DO_RESOLVE, DO_DECLINE, DO_CHOOSE_MODE | FORGO)


def default(state: FeudumState, seat: int) -> int:
    """Go on, stop, pass, forgo; take what has grown; else the first that is listed, with the least amount."""
    codes = Codes()
    listed = codes.first(state.list_actions(seat, codes))
    if state.phase == COLLECT:
        return ONE | DO_ACCEPT
    for code in listed:
        if code & HEAD in _LEAST:
            return code
    return ONE | listed[0] & HEAD
