"""The planning player of Jogo dos Reinos."""

from __future__ import annotations

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.reinos_mind import ReinosMind
from conquista.kernel.box import Box

TURNS = 40_000
"""Played out in imagination for each decision of its own."""


class ReinosSearchBot(PlanningBot):
    def __init__(self, box: Box) -> None:
        super().__init__(box, ReinosMind(), TURNS)
