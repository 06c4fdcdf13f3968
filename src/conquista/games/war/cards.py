"""Chapter 8: trading cards, and receiving one."""

from __future__ import annotations

from conquista.games.war.ending import check_active
from conquista.games.war.phase import (
    AFTER_ELIMINATION,
    CARD,
    DO_SKIP,
    DO_TRADE,
    DRAW,
    END_PLACE,
    END_TRADE,
    EXCESS,
    PLACE,
    TRADE,
    TURN_END,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land import trade
from conquista.parts.land.limits import FREE


def may_skip(state: WarState) -> bool:
    """WAR-TRD-07, WAR-TRD-08, WAR-ELM-07: only a full hand at the start of the turn must be traded."""
    return state.phase == END_TRADE or state.deck.sizes[state.active] < state.rules.hand_limit


def list_trades(state: WarState, out: Codes) -> int:
    """WAR-TRD-01 to 04: every set of three in the hand, and to skip."""
    listed = trade.list_sets(state.rules.cards, state.deck.hands[state.active], DO_TRADE, out, 0)
    if may_skip(state):
        out.codes[listed] = ONE | DO_SKIP
        listed += 1
    return listed


def next_value(state: WarState) -> int:
    """WAR-TRD-10 to 13, WAR-OPT-09: counted for the whole game."""
    return trade.exchange_value(state.rules.cards, state.exchanges, state.rules.exchange_cap)


def exchange(state: WarState, one: int, two: int, three: int) -> None:
    """WAR-TRD-14 to 18, WAR-ELM-08: armies for the pool, and two on each card's own territory."""
    state.pools.add(FREE, next_value(state))
    state.exchanges += 1
    put_bonus(state, one)
    put_bonus(state, two)
    put_bonus(state, three)
    state.deck.discard_open(state.active, BIT << one | BIT << two | BIT << three)
    state.phase = PLACE if state.phase == TRADE else END_PLACE
    check_active(state)


def put_bonus(state: WarState, card: int) -> None:
    territory = state.rules.cards.territory[card]
    if territory < state.land.board.territories and state.land.owner[territory] == state.active:
        state.land.armies[territory] += state.rules.territory_bonus


def skip(state: WarState) -> None:
    state.phase = PLACE if state.phase == TRADE else DRAW


def go_on_after_end_place(state: WarState) -> None:
    """WAR-ELM-06: another set may follow as long as three cards are left."""
    state.phase = END_TRADE if state.deck.sizes[state.active] >= 3 else DRAW


def close_turn(state: WarState) -> None:
    """WAR-ELM-10 to 12, WAR-CRD-01 to 04: the hand limit, then the card that was earned."""
    hand = state.deck.sizes[state.active]
    if hand > state.rules.hand_limit:
        state.phase = EXCESS
    elif state.conquered and hand < state.rules.hand_limit:
        if state.deck.pile == 0:
            state.deck.recycle()
        state.phase = CARD
    else:
        state.phase = TURN_END


def outcomes(state: WarState) -> int:
    """WAR-CRD-05, WAR-RND-05, 07, 08: any card of the pile, or any card of the hand."""
    if state.phase == CARD:
        return count(state.deck.pile)
    return state.deck.sizes[state.active]


def draw_card(state: WarState, place: int) -> None:
    state.deck.draw(state.active, place)
    state.phase = TURN_END


def lose_card(state: WarState, place: int) -> None:
    """WAR-ELM-11: one card of the hand, unseen by the others; WAR-OPT-07: at once, if no trade follows."""
    deck = state.deck
    deck.discard_covered(state.active, BIT << nth(deck.hands[state.active], place))
    if state.rules.trade_after_elimination:
        state.phase = DRAW
    elif deck.sizes[state.active] <= state.rules.hand_limit:
        state.phase = AFTER_ELIMINATION
