"""The planning player of Feudum."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.feudum_mind import FeudumMind
from conquista.kernel.box import Box

TURNS = 100
"""Lines that it tries in imagination for each turn of its own."""


class FeudumSearchBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, FeudumMind(), TURNS)
