"""Attacks: the native test, the rebels, the cards on the table, and who serves whom afterwards."""

from __future__ import annotations

from conquista.games.reinos.loyalty import ask_vassals, subdue
from conquista.games.reinos.phase import (
    CARD,
    DO_ATTACK,
    DO_PASS,
    DO_PICK,
    JOKER,
    NATIVE_TEST,
    PICK,
    PLACE,
    REBELS,
    TURN_END,
)
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def must_attack(state: ReinosState) -> bool:
    """REI-TRN-04: after two passes in a row."""
    return state.passes[state.active] >= state.rules.most_passes


def list_choices(state: ReinosState, out: Codes) -> int:
    """REI-TRN-01, REI-TRN-02: attack one other free kingdom, or pass."""
    listed = 0
    for seat in range(state.rules.seats):
        if seat != state.active and state.is_free(seat):
            out.codes[listed] = ONE | DO_ATTACK | seat << 12
            listed += 1
    if not must_attack(state):
        out.codes[listed] = ONE | DO_PASS
        listed += 1
    return listed


def attack(state: ReinosState, defender: int) -> None:
    """REI-TRN-05: declaring it restores the right to pass."""
    state.passes[state.active] = 0
    state.attacker = state.active
    state.defender = defender
    ask_vassals(state)


def pass_turn(state: ReinosState) -> None:
    state.passes[state.active] += 1
    state.phase = TURN_END


def muster(state: ReinosState) -> None:
    """REI-PRE-02: the native test comes after the revolts."""
    state.native = state.rules.native_armies
    state.additional = 0
    state.phase = NATIVE_TEST


def native_percent(state: ReinosState, lord: int) -> int:
    """REI-PRE-02: less for each vassal that is still there, and never below nothing."""
    vassals = count(state.vassals_of(lord))
    return max(0, 100 - state.rules.base_failure - state.rules.vassal_penalty * vassals)


def test_natives(state: ReinosState, score: int) -> None:
    """REI-PRE-03, REI-PRE-04."""
    if score <= native_percent(state, state.attacker):
        lay_out(state)
    else:
        state.native = state.rules.armies_after_failed_test
        state.phase = REBELS


def recruit_rebels(state: ReinosState, score: int) -> None:
    """REI-PRE-04, REI-PRE-05."""
    if score <= state.rules.rebel_percent:
        state.additional = state.rules.rebel_armies
    lay_out(state)


def armies_of_attack(state: ReinosState) -> int:
    return state.native + state.rules.vassal_armies * count(state.vassals_of(state.attacker))


def armies_of_defence(state: ReinosState) -> int:
    """REI-PRE-06, REI-PRE-07."""
    vassals = count(state.vassals_of(state.defender))
    return state.rules.native_armies + state.additional + state.rules.vassal_armies * vassals


def lay_out(state: ReinosState) -> None:
    """REI-BAT-01 to 03, REI-BAT-06: as many cards as armies, one the joker; the weaker side picks."""
    state.attack_armies = armies_of_attack(state)
    state.defence_armies = armies_of_defence(state)
    state.cards = state.attack_armies + state.defence_armies
    state.turned = 0
    state.joker = 0
    state.picking = state.attacker if state.attack_armies <= state.defence_armies else state.defender
    for seat in range(state.rules.seats):
        state.picks_left[seat] = state.rules.vassal_armies if state.is_vassal_of(seat, state.picking) else 0
    if state.picking == state.attacker:
        state.picks_left[state.attacker] = state.native
    else:
        state.picks_left[state.defender] = state.rules.native_armies + state.additional
    go_on_picking(state)


def next_to_pick(state: ReinosState) -> int:
    """REI-BAT-05: the vassals in the order of play from the attacker on, then their suzerain."""
    place = state.place_of(state.attacker)
    for step in range(1, state.rules.seats):
        seat = state.order[(place + step) % state.rules.seats]
        if seat != state.picking and state.picks_left[seat] > 0:
            return seat
    return state.picking


def go_on_picking(state: ReinosState) -> None:
    if state.picks_left[next_to_pick(state)] == 0:
        state.phase = JOKER
    else:
        state.phase = PLACE if state.rules.auto_picking else PICK


def covered(state: ReinosState) -> int:
    """The bit set of cards that lie face down."""
    return (BIT << state.cards) - 1 & ~state.turned


def list_cards(state: ReinosState, out: Codes) -> int:
    listed = 0
    for card in range(state.cards):
        if not state.turned >> card & 1:
            out.codes[listed] = ONE | DO_PICK | card << 12
            listed += 1
    return listed


def pick(state: ReinosState, card: int) -> None:
    state.picked = card
    state.phase = CARD


def turn_card(state: ReinosState, outcome: int) -> None:
    """REI-BAT-04, REI-BAT-05: the first outcome is the joker, and that ends the picking."""
    state.picks_left[next_to_pick(state)] -= 1
    state.turned |= BIT << state.picked
    if outcome == 0:
        state.joker = state.picked + 1
        settle(state, state.picking)
    else:
        go_on_picking(state)


def show_joker(state: ReinosState, outcome: int) -> None:
    """REI-HID-03: when a battle ends all cards are shown; the joker lay under one of those left."""
    state.joker = nth(covered(state), outcome) + 1
    if state.called_off:
        state.phase = TURN_END
    else:
        settle(state, state.defender if state.picking == state.attacker else state.attacker)


def settle(state: ReinosState, winner: int) -> None:
    """REI-BAT-07 to 09, REI-REV-02: the loser and all who served him now serve the winner."""
    loser = state.defender if winner == state.attacker else state.attacker
    for seat in range(state.rules.seats):
        if state.is_vassal_of(seat, loser):
            state.suzerain[seat] = winner
    subdue(state, loser, winner)
    state.phase = TURN_END
