"""Chapter 8 c): two territory cards move armies, or an Information Centre, across the board.

First the two cards are given, then it is said what they move. The cards can be taken back until then.
"""

from __future__ import annotations

from conquista.games.war2.discards import recycle
from conquista.games.war2.ending import check_active
from conquista.games.war2.espionage import is_kept, may_move
from conquista.games.war2.holdings import territories_of
from conquista.games.war2.phase import (
    DO_CARRY,
    DO_CARRY_CI,
    DO_TRANSPORT,
    MOST_PLAYERS,
    MOVE,
    TRANSPORT,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import redeploy


def list_payments(state: War2State, out: Codes, listed: int) -> int:
    """WAR2-CRD-18, WAR2-CI-28: any two cards that each show an own territory, if they can move something."""
    table, hand = state.rules.cards, state.deck.hands[state.active]
    own = territories_of(state, state.active)
    for one in range(table.territory_cards):
        if not (hand >> one & 1 and table.shows[one] & own):
            continue
        for other in range(one + 1, table.territory_cards):
            if hand >> other & 1 and table.shows[other] & own and can_carry(state, one, other, own):
                out.codes[listed] = ONE | DO_TRANSPORT | one << 12 | other << 6
                listed += 1
    return listed


def can_carry(state: War2State, one: int, other: int, own: int) -> bool:
    for source in range(state.land.board.territories):
        if (
            own >> source & 1
            and spare(state, source, state.phase) > 0
            and targets(state, one, other, source, own)
        ):
            return True
    for whose in range(MOST_PLAYERS):
        if may_carry_ci(state, whose, state.phase) and ci_targets(state, one, other, own) & ~place_bit(
            state, whose
        ):
            return True
    return False


def spare(state: War2State, source: int, phase: int) -> int:
    """WAR2-CRD-20, WAR2-CRD-21: all but one; in the movement phase those that have not moved."""
    return state.reserve.movable[source] if phase == MOVE else state.land.armies[source] - 1


def targets(state: War2State, one: int, other: int, source: int, own: int) -> int:
    """WAR2-CRD-19, WAR2-OPT-06: any other own territory; or what the one card shows, if the other shows the source."""
    if not state.rules.shown_only:
        return own & ~(BIT << source)
    shows = state.rules.cards.shows
    found = 0
    if shows[one] >> source & 1:
        found |= shows[other]
    if shows[other] >> source & 1:
        found |= shows[one]
    return found & own & ~(BIT << source)


def ci_targets(state: War2State, one: int, other: int, own: int) -> int:
    """WAR2-OPT-06: anywhere own; or on one of two different own territories, one of each card."""
    if not state.rules.shown_only:
        return own
    shows = state.rules.cards.shows
    first = shows[one] & own
    second = shows[other] & own
    return (first if count(second) > 1 else first & ~second) | (second if count(first) > 1 else second & ~first)


def place_bit(state: War2State, whose: int) -> int:
    return BIT << state.spies.place[whose]


def may_carry_ci(state: War2State, whose: int, phase: int) -> bool:
    """WAR2-CI-28, WAR2-CI-29: it stands on an own territory, and in the movement phase has not moved yet."""
    return is_kept(state, whose) and (phase != MOVE or may_move(state, whose))


def pay(state: War2State, one: int, other: int) -> None:
    """WAR2-CRD-25: the discards are counted when the use is over."""
    state.deck.discard_open(state.active, BIT << one | BIT << other)
    state.paid = one
    state.paid_too = other
    state.back = state.phase
    state.phase = TRANSPORT
    state.chain = True


def list_carries(state: War2State, out: Codes) -> int:
    """WAR2-CI-30: armies, or one Information Centre."""
    own = territories_of(state, state.active)
    listed = 0
    for source in range(state.land.board.territories):
        if not own >> source & 1:
            continue
        armies = spare(state, source, state.back)
        reach = targets(state, state.paid, state.paid_too, source, own) if armies > 0 else 0
        for target in range(state.land.board.territories):
            if reach >> target & 1:
                out.codes[listed] = armies << AMOUNT | DO_CARRY | source << 12 | target << 6
                listed += 1
    for whose in range(MOST_PLAYERS):
        if not may_carry_ci(state, whose, state.back):
            continue
        reach = ci_targets(state, state.paid, state.paid_too, own) & ~place_bit(state, whose)
        for target in range(state.land.board.territories):
            if reach >> target & 1:
                out.codes[listed] = ONE | DO_CARRY_CI | whose << 12 | target << 6
                listed += 1
    return listed


def carry(state: War2State, source: int, target: int, armies: int) -> None:
    """WAR2-CRD-21: in the movement phase it counts as a move."""
    if state.back == MOVE:
        redeploy.move(state.reserve, state.land, source, target, armies)
    else:
        state.land.armies[source] -= armies
        state.land.armies[target] += armies
    finish(state)
    check_active(state)


def carry_ci(state: War2State, whose: int, target: int) -> None:
    """WAR2-CI-29: before the movement phase it does not count as the one move of a turn."""
    state.spies.place[whose] = target
    if state.back == MOVE:
        state.spies.moved |= BIT << whose
    finish(state)


def finish(state: War2State) -> None:
    state.phase = state.back
    state.chain = False
    recycle(state)
