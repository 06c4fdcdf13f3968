"""What a quick player of WAR Vikings does with ships."""

from __future__ import annotations

from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.bots.search.vikings_taste import SAILING
from conquista.games.vikings.phase import DO_BUILD, DO_LAY_UP, KIND
from conquista.kernel.state import Codes
from conquista.parts.land.limits import FREE

_WINNING: int = 1_000_000
_NEAR: int = 2  # territories that a goal lacks when its ships are built


def ship_work(outlook: VikingsOutlook, out: Codes, listed: int) -> int:
    """The place in the list of a ship to be built or laid up; -1 if there is none.

    One that the goal asks for; else one where the sea leads further than the land; else one less in the way.
    """
    goal = outlook.goal
    due: bool = goal.ships_due > 0 and goal.missing(0) <= _NEAR
    best: int = -1
    best_gain: int = outlook.taste[SAILING] + 2 * outlook.price(1)
    idle: int = -1
    for k in range(listed):
        kind: int = out.codes[k] & KIND
        port: int = out.codes[k] >> 6 & 63
        if kind == DO_BUILD:
            gain: int = _gain(outlook, port)
            if due and (goal.moorings == 0 or goal.moorings >> port & 1):
                gain += _WINNING
            if gain > best_gain:
                best = k
                best_gain = gain
        elif kind == DO_LAY_UP and idle < 0 and _idle(outlook, port):
            idle = k
    return best if best >= 0 else idle


def _strength(outlook: VikingsOutlook, port: int) -> int:
    """The armies that could set out from a port in this turn."""
    return outlook.land.armies[port] + outlook.state.pools.pool[FREE]


def _gain(outlook: VikingsOutlook, port: int) -> int:
    """What the sea offers more than the land."""
    armies: int = _strength(outlook, port)
    return outlook.takings(port, armies, True) - outlook.takings(port, armies, False)


def _idle(outlook: VikingsOutlook, port: int) -> bool:
    """Whether a ship bars more than it opens."""
    goal = outlook.goal
    if goal.moorings >> port & 1 or outlook.state.rules.objectives.ships[goal.card]:
        return False
    return _gain(outlook, port) < -outlook.taste[SAILING]


def sailed(outlook: VikingsOutlook, source: int, target: int) -> int:
    """What it is worth to have a ship in another port."""
    goal = outlook.goal
    if outlook.state.rules.objectives.ships[goal.card]:
        return 0
    if goal.moorings:
        return _WINNING * ((goal.moorings >> target & 1) - (goal.moorings >> source & 1))
    armies: int = outlook.land.armies[target]
    return (
        outlook.takings(target, armies, True) - outlook.takings(target, armies, False) - outlook.taste[SAILING]
    )
