"""The territories as agents: what armies could bring to each, by what its neighbours say of themselves.

An agent that is asked what so many armies on its territory could still gain asks its neighbours in turn; so the answer
is about ways through several territories, each with the chance that it is gone so far.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from conquista.analysis.odds import battle_odds, conquest_chance
from conquista.bots.baselines.mars_worth import Worth
from conquista.bots.greedy.land_plan import cost
from conquista.parts.land.limits import MOST_DICE

LONGEST = 3
"""Conquests on a way."""
CARD = 2.5
"""The first conquest of a turn."""
LOSS = 0.35
"""An army that is lost in attack."""
CHANCE = 0.6
"""The least chance of its first conquest at which a way is gone."""
AFTER = 1.5
"""Armies that go along with a conquest, on the average."""
HOLD = 0.25
"""What a territory is worth to be held, of what it is worth to be taken."""
REINFORCED = 3
"""Armies that a neighbour may place before it attacks."""
MANY = 40
"""More armies than so many are counted as so many, and those against them in proportion."""


def arrivals(attackers: int, defenders: int, all_follow: bool) -> tuple[tuple[int, float], ...]:
    """How many armies stand in the target after a conquest, each with its chance; as many follow as may."""
    if attackers > MANY:
        return _arrivals(MANY, max(1, defenders * MANY // attackers), all_follow)
    return _arrivals(attackers, defenders, all_follow) if defenders <= 2 * MANY else ()


@cache
def _arrivals(attackers: int, defenders: int, all_follow: bool) -> tuple[tuple[int, float], ...]:
    chances: dict[int, float] = {}
    for (left, against), chance in battle_odds(attackers, defenders).endings.items():
        if against == 0:
            follow = left - 1 if all_follow else min(MOST_DICE, left - 1)
            chances[follow] = chances.get(follow, 0.0) + chance
    return tuple(chances.items())


@dataclass(frozen=True)
class Agents(Worth):
    @cached_property
    def _known(self) -> dict[tuple[int, int, int, int], float]:
        """What agents have said already of conquests."""
        return {}

    @cached_property
    def _known_onward(self) -> dict[tuple[int, int, int, int], float]:
        return {}

    @cached_property
    def _all_follow(self) -> bool:
        return self.view.options["conquest_move"] == "all_but_one"

    def chance(self, armies: int, target: int) -> float:
        return conquest_chance(armies, self.view.armies[target])

    def conquest(self, source: int, target: int, armies: int, length: int = LONGEST) -> float:
        """What so many armies can hope for by taking a target, and going on from there."""
        key = (source, target, armies, length)
        if key not in self._known:
            garrison = self.view.armies[target]
            gain = -LOSS * self.army * cost(garrison)
            for arrived, chance in arrivals(armies, garrison, self._all_follow):
                gain += chance * (self.worth[target] + self._onward(target, arrived, source, length - 1))
            self._known[key] = gain
        return self._known[key]

    def _onward(self, territory: int, armies: int, origin: int, length: int) -> float:
        if armies < 2 or length == 0:
            return 0.0
        key = (territory, armies, origin, length)
        if key not in self._known_onward:
            ways = (t for t in self.enemies_of(territory) if t != origin)
            gains = [self.conquest(territory, t, armies, length) for t in ways]
            self._known_onward[key] = max([0.0, *gains])
        return self._known_onward[key]

    def gain(self, territory: int, armies: int) -> float:
        """What so many armies on a territory can hope for: one way after the other, the best first."""
        targets = self.enemies_of(territory)
        gain, left = 0.0, float(armies)
        while targets and left >= 2.0:
            best, target = max((self.conquest(territory, t, int(left)), t) for t in targets)
            if gain == 0.0:
                best += self.card(int(left), target)
            if best <= 0.0:
                break
            gain += best
            if self.chance(int(left), target) < CHANCE:
                break
            targets.remove(target)
            left -= cost(self.view.armies[target]) + AFTER
        return gain

    def card(self, armies: int, target: int) -> float:
        """What a conquest is worth as the first of its turn."""
        return 0.0 if self.view.conquered else CARD * self.chance(armies, target)

    def safety(self, territory: int, armies: int) -> float:
        """What a territory is worth to be held, by the chance that so many armies hold it."""
        threat = self.threat(territory)
        if threat == 0:
            return 0.0
        return HOLD * self.worth[territory] * (1.0 - conquest_chance(threat + REINFORCED, armies))

    def bid(self, territory: int, armies: int) -> float:
        """What so many armies are worth on a territory: to hold it, and to go on if attacks are still to come."""
        if (territory, armies) not in self._bids:
            gain = 0.0 if self.view.phase == "end_place" else self.gain(territory, armies)
            self._bids[territory, armies] = self.safety(territory, armies) + gain
        return self._bids[territory, armies]

    @cached_property
    def _bids(self) -> dict[tuple[int, int], float]:
        return {}

    def shift(self, source: int, target: int, armies: int) -> float:
        """By how much the bids of two agents rise together if so many armies move from one to the other."""
        here, there = self.view.armies[source], self.view.armies[target]
        before = self.bid(source, here) + self.bid(target, there)
        return self.bid(source, here - armies) + self.bid(target, there + armies) - before
