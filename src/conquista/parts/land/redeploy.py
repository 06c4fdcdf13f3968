"""Moving armies between one's own neighbouring territories: each army once, and never the garrison."""

from __future__ import annotations

from conquista.kernel.family import AMOUNT
from conquista.kernel.row import row
from conquista.kernel.state import Codes
from conquista.parts.land.limits import MOST_TERRITORIES, PerTerritory
from conquista.parts.land.occupation import Occupation


class Reserve:
    """How many armies of each territory have not moved yet and may."""

    __slots__ = ("movable",)

    movable: PerTerritory

    def __init__(self) -> None:
        self.movable = row(MOST_TERRITORIES)

    def copy_from(self, like: Reserve) -> None:
        self.movable[:] = like.movable


def prepare(reserve: Reserve, land: Occupation, seat: int) -> None:
    for territory in range(land.board.territories):
        reserve.movable[territory] = land.armies[territory] - 1 if land.owner[territory] == seat else 0


def can_move(reserve: Reserve, land: Occupation, seat: int) -> bool:
    board = land.board
    owner = land.owner
    movable = reserve.movable
    for source in range(board.territories):
        if movable[source] > 0:
            for k in range(board.degree[source]):
                if owner[board.neighbours[source][k]] == seat:
                    return True
    return False


def list_moves(reserve: Reserve, land: Occupation, seat: int, kind: int, out: Codes, count: int) -> int:
    """Append a family for each territory with movable armies and each own neighbour of it."""
    board = land.board
    owner = land.owner
    movable = reserve.movable
    codes = out.codes
    for source in range(board.territories):
        if movable[source] > 0:
            base = movable[source] << AMOUNT | kind | source << 12
            for k in range(board.degree[source]):
                target = board.neighbours[source][k]
                if owner[target] == seat:
                    codes[count] = base | target << 6
                    count += 1
    return count


def move(reserve: Reserve, land: Occupation, source: int, target: int, armies: int) -> None:
    """What arrives does not become movable."""
    reserve.movable[source] -= armies
    land.armies[source] -= armies
    land.armies[target] += armies
