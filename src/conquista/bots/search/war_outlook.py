"""What the board of War promises a seat: what territories are worth to it, and how near it is to its goal.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from typing import Annotated

from conquista.analysis.odds import battle_odds, conquest_chance
from conquista.games.war.objectives import goal, seat_of_colour
from conquista.games.war.phase import CONTINENTS, DESTROY
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import (
    MOST_HOLDERS,
    MOST_TERRITORIES,
    NEUTRAL,
    PerHolder,
    PerTerritory,
)

_SIDE: int = 48  # battles are tabled up to so many armies on either side
_BATTLES: int = 48 * 48
_WINNING: int = 1_000_000
_TASTES: int = 32

# The places of what a taste says.
_ARMY: int = 0
_RUNAWAY: int = 1
_LAND: int = 2
_BONUS: int = 3
_WANTED: int = 4
_NEARLY: int = 5
_BREAK: int = 6
_LEADER: int = 7
_VICTIM: int = 8
_LAST: int = 9
_HUNT: int = 10
_EASE: int = 11
_SPARE: int = 12
_GARRISON: int = 13


class Outlook:
    """The reading of a position by one seat, made anew with `survey` and valid until the board changes."""

    __slots__ = (
        "army",
        "_chance",
        "_cost",
        "leader",
        "me",
        "state",
        "strength",
        "taste",
        "victim",
        "wanted",
        "worth",
    )

    state: WarState
    me: int
    worth: PerTerritory
    strength: PerHolder
    wanted: int  # bit set of continents that the goal asks for
    victim: int  # the seat that the goal tells to destroy, or the number of seats
    leader: int  # another seat that is far ahead, or the number of seats
    army: int  # what one army is worth: less as the board fills up
    taste: Annotated[list[int], _TASTES]
    _chance: Annotated[list[int], _BATTLES]
    _cost: Annotated[list[int], _SIDE]

    def __init__(self, state: WarState, taste: list[int]) -> None:
        """`taste`: the numbers that say what is worth how much, in the order of their names below."""
        self.taste = taste + row(_TASTES - len(taste))
        self.state = state
        self.me = 0
        self.worth = row(MOST_TERRITORIES)
        self.strength = row(MOST_HOLDERS)
        self.wanted = 0
        self.victim = 0
        self.leader = 0
        self.army = 0
        self._chance = [
            round(1000 * conquest_chance(a, d)) if a and d else 0 for a in range(_SIDE) for d in range(_SIDE)
        ]
        self._cost = [0, *(round(1000 * battle_odds(_SIDE, d).attack_losses) for d in range(1, _SIDE))]

    def chance(self, attackers: int, defenders: int) -> int:
        """That a territory with so many armies takes its neighbour by fighting on."""
        if attackers >= _SIDE or defenders >= _SIDE:
            shrink: int = max(attackers, defenders)
            attackers = max(2, attackers * (_SIDE - 1) // shrink)
            defenders = max(1, defenders * (_SIDE - 1) // shrink)
        return self._chance[attackers * _SIDE + defenders]

    def cost(self, defenders: int) -> int:
        """What clearing a territory costs on average."""
        if defenders < _SIDE:
            return self._cost[defenders]
        return self._cost[_SIDE - 1] * defenders // (_SIDE - 1)

    def survey(self, state: WarState, seat: int) -> None:
        self.state = state
        self.me = seat
        self._read_goal()
        self._weigh_seats()
        self._weigh_territories()

    def _read_goal(self) -> None:
        state = self.state
        table = state.rules.objectives
        card: int = goal(state, self.me)
        self.wanted = 0
        self.victim = state.rules.seats
        if table.kind[card] == DESTROY:
            self.victim = seat_of_colour(state, table.what[card])
        elif table.kind[card] == CONTINENTS:
            self.wanted = table.what[card]
            if table.least[card]:
                self.wanted |= BIT << self._nearest_other(self.wanted)

    def _nearest_other(self, named: int) -> int:
        """The continent beyond those named that takes least to complete."""
        land = self.state.land
        best: int = 0
        least: int = _WINNING
        for continent in range(land.board.continents):
            size: int = land.board.size[continent]
            missing: int = (size - land.held[self.me][continent]) * 100 + size
            if not named >> continent & 1 and missing < least:
                best = continent
                least = missing
        return best

    def _weigh_seats(self) -> None:
        """Territories, armies, continents and cards of everybody; and whether somebody runs away with the game."""
        state = self.state
        land = state.land
        everything: int = 0
        for holder in range(MOST_HOLDERS):
            self.strength[holder] = 0
        for territory in range(land.board.territories):
            armies: int = land.armies[territory]
            everything += armies
            self.strength[land.owner[territory]] += 1000 + 500 * armies
        self.army = min(1000, self.taste[_ARMY] * land.board.territories // max(1, everything))
        total: int = 0
        playing: int = 0
        self.leader = state.rules.seats
        most: int = 0
        for seat in range(state.rules.seats):
            if not state.in_play >> seat & 1:
                continue
            for continent in range(land.board.continents):
                if land.held[seat][continent] == land.board.size[continent]:
                    self.strength[seat] += 3000 * land.board.bonus[continent]
            self.strength[seat] += 1500 * state.deck.sizes[seat]
            total += self.strength[seat]
            playing += 1
            if seat != self.me and self.strength[seat] > most:
                most = self.strength[seat]
                self.leader = seat
        if most * playing * 1000 <= self.taste[_RUNAWAY] * total:
            self.leader = state.rules.seats

    def _weigh_territories(self) -> None:
        state = self.state
        land = state.land
        board = land.board
        table = state.rules.objectives
        kind: int = table.kind[goal(state, self.me)]
        base: int = 1000 if kind in (CONTINENTS, DESTROY) else self.taste[_LAND]
        for territory in range(board.territories):
            continent: int = board.continent[territory]
            held: int = land.held[self.me][continent]
            size: int = board.size[continent]
            worth: int = base + self.taste[_BONUS] * board.bonus[continent] * held * held // (size * size)
            if self.wanted >> continent & 1:
                worth += self.taste[_WANTED] + self.taste[_NEARLY] * held // size
            owner: int = land.owner[territory]
            if owner != self.me and owner != NEUTRAL:
                worth += self._harm(owner, continent)
            self.worth[territory] = worth

    def _harm(self, owner: int, continent: int) -> int:
        """What the loss of a territory would do to its owner."""
        state = self.state
        land = state.land
        harm: int = 0
        if land.held[owner][continent] == land.board.size[continent]:
            harm += self.taste[_BREAK] * land.board.bonus[continent]
        if owner == self.leader:
            harm += self.taste[_LEADER]
        territories: int = land.territories[owner]
        if owner == self.victim:
            harm += self.taste[_VICTIM] + self.taste[_LAST] // territories
            if territories == 1:
                harm += _WINNING
        elif territories <= 3:
            harm += self.taste[_HUNT] * state.deck.sizes[owner] // territories
        return harm

    def completes(self, target: int) -> bool:
        """Whether taking this territory fulfils the goal at once."""
        state = self.state
        land = state.land
        table = state.rules.objectives
        card: int = goal(state, self.me)
        if table.kind[card] == DESTROY:
            return land.owner[target] == self.victim and land.territories[self.victim] == 1
        if table.kind[card] == CONTINENTS:
            return self.wanted >> land.board.continent[target] & 1 == 1 and self.missing() == 1
        return table.least[card] == 1 and land.territories[self.me] + 1 >= table.what[card]

    def missing(self) -> int:
        """How many territories of the wanted continents others hold."""
        land = self.state.land
        total: int = 0
        for continent in range(land.board.continents):
            if self.wanted >> continent & 1:
                total += land.board.size[continent] - land.held[self.me][continent]
        return total

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once."""
        land = self.state.land
        most: int = 0
        for k in range(land.board.degree[territory]):
            other: int = land.board.neighbours[territory][k]
            if land.owner[other] != self.me and land.owner[other] != NEUTRAL and land.armies[other] > most:
                most = land.armies[other]
        return most

    def at_border(self, territory: int) -> bool:
        land = self.state.land
        for k in range(land.board.degree[territory]):
            if land.owner[land.board.neighbours[territory][k]] != self.me:
                return True
        return False

    def prospects(self, territory: int, armies: int) -> int:
        """What so many armies on a territory could hope to take around it: worthy and weak first."""
        land = self.state.land
        taken: int = 0
        gain: int = 0
        left: int = 1000 * armies
        while True:
            best: int = -1
            best_rate: int = 0
            for k in range(land.board.degree[territory]):
                other: int = land.board.neighbours[territory][k]
                if land.owner[other] != self.me and not taken >> k & 1:
                    rate: int = 1000 * self.worth[other] // (self.taste[_EASE] + self.cost(land.armies[other]))
                    if rate > best_rate:
                        best = k
                        best_rate = rate
            if best < 0:
                return gain
            target: int = land.board.neighbours[territory][best]
            price: int = self.cost(land.armies[target])
            if left - self.taste[_SPARE] < price:
                return gain + self.worth[target] * max(0, left - 1000) // (4 * (price + 1000))
            gain += self.worth[target]
            left -= price + self.taste[_GARRISON]
            taken |= BIT << best

    def distance(self) -> int:
        """The armies that it takes to fulfil the goal from here."""
        state = self.state
        land = state.land
        table = state.rules.objectives
        card: int = goal(state, self.me)
        kind: int = table.kind[card]
        if kind in (DESTROY, CONTINENTS):
            needed: int = 0
            for territory in range(land.board.territories):
                owner: int = land.owner[territory]
                if owner == self.me:
                    continue
                if owner == self.victim or self.wanted >> land.board.continent[territory] & 1:
                    needed += self.cost(land.armies[territory]) + 1000
            return needed
        thin: int = 0
        if table.least[card] > 1:
            for territory in range(land.board.territories):
                if land.owner[territory] == self.me and land.armies[territory] < table.least[card]:
                    thin += 1
        short: int = max(0, table.what[card] - land.territories[self.me])
        return 1000 * thin + short * (self._usual_cost() + 1000 * table.least[card])

    def done(self) -> int:
        """The share of the goal that is fulfilled."""
        state = self.state
        land = state.land
        table = state.rules.objectives
        card: int = goal(state, self.me)
        if table.kind[card] == DESTROY:
            return max(0, 1000 - 1000 * land.territories[self.victim] // 12)
        if table.kind[card] != CONTINENTS:
            return min(1000, 1000 * land.territories[self.me] // table.what[card])
        size: int = 0
        for continent in range(land.board.continents):
            if self.wanted >> continent & 1:
                size += land.board.size[continent]
        return 1000 - 1000 * self.missing() // max(1, size)

    def _usual_cost(self) -> int:
        """Of clearing one territory along the own borders, the weaker half of them."""
        land = self.state.land
        total: int = 0
        met: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] != self.me and land.armies[territory] <= 3:
                total += self.cost(land.armies[territory])
                met += 1
        return total // met if met else 3000

    def power(self) -> int:
        """Armies that can attack, and what the next turn brings."""
        state = self.state
        land = state.land
        total: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] == self.me and land.armies[territory] > 1 and self.at_border(territory):
                total += 1000 * (land.armies[territory] - 1)
        return total + 1000 * self.income()

    def income(self) -> int:
        state = self.state
        land = state.land
        total: int = max(state.rules.least_armies, land.territories[self.me] // state.rules.divisor)
        for continent in range(land.board.continents):
            if land.held[self.me][continent] == land.board.size[continent]:
                total += land.board.bonus[continent]
        return total
