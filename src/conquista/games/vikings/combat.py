"""Chapters 5.1, 6 and 9.2: a combat from the dice to its result, and the choice of Valhalla."""

from __future__ import annotations

from conquista.games.vikings import clash, commander, gods, supply
from conquista.games.vikings.phase import (
    AFTER_COMBAT,
    DIE_ATT,
    DIE_DEF,
    DO_DECLINE,
    DO_DEFEND,
    DO_REROLL,
    DO_VALHALLA,
    INVOKE_ATT,
    OCCUPY,
    POWER_ATT,
    POWER_DEF,
    RED,
    REROLL_ATT,
    REROLL_DEF,
    RESOLVE,
    ROLL,
    VALHALLA_ATT,
    VALHALLA_DEF,
    YELLOW,
)
from conquista.games.vikings.rules import link_between
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import assault
from conquista.parts.land.combat import compare
from conquista.parts.land.limits import NEUTRAL

_FACES: int = 6
_ROUND: int = 2  # pairs that win a roll, and rounds that win a combat
_ALL_ROUNDS: int = 3


def chooses_dice(state: VikingsState) -> bool:
    """VIK-OPT-08: only in a battle, only with a choice, and not neutral armies."""
    target = state.battle.target
    return (
        state.rules.defender_chooses
        and not state.clash.naval
        and state.land.owner[target] != NEUTRAL
        and assault.most_defenders(state.land, target) > 1
    )


def list_defences(state: VikingsState, out: Codes) -> int:
    out.codes[0] = assault.most_defenders(state.land, state.battle.target) << AMOUNT | DO_DEFEND
    return 1


def defend(state: VikingsState, dice: int) -> None:
    state.battle.defence_dice = dice
    ask_dice(state)


def ask_dice(state: VikingsState) -> None:
    """VIK-TRN-08: from here on nobody can withdraw."""
    clash.prepare(state.clash, state.rules.gods, state.battle)
    state.phase = ROLL


def outcomes(state: VikingsState) -> int:
    """Chapter 17: how many equally likely throws the dice that are due have."""
    if state.phase == ROLL:
        return clash.throws(state.clash.count[RED] + state.clash.count[YELLOW])
    if state.phase in (DIE_ATT, DIE_DEF):
        return _FACES
    return clash.throws(clash.fated(state.clash, state.rules.gods, side_of_power(state)))


def side_of_power(state: VikingsState) -> int:
    return RED if state.phase == POWER_ATT else YELLOW


def roll(state: VikingsState, outcome: int) -> None:
    clash.roll(state.clash, outcome)
    state.phase = REROLL_ATT


def list_rerolls(state: VikingsState, out: Codes) -> int:
    """VIK-EFF-07, VIK-EFF-09: one of the own dice, or none. Dice that show the same are the same."""
    out.codes[0] = ONE | DO_DECLINE
    listed = 1
    side = RED if state.phase == REROLL_ATT else YELLOW
    for face in range(1, _FACES + 1):
        if clash.shows(state.clash, side, face):
            out.codes[listed] = ONE | DO_REROLL | face << 6
            listed += 1
    return listed


def choose_die(state: VikingsState, face: int) -> None:
    """The die is put aside until chance has answered."""
    state.clash.chosen = face
    state.phase = DIE_ATT if state.phase == REROLL_ATT else DIE_DEF


def reroll(state: VikingsState, outcome: int) -> None:
    side = RED if state.phase == DIE_ATT else YELLOW
    clash.reroll(state.clash, side, outcome + 1)
    state.phase = REROLL_DEF if side == RED else POWER_ATT


def decline(state: VikingsState) -> None:
    state.phase = REROLL_DEF if state.phase == REROLL_ATT else POWER_ATT


def use_power(state: VikingsState, outcome: int) -> None:
    side = side_of_power(state)
    clash.roll_fated(state.clash, state.rules.gods, side, outcome)
    state.phase = POWER_DEF if side == RED else RESOLVE


def resolve(state: VikingsState) -> None:
    """VIK-BAT-03 to 06: the dice are settled and compared; then the losses, or the fate of the ships."""
    battle, rolled = state.battle, state.clash
    clash.settle(rolled, state.rules.gods, battle)
    compare(battle)
    rolled.rolls += 1
    if rolled.naval:
        resolve_naval(state)
        return
    assault.remove_losses(state.land, battle)
    supply.take_back(state, state.active, battle.attack_losses)
    supply.take_back(state, state.land.owner[battle.target], battle.defence_losses)
    state.phase = VALHALLA_ATT


def resolve_naval(state: VikingsState) -> None:
    """VIK-NAV-07, VIK-OPT-06: the pairs of one roll are the rounds; or three rolls are."""
    rolled = state.clash
    pairs = state.battle.defence_losses
    if state.rules.naval_rolls == 1:
        rolled.rounds_won = pairs
    else:
        rolled.rounds_won += 1 if pairs >= _ROUND else 0
        if rolled.rolls < state.rules.naval_rolls:
            rolled.next_roll()
            state.phase = INVOKE_ATT
            return
    close_naval(state, rolled.rounds_won)
    state.phase = AFTER_COMBAT


def close_naval(state: VikingsState, rounds: int) -> None:
    """VIK-NAV-08 to 13: a ship sinks by three rounds; who wins opens the route, who loses by one is spent."""
    source, target = state.battle.source, state.battle.target
    if rounds == _ALL_ROUNDS:
        state.fleet.sink(target, state.land.owner[target])
    if rounds >= _ROUND:
        state.assaults.opened[link_between(state.rules.sea, source, target)] = 1
    else:
        if rounds == 0:
            state.fleet.sink(source, state.active)
        else:
            state.fleet.spent |= BIT << source
        close_routes(state, source)


def close_routes(state: VikingsState, source: int) -> None:
    """VIK-NAV-13: no sea attack without a ship that can sail."""
    sea = state.rules.sea
    for k in range(sea.degree[source]):
        state.assaults.opened[link_between(sea, source, sea.neighbours[source][k])] = 0


def is_lost(state: VikingsState) -> bool:
    """VIK-OCC-01: the last defending army is gone."""
    return not state.clash.naval and state.land.armies[state.battle.target] == 0


def most_to_valhalla(state: VikingsState, side: int) -> int:
    """VIK-VAL-01, VIK-VAL-02, VIK-TRN-07: not for neutral armies, nor for who has just lost everything."""
    seat = gods.fighter(state, side)
    if seat == NEUTRAL:
        return 0
    if side == YELLOW and is_lost(state) and state.land.territories[seat] == 1:
        return 0
    losses = state.battle.attack_losses if side == RED else state.battle.defence_losses
    return min(losses, supply.room_in_valhalla(state, seat))


def list_valhalla(state: VikingsState, out: Codes) -> int:
    side = RED if state.phase == VALHALLA_ATT else YELLOW
    out.codes[0] = (most_to_valhalla(state, side) + 1) << AMOUNT | DO_VALHALLA
    return 1


def send_to_valhalla(state: VikingsState, armies: int) -> None:
    """VIK-VAL-03: the attacker first; what is not sent stays in the reserve."""
    side = RED if state.phase == VALHALLA_ATT else YELLOW
    supply.send_to_valhalla(state, gods.fighter(state, side), armies)
    go_on_after_valhalla(state)


def go_on_after_valhalla(state: VikingsState) -> None:
    if state.phase == VALHALLA_ATT:
        state.phase = VALHALLA_DEF
    else:
        state.phase = OCCUPY if is_lost(state) else AFTER_COMBAT


def has_reroll(state: VikingsState) -> bool:
    """In a phase of re-rolls: whether the side that is asked has the right to one."""
    return commander.may_reroll(state, RED if state.phase == REROLL_ATT else YELLOW)


def has_power(state: VikingsState) -> bool:
    """In a phase of powers: whether the card of the side has dice rolled again."""
    return clash.fated(state.clash, state.rules.gods, side_of_power(state)) > 0
