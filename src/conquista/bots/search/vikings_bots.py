"""The planning players of WAR Vikings."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.vikings_mind import VikingsMind
from conquista.kernel.box import Box

TURNS = 5000
"""Played out in imagination for each turn of its own: about 0.2 seconds in the compiled package."""


class VikingsSearchBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, VikingsMind(), TURNS)


class VikingsUntrainedBot(PlanningBot):
    """The same before anything was learned, for comparison."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, VikingsMind(trained=False), TURNS)
