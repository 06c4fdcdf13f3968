"""What the greedy player of WAR Vikings makes of its view: what it is after, and what territories are worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from conquista.bots.greedy.land_plan import WINNING, Ground, LandPlan
from conquista.games.vikings.components import components, objective_table
from conquista.games.vikings.phase import NO_COLOUR
from conquista.games.vikings.rules import ObjectiveTable
from conquista.games.vikings.view import VikingsView

PARTS = components()
GROUND = Ground(PARTS.board)
NUMBER = {name: number for number, name in enumerate(PARTS.territories)}
PORTS = frozenset(NUMBER[name] for name in PARTS.ports)
ROUTES = {port: PARTS.sea.neighbours[port][: PARTS.sea.degree[port]] for port in PORTS}
BOARD = range(len(PARTS.territories))
PLENTY = 25
"""Armies off the board that last for many turns."""


def members(bits: int) -> list[int]:
    """Of a bit set of territories or regions."""
    return [number for number in BOARD if bits >> number & 1]


@dataclass(frozen=True)
class Plan(LandPlan):
    ground = GROUND
    view: VikingsView

    # The objective.

    @cached_property
    def table(self) -> ObjectiveTable:
        return objective_table(len(self.view.fates))

    @cached_property
    def goal(self) -> int:
        """The number of the objective in its current form; without one, as many territories as possible."""
        goal = self.view.goal
        return self.table.fallback if goal is None else PARTS.objectives.index(goal)

    @cached_property
    def victim(self) -> int | None:
        """The seat that the objective tells to destroy."""
        colour = self.table.destroy[self.goal]
        return None if colour == NO_COLOUR else self.view.colours.index(PARTS.colours[colour])

    @cached_property
    def wanted(self) -> frozenset[int]:
        """The territories that the objective names, by themselves or by their region."""
        regions = members(self.table.whole[self.goal])
        named = members(self.table.named[self.goal] | self.table.ship_in[self.goal])
        ports = PORTS if self.table.ports[self.goal] else frozenset()
        return frozenset(t for region in regions for t in GROUND.members[region]) | frozenset(named) | ports

    @cached_property
    def throne(self) -> int | None:
        """Where the objective wants the commander."""
        places = members(self.table.commander_in[self.goal]) if self.view.options["commander"] else []
        return places[0] if places else None

    @cached_property
    def moorings(self) -> list[int]:
        """Where the objective wants ships."""
        return members(self.table.ship_in[self.goal]) if self.view.options["ships"] else []

    @cached_property
    def ships_wanted(self) -> int:
        """How many ships the objective still asks for."""
        if not self.view.options["ships"]:
            return 0
        missing = sum(port not in self.ships for port in self.moorings)
        more: int = self.table.ships[self.goal] - len(self.ships)
        return max(missing, more, 0)

    def missing(self, taken: int | None = None) -> int:
        """How many territories the objective still asks for, after one more was taken; ships and commander apart."""
        own = {*self.mine, *(() if taken is None else (taken,))}
        goal, table = self.goal, self.table
        ports = max(0, table.ports[goal] - len(own & PORTS))
        wanted = ports if table.ports[goal] else len(self.wanted - own)
        guarded = sum(self.view.armies[t] >= table.armies[goal] for t in own)
        more: int = table.territories[goal] - guarded
        return max(wanted, more)

    def completes(self, target: int) -> bool:
        """Whether taking this one territory fulfils the objective."""
        if self.view.goal is None or self.victim is not None or self.ships_wanted or self.missing(target) > 0:
            return False
        return self.throne is None or self.commander == self.throne

    # The sea and the commander.

    @cached_property
    def ships(self) -> frozenset[int]:
        """The ports in which an own ship lies."""
        return frozenset(t for t in map(NUMBER.__getitem__, self.view.ships) if self.view.owners[t] == self.me)

    @cached_property
    def guarded(self) -> frozenset[int]:
        """The ports in which any ship lies."""
        return frozenset(map(NUMBER.__getitem__, self.view.ships))

    @cached_property
    def commander(self) -> int | None:
        place = self.view.commanders[self.me]
        return None if place is None else NUMBER[place]

    def leads(self, seat: int | None, territory: int) -> bool:
        """Whether the commander of a seat is there."""
        return seat is not None and self.view.commanders[seat] == PARTS.territories[territory]

    def over_sea(self, port: int) -> list[int]:
        return [t for t in ROUTES.get(port, ()) if self.view.owners[t] != self.me]

    def by_land(self, territory: int) -> list[int]:
        return super().enemies_of(territory)

    def enemies_of(self, territory: int) -> list[int]:
        """VIK-ATK-03: a port with a ship attacks over the sea alone."""
        return self.over_sea(territory) if territory in self.ships else self.by_land(territory)

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once, by land or from a port with a ship."""
        armies, owners = self.view.armies, self.view.owners
        near = [t for t in self.by_land(territory) if t not in self.guarded]
        near += [t for t in self.over_sea(territory) if t in self.guarded]
        return max((armies[t] for t in near if owners[t] is not None), default=0)

    # Pieces.

    @cached_property
    def scarcity(self) -> float:
        """0 as long as there are pieces for many turns, 1 when all are on the board or removed."""
        if not self.view.reserve:
            return 0.0
        left = self.view.reserve[self.me] + self.view.valhalla[self.me]
        return max(0.0, 1.0 - left / PLENTY)

    def price(self, armies: int) -> float:
        """What it is worth to keep so many armies in Valhalla: less when it is full, more when pieces run short."""
        points = self.view.valhalla[self.me]
        return sum(0.24 - 0.03 * level + self.scarcity for level in range(points, points - armies, -1))

    # Worth.

    @cached_property
    def worth(self) -> list[float]:
        """What each territory is worth, held or to be taken."""
        free = not self.wanted and self.victim is None
        worth = [1.6 if free else 1.0] * len(BOARD)
        for region, inside in enumerate(GROUND.members):
            share = self.held[region].get(self.me, 0) / GROUND.size[region]
            gain = 0.8 * GROUND.bonus[region] * share * share
            for territory in inside:
                worth[territory] += gain + (2.0 + 4.0 * share if territory in self.wanted else 0.0)
        for territory, owner in enumerate(self.view.owners):
            if owner is not None and owner != self.me:
                worth[territory] += self._harm(territory, owner)
        if self.throne is not None:
            worth[self.throne] += 1.0
        return worth

    def _harm(self, territory: int, owner: int) -> float:
        """What its loss would do to its owner."""
        region = GROUND.continent[territory]
        harm = 0.6 * GROUND.bonus[region] if self.held[region][owner] == GROUND.size[region] else 0.0
        territories = self.sizes[owner]
        if owner == self.victim:
            harm += 3.0 + 12.0 / territories + (WINNING if territories == 1 else 0.0)
        elif territories <= 3:
            harm += 0.8 * self.view.hand_sizes[owner] / territories
        if owner == self.leader:
            harm += 0.8
        return harm + 0.5 * self.leads(owner, territory) + 0.3 * (territory in self.guarded)

    @cached_property
    def leader(self) -> int | None:
        """Another seat that owns far more than its share."""
        playing = [seat for seat, fate in enumerate(self.view.fates) if fate == "in_play"]
        others = {seat: self.sizes[seat] for seat in playing if seat != self.me}
        best = max(others, key=lambda seat: others[seat])
        return best if others[best] > 1.4 * len(BOARD) / len(playing) else None


def plan_for(view: VikingsView) -> Plan:
    assert view.seat is not None  # noqa: S101 - a bot sits on a seat
    return Plan(view, view.seat)
