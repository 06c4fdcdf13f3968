"""Chapter 2: colours, command effect, dealer, territories and objectives."""

from __future__ import annotations

from conquista.games.vikings.objectives import destroys, seat_of_colour
from conquista.games.vikings.phase import (
    COLOUR,
    DEAL,
    DEALER,
    DO_TAKE_COLOUR,
    EFFECT,
    NO_COLOUR,
    OBJECTIVES,
    SWAP,
    TURN_START,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts import lots
from conquista.parts.land.limits import VACANT

_COLOURS: int = 6


def free_colours(state: VikingsState) -> int:
    """The bit set of colours that nobody has."""
    return lots.free_colours(state.colour, state.rules.seats, _COLOURS)


def go_on_with_colours(state: VikingsState) -> None:
    """VIK-SET-01: those who have none take one, in seat order; all pieces are in the reserves."""
    state.cursor = lots.first_without_colour(state.colour, state.rules.seats, NO_COLOUR)
    if state.cursor < state.rules.seats:
        state.active = state.cursor
        state.phase = COLOUR
        return
    state.active = 0
    for seat in range(state.rules.seats):
        state.stock[seat] = state.rules.supply if state.rules.limited else 0
        state.fleet.in_reserve[seat] = state.rules.ships if state.rules.ships_on else 0
    begin_effect(state)


def list_colours(state: VikingsState, out: Codes) -> int:
    listed = 0
    free = free_colours(state)
    for colour in range(_COLOURS):
        if free >> colour & 1:
            out.codes[listed] = ONE | DO_TAKE_COLOUR | colour << 6
            listed += 1
    return listed


def take_colour(state: VikingsState, colour: int) -> None:
    state.colour[state.active] = colour
    go_on_with_colours(state)


def begin_effect(state: VikingsState) -> None:
    """VIK-SET-02, VIK-SET-03, VIK-OPT-05: drawn among those in play; a single one needs no draw."""
    state.phase = EFFECT if count(state.rules.effects) > 1 else DEALER
    if count(state.rules.effects) == 1:
        state.effect = nth(state.rules.effects, 0)


def outcomes(state: VikingsState) -> int:
    if state.phase == EFFECT:
        return count(state.rules.effects)
    if state.phase == DEALER:
        return lots.throws(count(state.rollers))
    if state.phase == DEAL:
        return state.land.territories[VACANT]
    return count(state.undealt)


def apply(state: VikingsState, outcome: int) -> None:
    if state.phase == EFFECT:
        state.effect = nth(state.rules.effects, outcome)
        state.phase = DEALER
    elif state.phase == DEALER:
        roll_for_dealer(state, outcome)
    elif state.phase == DEAL:
        deal_territory(state, outcome)
    elif state.phase == OBJECTIVES:
        deal_objective(state, outcome)
    else:
        swap_objective(state, outcome)


def roll_for_dealer(state: VikingsState, outcome: int) -> None:
    """VIK-SET-05: the highest die deals; those tied for it roll again."""
    state.rollers = lots.highest(state.rollers, outcome)
    if count(state.rollers) == 1:
        state.dealer = nth(state.rollers, 0)
        state.first = state.dealer
        state.active = state.dealer
        state.phase = DEAL
        state.cursor = 0


def seat_at(state: VikingsState, position: int) -> int:
    """VIK-SET-06: anticlockwise from the dealer's right, so that the dealer is dealt to last."""
    seats = state.rules.seats
    return (state.dealer + seats - 1 - position % seats) % seats


def deal_territory(state: VikingsState, outcome: int) -> None:
    """VIK-SET-06, VIK-SET-07: one by one, each with one army of the reserve."""
    land = state.land
    seat = seat_at(state, state.cursor)
    for territory in range(land.board.territories):
        if land.owner[territory] == VACANT:
            if outcome == 0:
                land.give(territory, seat)
                land.armies[territory] = 1
                state.stock[seat] -= 1 if state.rules.limited else 0
                break
            outcome -= 1
    state.cursor += 1
    if state.cursor == land.board.territories:
        finish_deal(state)


def finish_deal(state: VikingsState) -> None:
    """VIK-SET-08, VIK-OPT-13: all cards form the draw pile; then the objectives, if there are any."""
    state.deck.pile = (BIT << state.rules.cards.cards) - 1
    state.cursor = 0
    if state.rules.objectives_on:
        state.undealt = objective_pool(state)
        state.phase = OBJECTIVES
    else:
        state.phase = TURN_START


def objective_pool(state: VikingsState) -> int:
    """VIK-SET-09, VIK-SET-10: cards that name an absent colour stay out."""
    table = state.rules.objectives
    pool = 0
    for card in range(table.cards):
        named = table.destroy[card]
        if named == NO_COLOUR or seat_of_colour(state, named) < state.rules.seats:
            pool |= BIT << card
    return pool if state.rules.objectives_on else 0


def deal_objective(state: VikingsState, outcome: int) -> None:
    """VIK-SET-11: one each, without repetition."""
    card = nth(state.undealt, outcome)
    state.undealt &= ~(BIT << card)
    state.objective[state.cursor] = card
    state.cursor += 1
    if state.cursor == state.rules.seats:
        state.cursor = 0
        go_on_with_swaps(state)


def go_on_with_swaps(state: VikingsState) -> None:
    """VIK-SET-11: in turn order, whoever was dealt the card against himself changes it, unseen by all."""
    seats = state.rules.seats
    for place in range(state.cursor, seats):
        if destroys(state, (state.first + place) % seats, (state.first + place) % seats):
            state.cursor = place
            state.phase = SWAP
            return
    state.cursor = 0
    state.phase = TURN_START


def swap_objective(state: VikingsState, outcome: int) -> None:
    """The card given back joins the others after the draw, so a later change may draw it."""
    seat = (state.first + state.cursor) % state.rules.seats
    returned = BIT << state.objective[seat]
    card = nth(state.undealt, outcome)
    state.objective[seat] = card
    state.undealt = state.undealt & ~(BIT << card) | returned
    state.cursor += 1
    go_on_with_swaps(state)
