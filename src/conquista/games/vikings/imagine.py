"""A state that looks to a seat like its view."""

from __future__ import annotations

from conquista.games.vikings.components import components, rules_for
from conquista.games.vikings.engine import VikingsEngine
from conquista.games.vikings.phase import (
    COLOUR,
    NO_CARD,
    NO_COLOUR,
    NO_EFFECT,
    OFF,
    PHASES,
    RED,
    UNPLACED,
    YELLOW,
)
from conquista.games.vikings.setup import objective_pool
from conquista.games.vikings.view import LINKS, CombatView, VikingsView
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
from conquista.parts.land.limits import NEUTRAL

_PARTS = components()


def imagine(view: VikingsView, box: Box) -> VikingsEngine:
    """What the viewer knows is set; the rest is set anyhow and then dealt again."""
    if view.phase in ("setup", "over"):
        raise BadMessage(f"nothing is decided in phase {view.phase!r}, so there is nothing to imagine")
    state = VikingsEngine(rules_for(len(view.colours), view.options))
    _set_table(state, view)
    if state.phase == COLOUR:
        state.cursor = view.active
        return state
    _set_land(state, view)
    _set_sea(state, view)
    _set_assaults(state, view)
    if view.combat is not None:
        _set_combat(state, view.combat)
    _set_cards(state, view)
    _set_objectives(state, view)
    state.redeal(NO_SEAT if view.seat is None else view.seat, box)
    return state


def _set_table(state: VikingsEngine, view: VikingsView) -> None:
    state.phase = PHASES.index(view.phase)
    state.active, state.first, state.dealer = view.active, view.first, view.dealer
    state.round, state.turns = view.round, view.turn
    state.conquered, state.eliminated, state.must_trade = view.conquered, view.eliminated, view.must_trade
    state.exchanges = view.exchanges
    state.effect = NO_EFFECT if view.effect is None else _PARTS.effects.index(view.effect)
    state.colour = padded(numbered(view.colours, _PARTS.colours, NO_COLOUR), state.colour)
    state.fate = padded(numbered_fates(view.fates), state.fate)
    state.destroyer = padded(destroyers_of(view.destroyers), state.destroyer)
    state.in_play = in_play(view.fates)
    state.leaving = bits_of_seats(view.leaving)
    state.ending = ENDINGS.index(view.ending)


def _set_land(state: VikingsEngine, view: VikingsView) -> None:
    for territory, owner in enumerate(view.owners):
        state.land.give(territory, NEUTRAL if owner is None else owner)
    state.land.armies = padded(view.armies, state.land.armies)
    for name, armies in view.pools.items():
        state.pools.add(_PARTS.pools.index(name), armies)
    state.stock = padded(view.reserve, state.stock)
    state.removed = padded(view.removed, state.removed)
    state.valhalla = padded(view.valhalla, state.valhalla)
    if view.movable:
        state.reserve.movable = padded(view.movable, state.reserve.movable)
    state.led = view.led
    commanders = numbered(view.commanders, _PARTS.territories, UNPLACED)
    for seat in view.commanders_lost:
        commanders[seat] = OFF
    state.commander = padded(commanders, state.commander)


def _set_sea(state: VikingsEngine, view: VikingsView) -> None:
    fleet = state.fleet
    fleet.in_port = bits_of(_PARTS.territories, view.ships)
    fleet.spent = bits_of(_PARTS.territories, view.spent)
    fleet.sailed = bits_of(_PARTS.territories, view.sailed)
    fleet.in_reserve = padded(view.ships_in_reserve, fleet.in_reserve)
    fleet.destroyed = padded(view.ships_destroyed, fleet.destroyed)


def _set_assaults(state: VikingsEngine, view: VikingsView) -> None:
    assaults = state.assaults
    begun, opened, calls = assaults.begun, assaults.opened, assaults.calls
    for assault in view.assaults:
        one, other = assault.territories
        link = LINKS.index((one, other))
        begun[link], opened[link] = 1, int(assault.opened)
        calls[RED][link], calls[YELLOW][link] = assault.attack_calls, assault.defence_calls
    assaults.begun, assaults.opened, assaults.calls = begun, opened, calls
    assaults.number = len(view.assaults)


def _set_combat(state: VikingsEngine, combat: CombatView) -> None:
    battle, clash = state.battle, state.clash
    source, target = (_PARTS.territories.index(name) for name in (combat.source, combat.target))
    battle.declare(source, target, combat.armies, combat.defence_dice)
    battle.attack_losses, battle.defence_losses = combat.attack_losses, combat.defence_losses
    clash.naval, clash.rolls, clash.rounds_won = combat.naval, combat.rolls, combat.rounds_won
    clash.card = numbered([combat.attack_card, combat.defence_card], _PARTS.god_cards, NO_CARD)
    clash.count = [len(combat.attack), len(combat.defence)]
    clash.dice = [padded(combat.attack, clash.dice[RED]), padded(combat.defence, clash.dice[YELLOW])]
    clash.rerolled = [int(used) for used in combat.rerolled]


def _set_cards(state: VikingsEngine, view: VikingsView) -> None:
    deck = state.deck
    own = [] if view.seat is None else view.hands[view.seat] or []
    deck.opened = bits_of(_PARTS.cards, view.discards)
    rest = Leftover((1 << len(_PARTS.cards)) - 1 & ~deck.opened & ~bits_of(_PARTS.cards, own))
    for seat, size in enumerate(view.hand_sizes):
        deck.put(seat, bits_of(_PARTS.cards, own) if seat == view.seat else rest.take(size))
    deck.pile = rest.cards
    arrived = state.arrived
    for place, card in enumerate(own):
        arrived[_PARTS.cards.index(card)] = place + 1
    state.arrived, state.arrivals = arrived, len(_PARTS.cards)


def _set_objectives(state: VikingsEngine, view: VikingsView) -> None:
    if not state.rules.objectives_on:
        return
    known = [card for card in view.objectives if card is not None]
    rest = objective_pool(state) & ~bits_of(_PARTS.objectives, known)
    cards: list[int] = []
    for card in view.objectives:
        if card is None:
            cards.append(first(rest))
            rest &= ~(1 << cards[-1])
        else:
            cards.append(_PARTS.objectives.index(card))
    state.objective = padded(cards, state.objective)
    state.undealt = rest
