"""What plans of WAR Vikings say beyond those of the land."""

from typing import Final

SEA: Final = 1 << 10
"""Build a ship in the spot, and gather there."""
OBJECTIVE: Final = 2 << 10
"""What the objective names is worth more."""
SAVE: Final = 3 << 10
"""Exchange no cards that need not be."""
OWN_AIM: Final = 3 << 10

OWN_AIMS: Final = ("", "sea", "objective", "save")
