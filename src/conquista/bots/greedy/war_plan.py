"""What a territory is worth to a player of War, as far as he can see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.analysis.odds import battle_odds
from conquista.games.war.components import components
from conquista.games.war.phase import CONTINENTS, DESTROY
from conquista.games.war.view import WarView

PARTS = components()
NEIGHBOURS = [PARTS.board.neighbours[t][: PARTS.board.degree[t]] for t in range(len(PARTS.territories))]
CONTINENT = PARTS.board.continent[: len(PARTS.territories)]
SIZE = PARTS.board.size[: len(PARTS.continents)]
BONUS = PARTS.board.bonus[: len(PARTS.continents)]
MEMBERS = [[t for t, c in enumerate(CONTINENT) if c == number] for number in range(len(SIZE))]

WINNING = 1000.0
COST = [0.0] + [battle_odds(40, defence).attack_losses for defence in range(1, 16)]
"""Armies that it takes on average to clear a territory, by its defenders."""


def cost(defenders: int) -> float:
    """What clearing a territory costs on average; large garrisons cost 1.7 armies for each defender."""
    return COST[defenders] if defenders < len(COST) else COST[-1] + 1.7 * (defenders - len(COST) + 1)


@dataclass(frozen=True)
class Plan:
    """A seat's reading of its view."""

    view: WarView
    me: int

    @cached_property
    def mine(self) -> list[int]:
        return [t for t, owner in enumerate(self.view.owners) if owner == self.me]

    @cached_property
    def held(self) -> list[dict[int | None, int]]:
        """Of each continent, how many territories each owner holds."""
        counts: list[dict[int | None, int]] = [{} for _ in SIZE]
        for territory, owner in enumerate(self.view.owners):
            count = counts[CONTINENT[territory]]
            count[owner] = count.get(owner, 0) + 1
        return counts

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
        worth = [1.0] * len(CONTINENT)
        if self.goal[0] not in (CONTINENTS, DESTROY):
            worth = [1.6] * len(CONTINENT)
        for continent, members in enumerate(MEMBERS):
            share = self.held[continent].get(self.me, 0) / SIZE[continent]
            gain = BONUS[continent] * share * share * 0.8
            if continent in self.wanted:
                gain += 2.0 + 4.0 * share
            for territory in members:
                worth[territory] += gain
        for territory, owner in enumerate(self.view.owners):
            if owner != self.me:
                worth[territory] += self._harm(territory, owner)
        return worth

    def _harm(self, territory: int, owner: int | None) -> float:
        """What its loss would do to its owner."""
        if owner is None:
            return 0.0
        harm = 0.0
        continent = CONTINENT[territory]
        if self.held[continent][owner] == SIZE[continent]:
            harm += 0.6 * BONUS[continent]
        if owner == self.leader:
            harm += 0.8
        territories = sum(counts.get(owner, 0) for counts in self.held)
        if owner == self.victim:
            harm += 3.0 + 12.0 / territories
        elif territories <= 3:
            harm += 0.8 * self.view.hand_sizes[owner] / territories
        if territories == 1 and owner == self.victim:
            harm += WINNING
        return harm

    @cached_property
    def army(self) -> float:
        """What one army is worth: less as the board fills up."""
        return min(1.0, 2.0 * len(CONTINENT) / sum(self.view.armies))

    def enemies_of(self, territory: int) -> list[int]:
        return [t for t in NEIGHBOURS[territory] if self.view.owners[t] != self.me]

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once."""
        armies, owners = self.view.armies, self.view.owners
        return max((armies[t] for t in self.enemies_of(territory) if owners[t] is not None), default=0)

    def prospects(self, territory: int, armies: int) -> float:
        """What so many armies on a territory could hope to take around it: near, worthy and weak first."""
        armies_on = self.view.armies
        targets = self.enemies_of(territory)
        targets.sort(key=lambda t: -self.worth[t] / (0.7 + cost(armies_on[t])))
        gain, left = 0.0, float(armies)
        for target in targets:
            price = cost(self.view.armies[target])
            if left - 2.0 < price:
                gain += self.worth[target] * max(0.0, left - 1.0) / (4.0 * (price + 1.0))
                break
            gain += self.worth[target]
            left -= price + 1.5
        return gain

    @cached_property
    def depth(self) -> dict[int, int]:
        """Of each own territory, how many steps it is from the nearest border."""
        depth = {t: 0 for t in self.mine if self.enemies_of(t)}
        edge = list(depth)
        while edge:
            edge = [
                depth.setdefault(n, depth[t] + 1) and n
                for t in edge
                for n in NEIGHBOURS[t]
                if self.view.owners[n] == self.me and n not in depth
            ]
        return depth


def plan_for(view: WarView) -> Plan:
    assert view.seat is not None  # noqa: S101 - a bot sits on a seat
    return Plan(view, view.seat)
