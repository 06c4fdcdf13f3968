"""The planning player of Feudum."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.feudum_mind import FeudumMind
from conquista.kernel.box import Box

TURNS = 100
"""Trials of lines in imagination for each turn of its own: about 0.03 seconds in the compiled package."""


class FeudumGeneralBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, FeudumMind(), TURNS)
