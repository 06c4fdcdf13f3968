"""Chapter 8.2: the Merchant Guild's trade."""

from __future__ import annotations

from conquista.games.feudum.limits import GOODS, MERCHANT
from conquista.games.feudum.notes import NOTE_GOOD_BOUGHT
from conquista.games.feudum.paying import receive, store_sulfur
from conquista.games.feudum.phase import BUY, CARD_DONE, DO_BUY_GOOD, DO_STOP, TRADED
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades.coins import pay_guild
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_MOST: int = 3


def price_of(state: FeudumState, good: int) -> int:
    """FEU-MER-01, FEU-MER-02: the last good of a shelf, at the price of its box."""
    return state.rules.market_prices[good][state.guilds.market[good] - 1]


def may_buy(state: FeudumState, good: int) -> bool:
    if state.guilds.market[good] == 0:
        return False
    return state.price + price_of(state, good) <= state.stores.shillings[state.active]


def may_trade(state: FeudumState) -> bool:
    for good in range(GOODS):
        if may_buy(state, good):
            return True
    return False


def begin_trade(state: FeudumState) -> None:
    state.phase = BUY


def list_goods(state: FeudumState, out: Codes) -> int:
    """FEU-MER-03."""
    listed = 0
    if state.count < _MOST:
        for good in range(GOODS):
            if may_buy(state, good):
                out.codes[listed] = ONE | DO_BUY_GOOD | good
                listed += 1
    if state.count > 0:
        out.codes[listed] = ONE | DO_STOP
        listed += 1
    return listed


def buy(state: FeudumState, good: int) -> None:
    price = price_of(state, good)
    state.price += price
    state.count += 1
    state.guilds.market[good] -= 1
    receive(state, state.active, good, 1)
    state.journal.note(NOTE_GOOD_BOUGHT, state.active, good, price)
    state.phase = BUY if state.count < _MOST else TRADED


def finish(state: FeudumState) -> None:
    """FEU-GUI-03: the whole price at once."""
    pay_guild(state, MERCHANT, state.price)
    state.price = 0
    store_sulfur(state, CARD_DONE)
