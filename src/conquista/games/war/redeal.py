"""Drawing again what a seat cannot know: hands, face-down cards and objectives (chapter 13)."""

from __future__ import annotations

from conquista.games.war.objectives import destroys, fulfilled
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box
from conquista.parts.land.fates import IN_PLAY


def redeal(state: WarState, seat: int, box: Box) -> None:
    """A draw among all worlds that agree with what this seat has seen, each as likely as it was dealt.

    One thing is left out of account: that with WAR-OPT-06 and WAR-OPT-08 both in force, a player whose
    objective lies open may have changed it at the start.
    """
    state.deck.redeal(seat, box)
    redeal_objectives(state, seat, box)
    while not believable(state):
        redeal_objectives(state, seat, box)


def knows_objective(state: WarState, seat: int, other: int) -> bool:
    """WAR-HID-05, WAR-OPT-08: one's own, and those laid open when their holders left."""
    return other == seat or (state.rules.reveal_objectives and state.fate[other] != IN_PLAY)


def redeal_objectives(state: WarState, seat: int, box: Box) -> None:
    """The deal of WAR-SET-04 and the changes of WAR-OPT-06, with the cards this seat does not know."""
    own_returned = returned_by(state, seat)
    state.undealt |= own_returned
    state.set_aside = own_returned
    for other in range(state.rules.seats):
        if not knows_objective(state, seat, other):
            state.undealt |= BIT << state.objective[other]
    for other in range(state.rules.seats):
        if not knows_objective(state, seat, other):
            take_objective(state, other, box)
    if state.rules.redraw_own_colour:
        for other in range(state.rules.seats):
            if not knows_objective(state, seat, other) and destroys(state, other, other):
                returned = BIT << state.objective[other]
                take_objective(state, other, box)
                state.undealt |= returned
                state.set_aside |= returned


def take_objective(state: WarState, seat: int, box: Box) -> None:
    free = state.undealt & ~state.set_aside
    card = nth(free, box.below(count(free)))
    state.undealt &= ~(BIT << card)
    state.objective[seat] = card


def returned_by(state: WarState, seat: int) -> int:
    """The card against its own colour that this seat has given back, as a bit set."""
    table = state.rules.objectives
    for card in range(table.cards):
        if state.set_aside >> card & 1 and table.what[card] == state.colour[seat]:
            return BIT << card
    return 0


def believable(state: WarState) -> bool:
    """Nobody in play has reached his goal yet, and nobody has passed over his own victory."""
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1 and fulfilled(state, seat):
            return False
    for victim in range(state.rules.seats):
        destroyer = state.destroyer[victim]
        if destroyer != victim and destroys(state, destroyer, victim):
            return False
    return True
