"""Chapter 2: colours, objectives, distributor, Strategic Centres, and the claims."""

from __future__ import annotations

from conquista.games.war2.objectives import seat_of_colour
from conquista.games.war2.phase import (
    CENTRES,
    CHOICE,
    CLAIM,
    COLOURS,
    DEALER,
    DO_CLAIM,
    DO_TAKE_CENTRE,
    DO_TAKE_PAIR,
    LOT,
    MOST_CENTRES,
    NO_COLOUR,
    OBJECTIVES,
    TURN_START,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts import lots
from conquista.parts.land.limits import VACANT
from conquista.parts.rounds import following

_COLOURS: int = 6


def free_colours(state: War2State) -> int:
    """The bit set of colours that nobody has."""
    return lots.free_colours(state.colour, state.rules.seats, _COLOURS)


def vacant_centres(state: War2State) -> int:
    """The bit set of Strategic Centres, by territory, that nobody has been given."""
    found = 0
    for k in range(MOST_CENTRES):
        if state.land.owner[state.rules.centres[k]] == VACANT:
            found |= BIT << state.rules.centres[k]
    return found


def outcomes(state: War2State) -> int:
    if state.phase == COLOURS:
        return count(free_colours(state))
    if state.phase == OBJECTIVES:
        return count(state.undealt)
    if state.phase == DEALER:
        return lots.throws(count(state.rollers))
    if state.phase == CENTRES:
        return count(vacant_centres(state))
    return state.land.territories[VACANT]


def apply(state: War2State, outcome: int) -> None:
    if state.phase == COLOURS:
        state.colour[state.cursor] = nth(free_colours(state), outcome)
        go_on_with_colours(state)
    elif state.phase == OBJECTIVES:
        deal_objective(state, outcome)
    elif state.phase == DEALER:
        roll_for_dealer(state, outcome)
    elif state.phase == CENTRES:
        deal_centre(state, outcome)
    else:
        claim(state, nth_vacant(state, outcome))


def go_on_with_colours(state: War2State) -> None:
    """WAR2-SET-02: those who chose none get one at random, in seat order."""
    state.phase = COLOURS
    state.cursor = lots.first_without_colour(state.colour, state.rules.seats, NO_COLOUR)
    if state.cursor == state.rules.seats:
        state.undealt = objective_pool(state)
        if state.rules.objectives_after_claims:
            state.phase = DEALER
        else:
            lay_out_objectives(state)


def objective_pool(state: War2State) -> int:
    """WAR2-SET-03: cards that name an absent colour stay out."""
    table = state.rules.objectives
    pool = 0
    for card in range(table.cards):
        named = table.destroy[card]
        if named == NO_COLOUR or seat_of_colour(state, named) < state.rules.seats:
            pool |= BIT << card
    return pool


def lay_out_objectives(state: War2State) -> None:
    """WAR2-SUR-09, WAR2-OPT-03: who has surrendered while claiming draws none."""
    state.phase = OBJECTIVES
    state.cursor = nth(state.in_play, 0)


def deal_objective(state: War2State, outcome: int) -> None:
    """WAR2-SET-04: one each, in seat order, without repetition."""
    card = nth(state.undealt, outcome)
    state.undealt &= ~(BIT << card)
    state.objective[state.cursor] = card
    state.cursor += 1
    while state.cursor < state.rules.seats and not state.in_play >> state.cursor & 1:
        state.cursor += 1
    if state.cursor == state.rules.seats:
        state.cursor = 0
        state.phase = TURN_START if state.rules.objectives_after_claims else DEALER


def roll_for_dealer(state: War2State, outcome: int) -> None:
    """WAR2-SET-06, WAR2-SET-07: the highest die distributes; those tied for it roll again."""
    state.rollers = lots.highest(state.rollers, outcome)
    if count(state.rollers) == 1:
        state.dealer = nth(state.rollers, 0)
        state.phase = CENTRES
        state.active = state.dealer
        state.cursor = 0


def deal_centre(state: War2State, outcome: int) -> None:
    """WAR2-SET-08 to 12: one by one, clockwise, the first to the distributor; two armies on each."""
    take_centre(state, nth(vacant_centres(state), outcome))
    state.cursor += 1
    if state.cursor == state.rules.seats * state.rules.centres_each:
        state.cursor = 0
        if vacant_centres(state):
            state.phase = CHOICE
        else:
            begin_claims(state)


def take_centre(state: War2State, territory: int) -> None:
    state.land.give(territory, state.active)
    state.land.armies[territory] = state.rules.centre_armies
    state.active = (state.active + 1) % state.rules.seats


def list_choices(state: War2State, out: Codes) -> int:
    """WAR2-SET-14 to 16: a Strategic Centre that is left, or two vacant territories in different continents."""
    land = state.land
    listed = 0
    for territory in range(land.board.territories):
        if land.owner[territory] == VACANT and state.rules.centre[territory]:
            out.codes[listed] = ONE | DO_TAKE_CENTRE | territory << 6
            listed += 1
    if state.pairs == state.rules.pairs:
        return listed
    for one in range(land.board.territories):
        if land.owner[one] != VACANT or state.rules.centre[one]:
            continue
        for other in range(one + 1, land.board.territories):
            if may_pair(state, one, other):
                out.codes[listed] = ONE | DO_TAKE_PAIR | one << 12 | other << 6
                listed += 1
    return listed


def may_pair(state: War2State, one: int, other: int) -> bool:
    land = state.land
    return (
        land.owner[other] == VACANT
        and not state.rules.centre[other]
        and land.board.continent[one] != land.board.continent[other]
    )


def choose_centre(state: War2State, territory: int) -> None:
    take_centre(state, territory)
    go_on_with_choices(state)


def choose_pair(state: War2State, one: int, other: int) -> None:
    occupy_vacant(state, one)
    occupy_vacant(state, other)
    state.pairs += 1
    state.active = (state.active + 1) % state.rules.seats
    go_on_with_choices(state)


def go_on_with_choices(state: War2State) -> None:
    """WAR2-SET-15, WAR2-SET-17: one choice each, the distributor first."""
    state.cursor += 1
    if state.cursor == state.rules.seats:
        begin_claims(state)


def begin_claims(state: War2State) -> None:
    """WAR2-SET-18, WAR2-OPT-11: the draw pile is all 61 cards."""
    state.deck.pile = (BIT << state.rules.cards.cards) - 1
    state.active = state.dealer
    state.phase = LOT if state.rules.claims_by_lot else CLAIM


def nth_vacant(state: War2State, place: int) -> int:
    territory = 0
    while state.land.owner[territory] != VACANT or place > 0:
        if state.land.owner[territory] == VACANT:
            place -= 1
        territory += 1
    return territory


def list_claims(state: War2State, out: Codes) -> int:
    """WAR2-SET-19: any vacant territory; passing is not allowed."""
    listed = 0
    for territory in range(state.land.board.territories):
        if state.land.owner[territory] == VACANT:
            out.codes[listed] = ONE | DO_CLAIM | territory << 6
            listed += 1
    return listed


def occupy_vacant(state: War2State, territory: int) -> None:
    state.land.give(territory, state.active)
    state.land.armies[territory] = 1


def claim(state: War2State, territory: int) -> None:
    occupy_vacant(state, territory)
    pass_claim(state)


def pass_claim(state: War2State) -> None:
    """WAR2-SET-20, WAR2-SUR-09: the next one still in the game claims, or begins if nothing is vacant."""
    state.active = following(state.in_play, state.active, state.rules.seats)
    if state.land.territories[VACANT] > 0:
        return
    state.first = state.active
    if state.rules.objectives_after_claims:
        lay_out_objectives(state)
    else:
        state.phase = TURN_START
