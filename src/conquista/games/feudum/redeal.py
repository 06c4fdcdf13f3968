"""Drawing again what a seat cannot know: the others' chosen cards, and the writs it has not seen."""

from __future__ import annotations

from conquista.games.feudum.limits import CARDS
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box


def redeal(state: FeudumState, seat: int, box: Box) -> None:
    """FEU-HID-01 to 03. Of the bag, the seals and the backs of tiles nothing is decided before it is drawn."""
    for other in range(state.rules.seats):
        if other != seat:
            redeal_cards(state, other, box)
    state.deck.redeal(seat, state.active, box)


def redeal_cards(state: FeudumState, other: int, box: Box) -> None:
    """As many cards as he holds, out of those that he has not played."""
    size = count(state.hand[other])
    left = (BIT << CARDS) - 1 & ~state.played[other]
    state.hand[other] = 0
    for _ in range(size):
        card = nth(left, box.below(count(left)))
        left &= ~(BIT << card)
        state.hand[other] |= BIT << card
