"""Everybody's chance to win, from the features of each seat, weighted.

Features and weights are whole numbers in thousandths, so that a bot plays alike on every machine. The weights come from
matches that the project's own players played among themselves (`tools/train.py`).
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Prospect
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS

_MOST_FEATURES: int = 24
_CERTAIN: int = 10_000
_LOWEST: int = -1_000_000_000_000
_EXPS: int = 9001


class Scale:
    """A seat's chance grows with e to the power of the weighted sum of its features.

    `feature` is of the seat that is being described; `_exp` is e to the power of minus so many thousandths.
    """

    __slots__ = ("_exp", "feature", "features", "_sum", "_weight")

    features: int
    feature: Annotated[list[int], _MOST_FEATURES]
    _weight: Annotated[list[int], _MOST_FEATURES]
    _sum: Annotated[list[int], SEAT_ROWS]
    _exp: Annotated[list[int], _EXPS]

    def __init__(self, weights: list[int]) -> None:
        self.features = len(weights)
        self.feature = row(_MOST_FEATURES)
        self._weight = weights + row(_MOST_FEATURES - len(weights))
        self._sum = row(SEAT_ROWS)
        self._exp = [round(_CERTAIN * 2.718281828459045 ** (-0.001 * k)) for k in range(_EXPS)]

    def weigh(self, seat: int, into: Prospect) -> None:
        """Take in the features of a seat; what each of them adds is told for the seat that asks."""
        total: int = 0
        for k in range(self.features):
            part: int = self._weight[k] * self.feature[k]
            total += part
            if seat == into.seat:
                into.part[k] = part
        self._sum[seat] = total

    def share_out(self, in_play: int, into: Prospect) -> None:
        """Everybody's chance, from what was weighed of those in play."""
        most: int = _LOWEST
        for seat in range(SEAT_ROWS):
            if in_play >> seat & 1:
                most = max(most, self._sum[seat])
        total: int = 0
        for seat in range(SEAT_ROWS):
            into.share[seat] = 0
            if in_play >> seat & 1:
                into.share[seat] = self._exp[min(_EXPS - 1, (most - self._sum[seat]) // 1000)]
                total += into.share[seat]
        for seat in range(SEAT_ROWS):
            into.share[seat] = into.share[seat] * _CERTAIN // max(1, total)
