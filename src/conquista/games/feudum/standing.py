"""Chapter 6.3: room to see who would sit where."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import GUILDS, MOST_PLAYERS, RANKS
from conquista.kernel.row import grid, row

Stars = Annotated[list[list[int]], (GUILDS, MOST_PLAYERS)]
Seats = Annotated[list[list[int]], (GUILDS, RANKS)]


class Standing:
    """Room for the settling of seats: stars by guild and seat, and who would sit where."""

    __slots__ = ("line", "line_size", "seats", "stars")

    stars: Stars
    seats: Seats
    line: Annotated[list[int], MOST_PLAYERS]
    line_size: int

    def __init__(self) -> None:
        self.stars = grid(GUILDS, MOST_PLAYERS)
        self.seats = grid(GUILDS, RANKS)
        self.line = row(MOST_PLAYERS)
        self.line_size = 0
