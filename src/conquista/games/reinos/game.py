"""Jogo dos Reinos: 4 to 8 kingdoms, suzerains and vassals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from conquista.games.reinos import coding, indexing
from conquista.games.reinos.actions import REINOS_ACTIONS, Attack
from conquista.games.reinos.battle import covered, native_percent
from conquista.games.reinos.components import components, rules_for
from conquista.games.reinos.default import default
from conquista.games.reinos.engine import ReinosEngine
from conquista.games.reinos.events import HEADLINES, REINOS_EVENTS
from conquista.games.reinos.explain import explain
from conquista.games.reinos.imagine import imagine
from conquista.games.reinos.loyalty import next_to_try
from conquista.games.reinos.narrate import narrate
from conquista.games.reinos.phase import CARD, JOKER, NATIVE_TEST, ORDER, PLACE, REBELS
from conquista.games.reinos.sketch import prompt, sketch
from conquista.games.reinos.turn import unplaced
from conquista.games.reinos.view import ReinosView, places, view
from conquista.kernel.action import Action
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.chance import Chance, Draw, Percent
from conquista.kernel.event import Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Options
from conquista.kernel.seat import seats_in
from conquista.kernel.speaker import Speaker

_PARTS = components()


class Reinos(Game[ReinosEngine, ReinosView]):
    id = "reinos"
    rules_version = 1
    seats = range(_PARTS.numbers["players"]["least"], _PARTS.numbers["players"]["most"] + 1)
    colours = _PARTS.colours
    options = _PARTS.options
    action_types = REINOS_ACTIONS
    event_types = REINOS_EVENTS
    view_type = ReinosView
    actions = indexing.INDEXES
    warlike = frozenset({Attack})
    headlines = HEADLINES
    words: ClassVar = {
        **dict.fromkeys(("seat", "target", "suzerain", "loser", "attacker", "defender", "picking"), "seat"),
        **dict.fromkeys(("order", "vassals", "loyal", "trying", "winners"), "seat"),
        "phase": "phase",
    }

    def begin(self, seats: Sequence[SeatSetup], options: Options) -> ReinosEngine:
        return ReinosEngine(rules_for([seat.colour for seat in seats], options))

    def seats_of(self, state: ReinosEngine) -> int:
        return state.rules.seats

    def chance(self, state: ReinosEngine) -> Chance:
        if state.phase == ORDER:
            return Draw(tuple(f"seat {seat}" for seat in seats_in(unplaced(state))))
        if state.phase == CARD:
            return Draw(("joker", *["plain"] * (count(covered(state)) - 1)))
        if state.phase in (PLACE, JOKER):
            return Draw(tuple(f"card {card + 1}" for card in range(state.cards) if covered(state) >> card & 1))
        if state.phase == NATIVE_TEST:
            return Percent(native_percent(state, state.attacker))
        if state.phase == REBELS:
            return Percent(state.rules.rebel_percent)
        return Percent(state.revolt[next_to_try(state)])

    def encode(self, action: Action) -> int | None:
        return coding.encode(action)

    def decode(self, code: int) -> Action:
        return coding.decode(code)

    def explain(self, state: ReinosEngine, seat: int, action: Action) -> None:
        explain(state, seat, action)

    def narrate(self, before: ReinosEngine, seat: int, code: int, after: ReinosEngine) -> list[Telling]:
        return narrate(before, seat, code, after)

    def view(self, state: ReinosEngine, viewer: int | None) -> ReinosView:
        return view(state, viewer)

    def imagine(self, view: ReinosView, box: Box) -> ReinosEngine:
        return imagine(view, box)

    def default(self, state: ReinosEngine, seat: int) -> int:
        return default(state)

    def ranking(self, state: ReinosEngine) -> list[int]:
        return places(state)

    def sketch(self, view: ReinosView, speaker: Speaker) -> str:
        return sketch(view, speaker)

    def prompt(self, view: ReinosView, speaker: Speaker) -> str:
        return prompt(view, speaker)

    def index(self, state: ReinosEngine, seat: int, code: int) -> int:
        return indexing.index(state, seat, code)

    def mask(self, state: ReinosEngine, seat: int) -> dict[int, int]:
        return indexing.mask(state, seat, self.families(state, seat))
