"""What a territory is worth to a player of War, as far as he can see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.bots.greedy.land_plan import WINNING, Ground, LandPlan
from conquista.games.war.components import components
from conquista.games.war.phase import CONTINENTS, DESTROY, TERRITORIES
from conquista.games.war.view import WarView

PARTS = components()
NUMBER = {name: number for number, name in enumerate(PARTS.territories)}
GROUND = Ground(PARTS.board)
SIZE, BONUS = GROUND.size, GROUND.bonus


@dataclass(frozen=True)
class Plan(LandPlan):
    ground = GROUND
    view: WarView

    @cached_property
    def goal(self) -> tuple[int, int, int]:
        """Kind, what and least of the objective in its current form."""
        table = PARTS.objective_table
        number = PARTS.objectives.index(self.view.goal or "obj_24_territorios")
        return table.kind[number], table.what[number], table.least[number]

    @cached_property
    def wanted(self) -> set[int]:
        """The continents that the objective asks for; of a free choice, the one that is nearest."""
        kind, named, one_more = self.goal
        if kind != CONTINENTS:
            return set()
        wanted = {c for c in range(len(SIZE)) if named >> c & 1}
        if one_more:
            others = [c for c in range(len(SIZE)) if c not in wanted]
            wanted.add(min(others, key=lambda c: (SIZE[c] - self.held[c].get(self.me, 0), SIZE[c])))
        return wanted

    @cached_property
    def victim(self) -> int | None:
        """The seat that the objective tells to destroy."""
        kind, colour, _ = self.goal
        if kind != DESTROY:
            return None
        return self.view.colours.index(PARTS.colours[colour])

    def completes(self, target: int) -> bool:
        """Whether this conquest fulfils the objective."""
        kind, number, least = self.goal
        if kind == TERRITORIES:
            return least == 1 and len(self.mine) + 1 >= number
        if kind == DESTROY:
            return self.view.owners[target] == self.victim and self.sizes[self.victim] == 1
        missing = [t for c in self.wanted for t in GROUND.members[c] if self.view.owners[t] != self.me]
        return missing == [target]

    @cached_property
    def strength(self) -> dict[int, float]:
        """Territories, armies and continents of everybody in play."""
        strength = {seat: 0.0 for seat, fate in enumerate(self.view.fates) if fate == "in_play"}
        for territory, owner in enumerate(self.view.owners):
            if owner in strength:
                strength[owner] += 1.0 + 0.5 * self.view.armies[territory]
        for continent, counts in enumerate(self.held):
            for owner in counts:
                if owner in strength and counts[owner] == SIZE[continent]:
                    strength[owner] += 3.0 * BONUS[continent]
        for seat in strength:
            strength[seat] += 1.5 * self.view.hand_sizes[seat]
        return strength

    @cached_property
    def leader(self) -> int | None:
        """Another seat that is clearly ahead of the rest."""
        others = {seat: value for seat, value in self.strength.items() if seat != self.me}
        best = max(others, key=lambda seat: others[seat])
        mean = sum(self.strength.values()) / len(self.strength)
        return best if others[best] > 1.4 * mean else None

    @cached_property
    def worth(self) -> list[float]:
        """What each territory is worth, held or to be taken."""
        worth = [1.0] * len(PARTS.territories)
        if self.goal[0] not in (CONTINENTS, DESTROY):
            worth = [1.6] * len(PARTS.territories)
        for continent, members in enumerate(GROUND.members):
            share = self.held[continent].get(self.me, 0) / SIZE[continent]
            gain = BONUS[continent] * share * share * 0.8
            if continent in self.wanted:
                gain += 2.0 + 4.0 * share
            for territory in members:
                worth[territory] += gain
        for territory, owner in enumerate(self.view.owners):
            if owner != self.me:
                worth[territory] += self.harm(territory, owner)
        return worth

    def harm(self, territory: int, owner: int | None) -> float:
        """What its loss would do to its owner."""
        if owner is None:
            return 0.0
        harm = 0.0
        continent = GROUND.continent[territory]
        if self.held[continent][owner] == SIZE[continent]:
            harm += 0.6 * BONUS[continent]
        if owner == self.leader:
            harm += 0.8
        territories = self.sizes[owner]
        if owner == self.victim:
            harm += 3.0 + 12.0 / territories
        elif territories <= 3:
            harm += 0.8 * self.view.hand_sizes[owner] / territories
        if territories == 1 and owner == self.victim:
            harm += WINNING
        return harm
