"""What a planning player of War remembers: who may have which objective."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.guide import Guide
from conquista.bots.search.land_mind import LandMind
from conquista.bots.search.scale import Scale
from conquista.bots.search.war import WarGuide
from conquista.bots.search.war_beliefs import Beliefs
from conquista.games.war.components import components
from conquista.kernel.state import State

_PARTS = components()


class WarMind(LandMind):
    game = "war"
    continents = _PARTS.continents
    territories = _PARTS.territories
    facts = (
        "territories",
        "cards",
        "goal",
        "goal",
        "chance",
        "goal",
        "goal",
        "cards",
        "safety",
        "goal",
        "safety",
        "goal",
        "goal",
        "safety",
        "continents",
        "safety",
    )

    def new_guide(self, state: State, scale: Scale, taste: list[int]) -> WarGuide:
        return WarGuide(state, scale, taste)

    def new_beliefs(self, colours: Sequence[str | None]) -> Beliefs:
        return Beliefs(colours)

    def believe(self, guide: Guide, seat: int, objective: int, share: int) -> None:
        assert isinstance(guide, WarGuide)  # noqa: S101 - the mind made it
        guide.believe(seat, objective, share)
