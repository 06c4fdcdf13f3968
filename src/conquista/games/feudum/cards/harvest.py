"""Chapter 7.7: Harvest."""

from __future__ import annotations

from conquista.games.feudum.drawing import draw_goods, draw_open, open_size
from conquista.games.feudum.limits import (
    BEADS,
    FARM,
    FARM_ROOM,
    FARMER,
    FEUDUM,
    GOODS,
    LEAST_BEAD,
    LOCATIONS,
)
from conquista.games.feudum.notes import FOR_HARVEST, NOTE_BEADS_TURNED, NOTE_FAVOUR, NOTE_HARVEST
from conquista.games.feudum.paying import receive, score, store_sulfur
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_CHOOSE_FARM,
    DO_CHOOSE_HARVEST,
    DO_TAKE_FAVOUR,
    FAVOUR,
    FAVOURS_DRAWN,
    HARVEST_DRAWN,
    HARVESTED,
    HARVESTING,
    INSPECTED,
    SCATTERED,
    TO_LOCATION,
    TO_OPEN,
    TO_SUPPLY,
)
from conquista.games.feudum.realm import goods_at, has_character, ruled
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.stores import bag_size, beads_of
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_LEAST: int = 5
_MOST: int = 10


def list_farms(state: FeudumState, out: Codes) -> int:
    """FEU-HAR-01, FEU-HAR-08: ruled farms with room, if there is anything to harvest."""
    listed = 0
    if bag_size(state.stores) == 0:
        return 0
    for location in range(LOCATIONS):
        if may_harvest(state, location):
            out.codes[listed] = ONE | DO_CHOOSE_FARM | location << 6
            listed += 1
    return listed


def may_harvest(state: FeudumState, location: int) -> bool:
    realm = state.realm
    mine = realm.ruler[location] == state.active and realm.kind[location] == FARM
    return mine and goods_at(realm, location) < FARM_ROOM


def choose_farm(state: FeudumState, location: int) -> None:
    state.site = location
    state.total = harvest_total(state, state.active)
    state.phase = HARVESTING


def harvest_total(state: FeudumState, seat: int) -> int:
    """FEU-HAR-02."""
    total = _LEAST - 1 + ruled(state.realm, seat, FARM) + ruled(state.realm, seat, FEUDUM)
    if state.rules.bead_value_counts:
        for value in range(BEADS):
            total += state.stores.beads[seat][value] * (value + LEAST_BEAD)
    else:
        total += beads_of(state.stores, seat)
    return min(total, _MOST)


def list_shares(state: FeudumState, out: Codes) -> int:
    """FEU-HAR-03, FEU-HAR-08: whole, or with favours if the bag has at least five."""
    out.codes[0] = ONE | DO_CHOOSE_HARVEST
    if bag_size(state.stores) < _LEAST:
        return 1
    out.codes[1] = ONE | DO_CHOOSE_HARVEST | 1
    return 2


def room(state: FeudumState, number: int) -> int:
    """FEU-HAR-04, FEU-MAP-07: how many of so many goods the farm takes."""
    if state.rules.soft_farms:
        return number
    return min(number, FARM_ROOM - goods_at(state.realm, state.site))


def choose_share(state: FeudumState, favours: int) -> None:
    """FEU-HAR-04, FEU-HAR-05, FEU-HAR-07."""
    state.journal.note(NOTE_HARVEST, state.active, state.site, state.total, favours)
    if favours == 0:
        state.favours = 0
        draw_goods(state, room(state, state.total), TO_LOCATION, state.site, HARVESTED)
        return
    state.total = min(state.total, bag_size(state.stores))
    state.favours = favours_of(state.total)
    turn_beads(state)
    if state.rules.advanced and has_character(state.realm, state.active, FARMER):
        draw_goods(state, state.total, TO_OPEN, state.site, FAVOUR)
    else:
        number = room(state, partial_of(state.total))
        draw_goods(state, number, TO_LOCATION, state.site, HARVEST_DRAWN)


def partial_of(total: int) -> int:
    """FEU-HAR-05: 4, 5, 5, 5, 6, 6 for totals from 5 to 10."""
    return 4 if total == _LEAST else 5 if total <= 8 else 6


def favours_of(total: int) -> int:
    """FEU-HAR-05: 1, 1, 2, 3, 3, 4 for totals from 5 to 10."""
    return 1 if total <= 6 else 2 if total == 7 else 3 if total <= 9 else 4


def turn_beads(state: FeudumState) -> None:
    """FEU-HAR-06, FEU-HID-04: all his beads are seals now, and nobody knows which is which."""
    seat = state.active
    turned = 0
    for value in range(BEADS):
        number = state.stores.beads[seat][value]
        state.stores.pool[value] += number
        state.stores.beads[seat][value] = 0
        turned += number
    state.stores.seals[seat] += turned
    if turned > 0:
        state.journal.note(NOTE_BEADS_TURNED, seat, turned)


def draw_favours(state: FeudumState) -> None:
    draw_goods(state, state.favours, TO_SUPPLY, state.active, FAVOURS_DRAWN)


def store_favours(state: FeudumState) -> None:
    store_sulfur(state, HARVESTED)


def list_favours(state: FeudumState, out: Codes) -> int:
    """FEU-HAR-07: one of the goods drawn."""
    listed = 0
    for good in range(GOODS):
        if state.open[good] > 0:
            out.codes[listed] = ONE | DO_TAKE_FAVOUR | good
            listed += 1
    return listed


def take_favour(state: FeudumState, good: int) -> None:
    state.open[good] -= 1
    state.favours -= 1
    receive(state, state.active, good, 1)
    state.journal.note(NOTE_FAVOUR, state.active, good)
    if state.favours > 0:
        state.phase = FAVOUR
    else:
        store_sulfur(state, INSPECTED)


def bring_in(state: FeudumState) -> None:
    """FEU-HAR-07: the rest to the farm; at random, if it cannot hold all."""
    rest = open_size(state)
    if room(state, rest) < rest:
        draw_open(state, room(state, rest), TO_LOCATION, state.site, SCATTERED)
        return
    for good in range(GOODS):
        state.realm.goods[state.site][good] += state.open[good]
        state.open[good] = 0
    state.phase = HARVESTED


def throw_back(state: FeudumState) -> None:
    """What the farm cannot hold goes back to the bag."""
    for good in range(GOODS):
        state.stores.bag[good] += state.open[good]
        state.open[good] = 0
    state.phase = HARVESTED


def finish(state: FeudumState) -> None:
    """FEU-HAR-09."""
    score(state, state.active, 1, FOR_HARVEST)
    state.favours = 0
    state.phase = CARD_DONE
