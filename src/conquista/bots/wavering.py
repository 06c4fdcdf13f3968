"""A player that knows how to play, but does not always keep its head: for people who are still learning."""

from __future__ import annotations

from typing import ClassVar

from conquista.bots.bot import Bot, Question
from conquista.bots.random import BrawlerBot
from conquista.kernel.action import Action
from conquista.kernel.box import Box


class WaveringBot(Bot):
    """Decides as `steady` does, but `wavers` times of a hundred like a brawler."""

    steady: ClassVar[type[Bot]]
    wavers: ClassVar[int]

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._steady = self.steady(box)
        self._rash = BrawlerBot(box)

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        bot = self._rash if self.box.below(100) < self.wavers else self._steady
        return bot.decide(question)


def wavering(bot: type[Bot], wavers: int) -> type[WaveringBot]:
    return type(f"Wavering{bot.__name__}", (WaveringBot,), {"steady": bot, "wavers": wavers})
