"""Surrender and the end of the game."""

from __future__ import annotations

from conquista.games.reinos.loyalty import set_free, undecided
from conquista.games.reinos.phase import (
    BY_CONQUEST,
    BY_LAST_IN_PLAY,
    BY_ROUND_LIMIT,
    JOKER,
    NOTHING,
    OVER,
    PICK,
    REVEAL,
    REVOLT,
    TURN_END,
)
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, first


def finish(state: ReinosState, winners: int, ending: int) -> None:
    state.winners = winners
    state.ending = ending
    state.phase = OVER


def check_end(state: ReinosState) -> None:
    """REI-END-01, REI-END-03: everybody else serves one kingdom, or nobody else is left."""
    if is_decided(state):
        winner = state.in_play
        while not state.is_free(first(winner)):
            winner &= winner - 1
        ending = BY_LAST_IN_PLAY if count(state.in_play) == 1 else BY_CONQUEST
        finish(state, BIT << first(winner), ending)


def is_decided(state: ReinosState) -> bool:
    """A single kingdom in play is free: then all others, if there are any, are its vassals."""
    free = 0
    for seat in range(state.rules.seats):
        if state.is_free(seat):
            free += 1
    return free == 1


def check_round_limit(state: ReinosState) -> None:
    """REI-END-04: the free kingdoms with most vassals."""
    if state.round != state.rules.round_limit:
        return
    most = -1
    winners = 0
    for seat in range(state.rules.seats):
        if state.is_free(seat):
            vassals = count(state.vassals_of(seat))
            if vassals > most:
                most = vassals
                winners = 0
            if vassals == most:
                winners |= BIT << seat
    finish(state, winners, BY_ROUND_LIMIT)


def surrender(state: ReinosState, seat: int) -> None:
    """REI-END-02, REI-END-06: out of play, vassals free, battle off, victory, and the end of the turn.

    Victory is checked where the turn ends, before the clock ticks (REI-TRN-09). It needs no look here at the
    states of a battle: as long as attacker and defender are in play, two kingdoms are free.
    """
    vassals = state.vassals_of(seat)
    lord = state.suzerain[seat]
    state.in_play &= ~(BIT << seat)
    set_free(state, seat)
    while vassals:
        set_free(state, first(vassals))
        vassals &= vassals - 1
    if seat in (state.attacker, state.defender):
        call_off(state)
    elif seat == state.active or is_decided(state):
        state.phase = TURN_END
    elif state.phase == REVOLT:
        withdraw_decision(state, seat)
    elif state.phase == PICK:
        hand_picks_over(state, seat, lord)


def call_off(state: ReinosState) -> None:
    """REI-END-07, REI-HID-03: there is no winner, cards that lie on the table are shown, and the turn ends."""
    state.called_off = True
    state.phase = JOKER if state.phase == PICK else TURN_END


def withdraw_decision(state: ReinosState, seat: int) -> None:
    """REI-END-08: its decision is void; the others' may be complete now."""
    state.asked &= ~(BIT << seat)
    state.answer[seat] = NOTHING
    if undecided(state) == 0:
        state.phase = REVEAL


def hand_picks_over(state: ReinosState, seat: int, lord: int) -> None:
    """REI-END-09: what a vassal has not picked its suzerain picks."""
    if lord == state.picking:
        state.picks_left[lord] += state.picks_left[seat]
        state.picks_left[seat] = 0
