"""Chapter 2: colours, objectives, dealer and deal. Chance alone answers here."""

from __future__ import annotations

from conquista.games.war.objectives import destroys, fulfilled, seat_of_colour
from conquista.games.war.phase import (
    COLOURS,
    DEAL,
    DEALER,
    DESTROY,
    NO_COLOUR,
    OBJECTIVES,
    SWAP,
    TURN_START,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.parts import lots
from conquista.parts.land.limits import VACANT

_COLOURS: int = 6


def free_colours(state: WarState) -> int:
    """The bit set of colours that nobody has."""
    return lots.free_colours(state.colour, state.rules.seats, _COLOURS)


def outcomes(state: WarState) -> int:
    if state.phase == COLOURS:
        return count(free_colours(state))
    if state.phase == OBJECTIVES:
        return count(state.undealt)
    if state.phase == SWAP:
        return count(state.undealt & ~state.set_aside)
    if state.phase == DEALER:
        return lots.throws(count(state.rollers))
    return state.land.territories[VACANT]


def apply(state: WarState, outcome: int) -> None:
    if state.phase == COLOURS:
        state.colour[state.cursor] = nth(free_colours(state), outcome)
        go_on_with_colours(state)
    elif state.phase == OBJECTIVES:
        deal_objective(state, outcome)
    elif state.phase == SWAP:
        swap_objective(state, outcome)
    elif state.phase == DEALER:
        roll_for_dealer(state, outcome)
    else:
        deal_territory(state, outcome)


def go_on_with_colours(state: WarState) -> None:
    """WAR-SET-01, WAR-SET-02, WAR-RND-01: those who chose none get one at random, in seat order."""
    state.phase = COLOURS
    state.cursor = lots.first_without_colour(state.colour, state.rules.seats, NO_COLOUR)
    if state.cursor == state.rules.seats:
        lay_out_objectives(state)


def objective_pool(state: WarState) -> int:
    """WAR-SET-03, WAR-OPT-05: cards that name an absent colour stay out, unless the table keeps them."""
    table = state.rules.objectives
    pool = 0
    for card in range(table.cards):
        absent = table.kind[card] == DESTROY and seat_of_colour(state, table.what[card]) == state.rules.seats
        if state.rules.absent_become_24 or not absent:
            pool |= BIT << card
    return pool


def lay_out_objectives(state: WarState) -> None:
    state.undealt = objective_pool(state)
    state.phase = OBJECTIVES
    state.cursor = 0


def deal_objective(state: WarState, outcome: int) -> None:
    """WAR-SET-04, WAR-RND-02: one each, in seat order, without repetition."""
    card = nth(state.undealt, outcome)
    state.undealt &= ~(BIT << card)
    state.objective[state.cursor] = card
    state.cursor += 1
    if state.cursor == state.rules.seats:
        state.cursor = 0
        go_on_with_swaps(state)


def go_on_with_swaps(state: WarState) -> None:
    """WAR-OPT-06: whoever holds the card against himself changes it, in seat order."""
    if state.rules.redraw_own_colour:
        for seat in range(state.cursor, state.rules.seats):
            if destroys(state, seat, seat):
                state.cursor = seat
                state.phase = SWAP
                return
    state.phase = DEALER


def swap_objective(state: WarState, outcome: int) -> None:
    """The card given back goes below all others, where no later change can reach it."""
    returned = BIT << state.objective[state.cursor]
    card = nth(state.undealt & ~state.set_aside, outcome)
    state.objective[state.cursor] = card
    state.undealt = state.undealt & ~(BIT << card) | returned
    state.set_aside |= returned
    go_on_with_swaps(state)


def roll_for_dealer(state: WarState, outcome: int) -> None:
    """WAR-SET-06, WAR-SET-07, WAR-RND-03: the highest die deals; those tied for it roll again."""
    state.rollers = lots.highest(state.rollers, outcome)
    if count(state.rollers) == 1:
        state.dealer = nth(state.rollers, 0)
        state.phase = DEAL
        state.cursor = 0


def seat_at(state: WarState, position: int) -> int:
    """WAR-OPT-04: the seat at a deal position; position 0 is the dealer, or the seat after him."""
    start = state.dealer + 1 if state.rules.deal_left_of_dealer else state.dealer
    return (start + position) % state.rules.seats


def deal_territory(state: WarState, outcome: int) -> None:
    """WAR-SET-08 to 10, WAR-RND-04: one by one, clockwise, each with one army."""
    land = state.land
    for territory in range(land.board.territories):
        if land.owner[territory] == VACANT:
            if outcome == 0:
                land.give(territory, seat_at(state, state.cursor))
                land.armies[territory] = 1
                break
            outcome -= 1
    state.cursor += 1
    if state.cursor == land.board.territories:
        finish_deal(state)


def finish_deal(state: WarState) -> None:
    """WAR-SET-11 to 15: the deal stands unless it has already fulfilled somebody's objective."""
    for seat in range(state.rules.seats):
        if fulfilled(state, seat):
            clear_deal(state)
            return
    state.deck.pile = (BIT << state.rules.cards.cards) - 1
    state.first = seat_at(state, state.rules.first_position)
    state.active = state.first
    state.phase = TURN_START


def clear_deal(state: WarState) -> None:
    """WAR-SET-13: the same dealer deals again."""
    for territory in range(state.land.board.territories):
        state.land.give(territory, VACANT)
        state.land.armies[territory] = 0
    state.cursor = 0
