"""Drawing again what a seat cannot know: hands, the draw pile and objectives (chapter 16)."""

from __future__ import annotations

from conquista.games.vikings.objectives import destroys, fulfilled
from conquista.games.vikings.phase import MOST_CARDS, NO_OBJECTIVE, OVER
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, first, nth
from conquista.kernel.box import Box
from conquista.kernel.row import row


def redeal(state: VikingsState, seat: int, box: Box) -> None:
    """A draw among all worlds that agree with what this seat has seen, each as likely as it was dealt."""
    state.deck.redeal(seat, box)
    redeal_arrivals(state)
    redeal_objectives(state, seat, box)
    while not believable(state, seat):
        redeal_objectives(state, seat, box)


def redeal_arrivals(state: VikingsState) -> None:
    """A card that has taken another's place in a hand has its place in the order too."""
    arrived = row(MOST_CARDS)
    for card in range(state.rules.cards.cards):
        arrived[first(state.deck.exchanged(BIT << card))] = state.arrived[card]
    for card in range(MOST_CARDS):
        state.arrived[card] = arrived[card]


def redeal_objectives(state: VikingsState, seat: int, box: Box) -> None:
    """The deal of VIK-SET-11 and its changes, with the cards that this seat does not know."""
    seats = state.rules.seats
    for other in range(seats):
        if other != seat and state.objective[other] != NO_OBJECTIVE:
            state.undealt |= BIT << state.objective[other]
    for other in range(seats):
        if other != seat and state.objective[other] != NO_OBJECTIVE:
            take_objective(state, other, box)
    for place in range(seats):
        other = (state.first + place) % seats
        if other != seat and destroys(state, other, other):
            returned = BIT << state.objective[other]
            take_objective(state, other, box)
            state.undealt |= returned


def take_objective(state: VikingsState, seat: int, box: Box) -> None:
    card = nth(state.undealt, box.below(count(state.undealt)))
    state.undealt &= ~(BIT << card)
    state.objective[seat] = card


def believable(state: VikingsState, viewer: int) -> bool:
    """The active player has not met his objective yet, and nobody has passed over his own victory."""
    looked_at = state.round > 1 and state.phase != OVER
    if looked_at and state.active != viewer and fulfilled(state, state.active):
        return False
    for victim in range(state.rules.seats):
        destroyer = state.destroyer[victim]
        if destroyer not in (victim, viewer) and destroys(state, destroyer, victim):
            return False
    return True
