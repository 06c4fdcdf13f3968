"""Chapter 5: attacks and battles."""

from __future__ import annotations

from conquista.games.war.conquest import conquer
from conquista.games.war.phase import ATTACK, BATTLE, DEFEND, DO_ATTACK, DO_DEFEND, DO_END_ATTACK
from conquista.games.war.state import WarState
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import assault, combat
from conquista.parts.land.limits import NEUTRAL


def list_attacks(state: WarState, out: Codes) -> int:
    """WAR-ATK-01 to 08, 11, 17, 18: any origin with two armies against any neighbour, or to stop."""
    out.codes[0] = ONE | DO_END_ATTACK
    return assault.list_attacks(state.land, state.active, DO_ATTACK, out, 1)


def declare(state: WarState, source: int, target: int, dice: int) -> None:
    """WAR-ATK-09, 10; WAR-OPT-02: the defence rolls all it can, unless the table lets it choose."""
    most = assault.most_defenders(state.land, target)
    state.battle.declare(source, target, dice, most)
    chooses = state.rules.defender_chooses and most > 1 and state.land.owner[target] != NEUTRAL
    state.phase = DEFEND if chooses else BATTLE


def list_defences(state: WarState, out: Codes) -> int:
    out.codes[0] = assault.most_defenders(state.land, state.battle.target) << AMOUNT | DO_DEFEND
    return 1


def defend(state: WarState, dice: int) -> None:
    state.battle.defence_dice = dice
    state.phase = BATTLE


def fight(state: WarState, outcome: int) -> None:
    """WAR-ATK-12 to 16, WAR-CNQ-01, WAR-RND-06."""
    battle = state.battle
    combat.roll(battle, outcome)
    combat.compare(battle)
    assault.remove_losses(state.land, battle)
    if assault.conquered(state.land, battle):
        conquer(state)
    else:
        state.phase = ATTACK
