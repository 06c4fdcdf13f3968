"""What the board of War promises a seat: what territories are worth to it, and how near it is to its goal.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from conquista.bots.search.land_outlook import LandOutlook, cost
from conquista.bots.search.taste import (
    BONUS,
    BREAK,
    LAND,
    NEARLY,
    WANTED,
)
from conquista.games.war.objectives import goal, seat_of_colour
from conquista.games.war.phase import CONTINENTS, DESTROY
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_CONTINENTS, MOST_HOLDERS, NEUTRAL, PerContinent, PerHolder

_WINNING: int = 1_000_000


class Outlook(LandOutlook):
    """The reading of a position by one seat, made anew with `survey` and valid until the board changes."""

    __slots__ = ("_loss", "_worth_in", "state", "victim", "wanted")

    state: WarState
    _worth_in: PerContinent
    _loss: PerHolder
    wanted: int  # bit set of continents that the goal asks for
    victim: int  # the seat that the goal tells to destroy, or the number of seats

    def __init__(self, state: WarState, taste: list[int]) -> None:
        super().__init__(state.land, taste)
        self.state = state
        self._worth_in = row(MOST_CONTINENTS)
        self._loss = row(MOST_HOLDERS)
        self.wanted = 0
        self.victim = 0

    def survey(self, state: WarState, seat: int) -> None:
        self.state = state
        self.observe(state.land, seat)
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
        self.weigh_armies()
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.strength[seat] += 1500 * state.deck.sizes[seat]
                for continent in range(land.board.continents):
                    if land.held[seat][continent] == land.board.size[continent]:
                        self.strength[seat] += 3000 * land.board.bonus[continent]
        self.find_leader(state.in_play, state.rules.seats)

    def _weigh_territories(self) -> None:
        land = self.land
        self._weigh_continents()
        for seat in range(self.state.rules.seats):
            self._loss[seat] = self.ruin(seat, self.victim, self.state.deck.sizes[seat])
        for territory in range(land.board.territories):
            continent: int = land.board.continent[territory]
            owner: int = land.owner[territory]
            worth: int = self._worth_in[continent]
            if owner < NEUTRAL and owner != self.me:
                worth += self._loss[owner]
                if land.held[owner][continent] == land.board.size[continent]:
                    worth += self.taste[BREAK] * land.board.bonus[continent]
            self.worth[territory] = worth

    def _weigh_continents(self) -> None:
        """What a territory of each is worth to have."""
        land = self.land
        board = land.board
        kind: int = self.state.rules.objectives.kind[goal(self.state, self.me)]
        base: int = 1000 if kind in (CONTINENTS, DESTROY) else self.taste[LAND]
        for continent in range(board.continents):
            held: int = land.held[self.me][continent]
            size: int = board.size[continent]
            self._worth_in[continent] = base + self.taste[BONUS] * board.bonus[continent] * held * held // (
                size * size
            )
            if self.wanted >> continent & 1:
                self._worth_in[continent] += self.taste[WANTED] + self.taste[NEARLY] * held // size

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
                    needed += cost(self, land.armies[territory]) + 1000
            return needed
        thin: int = 0
        if table.least[card] > 1:
            for territory in range(land.board.territories):
                if land.owner[territory] == self.me and land.armies[territory] < table.least[card]:
                    thin += 1
        short: int = max(0, table.what[card] - land.territories[self.me])
        return 1000 * thin + short * (self.usual_cost() + 1000 * table.least[card])

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

    def power(self) -> int:
        """Armies that can attack, and what the next turn brings."""
        return self.ready() + 1000 * self.income()

    def income(self) -> int:
        state = self.state
        land = state.land
        total: int = max(state.rules.least_armies, land.territories[self.me] // state.rules.divisor)
        for continent in range(land.board.continents):
            if land.held[self.me][continent] == land.board.size[continent]:
                total += land.board.bonus[continent]
        return total
