"""Feudum: 2 to 5 players, six guilds, eleven action cards, five epochs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conquista.games.feudum import coding, epochs, indexing, setup
from conquista.games.feudum.actions import (
    FEUDUM_ACTIONS,
    AttackFeudum,
    AttackMonster,
    AttackPawn,
    Improve,
    Influence,
    Resolve,
    Starve,
    Tend,
    UseGuild,
)
from conquista.games.feudum.components import components, rules_for
from conquista.games.feudum.default import default
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.events import FEUDUM_EVENTS, HEADLINES
from conquista.games.feudum.explain import explain
from conquista.games.feudum.imagine import imagine
from conquista.games.feudum.limits import EPOCHS, LEAST_BEAD
from conquista.games.feudum.naming import names_in
from conquista.games.feudum.narrate import narrate
from conquista.games.feudum.phase import (
    BEAD_VALUE,
    COLOURS,
    DIE,
    DISCS,
    GOODS_DRAW,
    OPEN_DRAW,
    SEATING,
    START,
    TILE_BACK,
    VESSEL_DRAW,
    WRIT_DRAW,
)
from conquista.games.feudum.sketch import prompt, sketch
from conquista.games.feudum.view import FeudumView, places, view
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.chance import Chance, Draw
from conquista.kernel.event import Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Options
from conquista.kernel.seat import seats_in
from conquista.kernel.speaker import Speaker

_PARTS = components()


class Feudum(Game[FeudumEngine, FeudumView]):
    id = "feudum"
    rules_version = 1
    seats = range(_PARTS.numbers["players"]["least"], _PARTS.numbers["players"]["most"] + 1)
    colours = _PARTS.colours
    options = _PARTS.options
    action_types = FEUDUM_ACTIONS
    event_types = FEUDUM_EVENTS
    view_type = FeudumView
    actions = indexing.INDEXES
    warlike = frozenset(
        {AttackPawn, AttackMonster, AttackFeudum, Resolve, Starve, Improve, Influence, Tend, UseGuild}
    )
    headlines = HEADLINES
    words: ClassVar = {
        **dict.fromkeys(("seat", "seats", "owner", "former", "winners"), "seat"),
        **dict.fromkeys(("good", "goods", "resource"), "good"),
        **dict.fromkeys(("card", "cards"), "card"),
        **dict.fromkeys(("writ", "writs"), "writ"),
        **dict.fromkeys(("tile", "tiles", "means"), "tile"),
        **dict.fromkeys(("vessel", "invention"), "vessel"),
        **dict.fromkeys(("monster", "target"), "monster"),
        **dict.fromkeys(("guild", "guilds"), "guild"),
        **{
            word: word
            for word in (
                "location",
                "region",
                "route",
                "character",
                "type",
                "landscape",
                "colour",
                "phase",
                "reason",
            )
        },
    }

    def begin(self, seats: Sequence[SeatSetup], options: Options) -> FeudumEngine:
        state = FeudumEngine(rules_for(len(seats), options))
        colour = state.colour
        for number, seat in enumerate(seats):
            if seat.colour is not None:
                colour[number] = self.colours.index(seat.colour)
        state.colour = colour
        setup.hand_out(state)
        setup.go_on_with_colours(state)
        return state

    def seats_of(self, state: FeudumEngine) -> int:
        return state.rules.seats

    def chance(self, state: FeudumEngine) -> Chance:
        """Chapter 15.2: always one of some things that are left."""
        return Draw(tuple(_left(state)))

    def encode(self, action: Action) -> int | None:
        return coding.encode(action)

    def decode(self, code: int) -> Action:
        return coding.decode(code)

    def explain(self, state: FeudumEngine, seat: int, action: Action) -> None:
        explain(state, seat, action)

    def narrate(self, before: FeudumEngine, seat: int, code: int, after: FeudumEngine) -> list[Telling]:
        return narrate(before, after)

    def view(self, state: FeudumEngine, viewer: int | None) -> FeudumView:
        return view(state, viewer)

    def imagine(self, view: FeudumView, box: Box) -> FeudumEngine:
        return imagine(view, box)

    def default(self, state: FeudumEngine, seat: int) -> int:
        return default(state, seat)

    def ranking(self, state: FeudumEngine) -> list[int]:
        return places(state)

    def sketch(self, view: FeudumView, speaker: Speaker) -> str:
        return sketch(view, speaker)

    def prompt(self, view: FeudumView, speaker: Speaker) -> str:
        return prompt(view, speaker)

    def index(self, state: FeudumEngine, seat: int, code: int) -> int:
        return indexing.index(state, seat, code)

    def mask(self, state: FeudumEngine, seat: int) -> dict[int, int]:
        return indexing.mask(state, seat)


def _left(state: FeudumEngine) -> list[str]:
    phase, stores = state.phase, state.stores
    if phase == COLOURS:
        return names_in(_PARTS.colours, setup.free_colours(state))
    if phase == SEATING:
        return [str(seat) for seat in seats_in(setup.unseated(state))]
    if phase == START:
        return [str(seat) for seat in range(state.rules.seats)]
    if phase == DISCS:
        base = 0 if state.rules.board.start[state.cursor] else 3
        return _expanded(_PARTS.types, state.discs_left[base : base + 3])
    if phase == GOODS_DRAW:
        return _expanded(_PARTS.goods, stores.bag)
    if phase == OPEN_DRAW:
        return _expanded(_PARTS.goods, state.open)
    if phase == WRIT_DRAW:
        return names_in(_PARTS.writs, state.deck.pile) or [_PARTS.writs[state.deck.bottom[0]]]
    if phase == BEAD_VALUE:
        return _expanded([str(value + LEAST_BEAD) for value in range(len(stores.pool))], stores.pool)
    if phase == TILE_BACK:
        return _expanded(_PARTS.landscapes, stores.unseen[state.tile % EPOCHS])
    if phase == VESSEL_DRAW:
        return _expanded(_PARTS.vessels, stores.yard)
    if phase == DIE:
        return [_PARTS.regions[epochs.nth_rollable(state, k)] for k in range(epochs.rollable(state))]
    return ["lowest", "highest"]


def _expanded(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [name for name, number in zip(names, numbers, strict=False) for _ in range(number)]
