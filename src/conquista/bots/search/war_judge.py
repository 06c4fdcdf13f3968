"""Everybody's chance to win a match of War, as far as the position tells.

A seat's chance grows with e to the power of a weighted sum of its features. The weights come from matches that
the project's own players played among themselves (`tools/train.py`).
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Shares
from conquista.bots.search.war_outlook import Outlook
from conquista.games.war.phase import OVER
from conquista.games.war.state import WarState
from conquista.kernel.bitset import count
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS

_CERTAIN: int = 10_000
_FEATURES: int = 8
_LOWEST: int = -1_000_000
_EXPS: int = 8001


class Judge:
    """`feature` is of the seat described last; `_exp` is e to the power of minus so many thousandths."""

    __slots__ = ("_exp", "feature", "_logit", "_outlook", "_weight")

    feature: Annotated[list[int], _FEATURES]
    _outlook: Outlook
    _weight: Annotated[list[int], _FEATURES]
    _logit: Annotated[list[int], SEAT_ROWS]
    _exp: Annotated[list[int], _EXPS]

    def __init__(self, outlook: Outlook, weights: list[int]) -> None:
        """`weights`: thousandths, one for each feature."""
        self.feature = row(_FEATURES)
        self._outlook = outlook
        self._weight = weights
        self._logit = row(SEAT_ROWS)
        self._exp = [round(_CERTAIN * 2.718281828459045 ** (-k / 1000)) for k in range(_EXPS)]

    def promise(self, state: WarState, into: Shares) -> None:
        for seat in range(SEAT_ROWS):
            into.share[seat] = 0
        if state.phase == OVER:
            self._share_out(state, into)
        else:
            self._estimate(state, into)

    def _share_out(self, state: WarState, into: Shares) -> None:
        for seat in range(state.rules.seats):
            if state.winners >> seat & 1:
                into.share[seat] = _CERTAIN // count(state.winners)

    def _estimate(self, state: WarState, into: Shares) -> None:
        most: int = _LOWEST
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.describe(state, seat)
                logit: int = 0
                for k in range(_FEATURES):
                    logit += self._weight[k] * self.feature[k]
                self._logit[seat] = logit // 1000
                most = max(most, self._logit[seat])
        total: int = 0
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                into.share[seat] = self._exp[min(_EXPS - 1, most - self._logit[seat])]
                total += into.share[seat]
        for seat in range(state.rules.seats):
            into.share[seat] = into.share[seat] * _CERTAIN // total

    def describe(self, state: WarState, seat: int) -> None:
        """The features of a seat, in thousandths: what it has, and how near it is to its goal."""
        outlook = self._outlook
        outlook.survey(state, seat)
        land = state.land
        armies: int = 0
        everything: int = 0
        for territory in range(land.board.territories):
            everything += land.armies[territory]
            if land.owner[territory] == seat:
                armies += land.armies[territory]
        power: int = outlook.power()
        distance: int = outlook.distance()
        near: int = 1000 * power // max(1, power + distance)
        seats: int = state.rules.seats
        self.feature[0] = 1000 * land.territories[seat] // land.board.territories
        self.feature[1] = 1000 * armies // max(1, everything)
        self.feature[2] = 100 * outlook.income()
        self.feature[3] = 200 * state.deck.sizes[seat]
        self.feature[4] = near
        self.feature[5] = near * near // 1000
        self.feature[6] = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        self.feature[7] = 1000 if distance < power else 0
