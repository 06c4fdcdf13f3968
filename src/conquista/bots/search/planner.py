"""Choosing a plan by playing it out in imagined worlds.

Every world is drawn from what the seat may know. All plans are tried in the same worlds with the same luck, so
that their difference is seen after few trials; from time to time the worse half of the plans is dropped.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.bots.search.luck import Luck
from conquista.kernel.bitset import first
from conquista.kernel.box import Box
from conquista.kernel.row import row
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, SEAT_ROWS
from conquista.kernel.state import Codes, State

_MOST_PLANS: int = 64
_MOST_PARTS: int = 24
_SHARES: int = 64 * SEAT_ROWS
_PARTS: int = 64 * 24
_PLAIN: int = 0
_CERTAIN: int = 10_000
_MOST_TRIES: int = 20


class Planner:
    """`plan`, `trials` and the sums over trials are rows by place; the plans still compared have the first places.

    `spent`: how many turns were played out since `begin`.
    """

    __slots__ = (
        "_codes",
        "_guide",
        "_lean",
        "_left",
        "_luck",
        "_part",
        "_plan",
        "plans",
        "_prospect",
        "_seat",
        "_share",
        "spent",
        "_trial",
        "_trials",
        "_world",
    )

    plans: int
    spent: int
    _left: int
    _seat: int
    _lean: Annotated[list[int], _MOST_PLANS]
    _plan: Annotated[list[int], _MOST_PLANS]
    _trials: Annotated[list[int], _MOST_PLANS]
    _share: Annotated[list[int], _SHARES]
    _part: Annotated[list[int], _PARTS]
    _guide: Guide
    _world: State
    _trial: State
    _codes: Codes
    _prospect: Prospect
    _luck: Luck

    def __init__(self, guide: Guide, like: State, seat: int) -> None:
        self._guide = guide
        self._seat = seat
        self._world = like.blank()
        self._trial = like.blank()
        self._codes = Codes()
        self._prospect = Prospect(seat)
        self._luck = Luck()
        self.plans = 0
        self.spent = 0
        self._left = 0
        self._lean = row(_MOST_PLANS)
        self._plan = row(_MOST_PLANS)
        self._trials = row(_MOST_PLANS)
        self._share = row(_SHARES)
        self._part = row(_PARTS)

    def begin(self, root: State) -> None:
        """Ask the guide for its plans, and forget earlier trials."""
        self.plans = min(self._guide.plans(root, self._seat, self._codes), _MOST_PLANS)
        self._left = self.plans
        for place in range(self.plans):
            self._plan[place] = self._codes.codes[place]
            self._lean[place] = 0
        self.forget()

    def forget(self) -> None:
        """Only the trials: what is compared stays."""
        self.spent = 0
        for place in range(self.plans):
            self._trials[place] = 0
            for seat in range(SEAT_ROWS):
                self._share[place * SEAT_ROWS + seat] = 0
            for k in range(_MOST_PARTS):
                self._part[place * _MOST_PARTS + k] = 0

    def left(self) -> int:
        return self._left

    def limit(self, plans: int) -> None:
        """Consider only so many of the plans, the guide's first."""
        self.plans = min(self.plans, plans)
        self._left = self.plans

    def retain(self, chosen: list[int]) -> None:
        """Consider only those of the guide's plans that are worth it at any time, and those chosen earlier."""
        kept: int = min(self._guide.lasting(), self.plans)
        for place in range(kept, self.plans):
            if self._plan[place] in chosen:
                self._plan[kept] = self._plan[place]
                kept += 1
        self.limit(kept)

    def lean(self, place: int, parts: int) -> None:
        """Prefer a plan to others whose chance is better by less than so much."""
        self._lean[place] = parts

    def plan(self, place: int) -> int:
        return self._plan[place]

    def chance(self, place: int, seat: int) -> int:
        """What a plan promised a seat, on average."""
        return self._share[place * SEAT_ROWS + seat] // max(1, self._trials[place])

    def trials(self, place: int) -> int:
        return self._trials[place]

    def part(self, place: int, feature: int) -> int:
        """What a feature added to the promise of a plan, in all its trials."""
        return self._part[place * _MOST_PARTS + feature]

    def findings(self) -> list[int]:
        """All that was found in trials of the plans that are left, to be added elsewhere."""
        found = [self.spent]
        for place in range(self._left):
            found.append(self._trials[place])
            found += [self._share[place * SEAT_ROWS + seat] for seat in range(SEAT_ROWS)]
            found += [self._part[place * _MOST_PARTS + k] for k in range(_MOST_PARTS)]
        return found

    def add(self, found: list[int]) -> None:
        """What another planner found that compares the same plans."""
        self.spent += found[0]
        at: int = 1
        for place in range(self._left):
            self._trials[place] += found[at]
            at += 1
            for seat in range(SEAT_ROWS):
                self._share[place * SEAT_ROWS + seat] += found[at + seat]
            at += SEAT_ROWS
            for k in range(_MOST_PARTS):
                self._part[place * _MOST_PARTS + k] += found[at + k]
            at += _MOST_PARTS

    def glance(self, root: State, worlds: int, box: Box) -> int:
        """The chance to win that a position promises before anything is done."""
        total: int = 0
        for _ in range(worlds):
            self._imagine(root, box)
            self._guide.promise(self._world, self._prospect)
            total += self._prospect.share[self._seat]
        return total // worlds

    def compare(self, root: State, worlds: int, turns: int, box: Box) -> None:
        """Try every plan that is left in so many worlds, each until so many turns after this one are over.

        What a turn is here, the guide's clock says.
        """
        last: int = self._guide.clock(root) + turns
        for _ in range(worlds):
            self._imagine(root, box)
            self._luck.change(box)
            for place in range(self._left):
                self._trial.copy_from(self._world)
                self._luck.begin()
                self._play(self._plan[place], last)
                self._count(place)

    def _imagine(self, root: State, box: Box) -> None:
        """A world that could be, the likelier ones more often."""
        for _ in range(_MOST_TRIES):
            self._world.copy_from(root)
            self._world.redeal(self._seat, box)
            if box.below(_CERTAIN) < self._guide.credence(self._world, self._seat):
                break

    def _play(self, plan: int, last: int) -> None:
        """The seat follows the plan on this occasion; all others, and it afterwards, play as seems best."""
        trial = self._trial
        guide = self._guide
        luck = self._luck
        deed: int = 0
        begun: int = trial.turn()
        occasion: int = guide.occasion(trial)
        guide.take_up(self._seat, plan)
        while True:
            awaited: int = trial.awaiting()
            if awaited == NOBODY or guide.clock(trial) > last:
                break
            if awaited == ASKS_CHANCE:
                trial.apply(CHANCE, luck.draw(trial, deed))
                continue
            asked: int = first(awaited)
            followed: int = plan if asked == self._seat and guide.occasion(trial) == occasion else _PLAIN
            answer: int = guide.decide(trial, asked, followed, self._codes, luck.box)
            deed = 0 if asked == self._seat else answer
            trial.apply(asked, answer)
        guide.promise(trial, self._prospect)
        self.spent += max(1, trial.turn() - begun)

    def _count(self, place: int) -> None:
        self._trials[place] += 1
        for seat in range(SEAT_ROWS):
            self._share[place * SEAT_ROWS + seat] += self._prospect.share[seat]
        for k in range(_MOST_PARTS):
            self._part[place * _MOST_PARTS + k] += self._prospect.part[k]

    def drop(self, keep: int) -> None:
        """Keep so many of the plans that are left, the best first."""
        for place in range(1, self._left):
            other: int = place
            while other > 0 and self._better(other, other - 1):
                self._swap(other, other - 1)
                other -= 1
        self._left = min(self._left, keep)

    def _better(self, one: int, other: int) -> bool:
        return self._sum(one) * self._trials[other] > self._sum(other) * self._trials[one]

    def _sum(self, place: int) -> int:
        return self._share[place * SEAT_ROWS + self._seat] + self._lean[place] * self._trials[place]

    def _swap(self, one: int, other: int) -> None:
        plan: int = self._plan[one]
        self._plan[one] = self._plan[other]
        self._plan[other] = plan
        lean: int = self._lean[one]
        self._lean[one] = self._lean[other]
        self._lean[other] = lean
        trials: int = self._trials[one]
        self._trials[one] = self._trials[other]
        self._trials[other] = trials
        for seat in range(SEAT_ROWS):
            share: int = self._share[one * SEAT_ROWS + seat]
            self._share[one * SEAT_ROWS + seat] = self._share[other * SEAT_ROWS + seat]
            self._share[other * SEAT_ROWS + seat] = share
        for k in range(_MOST_PARTS):
            part: int = self._part[one * _MOST_PARTS + k]
            self._part[one * _MOST_PARTS + k] = self._part[other * _MOST_PARTS + k]
            self._part[other * _MOST_PARTS + k] = part
