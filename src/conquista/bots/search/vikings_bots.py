"""The planning players of WAR Vikings."""

from __future__ import annotations

from conquista.bots.search.land_bots import LandBot
from conquista.bots.search.vikings_mind import VikingsMind


class VikingsGeneralBot(LandBot):
    """Its budget takes about 0.15 seconds a turn in the compiled package."""

    mind = VikingsMind
    budget = 5_000


class VikingsUntrainedBot(VikingsGeneralBot):
    """The same before anything was learned, for comparison."""

    trained = False
