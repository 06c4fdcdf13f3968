"""A state that looks to a seat like its view."""

from __future__ import annotations

from conquista.games.war.components import components, rules_for
from conquista.games.war.engine import WarEngine
from conquista.games.war.phase import (
    NO_COLOUR,
    PHASES,
)
from conquista.games.war.setup import objective_pool
from conquista.games.war.view import WarView
from conquista.kernel.bitset import first
from conquista.kernel.box import Box
from conquista.kernel.errors import BadMessage
from conquista.kernel.names import bits_of
from conquista.kernel.seat import NO_SEAT
from conquista.parts.land.fates import ENDINGS
from conquista.parts.land.imagining import Leftover, destroyers_of, in_play, numbered, numbered_fates, padded
from conquista.parts.land.limits import NEUTRAL

_PARTS = components()


def imagine(view: WarView, box: Box) -> WarEngine:
    """What the viewer knows is set; the rest is set anyhow and then dealt again."""
    if view.phase in ("setup", "over"):
        raise BadMessage(f"nothing is decided in phase {view.phase!r}, so there is nothing to imagine")
    seats = len(view.colours)
    state = WarEngine(rules_for(seats, view.options))
    _set_table(state, view)
    _set_land(state, view)
    _set_cards(state, view)
    _set_objectives(state, view)
    state.redeal(NO_SEAT if view.seat is None else view.seat, box)
    return state


def _set_table(state: WarEngine, view: WarView) -> None:
    state.phase = PHASES.index(view.phase)
    state.active, state.first, state.round, state.turns = view.active, view.first, view.round, view.turn
    state.chain = False
    state.conquered, state.eliminated, state.exchanges = view.conquered, view.eliminated, view.exchanges
    state.colour = padded(numbered(view.colours, _PARTS.colours, NO_COLOUR), state.colour)
    state.fate = padded(numbered_fates(view.fates), state.fate)
    state.destroyer = padded(destroyers_of(view.destroyers), state.destroyer)
    state.in_play = in_play(view.fates)
    state.ending = ENDINGS.index(view.ending)


def _set_land(state: WarEngine, view: WarView) -> None:
    for territory, owner in enumerate(view.owners):
        state.land.give(territory, NEUTRAL if owner is None else owner)
    state.land.armies = padded(view.armies, state.land.armies)
    for name, armies in view.pools.items():
        state.pools.add(_PARTS.pools.index(name), armies)
    if view.movable:
        state.reserve.movable = padded(view.movable, state.reserve.movable)
    if view.battle is not None:
        battle = view.battle
        source, target = _PARTS.territories.index(battle.source), _PARTS.territories.index(battle.target)
        state.battle.declare(source, target, battle.dice, min(3, state.land.armies[target]))


def _set_cards(state: WarEngine, view: WarView) -> None:
    deck = state.deck
    own = [] if view.seat is None else view.hands[view.seat] or []
    deck.opened = bits_of(_PARTS.cards, view.discards)
    own_known = bits_of(_PARTS.cards, view.known_discards)
    rest = Leftover((1 << len(_PARTS.cards)) - 1 & ~deck.opened & ~own_known & ~bits_of(_PARTS.cards, own))
    hands, known = [0] * len(deck.hands), [0] * len(deck.known)
    for seat, size in enumerate(view.hand_sizes):
        hands[seat] = bits_of(_PARTS.cards, own) if seat == view.seat else rest.take(size)
    for seat, size in enumerate(view.covered_by):
        known[seat] = own_known if seat == view.seat and own_known else rest.take(size)
    deck.covered = sum(known) | rest.take(view.covered_size - sum(view.covered_by))
    deck.pile = rest.cards
    deck.known = known
    for seat, hand in enumerate(hands):
        deck.put(seat, hand)


def _set_objectives(state: WarEngine, view: WarView) -> None:
    known = [card for card in view.objectives if card is not None]
    if view.returned_objective is not None:
        state.set_aside = bits_of(_PARTS.objectives, [view.returned_objective])
    rest = objective_pool(state) & ~bits_of(_PARTS.objectives, known) & ~state.set_aside
    cards: list[int] = []
    for card in view.objectives:
        if card is None:
            cards.append(first(rest))
            rest &= ~(1 << cards[-1])
        else:
            cards.append(_PARTS.objectives.index(card))
    state.objective = padded(cards, state.objective)
    state.undealt = rest | state.set_aside
