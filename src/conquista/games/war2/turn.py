"""Chapter 3: rounds and turns, and what goes on by itself."""

from __future__ import annotations

from conquista.games.war2 import cards, conquest, ending, movement, reinforce, surrender
from conquista.games.war2.phase import (
    AFTER_ELIMINATION,
    ATTACK,
    CLAIM,
    DRAW,
    FIRST_STAGE,
    MOVE,
    OVER,
    PLACE,
    SECOND_STAGE,
    TRANSPORT,
    TURN_END,
    TURN_START,
    WHOLE,
)
from conquista.games.war2.state import War2State
from conquista.parts.rounds import begins_anew, following


def advance(state: War2State) -> None:
    """Pass through the states in which nobody has anything to decide.

    Attacks and moves are ended by the player alone (WAR2-TRN-10): else it would show what a hand cannot do.
    """
    while True:
        phase = state.phase
        if phase == PLACE and reinforce.is_over(state):
            reinforce.finish(state)
        elif phase in (CLAIM, PLACE, ATTACK, MOVE, TRANSPORT):
            if not state.leaving:
                return
            surrender.leave(state)
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


def start(state: War2State) -> None:
    """WAR2-TRN-03 to 07, WAR2-OPT-02, WAR2-OBJ-03: round 1 is played in two stages."""
    state.turns += 1
    state.conquered = False
    state.spies.spied = False
    state.spies.moved = 0
    if state.stage != SECOND_STAGE:
        reinforce.receive(state)
        state.phase = PLACE
    elif state.rules.attacks_in_first_round:
        state.phase = ATTACK
    else:
        movement.begin(state)
    ending.check_all(state)


def end(state: War2State) -> None:
    """WAR2-TRN-01, WAR2-TRN-02: the next one in play; a round or stage ends when the order begins anew."""
    seats = state.rules.seats
    next_seat = following(state.in_play, state.active, seats)
    if begins_anew(state.first, state.active, next_seat, seats):
        if state.stage == FIRST_STAGE:
            state.stage = SECOND_STAGE
        else:
            ending.check_round_limit(state)
            if state.phase == OVER:
                return
            state.stage = WHOLE
            state.round += 1
    state.active = next_seat
    state.phase = TURN_START
