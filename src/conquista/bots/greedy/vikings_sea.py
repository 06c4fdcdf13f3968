"""What the greedy player of WAR Vikings does with ships."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from conquista.analysis.assaults import naval_odds
from conquista.bots.greedy.land_plan import WINNING
from conquista.bots.greedy.vikings_plan import NUMBER, Plan
from conquista.games.vikings import actions as do
from conquista.kernel.action import Action

_SHIP = 0.2
_MARGIN = 1.5
"""So much more must be there to take on the other way, for a ship to be built or laid up."""


def work(plan: Plan, listed: Sequence[Action]) -> Action | None:
    """A ship that the objective asks for; else one where the sea leads further; else one less in the way."""
    builds = {NUMBER[each.territory]: each for each in listed if isinstance(each, do.BuildShip)}
    if builds and (needed := _needed(plan, list(builds))) is not None:
        return builds[needed]
    gains = {port: _gain(plan, port) for port in builds}
    best = max(gains, key=lambda port: gains[port], default=None)
    if best is not None and gains[best] > _MARGIN + 2.0 * plan.price(1):
        return builds[best]
    for each in listed:
        if isinstance(each, do.LayUpShip) and _idle(plan, NUMBER[each.territory]):
            return each
    return None


def _needed(plan: Plan, ports: Sequence[int]) -> int | None:
    """The port in which the objective wants a ship now: when territories are not what it lacks."""
    if not plan.ships_wanted or plan.missing() > 2:
        return None
    wanted = [port for port in ports if port in plan.moorings] if plan.moorings else list(ports)
    return min(wanted, key=lambda port: plan.takings(plan.by_land(port), plan.view.armies[port]), default=None)


def _strength(plan: Plan, port: int) -> int:
    """The armies that could set out from a port in this turn."""
    return plan.view.armies[port] + plan.view.pools.get("free", 0)


def _gain(plan: Plan, port: int) -> float:
    """What the sea offers more than the land; a guarded port is taken seldom."""
    armies = _strength(plan, port)
    free = [target for target in plan.over_sea(port) if target not in plan.guarded]
    return plan.takings(free, armies) - plan.takings(plan.by_land(port), armies)


def _idle(plan: Plan, port: int) -> bool:
    """Whether a ship bars more than it opens."""
    if plan.table.ships[plan.goal] or port in plan.moorings:
        return False
    armies = _strength(plan, port)
    land = plan.takings(plan.by_land(port), armies)
    return land > plan.takings(plan.over_sea(port), armies) + _MARGIN


@cache
def _opens() -> float:
    """The chance that a naval combat opens the way."""
    odds = naval_odds()
    return float(odds["open"] + odds["sunk"])


def naval_score(plan: Plan, action: do.AttackShip, landing: Callable[[Plan, int, int], float]) -> float:
    """What the landing is worth, as often as the way opens, less the ship that may be lost."""
    return _opens() * landing(plan, NUMBER[action.source], NUMBER[action.target]) - _SHIP


def sailed(plan: Plan, source: int, target: int) -> float:
    """What it is worth to have a ship in another port."""
    if plan.table.ships[plan.goal]:
        return 0.0
    if plan.moorings:
        return WINNING * ((target in plan.moorings) - (source in plan.moorings))
    armies = plan.view.armies[target]
    return plan.takings(plan.over_sea(target), armies) - plan.takings(plan.by_land(target), armies) - _MARGIN
