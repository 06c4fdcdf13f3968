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

FIRST = 0.4
NEXT = 0.25
_FINALISTS = 8
_GLANCES = 0.3
"""The share of the budget for the comparison of many plans."""
_HALVINGS = 3


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
        self._rest = 0.0

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        state = question.game.imagine(question.view, self.box)
        guide = self._guide = self._guide or self._mind.guide(state)
        self._mind.notice(question.view, guide)
        now = state.turn(), guide.stage(state, question.seat)
        if now != self._planned:
            self._left, self._rest = (
                (FIRST, 1 - FIRST)
                if now[0] != self._planned[0]
                else (self._rest * NEXT, self._rest * (1 - NEXT))
            )
            self._planned = now
            self._plan = self._best_plan(state, question.seat, guide)
        return guide.decide(state, question.seat, self._plan, self._codes, self.box)

    def _best_plan(self, state: State, seat: int, guide: Guide) -> int:
        """Rounds of equal cost, after each of which the worse half of the plans is dropped.

        While there are many, they are compared by where they lead at the end of the turn; the last few by where
        they lead when it was everybody's turn once more.
        """
        planner = self._planner = self._planner or Planner(guide, state)
        planner.begin(state, seat)
        around = guide.round_length(state)
        budget = self._left * self._trials
        while planner.left > _FINALISTS:
            planner.compare(state, seat, max(4, int(budget * _GLANCES / _HALVINGS / planner.left)), 0, self.box)
            planner.drop()
        planner.forget()
        rounds = (planner.left - 1).bit_length()
        while planner.left > 1:
            worlds = int(budget * (1 - _GLANCES) / rounds / planner.left / (around + 1))
            planner.compare(state, seat, max(2, worlds), around, self.box)
            planner.drop()
        return planner.plan[0]
