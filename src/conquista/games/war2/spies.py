"""Where the Information Centres are, and what has been seen through them."""

from __future__ import annotations

from typing import Annotated

from conquista.games.war2.phase import MOST_PLAYERS, UNPLACED
from conquista.kernel.row import grid, row

PerPlayer = Annotated[list[int], MOST_PLAYERS]
PerPair = Annotated[list[list[int]], (MOST_PLAYERS, MOST_PLAYERS)]


class Spies:
    """`place`: the territory of each player's Information Centre, or `UNPLACED`, or `GONE`.

    `moved` is the bit set of those that have moved in this turn, `spied` whether the active player has used
    his right. The rest is by who looked and at whom, and keeps the last look: in which turn, at which cards,
    and what of the objective.
    """

    __slots__ = ("hand", "moved", "objective", "place", "spied", "turn")

    place: PerPlayer
    moved: int
    spied: bool
    turn: PerPair
    hand: PerPair
    objective: PerPair

    def __init__(self) -> None:
        self.place = row(MOST_PLAYERS, UNPLACED)
        self.moved = 0
        self.spied = False
        self.turn = grid(MOST_PLAYERS, MOST_PLAYERS)
        self.hand = grid(MOST_PLAYERS, MOST_PLAYERS)
        self.objective = grid(MOST_PLAYERS, MOST_PLAYERS)

    def copy_from(self, like: Spies) -> None:
        self.place[:] = like.place
        self.moved = like.moved
        self.spied = like.spied
        for viewer in range(MOST_PLAYERS):
            self.turn[viewer][:] = like.turn[viewer]
            self.hand[viewer][:] = like.hand[viewer]
            self.objective[viewer][:] = like.objective[viewer]
