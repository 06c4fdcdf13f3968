"""Chapter 6: conquest, and chapter 10: elimination of the one who lost his last territory."""

from __future__ import annotations

from conquista.games.war.ending import check_active, check_all, finish
from conquista.games.war.objectives import destroys
from conquista.games.war.phase import (
    AFTER_ELIMINATION,
    ATTACK,
    DO_OCCUPY,
    EXCESS,
    OCCUPY,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT
from conquista.kernel.state import Codes
from conquista.parts.land import assault
from conquista.parts.land.fates import BY_OBJECTIVE, ELIMINATED
from conquista.parts.land.limits import NEUTRAL


def conquer(state: WarState) -> None:
    """WAR-CNQ-03, WAR-CNQ-07, WAR-CNQ-08: the territory passes and the first army moves in."""
    land = state.land
    former = land.owner[state.battle.target]
    land.give(state.battle.target, state.active)
    state.conquered = True
    assault.move_in(land, state.battle, 1)
    if former != NEUTRAL and land.territories[former] == 0:
        eliminate(state, former)
    elif not check_active(state):
        offer_occupation(state)


def most_extra(state: WarState) -> int:
    """WAR-CNQ-02, WAR-OPT-03: how many more may follow the first army."""
    if state.rules.all_but_one:
        return state.land.armies[state.battle.source] - 1
    return state.battle.attack_dice - 1


def offer_occupation(state: WarState) -> None:
    """WAR-CNQ-04: nothing to choose, nothing to ask."""
    state.phase = OCCUPY if most_extra(state) > 0 else ATTACK


def list_occupations(state: WarState, out: Codes) -> int:
    out.codes[0] = (most_extra(state) + 1) << AMOUNT | DO_OCCUPY
    return 1


def occupy(state: WarState, extra: int) -> None:
    """WAR-CNQ-02, WAR-CNQ-05, WAR-CNQ-06."""
    assault.move_in(state.land, state.battle, extra)
    state.phase = ATTACK
    check_active(state)


def eliminate(state: WarState, victim: int) -> None:
    """WAR-ELM-01 to 04, 15: the destroyer wins if that was his objective, and else takes the cards."""
    state.in_play &= ~(BIT << victim)
    state.fate[victim] = ELIMINATED
    state.destroyer[victim] = state.active
    state.eliminated = True
    if destroys(state, state.active, victim):
        finish(state, BIT << state.active, BY_OBJECTIVE)
        return
    state.deck.hand_over(victim, state.active)
    over_limit = state.deck.sizes[state.active] > state.rules.hand_limit
    state.phase = EXCESS if over_limit and not state.rules.trade_after_elimination else AFTER_ELIMINATION


def settle_elimination(state: WarState) -> None:
    """WAR-ELM-15, WAR-OBJ-09: cards against the victim have turned; somebody may have won by that."""
    offer_occupation(state)
    check_all(state)
