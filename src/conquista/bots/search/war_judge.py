"""Everybody's chance to win a match of War, as far as the position tells."""

from __future__ import annotations

from conquista.bots.search.guide import Prospect
from conquista.bots.search.scale import Scale
from conquista.bots.search.war_outlook import Outlook
from conquista.games.war.cards import next_value
from conquista.games.war.objectives import goal
from conquista.games.war.phase import CONTINENTS, DESTROY, OVER
from conquista.games.war.state import WarState


class Judge:
    __slots__ = ("_outlook", "scale")

    _outlook: Outlook
    scale: Scale

    def __init__(self, outlook: Outlook, scale: Scale) -> None:
        self._outlook = outlook
        self.scale = scale

    def promise(self, state: WarState, into: Prospect) -> None:
        if state.phase == OVER:
            into.end(state.winners)
            return
        into.over = False
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.describe(state, seat)
                self.scale.weigh(seat, into)
        self.scale.share_out(state.in_play, into)

    def describe(self, state: WarState, seat: int) -> None:
        """The features of a seat, in thousandths; `WarMind.facts` says what each stands for.

        Armies and income are not among them: who wins can be told nearly as well without, and whoever values them
        by what they foretell keeps them instead of conquering.
        """
        outlook = self._outlook
        outlook.survey(state, seat)
        land = state.land
        outlook.count_armies()
        power: int = outlook.power()
        distance: int = outlook.distance()
        near: int = 1000 * power // max(1, power + distance)
        seats: int = state.rules.seats
        hand: int = state.deck.sizes[seat]
        worth: int = next_value(state)
        kind: int = state.rules.objectives.kind[goal(state, seat)]
        feature = self.scale.feature
        feature[0] = 1000 * land.territories[seat] // land.board.territories
        feature[1] = 200 * hand
        feature[2] = near
        feature[3] = near * near // 1000
        feature[4] = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        done: int = outlook.done()
        feature[5] = done if kind == DESTROY else 0
        feature[6] = done
        feature[7] = 1000 * worth * min(hand, 3) // (3 * max(1, outlook.everything // 4))
        feature[8] = min(2000, 1000 * outlook.bare // max(1, outlook.armies))
        feature[9] = done if kind == CONTINENTS else 0
        feature[10] = 100 * outlook.held_open
        feature[11] = 1000 if kind == DESTROY else 0
        feature[12] = 1000 if kind == CONTINENTS else 0
        feature[13] = self._hunted(state, seat)
        feature[14] = outlook.growing()
        feature[15] = 1000 * outlook.front // max(1, outlook.armies)

    def _hunted(self, state: WarState, seat: int) -> int:
        """The territories of whoever has to destroy this seat."""
        for other in range(state.rules.seats):
            if other != seat and state.in_play >> other & 1:
                card: int = goal(state, other)
                table = state.rules.objectives
                if table.kind[card] == DESTROY and table.what[card] == state.colour[seat]:
                    return 1000 * state.land.territories[other] // state.land.board.territories
        return 0
