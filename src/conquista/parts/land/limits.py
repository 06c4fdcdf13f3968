"""Room for the largest of the games that share the land, and who can hold a territory."""

from typing import Annotated, Final

MOST_TERRITORIES: Final = 48
MOST_NEIGHBOURS: Final = 12
MOST_CONTINENTS: Final = 8
MOST_HOLDERS: Final = 9
MOST_DICE: Final = 3

NEUTRAL: Final = 6
"""Holds what a player who surrendered left behind."""
VACANT: Final = 7
"""Holds what has not been dealt yet."""

FREE: Final = 0
"""The pool that goes anywhere; continent c has the pool c + 1."""

JOKER: Final = 3
"""The figure of a card that stands for any figure."""

PerTerritory = Annotated[list[int], MOST_TERRITORIES]
PerContinent = Annotated[list[int], MOST_CONTINENTS]
PerHolder = Annotated[list[int], MOST_HOLDERS]
PerPool = Annotated[list[int], MOST_CONTINENTS + 1]
PerDie = Annotated[list[int], MOST_DICE]
Neighbours = Annotated[list[list[int]], (MOST_TERRITORIES, MOST_NEIGHBOURS)]
HeldByContinent = Annotated[list[list[int]], (MOST_HOLDERS, MOST_CONTINENTS)]
