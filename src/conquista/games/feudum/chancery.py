"""Chapter 6.5: royal writs: drawing, keeping and returning them."""

from __future__ import annotations

from conquista.games.feudum.limits import WRITS
from conquista.games.feudum.notes import NOTE_WRIT_DRAWN, NOTE_WRIT_KEPT, NOTE_WRIT_RETURNED
from conquista.games.feudum.phase import DO_KEEP_WRIT, DO_RETURN_WRIT, KEEP, RETURN, WRIT_DRAW
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes

_HAND: int = 3


def everybody() -> int:
    """All seats, and whoever only watches."""
    return (BIT << SEAT_ROWS) - 1


def draw_writs(state: FeudumState, number: int, back: int) -> None:
    """FEU-WRI-02, FEU-WRI-03: the active player looks at so many cards, or at all that the deck has."""
    state.writs_due = min(number, state.deck.left())
    state.writ_back = back
    state.phase = WRIT_DRAW if state.writs_due > 0 else back


def draw_writ(state: FeudumState, place: int) -> None:
    card = state.deck.draw(place)
    state.journal.note(NOTE_WRIT_DRAWN, state.active, card)
    state.writs_due -= 1
    if state.writs_due == 0:
        state.phase = KEEP


def list_drawn(state: FeudumState, out: Codes) -> int:
    for k in range(state.deck.drawn_size):
        out.codes[k] = ONE | DO_KEEP_WRIT | state.deck.drawn[k]
    return state.deck.drawn_size


def keep(state: FeudumState, card: int) -> None:
    """FEU-WRI-01, FEU-WRI-02: with four in the hand one has to go."""
    state.deck.keep(state.active, card)
    state.journal.note(NOTE_WRIT_KEPT, state.active, card)
    state.phase = RETURN if count(state.deck.hands[state.active]) > _HAND else state.writ_back


def list_hand(state: FeudumState, out: Codes, listed: int) -> int:
    """Every writ of the active player, to be returned."""
    hand = state.deck.hands[state.active]
    for card in range(WRITS):
        if hand >> card & 1:
            out.codes[listed] = ONE | DO_RETURN_WRIT | card
            listed += 1
    return listed


def give_back(state: FeudumState, card: int) -> None:
    """FEU-WRI-04: unseen by the others, to the bottom of the deck."""
    state.deck.give_back(state.active, card, BIT << state.active)
    state.journal.note(NOTE_WRIT_RETURNED, state.active, card)


def return_writ(state: FeudumState, card: int) -> None:
    """FEU-WRI-01: after a keep."""
    give_back(state, card)
    state.phase = state.writ_back
