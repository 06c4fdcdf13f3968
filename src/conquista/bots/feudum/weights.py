"""What things in Feudum are worth to the greedy player, in hundredths of a point. Found by playing.

A number beside `use` in `worth` counts in full while two rounds or more are to come, and not at all in the last.
"""

from typing import Final

# How often, in hundredths, what is held now scores at the next epoch, and at each one after it.
NEXT: Final = 90
LATER: Final = 60
KEPT: Final = 90
"""How likely what is held now is still held at the end."""
ROUNDS_AN_EPOCH: Final = 2

# Guilds: by round to come.
MASTER_WORK: Final = 50
OFFICIAL_WORK: Final = 25
GUARDIAN: Final = 25

# The map.
SUBJECT_THERE: Final = 30
SERVING: Final = 60
STAR: Final = 40
"""What a location adds to the stars in two guilds."""
PAIR: Final = 70
"""Two of a set of three."""
WORKS_FARM: Final = 50
WORKS_TOWN: Final = 40
WORKS_OUTPOST: Final = 30
GOODS_ON_FARM: Final = 45

# Pawns.
PAWN: Final = 60
"""By round."""
RULABLE: Final = 150
NEW_REGION: Final = 120
USURPABLE: Final = 100
PILFER: Final = 20
PREY: Final = 60

# Goods.
FED_NOW: Final = 220
FED_SOON: Final = 60
TOOL: Final = 150
POWDER: Final = 200
SULFUR_LEFT: Final = 40
BARREL_WINE: Final = 90
TILE: Final = 110
VESSEL: Final = 60
SPARE: Final = 25
"""Of a kind of which there are enough."""

# Treasures.
COIN_USE: Final = 80
COINS_USED: Final = 6
SEAL: Final = 260
MARKERS: Final = 130
MANDATE: Final = 110
OPEN_TITLE: Final = 25
"""By point of a title, sealed or not."""
