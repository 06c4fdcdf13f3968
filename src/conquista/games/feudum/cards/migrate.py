"""Chapter 7.1: Migrate."""

from __future__ import annotations

from conquista.games.feudum.limits import (
    ALCHEMIST,
    ALL_PAWNS,
    FOOD,
    GUILDS,
    LOCATIONS,
    NOWHERE,
    PAWNS,
    SULFUR,
)
from conquista.games.feudum.notes import NOTE_ENTERED, NOTE_LEFT, WITHDRAWN
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import CARD_DONE, DO_ENTER, DO_WITHDRAW, ENTERED
from conquista.games.feudum.realm import has_character, has_marker, has_pawn_at, leave_vessel, pawns_on_map
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def list_migrations(state: FeudumState, out: Codes) -> int:
    """FEU-MIG-01, 02, 05: a pawn comes in or goes out."""
    listed = 0
    seat = state.active
    if pawns_on_map(state.realm, seat) < PAWNS and owns(state, seat, FOOD):
        open_places = gates(state, seat)
        for location in range(LOCATIONS):
            if open_places >> location & 1:
                for character in range(GUILDS):
                    out.codes[listed] = ONE | DO_ENTER | character << 12 | location << 6
                    listed += 1
    for pawn in range(PAWNS):
        if state.realm.place[seat * PAWNS + pawn] != NOWHERE:
            out.codes[listed] = ONE | DO_WITHDRAW | pawn
            listed += 1
    return listed


def gates(state: FeudumState, seat: int) -> int:
    """FEU-MIG-02, 03, 06: the bit set of locations where a pawn can come in."""
    realm = state.realm
    places = 0
    marked = False
    for location in range(LOCATIONS):
        if has_marker(realm, seat, location):
            places |= BIT << location
            marked = True
        elif has_pawn_at(realm, seat, location):
            places |= BIT << location
    starts = state.rules.advanced and has_character(realm, seat, ALCHEMIST)
    if pawns_on_map(realm, seat) == 0:
        starts = not (state.rules.markers_first and marked)
    if starts:
        for location in range(LOCATIONS):
            if state.rules.board.start[location]:
                places |= BIT << location
    return places


def enter(state: FeudumState, character: int, location: int) -> None:
    """FEU-MIG-02: for one food."""
    state.cursor = character
    state.site = location
    ask_one(state, state.active, FOOD, ENTERED)


def arrive(state: FeudumState) -> None:
    """FEU-MIG-04."""
    put_pawn(state, state.active, state.cursor, state.site)
    state.cursor = 0
    settle(state)
    state.phase = CARD_DONE


def put_pawn(state: FeudumState, seat: int, character: int, location: int) -> None:
    """The first pawn of the supply goes to the map with this face up."""
    pawn = seat * PAWNS
    while state.realm.place[pawn] != NOWHERE:
        pawn += 1
    state.realm.place[pawn] = location
    state.realm.character[pawn] = character
    state.journal.note(NOTE_ENTERED, seat, pawn % PAWNS, character, location)


def withdraw(state: FeudumState, pawn: int) -> None:
    """FEU-MIG-05."""
    take_pawn(state, state.active * PAWNS + pawn, WITHDRAWN)
    settle(state)
    state.phase = CARD_DONE


def take_pawn(state: FeudumState, pawn: int, why: int) -> None:
    """A pawn returns to its owner; its vessel stays, its wine goes to the bag."""
    realm = state.realm
    state.journal.note(NOTE_LEFT, pawn // PAWNS, pawn % PAWNS, realm.place[pawn], why)
    leave_vessel(realm, pawn)
    state.stores.bag[SULFUR] += realm.wine[pawn]
    realm.wine[pawn] = 0
    realm.place[pawn] = NOWHERE
    realm.character[pawn] = 0
    state.unfed &= (BIT << ALL_PAWNS) - 1 & ~(BIT << pawn)
