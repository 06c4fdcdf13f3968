"""Revolts: the secret decisions, the tries, and the clock that makes vassals restless."""

from __future__ import annotations

from conquista.games.reinos.phase import (
    DO_STAY,
    DO_TRY,
    MUSTER,
    NOTHING,
    REVEAL,
    REVOLT,
    TRIES,
    TRY,
)
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def ask_vassals(state: ReinosState) -> None:
    """REI-PRE-01: the vassals of both sides decide secretly and at the same time."""
    state.asked = state.vassals_of(state.attacker) | state.vassals_of(state.defender)
    state.trying = 0
    state.revolted = 0
    for seat in range(state.rules.seats):
        state.answer[seat] = NOTHING
    state.phase = REVOLT if state.asked else MUSTER


def undecided(state: ReinosState) -> int:
    """The bit set of vassals whose decision is still missing."""
    missing = 0
    for seat in range(state.rules.seats):
        if state.asked >> seat & 1 and state.answer[seat] == NOTHING:
            missing |= BIT << seat
    return missing


def list_decisions(out: Codes) -> int:
    out.codes[0] = ONE | DO_STAY
    out.codes[1] = ONE | DO_TRY
    return 2


def decide(state: ReinosState, seat: int, answer: int) -> None:
    """REI-PRE-01, REI-HID-02: an answer can be changed until the last one is in."""
    state.answer[seat] = answer
    if undecided(state) == 0:
        state.phase = REVEAL


def reveal(state: ReinosState) -> None:
    """All decisions are shown together; then the tries are resolved one by one."""
    for seat in range(state.rules.seats):
        if state.asked >> seat & 1 and state.answer[seat] == TRIES:
            state.trying |= BIT << seat
    state.phase = TRY if state.trying else MUSTER


def next_to_try(state: ReinosState) -> int:
    """REI-PRE-01: the attacker's vassals, then the defender's, in the order of play from the attacker on."""
    for lord in (state.attacker, state.defender):
        for step in range(1, state.rules.seats):
            seat = state.order[(state.place_of(state.attacker) + step) % state.rules.seats]
            if state.trying >> seat & 1 and state.suzerain[seat] == lord:
                return seat
    return state.rules.seats


def try_to_revolt(state: ReinosState, score: int) -> None:
    """REI-REV-03, 07 and 08: free with the probability of revolt; a failure costs a step or a growth."""
    seat = next_to_try(state)
    state.trying &= ~(BIT << seat)
    state.tried |= BIT << seat
    if score <= state.revolt[seat]:
        set_free(state, seat)
        state.revolted |= BIT << seat
    else:
        if state.revolt[seat] >= state.rules.revolt_falls_from:
            state.revolt[seat] -= state.rules.revolt_step
        state.skips_growth |= BIT << seat
    if state.trying == 0:
        state.phase = MUSTER


def set_free(state: ReinosState, seat: int) -> None:
    """REI-REV-01, REI-TRN-06: nothing of the vassalage is kept, and passing is allowed again."""
    state.suzerain[seat] = seat
    state.revolt[seat] = 0
    state.skips_growth &= ~(BIT << seat)
    state.passes[seat] = 0


def subdue(state: ReinosState, seat: int, lord: int) -> None:
    """REI-BAT-07, REI-REV-01: a free kingdom becomes a vassal."""
    state.suzerain[seat] = lord
    state.revolt[seat] = state.rules.revolt_start
    state.skips_growth &= ~(BIT << seat)
    state.passes[seat] = 0
    state.subdued |= BIT << seat


def tick(state: ReinosState) -> None:
    """REI-REV-04 to 06, 09, 11 and 13: whoever has not tried grows more restless."""
    for seat in range(state.rules.seats):
        spared = (state.tried | state.subdued) >> seat & 1
        if state.is_playing(seat) and not state.is_free(seat) and not spared:
            grow(state, seat)
    state.tried = 0
    state.subdued = 0


def grow(state: ReinosState, seat: int) -> None:
    if state.skips_growth >> seat & 1:
        state.skips_growth &= ~(BIT << seat)
    elif state.revolt[seat] >= state.rules.revolt_most:
        state.revolt[seat] = state.rules.revolt_drop
    else:
        state.revolt[seat] += state.rules.revolt_step
