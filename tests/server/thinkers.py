"""Bots that remember what they were asked, and think aloud, for tests of what the server makes of it."""

from __future__ import annotations

import os
import time

from conquista.bots.random import BrawlerBot
from conquista.bots.thought import Fact, Idea, Thought


class Thinker(BrawlerBot):
    """Thinks once a turn. Its plan is about its own objective, which nobody else may know."""

    plans = True

    def __init__(self, box):
        super().__init__(box)
        self.turn = -1

    def decide(self, question):
        view = question.view
        if view.turn != self.turn:
            self.turn = view.turn
            plan = Idea("objective", view.objectives[question.seat], 4000)
            others = [Idea("continent", "africa", 3000), Idea("rival", (question.seat + 1) % 3, 2000)]
            self.thought = Thought(view.turn, plan, others, 2500, 4000, Fact("goal"))
        return super().decide(question)


class Muddled(Thinker):
    """Its chances are more than certain."""

    def decide(self, question):
        code = super().decide(question)
        self.thought = Thought(1, Idea("plain", None, 99_999), [], 0, 0, Fact("only"))
        return code


class Rash(Thinker):
    """Thinks, and then does what is not legal."""

    def decide(self, question):
        super().decide(question)
        return 1 << 24 | 63 << 18


class Rememberer(BrawlerBot):
    """Says with every decision how often it was asked, by whom, and in which process."""

    def __init__(self, box):
        super().__init__(box)
        self.asked = 0
        self.seats = set()
        self.seconds = 0.0

    def allow(self, seconds):
        self.seconds = seconds

    def decide(self, question):
        self.asked += 1
        self.seats.add(question.seat)
        seats = "".join(map(str, sorted(self.seats)))
        about = Idea("plain", f"{os.getpid()} {self.seconds} {self.helpers}", 0)
        self.thought = Thought(self.asked, about, [], 0, 0, Fact("seats", seats))
        return super().decide(question)


class Fragile(Rememberer):
    """Breaks down at its third question."""

    def decide(self, question):
        code = super().decide(question)
        if self.asked == 3:
            raise RuntimeError("I cannot think")
        return code


class Dreamer(Rememberer):
    """Falls asleep at its third question."""

    def decide(self, question):
        code = super().decide(question)
        if self.asked == 3:
            time.sleep(60)
        return code


class Once(Rememberer):
    """Has a thought at its first question alone."""

    def decide(self, question):
        code = super().decide(question)
        if self.asked > 1:
            self.thought = None
        return code


class Ponderer(BrawlerBot):
    """Has another plan in every turn, and a second one once it attacks."""

    PLANS = (("continent", "africa"), ("rival", 0), ("careful", None), ("continent", "oceania"), ("bold", None))
    FACTS = (("income", None), ("rival", 0), ("safety", None), ("goal", None))

    def __init__(self, box):
        super().__init__(box)
        self.planned = None

    def decide(self, question):
        view = question.view
        stage = view.turn, view.phase in ("attack", "occupy", "fortify")
        if view.active == question.seat and stage != self.planned:
            self.planned = stage
            self.thought = self.ponder(view.turn, stage[1])
        return super().decide(question)

    def ponder(self, turn, again):
        aim, about = self.PLANS[(turn + again) % len(self.PLANS)]
        before = 1800 + 700 * (turn % 5) + 300 * again
        after = before + (900 if turn % 3 else -400)
        others = [Idea("plain", None, after - 500), Idea("territory", "brasil", after - 900)]
        key, whom = self.FACTS[turn % len(self.FACTS)]
        return Thought(turn, Idea(aim, about, after), others, before, after, Fact(key, whom))
