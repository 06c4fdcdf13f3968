"""Chapter 8: the discard pile."""

from __future__ import annotations

from conquista.games.war2.state import War2State
from conquista.kernel.bitset import count


def spend(state: War2State, cards: int) -> None:
    """WAR2-CRD-23, WAR2-CRD-27: used cards lie face up."""
    state.deck.discard_open(state.active, cards)
    recycle(state)


def cover(state: War2State, seat: int, cards: int) -> None:
    """WAR2-CRD-27: cards leave a hand unseen by all others, also by those who have looked at it."""
    state.deck.forget(seat)
    state.deck.discard_covered(seat, cards)


def recycle(state: War2State) -> None:
    """WAR2-CRD-24, WAR2-CRD-25: at ten discards or more all of them go back to the draw pile."""
    if count(state.deck.opened) + count(state.deck.covered) >= state.rules.recycle_at:
        state.deck.recycle()
