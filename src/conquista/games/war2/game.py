"""War II: 3 to 6 players, 41 territories, armies and bombers, a secret objective each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conquista.games.war2 import coding, indexing, setup
from conquista.games.war2.actions import WAR2_ACTIONS, Attack
from conquista.games.war2.components import components, rules_for
from conquista.games.war2.default import default
from conquista.games.war2.engine import War2Engine
from conquista.games.war2.events import HEADLINES, WAR2_EVENTS
from conquista.games.war2.explain import explain
from conquista.games.war2.imagine import imagine
from conquista.games.war2.narrate import narrate
from conquista.games.war2.phase import (
    BATTLE,
    BOMBS,
    CARD,
    CENTRES,
    COLOURS,
    DEALER,
    EXCESS,
    FLAK,
    OBJECTIVES,
)
from conquista.games.war2.sketch import prompt, sketch
from conquista.games.war2.view import War2View, places, view
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


class War2(Game[War2Engine, War2View]):
    id = "war2"
    rules_version = 1
    seats = range(_PARTS.numbers["players"]["least"], _PARTS.numbers["players"]["most"] + 1)
    colours = _PARTS.colours
    options = _PARTS.options
    action_types = WAR2_ACTIONS
    event_types = WAR2_EVENTS
    view_type = War2View
    actions = indexing.INDEXES
    warlike = frozenset({Attack})
    headlines = HEADLINES
    words: ClassVar = {
        **dict.fromkeys(("territory", "other", "territories", "source", "target", "centres"), "territory"),
        **dict.fromkeys(("seat", "seats", "by", "giver", "defender", "dealer", "winners"), "seat"),
        **dict.fromkeys(("opponent", "ci", "former"), "seat"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("objective", "dealt"), "objective"),
        **dict.fromkeys(("pool", "pools"), "pool"),
        "colour": "colour",
        "returned": "objective",
        "continent": "continent",
        "phase": "phase",
    }

    def begin(self, seats: Sequence[SeatSetup], options: Options) -> War2Engine:
        state = War2Engine(rules_for(len(seats), options))
        state.colour = self.colour_numbers(seats, state.colour)
        setup.go_on_with_colours(state)
        return state

    def seats_of(self, state: War2Engine) -> int:
        return state.rules.seats

    def chance(self, state: War2Engine) -> Chance:
        """Chapter 14. Of an air die the sides are numbered as they stand in the data file."""
        phase, deck = state.phase, state.deck
        if phase == BATTLE:
            return Dice(state.battle.attack_dice + state.battle.defence_dice)
        if phase in (FLAK, BOMBS):
            return Dice(1)
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
        if phase == CENTRES:
            return Draw(tuple(names_in(_PARTS.territories, setup.vacant_centres(state))))
        owner = state.land.owner
        return Draw(tuple(name for name, by in zip(_PARTS.territories, owner, strict=False) if by == VACANT))

    def encode(self, action: Action) -> int | None:
        return coding.encode(action)

    def decode(self, code: int) -> Action:
        return coding.decode(code)

    def explain(self, state: War2Engine, seat: int, action: Action) -> None:
        explain(state, seat, action)

    def narrate(self, before: War2Engine, seat: int, code: int, after: War2Engine) -> list[Telling]:
        return narrate(before, seat, code, after)

    def view(self, state: War2Engine, viewer: int | None) -> War2View:
        return view(state, viewer)

    def imagine(self, view: War2View, box: Box) -> War2Engine:
        return imagine(view, box)

    def default(self, state: War2Engine, seat: int) -> int:
        return default(state)

    def ranking(self, state: War2Engine) -> list[int]:
        return places(state)

    def sketch(self, view: War2View, speaker: Speaker) -> str:
        return sketch(view, speaker)

    def prompt(self, view: War2View, speaker: Speaker) -> str:
        return prompt(view, speaker)

    def index(self, state: War2Engine, seat: int, code: int) -> int:
        return indexing.index(state, seat, code)

    def mask(self, state: War2Engine, seat: int) -> dict[int, int]:
        return indexing.mask(state, seat)
