"""Chapter 8.5: the Noble Guild: seals for sale, and seals that become beads."""

from __future__ import annotations

from conquista.games.feudum.drawing import turn_seals
from conquista.games.feudum.guilds import rosary_size, rosary_sum
from conquista.games.feudum.limits import MONK, NOBLE, ROSARY_ROOM, SCROLLS, TRADE
from conquista.games.feudum.notes import NOTE_SEAL_BOUGHT, NOTE_SEAL_MOVED
from conquista.games.feudum.phase import (
    BEAD_PLACED,
    CARD_DONE,
    DO_BUY_SEALS,
    DO_STOP,
    DO_TAKE_SCROLL,
    SCROLL,
    SEALS,
    TO_ROSARY,
    WORKED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades.coins import pay_guild
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes

_PRICE: int = 3
_MOST: int = 2


def may_trade(state: FeudumState) -> bool:
    return state.guilds.scrolls != 0 and state.stores.shillings[state.active] >= _PRICE


def begin_trade(state: FeudumState) -> None:
    state.phase = SEALS


def list_numbers(state: FeudumState, out: Codes) -> int:
    """FEU-NOB-02: one or two, as far as scrolls and shillings go."""
    most = min(_MOST, count(state.guilds.scrolls))
    most = min(most, state.stores.shillings[state.active] // _PRICE)
    out.codes[0] = most << AMOUNT | DO_BUY_SEALS
    return 1


def buy_seals(state: FeudumState, number: int) -> None:
    state.quota = number
    pay_guild(state, NOBLE, _PRICE * number)
    state.phase = SCROLL


def may_offer(state: FeudumState) -> bool:
    """FEU-NOB-03, FEU-MNK-04: a seal on a scroll, and a free space on the rosary."""
    return state.guilds.scrolls != 0 and rosary_size(state.guilds) < ROSARY_ROOM


def begin(state: FeudumState, quota: int) -> None:
    state.quota = quota
    state.phase = SCROLL


def list_scrolls(state: FeudumState, out: Codes) -> int:
    listed = 0
    for scroll in range(SCROLLS):
        if state.guilds.scrolls >> scroll & 1:
            out.codes[listed] = ONE | DO_TAKE_SCROLL | scroll
            listed += 1
    if state.count > 0 and state.function != TRADE and not state.rules.fill_up:
        out.codes[listed] = ONE | DO_STOP
        listed += 1
    return listed


def take_scroll(state: FeudumState, scroll: int) -> None:
    state.guilds.scrolls &= ~(BIT << scroll)
    state.count += 1
    if state.function == TRADE:
        state.stores.seals[state.active] += 1
        state.journal.note(NOTE_SEAL_BOUGHT, state.active, scroll)
        state.phase = SCROLL if state.count < state.quota else CARD_DONE
    else:
        state.journal.note(NOTE_SEAL_MOVED, state.active, scroll)
        turn_seals(state, 1, TO_ROSARY, BEAD_PLACED)


def go_on(state: FeudumState) -> None:
    state.phase = SCROLL if state.count < state.quota and may_offer(state) else WORKED


def objectives(state: FeudumState) -> int:
    """FEU-NOB-03, FEU-MNK-04: by the new sum on the rosary."""
    total = rosary_sum(state.guilds)
    if state.guild == MONK:
        return 1 if total >= 11 else 0
    return 3 if total >= 17 else 2 if total >= 11 else 1 if total >= 5 else 0
