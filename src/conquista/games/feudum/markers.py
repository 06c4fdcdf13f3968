"""Chapter 6.2: influence markers on a location."""

from __future__ import annotations

from conquista.games.feudum.limits import FEUDUM, NO_GUILD, NOBODY_HERE, OUTPOST
from conquista.games.feudum.notes import (
    AS_RULER,
    AS_SERF,
    AS_SUBJECT,
    NOTE_BOUGHT_OUT,
    NOTE_FEUDUM_FELL,
    NOTE_MARKER,
    NOTE_MARKER_BACK,
    NOTE_SEAL_TAKEN,
)
from conquista.games.feudum.state import FeudumState


def may_place(state: FeudumState, seat: int, location: int) -> bool:
    """FEU-LOC-01 to 05, FEU-LOC-08: room for another marker of his."""
    realm = state.realm
    ruler = realm.ruler[location]
    if ruler == NOBODY_HERE:
        return True
    if ruler == seat:
        return realm.subject[location] == 0
    if realm.serf[location] == NOBODY_HERE:
        return True
    if realm.serf[location] != seat or realm.subject[location]:
        return False
    return not (state.rules.sealed_feudums and realm.kind[location] == FEUDUM)


def place(state: FeudumState, seat: int, location: int) -> None:
    realm = state.realm
    state.stores.markers[seat] -= 1
    ruler = realm.ruler[location]
    role = AS_RULER
    if ruler == NOBODY_HERE:
        realm.ruler[location] = seat
    elif ruler == seat:
        realm.subject[location] = 1
        role = AS_SUBJECT
    elif realm.serf[location] == NOBODY_HERE:
        realm.serf[location] = seat
        role = AS_SERF
    else:
        overthrow(state, seat, location)
    state.journal.note(NOTE_MARKER, seat, location, role)


def overthrow(state: FeudumState, seat: int, location: int) -> None:
    """FEU-LOC-05, FEU-DEF-07: the serf's second marker rules, his first is its subject, the old ruler serves."""
    realm = state.realm
    realm.serf[location] = realm.ruler[location]
    realm.ruler[location] = seat
    realm.subject[location] = 1
    realm.subject_seal[location] = realm.serf_seal[location]
    realm.serf_seal[location] = 0


def buy_out(state: FeudumState, seat: int, location: int) -> None:
    """FEU-INF-03: the newcomer rules, the old ruler serves."""
    realm = state.realm
    state.stores.shillings[seat] -= 1
    state.stores.markers[seat] -= 1
    realm.serf[location] = realm.ruler[location]
    realm.ruler[location] = seat
    state.journal.note(NOTE_BOUGHT_OUT, seat, location, realm.serf[location])


def send_subject_home(state: FeudumState, location: int) -> None:
    realm = state.realm
    seat = realm.ruler[location]
    if realm.subject[location]:
        realm.subject[location] = 0
        state.stores.markers[seat] += 1
        state.journal.note(NOTE_MARKER_BACK, seat, location)
        take_seal_home(state, seat, location, realm.subject_seal[location])
        realm.subject_seal[location] = 0


def send_serf_home(state: FeudumState, location: int) -> None:
    realm = state.realm
    seat = realm.serf[location]
    if seat != NOBODY_HERE:
        realm.serf[location] = NOBODY_HERE
        state.stores.markers[seat] += 1
        state.journal.note(NOTE_MARKER_BACK, seat, location)
        take_seal_home(state, seat, location, realm.serf_seal[location])
        realm.serf_seal[location] = 0


def take_seal_home(state: FeudumState, seat: int, location: int, seals: int) -> None:
    """FEU-DEF-07: the seal of a marker that leaves or rules goes to its owner's supply."""
    if seals > 0:
        state.stores.seals[seat] += seals
        state.journal.note(NOTE_SEAL_TAKEN, seat, location)


def send_ruler_home(state: FeudumState, location: int) -> None:
    """FEU-LOC-07: ruler and subject leave; a serf that remains rules."""
    realm = state.realm
    send_subject_home(state, location)
    seat = realm.ruler[location]
    realm.ruler[location] = NOBODY_HERE
    state.stores.markers[seat] += 1
    state.journal.note(NOTE_MARKER_BACK, seat, location)
    serf = realm.serf[location]
    if serf != NOBODY_HERE:
        realm.serf[location] = NOBODY_HERE
        realm.ruler[location] = serf
        take_seal_home(state, serf, location, realm.serf_seal[location])
        realm.serf_seal[location] = 0
        state.journal.note(NOTE_MARKER, serf, location, AS_RULER)


def fell_feudum(state: FeudumState, location: int) -> None:
    """FEU-CON-13: the location becomes an outpost, the disc is free again."""
    realm = state.realm
    state.journal.note(NOTE_FEUDUM_FELL, location, realm.ruler[location])
    realm.kind[location] = OUTPOST
    realm.guild[location] = NO_GUILD
