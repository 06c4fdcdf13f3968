"""The planning players of War II."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.war2_mind import War2Mind
from conquista.kernel.box import Box

TURNS = 6_000
"""Played out in imagination for each turn of its own: about 0.2 seconds in the compiled package."""


class War2SearchBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, War2Mind(), TURNS)


class War2UntrainedBot(PlanningBot):
    """The same before anything was learned, for comparison."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, War2Mind(trained=False), TURNS)
