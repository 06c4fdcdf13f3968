"""The board: territories in continents, and which are neighbours. Shared by all states, never changed."""

from __future__ import annotations

from conquista.kernel.row import grid, row
from conquista.parts.land.limits import (
    MOST_CONTINENTS,
    MOST_NEIGHBOURS,
    MOST_TERRITORIES,
    Neighbours,
    PerContinent,
    PerTerritory,
)


class Board:
    """A graph whose vertices are territories; each lies in one continent."""

    __slots__ = ("bonus", "continent", "continents", "degree", "neighbours", "size", "territories")

    territories: int
    continents: int
    continent: PerTerritory
    degree: PerTerritory
    neighbours: Neighbours
    size: PerContinent
    bonus: PerContinent

    def __init__(self, continents: list[int], bonuses: list[int], links: list[tuple[int, int]]) -> None:
        """`continents`: of each territory its continent; `links`: pairs of neighbours."""
        self.territories = len(continents)
        self.continents = len(bonuses)
        continent = row(MOST_TERRITORIES)
        size = row(MOST_CONTINENTS)
        for territory, where in enumerate(continents):
            continent[territory] = where
            size[where] += 1
        self.continent = continent
        self.size = size
        bonus = row(MOST_CONTINENTS)
        bonus[: len(bonuses)] = bonuses
        self.bonus = bonus
        degree = row(MOST_TERRITORIES)
        neighbours = grid(MOST_TERRITORIES, MOST_NEIGHBOURS)
        for one, other in sorted(links + [(b, a) for a, b in links]):
            neighbours[one][degree[one]] = other
            degree[one] += 1
        self.degree = degree
        self.neighbours = neighbours


def adjacent(board: Board, one: int, other: int) -> bool:
    for k in range(board.degree[one]):
        if board.neighbours[one][k] == other:
            return True
    return False
