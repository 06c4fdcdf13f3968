"""The order of play, the turn, and what goes on by itself."""

from __future__ import annotations

from conquista.games.reinos import battle, loyalty
from conquista.games.reinos.ending import check_end, check_round_limit
from conquista.games.reinos.phase import CHOOSE, MUSTER, OVER, REVEAL, TURN_END
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth


def unplaced(state: ReinosState) -> int:
    """The bit set of kingdoms that have no place in the order of play yet."""
    return state.in_play & ~state.ordered


def draw_place(state: ReinosState, outcome: int) -> None:
    """REI-SET-01: place by place, any kingdom that has none yet."""
    seat = nth(unplaced(state), outcome)
    state.order[count(state.ordered)] = seat
    state.ordered |= BIT << seat
    if unplaced(state) == 0:
        start(state, state.order[0])


def advance(state: ReinosState) -> None:
    """Pass through the states in which nobody has anything to decide."""
    while True:
        if state.phase == REVEAL:
            loyalty.reveal(state)
        elif state.phase == MUSTER:
            battle.muster(state)
        elif state.phase == TURN_END:
            end(state)
        else:
            return


def start(state: ReinosState, seat: int) -> None:
    state.active = seat
    state.turns += 1
    state.attacker = state.rules.seats
    state.defender = state.rules.seats
    state.picking = state.rules.seats
    state.asked = 0
    state.attack_armies = 0
    state.defence_armies = 0
    state.cards = 0
    state.turned = 0
    state.called_off = False
    state.phase = CHOOSE


def end(state: ReinosState) -> None:
    """REI-TRN-09: victory, the clock, the next free kingdom, and the end of the round."""
    check_end(state)
    if state.phase == OVER:
        return
    if not state.rules.clock_per_round:
        loyalty.tick(state)
    place = state.place_of(state.active)
    following = place
    while True:
        following = (following + 1) % state.rules.seats
        if state.is_free(state.order[following]):
            break
    if following <= place:
        if state.rules.clock_per_round:
            loyalty.tick(state)
        check_round_limit(state)
        if state.phase == OVER:
            return
        state.round += 1
    start(state, state.order[following])
