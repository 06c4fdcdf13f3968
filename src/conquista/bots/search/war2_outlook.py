"""What the board of War II promises a seat: what territories are worth to it.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from conquista.bots.search.taste import (
    BONUS,
    BREAK,
    HUNT,
    LAND,
    LAST,
    LEADER,
    NEARLY,
    RUNAWAY,
    VICTIM,
    WANTED,
)
from conquista.bots.search.war2_goal import War2Goal
from conquista.bots.search.war2_taste import BREAK_MAJORITY, CENTRE, CENTRE_WANTED, MAJORITY, SPY
from conquista.games.war2.holdings import has_majority
from conquista.games.war2.state import War2State
from conquista.parts.land.limits import NEUTRAL

_WINNING: int = 1_000_000


class War2Outlook(War2Goal):
    """The reading of a position by one seat, made anew with `survey` and valid until the board changes."""

    __slots__ = ("leader",)

    leader: int  # another seat that is far ahead, or the number of seats

    def __init__(self, state: War2State, taste: list[int]) -> None:
        super().__init__(state, taste)
        self.leader = 0

    def survey(self, state: War2State, seat: int) -> None:
        self.read_goal(state, seat)
        self._weigh_seats()
        self._weigh_territories()

    def _weigh_seats(self) -> None:
        """Territories, armies, continents, cards and bombers of everybody; and whether somebody runs away with it."""
        state = self.state
        self.weigh_armies()
        total: int = 0
        playing: int = 0
        self.leader = state.rules.seats
        most: int = 0
        for seat in range(state.rules.seats):
            if not state.in_play >> seat & 1:
                continue
            self.strength[seat] += (
                3000 * self.bonus_of(seat) + 1500 * state.deck.sizes[seat] + 1000 * state.base[seat]
            )
            total += self.strength[seat]
            playing += 1
            if seat != self.me and self.strength[seat] > most:
                most = self.strength[seat]
                self.leader = seat
        if most * playing * 1000 <= self.taste[RUNAWAY] * total:
            self.leader = state.rules.seats

    def bonus_of(self, seat: int) -> int:
        """What continents bring a seat in each turn."""
        state = self.state
        land = state.land
        total: int = 0
        for continent in range(land.board.continents):
            if land.held[seat][continent] == land.board.size[continent]:
                total += land.board.bonus[continent]
            elif has_majority(land, seat, continent):
                total += state.rules.majority[continent]
        return total

    def _weigh_territories(self) -> None:
        state = self.state
        land = state.land
        board = land.board
        base: int = self.taste[LAND] if self.territories else 1000
        centre: int = self.taste[CENTRE]
        if self.centres < self.wanted_centres:
            centre += self.taste[CENTRE_WANTED]
        for territory in range(board.territories):
            continent: int = board.continent[territory]
            held: int = land.held[self.me][continent]
            size: int = board.size[continent]
            worth: int = base + self.taste[BONUS] * board.bonus[continent] * held * held // (size * size)
            if state.rules.centre[territory]:
                worth += centre
            if held < self.need[continent]:
                worth += self.taste[WANTED] + self.taste[NEARLY] * held // self.need[continent]
            owner: int = land.owner[territory]
            if owner == self.me:
                if self.need[continent]:
                    worth += self.taste[WANTED]
            else:
                if held == size // 2:
                    worth += self.taste[MAJORITY] * state.rules.majority[continent]
                if owner < NEUTRAL:
                    worth += self._harm(territory, owner, continent)
            self.worth[territory] = worth

    def _harm(self, territory: int, owner: int, continent: int) -> int:
        """What the loss of a territory would do to its owner."""
        state = self.state
        land = state.land
        harm: int = 0
        if land.held[owner][continent] == land.board.size[continent]:
            harm += self.taste[BREAK] * land.board.bonus[continent]
        elif land.held[owner][continent] == land.board.size[continent] // 2 + 1:
            harm += self.taste[BREAK_MAJORITY] * state.rules.majority[continent]
        if owner == self.leader:
            harm += self.taste[LEADER]
        if state.spies.place[owner] == territory:
            harm += self.taste[SPY]
        territories: int = land.territories[owner]
        if owner == self.victim:
            harm += self.taste[VICTIM] + self.taste[LAST] // territories
            if territories == 1:
                harm += _WINNING
        elif territories <= 3:
            harm += self.taste[HUNT] * state.deck.sizes[owner] // territories
        return harm

    def power(self) -> int:
        """Armies that can attack, and what the next turn brings."""
        return self.ready() + 1000 * self.income()

    def income(self) -> int:
        rules = self.state.rules
        own: int = max(rules.least_armies, self.land.territories[self.me] // rules.divisor)
        return own + self.bonus_of(self.me) + self.centres
