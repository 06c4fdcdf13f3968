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
        """The features of a seat, in thousandths; `WarMind.facts` says what each stands for."""
        outlook = self._outlook
        outlook.survey(state, seat)
        land = state.land
        board = land.board
        armies: int = 0
        everything: int = 0
        front: int = 0
        bare: int = 0
        held_open: int = 0
        for territory in range(board.territories):
            here: int = land.armies[territory]
            everything += here
            if land.owner[territory] != seat:
                continue
            armies += here
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
        feature = self.scale.feature
        feature[0] = 1000 * land.territories[seat] // board.territories
        feature[1] = 1000 * armies // max(1, everything)
        feature[2] = 100 * outlook.income()
        feature[3] = 200 * hand
        feature[4] = near
        feature[5] = near * near // 1000
        feature[6] = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        done: int = outlook.done()
        feature[7] = done if kind == DESTROY else 0
        feature[8] = done
        feature[9] = 1000 * worth * min(hand, 3) // (3 * max(1, everything // 4))
        feature[10] = min(2000, 1000 * bare // max(1, armies))
        feature[11] = done if kind == CONTINENTS else 0
        feature[12] = 100 * held_open
        feature[13] = 1000 if kind == DESTROY else 0
        feature[14] = 1000 if kind == CONTINENTS else 0
        feature[15] = self._hunted(state, seat)
        feature[16] = self._growing(state, seat)
        feature[17] = 1000 * front // max(1, armies)

    def _hunted(self, state: WarState, seat: int) -> int:
        """The territories of whoever has to destroy this seat."""
        for other in range(state.rules.seats):
            if other != seat and state.in_play >> other & 1:
                card: int = goal(state, other)
                table = state.rules.objectives
                if table.kind[card] == DESTROY and table.what[card] == state.colour[seat]:
                    return 1000 * state.land.territories[other] // state.land.board.territories
        return 0

    def _growing(self, state: WarState, seat: int) -> int:
        """What the continents that are not complete promise."""
        land = state.land
        total: int = 0
        for continent in range(land.board.continents):
            held: int = land.held[seat][continent]
            size: int = land.board.size[continent]
            if held < size:
                total += 100 * land.board.bonus[continent] * held * held * held // (size * size * size)
        return total
