"""A player that plans its turn, and can say why."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

from conquista.bots.bot import Bot, Question
from conquista.bots.search.guide import Guide
from conquista.bots.search.helpers import Work, call_helpers
from conquista.bots.search.planner import Planner
from conquista.bots.thought import CERTAIN, MOST_OTHERS, Fact, Idea, Thought
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.boxes import seeded
from conquista.kernel.seat import MOST_SEATS
from conquista.kernel.state import Codes, State

PLAIN = 0
MOST_PLANS = 64
_FIRST = 0.5
"""The share of what is left of a turn's budget that is spent on every new occasion: as a rule, when a turn begins."""
_NEXT = 0.25
"""The share of what is left that is spent whenever there is reason to plan anew."""
_FINALISTS = 4
"""So many of the plans that were best when the turn began are compared again when it is planned anew."""
_OF_TIME = 0.9
"""The share of the time allowed that is spent on comparing plans."""
_FIRST_TRIED = 2
"""So many plans are tried first of all, to see how long that takes."""
_LATE = 0.05
"""By this share of a comparison's time those who help end earlier; so much longer they are waited for."""
_SEEDS = 1 << 30
_WORLDS = 24
"""So many worlds are imagined to tell the chance to win before a turn."""


class Mind(ABC):
    """What a planning player of one game brings with it, and what it remembers of a match."""

    facts: tuple[str, ...]
    """Of each feature of a position, the fact it stands for."""

    @abstractmethod
    def guide(self, state: State) -> Guide:
        """The guide of a match, made at its first decision."""

    @abstractmethod
    def notice(self, view: Any, guide: Guide) -> None:
        """Learn from what a view shows; called before every decision."""

    def leaning(self, plan: int) -> int:
        """How much of its chance to win it gives away for a plan to its liking, in parts of 10,000."""
        return 0

    @abstractmethod
    def idea(self, plan: int, chance: int) -> Idea:
        """What a plan is for."""


class PlanningBot(Bot):
    """`turns`: how many turns it may play out in imagination for each of its own.

    Once it is allowed so many seconds instead, the clock ends its thinking, and the matches cannot be repeated from
    their seed.
    """

    plans = True

    def __init__(self, box: Box, mind: Mind, turns: int) -> None:
        super().__init__(box)
        self._mind = mind
        self.turns = turns
        self._seconds: float | None = None
        self._pace = 0.0  # seconds that one plan took in one world, lately; 0 if unknown or too short to tell
        self._guide: Guide | None = None
        self._planner: Planner | None = None
        self._codes = Codes()
        self._planned = (-1, -1)
        self._plan = 0
        self._finalists: list[int] = []
        self._turn = -1
        self._left = 0.0  # of this turn's budget, as a share

    def allow(self, seconds: float) -> None:
        self._seconds = _OF_TIME * seconds

    @property
    def imagined(self) -> int:
        """How many turns were played out for the plan that it follows."""
        return self._planner.spent if self._planner else 0

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        state = question.game.imagine(question.view, self.box)
        guide = self._guide = self._guide or self._mind.guide(state)
        self._mind.notice(question.view, guide)
        if not guide.plans_now(state, question.seat):
            return guide.decide(state, question.seat, PLAIN, self._codes, self.box)
        self._plan_turn(state, question.seat, guide)
        return guide.decide(state, question.seat, self._plan, self._codes, self.box)

    def _plan_turn(self, state: State, seat: int, guide: Guide) -> None:
        """On every new occasion, and whenever its stage changes."""
        now = guide.occasion(state), guide.stage(state, seat)
        if now == self._planned:
            return
        planner = self._planner = self._planner or Planner(guide, state, seat)
        around = guide.round_length(state)
        if now[0] != self._planned[0]:
            if state.turn() != self._turn:
                self._turn, self._left = state.turn(), 1.0
            before = planner.glance(state, _WORLDS, self.box)
            self._finalists = []
            self._plan = self._best_plan(planner, state, around, self._left * _FIRST)
            self._left *= 1 - _FIRST
            self._finalists = [planner.plan(place) for place in range(min(_FINALISTS, planner.plans))]
            self.thought = self._explain(planner, seat, state.turn(), before)
            guide.take_up(seat, self._plan)
        elif self._affordable(self._left * _NEXT) > 1:
            self._plan = self._best_plan(planner, state, around, self._left * _NEXT)
            self._left *= 1 - _NEXT
            guide.take_up(seat, self._plan)
        self._planned = now

    def _affordable(self, share: float) -> int:
        """How many plans can be compared: on the clock so many that each is tried, and the better halves again."""
        if self._seconds is None or self._pace == 0.0:
            return MOST_PLANS
        return max(1, int(share * self._seconds / (2 * self._pace)))

    def _best_plan(self, planner: Planner, state: State, around: int, share: float) -> int:
        """Rounds of equal cost, after each of which the worse half of the plans is dropped."""
        planner.begin(state)
        if self._seconds is not None and self._pace == 0.0:
            planner.limit(_FIRST_TRIED)
            self._try_once(planner, state, around, self.box)
            planner.begin(state)
        if self._finalists:
            planner.retain(self._finalists)
        planner.limit(self._affordable(share))
        for place in range(planner.plans):
            planner.lean(place, self._mind.leaning(planner.plan(place)))
        rounds = max(1, (planner.plans - 1).bit_length())
        began = self._spent(planner)
        for done in range(rounds):
            self._compare(planner, state, around, began + share * self._budget * (done + 1) / rounds)
            planner.drop((planner.left() + 1) // 2)
        return planner.plan(0)

    @property
    def _budget(self) -> float:
        """Of a turn: seconds, or turns in imagination."""
        return self.turns if self._seconds is None else self._seconds

    def _spent(self, planner: Planner) -> float:
        return planner.spent if self._seconds is None else time.monotonic()

    def _compare(self, planner: Planner, state: State, turns: int, end: float) -> None:
        """At least once, and as often as the budget allows; on the clock, with those who help."""
        began = self._spent(planner)
        margin = _LATE * (end - began)
        helpers = []
        if self._seconds is not None:
            helpers = call_helpers(self._shared_work(planner, state, turns, end - margin))
        try:
            self._try_once(planner, state, turns, self.box)
            while self._spent(planner) < end:
                self._try_once(planner, state, turns, self.box)
        finally:
            found = [helper.result(end + margin - time.monotonic()) for helper in helpers]
        for each in found:
            if each:
                planner.add(each)

    def _shared_work(self, planner: Planner, state: State, turns: int, end: float) -> list[Work]:
        """The same comparison in other worlds, for each of those who may help."""

        def work_with(box: Box) -> Work:
            def work() -> list[int]:
                planner.forget()
                while time.monotonic() + self._pace * planner.left() < end:
                    self._try_once(planner, state, turns, box)
                return planner.findings()

            return work

        return [work_with(seeded("helper", self.box.below(_SEEDS))) for _ in range(self.helpers)]

    def _try_once(self, planner: Planner, state: State, turns: int, box: Box) -> None:
        """All plans that are left in one world, by the clock."""
        began = time.monotonic()
        planner.compare(state, 1, turns, box)
        self._pace = (time.monotonic() - began) / planner.left()

    def _explain(self, planner: Planner, seat: int, turn: int, before: int) -> Thought:
        ideas = [
            self._mind.idea(planner.plan(place), planner.chance(place, seat))
            for place in range(min(planner.plans, MOST_OTHERS + 1))
        ]
        fact = Fact("only") if planner.plans == 1 else self._fact(planner, seat)
        return Thought(turn, ideas[0], ideas[1:], before, ideas[0].chance, fact)

    def _fact(self, planner: Planner, seat: int) -> Fact:
        """What told the best plan from the next: the feature that added most, or a rival who is held back."""
        gains: dict[str, float] = {}
        for k, fact in enumerate(self._mind.facts):
            parts = [planner.part(place, k) / planner.trials(place) for place in (0, 1)]
            gains[fact] = gains.get(fact, 0.0) + parts[0] - parts[1]
        best = max(gains, key=lambda fact: gains[fact])
        chance = planner.chance(0, seat)
        own = sum(gains.values()) / 1_000_000 * chance * (CERTAIN - chance) / CERTAIN
        gain = chance - planner.chance(1, seat)
        held_back = {
            other: planner.chance(1, other) - planner.chance(0, other)
            for other in range(MOST_SEATS)
            if other != seat
        }
        rival = max(held_back, key=lambda other: held_back[other])
        if 2 * own < gain and held_back[rival] > gain // 2 > 0:
            return Fact("rival", rival)
        return Fact(best)
