"""Everybody's chance to win a match of War II, as far as the position tells."""

from __future__ import annotations

from conquista.bots.search.guide import Prospect
from conquista.bots.search.scale import Scale
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.games.war2.objectives import destroys
from conquista.games.war2.phase import OVER
from conquista.games.war2.state import War2State
from conquista.kernel.bitset import first


class War2Judge:
    __slots__ = ("_outlook", "scale")

    _outlook: War2Outlook
    scale: Scale

    def __init__(self, outlook: War2Outlook, scale: Scale) -> None:
        self._outlook = outlook
        self.scale = scale

    def promise(self, state: War2State, into: Prospect) -> None:
        if state.phase == OVER:
            into.end(state.winners)
            return
        into.over = False
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.describe(state, seat)
                self.scale.weigh(seat, into)
        self.scale.share_out(state.in_play, into)

    def describe(self, state: War2State, seat: int) -> None:
        """The features of a seat, in thousandths; `War2Mind.facts` says what each stands for."""
        outlook = self._outlook
        outlook.survey(state, seat)
        outlook.count_armies()
        land = state.land
        seats: int = state.rules.seats
        power: int = outlook.power()
        near: int = 1000 * power // max(1, power + outlook.distance())
        done: int = outlook.done()
        missing: int = outlook.short
        order: int = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        destroyer: bool = outlook.victim < seats
        free: bool = outlook.territories > 0
        feature = self.scale.feature
        feature[0] = 1000 * land.territories[seat] // land.board.territories
        feature[1] = 1000 * outlook.armies // max(1, outlook.everything)
        feature[2] = 100 * outlook.income()
        feature[3] = 200 * state.deck.sizes[seat]
        feature[4] = near
        feature[5] = near * near // 1000
        feature[6] = order
        feature[7] = done if destroyer else 0
        feature[8] = done
        feature[9] = 100 * state.base[seat]
        feature[10] = min(2000, 1000 * outlook.bare // max(1, outlook.armies))
        feature[11] = done if free else 0
        feature[12] = 100 * outlook.held_open
        feature[13] = 1000 if destroyer else 0
        feature[14] = 1000 if free else 0
        feature[15] = self._hunted(state, seat)
        feature[16] = outlook.growing()
        feature[17] = 1000 * outlook.front // max(1, outlook.armies)
        feature[18] = 100 * outlook.centres
        feature[19] = 100 * self._numbers(state, seat)
        feature[20] = 1000 // (1 + missing)
        feature[21] = near * order // 1000
        feature[22] = done * done // 1000

    def _hunted(self, state: War2State, seat: int) -> int:
        """The territories of whoever has to destroy this seat."""
        for other in range(state.rules.seats):
            if other != seat and state.in_play >> other & 1 and destroys(state, other, seat):
                return 1000 * state.land.territories[other] // state.land.board.territories
        return 0

    def _numbers(self, state: War2State, seat: int) -> int:
        """What the number cards of a hand add up to."""
        hand: int = state.deck.hands[seat]
        total: int = 0
        while hand:
            total += state.rules.cards.value[first(hand)]
            hand &= hand - 1
        return total
