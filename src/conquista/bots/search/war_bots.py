"""The planning players of War."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.war_mind import WarMind
from conquista.kernel.box import Box

TURNS = 12_000
"""Played out in imagination for each turn of its own: about 0.2 seconds in the compiled package."""


class WarGeneralBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, WarMind(), TURNS)


class WarUntrainedBot(PlanningBot):
    """The same before anything was learned, for comparison."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, WarMind(trained=False), TURNS)
