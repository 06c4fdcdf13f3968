"""Chapter 7.4: Influence."""

from __future__ import annotations

from conquista.games.feudum.limits import FEUDUM, LOCATIONS, MERCHANT, NOBODY_HERE
from conquista.games.feudum.markers import buy_out, may_place, place
from conquista.games.feudum.phase import DO_BUY_INFLUENCE, DO_INFLUENCE, DO_STOP, INFLUENCING
from conquista.games.feudum.realm import has_character_at, has_pawn_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def begin(state: FeudumState) -> None:
    state.done = 0
    state.bought = False
    state.phase = INFLUENCING


def list_placements(state: FeudumState, out: Codes) -> int:
    """FEU-INF-01 to 03: stop, place, or buy, where he has a pawn."""
    out.codes[0] = ONE | DO_STOP
    listed = 1
    if state.stores.markers[state.active] == 0:
        return listed
    for location in range(LOCATIONS):
        if state.done >> location & 1 or not has_pawn_at(state.realm, state.active, location):
            continue
        if may_place(state, state.active, location):
            out.codes[listed] = ONE | DO_INFLUENCE | location << 6
            listed += 1
        if may_buy(state, location):
            out.codes[listed] = ONE | DO_BUY_INFLUENCE | location << 6
            listed += 1
    return listed


def may_buy(state: FeudumState, location: int) -> bool:
    """FEU-INF-03, FEU-LOC-08: a merchant of his stands there, and an opponent's ruler alone."""
    realm = state.realm
    seat = state.active
    if not state.rules.advanced or state.bought or state.stores.shillings[seat] == 0:
        return False
    if realm.ruler[location] == NOBODY_HERE or realm.ruler[location] == seat:
        return False
    if realm.subject[location] or realm.serf[location] != NOBODY_HERE:
        return False
    if state.rules.sealed_feudums and realm.kind[location] == FEUDUM:
        return False
    return has_character_at(realm, seat, MERCHANT, location)


def influence(state: FeudumState, location: int) -> None:
    """FEU-INF-04, FEU-INF-05."""
    place(state, state.active, location)
    state.done |= BIT << location
    settle(state)


def buy_influence(state: FeudumState, location: int) -> None:
    buy_out(state, state.active, location)
    state.bought = True
    state.done |= BIT << location
    settle(state)


def may_influence(state: FeudumState, out: Codes) -> bool:
    """FEU-FLOW-05: there is something to place or buy. The buffer is only room."""
    return list_placements(state, out) > 1
