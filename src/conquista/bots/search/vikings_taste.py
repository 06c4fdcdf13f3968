"""The places of what a taste says beyond the land, in WAR Vikings; they follow those of its bids."""

from typing import Final

from conquista.bots.search.taste import ONWARD

CHIEF: Final = ONWARD + 1
"""Somebody's commander stands there."""
FLEET: Final = ONWARD + 2
"""Somebody's ship lies there."""
THRONE: Final = ONWARD + 3
"""The goal wants the commander there."""
AID: Final = ONWARD + 4
"""What a full Valhalla adds to the chance of an attack, as a part of what it lacks."""
PAIR: Final = ONWARD + 5
"""A pair of dice that is won."""
PAIR_WORTH: Final = ONWARD + 6
"""A pair of dice, for what the territory is worth."""
FALLS: Final = ONWARD + 7
"""The same, where the territory may fall."""
DEFENDING: Final = ONWARD + 8
"""What part of all that counts in defence."""
SOUL: Final = ONWARD + 9
"""The last army in Valhalla."""
SOUL_STEP: Final = ONWARD + 10
"""What each further one is worth less."""
SAILING: Final = ONWARD + 11
"""How much more there must be to take over the sea, for a ship to be built."""
SHIP: Final = ONWARD + 12
"""A ship that may be lost."""
POST: Final = ONWARD + 13
"""A better place for the commander."""
MARCH: Final = ONWARD + 14
"""A step of one army out of the hinterland."""
