"""Chapter 5.2: conquest, and chapter 13: elimination of the one who lost his last territory."""

from __future__ import annotations

from conquista.games.vikings import cards, ships, supply
from conquista.games.vikings.ending import finish
from conquista.games.vikings.objectives import destroys
from conquista.games.vikings.phase import AFTER_COMBAT, DO_OCCUPY, OFF
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import AMOUNT
from conquista.kernel.state import Codes
from conquista.parts.land import assault
from conquista.parts.land.fates import BY_LAST_IN_PLAY, BY_OBJECTIVE, ELIMINATED
from conquista.parts.land.limits import NEUTRAL


def may_lead(state: VikingsState) -> bool:
    """VIK-OCC-04: the commander is in the origin."""
    return state.commander[state.active] == state.battle.source


def has_choice(state: VikingsState) -> bool:
    """VIK-TRN-07: more than one number, or a commander to take along."""
    return state.battle.attack_dice > 1 or may_lead(state)


def list_occupations(state: VikingsState, out: Codes) -> int:
    """VIK-OCC-02, VIK-OCC-03: from one up to all that attacked."""
    out.codes[0] = state.battle.attack_dice << AMOUNT | DO_OCCUPY
    if not may_lead(state):
        return 1
    out.codes[1] = state.battle.attack_dice << AMOUNT | DO_OCCUPY | BIT << 6
    return 2


def occupy(state: VikingsState, armies: int, with_commander: bool) -> None:
    """VIK-OCC-02 to 06, VIK-NAV-17."""
    land, target = state.land, state.battle.target
    former = land.owner[target]
    take_off(state, target, former)
    land.give(target, state.active)
    assault.move_in(land, state.battle, armies)
    if with_commander:
        state.commander[state.active] = target
    state.conquered = True
    state.phase = AFTER_COMBAT
    if former != NEUTRAL and land.territories[former] == 0:
        eliminate(state, former)


def take_off(state: VikingsState, territory: int, former: int) -> None:
    """VIK-OCC-06, VIK-CMD-05, VIK-SHP-09: commander and ship go back to their owner."""
    if state.commander[former] == territory:
        state.commander[former] = OFF
    if state.fleet.lies_in(territory):
        ships.lay_up(state, territory)


def eliminate(state: VikingsState, victim: int) -> None:
    """VIK-ELI-01 to 03, 08: the cards pass; then the last one in play wins, or the destroyer by his card."""
    state.in_play &= ~(BIT << victim)
    state.leaving &= ~(BIT << victim)
    state.fate[victim] = ELIMINATED
    state.destroyer[victim] = state.active
    state.eliminated = True
    state.commander[victim] = OFF
    supply.clear(state, victim)
    cards.hand_over(state, victim, state.active)
    if count(state.in_play) == 1:
        finish(state, state.in_play, BY_LAST_IN_PLAY)
    elif destroys(state, state.active, victim) and not state.leaving >> state.active & 1:
        finish(state, BIT << state.active, BY_OBJECTIVE)
