"""What a planning player of WAR Vikings remembers, and how it says what a plan is for."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.guide import Guide
from conquista.bots.search.land_mind import LandMind
from conquista.bots.search.plan_codes import WHICH, plan_parts
from conquista.bots.search.scale import Scale
from conquista.bots.search.vikings import VikingsGuide
from conquista.bots.search.vikings_beliefs import VikingsBeliefs
from conquista.bots.search.vikings_codes import OWN_AIM, OWN_AIMS
from conquista.bots.thought import Idea
from conquista.games.vikings.components import components
from conquista.kernel.state import State

_PARTS = components()


class VikingsMind(LandMind):
    game = "vikings"
    continents = _PARTS.continents
    territories = _PARTS.territories
    facts = (
        "territories",
        "armies",
        "income",
        "cards",
        "goal",
        "goal",
        "chance",
        "goal",
        "goal",
        "goal",
        "goal",
        "goal",
        "goal",
        "cards",
        "safety",
        "safety",
        "safety",
        "regions",
        "safety",
        "valhalla",
        "ships",
        "commander",
        "armies",
        "goal",
    )

    def new_guide(self, state: State, scale: Scale, taste: list[int]) -> Guide:
        return VikingsGuide(state, scale, taste)

    def new_beliefs(self, colours: Sequence[str | None]) -> VikingsBeliefs:
        return VikingsBeliefs(colours)

    def believe(self, guide: Guide, seat: int, objective: int, share: int) -> None:
        assert isinstance(guide, VikingsGuide)  # noqa: S101 - the mind made it
        guide.believe(seat, objective, share)

    def idea(self, plan: int, chance: int) -> Idea:
        own = OWN_AIMS[(plan & OWN_AIM) >> 10]
        if own:
            manner = plan_parts(plan)[2]
            about = self.territories[plan & WHICH] if own == "sea" else None
            return Idea(f"{own}-{manner}" if manner else own, about, chance)
        idea = super().idea(plan, chance)
        return Idea(idea.aim.replace("continent", "region"), idea.about, chance)
