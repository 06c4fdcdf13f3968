"""Chapter 8.6: the Monk Guild: beads for sale and for the chickens."""

from __future__ import annotations

from conquista.games.feudum.drawing import draw_bead
from conquista.games.feudum.guilds import chicken_sum, rosary_size
from conquista.games.feudum.limits import MONK
from conquista.games.feudum.phase import CARD_DONE, TO_SEAT
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades.coins import pay_guild

_PRICE: int = 3


def may_trade(state: FeudumState) -> bool:
    return rosary_size(state.guilds) > 0 and state.stores.shillings[state.active] >= _PRICE


def trade(state: FeudumState) -> None:
    """FEU-MNK-02."""
    pay_guild(state, MONK, _PRICE)
    draw_bead(state, TO_SEAT, CARD_DONE)


def objectives(state: FeudumState) -> int:
    """FEU-MNK-03: by the new sum on the chickens."""
    total = chicken_sum(state.guilds)
    return 3 if total >= 9 else 2 if total >= 6 else 1 if total >= 3 else 0
