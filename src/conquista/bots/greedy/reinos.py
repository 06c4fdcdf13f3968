"""A heuristic player of Reinos that looks at its view alone.

It attacks where it is more likely to win than to lose, the strongest such kingdom first; otherwise it passes as
long as it may, and then attacks where its chance is best. As a vassal it tries to revolt once that is no long
shot any more.
"""

from __future__ import annotations

from conquista.analysis.kingdoms import base_failure, muster_chance
from conquista.bots.bot import Bot, Question
from conquista.bots.kingdoms.position import PASS, Clock, Position, may_pass, read, targets
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
                position, seats = read(view)
                choices = greedy_choices(position, Clock(base_failure(view)))
                choice = choices[self.box.below(len(choices))]
                return Pass() if choice == PASS else Attack(seats[choice])
            case "revolt":
                return Revolt() if view.revolt[question.seat] >= RESTLESS else StayLoyal()
            case _:
                return question.actions[0]  # one card is as good as another


def greedy_choices(position: Position, clock: Clock) -> list[int]:
    """What looks best: to pass, or the places to attack, one as good as another."""
    vassals = {place: position.lords.count(place) - 1 for place in targets(position)}
    mine = position.lords.count(0) - 1
    chances = {place: muster_chance(clock.failure, mine, theirs) for place, theirs in vassals.items()}
    likely = {place: vassals[place] for place, chance in chances.items() if 2 * chance > 1}
    if not likely and may_pass(position):
        return [PASS]
    worth = likely or chances
    return [place for place, value in worth.items() if value == max(worth.values())]
