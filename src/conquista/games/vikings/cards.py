"""Chapters 4.1 and 11: exchanging cards, and receiving one."""

from __future__ import annotations

from conquista.games.vikings import supply
from conquista.games.vikings.phase import AFTER_CARD, CAPTURED, CARD, DO_TRADE, TURN_END
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land import trade
from conquista.parts.land.limits import FREE

_SET: int = 3


def must_trade(state: VikingsState) -> bool:
    """VIK-CRD-04, VIK-ELI-06: a hand that was full when the phase began; or one that is too large."""
    if state.phase == CAPTURED:
        return state.deck.sizes[state.active] > state.rules.hand_limit
    return state.must_trade


def list_trades(state: VikingsState, out: Codes, listed: int) -> int:
    """VIK-CRD-01 to 03, 09, VIK-SUP-04: every set, in every order in which its cards can be named."""
    table = state.rules.cards
    first = listed
    last = trade.list_sets(table, state.deck.hands[state.active], DO_TRADE, out, listed)
    listed = last
    for k in range(first, last):
        code = out.codes[k]
        one, two, three = code >> 12 & 63, code >> 6 & 63, code & 63
        listed = list_order(out, listed, one, three, two)
        listed = list_order(out, listed, two, one, three)
        listed = list_order(out, listed, two, three, one)
        listed = list_order(out, listed, three, one, two)
        listed = list_order(out, listed, three, two, one)
    return listed


def list_order(out: Codes, listed: int, one: int, two: int, three: int) -> int:
    out.codes[listed] = ONE | DO_TRADE | one << 12 | two << 6 | three
    return listed + 1


def next_value(state: VikingsState) -> int:
    """VIK-CRD-06, VIK-CRD-07: counted for the whole game."""
    return trade.exchange_value(state.rules.cards, state.exchanges, 0)


def exchange(state: VikingsState, one: int, two: int, three: int) -> None:
    """VIK-CRD-08 to 10, VIK-SUP-04: its value first, then what the cards' own territories receive."""
    supply.grant(state, FREE, next_value(state))
    state.exchanges += 1
    put_bonus(state, one)
    put_bonus(state, two)
    put_bonus(state, three)
    state.deck.discard_open(state.active, BIT << one | BIT << two | BIT << three)
    state.must_trade = False


def bonus(state: VikingsState, card: int) -> int:
    """VIK-CRD-08: what the territory of a card would receive now."""
    territory = state.rules.cards.territory[card]
    if territory == state.land.board.territories or state.land.owner[territory] != state.active:
        return 0
    return min(state.rules.territory_bonus, supply.available(state, state.active))


def put_bonus(state: VikingsState, card: int) -> None:
    armies = bonus(state, card)
    if armies > 0:
        supply.put_on_board(state, state.active, state.rules.cards.territory[card], armies)


def close_turn(state: VikingsState) -> None:
    """VIK-CRD-11 to 15: one card for who conquered, as long as there are any."""
    state.phase = AFTER_CARD
    if state.conquered:
        if state.deck.pile == 0:
            state.deck.recycle()
        if state.deck.pile != 0:
            state.phase = CARD


def outcomes(state: VikingsState) -> int:
    return count(state.deck.pile)


def draw_card(state: VikingsState, place: int) -> None:
    arrive(state, nth(state.deck.pile, place))
    state.deck.draw(state.active, place)
    state.phase = AFTER_CARD


def arrive(state: VikingsState, card: int) -> None:
    """VIK-TRN-06: a hand has an order."""
    state.arrivals += 1
    state.arrived[card] = state.arrivals


def hand_over(state: VikingsState, giver: int, taker: int) -> None:
    """VIK-ELI-02, VIK-TRN-06: a whole hand passes, its cards in the order they had."""
    left = state.deck.hands[giver]
    while left:
        card = earliest(state, left)
        arrive(state, card)
        left &= ~(BIT << card)
    state.deck.hand_over(giver, taker)


def earliest(state: VikingsState, cards: int) -> int:
    """Of a bit set of cards the one that came first."""
    found = nth(cards, 0)
    left = cards
    while left:
        card = nth(left, 0)
        if state.arrived[card] < state.arrived[found]:
            found = card
        left &= ~(BIT << card)
    return found


def after_card(state: VikingsState) -> None:
    """VIK-ELI-05, VIK-ELI-06, VIK-TRN-07: who eliminated somebody may exchange now, if he can hold a set."""
    captor = state.eliminated and state.deck.sizes[state.active] >= _SET
    state.phase = CAPTURED if captor else TURN_END
