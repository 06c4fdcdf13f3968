"""Chapter 5: ground attacks."""

from __future__ import annotations

from conquista.games.war2.conquest import conquer
from conquista.games.war2.phase import ATTACK, BATTLE, DO_ATTACK, DO_END_ATTACK
from conquista.games.war2.state import War2State
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land import assault, combat


def list_attacks(state: War2State, out: Codes) -> int:
    """WAR2-ATK-01 to 04, 11, 12: any origin with two armies against any neighbour, or to stop."""
    out.codes[0] = ONE | DO_END_ATTACK
    return assault.list_attacks(state.land, state.active, DO_ATTACK, out, 1)


def declare(state: War2State, source: int, target: int, armies: int) -> None:
    """WAR2-ATK-05 to 07: the defence uses all it can."""
    state.battle.declare(source, target, armies, assault.most_defenders(state.land, target))
    state.phase = BATTLE


def fight(state: War2State, outcome: int) -> None:
    """WAR2-ATK-08 to 10, WAR2-CON-01."""
    battle = state.battle
    combat.roll(battle, outcome)
    combat.compare(battle)
    assault.remove_losses(state.land, battle)
    state.phase = ATTACK
    if assault.conquered(state.land, battle):
        conquer(state)
