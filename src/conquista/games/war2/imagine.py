"""A state that looks to a seat like its view."""

from __future__ import annotations

from conquista.games.war2.components import components, rules_for
from conquista.games.war2.engine import War2Engine
from conquista.games.war2.phase import (
    CHOICE,
    GONE,
    NO_COLOUR,
    NO_OBJECTIVE,
    PHASES,
    SEEN,
    SEEN_CHANGED,
    UNPLACED,
)
from conquista.games.war2.setup import objective_pool
from conquista.games.war2.view import War2View
from conquista.kernel.bitset import first
from conquista.kernel.box import Box
from conquista.kernel.errors import BadMessage
from conquista.kernel.names import bits_of
from conquista.kernel.seat import NO_SEAT
from conquista.parts.land.fates import ENDINGS
from conquista.parts.land.imagining import (
    Leftover,
    bits_of_seats,
    destroyers_of,
    in_play,
    numbered,
    numbered_fates,
    padded,
)
from conquista.parts.land.limits import NEUTRAL, VACANT

_PARTS = components()


def imagine(view: War2View, box: Box) -> War2Engine:
    """What the viewer knows is set; the rest is set anyhow and then dealt again."""
    if view.phase in ("setup", "over"):
        raise BadMessage(f"nothing is decided in phase {view.phase!r}, so there is nothing to imagine")
    state = War2Engine(rules_for(len(view.colours), view.options))
    _set_table(state, view)
    _set_land(state, view)
    _set_cards(state, view)
    _set_spies(state, view)
    _set_objectives(state, view)
    state.redeal(NO_SEAT if view.seat is None else view.seat, box)
    return state


def _set_table(state: War2Engine, view: War2View) -> None:
    state.phase = PHASES.index(view.phase)
    state.back = PHASES.index(view.back) if view.back else state.phase
    state.active, state.first, state.dealer = view.active, view.first, view.dealer
    state.round, state.stage, state.turns = view.round, view.stage, view.turn
    state.pairs = view.pairs
    if state.phase == CHOICE:
        state.cursor = (view.active - view.dealer) % len(view.colours)
    state.conquered, state.due = view.conquered, view.due
    state.colour = padded(numbered(view.colours, _PARTS.colours, NO_COLOUR), state.colour)
    state.fate = padded(numbered_fates(view.fates), state.fate)
    state.destroyer = padded(destroyers_of(view.destroyers), state.destroyer)
    state.in_play = in_play(view.fates)
    state.handed, state.leaving, state.last_stand = map(
        bits_of_seats, (view.handed, view.leaving, view.last_stand)
    )
    state.ending = ENDINGS.index(view.ending)


def _set_land(state: War2Engine, view: War2View) -> None:
    for territory, owner in enumerate(view.owners):
        nobody = VACANT if _PARTS.territories[territory] in view.vacant else NEUTRAL
        state.land.give(territory, nobody if owner is None else owner)
    state.land.armies = padded(view.armies, state.land.armies)
    for name, armies in view.pools.items():
        state.pools.add(_PARTS.pools.index(name), armies)
    if view.movable:
        state.reserve.movable = padded(view.movable, state.reserve.movable)
    if view.battle is not None:
        source, target = (_PARTS.territories.index(name) for name in (view.battle.source, view.battle.target))
        state.battle.declare(source, target, view.battle.armies, min(3, view.armies[target]))
    state.base = padded(view.base, state.base)
    if view.raid is not None:
        state.raid.declare(_PARTS.territories.index(view.raid.target), view.raid.bombers)


def _set_cards(state: War2Engine, view: War2View) -> None:
    deck = state.deck
    own = [] if view.seat is None else view.hands[view.seat] or []
    deck.opened = bits_of(_PARTS.cards, view.discards)
    known = bits_of(_PARTS.cards, view.known_discards)
    seen = [bits_of(_PARTS.cards, cards) for cards in view.known_hands]
    rest = Leftover(
        (1 << len(_PARTS.cards)) - 1 & ~(deck.opened | known | sum(seen) | bits_of(_PARTS.cards, own))
    )
    covered = [known if seat == view.seat else rest.take(size) for seat, size in enumerate(view.covered_by)]
    for seat, size in enumerate(view.hand_sizes):
        unknown = size - seen[seat].bit_count()
        deck.put(seat, bits_of(_PARTS.cards, own) if seat == view.seat else seen[seat] | rest.take(unknown))
    deck.covered = sum(covered)
    deck.pile = rest.cards if view.pile_size else 0
    if view.seat is not None:
        covered[view.seat] |= sum(seen)
    deck.known = padded(covered, deck.known)
    if view.paid:
        state.paid, state.paid_too = (_PARTS.cards.index(card) for card in view.paid)


def _set_spies(state: War2Engine, view: War2View) -> None:
    spies = state.spies
    places = [UNPLACED if name is None else _PARTS.territories.index(name) for name in view.ci]
    for seat in view.ci_out:
        places[seat] = GONE
    spies.place = padded(places, spies.place)
    spies.moved, spies.spied = bits_of_seats(view.ci_moved), view.spied
    turn, hand, seen = spies.turn, spies.hand, spies.objective
    for look in view.looks:
        turn[look.seat][look.opponent] = look.turn
        seen[look.seat][look.opponent] = SEEN if look.objective else 0
    for sighting in view.sightings:
        hand[view.seat or 0][sighting.opponent] = bits_of(_PARTS.cards, sighting.cards)
        if sighting.changed:
            seen[view.seat or 0][sighting.opponent] = SEEN_CHANGED
    spies.turn, spies.hand, spies.objective = turn, hand, seen


def _set_objectives(state: War2Engine, view: War2View) -> None:
    known = [card for card in view.objectives if card is not None]
    rest = objective_pool(state) & ~bits_of(_PARTS.objectives, known)
    cards: list[int] = []
    for seat, card in enumerate(view.objectives):
        if card is not None:
            cards.append(_PARTS.objectives.index(card))
        elif seat in view.without_objective:
            cards.append(NO_OBJECTIVE)
        else:
            cards.append(first(rest))
            rest &= ~(1 << cards[-1])
    state.objective = padded(cards, state.objective)
    state.undealt = rest
