"""The planning players of War II."""

from __future__ import annotations

from conquista.bots.search.land_bots import LandBot
from conquista.bots.search.war2_mind import War2Mind


class War2GeneralBot(LandBot):
    """Its budget takes about 0.2 seconds a turn in the compiled package."""

    mind = War2Mind
    budget = 6_000


class War2UntrainedBot(War2GeneralBot):
    """The same before anything was learned, for comparison."""

    trained = False
