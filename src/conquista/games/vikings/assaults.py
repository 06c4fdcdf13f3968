"""The assaults of a turn: all combats with the same origin and the same target.

A link is used in one direction only in a turn: whoever conquers its other end owns both. So an assault goes by
the number of its link.
"""

from __future__ import annotations

from typing import Annotated

from conquista.games.vikings.phase import MOST_LINKS
from conquista.kernel.row import grid, row

PerLink = Annotated[list[int], MOST_LINKS]


class Assaults:
    """`calls`: the invocations of each side. `opened`: the sea route is open after a naval combat."""

    __slots__ = ("begun", "calls", "number", "opened")

    number: int
    begun: PerLink
    opened: PerLink
    calls: Annotated[list[list[int]], (2, MOST_LINKS)]

    def __init__(self) -> None:
        self.number = 0
        self.begun = row(MOST_LINKS)
        self.opened = row(MOST_LINKS)
        self.calls = grid(2, MOST_LINKS)

    def clear(self) -> None:
        if self.number > 0:
            for link in range(MOST_LINKS):
                self.begun[link] = 0
                self.opened[link] = 0
                self.calls[0][link] = 0
                self.calls[1][link] = 0
        self.number = 0

    def begin(self, link: int) -> None:
        if not self.begun[link]:
            self.begun[link] = 1
            self.number += 1

    def copy_from(self, like: Assaults) -> None:
        self.number = like.number
        self.begun[:] = like.begun
        self.opened[:] = like.opened
        self.calls[0][:] = like.calls[0]
        self.calls[1][:] = like.calls[1]
