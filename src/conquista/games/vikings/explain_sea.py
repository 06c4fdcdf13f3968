"""Why a ship cannot be built, laid up, sent against another or sailed."""

from __future__ import annotations

from conquista.games.vikings import actions as do
from conquista.games.vikings import attack, fortify, ships
from conquista.games.vikings.explain_land import territory_called
from conquista.games.vikings.state import VikingsState
from conquista.kernel.errors import IllegalAction


def _on(state: VikingsState) -> None:
    if not state.rules.ships_on:
        raise IllegalAction("VIK-OPT-04")


def is_route(state: VikingsState, source: int, target: int) -> bool:
    sea = state.rules.sea
    return target in sea.neighbours[source][: sea.degree[source]]


def build(state: VikingsState, seat: int, territory: str) -> None:
    where = territory_called(territory)
    _on(state)
    if state.land.owner[where] != seat:
        raise IllegalAction("VIK-SHP-02", why="owner", territory=territory)
    if not ships.is_own_port(state, seat, where):
        raise IllegalAction("VIK-SHP-02", why="port", territory=territory)
    if state.fleet.lies_in(where):
        raise IllegalAction("VIK-SHP-04", territory=territory)
    if not state.fleet.in_reserve[seat]:
        raise IllegalAction("VIK-SHP-01")
    if not ships.may_build(state, seat):
        raise IllegalAction("VIK-SHP-02", why="price", territory=territory)


def lay_up(state: VikingsState, seat: int, territory: str) -> None:
    where = territory_called(territory)
    _on(state)
    if state.land.owner[where] != seat or not state.fleet.lies_in(where):
        raise IllegalAction("VIK-SHP-08", why="ship", territory=territory)


def may_leave_port(state: VikingsState, origin: int, source: str, target: str) -> None:
    """A sea attack needs a ship that is not spent."""
    if not state.fleet.lies_in(origin):
        raise IllegalAction("VIK-NAV-01", why="ship", source=source, target=target)
    if state.fleet.is_spent(origin):
        raise IllegalAction("VIK-NAV-14", source=source)


def attack_ship(state: VikingsState, seat: int, source: str, target: str) -> None:
    origin, aim = territory_called(source), territory_called(target)
    _on(state)
    if state.land.owner[origin] != seat:
        raise IllegalAction("VIK-NAV-01", why="owner", source=source, target=target)
    if state.land.owner[aim] == seat:
        raise IllegalAction("VIK-NAV-01", why="own", source=source, target=target)
    if not is_route(state, origin, aim):
        raise IllegalAction("VIK-NAV-01", why="route", source=source, target=target)
    may_leave_port(state, origin, source, target)
    if not state.fleet.lies_in(aim):
        raise IllegalAction("VIK-NAV-02", target=target)
    if ships.is_open(state, origin, aim):
        raise IllegalAction("VIK-NAV-15", source=source, target=target)
    assault_limit(state, origin, aim)


def assault_limit(state: VikingsState, origin: int, aim: int) -> None:
    if not attack.may_assault(state, origin, aim):
        raise IllegalAction("VIK-OPT-10", most=attack.most_assaults(state))


def sail(state: VikingsState, seat: int, action: do.Sail) -> None:
    source, target = action.source, action.target
    origin, aim = territory_called(source), territory_called(target)
    _on(state)
    if seat != state.land.owner[origin] or seat != state.land.owner[aim]:
        raise IllegalAction("VIK-FOR-06", why="owner", source=source, target=target)
    if not is_route(state, origin, aim):
        raise IllegalAction("VIK-FOR-06", why="route", source=source, target=target)
    if not state.fleet.lies_in(origin):
        raise IllegalAction("VIK-FOR-06", why="ship", source=source, target=target)
    _cargo(state, origin, action)
    if action.commander and not fortify.commander_in(state, origin):
        raise IllegalAction("VIK-FOR-05", source=source)
    if action.ship and state.fleet.lies_in(aim):
        raise IllegalAction("VIK-FOR-06", why="berth", source=source, target=target)
    if action.ship and not fortify.ship_may_sail(state, origin, aim):
        raise IllegalAction("VIK-OPT-09", why="ship", source=source)


def _cargo(state: VikingsState, origin: int, action: do.Sail) -> None:
    most = state.reserve.movable[origin]
    if not 0 <= action.armies <= most:
        clause = (
            "VIK-FOR-03" if action.armies >= state.land.armies[origin] or action.armies < 0 else "VIK-OPT-09"
        )
        raise IllegalAction(clause, why="armies", asked=action.armies, most=most, source=action.source)
    if action.armies == 0 and action.commander:
        raise IllegalAction("VIK-FOR-06", why="alone", source=action.source, target=action.target)
    if action.armies == 0 and not action.ship:
        raise IllegalAction("VIK-FOR-06", why="empty", source=action.source, target=action.target)
