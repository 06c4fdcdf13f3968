"""Chapter 7: the invocation of the gods, and the prayer for another card."""

from __future__ import annotations

from conquista.games.vikings import commander, supply
from conquista.games.vikings.phase import (
    DICE_DEF,
    DO_DRAW_AGAIN,
    DO_INVOKE,
    DO_KEEP,
    DO_PASS,
    GOD_ATT,
    GOD_DEF,
    INVOKE_ATT,
    INVOKE_DEF,
    NO_CARD,
    PRAYER_ATT,
    PRAYER_DEF,
    RED,
    YELLOW,
)
from conquista.games.vikings.rules import link_between
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land.limits import NEUTRAL


def side_asked(state: VikingsState) -> int:
    """The side that the phase of an invocation belongs to."""
    return RED if state.phase in (INVOKE_ATT, PRAYER_ATT, GOD_ATT) else YELLOW


def fighter(state: VikingsState, side: int) -> int:
    """Who fights on this side; NEUTRAL for neutral armies."""
    return state.active if side == RED else state.land.owner[state.battle.target]


def cost(state: VikingsState, side: int, god: int) -> int:
    """VIK-GOD-05: more for each invocation that the same player already made in the same assault."""
    gods = state.rules.gods
    link = link_between(state.rules.sea, state.battle.source, state.battle.target)
    return gods.cost[god] + gods.surcharge * state.assaults.calls[side][link]


def may_invoke(state: VikingsState, side: int) -> bool:
    """VIK-GOD-06, VIK-GOD-13: somebody who can pay for at least one god."""
    seat = fighter(state, side)
    if not state.rules.gods_on or seat == NEUTRAL:
        return False
    for god in range(state.rules.gods.gods):
        if cost(state, side, god) <= state.valhalla[seat]:
            return True
    return False


def list_invocations(state: VikingsState, out: Codes) -> int:
    out.codes[0] = ONE | DO_PASS
    listed = 1
    side = side_asked(state)
    for god in range(state.rules.gods.gods):
        if cost(state, side, god) <= state.valhalla[fighter(state, side)]:
            out.codes[listed] = ONE | DO_INVOKE | god << 6
            listed += 1
    return listed


def list_prayers(out: Codes) -> int:
    out.codes[0] = ONE | DO_KEEP
    out.codes[1] = ONE | DO_DRAW_AGAIN
    return 2


def invoke(state: VikingsState, god: int) -> None:
    """VIK-GOD-03, VIK-GOD-04: the sacrifice first, then the card."""
    side = side_asked(state)
    supply.sacrifice(state, fighter(state, side), cost(state, side, god))
    state.assaults.calls[side][link_between(state.rules.sea, state.battle.source, state.battle.target)] += 1
    state.clash.called = god
    state.clash.again = False
    state.phase = GOD_ATT if side == RED else GOD_DEF


def in_asgard(state: VikingsState) -> int:
    """VIK-GOD-07: the cards of the god that is called which no side holds, as a bit set."""
    gods, cards = state.rules.gods, 0
    for card in range(gods.cards):
        held = card == state.clash.card[RED] or card == state.clash.card[YELLOW]
        if gods.god[card] == state.clash.called and not held:
            cards |= BIT << card
    return cards


def outcomes(state: VikingsState) -> int:
    return count(in_asgard(state))


def draw(state: VikingsState, place: int) -> None:
    """VIK-GOD-04, VIK-EFF-06: shown to all; who may refuse it decides that at once."""
    side = side_asked(state)
    state.clash.card[side] = nth(in_asgard(state), place)
    if commander.may_pray(state, side):
        state.phase = PRAYER_ATT if side == RED else PRAYER_DEF
    else:
        go_on(state, side)


def draw_again(state: VikingsState) -> None:
    """VIK-EFF-04, VIK-EFF-05: it goes back, and another one, or the same, is drawn."""
    side = side_asked(state)
    state.clash.called = state.rules.gods.god[state.clash.card[side]]
    state.clash.card[side] = NO_CARD
    state.clash.again = True
    state.phase = GOD_ATT if side == RED else GOD_DEF


def go_on(state: VikingsState, side: int) -> None:
    """VIK-GOD-03: the attacker decides first, then the defender."""
    state.phase = INVOKE_DEF if side == RED else DICE_DEF
