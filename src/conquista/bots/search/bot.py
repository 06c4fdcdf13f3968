"""A player that plans its turn."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

from conquista.bots.bot import Bot, Question
from conquista.bots.search.guide import Guide
from conquista.bots.search.planner import Planner
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.state import Codes, State


class Mind(ABC):
    """What a planning player of one game brings with it, and what it remembers of a match."""

    @abstractmethod
    def guide(self, state: State) -> Guide:
        """The guide of a match, made at its first decision."""

    @abstractmethod
    def notice(self, view: Any, guide: Guide) -> None:
        """Learn from what a view shows; called before every decision."""


class PlanningBot(Bot):
    """`trials`: how many play-outs a turn may take; each planning takes half of what is left of them.

    With `seconds` the clock ends it instead, and the matches cannot be repeated from their seed.
    """

    def __init__(self, box: Box, mind: Mind, trials: int, seconds: float | None = None) -> None:
        super().__init__(box)
        self._mind = mind
        self._trials = trials
        self._seconds = seconds
        self._guide: Guide | None = None
        self._planner: Planner | None = None
        self._codes = Codes()
        self._planned = (-1, -1)
        self._plan = 0
        self._left = 1.0

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        state = question.game.imagine(question.view, self.box)
        guide = self._guide = self._guide or self._mind.guide(state)
        self._mind.notice(question.view, guide)
        now = state.turn(), guide.stage(state, question.seat)
        if now != self._planned:
            self._left = 0.5 if now[0] != self._planned[0] else self._left / 2
            self._planned = now
            self._plan = self._best_plan(state, question.seat, guide)
        return guide.decide(state, question.seat, self._plan, self._codes, self.box)

    def _best_plan(self, state: State, seat: int, guide: Guide) -> int:
        """Rounds of equal cost, after each of which the worse half of the plans is dropped."""
        planner = self._planner = self._planner or Planner(guide, state)
        planner.begin(state, seat)
        rounds = (planner.plans - 1).bit_length()
        for _ in range(rounds):
            if self._seconds is None:
                planner.compare(
                    state, seat, max(1, int(self._left * self._trials) // rounds // planner.left), self.box
                )
            else:
                end = time.monotonic() + self._left * self._seconds / rounds
                planner.compare(state, seat, 1, self.box)
                while time.monotonic() < end:
                    planner.compare(state, seat, 1, self.box)
            planner.drop()
        return planner.plan[0]
