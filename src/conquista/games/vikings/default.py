"""VIK-TRN-06: what is done for a player who does not answer."""

from __future__ import annotations

from itertools import combinations

from conquista.games.vikings import combat, commander, setup
from conquista.games.vikings.cards import must_trade
from conquista.games.vikings.phase import (
    ATTACK,
    COLOUR,
    DICE_DEF,
    DO_DECLINE,
    DO_DEFEND,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_FINISH,
    DO_KEEP,
    DO_OCCUPY,
    DO_PASS,
    DO_PLACE,
    DO_PLACE_COMMANDER,
    DO_TAKE_COLOUR,
    DO_TRADE,
    DO_VALHALLA,
    FORTIFY,
    INVOKE_ATT,
    INVOKE_DEF,
    OCCUPY,
    PLACE,
    PRAYER_ATT,
    PRAYER_DEF,
    REROLL_ATT,
    REROLL_DEF,
    VALHALLA_ATT,
    VALHALLA_DEF,
)
from conquista.games.vikings.state import VikingsState
from conquista.games.vikings.turn import side_of
from conquista.kernel.bitset import first
from conquista.kernel.family import AMOUNT, ONE
from conquista.parts.land.assault import most_defenders
from conquista.parts.land.limits import FREE
from conquista.parts.land.trade import is_set

_PLAIN = {
    ATTACK: DO_END_ATTACK,
    INVOKE_ATT: DO_PASS,
    INVOKE_DEF: DO_PASS,
    PRAYER_ATT: DO_KEEP,
    PRAYER_DEF: DO_KEEP,
    REROLL_ATT: DO_DECLINE,
    REROLL_DEF: DO_DECLINE,
    FORTIFY: DO_END_FORTIFY,
}


def default(state: VikingsState) -> int:
    phase = state.phase
    if phase in _PLAIN:
        return ONE | _PLAIN[phase]
    if phase == COLOUR:
        return ONE | DO_TAKE_COLOUR | first(setup.free_colours(state)) << 6
    if phase == DICE_DEF:
        return most_defenders(state.land, state.battle.target) << AMOUNT | DO_DEFEND
    if phase == OCCUPY:
        return state.battle.attack_dice << AMOUNT | DO_OCCUPY
    if phase in (VALHALLA_ATT, VALHALLA_DEF):
        return (combat.most_to_valhalla(state, side_of(phase)) + 1) << AMOUNT | DO_VALHALLA
    return _reinforcement(state)


def _reinforcement(state: VikingsState) -> int:
    """A forced exchange, then each pool whole on the first territory allowed, then the commander, then on."""
    if must_trade(state):
        return _first_set(state)
    if state.pools.left:
        pool = next(which for which, armies in enumerate(state.pools.pool) if armies)
        return state.pools.pool[pool] << AMOUNT | DO_PLACE | pool << 12 | _first_place(state, pool) << 6
    if state.phase == PLACE and commander.is_unplaced(state, state.active):
        return ONE | DO_PLACE_COMMANDER | _first_place(state, FREE) << 6
    return ONE | DO_FINISH


def _first_place(state: VikingsState, pool: int) -> int:
    owner, region = state.land.owner, state.land.board.continent
    return next(
        territory
        for territory in range(state.land.board.territories)
        if owner[territory] == state.active and (pool == FREE or region[territory] == pool - 1)
    )


def hand_in_order(state: VikingsState, seat: int) -> list[int]:
    """VIK-TRN-06: the cards of a hand as they came."""
    hand, arrived = state.deck.hands[seat], state.arrived
    cards = [card for card in range(state.rules.cards.cards) if hand >> card & 1]
    return sorted(cards, key=lambda card: arrived[card])


def _first_set(state: VikingsState) -> int:
    """Five cards always hold one."""
    return next(
        ONE | DO_TRADE | one << 12 | two << 6 | three
        for one, two, three in combinations(hand_in_order(state, state.active), 3)
        if is_set(state.rules.cards, one, two, three)
    )
