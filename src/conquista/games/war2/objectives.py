"""Chapter 11: the objective cards."""

from __future__ import annotations

from conquista.games.war2.holdings import centres_of, has_majority
from conquista.games.war2.phase import NO_COLOUR, NO_OBJECTIVE
from conquista.games.war2.state import War2State
from conquista.parts.land.objectives import garrisoned, owns_continents


def seat_of_colour(state: War2State, colour: int) -> int:
    """The seat that plays a colour; the number of seats if nobody does."""
    for seat in range(state.rules.seats):
        if state.colour[seat] == colour:
            return seat
    return state.rules.seats


def turned(state: War2State, seat: int) -> bool:
    """WAR2-OBJ-05: the card is against the own colour, or one that is out of the game."""
    card = state.objective[seat]
    if card == NO_OBJECTIVE or state.rules.objectives.destroy[card] == NO_COLOUR:
        return False
    target = seat_of_colour(state, state.rules.objectives.destroy[card])
    return target == seat or not state.in_play >> target & 1


def goal(state: War2State, seat: int) -> int:
    """WAR2-OBJ-05, WAR2-OPT-07: the objective in its current form; one beyond the cards is the last stand."""
    if state.last_stand >> seat & 1:
        return state.rules.objectives.cards
    return state.rules.objectives.fallback if turned(state, seat) else state.objective[seat]


def fulfilled(state: War2State, seat: int) -> bool:
    """WAR2-OBJ-07 to 10. A "destroy" card is not fulfilled by what one holds but by an elimination."""
    table = state.rules.objectives
    card = goal(state, seat)
    if card == NO_OBJECTIVE:
        return False
    if card == table.cards:
        return centres_of(state, seat) >= state.rules.last_stand_centres
    if table.destroy[card] != NO_COLOUR:
        return False
    return (
        holds_continents(state, seat, card)
        and garrisoned(state.land, seat, table.armies[card]) >= table.territories[card]
        and (table.centres[card] == 0 or centres_of(state, seat) >= table.centres[card])
    )


def holds_continents(state: War2State, seat: int, card: int) -> bool:
    """WAR2-OBJ-07, WAR2-OBJ-08: the whole ones, the majorities, and those of choice."""
    table = state.rules.objectives
    if not owns_continents(state.land, seat, table.whole[card], table.more_whole[card] == 1):
        return False
    majorities = 0
    for continent in range(state.land.board.continents):
        if has_majority(state.land, seat, continent):
            majorities += 1
        elif table.majority[card] >> continent & 1:
            return False
    return majorities >= table.majorities[card]


def destroys(state: War2State, seat: int, victim: int) -> bool:
    """WAR2-ELI-02, WAR2-OBJ-06, WAR2-OPT-07: whether eliminating this victim is the seat's objective."""
    card = state.objective[seat]
    if card == NO_OBJECTIVE or state.last_stand >> seat & 1:
        return False
    return state.rules.objectives.destroy[card] == state.colour[victim]
