"""Chapter 3: rounds and turns, and what goes on by itself (VIK-TRN-07)."""

from __future__ import annotations

from conquista.games.vikings import (
    attack,
    cards,
    combat,
    conquest,
    ending,
    fortify,
    gods,
    reinforce,
    setup,
    surrender,
)
from conquista.games.vikings.phase import (
    AFTER_CARD,
    AFTER_COMBAT,
    ATTACK,
    CAPTURED,
    COLOUR,
    DICE_DEF,
    DRAW,
    FORTIFY,
    INVOKE_ATT,
    INVOKE_DEF,
    OCCUPY,
    OVER,
    PLACE,
    POWER_ATT,
    POWER_DEF,
    PRAYER_ATT,
    PRAYER_DEF,
    RED,
    REINFORCE,
    REROLL_ATT,
    REROLL_DEF,
    RESOLVE,
    TURN_END,
    TURN_START,
    VALHALLA_DEF,
    YELLOW,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bitset import nth
from conquista.kernel.state import Codes
from conquista.parts.rounds import begins_anew, following

_ROOM: Codes = Codes()


def advance(state: VikingsState) -> None:
    """Pass through the states in which nobody has anything to decide."""
    while True:
        phase = state.phase
        if phase in (PLACE, REINFORCE, ATTACK, FORTIFY, CAPTURED) and state.leaving:
            surrender.leave(state)
        elif phase == ATTACK:
            if attack.can_attack(state, _ROOM):
                return
            fortify.begin(state)
        elif phase == FORTIFY:
            if fortify.can_move(state, _ROOM):
                return
            fortify.end(state)
        elif INVOKE_ATT <= phase <= OCCUPY or POWER_ATT <= phase <= POWER_DEF:
            if not pass_over(state):
                return
        elif phase == RESOLVE:
            combat.resolve(state)
        elif phase == AFTER_COMBAT:
            after_combat(state)
        elif phase == COLOUR and surrender.is_leaving(state, state.active):
            setup.take_colour(state, nth(setup.free_colours(state), 0))
        elif phase == DRAW:
            cards.close_turn(state)
        elif phase == AFTER_CARD:
            cards.after_card(state)
        elif phase == TURN_END:
            end(state)
        elif phase == TURN_START:
            start(state)
        else:
            return


def pass_over(state: VikingsState) -> bool:
    """Go on from a state of a combat in which there is nothing to choose, or whose player has surrendered.

    Then his decisions take their defaults (VIK-SUR-01).
    """
    phase = state.phase
    side = side_of(phase)
    gone = surrender.is_leaving(state, gods.fighter(state, side))
    if phase in (POWER_ATT, POWER_DEF):
        if combat.has_power(state):
            return False
        state.phase = POWER_DEF if phase == POWER_ATT else RESOLVE
    elif phase in (INVOKE_ATT, INVOKE_DEF):
        if not gone and gods.may_invoke(state, side):
            return False
        gods.go_on(state, side)
    elif phase in (PRAYER_ATT, PRAYER_DEF):
        if not gone:
            return False
        gods.go_on(state, side)
    elif phase == DICE_DEF:
        if not gone and combat.chooses_dice(state):
            return False
        combat.ask_dice(state)
    elif phase in (REROLL_ATT, REROLL_DEF):
        if not gone and combat.has_reroll(state):
            return False
        combat.decline(state)
    else:
        return settle(state, side, gone)
    return True


def settle(state: VikingsState, side: int, gone: bool) -> bool:
    """The same, after the dice: Valhalla and the occupation."""
    if state.phase == OCCUPY:
        if not gone and conquest.has_choice(state):
            return False
        conquest.occupy(state, state.battle.attack_dice, False)
        return True
    most = combat.most_to_valhalla(state, side)
    if most > 0 and not gone:
        return False
    combat.send_to_valhalla(state, most)
    return True


def side_of(phase: int) -> int:
    """The side that a state of a combat belongs to."""
    if phase in (INVOKE_DEF, PRAYER_DEF, DICE_DEF, REROLL_DEF, POWER_DEF, VALHALLA_DEF):
        return YELLOW
    return RED


def after_combat(state: VikingsState) -> None:
    """VIK-ATK-08, VIK-WIN-01: surrenders take effect first; then the objective is tested."""
    state.phase = ATTACK
    while state.leaving and state.phase == ATTACK:
        surrender.leave(state)
    if state.phase == ATTACK:
        ending.check_active(state)


def start(state: VikingsState) -> None:
    """VIK-TRN-03, VIK-TRN-04, VIK-WIN-01: round 1 is for placing; later the objective is tested first."""
    state.turns += 1
    state.conquered = False
    state.eliminated = False
    state.must_trade = False
    if state.round == 1:
        reinforce.receive_first(state)
        state.phase = PLACE
    elif not ending.check_active(state):
        state.must_trade = state.deck.sizes[state.active] >= state.rules.hand_limit
        reinforce.receive(state)
        state.phase = REINFORCE


def end(state: VikingsState) -> None:
    """VIK-TRN-01, VIK-TRN-02, VIK-TRN-09: ships rest, routes close; the next one in play."""
    state.fleet.spent = 0
    state.fleet.sailed = 0
    state.led = False
    state.assaults.clear()
    seats = state.rules.seats
    next_seat = following(state.in_play, state.active, seats)
    if begins_anew(state.first, state.active, next_seat, seats):
        ending.check_round_limit(state)
        if state.phase == OVER:
            return
        state.round += 1
    state.active = next_seat
    state.phase = TURN_START
