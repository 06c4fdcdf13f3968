"""Chapter 12: the Information Centres (CI) and what they let their keepers see."""

from __future__ import annotations

from conquista.games.war2.objectives import turned
from conquista.games.war2.phase import (
    DO_MOVE_CI,
    DO_PLACE_CI,
    DO_SPY,
    FIRST_STAGE,
    GONE,
    MOST_PLAYERS,
    MOVE,
    SEEN,
    SEEN_CHANGED,
    UNPLACED,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land.board import adjacent

_LAST_ROUND: int = 2
"""In which a CI must be placed at the latest."""


def may_place(state: War2State) -> bool:
    """WAR2-CI-02, WAR2-CI-03."""
    placed = state.spies.place[state.active] != UNPLACED
    return state.rules.espionage and not placed and state.round <= _LAST_ROUND


def is_due(state: War2State) -> bool:
    """WAR2-CI-04: the turn cannot end before the CI is placed."""
    return may_place(state) and state.round == _LAST_ROUND


def may_spy(state: War2State) -> bool:
    """WAR2-CI-07, 09 to 11, 20, 21: once a turn, if the own CI stands on an own territory."""
    place = state.spies.place[state.active]
    if place >= UNPLACED or state.land.owner[place] != state.active:
        return False
    return not state.spies.spied and state.stage != FIRST_STAGE


def list_actions(state: War2State, out: Codes, listed: int) -> int:
    """All that a CI allows in the current phase; nothing without the option."""
    if not state.rules.espionage:
        return listed
    if may_place(state):
        for territory in range(state.land.board.territories):
            if state.land.owner[territory] == state.active:
                out.codes[listed] = ONE | DO_PLACE_CI | territory << 6
                listed += 1
    if may_spy(state):
        for seat in range(state.rules.seats):
            if seat != state.active and state.in_play >> seat & 1:
                out.codes[listed] = ONE | DO_SPY | seat << 6
                listed += 1
    return list_ci_moves(state, out, listed) if state.phase == MOVE else listed


def list_ci_moves(state: War2State, out: Codes, listed: int) -> int:
    """WAR2-CI-25 to 27, 31: the keeper moves it one step or by one airlift."""
    for whose in range(MOST_PLAYERS):
        if not may_move(state, whose):
            continue
        for territory in range(state.land.board.territories):
            if reaches(state, state.spies.place[whose], territory):
                out.codes[listed] = ONE | DO_MOVE_CI | whose << 12 | territory << 6
                listed += 1
    return listed


def is_kept(state: War2State, whose: int) -> bool:
    """WAR2-CI-18: its keeper is who holds the territory it stands on."""
    place = state.spies.place[whose]
    return place < UNPLACED and state.land.owner[place] == state.active


def may_move(state: War2State, whose: int) -> bool:
    return is_kept(state, whose) and not state.spies.moved >> whose & 1


def reaches(state: War2State, source: int, target: int) -> bool:
    """A neighbour, or from one Strategic Centre to another; both own."""
    if source == target or state.land.owner[target] != state.active:
        return False
    if state.rules.centre[source] and state.rules.centre[target]:
        return True
    return adjacent(state.land.board, source, target)


def place(state: War2State, territory: int) -> None:
    state.spies.place[state.active] = territory
    state.chain = False


def move(state: War2State, whose: int, territory: int) -> None:
    state.spies.place[whose] = territory
    state.spies.moved |= BIT << whose


def spy(state: War2State, owner: int) -> None:
    """WAR2-CI-08, 12, 13: the hand as it is now, and not the objective."""
    state.spies.spied = True
    look(state, owner)
    state.chain = False


def look(state: War2State, owner: int) -> None:
    spies = state.spies
    spies.turn[state.active][owner] = state.turns
    spies.hand[state.active][owner] = state.deck.hands[owner]
    state.deck.show(owner, state.active)


def capture(state: War2State, territory: int) -> None:
    """WAR2-CI-15 to 19, 22, 24: the conqueror sees hand and objective of each foreign CI's owner."""
    for owner in range(state.rules.seats):
        if owner != state.active and state.spies.place[owner] == territory:
            look(state, owner)
            changed = turned(state, owner) or state.last_stand >> owner & 1
            state.spies.objective[state.active][owner] = SEEN_CHANGED if changed else SEEN


def remove(state: War2State, seat: int) -> None:
    """WAR2-ELI-09, WAR2-SUR-07, WAR2-CI-23."""
    state.spies.place[seat] = GONE
