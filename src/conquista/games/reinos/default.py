"""What is done for a player who does not answer."""

from __future__ import annotations

from conquista.games.reinos.battle import covered, must_attack
from conquista.games.reinos.phase import CHOOSE, DO_ATTACK, DO_PASS, DO_PICK, DO_STAY, REVOLT
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bitset import first
from conquista.kernel.family import ONE


def default(state: ReinosState) -> int:
    """Pass, or attack the next free kingdom if that is not allowed; stay loyal; turn the first card."""
    if state.phase == REVOLT:
        return ONE | DO_STAY
    if state.phase != CHOOSE:
        return ONE | DO_PICK | first(covered(state)) << 12
    if not must_attack(state):
        return ONE | DO_PASS
    place = state.place_of(state.active)
    others = [state.order[(place + step) % state.rules.seats] for step in range(1, state.rules.seats)]
    return ONE | DO_ATTACK | next(seat for seat in others if state.is_free(seat)) << 12
