"""A heuristic player of Jogo dos Reinos that looks at its view alone.

It attacks where it is more likely to win than to lose, the strongest such kingdom first; otherwise it passes as
long as it may, and then attacks where its chance is best. As a vassal it tries to revolt once that is no long
shot any more.
"""

from __future__ import annotations

from fractions import Fraction

from conquista.analysis.kingdoms import loyal_chance, vassals_of
from conquista.bots.bot import Bot, Question
from conquista.games.reinos.actions import Attack, Pass, Revolt, StayLoyal
from conquista.games.reinos.view import ReinosView
from conquista.kernel.action import Action

RESTLESS = 45
"""The probability of revolt, in per cent, from which a try is worth its risk."""


class ReinosGreedyBot(Bot):
    def choose(self, question: Question) -> Action:
        view: ReinosView = question.view
        match view.phase:
            case "choose":
                return self._attack_or_pass(view, question.actions)
            case "revolt":
                return Revolt() if view.revolt[question.seat] >= RESTLESS else StayLoyal()
            case _:
                return question.actions[0]  # one card is as good as another

    def _attack_or_pass(self, view: ReinosView, actions: list[Action]) -> Action:
        attacks = [action for action in actions if isinstance(action, Attack)]
        chances = {attack: loyal_chance(view, view.active, attack.target) for attack in attacks}
        likely = [attack for attack in attacks if chances[attack] > Fraction(1, 2)]
        if likely:
            return max(likely, key=lambda attack: (len(vassals_of(view, attack.target)), chances[attack]))
        if not view.must_attack:
            return Pass()
        return max(attacks, key=chances.__getitem__)
