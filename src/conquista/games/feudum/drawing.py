"""Chapter 15.2: goods out of the bag or off the table, beads, and the backs of tiles."""

from __future__ import annotations

from conquista.games.feudum.guilds import rosary_size
from conquista.games.feudum.limits import (
    BEADS,
    CART_ROOM,
    EPOCHS,
    GOODS,
    LANDSCAPES,
    LOCATIONS,
    SHELF_ROOM,
    VESSELS,
)
from conquista.games.feudum.notes import (
    NOTE_BEAD_MOVED,
    NOTE_BEAD_TURNED,
    NOTE_GOOD_DRAWN,
    NOTE_OFFERED,
    NOTE_OPEN_DRAWN,
    NOTE_SPILLED,
    NOTE_TILE_SEEN,
)
from conquista.games.feudum.paying import receive
from conquista.games.feudum.phase import (
    BEAD_COIN,
    BEAD_VALUE,
    GOODS_DRAW,
    OPEN_DRAW,
    TO_BARN,
    TO_CHICKENS,
    TO_GUILDS,
    TO_LETTERED,
    TO_LOCATION,
    TO_OPEN,
    TO_ROSARY,
    TO_SUPPLY,
    VESSEL_DRAW,
)
from conquista.games.feudum.realm import is_full_farm
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.stores import bag_size

_TWO: int = 2


def draw_goods(state: FeudumState, number: int, to: int, at: int, back: int) -> None:
    """FEU-RAN-02, FEU-CMP-12: so many goods out of the bag, or all that it has."""
    state.draw_left = min(number, bag_size(state.stores))
    state.draw_to = to
    state.draw_at = at
    state.draw_back = back
    state.phase = GOODS_DRAW if state.draw_left > 0 else back


def draw_open(state: FeudumState, number: int, to: int, at: int, back: int) -> None:
    """FEU-RAN-06: so many of the goods on the table, at random."""
    state.draw_left = min(number, open_size(state))
    state.draw_to = to
    state.draw_at = at
    state.draw_back = back
    state.phase = OPEN_DRAW if state.draw_left > 0 else back


def open_size(state: FeudumState) -> int:
    total = 0
    for good in range(GOODS):
        total += state.open[good]
    return total


def goods_outcomes(state: FeudumState) -> int:
    return bag_size(state.stores) if state.phase == GOODS_DRAW else open_size(state)


def nth_of_bag(state: FeudumState, place: int) -> int:
    good = 0
    while place >= state.stores.bag[good]:
        place -= state.stores.bag[good]
        good += 1
    return good


def nth_of_open(state: FeudumState, place: int) -> int:
    good = 0
    while place >= state.open[good]:
        place -= state.open[good]
        good += 1
    return good


def take_good(state: FeudumState, place: int) -> None:
    """A good comes out of the bag and goes where it is meant to."""
    good = nth_of_bag(state, place)
    state.stores.bag[good] -= 1
    if state.draw_to == TO_LETTERED:
        state.draw_at = next_lettered(state)
        state.done &= state.done - 1
    state.journal.note(NOTE_GOOD_DRAWN, good, state.draw_to, state.draw_at)
    if state.draw_to == TO_BARN:
        state.guilds.barn[good] += 1
    elif state.draw_to == TO_SUPPLY:
        receive(state, state.draw_at, good, 1)
    elif state.draw_to == TO_OPEN:
        state.open[good] += 1
    elif state.draw_to == TO_LETTERED and is_full_farm(state.realm, state.draw_at):
        state.stores.bag[good] += 1
    else:
        state.realm.goods[state.draw_at][good] += 1
    state.draw_left -= 1
    if state.draw_left == 0:
        state.phase = state.draw_back


def next_lettered(state: FeudumState) -> int:
    """The first location that waits for its good."""
    for location in range(LOCATIONS):
        if state.done >> location & 1:
            return location
    return 0


def take_open(state: FeudumState, place: int) -> None:
    """A good on the table goes where it is meant to."""
    good = nth_of_open(state, place)
    state.open[good] -= 1
    state.journal.note(NOTE_OPEN_DRAWN, good, state.draw_to, state.draw_at)
    if state.draw_to == TO_BARN:
        state.guilds.barn[good] += 1
    elif state.draw_to == TO_LOCATION:
        state.realm.goods[state.draw_at][good] += 1
    elif state.draw_to == TO_GUILDS:
        spill(state, good)
    state.draw_left -= 1
    if state.draw_left == 0:
        state.phase = state.draw_back


def spill(state: FeudumState, good: int) -> None:
    """FEU-FAR-04: to its shelf, if full to its cart or pile, if full to the bag."""
    if state.guilds.market[good] < SHELF_ROOM:
        state.guilds.market[good] += 1
        state.journal.note(NOTE_SPILLED, good, 0)
    elif state.guilds.carts[good] < CART_ROOM:
        state.guilds.carts[good] += 1
        state.journal.note(NOTE_SPILLED, good, 1)
    else:
        state.stores.bag[good] += 1
        state.count -= 1
        state.journal.note(NOTE_SPILLED, good, 2)


def turn_seals(state: FeudumState, number: int, to: int, back: int) -> None:
    """FEU-RAN-03: so many discs that have already left their place show their green side."""
    state.bead_left = number
    state.bead_to = to
    state.bead_back = back
    state.phase = BEAD_VALUE if number > 0 else back


def values_left(state: FeudumState) -> int:
    total = 0
    for value in range(BEADS):
        total += state.stores.pool[value]
    return total


def turn_seal(state: FeudumState, place: int) -> None:
    value = 0
    while place >= state.stores.pool[value]:
        place -= state.stores.pool[value]
        value += 1
    state.stores.pool[value] -= 1
    put_bead(state, value)
    state.journal.note(NOTE_BEAD_TURNED, value, state.bead_to, state.active)
    state.bead_left -= 1
    if state.bead_left == 0:
        state.phase = state.bead_back


def put_bead(state: FeudumState, value: int) -> None:
    if state.bead_to == TO_ROSARY:
        state.guilds.rosary[value] += 1
    elif state.bead_to == TO_CHICKENS:
        state.guilds.chickens[value] += 1
    else:
        state.stores.beads[state.active][value] += 1


def draw_bead(state: FeudumState, to: int, back: int) -> None:
    """FEU-MNK-01: the lowest or the highest of the rosary; where they are equal there is nothing to draw."""
    state.bead_to = to
    state.bead_back = back
    if rosary_size(state.guilds) > 0 and lowest_bead(state) == highest_bead(state):
        take_bead(state, 0)
    else:
        state.phase = BEAD_COIN


def lowest_bead(state: FeudumState) -> int:
    value = 0
    while state.guilds.rosary[value] == 0:
        value += 1
    return value


def highest_bead(state: FeudumState) -> int:
    value = BEADS - 1
    while state.guilds.rosary[value] == 0:
        value -= 1
    return value


def take_bead(state: FeudumState, highest: int) -> None:
    """FEU-RAN-05."""
    value = highest_bead(state) if highest else lowest_bead(state)
    state.guilds.rosary[value] -= 1
    put_bead(state, value)
    state.journal.note(NOTE_BEAD_MOVED, value, state.bead_to, state.active)
    state.phase = state.bead_back


def unseen_backs(state: FeudumState) -> int:
    """How many tiles of the epoch of the tile just taken nobody has seen."""
    total = 0
    for landscape in range(LANDSCAPES):
        total += state.stores.unseen[state.tile % EPOCHS][landscape]
    return total


def see_back(state: FeudumState, place: int) -> None:
    """FEU-IMP-06, FEU-SET-04: what is on the back of the tile."""
    epoch = state.tile % EPOCHS
    landscape = 0
    while place >= state.stores.unseen[epoch][landscape]:
        place -= state.stores.unseen[epoch][landscape]
        landscape += 1
    state.stores.unseen[epoch][landscape] -= 1
    state.stores.back[state.tile] = landscape
    state.journal.note(NOTE_TILE_SEEN, state.tile, landscape)


def vessels_left(state: FeudumState) -> int:
    total = 0
    for vessel in range(VESSELS):
        total += state.stores.yard[vessel]
    return total


def offer_vessels(state: FeudumState, back: int) -> None:
    """FEU-SET-07, FEU-EPO-10: two for sale, if the general supply has them."""
    state.draw_back = back
    on_sale = state.guilds.sale[0] + state.guilds.sale[1] + state.guilds.sale[2]
    state.phase = VESSEL_DRAW if on_sale < _TWO and vessels_left(state) > 0 else back


def offer_vessel(state: FeudumState, place: int) -> None:
    vessel = 0
    while place >= state.stores.yard[vessel]:
        place -= state.stores.yard[vessel]
        vessel += 1
    state.stores.yard[vessel] -= 1
    state.guilds.sale[vessel] += 1
    state.journal.note(NOTE_OFFERED, vessel)
    offer_vessels(state, state.draw_back)
