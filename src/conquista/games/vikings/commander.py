"""Chapter 8: the commander and the command effect."""

from __future__ import annotations

from conquista.games.vikings import supply
from conquista.games.vikings.phase import (
    BATTLE_CRY,
    BLOODY_WATERS,
    BY_VALHALLA,
    DO_PLACE_COMMANDER,
    NEVER,
    OFF,
    PLACE,
    RED,
    SHIELD_WALL,
    UNPLACED,
    WAR_PRAYER,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_PRICE: int = 1


def is_unplaced(state: VikingsState, seat: int) -> bool:
    """VIK-ONE-03: he is put on the board in round 1."""
    return state.rules.commander_on and state.commander[seat] == UNPLACED


def price(state: VikingsState) -> int:
    """VIK-ONE-03, VIK-CMD-06, VIK-OPT-07: what it costs to put the commander on the board now."""
    return _PRICE if state.phase != PLACE and state.rules.commander_return == BY_VALHALLA else 0


def may_place(state: VikingsState, seat: int) -> bool:
    if state.phase == PLACE:
        return is_unplaced(state, seat)
    return (
        state.rules.commander_on
        and state.commander[seat] == OFF
        and state.rules.commander_return != NEVER
        and state.valhalla[seat] >= price(state)
    )


def list_places(state: VikingsState, out: Codes, listed: int) -> int:
    if not may_place(state, state.active):
        return listed
    for territory in range(state.land.board.territories):
        if state.land.owner[territory] == state.active:
            out.codes[listed] = ONE | DO_PLACE_COMMANDER | territory << 6
            listed += 1
    return listed


def place(state: VikingsState, territory: int) -> None:
    supply.sacrifice(state, state.active, price(state))
    state.commander[state.active] = territory


def leads(state: VikingsState, side: int) -> bool:
    """VIK-CMD-07: the commander of this side is in the origin, or in the target."""
    place = state.battle.source if side == RED else state.battle.target
    return state.commander[state.land.owner[place]] == place


def may_reroll(state: VikingsState, side: int) -> bool:
    """VIK-EFF-01 to 03, 07, 08: one die, once in a combat."""
    if not leads(state, side) or state.clash.rerolled[side]:
        return False
    if state.clash.naval:
        return state.effect == BLOODY_WATERS
    return state.effect == (BATTLE_CRY if side == RED else SHIELD_WALL)


def may_pray(state: VikingsState, side: int) -> bool:
    """VIK-EFF-04 to 06: once for each invocation."""
    return state.effect == WAR_PRAYER and not state.clash.again and leads(state, side)
