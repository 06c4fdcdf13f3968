"""Chapter 10: the fortification."""

from __future__ import annotations

from conquista.games.vikings.phase import (
    DO_END_FORTIFY,
    DO_MOVE,
    DO_SAIL,
    DO_SAIL_EMPTY,
    DRAW,
    FORTIFY,
    WITH_COMMANDER,
    WITH_SHIP,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import redeploy


def begin(state: VikingsState) -> None:
    """VIK-FOR-04, VIK-OPT-09: also what has just moved in may move; nothing moves twice."""
    redeploy.prepare(state.reserve, state.land, state.active)
    state.fleet.sailed = 0
    state.led = False
    state.phase = FORTIFY


def commander_in(state: VikingsState, source: int) -> bool:
    """VIK-FOR-05, VIK-OPT-09: he is there and has not moved in this phase."""
    return state.commander[state.active] == source and not state.led


def ship_may_sail(state: VikingsState, source: int, target: int) -> bool:
    """VIK-FOR-06, VIK-FOR-07: no ship lies in the port of arrival; also a spent one may."""
    return not state.fleet.lies_in(target) and not state.fleet.sailed >> source & 1


def list_moves(state: VikingsState, out: Codes) -> int:
    """VIK-FOR-01 to 06."""
    out.codes[0] = ONE | DO_END_FORTIFY
    listed = 1
    for source in range(state.land.board.territories):
        if state.land.owner[source] == state.active:
            if state.reserve.movable[source] > 0:
                listed = list_by_land(state, source, out, listed)
            if state.fleet.lies_in(source):
                listed = list_by_sea(state, source, out, listed)
    return listed


def list_by_land(state: VikingsState, source: int, out: Codes, listed: int) -> int:
    board = state.land.board
    base = state.reserve.movable[source] << AMOUNT | DO_MOVE | source << 12
    for k in range(board.degree[source]):
        target = board.neighbours[source][k]
        if state.land.owner[target] == state.active:
            out.codes[listed] = base | target << 6
            listed += 1
            if commander_in(state, source):
                out.codes[listed] = base | target << 6 | BIT
                listed += 1
    return listed


def list_by_sea(state: VikingsState, source: int, out: Codes, listed: int) -> int:
    sea = state.rules.sea
    movable = state.reserve.movable[source]
    for k in range(sea.degree[source]):
        target = sea.neighbours[source][k]
        if state.land.owner[target] != state.active:
            continue
        sails = ship_may_sail(state, source, target)
        if sails:
            out.codes[listed] = ONE | DO_SAIL_EMPTY | source << 12 | target << 6
            listed += 1
        if movable > 0:
            for along in range(4):
                if (along & WITH_SHIP and not sails) or (
                    along & WITH_COMMANDER and not commander_in(state, source)
                ):
                    continue
                out.codes[listed] = movable << AMOUNT | DO_SAIL | source << 12 | target << 6 | along
                listed += 1
    return listed


def can_move(state: VikingsState, room: Codes) -> bool:
    return list_moves(state, room) > 1


def move(state: VikingsState, source: int, target: int, armies: int, with_commander: bool) -> None:
    redeploy.move(state.reserve, state.land, source, target, armies)
    if with_commander:
        state.commander[state.active] = target
        state.led = True
    go_on(state)


def sail(state: VikingsState, source: int, target: int, armies: int, along: int) -> None:
    """VIK-FOR-06: the armies cross, the ship if it is to."""
    if along & WITH_SHIP:
        state.fleet.take(source)
        state.fleet.put(target)
        state.fleet.sailed |= BIT << target
    move(state, source, target, armies, along & WITH_COMMANDER != 0)


def go_on(state: VikingsState) -> None:
    """VIK-FOR-01, VIK-OPT-09: one fortification, or as many as one likes."""
    if not state.rules.classic_fortify:
        end(state)


def end(state: VikingsState) -> None:
    state.phase = DRAW
