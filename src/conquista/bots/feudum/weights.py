"""What things in Feudum are worth, in hundredths of a point: their places in a taste, and the greedy player's taste.

A number that is multiplied by `use` in `worth` counts in full while two rounds or more are to come, and not at all in
the last.
"""

from typing import Final

# How often, in hundredths, what is held now scores at the next epoch, at each one after it, and at the end.
NEXT: Final = 0
LATER: Final = 1
KEPT: Final = 2

# Guilds: by round to come.
MASTER_WORK: Final = 3
OFFICIAL_WORK: Final = 4
GUARDIAN: Final = 5

# The map.
SUBJECT_THERE: Final = 6
SERVING: Final = 7
STAR: Final = 8
"""What a location adds to the stars in two guilds."""
PAIR: Final = 9
"""Two of a set of three."""
WORKS_FARM: Final = 10
WORKS_TOWN: Final = 11
WORKS_OUTPOST: Final = 12
GOODS_ON_FARM: Final = 13

# The military track: by point.
DISLOYAL: Final = 14
"""What a vassal will lose."""
LOYAL: Final = 15
"""What a free player would not lose if he became a vassal."""

# Pawns.
PAWN: Final = 16
"""By round."""
RULABLE: Final = 17
NEW_REGION: Final = 18
USURPABLE: Final = 19
SERVABLE: Final = 20
PILFER: Final = 21
PREY: Final = 22

# Goods.
FED_NOW: Final = 23
FED_SOON: Final = 24
TOOL: Final = 25
POWDER: Final = 26
SULFUR_LEFT: Final = 27
BARREL_WINE: Final = 28
TILE: Final = 29
VESSEL: Final = 30
SPARE: Final = 31
"""Of a kind of which there are enough."""

# Treasures.
COIN_USE: Final = 32
SEAL: Final = 33
MARKERS: Final = 34
MANDATE: Final = 35
OPEN_TITLE: Final = 36
"""By point of a title, sealed or not."""

TASTES: Final = 37
"""How many numbers a taste has."""
STAGES: Final = 4
"""A taste may change with the rounds to come, two by two."""

# Counts, not worths.
ROUNDS_AN_EPOCH: Final = 2
COINS_USED: Final = 6

_GREEDY: Final = {
    NEXT: 90,
    LATER: 60,
    KEPT: 90,
    MASTER_WORK: 50,
    OFFICIAL_WORK: 25,
    GUARDIAN: 25,
    SUBJECT_THERE: 30,
    SERVING: 60,
    STAR: 40,
    PAIR: 70,
    WORKS_FARM: 50,
    WORKS_TOWN: 40,
    WORKS_OUTPOST: 30,
    GOODS_ON_FARM: 45,
    DISLOYAL: 100,
    LOYAL: 30,
    PAWN: 60,
    RULABLE: 150,
    NEW_REGION: 120,
    USURPABLE: 100,
    SERVABLE: 60,
    PILFER: 20,
    PREY: 60,
    FED_NOW: 220,
    FED_SOON: 60,
    TOOL: 150,
    POWDER: 200,
    SULFUR_LEFT: 40,
    BARREL_WINE: 90,
    TILE: 110,
    VESSEL: 60,
    SPARE: 25,
    COIN_USE: 80,
    SEAL: 260,
    MARKERS: 130,
    MANDATE: 110,
    OPEN_TITLE: 25,
}
"""Found by playing; the same at every stage."""


def greedy_tastes() -> list[list[int]]:
    return [[_GREEDY[place] for place in range(TASTES)] for _ in range(STAGES)]
