"""The goal of a seat in War II: what it asks for, and how near it is.

All numbers are ints, in thousandths where they stand for a share or a number of armies.
"""

from __future__ import annotations

from conquista.bots.search.land_outlook import LandOutlook, cost
from conquista.games.war2.holdings import centres_of
from conquista.games.war2.objectives import goal, seat_of_colour
from conquista.games.war2.phase import MOST_CENTRES, NO_COLOUR, NO_OBJECTIVE
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_CONTINENTS, PerContinent

_NEVER: int = 1_000_000
_FAIR_SHARE: int = 12  # of territories, about


class War2Goal(LandOutlook):
    """What the goal asks for, read anew with `read_goal`; a condition of 0 always holds."""

    __slots__ = ("centres", "least", "need", "short", "state", "territories", "victim", "wanted_centres")

    state: War2State
    need: PerContinent  # how many territories of each continent
    wanted_centres: int  # how many Strategic Centres
    territories: int  # how many territories, with
    least: int  # so many armies on each
    victim: int  # the seat that is to be destroyed, or the number of seats
    centres: int  # how many Strategic Centres the seat holds
    short: int  # how many territories are still to be taken, at least

    def __init__(self, state: War2State, taste: list[int]) -> None:
        super().__init__(state.land, taste)
        self.state = state
        self.need = row(MOST_CONTINENTS)
        self.wanted_centres = 0
        self.territories = 0
        self.least = 1
        self.victim = 0
        self.centres = 0
        self.short = 0

    def read_goal(self, state: War2State, seat: int) -> None:
        self.state = state
        self.observe(state.land, seat)
        self.centres = centres_of(state, seat)
        self._read_card()
        self.short = self._missing()

    def _read_card(self) -> None:
        state = self.state
        table = state.rules.objectives
        board = state.land.board
        card: int = goal(state, self.me)
        for continent in range(board.continents):
            self.need[continent] = 0
        self.victim = state.rules.seats
        self.territories = 0
        self.least = 1
        if card == table.cards:
            self.wanted_centres = state.rules.last_stand_centres
            return
        if card == NO_OBJECTIVE:
            card = table.fallback
        self.wanted_centres = table.centres[card]
        self.territories = table.territories[card]
        self.least = table.armies[card]
        if table.destroy[card] != NO_COLOUR:
            self.victim = seat_of_colour(state, table.destroy[card])
        for continent in range(board.continents):
            if table.whole[card] >> continent & 1:
                self.need[continent] = board.size[continent]
            elif table.majority[card] >> continent & 1:
                self.need[continent] = board.size[continent] // 2 + 1
        self._choose(table.more_whole[card], 1)
        self._choose(table.majorities[card], 2)

    def _choose(self, number: int, part: int) -> None:
        """So many more continents, whole or more than half of each: those that take least."""
        land = self.land
        while number > 0:
            best: int = -1
            least: int = _NEVER
            for continent in range(land.board.continents):
                size: int = land.board.size[continent]
                asked: int = size if part == 1 else size // 2 + 1
                missing: int = max(0, asked - land.held[self.me][continent]) * 100 + asked
                if self.need[continent] == 0 and missing < least:
                    best = continent
                    least = missing
            if best < 0:
                return
            self.need[best] = land.board.size[best] if part == 1 else land.board.size[best] // 2 + 1
            number -= 1

    def completes(self, target: int) -> bool:
        """Whether taking this territory fulfils the goal at once."""
        state = self.state
        land = state.land
        if self.victim < state.rules.seats:
            return land.owner[target] == self.victim and land.territories[self.victim] == 1
        if self.least > 1 or land.territories[self.me] + 1 < self.territories:
            return False
        if self.centres + state.rules.centre[target] < self.wanted_centres:
            return False
        for continent in range(land.board.continents):
            held: int = land.held[self.me][continent] + (land.board.continent[target] == continent)
            if held < self.need[continent]:
                return False
        return True

    def thick(self) -> int:
        """How many own territories have as many armies as the goal asks for on each."""
        land = self.land
        total: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] == self.me and land.armies[territory] >= self.least:
                total += 1
        return total

    def _missing(self) -> int:
        """How many territories the goal still asks for, at least."""
        land = self.land
        if self.victim < self.state.rules.seats:
            return land.territories[self.victim]
        total: int = 0
        for continent in range(land.board.continents):
            total += max(0, self.need[continent] - land.held[self.me][continent])
        total = max(total, self.wanted_centres - self.centres)
        return max(total, self.territories - self.thick()) if self.territories else total

    def done(self) -> int:
        """The share of the goal that is fulfilled."""
        land = self.land
        if self.victim < self.state.rules.seats:
            return max(0, 1000 - 1000 * land.territories[self.victim] // _FAIR_SHARE)
        asked: int = self.wanted_centres + self.territories
        reached: int = min(self.centres, self.wanted_centres) + min(land.territories[self.me], self.territories)
        for continent in range(land.board.continents):
            asked += self.need[continent]
            reached += min(self.need[continent], land.held[self.me][continent])
        return 1000 * reached // max(1, asked)

    def distance(self) -> int:
        """The armies that it takes to fulfil the goal from here."""
        land = self.land
        needed: int = 0
        if self.victim < self.state.rules.seats:
            for territory in range(land.board.territories):
                if land.owner[territory] == self.victim:
                    needed += cost(self, land.armies[territory]) + 1000
            return needed
        planned: int = 0
        for continent in range(land.board.continents):
            short: int = self.need[continent] - land.held[self.me][continent]
            while short > 0:
                best: int = self._cheapest(continent, planned)
                planned |= BIT << best
                needed += cost(self, land.armies[best]) + 1000
                short -= 1
        needed += self._distance_in_centres(planned)
        if self.territories:
            more: int = max(0, self.territories - land.territories[self.me])
            thin: int = max(0, land.territories[self.me] - self.thick())
            needed += 1000 * thin + more * (self.usual_cost() + 1000 * self.least)
        return needed

    def _cheapest(self, continent: int, taken: int) -> int:
        """Another's weakest territory of a continent, beyond those taken."""
        land = self.land
        best: int = 0
        least: int = _NEVER
        for territory in range(land.board.territories):
            if (
                land.board.continent[territory] == continent
                and land.owner[territory] != self.me
                and not taken >> territory & 1
                and land.armies[territory] < least
            ):
                best = territory
                least = land.armies[territory]
        return best

    def _distance_in_centres(self, planned: int) -> int:
        land = self.land
        short: int = self.wanted_centres - self.centres
        for k in range(MOST_CENTRES):
            short -= planned >> self.state.rules.centres[k] & 1
        needed: int = 0
        while short > 0:
            best: int = -1
            for k in range(MOST_CENTRES):
                centre: int = self.state.rules.centres[k]
                if land.owner[centre] == self.me or planned >> centre & 1:
                    continue
                if best < 0 or land.armies[centre] < land.armies[best]:
                    best = centre
            if best < 0:
                return needed
            planned |= BIT << best
            needed += cost(self, land.armies[best]) + 2000
            short -= 1
        return needed
