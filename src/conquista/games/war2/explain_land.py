"""Why an action of the setup, on the ground or in the air is not allowed."""

from __future__ import annotations

from conquista.games.war2 import actions as do
from conquista.games.war2.components import components
from conquista.games.war2.espionage import is_due
from conquista.games.war2.holdings import armies_in_box
from conquista.games.war2.setup import vacant_centres
from conquista.games.war2.state import War2State
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction
from conquista.parts.land.assault import most_attackers
from conquista.parts.land.board import adjacent
from conquista.parts.land.limits import FREE, VACANT
from conquista.parts.land.occupation import owns_continent

_PARTS = components()


def territory_called(name: str) -> int:
    if name not in _PARTS.territories:
        raise IllegalAction("WAR2-BRD-05", name=name)
    return _PARTS.territories.index(name)


def explain(state: War2State, seat: int, action: Action) -> None:
    match action:
        case do.TakeCentre(territory):
            _take_centre(state, territory)
        case do.TakePair(territory, other):
            _take_pair(state, territory, other)
        case do.Claim(territory):
            if state.land.owner[territory_called(territory)] != VACANT:
                raise IllegalAction("WAR2-SET-19", why="taken", territory=territory)
        case do.Place(pool, territory, armies):
            _place(state, seat, pool, territory, armies)
        case do.Attack(source, target, armies):
            _attack(state, seat, source, target, armies)
        case do.Occupy(armies):
            if not 1 <= armies <= state.battle.attack_dice:
                raise IllegalAction("WAR2-CON-02", why="amount", asked=armies, most=state.battle.attack_dice)
        case do.RaidFromBase(target, bombers):
            check_target(state, seat, target)
            if not 1 <= bombers <= state.base[seat]:
                raise IllegalAction("WAR2-AIR-04", asked=bombers, most=state.base[seat])
        case do.Move(source, target, armies):
            _move(state, seat, source, target, armies)
        case do.Airlift(source, target, armies):
            _airlift(state, seat, source, target, armies)
        case do.EndTurn():
            if is_due(state):
                raise IllegalAction("WAR2-CI-04")


def check_target(state: War2State, seat: int, target: str) -> None:
    place = territory_called(target)
    if state.land.owner[place] == seat:
        raise IllegalAction("WAR2-AIR-01", target=target)
    if state.land.armies[place] < 2:
        raise IllegalAction("WAR2-AIR-02", target=target)


def _take_centre(state: War2State, name: str) -> None:
    territory = territory_called(name)
    if not vacant_centres(state):
        raise IllegalAction("WAR2-SET-16", why="centre")
    if not vacant_centres(state) >> territory & 1:
        raise IllegalAction("WAR2-SET-14", why="no_centre", territory=name)


def _take_pair(state: War2State, *names: str) -> None:
    one, other = (territory_called(name) for name in names)
    if state.pairs == state.rules.pairs:
        raise IllegalAction("WAR2-SET-16", why="pair")
    for territory, name in zip((one, other), names, strict=True):
        if state.rules.centre[territory]:
            raise IllegalAction("WAR2-SET-14", why="centre", territory=name)
        if state.land.owner[territory] != VACANT:
            raise IllegalAction("WAR2-SET-14", why="taken", territory=name)
    if state.land.board.continent[one] == state.land.board.continent[other]:
        raise IllegalAction("WAR2-SET-14", why="continent", territory=names[1])


def _place(state: War2State, seat: int, pool: str, territory: str, armies: int) -> None:
    if pool not in _PARTS.pools:
        raise IllegalAction("WAR2-REC-13", why="name", name=pool)
    which, where = _PARTS.pools.index(pool), territory_called(territory)
    land = state.land
    if land.owner[where] != seat:
        raise IllegalAction("WAR2-REC-08", territory=territory)
    if which != FREE and land.board.continent[where] != which - 1:
        whole = owns_continent(land, seat, which - 1)
        raise IllegalAction("WAR2-REC-09" if whole else "WAR2-REC-10", territory=territory, pool=pool)
    if not 1 <= armies <= state.pools.pool[which]:
        most = state.pools.pool[which]
        raise IllegalAction("WAR2-REC-13", why="amount", asked=armies, most=most, pool=pool)
    if armies > armies_in_box(state, seat):
        raise IllegalAction("WAR2-REC-14", asked=armies, most=armies_in_box(state, seat))


def _attack(state: War2State, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = territory_called(source), territory_called(target)
    land = state.land
    if land.owner[origin] != seat:
        raise IllegalAction("WAR2-ATK-01", why="origin", source=source, target=target)
    if land.owner[aim] == seat:
        raise IllegalAction("WAR2-ATK-01", why="own", source=source, target=target)
    if not adjacent(land.board, origin, aim):
        raise IllegalAction("WAR2-ATK-01", why="neighbour", source=source, target=target)
    if land.armies[origin] < 2:
        raise IllegalAction("WAR2-ATK-02", source=source)
    if not 1 <= armies <= most_attackers(land, origin):
        raise IllegalAction("WAR2-ATK-03", asked=armies, most=most_attackers(land, origin), source=source)


def _move(state: War2State, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = territory_called(source), territory_called(target)
    land = state.land
    for place, name in ((origin, source), (aim, target)):
        if land.owner[place] != seat:
            raise IllegalAction("WAR2-MOV-01", why="owner", source=source, target=target, territory=name)
    if not adjacent(land.board, origin, aim):
        raise IllegalAction("WAR2-MOV-01", why="neighbour", source=source, target=target, territory=target)
    check_movable(state, source, armies)


def _airlift(state: War2State, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = territory_called(source), territory_called(target)
    for place, name in ((origin, source), (aim, target)):
        if state.land.owner[place] != seat:
            raise IllegalAction("WAR2-MOV-05", why="owner", territory=name)
        if not state.rules.centre[place]:
            raise IllegalAction("WAR2-MOV-05", why="centre", territory=name)
    if origin == aim:
        raise IllegalAction("WAR2-MOV-05", why="same", territory=target)
    check_movable(state, source, armies)


def check_movable(state: War2State, source: str, armies: int) -> None:
    """By land, by air or for cards: in the movement phase one count holds for all."""
    origin = territory_called(source)
    movable = state.reserve.movable[origin]
    if armies < 1:
        raise IllegalAction("WAR2-MOV-04", asked=armies, most=movable, source=source)
    if armies >= state.land.armies[origin]:
        raise IllegalAction("WAR2-MOV-02", asked=armies, most=movable, source=source)
    if armies > movable:
        raise IllegalAction("WAR2-MOV-03", asked=armies, most=movable, source=source)
