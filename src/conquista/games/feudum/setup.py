"""Chapter 3: seats and colours, the board, the guilds, and the players' first goods and pawns."""

from __future__ import annotations

from conquista.games.feudum.cards.migrate import put_pawn
from conquista.games.feudum.drawing import draw_goods, offer_vessels, turn_seals
from conquista.games.feudum.limits import (
    BEADS,
    EPOCHS,
    FOOD,
    GOODS,
    GUILDS,
    LANDSCAPES,
    LOCATIONS,
    MOST_PLAYERS,
    TRIPLES,
    VESSELS,
)
from conquista.games.feudum.notes import (
    NOTE_COLOUR,
    NOTE_DISC,
    NOTE_GOODS_CHOSEN,
    NOTE_SEATED,
    NOTE_START,
)
from conquista.games.feudum.paying import receive, store_sulfur
from conquista.games.feudum.phase import (
    COLOURS,
    DISCS,
    DO_CHOOSE_GOODS,
    DO_SET_PAWN,
    NEXT_SELECT,
    NO_COLOUR,
    SEATING,
    SETUP_BARN,
    SETUP_BEADS,
    SETUP_CHICKENS,
    SETUP_CHOSEN,
    SETUP_GOODS,
    SETUP_MAP,
    SETUP_PAWN,
    SETUP_READY,
    START,
    TO_BARN,
    TO_CHICKENS,
    TO_LETTERED,
    TO_ROSARY,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.games.feudum.turnorder import serve_all, serve_next
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts import lots

_COLOURS: int = 5
_MARKERS: int = 20
_START_MARKERS: int = 7
_ROW: int = 2
_DISCS: int = 3
_SHILLINGS: int = 7
_FOOD: int = 7
_SEALS: int = 8
_TARGETS: int = 12
_VESSELS: int = 3
_BEADS: int = 4
_BARN: int = 10
_MAP: int = 6
_SCROLLS: int = 0b110101
"""FEU-SET-10: a, c, e and f."""


def free_colours(state: FeudumState) -> int:
    return lots.free_colours(state.colour, state.rules.seats, _COLOURS)


def unseated(state: FeudumState) -> int:
    """The bit set of seats that have no place at the table yet."""
    seats = (BIT << state.rules.seats) - 1
    for place in range(state.cursor):
        seats &= ~(BIT << state.order[place])
    return seats


def outcomes(state: FeudumState) -> int:
    if state.phase == COLOURS:
        return count(free_colours(state))
    if state.phase == SEATING:
        return count(unseated(state))
    if state.phase == START:
        return state.rules.seats
    return discs_left(state)


def discs_left(state: FeudumState) -> int:
    """Of the kind that the next location takes."""
    base = 0 if state.rules.board.start[state.cursor] else 3
    return state.discs_left[base] + state.discs_left[base + 1] + state.discs_left[base + 2]


def apply(state: FeudumState, outcome: int) -> None:
    if state.phase == COLOURS:
        state.colour[state.cursor] = nth(free_colours(state), outcome)
        state.journal.note(NOTE_COLOUR, state.cursor, state.colour[state.cursor])
        go_on_with_colours(state)
    elif state.phase == SEATING:
        seat_player(state, nth(unseated(state), outcome))
    elif state.phase == START:
        state.first = outcome
        state.active = outcome
        state.cursor = 0
        state.journal.note(NOTE_START, outcome)
        state.phase = DISCS
    else:
        lay_disc(state, outcome)


def go_on_with_colours(state: FeudumState) -> None:
    """Those who chose no colour get one at random, in seat order."""
    state.phase = COLOURS
    state.cursor = lots.first_without_colour(state.colour, state.rules.seats, NO_COLOUR)
    if state.cursor == state.rules.seats:
        state.cursor = 0
        state.phase = SEATING


def seat_player(state: FeudumState, seat: int) -> None:
    """FEU-SET-01: clockwise; the last one has no choice."""
    state.order[state.cursor] = seat
    state.journal.note(NOTE_SEATED, state.cursor, seat)
    state.cursor += 1
    if state.cursor == state.rules.seats - 1:
        last = nth(unseated(state), 0)
        state.order[state.cursor] = last
        state.journal.note(NOTE_SEATED, state.cursor, last)
        state.phase = START


def hand_out(state: FeudumState) -> None:
    """FEU-SET-02, 03, 04, 06 to 09: all that needs no chance. Called when the state is made."""
    stores = state.stores
    rules = state.rules
    for seat in range(rules.seats):
        stores.markers[seat] = _START_MARKERS
        stores.discs[seat] = _DISCS
        stores.shillings[seat] = _SHILLINGS
        stores.goods[seat][FOOD] = _FOOD
    for row in range(rules.rows):
        state.guilds.rows[row] = _ROW
        stores.rest[row] = _MARKERS - _ROW - (_START_MARKERS if row < rules.seats else 0)
    for seat in range(rules.rows, MOST_PLAYERS):
        stores.rest[seat] = 0
    for good in range(GOODS):
        state.guilds.market[good] = rules.start_market[good]
        state.guilds.carts[good] = rules.start_carts[good]
        used = rules.start_market[good] + rules.start_carts[good]
        if good == FOOD:
            used += _FOOD * rules.seats
        stores.bag[good] = (50 if good == FOOD else 30) - used
    for vessel in range(VESSELS):
        stores.yard[vessel] = _VESSELS
    for epoch in range(EPOCHS):
        for landscape in range(LANDSCAPES):
            more = (epoch + landscape // 2) % 2 == 0
            stores.unseen[epoch][landscape] = 2 if more else 1
    for value in range(BEADS):
        stores.pool[value] = 6 - value if value < 3 else 2
    stores.sealed = _SEALS
    stores.targets = _TARGETS
    state.guilds.scrolls = _SCROLLS
    state.deck.pile = rules.deck
    state.discs_left[0] = 3
    state.discs_left[1] = 3
    state.discs_left[3] = 5
    state.discs_left[4] = 4
    state.discs_left[5] = 7
    state.epoch = 1
    state.round = 1


def lay_disc(state: FeudumState, place: int) -> None:
    """FEU-SET-05."""
    location = state.cursor
    kind = 0 if state.rules.board.start[location] else 3
    while place >= state.discs_left[kind]:
        place -= state.discs_left[kind]
        kind += 1
    state.discs_left[kind] -= 1
    state.realm.kind[location] = kind % 3
    state.journal.note(NOTE_DISC, location, kind % 3)
    state.cursor += 1
    if state.cursor == LOCATIONS:
        state.cursor = 0
        offer_vessels(state, SETUP_BEADS)


def string_beads(state: FeudumState) -> None:
    """FEU-SET-10: four beads on the rosary, then one on a chicken."""
    turn_seals(state, _BEADS, TO_ROSARY, SETUP_CHICKENS)


def feed_chicken(state: FeudumState) -> None:
    turn_seals(state, 1, TO_CHICKENS, SETUP_BARN)


def fill_barn(state: FeudumState) -> None:
    """FEU-SET-11."""
    draw_goods(state, _BARN, TO_BARN, 0, SETUP_MAP)


def strew_map(state: FeudumState) -> None:
    """FEU-SET-12."""
    state.done = state.rules.board.letters[1]
    draw_goods(state, _MAP, TO_LETTERED, 0, SETUP_READY)


def ask_goods(state: FeudumState) -> None:
    state.done = 0
    serve_all(state)
    state.phase = SETUP_GOODS


def list_triples(state: FeudumState, out: Codes) -> int:
    """FEU-SET-13: three different kinds that the bag has."""
    listed = 0
    for triple in range(TRIPLES):
        kinds = state.rules.triples[triple]
        there = True
        for good in range(GOODS):
            if kinds >> good & 1 and state.stores.bag[good] == 0:
                there = False
        if there:
            out.codes[listed] = ONE | DO_CHOOSE_GOODS | triple
            listed += 1
    return listed


def choose_goods(state: FeudumState, triple: int) -> None:
    for good in range(GOODS):
        if state.rules.triples[triple] >> good & 1:
            state.stores.bag[good] -= 1
            receive(state, state.active, good, 1)
    state.journal.note(NOTE_GOODS_CHOSEN, state.active, triple)
    store_sulfur(state, SETUP_CHOSEN)


def next_choice(state: FeudumState) -> None:
    state.fresh_start = True
    if serve_next(state):
        state.phase = SETUP_GOODS
    else:
        serve_all(state)
        state.phase = SETUP_PAWN


def list_pawns(state: FeudumState, out: Codes) -> int:
    """FEU-SET-14."""
    listed = 0
    for location in range(LOCATIONS):
        if state.rules.board.start[location]:
            for character in range(GUILDS):
                out.codes[listed] = ONE | DO_SET_PAWN | character << 12 | location << 6
                listed += 1
    return listed


def set_pawn(state: FeudumState, character: int, location: int) -> None:
    """FEU-SET-14, FEU-STA-05."""
    put_pawn(state, state.active, character, location)
    settle(state)
    state.fresh_start = True
    if serve_next(state):
        state.phase = SETUP_PAWN
    else:
        serve_all(state)
        state.phase = NEXT_SELECT
