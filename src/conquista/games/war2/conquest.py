"""Chapters 5 and 9: conquest, and elimination of the one who lost his last territory."""

from __future__ import annotations

from conquista.games.war2 import espionage
from conquista.games.war2.ending import check_active, check_all, finish
from conquista.games.war2.objectives import destroys
from conquista.games.war2.phase import (
    AFTER_ELIMINATION,
    ATTACK,
    DO_OCCUPY,
    EXCESS,
    OCCUPY,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT
from conquista.kernel.state import Codes
from conquista.parts.land import assault
from conquista.parts.land.fates import BY_OBJECTIVE, ELIMINATED
from conquista.parts.land.limits import NEUTRAL


def conquer(state: War2State) -> None:
    """WAR2-CON-07: a single attacker moves in without a question."""
    state.conquered = True
    if state.battle.attack_dice == 1:
        occupy(state, 1)
    else:
        state.phase = OCCUPY


def list_occupations(state: War2State, out: Codes) -> int:
    """WAR2-CON-02, WAR2-CON-03: from one up to all that fought."""
    out.codes[0] = state.battle.attack_dice << AMOUNT | DO_OCCUPY
    return 1


def occupy(state: War2State, armies: int) -> None:
    """WAR2-CON-06: the Information Centres change hands, then the elimination, then the objectives."""
    land, target = state.land, state.battle.target
    former = land.owner[target]
    land.give(target, state.active)
    assault.move_in(land, state.battle, armies)
    state.phase = ATTACK
    espionage.capture(state, target)
    if former != NEUTRAL:
        note_last_stand(state, former)
    if former != NEUTRAL and land.territories[former] == 0:
        eliminate(state, former)
    else:
        check_active(state)


def note_last_stand(state: War2State, seat: int) -> None:
    """WAR2-OPT-07: from the moment when one territory is left, and for good."""
    if state.rules.last_stand and state.land.territories[seat] == 1:
        state.last_stand |= BIT << seat


def eliminate(state: War2State, victim: int) -> None:
    """WAR2-ELI-01 to 05, 09: the destroyer wins if that was his objective, and else takes the cards."""
    wins = destroys(state, state.active, victim)
    state.in_play &= ~(BIT << victim)
    state.fate[victim] = ELIMINATED
    state.destroyer[victim] = state.active
    state.leaving &= ~(BIT << victim)
    state.base[victim] = 0
    espionage.remove(state, victim)
    if wins:
        finish(state, BIT << state.active, BY_OBJECTIVE)
        return
    state.deck.hand_over(victim, state.active)
    over_limit = state.deck.sizes[state.active] > state.rules.hand_limit
    state.phase = EXCESS if over_limit else AFTER_ELIMINATION


def settle_elimination(state: War2State) -> None:
    """WAR2-CON-06, WAR2-OBJ-05: cards against the victim have turned; somebody may have won by that."""
    state.phase = ATTACK
    check_all(state)
