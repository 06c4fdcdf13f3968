"""What a search needs to know of a game: plans worth comparing, a player for each, and what a position promises."""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.box import Box
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes, State

_PLAIN: int = 0
_CERTAIN: int = 10_000


class Shares:
    """Of each seat, its chance to win, in parts of 10,000."""

    __slots__ = ("share",)

    share: Annotated[list[int], SEAT_ROWS]

    def __init__(self) -> None:
        self.share = row(SEAT_ROWS)


class Guide:
    """One for each game. A plan is a number whose meaning is the guide's own; plan 0 is to play as seems best."""

    __slots__ = ()

    def plans(self, state: State, seat: int, out: Codes) -> int:
        """Write the plans that a seat may choose from for the rest of its turn; return how many."""
        out.codes[0] = _PLAIN
        return 1

    def stage(self, state: State, seat: int) -> int:
        """Changes within a turn when it is worth planning its rest anew."""
        return 0

    def round_length(self, state: State) -> int:
        """How many turns pass until the next one of whoever is playing."""
        raise NotImplementedError

    def credence(self, state: State, seat: int) -> int:
        """How well an imagined world fits what this seat has seen of the others: at most 10,000."""
        return _CERTAIN

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        """What a seat does next under a plan. Of hidden things it looks only at its own."""
        raise NotImplementedError

    def promise(self, state: State, into: Shares) -> None:
        """Everybody's chance to win, as far as the position tells."""
        raise NotImplementedError
