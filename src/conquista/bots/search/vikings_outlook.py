"""What the board of WAR Vikings promises a seat, on land and over the sea.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.land_outlook import LandOutlook, cost
from conquista.bots.search.taste import (
    BONUS,
    BREAK,
    EASE,
    GARRISON,
    LAND,
    NEARLY,
    SPARE,
    WANTED,
)
from conquista.bots.search.vikings_goal import Goal
from conquista.bots.search.vikings_odds import SIDE, led_chances, opening_chance
from conquista.bots.search.vikings_taste import AID, CHIEF, FLEET, SOUL, SOUL_STEP, THRONE
from conquista.games.vikings.phase import BATTLE_CRY, SHIELD_WALL
from conquista.games.vikings.rules import link_between
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_CONTINENTS, NEUTRAL, PerContinent

_BATTLES: int = SIDE * SIDE
_PLENTY: int = 25  # armies off the board that last for many turns


class VikingsOutlook(LandOutlook):
    """Made anew with `survey`, and valid until the board changes."""

    __slots__ = (
        "_cried",
        "goal",
        "_in_region",
        "_opens",
        "scarcity",
        "state",
        "_walled",
        "_wanted_there",
    )

    state: VikingsState
    goal: Goal
    scarcity: int  # 0 as long as there are pieces for many turns, 1000 when none are left
    _cried: Annotated[list[int], _BATTLES]  # the chances of an attack that the commander leads with his cry
    _walled: Annotated[list[int], _BATTLES]  # and of one against a commander behind his wall of shields
    _in_region: PerContinent
    _wanted_there: PerContinent
    _opens: int

    def __init__(self, state: VikingsState, taste: list[int]) -> None:
        LandOutlook.__init__(self, state.land, taste)
        self.state = state
        self.goal = Goal(state)
        self.scarcity = 0
        self._in_region = row(MOST_CONTINENTS)
        self._wanted_there = row(MOST_CONTINENTS)
        self._cried = led_chances(BATTLE_CRY)
        self._walled = led_chances(SHIELD_WALL)
        self._opens = opening_chance(state.rules.naval_rolls)

    def survey(self, state: VikingsState, seat: int) -> None:
        """Everything that there is to see."""
        self.look_around(state, seat)
        for territory in range(state.land.board.territories):
            self.weigh(territory)

    def look_around(self, state: VikingsState, seat: int) -> None:
        """All that `weigh` needs."""
        self.look(state, seat)
        self.weigh_armies()
        self._weigh_seats()
        self._weigh_regions()

    def look(self, state: VikingsState, seat: int) -> None:
        """The goal and the pieces alone."""
        self.state = state
        self.observe(state.land, seat)
        self.goal.read(state, seat)
        self.scarcity = 0
        if state.rules.limited:
            left: int = state.stock[seat] + state.valhalla[seat]
            self.scarcity = max(0, 1000 - 1000 * left // _PLENTY)

    def _weigh_seats(self) -> None:
        """Whether somebody runs away with the game."""
        state = self.state
        land = state.land
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.strength[seat] += 1500 * state.deck.sizes[seat]
                for region in range(land.board.continents):
                    if land.held[seat][region] == land.board.size[region]:
                        self.strength[seat] += 3000 * land.board.bonus[region]
        self.find_leader(state.in_play, state.rules.seats)

    def _weigh_regions(self) -> None:
        """What a territory in each region is worth for its sake, and more if the goal wants it."""
        land = self.land
        board = land.board
        for region in range(board.continents):
            held: int = land.held[self.me][region]
            size: int = board.size[region]
            self._in_region[region] = self.taste[BONUS] * board.bonus[region] * held * held // (size * size)
            self._wanted_there[region] = self.taste[WANTED] + self.taste[NEARLY] * held // size

    def weigh(self, territory: int) -> None:
        """What one territory is worth, held or to be taken."""
        goal = self.goal
        region: int = self.land.board.continent[territory]
        free: bool = goal.wanted == 0 and goal.victim == self.state.rules.seats
        worth: int = self._in_region[region] + (self.taste[LAND] if free else 1000)
        if goal.wants(territory):
            worth += self._wanted_there[region]
        owner: int = self.land.owner[territory]
        if owner != self.me and owner != NEUTRAL:
            worth += self._harm(owner, territory)
        if territory == goal.throne:
            worth += self.taste[THRONE]
        self.worth[territory] = worth

    def _harm(self, owner: int, territory: int) -> int:
        """What the loss of a territory would do to its owner."""
        state = self.state
        land = state.land
        region: int = land.board.continent[territory]
        harm: int = self.ruin(owner, self.goal.victim, state.deck.sizes[owner])
        if land.held[owner][region] == land.board.size[region]:
            harm += self.taste[BREAK] * land.board.bonus[region]
        if state.commander[owner] == territory:
            harm += self.taste[CHIEF]
        if state.fleet.lies_in(territory):
            harm += self.taste[FLEET]
        return harm

    def conquest(self, source: int, target: int) -> int:
        """The chance to take a target by fighting on, with the commanders who are there and some help of gods."""
        state = self.state
        attackers: int = state.land.armies[source]
        defenders: int = state.land.armies[target]
        cries: bool = state.effect == BATTLE_CRY and state.commander[self.me] == source
        walled: bool = state.effect == SHIELD_WALL and state.commander[state.land.owner[target]] == target
        if (cries or walled) and attackers < SIDE and defenders < SIDE:
            place: int = attackers * SIDE + defenders
            return self._cried[place] if cries else self._walled[place]
        chance: int = self.chance(attackers, defenders)
        if not state.rules.gods_on or attackers < 2:
            return chance
        souls: int = state.valhalla[self.me]
        return chance + (1000 - chance) * self.taste[AID] * souls // (1000 * state.rules.valhalla_most)

    def price(self, armies: int) -> int:
        """What it is worth to keep so many armies in Valhalla: less when it is full, more when pieces run short."""
        souls: int = self.state.valhalla[self.me]
        total: int = 0
        for level in range(souls - armies + 1, souls + 1):
            total += self.taste[SOUL] - self.taste[SOUL_STEP] * level + self.scarcity
        return total

    def by_sea(self, territory: int) -> bool:
        """VIK-ATK-03: a port with a ship attacks over the sea alone."""
        return self.state.fleet.lies_in(territory)

    def ways(self, territory: int, sea: bool) -> int:
        return self.state.rules.sea.degree[territory] if sea else self.land.board.degree[territory]

    def way(self, territory: int, sea: bool, k: int) -> int:
        if sea:
            return self.state.rules.sea.neighbours[territory][k]
        return self.land.board.neighbours[territory][k]

    def opening(self, source: int, target: int) -> int:
        """The chance that the water before a port is free, or will be after a naval combat."""
        state = self.state
        if not state.fleet.lies_in(target):
            return 1000
        if state.assaults.opened[link_between(state.rules.sea, source, target)]:
            return 1000
        return self._opens

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once, by land or from a port with a ship."""
        fleet = self.state.fleet
        land = self.land
        most: int = 0
        for k in range(land.board.degree[territory]):
            other: int = land.board.neighbours[territory][k]
            owner: int = land.owner[other]
            if owner != self.me and owner != NEUTRAL and not fleet.lies_in(other):
                most = max(most, land.armies[other])
        sea = self.state.rules.sea
        for k in range(sea.degree[territory]):
            port: int = sea.neighbours[territory][k]
            holder: int = land.owner[port]
            if holder != self.me and holder != NEUTRAL and fleet.lies_in(port):
                most = max(most, land.armies[port] * self.opening(port, territory) // 1000)
        return most

    def at_border(self, territory: int) -> bool:
        """Whether there is anything to attack from a territory."""
        sea: bool = self.by_sea(territory)
        for k in range(self.ways(territory, sea)):
            if self.land.owner[self.way(territory, sea, k)] != self.me:
                return True
        return False

    def prospects(self, territory: int, armies: int) -> int:
        return self.takings(territory, armies, self.by_sea(territory))

    def takings(self, territory: int, armies: int, sea: bool) -> int:
        """What so many armies could hope to take around a territory, by land or by sea: worthy and weak first."""
        land = self.land
        ways: int = self.ways(territory, sea)
        taken: int = 0
        gain: int = 0
        left: int = 1000 * armies
        while True:
            best: int = -1
            best_rate: int = 0
            for k in range(ways):
                other: int = self.way(territory, sea, k)
                if land.owner[other] != self.me and not taken >> k & 1:
                    rate: int = 1000 * self.worth[other] // (self.taste[EASE] + cost(self, land.armies[other]))
                    if rate > best_rate:
                        best = k
                        best_rate = rate
            if best < 0:
                return gain
            target: int = self.way(territory, sea, best)
            worth: int = self.worth[target]
            if sea:
                worth = worth * self.opening(territory, target) // 1000
            price: int = cost(self, land.armies[target])
            if left - self.taste[SPARE] < price:
                return gain + worth * max(0, left - 1000) // (4 * (price + 1000))
            gain += worth
            left -= price + self.taste[GARRISON]
            taken |= BIT << best
