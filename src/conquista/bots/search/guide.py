"""What a search needs to know of a game: plans worth comparing, a player for each, and what a position promises."""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.box import Box
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes, State

_PLAIN: int = 0
_CERTAIN: int = 10_000
_MOST_PARTS: int = 24
_MOST_PLANS: int = 64


class Prospect:
    """What a position promises: of each seat its chance to win, in parts of 10,000.

    `part`: what each feature of the seat that asks adds to its promise, in millionths; nothing when it is over.
    """

    __slots__ = ("over", "part", "seat", "share")

    seat: int
    over: bool
    share: Annotated[list[int], SEAT_ROWS]
    part: Annotated[list[int], _MOST_PARTS]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.over = False
        self.share = row(SEAT_ROWS)
        self.part = row(_MOST_PARTS)

    def end(self, winners: int) -> None:
        """The match is over: equal shares for a bit set of winners."""
        self.over = True
        won: int = 0
        for seat in range(SEAT_ROWS):
            won += winners >> seat & 1
        for seat in range(SEAT_ROWS):
            self.share[seat] = _CERTAIN // won if winners >> seat & 1 else 0
        for k in range(_MOST_PARTS):
            self.part[k] = 0


class Guide:
    """One for each game. A plan is a number whose meaning is the guide's own; plan 0 is to play as seems best."""

    __slots__ = ()

    def plans(self, state: State, seat: int, out: Codes) -> int:
        """Write the plans that a seat may choose from for the rest of its turn; return how many."""
        out.codes[0] = _PLAIN
        return 1

    def lasting(self) -> int:
        """When a turn is planned anew, so many of the first plans are considered again, and else only the best."""
        return _MOST_PLANS

    def plans_now(self, state: State, seat: int) -> bool:
        """Whether a decision belongs to a turn of this seat's own, which is planned."""
        raise NotImplementedError

    def stage(self, state: State, seat: int) -> int:
        """Changes within a turn when it is worth planning its rest anew."""
        return 0

    def occasion(self, state: State) -> int:
        """Changes when something else is to be planned: a plan, its budget and its thought are for one occasion."""
        return state.turn()

    def clock(self, state: State) -> int:
        """What the length of a trial is counted in."""
        return state.turn()

    def round_length(self, state: State) -> int:
        """How long a trial goes on; by the usual clock until the next turn of whoever is playing."""
        raise NotImplementedError

    def take_up(self, seat: int, plan: int) -> None:
        """A plan is followed from now on, in a trial or in earnest."""

    def credence(self, state: State, seat: int) -> int:
        """How well an imagined world fits what this seat has seen of the others: at most 10,000."""
        return _CERTAIN

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        """What a seat does next under a plan. Of hidden things it looks only at its own."""
        raise NotImplementedError

    def promise(self, state: State, into: Prospect) -> None:
        """Everybody's chance to win, as far as the position tells."""
        raise NotImplementedError
