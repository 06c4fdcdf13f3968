"""Everybody's chance to win a match of War, as far as the position tells."""

from __future__ import annotations

from conquista.bots.search.guide import Shares
from conquista.bots.search.net import Net
from conquista.bots.search.war_outlook import Outlook
from conquista.games.war.cards import next_value
from conquista.games.war.objectives import goal
from conquista.games.war.phase import CONTINENTS, DESTROY, OVER
from conquista.games.war.state import WarState
from conquista.kernel.bitset import count
from conquista.kernel.seat import SEAT_ROWS

_CERTAIN: int = 10_000


class Judge:
    __slots__ = ("_net", "_outlook")

    _outlook: Outlook
    _net: Net

    def __init__(self, outlook: Outlook, net: Net) -> None:
        self._outlook = outlook
        self._net = net

    def features(self) -> list[int]:
        """Of the seat that was described last."""
        return [self._net.feature[k] for k in range(self._net.features)]

    def promise(self, state: WarState, into: Shares) -> None:
        if state.phase == OVER:
            for seat in range(SEAT_ROWS):
                won: bool = state.winners >> seat & 1 == 1
                into.share[seat] = _CERTAIN // count(state.winners) if won else 0
            return
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.describe(state, seat)
                self._net.judge(seat)
        self._net.share_out(state.in_play, into)

    def describe(self, state: WarState, seat: int) -> None:
        """The features of a seat, in thousandths, in the order of their names."""
        outlook = self._outlook
        outlook.survey(state, seat)
        land = state.land
        board = land.board
        armies: int = 0
        everything: int = 0
        front: int = 0
        stack: int = 0
        bare: int = 0
        held_open: int = 0
        for territory in range(board.territories):
            here: int = land.armies[territory]
            everything += here
            if land.owner[territory] != seat:
                continue
            armies += here
            stack = max(stack, here)
            threat: int = outlook.threat(territory)
            if threat or outlook.at_border(territory):
                front += here
            if threat > here:
                bare += threat - here
                continent: int = board.continent[territory]
                if land.held[seat][continent] == board.size[continent]:
                    held_open += board.bonus[continent]
        power: int = outlook.power()
        distance: int = outlook.distance()
        near: int = 1000 * power // max(1, power + distance)
        seats: int = state.rules.seats
        hand: int = state.deck.sizes[seat]
        worth: int = next_value(state)
        kind: int = state.rules.objectives.kind[goal(state, seat)]
        feature = self._net.feature
        feature[0] = 1000 * land.territories[seat] // board.territories
        feature[1] = 1000 * armies // max(1, everything)
        feature[2] = 100 * outlook.income()
        feature[3] = 200 * hand
        feature[4] = near
        feature[5] = near * near // 1000
        feature[6] = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        feature[7] = 1000 if distance < power else 0
        feature[8] = outlook.done()
        feature[9] = 1000 * worth * min(hand, 3) // (3 * max(1, everything // 4))
        feature[10] = min(2000, 1000 * bare // max(1, armies))
        feature[11] = 1000 * stack // max(1, armies)
        feature[12] = 100 * held_open
        feature[13] = 1000 if kind == DESTROY else 0
        feature[14] = 1000 if kind == CONTINENTS else 0
        feature[15] = 1000 * (count(state.in_play) - 1) // 5
        feature[16] = 1000 * everything // (8 * board.territories)
        feature[17] = 1000 * front // max(1, armies)
