"""A small network that tells from the features of each seat how likely everybody is to win.

Everything is whole numbers in thousandths, so that a bot plays alike on every machine. The weights come from
matches that the project's own players played among themselves (`tools/train.py`).
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Shares
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS

_MOST_FEATURES: int = 24
_MOST_HIDDEN: int = 16
_MOST_WEIGHTS: int = 24 * 16
_CERTAIN: int = 10_000
_LOWEST: int = -1_000_000
_EXPS: int = 9001


class Net:
    """A seat's chance grows with e to the power of its `logit`: a weighted sum of its features and of hidden units.

    `feature` is of the seat that is being described; `_exp` is e to the power of minus so many thousandths.
    """

    __slots__ = ("_bias", "_direct", "_exp", "feature", "features", "_hidden", "_into", "logit", "_out")

    features: int
    feature: Annotated[list[int], _MOST_FEATURES]
    logit: Annotated[list[int], SEAT_ROWS]
    _hidden: int
    _direct: Annotated[list[int], _MOST_FEATURES]
    _into: Annotated[list[int], _MOST_WEIGHTS]
    _bias: Annotated[list[int], _MOST_HIDDEN]
    _out: Annotated[list[int], _MOST_HIDDEN]
    _exp: Annotated[list[int], _EXPS]

    def __init__(self, direct: list[int], into: list[list[int]], bias: list[int], out: list[int]) -> None:
        """`direct`: the weight of each feature; `into`, `bias`, `out`: of each hidden unit."""
        self.features = len(direct)
        self._hidden = len(out)
        self.feature = row(_MOST_FEATURES)
        self.logit = row(SEAT_ROWS)
        self._direct = direct + row(_MOST_FEATURES - len(direct))
        flat = [weight for unit in into for weight in unit]
        self._into = flat + row(_MOST_WEIGHTS - len(flat))
        self._bias = bias + row(_MOST_HIDDEN - len(bias))
        self._out = out + row(_MOST_HIDDEN - len(out))
        self._exp = [round(_CERTAIN * 2.718281828459045 ** (-k / 1000)) for k in range(_EXPS)]

    def judge(self, seat: int) -> None:
        """The logit of a seat whose features are in `feature`."""
        total: int = 0
        for k in range(self.features):
            total += self._direct[k] * self.feature[k]
        for unit in range(self._hidden):
            value: int = 1000 * self._bias[unit]
            for k in range(self.features):
                value += self._into[unit * self.features + k] * self.feature[k]
            if value > 0:
                total += self._out[unit] * (value // 1000)
        self.logit[seat] = total // 1000

    def share_out(self, in_play: int, into: Shares) -> None:
        """Everybody's chance from the logits of those in play."""
        most: int = _LOWEST
        for seat in range(SEAT_ROWS):
            if in_play >> seat & 1:
                most = max(most, self.logit[seat])
        total: int = 0
        for seat in range(SEAT_ROWS):
            into.share[seat] = 0
            if in_play >> seat & 1:
                into.share[seat] = self._exp[min(_EXPS - 1, most - self.logit[seat])]
                total += into.share[seat]
        for seat in range(SEAT_ROWS):
            into.share[seat] = into.share[seat] * _CERTAIN // max(1, total)
