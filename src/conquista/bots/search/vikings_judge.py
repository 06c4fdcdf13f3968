"""Everybody's chance to win a match of WAR Vikings, as far as the position tells."""

from __future__ import annotations

from conquista.bots.search.guide import Prospect
from conquista.bots.search.land_outlook import cost
from conquista.bots.search.scale import Scale
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.games.vikings.cards import next_value
from conquista.games.vikings.objectives import destroys
from conquista.games.vikings.phase import OFF, OVER, UNPLACED
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count

_SET: int = 3


class Judge:
    __slots__ = ("_outlook", "scale")

    _outlook: VikingsOutlook
    scale: Scale

    def __init__(self, outlook: VikingsOutlook, scale: Scale) -> None:
        self._outlook = outlook
        self.scale = scale

    def promise(self, state: VikingsState, into: Prospect) -> None:
        if state.phase == OVER:
            into.end(state.winners)
            return
        into.over = False
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                self.describe(state, seat)
                self.scale.weigh(seat, into)
        self.scale.share_out(state.in_play, into)

    def describe(self, state: VikingsState, seat: int) -> None:
        """The features of a seat, in thousandths; `VikingsMind.facts` says what each stands for."""
        outlook = self._outlook
        outlook.look(state, seat)
        outlook.count_armies()
        land = state.land
        goal = outlook.goal
        seats: int = state.rules.seats
        hand: int = state.deck.sizes[seat]
        able: int = power(outlook)
        near: int = 1000 * able // max(1, able + distance(outlook))
        done: int = goal.done()
        destroying: bool = goal.victim < seats
        naming: bool = goal.wanted != 0
        feature = self.scale.feature
        feature[0] = 1000 * land.territories[seat] // land.board.territories
        feature[1] = 1000 * outlook.armies // max(1, outlook.everything)
        feature[2] = 100 * income(outlook)
        feature[3] = 200 * hand
        feature[4] = near
        feature[5] = near * near // 1000
        feature[6] = 1000 - 1000 * ((seat - state.active + seats) % seats) // seats
        feature[7] = done
        feature[8] = done * done // 1000
        feature[9] = done if destroying else 0
        feature[10] = done if naming else 0
        feature[11] = 1000 if destroying else 0
        feature[12] = 1000 if naming else 0
        feature[13] = 1000 * next_value(state) * min(hand, 3) // (3 * max(1, outlook.everything // 4))
        feature[14] = min(2000, 1000 * outlook.bare // max(1, outlook.armies))
        feature[15] = 100 * outlook.held_open
        feature[16] = self._hunted(state, seat)
        feature[17] = outlook.growing()
        feature[18] = 1000 * outlook.front // max(1, outlook.armies)
        feature[19] = 150 * state.valhalla[seat]
        feature[20] = 250 * count(goal.ships)
        feature[21] = 1000 if state.commander[seat] < UNPLACED else 0
        feature[22] = outlook.scarcity
        feature[23] = done * near // 1000

    def _hunted(self, state: VikingsState, seat: int) -> int:
        """The territories of whoever has to destroy this seat."""
        for other in range(state.rules.seats):
            if other != seat and state.in_play >> other & 1 and destroys(state, other, seat):
                return 1000 * state.land.territories[other] // state.land.board.territories
        return 0


def distance(outlook: VikingsOutlook) -> int:
    """The armies that it takes to fulfil the goal from here."""
    state = outlook.state
    land = state.land
    goal = outlook.goal
    needed: int = 1000 * goal.ships_due + 500 * max(0, goal.ships_due - state.valhalla[outlook.me])
    if not goal.enthroned():
        needed += 2000 if state.commander[outlook.me] in (UNPLACED, OFF) else 1000
    ports: bool = state.rules.objectives.ports[goal.card] > 0
    for territory in range(land.board.territories):
        owner: int = land.owner[territory]
        if owner != outlook.me and (owner == goal.victim or (goal.wants(territory) and not ports)):
            needed += cost(outlook, land.armies[territory]) + 1000
    if ports:
        needed += _cheapest_ports(outlook, goal.ports_due())
    return needed + _short(outlook)


def _cheapest_ports(outlook: VikingsOutlook, due: int) -> int:
    land = outlook.land
    left: int = outlook.state.rules.sea.ports & ~outlook.goal.own
    total: int = 0
    for _ in range(due):
        best: int = -1
        for territory in range(land.board.territories):
            if left >> territory & 1 and (best < 0 or land.armies[territory] < land.armies[best]):
                best = territory
        if best < 0:
            break
        total += cost(outlook, land.armies[best]) + 1000
        left &= ~(BIT << best)
    return total


def _short(outlook: VikingsOutlook) -> int:
    """What is missing to so many territories with so many armies each."""
    land = outlook.land
    table = outlook.state.rules.objectives
    asked: int = table.territories[outlook.goal.card] if outlook.goal.asked else land.board.territories
    if not asked:
        return 0
    least: int = table.armies[outlook.goal.card]
    thin: int = 0
    for territory in range(land.board.territories):
        if land.owner[territory] == outlook.me and land.armies[territory] < least:
            thin += 1
    spare: int = max(0, land.territories[outlook.me] - asked)
    short: int = max(0, asked - land.territories[outlook.me])
    return 1000 * max(0, thin - spare) + short * (outlook.usual_cost() + 1000 * least)


def income(outlook: VikingsOutlook) -> int:
    """What a turn brings."""
    rules = outlook.state.rules
    land = outlook.land
    total: int = max(rules.least_armies, land.territories[outlook.me] // rules.divisor)
    for region in range(land.board.continents):
        if land.held[outlook.me][region] == land.board.size[region]:
            total += land.board.bonus[region]
    return total


def power(outlook: VikingsOutlook) -> int:
    """Armies that can attack, and what the next turn brings."""
    total: int = outlook.ready() + 1000 * income(outlook)
    if outlook.state.deck.sizes[outlook.me] > _SET:
        total += 1000 * next_value(outlook.state)
    return total
