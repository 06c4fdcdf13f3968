"""The strongest player of Reinos: the solved strategy where there is one, search everywhere else."""

from __future__ import annotations

from itertools import accumulate

from conquista.analysis.kingdoms import base_failure
from conquista.bots.bot import Bot, Question
from conquista.bots.kingdoms.position import PASS, Clock, Position, read
from conquista.bots.kingdoms.search import best_choice, best_tries
from conquista.bots.kingdoms.solution import WHOLE, solutions
from conquista.games.reinos.actions import Attack, Pass, Revolt, StayLoyal
from conquista.games.reinos.view import ReinosView
from conquista.kernel.action import Action


class ReinosSolverBot(Bot):
    """Chance comes in where the solved strategy mixes. The round limit is not looked at."""

    def choose(self, question: Question) -> Action:
        view: ReinosView = question.view
        position, seats = read(view)
        clock = Clock(base_failure(view), view.options["revolt_clock"] == "round")
        match view.phase:
            case "choose":
                choice = self._choice(view, position, clock)
                return Pass() if choice == PASS else Attack(seats[choice])
            case "revolt":
                return Revolt() if self._tries(view, position, seats, clock) else StayLoyal()
            case _:
                return question.actions[self.box.below(len(question.actions))]

    def _choice(self, view: ReinosView, position: Position, clock: Clock) -> int:
        solution = solutions()[str(view.options["difficulty"])]
        if clock.per_round or not solution.knows(position):
            return best_choice(position, clock)
        shares = solution.choices(position)
        score = self.box.below(WHOLE)
        return next(
            choice for choice, sum_ in zip(shares, accumulate(shares.values()), strict=True) if score < sum_
        )

    def _tries(self, view: ReinosView, position: Position, seats: list[int], clock: Clock) -> bool:
        battle = view.battle
        assert battle is not None and view.seat is not None  # noqa: S101, PT018 - a vassal is asked in a battle
        me, target = seats.index(view.seat), seats.index(battle.defender)
        solution = solutions()[str(view.options["difficulty"])]
        if clock.per_round or not solution.knows_battle(position, target):
            return me in best_tries(position, target, clock)
        return self.box.below(WHOLE) < solution.tries(position, target)[me]
