"""Chapter 7.2: Repeat."""

from __future__ import annotations

from conquista.games.feudum.limits import (
    CARDS,
    EXPLORE,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    SALTPETER,
    TAX,
)
from conquista.games.feudum.notes import NOTE_REPEATED
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import CARD_MODE, COPY_PAID, DO_REPEAT_CARD
from conquista.games.feudum.state import FeudumState
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def is_free(card: int) -> bool:
    """FEU-REP-02: the cards that are copied for nothing."""
    return card in (MOVE, INFLUENCE, GUILD)


def is_plain(card: int) -> bool:
    """FEU-REP-03: those that Déjà vu copies for a saltpeter."""
    return card in (MIGRATE, TAX, EXPLORE, HARVEST, IMPROVE)


def may_repeat(state: FeudumState, card: int) -> bool:
    """FEU-REP-01 to 04: one of his own that he has played in this round."""
    if not state.played[state.active] >> card & 1:
        return False
    if is_free(card):
        return True
    return is_plain(card) and state.rules.advanced and owns(state, state.active, SALTPETER)


def list_copies(state: FeudumState, out: Codes) -> int:
    listed = 0
    for card in range(CARDS):
        if may_repeat(state, card):
            out.codes[listed] = ONE | DO_REPEAT_CARD | card
            listed += 1
    return listed


def repeat(state: FeudumState, card: int) -> None:
    """FEU-REP-05: as if played now."""
    state.card = card
    state.copying = True
    state.journal.note(NOTE_REPEATED, state.active, card)
    if is_free(card):
        state.phase = CARD_MODE
    else:
        ask_one(state, state.active, SALTPETER, COPY_PAID)


def go_on(state: FeudumState) -> None:
    state.phase = CARD_MODE
