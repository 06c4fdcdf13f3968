"""Drawing again what a seat cannot know: hands, face-down cards, objectives, and what others have seen."""

from __future__ import annotations

from conquista.games.war2.objectives import destroys, fulfilled
from conquista.games.war2.phase import FIRST_STAGE, MOST_PLAYERS, NO_OBJECTIVE, UNSEEN
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box


def redeal(state: War2State, seat: int, box: Box) -> None:
    """A draw among all worlds that agree with what this seat has seen.

    A hand that was looked at is known until something leaves it face down; from then on all of it counts as
    unknown, although most of the cards may still be there.
    """
    state.deck.redeal(seat, box)
    for viewer in range(MOST_PLAYERS):
        for owner in range(MOST_PLAYERS):
            if viewer != seat:
                state.spies.hand[viewer][owner] = state.deck.exchanged(state.spies.hand[viewer][owner])
    redeal_objectives(state, seat, box)
    while not believable(state):
        redeal_objectives(state, seat, box)


def knows_objective(state: War2State, seat: int, other: int) -> bool:
    """WAR2-HID-01, WAR2-CI-16: one's own, and those seen at the capture of a CI."""
    if seat == other:
        return True
    return seat < MOST_PLAYERS and state.spies.objective[seat][other] != UNSEEN


def redeal_objectives(state: War2State, seat: int, box: Box) -> None:
    """The deal of WAR2-SET-04 with the cards that this seat does not know."""
    for other in range(state.rules.seats):
        if state.objective[other] != NO_OBJECTIVE and not knows_objective(state, seat, other):
            state.undealt |= BIT << state.objective[other]
    for other in range(state.rules.seats):
        if state.objective[other] != NO_OBJECTIVE and not knows_objective(state, seat, other):
            card = nth(state.undealt, box.below(count(state.undealt)))
            state.undealt &= ~(BIT << card)
            state.objective[other] = card


def believable(state: War2State) -> bool:
    """Nobody in play has reached his goal yet, and nobody has passed over his own victory.

    In the first stage nothing is looked at yet. Of those in their last stand it is not asked what their card
    would have meant before.
    """
    for seat in range(state.rules.seats):
        if state.stage != FIRST_STAGE and state.in_play >> seat & 1 and fulfilled(state, seat):
            return False
    for victim in range(state.rules.seats):
        destroyer = state.destroyer[victim]
        if destroyer != victim and destroys(state, destroyer, victim):
            return False
    return True
