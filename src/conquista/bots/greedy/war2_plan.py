"""What the greedy player of War II makes of its view: what territories are worth, and what it is after."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.bots.greedy.land_plan import WINNING, Ground, LandPlan
from conquista.games.war2.components import LAST_STAND, components
from conquista.games.war2.phase import NO_COLOUR
from conquista.games.war2.view import War2View

PARTS = components()
TABLE = PARTS.objective_table
GROUND = Ground(PARTS.board)
CONTINENT, SIZE, TOTALITY = GROUND.continent, GROUND.size, GROUND.bonus
CENTRES = frozenset(PARTS.territories.index(name) for name in PARTS.centres)
NUMBER = {name: number for number, name in enumerate(PARTS.territories)}


@dataclass(frozen=True)
class Plan(LandPlan):
    ground = GROUND
    view: War2View

    @cached_property
    def goal(self) -> int:
        """The number of the objective in its current form; before it is known, 24 territories."""
        goal = self.view.goal
        return TABLE.fallback if goal in (None, LAST_STAND) else PARTS.objectives.index(str(goal))

    @cached_property
    def centres_wanted(self) -> int:
        """How many Strategic Centres the objective asks for."""
        if self.view.goal == LAST_STAND:
            return int(self.view.options["last_stand_centres"])
        return TABLE.centres[self.goal]

    @cached_property
    def victim(self) -> int | None:
        """The seat that the objective tells to destroy."""
        colour = TABLE.destroy[self.goal]
        return None if colour == NO_COLOUR else self.view.colours.index(PARTS.colours[colour])

    @cached_property
    def wanted(self) -> dict[int, int]:
        """The continents that the objective asks for, with how many territories of each are needed."""
        goal = self.goal
        needed = {c: SIZE[c] for c in range(len(SIZE)) if TABLE.whole[goal] >> c & 1}
        needed |= {c: SIZE[c] // 2 + 1 for c in range(len(SIZE)) if TABLE.majority[goal] >> c & 1}
        others = [c for c in range(len(SIZE)) if c not in needed]
        whole = sorted(others, key=lambda c: SIZE[c] - self.held[c].get(self.me, 0))
        needed |= {c: SIZE[c] for c in whole[: TABLE.more_whole[goal]]}
        most = sorted(others, key=lambda c: SIZE[c] // 2 + 1 - self.held[c].get(self.me, 0))
        return needed | {c: SIZE[c] // 2 + 1 for c in most[: TABLE.majorities[goal]]}

    def completes(self, target: int) -> bool:
        """Whether taking this one territory fulfils the objective."""
        mine = len(self.mine) + 1
        if self.victim is not None or TABLE.armies[self.goal] > 1 or mine < TABLE.territories[self.goal]:
            return False
        held = [counts.get(self.me, 0) + (CONTINENT[target] == c) for c, counts in enumerate(self.held)]
        centres = sum(t in CENTRES for t in self.mine) + (target in CENTRES)
        return centres >= self.centres_wanted and all(held[c] >= number for c, number in self.wanted.items())

    @cached_property
    def worth(self) -> list[float]:
        """What each territory is worth, held or to be taken."""
        free = not self.wanted and self.victim is None
        worth = [1.6 if free else 1.0] * len(CONTINENT)
        for centre in CENTRES:
            worth[centre] += 1.2 + (2.5 if self.centres_wanted else 0.0)
        for continent, members in enumerate(GROUND.members):
            own = self.held[continent].get(self.me, 0)
            share = own / SIZE[continent]
            gain = TOTALITY[continent] * share * share * 0.8
            if own + 1 == SIZE[continent] // 2 + 1:
                gain += 0.5 * PARTS.majority[continent]
            if own < self.wanted.get(continent, 0):
                gain += 2.0 + 4.0 * share
            for territory in members:
                worth[territory] += gain
        for territory, owner in enumerate(self.view.owners):
            if owner is not None and owner != self.me:
                worth[territory] += self._harm(territory, owner)
        return worth

    def _harm(self, territory: int, owner: int) -> float:
        """What its loss would do to its owner."""
        continent = CONTINENT[territory]
        count = self.held[continent][owner]
        harm = 0.5 * TOTALITY[continent] if count == SIZE[continent] else 0.0
        if count == SIZE[continent] // 2 + 1:
            harm += 0.3 * PARTS.majority[continent]
        territories = self.sizes[owner]
        if owner == self.victim:
            harm += 3.0 + 12.0 / territories + (WINNING if territories == 1 else 0.0)
        elif territories <= 3:
            harm += 0.8 * self.view.hand_sizes[owner] / territories
        if self.view.ci[owner] == PARTS.territories[territory]:
            harm += 1.0
        return harm


def plan_for(view: War2View) -> Plan:
    assert view.seat is not None  # noqa: S101 - a bot sits on a seat
    return Plan(view, view.seat)
