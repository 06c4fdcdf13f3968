"""What the board of War II promises a seat: what territories are worth to it.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from conquista.bots.search.taste import (
    BONUS,
    BREAK,
    FOCUS,
    LAND,
    NEARLY,
    WANTED,
)
from conquista.bots.search.war2_goal import War2Goal
from conquista.bots.search.war2_taste import BREAK_MAJORITY, CENTRE, CENTRE_WANTED, MAJORITY, SPY
from conquista.games.war2.phase import UNPLACED
from conquista.games.war2.state import War2State
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_CONTINENTS, MOST_HOLDERS, NEUTRAL, PerContinent, PerHolder


class War2Outlook(War2Goal):
    """The reading of a position by one seat, made anew with `survey` and valid until the board changes."""

    __slots__ = ("_loss", "_majority", "_worth_in")

    _loss: PerHolder
    _majority: PerContinent
    _worth_in: PerContinent

    def __init__(self, state: War2State, taste: list[int]) -> None:
        super().__init__(state, taste)
        self._loss = row(MOST_HOLDERS)
        self._majority = row(MOST_CONTINENTS)
        self._worth_in = row(MOST_CONTINENTS)

    def survey(self, state: War2State, seat: int) -> None:
        self.read_goal(state, seat)
        self._weigh_seats()
        self._weigh_territories()

    def _weigh_seats(self) -> None:
        """Territories, armies, continents, cards and bombers of everybody; and whether somebody runs away with it."""
        state = self.state
        self.weigh_armies()
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.strength[seat] += (
                    3000 * self.bonus_of(seat) + 1500 * state.deck.sizes[seat] + 1000 * state.base[seat]
                )
        self.find_leader(state.in_play, state.rules.seats)

    def bonus_of(self, seat: int) -> int:
        """What continents bring a seat in each turn."""
        state = self.state
        land = state.land
        total: int = 0
        for continent in range(land.board.continents):
            if land.held[seat][continent] == land.board.size[continent]:
                total += land.board.bonus[continent]
            elif 2 * land.held[seat][continent] > land.board.size[continent]:
                total += state.rules.majority[continent]
        return total

    def _weigh_continents(self) -> None:
        """What a territory of each is worth to have, and what more if it makes up a majority."""
        land = self.land
        board = land.board
        for continent in range(board.continents):
            held: int = land.held[self.me][continent]
            size: int = board.size[continent]
            worth: int = self.taste[BONUS] * board.bonus[continent] * held * held // (size * size)
            if held < self.need[continent]:
                worth += self.taste[WANTED] + self.taste[NEARLY] * held // self.need[continent]
            self._worth_in[continent] = worth
            tips: bool = held == size // 2
            self._majority[continent] = (
                self.taste[MAJORITY] * self.state.rules.majority[continent] if tips else 0
            )

    def _weigh_territories(self) -> None:
        state = self.state
        land = state.land
        board = land.board
        self._weigh_continents()
        for seat in range(state.rules.seats):
            self._loss[seat] = self.ruin(seat, self.victim, state.deck.sizes[seat])
        base: int = self.taste[LAND] if self.territories else 1000
        centre: int = self.taste[CENTRE]
        if self.centres < self.wanted_centres:
            centre += self.taste[CENTRE_WANTED]
        for territory in range(board.territories):
            continent: int = board.continent[territory]
            worth: int = base + self._worth_in[continent]
            if state.rules.centre[territory]:
                worth += centre
            owner: int = land.owner[territory]
            if owner == self.me:
                if self.need[continent]:
                    worth += self.taste[WANTED]
            else:
                worth += self._majority[continent]
                if owner < NEUTRAL:
                    worth += self._loss[owner] + self._break(owner, continent)
            self.worth[territory] = worth
        if state.rules.espionage:
            self._weigh_spies()

    def _break(self, owner: int, continent: int) -> int:
        """What it would do to an owner to lose one of a continent."""
        held: int = self.land.held[owner][continent]
        size: int = self.land.board.size[continent]
        if held == size:
            return self.taste[BREAK] * self.land.board.bonus[continent]
        if held == size // 2 + 1:
            return self.taste[BREAK_MAJORITY] * self.state.rules.majority[continent]
        return 0

    def _weigh_spies(self) -> None:
        for seat in range(self.state.rules.seats):
            place: int = self.state.spies.place[seat]
            if place < UNPLACED and self.land.owner[place] == seat != self.me:
                self.worth[place] += self.taste[SPY]

    def pursue(self) -> None:
        """What the goal asks for is worth more, by as much as a plan adds to what it aims at."""
        land = self.land
        board = land.board
        for territory in range(board.territories):
            continent: int = board.continent[territory]
            if (
                land.owner[territory] == self.victim
                or land.held[self.me][continent] < self.need[continent]
                or (self.centres < self.wanted_centres and self.state.rules.centre[territory])
            ):
                self.worth[territory] += self.taste[FOCUS]

    def power(self) -> int:
        """Armies that can attack, and what the next turn brings."""
        return self.ready() + 1000 * self.income()

    def income(self) -> int:
        rules = self.state.rules
        own: int = max(rules.least_armies, self.land.territories[self.me] // rules.divisor)
        return own + self.bonus_of(self.me) + self.centres
