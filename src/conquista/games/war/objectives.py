"""Chapter 9: the objective cards."""

from __future__ import annotations

from conquista.games.war.phase import CONTINENTS, DESTROY
from conquista.games.war.state import WarState
from conquista.parts.land.objectives import garrisoned, owns_continents


def seat_of_colour(state: WarState, colour: int) -> int:
    """The seat that plays a colour; the number of seats if nobody does."""
    for seat in range(state.rules.seats):
        if state.colour[seat] == colour:
            return seat
    return state.rules.seats


def goal(state: WarState, seat: int) -> int:
    """WAR-OBJ-08 to 11: the objective in its current form.

    A colour that is one's own, or that nobody plays any more, cannot be destroyed: the card then asks for
    24 territories. That the holder has destroyed it himself does not come up, since he has won.
    """
    table = state.rules.objectives
    card = state.objective[seat]
    if table.kind[card] != DESTROY:
        return card
    target = seat_of_colour(state, table.what[card])
    if target != seat and state.in_play >> target & 1:
        return card
    return table.fallback


def fulfilled(state: WarState, seat: int) -> bool:
    """WAR-OBJ-02 to 06. A "destroy" card is not fulfilled by what one holds but by an elimination."""
    table = state.rules.objectives
    card = goal(state, seat)
    if table.kind[card] == DESTROY:
        return False
    if table.kind[card] == CONTINENTS:
        return owns_continents(state.land, seat, table.what[card], table.least[card] == 1)
    return garrisoned(state.land, seat, table.least[card]) >= table.what[card]


def destroys(state: WarState, seat: int, victim: int) -> bool:
    """WAR-OBJ-07: whether eliminating this victim is the seat's objective."""
    table = state.rules.objectives
    card = state.objective[seat]
    return table.kind[card] == DESTROY and table.what[card] == state.colour[victim]
