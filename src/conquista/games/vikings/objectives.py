"""Chapter 12: the objective cards."""

from __future__ import annotations

from conquista.games.vikings import ships
from conquista.games.vikings.phase import NEVER, NO_COLOUR, NO_OBJECTIVE, OFF, UNPLACED
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bitset import count
from conquista.parts.land.objectives import garrisoned, owns_continents


def seat_of_colour(state: VikingsState, colour: int) -> int:
    """The seat that plays a colour; the number of seats if nobody does."""
    for seat in range(state.rules.seats):
        if state.colour[seat] == colour:
            return seat
    return state.rules.seats


def turned(state: VikingsState, seat: int) -> bool:
    """VIK-OBJ-05, VIK-OBJ-07: the card can never be met any more."""
    table, card = state.rules.objectives, state.objective[seat]
    if card == NO_OBJECTIVE:
        return False
    if table.destroy[card] != NO_COLOUR:
        target = seat_of_colour(state, table.destroy[card])
        return target == seat or not state.in_play >> target & 1
    lost_leader = state.commander[seat] == OFF and state.rules.commander_return == NEVER
    if state.rules.commander_on and table.commander_in[card] and lost_leader:
        return True
    needed = max(table.ships[card], count(table.ship_in[card]))
    return state.rules.ships_on and needed > state.rules.ships - state.fleet.destroyed[seat]


def goal(state: VikingsState, seat: int) -> int:
    """The objective as it now reads."""
    return state.rules.objectives.fallback if turned(state, seat) else state.objective[seat]


def fulfilled(state: VikingsState, seat: int) -> bool:
    """VIK-OBJ-01 to 03. A "destroy" card is not fulfilled by what one holds but by an elimination."""
    table = state.rules.objectives
    card = goal(state, seat)
    if card == NO_OBJECTIVE or table.destroy[card] != NO_COLOUR:
        return False
    return (
        garrisoned(state.land, seat, table.armies[card]) >= table.territories[card]
        and owns_continents(state.land, seat, table.whole[card], False)
        and owns_named(state, seat, table.named[card])
        and (table.ports[card] == 0 or ports_of(state, seat) >= table.ports[card])
        and has_ships(state, seat, card)
        and has_commander(state, seat, card)
    )


def owns_named(state: VikingsState, seat: int, named: int) -> bool:
    for territory in range(state.land.board.territories):
        if named >> territory & 1 and state.land.owner[territory] != seat:
            return False
    return True


def ports_of(state: VikingsState, seat: int) -> int:
    total = 0
    for territory in range(state.land.board.territories):
        if ships.is_own_port(state, seat, territory):
            total += 1
    return total


def has_ships(state: VikingsState, seat: int, card: int) -> bool:
    """VIK-OBJ-03: asked only where there are ships. A ship in an own port is an own ship."""
    table = state.rules.objectives
    if not state.rules.ships_on:
        return True
    if table.ship_in[card] & ~state.fleet.in_port:
        return False
    return owns_named(state, seat, table.ship_in[card]) and (
        table.ships[card] == 0 or ships.on_board(state, seat) >= table.ships[card]
    )


def has_commander(state: VikingsState, seat: int, card: int) -> bool:
    """VIK-OBJ-03: asked only where there are commanders."""
    places = state.rules.objectives.commander_in[card]
    if not state.rules.commander_on or not places:
        return True
    place = state.commander[seat]
    return place < UNPLACED and places >> place & 1 == 1


def destroys(state: VikingsState, seat: int, victim: int) -> bool:
    """VIK-OBJ-04: whether eliminating this victim is the seat's objective."""
    card = state.objective[seat]
    return card != NO_OBJECTIVE and state.rules.objectives.destroy[card] == state.colour[victim]
