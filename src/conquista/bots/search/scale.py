"""Everybody's chance to win, from the features of each seat: a network with one hidden layer.

Everything is whole numbers in thousandths, so that a bot plays alike on every machine. The weights come from
matches that the project's own players played among themselves (`tools/train.py`).
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Prospect
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS

_MOST_FEATURES: int = 24
_MOST_UNITS: int = 16
_MOST_INTO: int = 24 * 16
_CERTAIN: int = 10_000
_LOWEST: int = -1_000_000
_EXPS: int = 9001


class Scale:
    """A seat's chance grows with e to the power of its weight: of its features, and of units that they excite.

    `feature` is of the seat that is being described; `_exp` is e to the power of minus so many thousandths.
    """

    __slots__ = ("_bias", "_direct", "_exp", "feature", "features", "_into", "_out", "_sum", "_units")

    features: int
    feature: Annotated[list[int], _MOST_FEATURES]
    _units: int
    _direct: Annotated[list[int], _MOST_FEATURES]
    _into: Annotated[list[int], _MOST_INTO]
    _bias: Annotated[list[int], _MOST_UNITS]
    _out: Annotated[list[int], _MOST_UNITS]
    _sum: Annotated[list[int], SEAT_ROWS]
    _exp: Annotated[list[int], _EXPS]

    def __init__(self, direct: list[int], into: list[list[int]], bias: list[int], out: list[int]) -> None:
        """`direct`: the weight of each feature; `into`, `bias`, `out`: of each unit."""
        self.features = len(direct)
        self.feature = row(_MOST_FEATURES)
        self._units = len(out)
        self._direct = direct + row(_MOST_FEATURES - len(direct))
        flat = [weight for unit in into for weight in unit]
        self._into = flat + row(_MOST_INTO - len(flat))
        self._bias = bias + row(_MOST_UNITS - len(bias))
        self._out = out + row(_MOST_UNITS - len(out))
        self._sum = row(SEAT_ROWS)
        self._exp = [round(_CERTAIN * 2.718281828459045 ** (-k / 1000)) for k in range(_EXPS)]

    def weigh(self, seat: int, into: Prospect) -> None:
        """Take in the features of a seat; what each of them adds is told for the seat that asks."""
        total: int = 0
        for k in range(self.features):
            part: int = self._direct[k] * self.feature[k] // 1000
            total += part
            if seat == into.seat:
                into.part[k] = part
        for unit in range(self._units):
            excited: int = 1000 * self._bias[unit]
            for k in range(self.features):
                excited += self._into[unit * self.features + k] * self.feature[k]
            if excited > 0:
                total += self._out[unit] * (excited // 1000) // 1000
                if seat == into.seat:
                    self._tell(unit, into)
        self._sum[seat] = total

    def _tell(self, unit: int, into: Prospect) -> None:
        """What each feature adds through an excited unit."""
        for k in range(self.features):
            excites: int = self._into[unit * self.features + k] * self.feature[k] // 1000
            into.part[k] += self._out[unit] * excites // 1000

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
                into.share[seat] = self._exp[min(_EXPS - 1, most - self._sum[seat])]
                total += into.share[seat]
        for seat in range(SEAT_ROWS):
            into.share[seat] = into.share[seat] * _CERTAIN // max(1, total)
