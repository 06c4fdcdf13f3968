"""Matches between two guides, for learning."""

from __future__ import annotations

from conquista.bots.search.guide import Guide
from conquista.kernel.bitset import first
from conquista.kernel.box import FastBox
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State

_PLAIN: int = 0


class SelfPlay:
    """Both guides play as seems best to them, or as told."""

    __slots__ = ("_box", "_codes", "_one", "_other")

    _one: Guide
    _other: Guide
    _codes: Codes
    _box: FastBox

    def __init__(self, one: Guide, other: Guide, seed: int) -> None:
        self._one = one
        self._other = other
        self._codes = Codes()
        self._box = FastBox(seed)

    def play(self, state: State, seats: int, last_turn: int) -> None:
        """The first guide decides for a bit set of seats; until the end, or until a turn is over."""
        self.follow(state, seats, last_turn, 0, _PLAIN)

    def follow(self, state: State, seats: int, last_turn: int, planner: int, plan: int) -> None:
        """The same, while one seat follows a plan."""
        while True:
            awaited: int = state.awaiting()
            if awaited == NOBODY or state.turn() > last_turn:
                break
            if awaited == ASKS_CHANCE:
                state.apply(CHANCE, state.draw(self._box))
                continue
            asked: int = first(awaited)
            guide = self._one if seats >> asked & 1 else self._other
            followed: int = plan if asked == planner else _PLAIN
            state.apply(asked, guide.decide(state, asked, followed, self._codes, self._box))
