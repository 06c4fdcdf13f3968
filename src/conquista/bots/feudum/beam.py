"""The best positions that a step of a plan has led to."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.engine import FeudumEngine
from conquista.kernel.row import grid, row

_MOST: int = 16
_PATH: int = 32


class Beam:
    """A few positions, the best first by their worth, and for each how it begins.

    `opening` are the first decisions on the way there, as long as neither chance nor another seat came in
    between; `length` how many. Of positions that are worth the same only the first is kept.
    """

    __slots__ = ("held", "length", "opening", "size", "value", "width")

    width: int
    size: int
    value: Annotated[list[int], _MOST]
    length: Annotated[list[int], _MOST]
    opening: Annotated[list[list[int]], (_MOST, _PATH)]
    held: list[FeudumEngine]

    def __init__(self, like: FeudumEngine, width: int) -> None:
        self.width = width
        self.size = 0
        self.value = row(_MOST)
        self.length = row(_MOST)
        self.opening = grid(_MOST, _PATH)
        self.held = [FeudumEngine(like.rules) for _ in range(width)]

    def clear(self) -> None:
        self.size = 0

    def place_for(self, value: int) -> int:
        """Where a position of this worth belongs; `width` if nowhere."""
        place = self.size
        while place > 0 and self.value[place - 1] < value:
            place -= 1
        if place > 0 and self.value[place - 1] == value:
            return self.width
        return place

    def make_room(self, place: int) -> None:
        """Move the worse ones down; the worst may fall out, and its state is used again."""
        if self.size < self.width:
            self.size += 1
        freed = self.held[self.size - 1]
        for k in range(self.size - 1, place, -1):
            self.held[k] = self.held[k - 1]
            self.value[k] = self.value[k - 1]
            self.length[k] = self.length[k - 1]
            self.opening[k][:] = self.opening[k - 1]
        self.held[place] = freed
