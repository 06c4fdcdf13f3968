"""Chapter 7: moving armies."""

from __future__ import annotations

from conquista.games.war.ending import check_active
from conquista.games.war.phase import DO_END_FORTIFY, DO_MOVE, DRAW, END_TRADE, FORTIFY
from conquista.games.war.state import WarState
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land import redeploy


def begin(state: WarState) -> None:
    """WAR-FRT-04, WAR-FRT-07: from here on each army moves once, also one that has just moved in."""
    redeploy.prepare(state.reserve, state.land, state.active)
    state.phase = FORTIFY


def list_moves(state: WarState, out: Codes) -> int:
    """WAR-FRT-01 to 06, WAR-FRT-08."""
    out.codes[0] = ONE | DO_END_FORTIFY
    return redeploy.list_moves(state.reserve, state.land, state.active, DO_MOVE, out, 1)


def move(state: WarState, source: int, target: int, armies: int) -> None:
    """WAR-FRT-09: the others see it at once, so it is final."""
    redeploy.move(state.reserve, state.land, source, target, armies)
    check_active(state)


def end(state: WarState) -> None:
    """WAR-ELM-05, WAR-OPT-07: who eliminated somebody may trade before the card is drawn."""
    offered = state.eliminated and state.rules.trade_after_elimination
    state.phase = END_TRADE if offered and state.deck.sizes[state.active] >= 3 else DRAW
