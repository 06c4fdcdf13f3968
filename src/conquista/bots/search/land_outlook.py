"""What a board of territories and armies promises a seat, whatever the game.

All numbers are ints, in thousandths where they stand for a share, a chance or a number of armies.
"""

from __future__ import annotations

from typing import Annotated

from conquista.analysis.odds import battle_odds, conquest_chance
from conquista.bots.search.taste import (
    ALREADY,
    ARMY,
    DANGER,
    EASE,
    GARRISON,
    GUARD,
    HUNT,
    LAST,
    LEADER,
    MOST_TASTES,
    PRICE,
    RUNAWAY,
    SPARE,
    STAY,
    VICTIM,
)
from conquista.kernel.bit import BIT
from conquista.kernel.row import row
from conquista.parts.land.limits import MOST_HOLDERS, MOST_TERRITORIES, NEUTRAL, PerHolder, PerTerritory
from conquista.parts.land.occupation import Occupation

_SIDE: int = 48  # battles are tabled up to so many armies on either side
_BATTLES: int = 48 * 48
_FAR: int = 99
_WINNING: int = 1_000_000


class LandOutlook:
    """The reading of a board by one seat. A game says with `worth` what each territory is worth, held or to be taken.

    `observe` is called first, `weigh_armies`, `count_armies` and `measure_depth` before what they fill is looked at.
    """

    __slots__ = (
        "armies",
        "army",
        "bare",
        "_chance",
        "depth",
        "everything",
        "front",
        "held_open",
        "land",
        "leader",
        "losses",
        "me",
        "strength",
        "taste",
        "worth",
    )

    land: Occupation
    me: int
    worth: PerTerritory
    strength: PerHolder  # of everybody: territories and armies, and what a game adds
    leader: int  # another seat that is far ahead, or the number of seats
    army: int  # what one army is worth: less as the board fills up
    armies: int  # of the seat
    everything: int  # everybody's armies
    front: int  # the seat's armies at its borders
    bare: int  # by how many armies the borders are too weak
    held_open: int  # the bonus of whole continents with such a border
    depth: PerTerritory  # of each own territory, how many steps it is from the nearest border
    taste: Annotated[list[int], MOST_TASTES]
    _chance: Annotated[list[int], _BATTLES]
    losses: Annotated[list[int], _SIDE]  # on average, of clearing a territory with so many armies

    def __init__(self, land: Occupation, taste: list[int]) -> None:
        """`taste`: the numbers that say what is worth how much, in the order of taste.py."""
        self.land = land
        self.me = 0
        self.worth = row(MOST_TERRITORIES)
        self.strength = row(MOST_HOLDERS)
        self.leader = 0
        self.army = 0
        self.armies = 0
        self.everything = 0
        self.front = 0
        self.bare = 0
        self.held_open = 0
        self.depth = row(MOST_TERRITORIES)
        self.taste = taste + row(MOST_TASTES - len(taste))
        self._chance = [
            round(1000 * conquest_chance(a, d)) if a and d else 0 for a in range(_SIDE) for d in range(_SIDE)
        ]
        self.losses = [0, *(round(1000 * battle_odds(_SIDE, d).attack_losses) for d in range(1, _SIDE))]

    def observe(self, land: Occupation, seat: int) -> None:
        self.land = land
        self.me = seat

    def weigh_armies(self) -> None:
        """Territories and armies of everybody, and what an army is worth."""
        land = self.land
        everything: int = 0
        for holder in range(MOST_HOLDERS):
            self.strength[holder] = 0
        for territory in range(land.board.territories):
            armies: int = land.armies[territory]
            everything += armies
            self.strength[land.owner[territory]] += 1000 + 500 * armies
        self.army = min(1000, self.taste[ARMY] * land.board.territories // max(1, everything))

    def find_leader(self, in_play: int, seats: int) -> None:
        """Whether another seat runs away with the game; called when everybody's strength is known."""
        total: int = 0
        playing: int = 0
        most: int = 0
        self.leader = seats
        for seat in range(seats):
            if not in_play >> seat & 1:
                continue
            total += self.strength[seat]
            playing += 1
            if seat != self.me and self.strength[seat] > most:
                most = self.strength[seat]
                self.leader = seat
        if most * playing * 1000 <= self.taste[RUNAWAY] * total:
            self.leader = seats

    def ruin(self, seat: int, victim: int, cards: int) -> int:
        """What it would do to a seat with so many cards to lose any territory; the goal tells to destroy `victim`."""
        harm: int = self.taste[LEADER] if seat == self.leader else 0
        territories: int = self.land.territories[seat]
        if territories == 0:
            return harm
        if seat == victim:
            harm += self.taste[VICTIM] + self.taste[LAST] // territories
            if territories == 1:
                harm += _WINNING
        elif territories <= 3:
            harm += self.taste[HUNT] * cards // territories
        return harm

    def count_armies(self) -> None:
        """The armies of the seat, where they stand, and where they are too few."""
        land = self.land
        board = land.board
        self.armies = 0
        self.everything = 0
        self.front = 0
        self.bare = 0
        self.held_open = 0
        for territory in range(board.territories):
            here: int = land.armies[territory]
            self.everything += here
            if land.owner[territory] != self.me:
                continue
            self.armies += here
            near: int = self.threat(territory)
            if near or self.at_border(territory):
                self.front += here
            if near > here:
                self.bare += near - here
                continent: int = board.continent[territory]
                if land.held[self.me][continent] == board.size[continent]:
                    self.held_open += board.bonus[continent]

    def chance(self, attackers: int, defenders: int) -> int:
        """That a territory with so many armies takes its neighbour by fighting on."""
        if attackers >= _SIDE or defenders >= _SIDE:
            shrink: int = max(attackers, defenders)
            attackers = max(2, attackers * (_SIDE - 1) // shrink)
            defenders = max(1, defenders * (_SIDE - 1) // shrink)
        return self._chance[attackers * _SIDE + defenders]

    def threat(self, territory: int) -> int:
        """The largest army that could attack a territory at once. A game may know of more ways than borders."""
        land = self.land
        most: int = 0
        for k in range(land.board.degree[territory]):
            other: int = land.board.neighbours[territory][k]
            if land.owner[other] != self.me and land.owner[other] != NEUTRAL and land.armies[other] > most:
                most = land.armies[other]
        return most

    def at_border(self, territory: int) -> bool:
        """Whether there is anything to attack from a territory."""
        land = self.land
        for k in range(land.board.degree[territory]):
            if land.owner[land.board.neighbours[territory][k]] != self.me:
                return True
        return False

    def usual_cost(self) -> int:
        """Of clearing one territory of another's, among the weak ones."""
        land = self.land
        total: int = 0
        met: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] != self.me and land.armies[territory] <= 3:
                total += cost(self, land.armies[territory])
                met += 1
        return total // met if met else 3000

    def prospects(self, territory: int, armies: int) -> int:
        """What so many armies on a territory could hope to take around it: worthy and weak first."""
        land = self.land
        taken: int = 0
        gain: int = 0
        left: int = 1000 * armies
        while True:
            best: int = -1
            best_rate: int = 0
            for k in range(land.board.degree[territory]):
                other: int = land.board.neighbours[territory][k]
                if land.owner[other] != self.me and not taken >> k & 1:
                    rate: int = 1000 * self.worth[other] // (self.taste[EASE] + cost(self, land.armies[other]))
                    if rate > best_rate:
                        best = k
                        best_rate = rate
            if best < 0:
                return gain
            target: int = land.board.neighbours[territory][best]
            price: int = cost(self, land.armies[target])
            if left - self.taste[SPARE] < price:
                return gain + self.worth[target] * max(0, left - 1000) // (4 * (price + 1000))
            gain += self.worth[target]
            left -= price + self.taste[GARRISON]
            taken |= BIT << best

    def reinforcement(self, territory: int, new: int) -> int:
        """What so many new armies on a territory promise: more to take, and less to fear."""
        armies: int = self.land.armies[territory]
        gain: int = (
            self.prospects(territory, armies + new)
            - self.taste[ALREADY] * self.prospects(territory, armies) // 1000
        )
        danger: int = max(0, min(self.threat(territory) - armies, new))
        return gain + danger * (self.army * self.worth[territory] // 1000) * self.taste[GUARD] // 1000

    def profit(self, source: int, target: int, chance: int, worth: int) -> int:
        """What an attack promises, less what it costs and lays open."""
        attackers: int = self.land.armies[source]
        price: int = cost(self, self.land.armies[target])
        open_by: int = max(0, 1000 * self.threat(source) - (1000 * attackers - price))
        danger: int = open_by * self.taste[DANGER] // 1000 * self.worth[source] // 1000
        return chance * worth // 1000 - self.army * (self.taste[PRICE] * price // 1000 + danger) // 1000

    def march(self, source: int, target: int, armies: int) -> int:
        """What it is worth to move so many armies: out of the hinterland, or to where there is more to take."""
        there: int = self.land.armies[target]
        if self.depth[source] > 0:
            gained: int = self.depth[source] - self.depth[target]
            if gained <= 0:
                return 0
            return 10_000 * gained + self.worth[target] * (1 + self.threat(target)) // (1 + there)
        gain: int = self.prospects(target, there + armies) - self.prospects(target, there)
        loss: int = self.prospects(source, armies + 1) - self.prospects(source, 1)
        return gain - self.taste[STAY] * loss // 1000 - self.worth[source]

    def measure_depth(self) -> None:
        land = self.land
        board = land.board
        for territory in range(board.territories):
            mine: bool = land.owner[territory] == self.me
            self.depth[territory] = _FAR if mine and not self.at_border(territory) else 0
        changed: bool = True
        while changed:
            changed = False
            for territory in range(board.territories):
                for k in range(board.degree[territory]):
                    other: int = board.neighbours[territory][k]
                    if land.owner[other] == self.me and self.depth[other] + 1 < self.depth[territory]:
                        self.depth[territory] = self.depth[other] + 1
                        changed = True

    def ready(self) -> int:
        """Armies that can attack."""
        land = self.land
        total: int = 0
        for territory in range(land.board.territories):
            if land.owner[territory] == self.me and land.armies[territory] > 1 and self.at_border(territory):
                total += 1000 * (land.armies[territory] - 1)
        return total

    def growing(self) -> int:
        """What the continents that are not complete promise."""
        land = self.land
        total: int = 0
        for continent in range(land.board.continents):
            held: int = land.held[self.me][continent]
            size: int = land.board.size[continent]
            if held < size:
                total += 100 * land.board.bonus[continent] * held * held * held // (size * size * size)
        return total


def cost(outlook: LandOutlook, defenders: int) -> int:
    """What clearing a territory costs on average."""
    if defenders < _SIDE:
        return outlook.losses[defenders]
    return outlook.losses[_SIDE - 1] * defenders // (_SIDE - 1)
