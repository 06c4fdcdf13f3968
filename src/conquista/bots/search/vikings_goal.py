"""What an objective of WAR Vikings asks of a seat: territories, a colour, ships, the commander in his place."""

from __future__ import annotations

from conquista.games.vikings.objectives import goal, seat_of_colour
from conquista.games.vikings.phase import NO_COLOUR, NO_OBJECTIVE, OFF
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, first

_NOWHERE: int = OFF


class Goal:
    """The objective as it reads now. Sets of territories are bit sets.

    `asked`: there is one; without it, all that can be had is wanted, and `card` is the one that asks for land.
    `victim`: the seat to destroy, or the number of seats. `throne`: where the commander is wanted, or nowhere.
    """

    __slots__ = (
        "asked",
        "card",
        "me",
        "moorings",
        "own",
        "ships",
        "ships_due",
        "state",
        "throne",
        "victim",
        "wanted",
    )

    state: VikingsState
    me: int
    card: int
    asked: bool
    own: int
    ships: int
    wanted: int
    victim: int
    throne: int
    moorings: int
    ships_due: int

    def __init__(self, state: VikingsState) -> None:
        self.state = state
        self.me = 0
        self.card = 0
        self.asked = False
        self.own = 0
        self.ships = 0
        self.wanted = 0
        self.victim = 0
        self.throne = _NOWHERE
        self.moorings = 0
        self.ships_due = 0

    def read(self, state: VikingsState, seat: int) -> None:
        table = state.rules.objectives
        self.state = state
        self.me = seat
        self.card = goal(state, seat)
        self.asked = self.card != NO_OBJECTIVE
        if not self.asked:
            self.card = table.fallback
        card: int = self.card
        self.victim = state.rules.seats
        if table.destroy[card] != NO_COLOUR:
            self.victim = seat_of_colour(state, table.destroy[card])
        self._read_land(table.whole[card], table.named[card] | table.ship_in[card])
        if table.ports[card]:
            self.wanted |= state.rules.sea.ports
        self.throne = _NOWHERE
        if state.rules.commander_on and table.commander_in[card]:
            self.throne = first(table.commander_in[card])
        self.moorings = 0
        self.ships_due = 0
        if state.rules.ships_on:
            self.moorings = table.ship_in[card]
            missing: int = count(self.moorings & ~self.ships)
            self.ships_due = max(missing, table.ships[card] - count(self.ships), 0)

    def _read_land(self, regions: int, named: int) -> None:
        land = self.state.land
        own: int = 0
        wanted: int = named
        for territory in range(land.board.territories):
            if land.owner[territory] == self.me:
                own |= BIT << territory
            if regions >> land.board.continent[territory] & 1:
                wanted |= BIT << territory
        self.own = own
        self.wanted = wanted
        self.ships = own & self.state.fleet.in_port

    def wants(self, territory: int) -> bool:
        return self.wanted >> territory & 1 == 1

    def ports_due(self) -> int:
        """How many ports more it asks for, whichever they are."""
        ports: int = self.state.rules.objectives.ports[self.card]
        return max(0, ports - count(self.own & self.state.rules.sea.ports)) if ports else 0

    def missing(self, taken: int) -> int:
        """How many territories it still asks for after some more were taken; ships and commander apart."""
        table = self.state.rules.objectives
        land = self.state.land
        own: int = self.own | taken
        needed: int = count(self.wanted & ~own)
        if table.ports[self.card]:
            needed = max(0, table.ports[self.card] - count(own & self.state.rules.sea.ports))
        asked: int = table.territories[self.card]
        if not asked:
            return needed
        least: int = table.armies[self.card]
        guarded: int = 0
        for territory in range(land.board.territories):
            if own >> territory & 1 and land.armies[territory] >= least:
                guarded += 1
        return max(needed, asked - guarded)

    def enthroned(self) -> bool:
        return self.throne == _NOWHERE or self.state.commander[self.me] == self.throne

    def completes(self, target: int) -> bool:
        """Whether taking this one territory fulfils it."""
        land = self.state.land
        if not self.asked:
            return False
        if self.victim < self.state.rules.seats:
            return land.owner[target] == self.victim and land.territories[self.victim] == 1
        return self.ships_due == 0 and self.enthroned() and self.missing(BIT << target) == 0

    def done(self) -> int:
        """The share of it that is fulfilled, in thousandths."""
        state = self.state
        table = state.rules.objectives
        seats: int = state.rules.seats
        territories: int = state.land.board.territories
        if self.victim < seats:
            return max(0, 1000 - 1000 * state.land.territories[self.victim] * seats // (2 * territories))
        due: int = self.missing(0) + self.ships_due
        asked: int = max(table.territories[self.card], table.ports[self.card]) + table.ships[self.card]
        if not asked:
            asked = count(self.wanted) + count(self.moorings)
        if self.throne != _NOWHERE:
            asked += 1
            due += 0 if self.enthroned() else 1
        return max(0, 1000 - 1000 * due // asked)
