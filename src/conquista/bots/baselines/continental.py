"""Continental: one continent at a time.

What beginners of Risk are told, and what many of its bots do: choose the continent that is the best bargain, gather
everything there until it is complete, hold its borders, then choose the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.analysis.odds import conquest_chance
from conquista.bots.baselines.baseline import Baseline
from conquista.bots.bot import Question
from conquista.bots.greedy.land_plan import cost
from conquista.bots.greedy.war_plan import BONUS, GROUND, NUMBER, SIZE, Plan
from conquista.bots.war_player import best_march, conquest, listed
from conquista.games.war.actions import Attack, EndAttack, EndFortify, Occupy, Place
from conquista.games.war.phase import TERRITORIES
from conquista.kernel.action import Action

OBJECTIVE = 8.0
"""What a continent of the objective is worth beyond its bonus, when the next one is chosen."""
GARRISON = 1.0
"""Armies for each border of a continent, once it is complete."""
NEAR = 0.5
"""How far an army that is there already, or next to it, spares a new one."""
FOCUS = 4.0
"""What a territory of the chosen continent is worth beyond any other."""
NEXT = 2.0
"""The same for other continents of the objective."""
COUNTED = 0.6
"""Any territory, where the objective is a number of them."""
RISK, SAFE = 0.5, 0.75
"""The least chance at which it attacks: in the chosen continent, and elsewhere."""
GUARD = 0.7
"""Armies on a border of a complete continent, for each of the strongest neighbour's."""


@dataclass(frozen=True)
class Campaign(Plan):
    @cached_property
    def complete(self) -> set[int]:
        """The continents that are held whole."""
        return {c for c, counts in enumerate(self.held) if counts.get(self.me, 0) == SIZE[c]}

    @cached_property
    def focus(self) -> int | None:
        """The continent to be completed next."""
        open_ones = [c for c in range(len(SIZE)) if c not in self.complete]
        return max(open_ones, key=self._bargain, default=None)

    def _bargain(self, continent: int) -> float:
        """What a continent brings, for each army that it takes to complete and to hold it."""
        armies, owners = self.view.armies, self.view.owners
        members = GROUND.members[continent]
        missing = sum(cost(armies[t]) + 1.0 for t in members if owners[t] != self.me)
        around = {n for t in members for n in GROUND.neighbours[t]}.union(members)
        near = sum(armies[t] - 1 for t in around if owners[t] == self.me)
        effort = missing + GARRISON * len(GROUND.borders[continent]) - NEAR * near
        prize = BONUS[continent] + (OBJECTIVE if continent in self.wanted else 0.0)
        return prize / max(1.0, effort)

    @cached_property
    def worth(self) -> list[float]:
        return [self._worth(territory) for territory in range(len(GROUND.continent))]

    def _worth(self, territory: int) -> float:
        continent, owner = GROUND.continent[territory], self.view.owners[territory]
        worth = 1.0 + (COUNTED if self.goal[0] == TERRITORIES else 0.0)
        if continent == self.focus:
            worth += FOCUS
        elif continent in self.complete:
            worth += BONUS[continent]
        elif continent in self.wanted:
            worth += NEXT
        return worth if owner == self.me else worth + self.harm(territory, owner)

    def unguarded(self, territory: int) -> int:
        """How many armies a territory of a complete continent lacks."""
        if GROUND.continent[territory] not in self.complete:
            return 0
        return int(GUARD * self.threat(territory)) - self.view.armies[territory]


class ContinentalBot(Baseline[Campaign]):
    reading = Campaign

    def _place(self, question: Question, plan: Campaign) -> Action:
        """First to the borders of what is complete, then to where the chosen continent can be attacked."""
        places = listed(question, Place)
        weakest = max(places, key=lambda place: plan.unguarded(NUMBER[place.territory]))
        lacking = plan.unguarded(NUMBER[weakest.territory])
        if lacking > 0:
            return Place(weakest.pool, weakest.territory, min(lacking, weakest.armies))
        return max(places, key=lambda place: plan.promise(NUMBER[place.territory], place.armies))

    def _attack(self, question: Question, plan: Campaign) -> Action:
        """The chosen continent at even odds; elsewhere what is nearly sure and worth it."""
        best: Action = EndAttack()
        most = 0.0
        for attack in listed(question, Attack):
            source, target = NUMBER[attack.source], NUMBER[attack.target]
            chance = conquest_chance(plan.view.armies[source], plan.view.armies[target])
            if chance >= (RISK if GROUND.continent[target] == plan.focus else SAFE):
                score = plan.venture(source, target, chance, card=not plan.view.conquered)
                if score > most:
                    best, most = attack, score
        return best

    def _occupy(self, question: Question, plan: Campaign) -> Action:
        """As many as may go where there is more to take or to fear."""
        source, target, most = conquest(question, plan)
        here = plan.prospects(source, plan.view.armies[source])
        there = plan.prospects(target, 1 + most)
        forward = there > here or plan.threat(target) > plan.threat(source)
        return Occupy(most if forward or not plan.enemies_of(source) else 0)

    def _fortify(self, question: Question, plan: Campaign) -> Action:
        return best_march(question, plan) or EndFortify()
