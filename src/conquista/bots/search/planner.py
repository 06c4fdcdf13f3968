"""Choosing a plan by playing it out in imagined worlds.

Every world is drawn from what the seat may know. All plans are tried in the same worlds with the same luck, so
that their difference is seen after few trials; after each block of worlds the worse half of the plans is dropped.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Shares
from conquista.kernel.bitset import first
from conquista.kernel.box import Box, FastBox
from conquista.kernel.row import row
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State

_MOST_PLANS: int = 64
_PLAIN: int = 0
_CERTAIN: int = 10_000
_MOST_TRIES: int = 20
_SEEDS: int = 1 << 31


class Planner:
    """`plan`, `total` and `trials` are rows by plan, the plans that are still compared first."""

    __slots__ = (
        "_box",
        "_codes",
        "_guide",
        "left",
        "plan",
        "plans",
        "_shares",
        "total",
        "_trial",
        "trials",
        "_world",
    )

    plans: int
    left: int
    plan: Annotated[list[int], _MOST_PLANS]
    total: Annotated[list[int], _MOST_PLANS]
    trials: Annotated[list[int], _MOST_PLANS]
    _guide: Guide
    _world: State
    _trial: State
    _codes: Codes
    _shares: Shares
    _box: FastBox

    def __init__(self, guide: Guide, like: State) -> None:
        self._guide = guide
        self._world = like.blank()
        self._trial = like.blank()
        self._codes = Codes()
        self._shares = Shares()
        self._box = FastBox(0)
        self.plans = 0
        self.left = 0
        self.plan = row(_MOST_PLANS)
        self.total = row(_MOST_PLANS)
        self.trials = row(_MOST_PLANS)

    def begin(self, root: State, seat: int) -> None:
        """Ask the guide for its plans, and forget earlier trials."""
        self.plans = min(self._guide.plans(root, seat, self._codes), _MOST_PLANS)
        self.left = self.plans
        for k in range(self.plans):
            self.plan[k] = self._codes.codes[k]
            self.total[k] = 0
            self.trials[k] = 0

    def compare(self, root: State, seat: int, worlds: int, turns: int, box: Box) -> None:
        """Try every plan that is left in so many worlds, each until so many turns after this one are over."""
        last_turn: int = root.turn() + turns
        for _ in range(worlds):
            self._imagine(root, seat, box)
            luck: int = box.below(_SEEDS)
            for k in range(self.left):
                self._trial.copy_from(self._world)
                self._box.word = luck + 1
                self._play(seat, self.plan[k], last_turn)
                self.total[k] += self._shares.share[seat]
                self.trials[k] += 1

    def _imagine(self, root: State, seat: int, box: Box) -> None:
        """A world that could be, the likelier ones more often."""
        for _ in range(_MOST_TRIES):
            self._world.copy_from(root)
            self._world.redeal(seat, box)
            if box.below(_CERTAIN) < self._guide.credence(self._world, seat):
                break

    def _play(self, seat: int, plan: int, last_turn: int) -> None:
        """The seat follows the plan until its turn ends; all others, and it afterwards, play as seems best."""
        trial = self._trial
        own_turn: int = trial.turn()
        while True:
            awaited: int = trial.awaiting()
            if awaited == NOBODY or trial.turn() > last_turn:
                break
            if awaited == ASKS_CHANCE:
                trial.apply(CHANCE, trial.draw(self._box))
                continue
            asked: int = first(awaited)
            followed: int = plan if asked == seat and trial.turn() == own_turn else _PLAIN
            trial.apply(asked, self._guide.decide(trial, asked, followed, self._codes, self._box))
        self._guide.promise(trial, self._shares)

    def drop(self) -> None:
        """Keep the better half of the plans that are left, the best first."""
        for k in range(1, self.left):
            place: int = k
            while place > 0 and self._better(place, place - 1):
                self._swap(place, place - 1)
                place -= 1
        self.left = (self.left + 1) // 2

    def forget(self) -> None:
        """Begin to count anew for the plans that are left."""
        for k in range(self.left):
            self.total[k] = 0
            self.trials[k] = 0

    def _better(self, one: int, other: int) -> bool:
        return self.total[one] * self.trials[other] > self.total[other] * self.trials[one]

    def _swap(self, one: int, other: int) -> None:
        plan: int = self.plan[one]
        total: int = self.total[one]
        trials: int = self.trials[one]
        self.plan[one] = self.plan[other]
        self.total[one] = self.total[other]
        self.trials[one] = self.trials[other]
        self.plan[other] = plan
        self.total[other] = total
        self.trials[other] = trials
