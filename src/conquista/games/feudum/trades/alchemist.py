"""Chapter 8.3: the Alchemist Guild: vessels for sale, and inventions."""

from __future__ import annotations

from conquista.games.feudum.guilds import vessels_for_sale
from conquista.games.feudum.limits import ALCHEMIST, BARREL, GOODS, ROW_ROOM, VESSELS
from conquista.games.feudum.notes import NOTE_INVENTED, NOTE_VESSEL_BOUGHT
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_BUY_VESSEL,
    DO_INVENT,
    DO_STOP,
    INVENT,
    VESSEL_CHOICE,
    WORKED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades.coins import pay_guild
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_PRICE: int = 3
_BARRELS: int = 3


def may_trade(state: FeudumState) -> bool:
    return vessels_for_sale(state.guilds) > 0 and state.stores.shillings[state.active] >= _PRICE


def begin_trade(state: FeudumState) -> None:
    state.phase = VESSEL_CHOICE


def list_vessels(state: FeudumState, out: Codes) -> int:
    listed = 0
    for vessel in range(VESSELS):
        if state.guilds.sale[vessel] > 0:
            out.codes[listed] = ONE | DO_BUY_VESSEL | vessel
            listed += 1
    return listed


def buy_vessel(state: FeudumState, vessel: int) -> None:
    """FEU-ALC-02."""
    state.guilds.sale[vessel] -= 1
    state.stores.vessels[state.active][vessel] += 1
    state.journal.note(NOTE_VESSEL_BOUGHT, state.active, vessel)
    pay_guild(state, ALCHEMIST, _PRICE)
    state.phase = CARD_DONE


def may_invent(state: FeudumState, invention: int) -> bool:
    """FEU-ALC-04 to 06: its goods are there, and the piece too."""
    recipe = invention
    if invention == BARREL:
        if state.barrels == _BARRELS or not rows_have_room(state):
            return False
        recipe += state.barrels
    elif state.stores.yard[invention] == 0:
        return False
    for good in range(GOODS):
        if state.guilds.carts[good] < state.rules.inventions[recipe][good]:
            return False
    return True


def may_invent_any(state: FeudumState) -> bool:
    for invention in range(BARREL + 1):
        if may_invent(state, invention):
            return True
    return False


def reinforcement(state: FeudumState, row: int) -> int:
    """FEU-ALC-06, FEU-KNI-01: what the first section that is not full takes."""
    markers = state.guilds.rows[row]
    room = 1 - markers if markers < 1 else 3 - markers if markers < 3 else ROW_ROOM - markers
    return min(room, state.stores.rest[row])


def rows_have_room(state: FeudumState) -> bool:
    for row in range(state.rules.rows):
        if reinforcement(state, row) > 0:
            return True
    return False


def begin(state: FeudumState, quota: int) -> None:
    state.quota = quota
    state.barrels = 0
    state.phase = INVENT


def list_inventions(state: FeudumState, out: Codes) -> int:
    listed = 0
    for invention in range(BARREL + 1):
        if may_invent(state, invention):
            out.codes[listed] = ONE | DO_INVENT | invention
            listed += 1
    if state.count > 0 and not state.rules.fill_up:
        out.codes[listed] = ONE | DO_STOP
        listed += 1
    return listed


def invent(state: FeudumState, invention: int) -> None:
    recipe = invention
    if invention == BARREL:
        recipe += state.barrels
        state.barrels += 1
        for row in range(state.rules.rows):
            markers = reinforcement(state, row)
            state.stores.rest[row] -= markers
            state.guilds.rows[row] += markers
    else:
        state.stores.yard[invention] -= 1
        state.guilds.sale[invention] += 1
    for good in range(GOODS):
        used = state.rules.inventions[recipe][good]
        state.guilds.carts[good] -= used
        state.stores.bag[good] += used
    state.count += 1
    state.journal.note(NOTE_INVENTED, state.active, invention)
    state.phase = INVENT if state.count < state.quota and may_invent_any(state) else WORKED
