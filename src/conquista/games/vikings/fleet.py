"""The ships of all players: in port, in the reserves, destroyed."""

from __future__ import annotations

from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_HOLDERS, PerHolder


class Fleet:
    """A ship in port belongs to whoever owns the territory. Sets of territories are bit sets."""

    __slots__ = ("destroyed", "in_port", "in_reserve", "sailed", "spent")

    in_port: int
    spent: int  # where ships lie that were beaten in this turn
    sailed: int  # where ships lie that have sailed in this fortification
    in_reserve: PerHolder
    destroyed: PerHolder

    def __init__(self) -> None:
        self.in_port = 0
        self.spent = 0
        self.sailed = 0
        self.in_reserve = row(MOST_HOLDERS)
        self.destroyed = row(MOST_HOLDERS)

    def lies_in(self, territory: int) -> bool:
        return self.in_port >> territory & 1 == 1

    def is_spent(self, territory: int) -> bool:
        return self.spent >> territory & 1 == 1

    def put(self, territory: int) -> None:
        self.in_port |= BIT << territory

    def take(self, territory: int) -> None:
        mask = ~(BIT << territory)
        self.in_port &= mask
        self.spent &= mask
        self.sailed &= mask

    def sink(self, territory: int, owner: int) -> None:
        """VIK-SHP-10: out of the game."""
        self.take(territory)
        self.destroyed[owner] += 1

    def copy_from(self, like: Fleet) -> None:
        self.in_port = like.in_port
        self.spent = like.spent
        self.sailed = like.sailed
        self.in_reserve[:] = like.in_reserve
        self.destroyed[:] = like.destroyed
