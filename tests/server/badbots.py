"""Bots that misbehave, for tests of what the server does about them."""

from __future__ import annotations

import os
import time

from conquista.bots.bot import Bot


class Sleeper(Bot):
    def choose(self, question):
        time.sleep(60)
        return question.actions[0]


class Crasher(Bot):
    def choose(self, question):
        raise RuntimeError("I cannot think")


class Quitter(Bot):
    def choose(self, question):
        os._exit(3)


class Cheater(Bot):
    def decide(self, question):
        return 1 << 24 | 63 << 18


class Forger(Bot):
    """Answers with a code of the game that is not legal now."""

    def decide(self, question):
        return 1 << 24 | 9 << 18 if question.view.phase != "fortify" else 1 << 24 | 5 << 18
