"""What a planning player of War II remembers: who may have which objective."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.guide import Guide
from conquista.bots.search.land_mind import LandMind
from conquista.bots.search.plan_codes import WHICH
from conquista.bots.search.scale import Scale
from conquista.bots.search.war2 import War2Guide
from conquista.bots.search.war2_beliefs import War2Beliefs
from conquista.bots.search.war2_plan_codes import PURSUE, RAID_ON, SAVE, TAKE
from conquista.bots.thought import Idea
from conquista.games.war2.components import components
from conquista.kernel.state import State

_PARTS = components()


class War2Mind(LandMind):
    game = "war2"
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
        "bombers",
        "safety",
        "goal",
        "safety",
        "goal",
        "goal",
        "safety",
        "continents",
        "safety",
        "centres",
        "cards",
        "goal",
        "goal",
        "goal",
    )

    def new_guide(self, state: State, scale: Scale, taste: list[int]) -> War2Guide:
        return War2Guide(state, scale, taste)

    def new_beliefs(self, colours: Sequence[str | None]) -> War2Beliefs:
        return War2Beliefs(colours)

    def believe(self, guide: Guide, seat: int, objective: int, share: int) -> None:
        assert isinstance(guide, War2Guide)  # noqa: S101 - the mind made it
        guide.believe(seat, objective, share)

    def idea(self, plan: int, chance: int) -> Idea:
        if plan & SAVE:
            return Idea("save", None, chance)
        if plan & PURSUE:
            return Idea("objective", None, chance)
        if plan & (RAID_ON | TAKE):
            return Idea("raid" if plan & RAID_ON else "territory", self.territories[plan & WHICH], chance)
        return super().idea(plan, chance)
