"""Players without a plan."""

from __future__ import annotations

from conquista.bots.bot import Bot, Question
from conquista.bots.playout import pick
from conquista.kernel.action import Action
from conquista.kernel.family import AMOUNT, amount


class RandomBot(Bot):
    """Chooses among all legal actions, each as likely as any other."""

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        return pick(question.codes, question.count, self.box)


class BrawlerBot(RandomBot):
    """Random, but where it can fight it mostly does, so that its matches come to an end."""

    FIGHTS = 15
    OF = 16

    def decide(self, question: Question) -> int:
        game = question.game
        fights = [code for code in question.families if type(game.decode(code)) in game.warlike]
        if not fights or len(fights) == question.count or self.box.below(self.OF) >= self.FIGHTS:
            return pick(question.codes, question.count, self.box)
        code = fights[self.box.below(len(fights))]
        return code - (self.box.below(amount(code)) << AMOUNT)
