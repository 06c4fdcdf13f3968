"""The luck of imagined worlds.

In one world all plans meet the same luck, so that they differ by what they do and by little else. A seat that plans
has the same luck in every plan, one stroke after the other. Others have the same luck whenever they do the same thing
for the same time in the same turn: whom a plan does not concern plays on as he would have. And every second world has
the mirrored luck of the one before, ones for sixes, so that good and bad luck weigh the same.
"""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.box import Box, FastBox
from conquista.kernel.row import row
from conquista.kernel.state import State

_COUNTERS: int = 256
_SEEDS: int = 1 << 31
_LOW30: int = (1 << 30) - 1
_LOW32: int = (1 << 32) - 1
_FACTOR: int = 0x45D9F3B  # odd, with as many ones as zeroes


class Luck:
    """`box`: what the last stroke was drawn from. `_times`: how often deeds were done in this turn."""

    __slots__ = ("_mirrored", "_seed", "_times", "_turn", "box")

    box: FastBox
    _mirrored: bool
    _seed: int
    _turn: int
    _times: Annotated[list[int], _COUNTERS]

    def __init__(self) -> None:
        self.box = FastBox(0)
        self._mirrored = True
        self._seed = 0
        self._turn = -1
        self._times = row(_COUNTERS)

    def change(self, box: Box) -> None:
        """For another world: that of the world before mirrored, and then another."""
        self._mirrored = not self._mirrored
        if not self._mirrored:
            self._seed = box.below(_SEEDS)

    def begin(self) -> None:
        """Another plan is tried in the same world."""
        self._turn = -1

    def draw(self, state: State, deed: int) -> int:
        """Chance's answer to a deed; those that are 0 are told apart only by their order."""
        if state.turn() != self._turn:
            self._turn = state.turn()
            for k in range(_COUNTERS):
                self._times[k] = 0
        word: int = stir(deed & _LOW32)
        place: int = word % _COUNTERS
        self._times[place] += 1
        word = stir(word ^ (self._turn * _COUNTERS + self._times[place]) & _LOW32)
        word = stir(word ^ self._seed)
        self.box.word = (word & _LOW30) << 32 | stir(word + 1 & _LOW32) | 1
        outcome: int = state.draw(self.box)
        return state.outcomes() - 1 - outcome if self._mirrored else outcome


def stir(word: int) -> int:
    """32 bits that look like none of those they come from."""
    word ^= word >> 16
    word = word * _FACTOR & _LOW32
    word ^= word >> 16
    word = word * _FACTOR & _LOW32
    return word ^ word >> 16
