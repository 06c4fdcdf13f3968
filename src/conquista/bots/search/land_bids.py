"""Where armies do most good: every territory bids for them, to hold out and to go on.

Armies are worth as much on a territory as they can hope to take around it, and as they keep it from being taken. New
armies go to the bids that promise most for each of them; what follows a conquest, and what moves between borders, is
divided so that both bids together are highest.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.land_outlook import LandOutlook, cost
from conquista.bots.search.taste import CARD, EXPECT, GARRISON, HOLD, ONWARD, PRICE
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT, HEAD
from conquista.kernel.row import row
from conquista.kernel.state import Codes
from conquista.parts.land.limits import MOST_TERRITORIES, PerTerritory

_STEPS: int = 7
_TABLED: int = 64  # bids are remembered up to so many armies
_BIDS: int = 64 * MOST_TERRITORIES
_PAIRS: int = MOST_TERRITORIES * MOST_TERRITORIES
_FEWEST: int = 1 << 62


class Bids:
    """`attacks`: whether there is still time to go on; `card`: whether the first conquest brings a card.

    `_asked`: of each territory, how many armies its bid is for; 0 where the bid is to be made anew. `_near`: the
    threat to it, or less than 0 where nobody asked yet. `_targets`: how many territories can be attacked from it, or
    less than 0; `_target`: which; `_opening`: the chance that such an attack comes to a battle. `_bid` and
    `_decision`: by territory and armies, a bid and the decision that it was made for.
    """

    __slots__ = (
        "_asked",
        "attacks",
        "_bid",
        "card",
        "_decision",
        "_decisions",
        "_given",
        "_near",
        "_opening",
        "_outlook",
        "_rate",
        "_step",
        "_target",
        "_targets",
    )

    attacks: bool
    card: bool
    _outlook: LandOutlook
    _asked: PerTerritory
    _given: PerTerritory
    _near: PerTerritory
    _decisions: int
    _bid: Annotated[list[int], _BIDS]
    _decision: Annotated[list[int], _BIDS]
    _opening: Annotated[list[int], _PAIRS]
    _rate: PerTerritory
    _step: Annotated[list[int], _STEPS]
    _target: Annotated[list[int], _PAIRS]
    _targets: PerTerritory

    def __init__(self, outlook: LandOutlook) -> None:
        self._outlook = outlook
        self.attacks = True
        self.card = True
        self._asked = row(MOST_TERRITORIES)
        self._given = row(MOST_TERRITORIES)
        self._near = row(MOST_TERRITORIES)
        self._decisions = 0
        self._bid = row(_BIDS)
        self._decision = row(_BIDS)
        self._opening = row(_PAIRS)
        self._rate = row(MOST_TERRITORIES)
        self._step = [1, 2, 3, 5, 8, 13, 21]
        self._target = row(_PAIRS)
        self._targets = row(MOST_TERRITORIES)

    def open(self, attacks: bool, card: bool) -> None:
        """For another decision: the board has changed."""
        self.attacks = attacks
        self.card = card
        self._decisions += 1
        for territory in range(self._outlook.land.board.territories):
            self._near[territory] = -1
            self._targets[territory] = -1

    def bid(self, territory: int, armies: int) -> int:
        """What so many armies are worth on a territory."""
        if armies >= _TABLED:
            return self._value(territory, armies)
        place: int = territory * _TABLED + armies
        if self._decision[place] != self._decisions:
            self._decision[place] = self._decisions
            self._bid[place] = self._value(territory, armies)
        return self._bid[place]

    def _value(self, territory: int, armies: int) -> int:
        held: int = self._safety(territory, armies)
        return held + self._takings(territory, armies) if self.attacks else held

    def _safety(self, territory: int, armies: int) -> int:
        outlook = self._outlook
        if self._near[territory] < 0:
            self._near[territory] = outlook.threat(territory)
        near: int = self._near[territory]
        if near == 0:
            return 0
        lost: int = outlook.chance(near + outlook.taste[EXPECT] // 1000, armies)
        return outlook.taste[HOLD] * outlook.worth[territory] // 1000 * (1000 - lost) // 1000

    def _find_targets(self, territory: int) -> None:
        """What can be attacked from a territory: here its neighbours, and there is always a battle."""
        land = self._outlook.land
        for k in range(land.board.degree[territory]):
            if land.owner[land.board.neighbours[territory][k]] != self._outlook.me:
                self._add_target(territory, land.board.neighbours[territory][k], 1000)

    def _add_target(self, territory: int, target: int, opening: int) -> None:
        place: int = territory * MOST_TERRITORIES + self._targets[territory]
        self._target[place] = target
        self._opening[place] = opening
        self._targets[territory] += 1

    def _reach(self, territory: int) -> int:
        """How many territories can be attacked from this one."""
        if self._targets[territory] < 0:
            self._targets[territory] = 0
            self._find_targets(territory)
        return self._targets[territory]

    def _takings(self, territory: int, armies: int) -> int:
        """One target after the other, the best first, as long as it is likely to go on."""
        outlook = self._outlook
        land = outlook.land
        targets: int = self._reach(territory)
        first: int = territory * MOST_TERRITORIES
        price: int = outlook.army * outlook.taste[PRICE] // 1000
        card: int = outlook.taste[CARD] if self.card else 0
        taken: int = 0
        total: int = 0
        left: int = 1000 * armies
        while left >= 2000:
            best: int = -1
            most: int = 0
            likely: int = 0
            for k in range(targets):
                if taken >> k & 1:
                    continue
                other: int = self._target[first + k]
                promised: int = outlook.worth[other] + card
                toll: int = price * cost(outlook, land.armies[other])
                if 1000 * promised - toll <= 1000 * most:
                    continue  # not even if it were certain
                chance: int = (
                    outlook.chance(left // 1000, land.armies[other]) * self._opening[first + k] // 1000
                )
                gain: int = (chance * promised - toll) // 1000
                if gain > most:
                    best = k
                    most = gain
                    likely = chance
            if best < 0:
                break
            total += most
            if likely < outlook.taste[ONWARD]:
                break
            card = 0
            taken |= BIT << best
            left -= cost(outlook, land.armies[self._target[first + best]]) + outlook.taste[GARRISON]
        return total

    def award(self, out: Codes, listed: int) -> int:
        """Of families that place armies of one pool: the one that wins most for each, with what it wins in all."""
        most: int = out.codes[0] >> AMOUNT
        for k in range(listed):
            territory: int = out.codes[k] >> 6 & 63
            self._asked[territory] = 0
            self._given[territory] = 0
        first: int = -1
        left: int = most
        while left > 0:
            best: int = -1
            best_rate: int = -_FEWEST
            for k in range(listed):
                territory = out.codes[k] >> 6 & 63
                if self._asked[territory] == 0 or self._asked[territory] > left:
                    self._offer(territory, left)
                if self._rate[territory] > best_rate:
                    best = k
                    best_rate = self._rate[territory]
            if first < 0:
                first = best
            territory = out.codes[best] >> 6 & 63
            self._given[territory] += self._asked[territory]
            left -= self._asked[territory]
            self._asked[territory] = 0
        return out.codes[first] & HEAD | self._given[out.codes[first] >> 6 & 63] << AMOUNT

    def _offer(self, territory: int, most: int) -> None:
        """How many more armies a territory asks for: as many as bring it most, each of them."""
        self._asked[territory] = most
        self._rate[territory] = 0
        if self._reach(territory) == 0:
            return
        standing: int = self._outlook.land.armies[territory] + self._given[territory]
        now: int = self.bid(territory, standing)
        self._rate[territory] = (self.bid(territory, standing + most) - now) * 100 // most
        for k in range(_STEPS):
            more: int = self._step[k]
            if more >= most:
                break
            rate: int = (self.bid(territory, standing + more) - now) * 100 // more
            if rate > self._rate[territory]:
                self._asked[territory] = more
                self._rate[territory] = rate

    def gain(self, territory: int, more: int) -> int:
        """What so many more armies are worth on a territory."""
        armies: int = self._outlook.land.armies[territory]
        return self.bid(territory, armies + more) - self.bid(territory, armies)

    def following(self, source: int, target: int, most: int) -> int:
        """How many armies go along with a conquest, of those that may; if it is all the same, more."""
        standing: int = self._outlook.land.armies[source]
        best: int = most
        best_sum: int = -_FEWEST
        for fewer in range(most + 1):
            extra: int = most - fewer
            both: int = self.bid(source, standing - extra) + self.bid(target, 1 + extra)
            if both > best_sum:
                best = extra
                best_sum = both
        return best

    def shift(self, source: int, target: int, armies: int) -> int:
        """By how much two bids rise together if so many armies move from one territory to the other."""
        land = self._outlook.land
        here: int = land.armies[source]
        there: int = land.armies[target]
        before: int = self.bid(source, here) + self.bid(target, there)
        return self.bid(source, here - armies) + self.bid(target, there + armies) - before
