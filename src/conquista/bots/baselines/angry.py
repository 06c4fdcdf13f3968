"""Angry: attacks whenever it has the advantage, and goes on until it has none.

After "Angry", the strongest player in J. Drogtrop, Comparing Different Agents in the Game of Risk (Leiden 2018): all
new armies go where most can be attacked, every favourable battle is fought, and what stands inland goes to the front.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.analysis.odds import conquest_chance
from conquista.bots.baselines.baseline import Baseline
from conquista.bots.bot import Question
from conquista.bots.greedy.war_plan import GROUND, NUMBER, Plan
from conquista.bots.war_player import best_march, conquest, listed
from conquista.games.war.actions import Attack, EndAttack, EndFortify, Occupy, Place
from conquista.kernel.action import Action

ADVANTAGE = 0.6
"""The least chance of conquest at which it attacks."""
OBJECTIVE = 1.0
"""How much more a territory of the objective draws it than any other."""


@dataclass(frozen=True)
class Rage(Plan):
    @cached_property
    def worth(self) -> list[float]:
        """Every enemy is as good as another, but for those of the objective."""
        return [1.0 + OBJECTIVE * self._hated(territory) for territory in range(len(GROUND.continent))]

    def _hated(self, territory: int) -> bool:
        owner = self.view.owners[territory]
        return GROUND.continent[territory] in self.wanted or (owner is not None and owner == self.victim)


class AngryBot(Baseline[Rage]):
    reading = Rage

    def _place(self, question: Question, plan: Rage) -> Action:
        """All of a pool where it promises most conquests."""

        def conquests(place: Place) -> float:
            territory = NUMBER[place.territory]
            standing = plan.view.armies[territory]
            return plan.prospects(territory, standing + place.armies) - plan.prospects(territory, standing)

        return max(listed(question, Place), key=conquests)

    def _attack(self, question: Question, plan: Rage) -> Action:
        best: Action = EndAttack()
        most = 0.0
        for attack in listed(question, Attack):
            source, target = NUMBER[attack.source], NUMBER[attack.target]
            chance = conquest_chance(plan.view.armies[source], plan.view.armies[target])
            if chance >= ADVANTAGE and chance * plan.worth[target] > most:
                best, most = attack, chance * plan.worth[target]
        return best

    def _occupy(self, question: Question, plan: Rage) -> Action:
        """As many as may go where there is more to attack."""
        source, target, most = conquest(question, plan)
        here, there = plan.enemies_of(source), plan.enemies_of(target)
        return Occupy(most if len(there) >= len(here) else 0)

    def _fortify(self, question: Question, plan: Rage) -> Action:
        """What has no enemy beside it goes a step nearer to one; what has, to where there is more to attack."""
        return best_march(question, plan) or EndFortify()
