"""Who holds which territory with how many armies."""

from __future__ import annotations

from conquista.kernel.row import grid, row
from conquista.parts.land.board import Board
from conquista.parts.land.limits import (
    MOST_CONTINENTS,
    MOST_HOLDERS,
    MOST_TERRITORIES,
    NEUTRAL,
    VACANT,
    HeldByContinent,
    PerHolder,
    PerTerritory,
)


class Occupation:
    """`territories` and `held` are counts that follow from `owner`, kept for speed."""

    __slots__ = ("board", "owner", "armies", "territories", "held")

    board: Board
    owner: PerTerritory
    armies: PerTerritory
    territories: PerHolder
    held: HeldByContinent

    def __init__(self, board: Board) -> None:
        self.board = board
        self.owner = row(MOST_TERRITORIES, VACANT)
        self.armies = row(MOST_TERRITORIES)
        self.territories = row(MOST_HOLDERS)
        self.held = grid(MOST_HOLDERS, MOST_CONTINENTS)
        self.territories[VACANT] = board.territories
        for territory in range(board.territories):
            self.held[VACANT][board.continent[territory]] += 1

    def give(self, territory: int, holder: int) -> None:
        """Let a territory pass to another holder; its armies are left as they are."""
        continent = self.board.continent[territory]
        before = self.owner[territory]
        self.territories[before] -= 1
        self.held[before][continent] -= 1
        self.owner[territory] = holder
        self.territories[holder] += 1
        self.held[holder][continent] += 1

    def neutralise(self, holder: int) -> None:
        """All that a holder leaves behind stands, with its armies, for nobody."""
        for territory in range(self.board.territories):
            if self.owner[territory] == holder:
                self.give(territory, NEUTRAL)

    def copy_from(self, like: Occupation) -> None:
        self.owner[:] = like.owner
        self.armies[:] = like.armies
        self.territories[:] = like.territories
        for holder in range(MOST_HOLDERS):
            self.held[holder][:] = like.held[holder]


def owns_continent(land: Occupation, seat: int, continent: int) -> bool:
    return land.held[seat][continent] == land.board.size[continent]


def armies_of(land: Occupation, holder: int) -> int:
    total = 0
    for territory in range(land.board.territories):
        if land.owner[territory] == holder:
            total += land.armies[territory]
    return total
