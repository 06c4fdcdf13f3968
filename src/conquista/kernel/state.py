"""Where a match stands, as search, arena and match see it: no names, no objects, only ints."""

from __future__ import annotations

from typing import Annotated

from conquista.kernel import fields
from conquista.kernel.box import Box
from conquista.kernel.family import MOST_FAMILIES
from conquista.kernel.row import row


class Codes:
    """Room for the families of one decision. The caller owns it; a search keeps one per depth."""

    __slots__ = ("codes",)

    codes: Annotated[list[int], MOST_FAMILIES]

    def __init__(self) -> None:
        self.codes = row(MOST_FAMILIES)

    def fill(self, codes: list[int]) -> int:
        """Write these, and return how many they are."""
        listed = 0
        for code in codes:
            self.codes[listed] = code
            listed += 1
        return listed

    def first(self, count: int) -> list[int]:
        """The first `count` families as a list of Python's."""
        return [self.codes[k] for k in range(count)]


class State:
    """The contract between a game's rules and whoever plays them.

    `apply` trusts its code: what comes from outside has passed `Game.check` before.
    """

    __slots__ = ()

    def awaiting(self) -> int:
        """The bit set of seats that owe a decision; `ASKS_CHANCE`; or `NOBODY` when it is over."""
        raise NotImplementedError

    def turn(self) -> int:
        """How many turns have begun."""
        raise NotImplementedError

    def rounds(self) -> int:
        """The number of the round that is being played."""
        raise NotImplementedError

    def list_actions(self, seat: int, out: Codes) -> int:
        """Write every family that an awaited seat can choose from; return how many."""
        raise NotImplementedError

    def outcomes(self) -> int:
        """How many equally likely answers chance has, when chance is asked."""
        raise NotImplementedError

    def draw(self, box: Box) -> int:
        """Chance's answer out of a box: a number below `outcomes()`. Nothing changes yet."""
        return box.below(self.outcomes())

    def apply(self, seat: int, code: int) -> None:
        """Take the answer of a seat, or of chance, with all that follows by itself."""
        raise NotImplementedError

    def settled(self) -> bool:
        """False inside an open chain: what its seat has done so far may still be taken back."""
        raise NotImplementedError

    def may_surrender(self, seat: int) -> bool:
        raise NotImplementedError

    def may_revise(self, seat: int) -> bool:
        """Whether a seat may replace the answer it has already given."""
        return False

    def blank(self) -> State:
        """Another state on the same board and options, to copy into."""
        raise NotImplementedError

    def copy_from(self, like: State) -> None:
        raise NotImplementedError

    def redeal(self, seat: int, box: Box) -> None:
        """Draw again, in place, all that this seat cannot know."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """All of it as ints, in an order that depends on the class alone."""
        return fields.dump(self)

    def load(self, ints: list[int]) -> None:
        fields.load(self, ints)


def copied(state: State) -> State:
    other = state.blank()
    other.copy_from(state)
    return other
