"""War: 3 to 6 players, 42 territories, a secret objective each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conquista.games.war import coding, indexing, setup
from conquista.games.war.actions import WAR_ACTIONS, Attack, Trade
from conquista.games.war.components import components, rules_for
from conquista.games.war.default import default
from conquista.games.war.engine import WarEngine
from conquista.games.war.events import HEADLINES, WAR_EVENTS
from conquista.games.war.explain import explain
from conquista.games.war.imagine import imagine
from conquista.games.war.narrate import narrate
from conquista.games.war.phase import BATTLE, CARD, COLOURS, DEALER, EXCESS, OBJECTIVES, SWAP
from conquista.games.war.sketch import prompt, sketch
from conquista.games.war.view import WarView, places, view
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


class War(Game[WarEngine, WarView]):
    id = "war"
    rules_version = 1
    seats = range(_PARTS.numbers["players"]["least"], _PARTS.numbers["players"]["most"] + 1)
    colours = _PARTS.colours
    options = _PARTS.options
    action_types = WAR_ACTIONS
    event_types = WAR_EVENTS
    view_type = WarView
    actions = indexing.INDEXES
    warlike = frozenset({Attack})
    headlines = HEADLINES
    words: ClassVar = {
        **dict.fromkeys(("territory", "source", "target", "bonus"), "territory"),
        **dict.fromkeys(("seat", "seats", "by", "giver", "defender", "dealer", "winners"), "seat"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("objective", "returned"), "objective"),
        **dict.fromkeys(("pool", "pools"), "pool"),
        "colour": "colour",
        "continent": "continent",
        "phase": "phase",
        "action": "action-name",
    }

    def begin(self, seats: Sequence[SeatSetup], options: Options) -> WarEngine:
        state = WarEngine(rules_for(len(seats), options))
        state.colour = self.colour_numbers(seats, state.colour)
        setup.go_on_with_colours(state)
        return state

    def seats_of(self, state: WarEngine) -> int:
        return state.rules.seats

    def chance(self, state: WarEngine) -> Chance:
        """Chapter 14."""
        phase, deck = state.phase, state.deck
        if phase == BATTLE:
            return Dice(state.battle.attack_dice + state.battle.defence_dice)
        if phase == DEALER:
            return Dice(count(state.rollers))
        if phase == CARD:
            return Draw(tuple(names_in(_PARTS.cards, deck.pile)))
        if phase == EXCESS:
            return Draw(tuple(names_in(_PARTS.cards, deck.hands[state.active])))
        if phase == COLOURS:
            return Draw(tuple(names_in(_PARTS.colours, setup.free_colours(state))))
        if phase == OBJECTIVES:
            return Draw(tuple(names_in(_PARTS.objectives, state.undealt)))
        if phase == SWAP:
            return Draw(tuple(names_in(_PARTS.objectives, state.undealt & ~state.set_aside)))
        owner = state.land.owner
        return Draw(tuple(name for name, by in zip(_PARTS.territories, owner, strict=False) if by == VACANT))

    def encode(self, action: Action) -> int | None:
        return coding.encode(action)

    def decode(self, code: int) -> Action:
        return coding.decode(code)

    def explain(self, state: WarEngine, seat: int, action: Action) -> None:
        explain(state, seat, action)

    def example(self, state: WarEngine, seat: int, kind: type[Action]) -> Action:
        """Of trades, one with cards of the own hand: then what is said is that they are no set."""
        hand = names_in(_PARTS.cards, state.deck.hands[seat])
        if kind is Trade and len(hand) >= 3:
            return Trade((hand[0], hand[1], hand[2]))
        return super().example(state, seat, kind)

    def narrate(self, before: WarEngine, seat: int, code: int, after: WarEngine) -> list[Telling]:
        return narrate(before, seat, code, after)

    def view(self, state: WarEngine, viewer: int | None) -> WarView:
        return view(state, viewer)

    def imagine(self, view: WarView, box: Box) -> WarEngine:
        return imagine(view, box)

    def default(self, state: WarEngine, seat: int) -> int:
        return default(state)

    def ranking(self, state: WarEngine) -> list[int]:
        return places(state)

    def sketch(self, view: WarView, speaker: Speaker) -> str:
        return sketch(view, speaker)

    def prompt(self, view: WarView, speaker: Speaker) -> str:
        return prompt(view, speaker)

    def index(self, state: WarEngine, seat: int, code: int) -> int:
        return indexing.index(state, seat, code)

    def mask(self, state: WarEngine, seat: int) -> dict[int, int]:
        return indexing.mask(state, seat)
