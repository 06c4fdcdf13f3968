"""The planning players of War."""

from __future__ import annotations

from conquista.bots.search.land_bots import LandBot
from conquista.bots.search.war_mind import WarMind


class WarGeneralBot(LandBot):
    """Its budget takes about a quarter of a second a turn in the compiled package."""

    mind = WarMind
    budget = 8_000


class WarUntrainedBot(WarGeneralBot):
    """The same before anything was learned, for comparison."""

    trained = False
