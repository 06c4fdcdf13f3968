"""Chapter 3: the turn, and what goes on by itself (WAR-TRN-04)."""

from __future__ import annotations

from conquista.games.war import cards, conquest, ending, fortify, reinforce
from conquista.games.war.phase import (
    AFTER_ELIMINATION,
    ATTACK,
    DRAW,
    END_PLACE,
    FORTIFY,
    OVER,
    PLACE,
    TRADE,
    TURN_END,
    TURN_START,
)
from conquista.games.war.state import WarState
from conquista.parts.land import assault, redeploy
from conquista.parts.rounds import begins_anew, following


def advance(state: WarState) -> None:
    """Pass through the states in which nobody has anything to decide (WAR-TRN-03, WAR-TRN-05)."""
    while True:
        phase = state.phase
        if phase == ATTACK:
            if assault.can_attack(state.land, state.active):
                return
            fortify.begin(state)
        elif phase == FORTIFY:
            if redeploy.can_move(state.reserve, state.land, state.active):
                return
            fortify.end(state)
        elif phase == PLACE:
            if state.pools.left > 0:
                return
            state.phase = TURN_END if only_placing(state) else ATTACK
        elif phase == END_PLACE:
            if state.pools.left > 0:
                return
            cards.go_on_after_end_place(state)
        elif phase == AFTER_ELIMINATION:
            conquest.settle_elimination(state)
        elif phase == DRAW:
            cards.close_turn(state)
        elif phase == TURN_END:
            end(state)
        elif phase == TURN_START:
            start(state)
        else:
            return


def only_placing(state: WarState) -> bool:
    """WAR-OPT-01."""
    return state.rules.placement_only and state.round == 1


def start(state: WarState) -> None:
    """WAR-TRN-02, WAR-TRN-07: the pools are counted; three cards, whichever they are, may be a set."""
    state.turns += 1
    state.conquered = False
    state.eliminated = False
    reinforce.receive(state)
    state.phase = TRADE if state.deck.sizes[state.active] >= 3 else PLACE


def end(state: WarState) -> None:
    """WAR-TRN-01, WAR-TRN-06: the next seat in play; the round ends when the turn index does not rise."""
    seats = state.rules.seats
    next_seat = following(state.in_play, state.active, seats)
    if begins_anew(state.first, state.active, next_seat, seats):
        ending.check_round_limit(state)
        if state.phase == OVER:
            return
        state.round += 1
    state.active = next_seat
    state.phase = TURN_START
