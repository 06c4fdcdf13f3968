"""Why an attack, or a decision within a combat, is not allowed."""

from __future__ import annotations

from conquista.games.vikings import actions as do
from conquista.games.vikings import clash, combat, conquest, gods, ships
from conquista.games.vikings.components import components
from conquista.games.vikings.explain_land import territory_called
from conquista.games.vikings.explain_sea import assault_limit, is_route, may_leave_port
from conquista.games.vikings.state import VikingsState
from conquista.games.vikings.turn import side_of
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction
from conquista.parts.land.assault import most_attackers, most_defenders
from conquista.parts.land.board import adjacent

_PARTS = components()


def attack(state: VikingsState, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = territory_called(source), territory_called(target)
    land = state.land
    if land.owner[origin] != seat:
        raise IllegalAction("VIK-ATK-01", why="owner", source=source, target=target)
    if land.armies[origin] < 2:
        raise IllegalAction("VIK-ATK-01", why="armies", source=source, target=target)
    if land.owner[aim] == seat:
        raise IllegalAction("VIK-ATK-01", why="own", source=source, target=target)
    if adjacent(land.board, origin, aim):
        if state.fleet.lies_in(origin):
            raise IllegalAction("VIK-ATK-03", source=source)
    elif is_route(state, origin, aim):
        may_leave_port(state, origin, source, target)
        if not ships.is_open(state, origin, aim):
            raise IllegalAction("VIK-NAV-03", target=target)
    else:
        raise IllegalAction("VIK-ATK-02", source=source, target=target)
    assault_limit(state, origin, aim)
    most = most_attackers(land, origin)
    if not 1 <= armies <= most:
        raise IllegalAction("VIK-ATK-04", asked=armies, most=most, source=source)


def decision(state: VikingsState, seat: int, action: Action) -> None:
    """What is decided between a declaration and its end."""
    side = side_of(state.phase)
    match action:
        case do.Invoke(god):
            if god not in _PARTS.gods:
                raise IllegalAction("VIK-CMP-11", name=god)
            cost = gods.cost(state, side, _PARTS.gods.index(god))
            if cost > state.valhalla[seat]:
                raise IllegalAction("VIK-GOD-06", god=god, cost=cost, valhalla=state.valhalla[seat])
        case do.Defend(dice):
            most = most_defenders(state.land, state.battle.target)
            if not 1 <= dice <= most:
                raise IllegalAction("VIK-OPT-08", asked=dice, most=most)
        case do.Reroll(face):
            if not 1 <= face <= 6 or not clash.shows(state.clash, side, face):
                raise IllegalAction("VIK-EFF-07", why="face", face=face)
        case do.SendToValhalla(armies):
            most = combat.most_to_valhalla(state, side)
            if not 0 <= armies <= most:
                raise IllegalAction("VIK-VAL-02", asked=armies, most=most)
        case do.Occupy(armies, commander):
            if not 1 <= armies <= state.battle.attack_dice:
                raise IllegalAction("VIK-OCC-02", asked=armies, most=state.battle.attack_dice)
            if commander and not conquest.may_lead(state):
                raise IllegalAction("VIK-OCC-04")
