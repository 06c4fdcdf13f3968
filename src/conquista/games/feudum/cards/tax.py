"""Chapter 7.5: Tax."""

from __future__ import annotations

from conquista.games.feudum.limits import FEUDUM, KNIGHT, TOWN
from conquista.games.feudum.notes import FOR_REINFORCEMENT, FOR_TAX, NOTE_MARKERS
from conquista.games.feudum.paying import earn, enlist
from conquista.games.feudum.phase import CARD_DONE
from conquista.games.feudum.realm import has_character, ruled
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle


def may_tax(state: FeudumState) -> bool:
    return ruled(state.realm, state.active, TOWN) > 0


def tax(state: FeudumState) -> None:
    """FEU-TAX-01."""
    seat = state.active
    earn(state, seat, 1 + ruled(state.realm, seat, TOWN) + ruled(state.realm, seat, FEUDUM), FOR_TAX)
    if state.rules.advanced and has_character(state.realm, seat, KNIGHT):
        reinforce(state, seat)
    state.phase = CARD_DONE


def reinforce(state: FeudumState, seat: int) -> None:
    """FEU-TAX-02: a marker from the general supply, else from his row of knights."""
    if state.stores.rest[seat] > 0:
        enlist(state, seat, 1, FOR_REINFORCEMENT)
    elif state.guilds.rows[seat] > 0:
        state.guilds.rows[seat] -= 1
        state.stores.markers[seat] += 1
        state.journal.note(NOTE_MARKERS, seat, 1, FOR_REINFORCEMENT)
    settle(state)
