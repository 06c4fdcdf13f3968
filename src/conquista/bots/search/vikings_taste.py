"""The places of what a taste says beyond the land, in WAR Vikings."""

from typing import Final

from conquista.bots.search.taste import OWN

CHIEF: Final = OWN
"""Somebody's commander stands there."""
FLEET: Final = OWN + 1
"""Somebody's ship lies there."""
THRONE: Final = OWN + 2
"""The goal wants the commander there."""
AID: Final = OWN + 3
"""What a full Valhalla adds to the chance of an attack, as a part of what it lacks."""
PAIR: Final = OWN + 4
"""A pair of dice that is won."""
PAIR_WORTH: Final = OWN + 5
"""A pair of dice, for what the territory is worth."""
FALLS: Final = OWN + 6
"""The same, where the territory may fall."""
DEFENDING: Final = OWN + 7
"""What part of all that counts in defence."""
SOUL: Final = OWN + 8
"""The last army in Valhalla."""
SOUL_STEP: Final = OWN + 9
"""What each further one is worth less."""
SAILING: Final = OWN + 10
"""How much more there must be to take over the sea, for a ship to be built."""
SHIP: Final = OWN + 11
"""A ship that may be lost."""
POST: Final = OWN + 12
"""A better place for the commander."""
MARCH: Final = OWN + 13
"""A step of one army out of the hinterland."""
