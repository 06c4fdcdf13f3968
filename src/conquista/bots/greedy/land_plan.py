"""How a player of a game of territories and armies reads the board, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Protocol

from conquista.analysis.odds import battle_odds
from conquista.parts.land.board import Board

WINNING = 1000.0
COST = [0.0] + [battle_odds(40, defence).attack_losses for defence in range(1, 16)]
"""Armies that it takes on average to clear a territory, by its defenders."""


def cost(defenders: int) -> float:
    """What clearing a territory costs on average; large garrisons cost 1.7 armies for each defender."""
    return COST[defenders] if defenders < len(COST) else COST[-1] + 1.7 * (defenders - len(COST) + 1)


class Ground:
    """A board in lists as long as they need to be; continents with their members and borders."""

    def __init__(self, board: Board) -> None:
        territories, continents = range(board.territories), range(board.continents)
        self.neighbours = [board.neighbours[t][: board.degree[t]] for t in territories]
        self.continent = board.continent[: board.territories]
        self.size = board.size[: board.continents]
        self.bonus = board.bonus[: board.continents]
        self.members = [[t for t in territories if self.continent[t] == c] for c in continents]
        self.borders = [[t for t in members if self._faces_out(t)] for members in self.members]

    def _faces_out(self, territory: int) -> bool:
        return any(self.continent[n] != self.continent[territory] for n in self.neighbours[territory])


class LandView(Protocol):
    """What the views of these games have in common."""

    @property
    def owners(self) -> Sequence[int | None]: ...

    @property
    def armies(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class LandPlan(ABC):
    """A seat's reading of its view."""

    ground: ClassVar[Ground]

    view: LandView
    me: int

    @property
    @abstractmethod
    def worth(self) -> Sequence[float]:
        """What each territory is worth, held or to be taken."""

    @cached_property
    def mine(self) -> list[int]:
        return [t for t, owner in enumerate(self.view.owners) if owner == self.me]

    @cached_property
    def held(self) -> list[dict[int | None, int]]:
        """Of each continent, how many territories each owner holds."""
        counts: list[dict[int | None, int]] = [{} for _ in self.ground.size]
        for territory, owner in enumerate(self.view.owners):
            count = counts[self.ground.continent[territory]]
            count[owner] = count.get(owner, 0) + 1
        return counts

    @cached_property
    def sizes(self) -> Counter[int | None]:
        """How many territories each owner holds."""
        return Counter(self.view.owners)

    @cached_property
    def army(self) -> float:
        """What one army is worth: less as the board fills up."""
        return min(1.0, 2.0 * len(self.ground.continent) / max(1, sum(self.view.armies)))

    def enemies_of(self, territory: int) -> list[int]:
        return [t for t in self.ground.neighbours[territory] if self.view.owners[t] != self.me]

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once."""
        armies, owners = self.view.armies, self.view.owners
        return max((armies[t] for t in self.enemies_of(territory) if owners[t] is not None), default=0)

    def prospects(self, territory: int, armies: int) -> float:
        """What so many armies on a territory could hope to take around it: near, worthy and weak first."""
        return self.takings(self.enemies_of(territory), armies)

    def takings(self, targets: Sequence[int], armies: int) -> float:
        """What so many armies could hope to take of some territories."""
        standing = self.view.armies
        gain, left = 0.0, float(armies)
        for target in sorted(targets, key=lambda t: -self.worth[t] / (0.7 + cost(standing[t]))):
            price = cost(standing[target])
            if left - 2.0 < price:
                gain += self.worth[target] * max(0.0, left - 1.0) / (4.0 * (price + 1.0))
                break
            gain += self.worth[target]
            left -= price + 1.5
        return gain

    def promise(self, territory: int, armies: int) -> float:
        """What it is worth to put so many armies on a territory."""
        before = self.view.armies[territory]
        gain = self.prospects(territory, before + armies) - 0.5 * self.prospects(territory, before)
        danger = max(0, min(self.threat(territory) - before, armies))
        return gain + 0.1 * self.army * self.worth[territory] * danger

    def venture(self, source: int, target: int, chance: float, card: bool) -> float:
        """What an attack promises beyond its cost; nothing if the chance is too small for what there is to win."""
        attackers, defenders = self.view.armies[source], self.view.armies[target]
        worth = self.worth[target] + (2.5 if card else 0.0)
        least = 0.55 if worth > 5.0 else 0.65 if worth > 3.0 else 0.75
        if chance < least:
            return 0.0
        left = attackers - cost(defenders)
        danger = max(0.0, self.threat(source) - left) * 0.08 * self.worth[source]
        return chance * worth - self.army * (0.35 * cost(defenders) + danger)

    def march(self, source: int, target: int, armies: int) -> float:
        """What it is worth to move so many armies: out of the hinterland, or to where there is more to take."""
        there = self.view.armies[target]
        if not self.enemies_of(source):
            gained = self.depth.get(source, 9) - self.depth.get(target, 9)
            need = self.worth[target] * (1 + self.threat(target)) / (1 + there)
            return 10.0 * gained + need if gained > 0 else 0.0
        gain = self.prospects(target, there + armies) - self.prospects(target, there)
        loss = self.prospects(source, armies + 1) - self.prospects(source, 1)
        return gain - 1.5 * loss - self.worth[source]

    @cached_property
    def depth(self) -> dict[int, int]:
        """Of each own territory, how many steps it is from the nearest border."""
        depth = {t: 0 for t in self.mine if self.enemies_of(t)}
        edge = list(depth)
        while edge:
            found = {
                n: depth[t] + 1
                for t in edge
                for n in self.ground.neighbours[t]
                if self.view.owners[n] == self.me and n not in depth
            }
            depth |= found
            edge = list(found)
        return depth
