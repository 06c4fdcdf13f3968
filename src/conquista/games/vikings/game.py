"""WAR Vikings: 4 to 6 players, 36 territories, gods, commanders and warships, a secret objective each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conquista.games.vikings import coding, indexing, setup
from conquista.games.vikings.actions import VIKINGS_ACTIONS, Attack, AttackShip, Trade
from conquista.games.vikings.clash import fated
from conquista.games.vikings.combat import side_of_power
from conquista.games.vikings.components import components, rules_for, seats_for
from conquista.games.vikings.default import default
from conquista.games.vikings.engine import VikingsEngine
from conquista.games.vikings.events import HEADLINES, VIKINGS_EVENTS
from conquista.games.vikings.explain import explain
from conquista.games.vikings.gods import in_asgard
from conquista.games.vikings.imagine import imagine
from conquista.games.vikings.narrate import narrate
from conquista.games.vikings.phase import (
    CARD,
    DEAL,
    DEALER,
    DIE_ATT,
    DIE_DEF,
    EFFECT,
    GOD_ATT,
    GOD_DEF,
    POWER_ATT,
    POWER_DEF,
    ROLL,
)
from conquista.games.vikings.sketch import prompt, sketch
from conquista.games.vikings.view import VikingsView, places, view
from conquista.kernel.action import Action
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.chance import Chance, Dice, Draw
from conquista.kernel.event import Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.names import names_in
from conquista.kernel.option import Options
from conquista.kernel.speaker import Speaker
from conquista.parts.land.limits import VACANT

_PARTS = components()


class Vikings(Game[VikingsEngine, VikingsView]):
    id = "vikings"
    rules_version = 1
    seats = range(_PARTS.numbers["players"]["least"], _PARTS.numbers["players"]["most"] + 1)
    colours = _PARTS.colours
    options = _PARTS.options
    action_types = VIKINGS_ACTIONS
    event_types = VIKINGS_EVENTS
    view_type = VikingsView
    actions = indexing.INDEXES
    warlike = frozenset({Attack, AttackShip})
    headlines = HEADLINES
    words: ClassVar = {
        **dict.fromkeys(("territory", "source", "target", "bonus"), "territory"),
        **dict.fromkeys(("seat", "seats", "by", "giver", "defender", "dealer", "winners", "former"), "seat"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("pool", "pools"), "pool"),
        **dict.fromkeys(("objective", "returned"), "objective"),
        "continent": "continent",
        "colour": "colour",
        "god": "god",
        "god_card": "god-card",
        "effect": "effect",
        "phase": "phase",
        "action": "action-name",
    }

    def seats_with(self, options: Options) -> range:
        return seats_for(options)

    def begin(self, seats: Sequence[SeatSetup], options: Options) -> VikingsEngine:
        state = VikingsEngine(rules_for(len(seats), options))
        state.colour = self.colour_numbers(seats, state.colour)
        setup.go_on_with_colours(state)
        return state

    def seats_of(self, state: VikingsEngine) -> int:
        return state.rules.seats

    def chance(self, state: VikingsEngine) -> Chance:
        """Chapter 17."""
        phase = state.phase
        if phase == ROLL:
            return Dice(sum(state.clash.count))
        if phase in (DIE_ATT, DIE_DEF):
            return Dice(1)
        if phase in (POWER_ATT, POWER_DEF):
            return Dice(fated(state.clash, state.rules.gods, side_of_power(state)))
        if phase in (GOD_ATT, GOD_DEF):
            return Draw(tuple(names_in(_PARTS.god_cards, in_asgard(state))))
        if phase == CARD:
            return Draw(tuple(names_in(_PARTS.cards, state.deck.pile)))
        if phase == DEALER:
            return Dice(count(state.rollers))
        if phase == EFFECT:
            return Draw(tuple(names_in(_PARTS.effects, state.rules.effects)))
        if phase == DEAL:
            owner = state.land.owner
            return Draw(
                tuple(name for name, by in zip(_PARTS.territories, owner, strict=False) if by == VACANT)
            )
        return Draw(tuple(names_in(_PARTS.objectives, state.undealt)))

    def encode(self, action: Action) -> int | None:
        return coding.encode(action)

    def decode(self, code: int) -> Action:
        return coding.decode(code)

    def explain(self, state: VikingsEngine, seat: int, action: Action) -> None:
        explain(state, seat, action)

    def example(self, state: VikingsEngine, seat: int, kind: type[Action]) -> Action:
        """Of trades, one with cards of the own hand: then what is said is that they are no set."""
        hand = names_in(_PARTS.cards, state.deck.hands[seat])
        if kind is Trade and len(hand) >= 3:
            return Trade((hand[0], hand[1], hand[2]))
        return super().example(state, seat, kind)

    def narrate(self, before: VikingsEngine, seat: int, code: int, after: VikingsEngine) -> list[Telling]:
        return narrate(before, seat, code, after)

    def view(self, state: VikingsEngine, viewer: int | None) -> VikingsView:
        return view(state, viewer)

    def imagine(self, view: VikingsView, box: Box) -> VikingsEngine:
        return imagine(view, box)

    def default(self, state: VikingsEngine, seat: int) -> int:
        return default(state)

    def ranking(self, state: VikingsEngine) -> list[int]:
        return places(state)

    def sketch(self, view: VikingsView, speaker: Speaker) -> str:
        return sketch(view, speaker)

    def prompt(self, view: VikingsView, speaker: Speaker) -> str:
        return prompt(view, speaker)

    def index(self, state: VikingsEngine, seat: int, code: int) -> int:
        return indexing.index(state, seat, code)

    def mask(self, state: VikingsEngine, seat: int) -> dict[int, int]:
        return indexing.mask(state, seat)
