"""New armies: what a turn brings, and where it is put."""

from __future__ import annotations

from conquista.kernel.family import AMOUNT
from conquista.kernel.row import row
from conquista.kernel.state import Codes
from conquista.parts.land.limits import FREE, MOST_CONTINENTS, PerPool
from conquista.parts.land.occupation import Occupation, owns_continent


class Pools:
    """Armies still to be placed: one pool that goes anywhere, and one for each continent."""

    __slots__ = ("left", "pool")

    pool: PerPool
    left: int

    def __init__(self) -> None:
        self.pool = row(MOST_CONTINENTS + 1)
        self.left = 0

    def add(self, which: int, armies: int) -> None:
        self.pool[which] += armies
        self.left += armies

    def take(self, which: int, armies: int) -> None:
        self.pool[which] -= armies
        self.left -= armies

    def clear(self) -> None:
        for which in range(MOST_CONTINENTS + 1):
            self.pool[which] = 0
        self.left = 0

    def copy_from(self, like: Pools) -> None:
        self.pool[:] = like.pool
        self.left = like.left


def territory_armies(territories: int, divisor: int, least: int) -> int:
    """A part of the number of territories, rounded down, and never less than the least."""
    return max(least, territories // divisor)


def fill(pools: Pools, land: Occupation, seat: int, divisor: int, least: int) -> None:
    """What a seat receives at the start of its turn for territories and for whole continents."""
    pools.clear()
    pools.add(FREE, territory_armies(land.territories[seat], divisor, least))
    for continent in range(land.board.continents):
        if owns_continent(land, seat, continent):
            pools.add(continent + 1, land.board.bonus[continent])


def list_placements(pools: Pools, land: Occupation, seat: int, kind: int, out: Codes, count: int) -> int:
    """Append a family for each pool and each territory it may go to."""
    owner = land.owner
    codes = out.codes
    for which in range(land.board.continents + 1):
        if pools.pool[which] == 0:
            continue
        base = pools.pool[which] << AMOUNT | kind | which << 12
        for territory in range(land.board.territories):
            if owner[territory] == seat and (which == FREE or land.board.continent[territory] == which - 1):
                codes[count] = base | territory << 6
                count += 1
    return count


def place(pools: Pools, land: Occupation, which: int, territory: int, armies: int) -> None:
    pools.take(which, armies)
    land.armies[territory] += armies
