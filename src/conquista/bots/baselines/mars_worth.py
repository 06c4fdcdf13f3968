"""The territories as agents: each knows what it is worth.

All is counted in armies: a territory is worth what it will bring in, cost, or spare its owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.bots.greedy.war_plan import BONUS, GROUND, SIZE, Plan
from conquista.games.war.phase import TERRITORIES

TERRITORY = 1.0
"""Any territory: half an army in every turn, and one that others do not have."""
COUNTED = 0.8
"""The same again, where the objective is a number of territories."""
STATIC = 0.3
"""A continent's bonus for each of its borders: what is easily held is worth more."""
SHARE = 0.8
"""A continent's bonus, by the square of the part of it that is held."""
FRIEND, ENEMY = 0.3, 0.1
"""Each neighbour of one's own, and of others: a compact realm has few borders."""
GOAL, GOAL_SHARE = 2.0, 4.0
"""A continent of the objective; and by the part of it that is held."""
HARM = 1.0
"""What its loss does to its owner: to a continent of his, to one who leads, is nearly out, or is to be destroyed."""


@dataclass(frozen=True)
class Worth(Plan):
    @cached_property
    def worth(self) -> list[float]:
        return [self._static(t) + self._dynamic(t) for t in range(len(GROUND.continent))]

    def _static(self, territory: int) -> float:
        continent = GROUND.continent[territory]
        return TERRITORY + STATIC * BONUS[continent] / len(GROUND.borders[continent])

    def _dynamic(self, territory: int) -> float:
        continent, owner = GROUND.continent[territory], self.view.owners[territory]
        share = self.held[continent].get(self.me, 0) / SIZE[continent]
        friends = sum(self.view.owners[n] == self.me for n in GROUND.neighbours[territory])
        enemies = len(GROUND.neighbours[territory]) - friends
        worth = SHARE * BONUS[continent] * share * share + FRIEND * friends - ENEMY * enemies
        if continent in self.wanted:
            worth += GOAL + GOAL_SHARE * share
        if self.goal[0] == TERRITORIES:
            worth += COUNTED
        return worth if owner == self.me else worth + HARM * self.harm(territory, owner)
