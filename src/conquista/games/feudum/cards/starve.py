"""Chapter 7.9: Starve the people, instead of a conquest; with the immunity of 7.10."""

from __future__ import annotations

from conquista.games.feudum.cards.conquer import may_hide_defend, may_place_disc, place_disc, reveal
from conquista.games.feudum.limits import (
    BEADS,
    FOOD,
    LOCATIONS,
    NOBLE,
    NOBODY_HERE,
    PAWNS,
    SERF,
    SUBJECT,
)
from conquista.games.feudum.markers import send_serf_home, send_subject_home
from conquista.games.feudum.notes import (
    NOTE_CHICKENS_EMPTIED,
    NOTE_PROTECTED,
    NOTE_STARVED,
    NOTE_STARVING,
)
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import (
    CARD_DONE,
    DISC,
    DO_STARVE,
    IMMUNITY,
    IMMUNITY_PAID,
    STARVED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def list_victims(state: FeudumState, out: Codes) -> int:
    """FEU-CON-16: an opponent's subject or serf without a seal, where he has a noble."""
    realm = state.realm
    seat = state.active
    listed = 0
    for location in range(LOCATIONS):
        if not has_noble_at(state, location):
            continue
        if realm.subject[location] and realm.ruler[location] != seat and not realm.subject_seal[location]:
            out.codes[listed] = ONE | DO_STARVE | location << 6 | SUBJECT
            listed += 1
        serf = realm.serf[location]
        if serf != NOBODY_HERE and serf != seat and not realm.serf_seal[location]:
            out.codes[listed] = ONE | DO_STARVE | location << 6 | SERF
            listed += 1
    return listed


def has_noble_at(state: FeudumState, location: int) -> bool:
    realm = state.realm
    for pawn in range(state.active * PAWNS, state.active * PAWNS + PAWNS):
        if realm.place[pawn] == location and realm.character[pawn] == NOBLE:
            return True
    return False


def starve(state: FeudumState, location: int, marker: int) -> None:
    """FEU-CON-17: the owner may answer, if as far as all can see he is able to."""
    state.site = location
    state.marker = marker
    state.defender = state.realm.ruler[location] if marker == SUBJECT else state.realm.serf[location]
    state.journal.note(NOTE_STARVING, state.active, location, marker, state.defender)
    asked = may_hide_defend(state, state.defender) and owns(state, state.defender, FOOD)
    state.phase = IMMUNITY if asked else STARVED


def pass_immunity(state: FeudumState) -> None:
    state.phase = STARVED


def ask_immunity(state: FeudumState) -> None:
    """FEU-DEF-04: for a food; no points."""
    reveal(state, state.defender)
    ask_one(state, state.defender, FOOD, IMMUNITY_PAID)


def protect(state: FeudumState) -> None:
    """FEU-DEF-05: a seal of the general supply, if it has one."""
    if state.stores.sealed > 0:
        state.stores.sealed -= 1
        if state.marker == SUBJECT:
            state.realm.subject_seal[state.site] = 1
        else:
            state.realm.serf_seal[state.site] = 1
    state.journal.note(NOTE_PROTECTED, state.defender, state.site, state.marker)
    state.phase = CARD_DONE


def drive_out(state: FeudumState) -> None:
    """FEU-CON-17 to 19: the marker goes home; a disc on the military track; the chickens lose their beads."""
    state.journal.note(NOTE_STARVED, state.active, state.site, state.marker, state.defender)
    if state.marker == SUBJECT:
        send_subject_home(state, state.site)
    else:
        send_serf_home(state, state.site)
    empty_chickens(state)
    settle(state)
    state.phase = CARD_DONE
    if may_place_disc(state):
        if state.rules.must_starve_disc:
            place_disc(state)
        else:
            state.phase = DISC


def empty_chickens(state: FeudumState) -> None:
    number = 0
    for value in range(BEADS):
        number += state.guilds.chickens[value]
        state.stores.pool[value] += state.guilds.chickens[value]
        state.guilds.chickens[value] = 0
    state.stores.sealed += number
    state.journal.note(NOTE_CHICKENS_EMPTIED, number)
