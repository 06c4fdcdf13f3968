"""How many there are of everything, and the numbers of things that the rules name one by one."""

from typing import Final

MOST_PLAYERS: Final = 5
NOBODY_HERE: Final = 7
"""Stands for a seat where nobody is."""
LOCATIONS: Final = 22
NOWHERE: Final = 31
REGIONS: Final = 6
ROUTES: Final = 40
MOST_ROUTES: Final = 8
"""From one location."""
GOODS: Final = 5
GUILDS: Final = 6
NO_GUILD: Final = 7
RANKS: Final = 3
VESSELS: Final = 3
NO_VESSEL: Final = 3
MONSTERS: Final = 2
PAWNS: Final = 3
"""Of each player."""
ALL_PAWNS: Final = MOST_PLAYERS * PAWNS
UNITS: Final = ALL_PAWNS + MONSTERS
"""Pawns by seat, then the monsters."""
TILES: Final = 24
NO_TILE: Final = 24
EPOCHS: Final = 4
"""That have tiles; the fifth is the end."""
LANDSCAPES: Final = 4
UNSEEN: Final = 4
"""The back of a tile that nobody has seen."""
SCROLLS: Final = 6
BEADS: Final = 4
"""Values of beads: 2 to 5 stand at 0 to 3."""
LEAST_BEAD: Final = 2
WRITS: Final = 32
MOST_OPTIONS: Final = 3
CARDS: Final = 11
TRIPLES: Final = 10
SHELF_ROOM: Final = 4
CART_ROOM: Final = 3
BARN_ROOM: Final = 10
ROSARY_ROOM: Final = 7
CHICKEN_ROOM: Final = 4
ROW_ROOM: Final = 6
FARM_ROOM: Final = 10
MILITARY_SPACES: Final = 3
VOYAGE_SPACES: Final = 7

# Goods, in the order in which prices are paid.
SALTPETER: Final = 0
SULFUR: Final = 1
IRON: Final = 2
WOOD: Final = 3
FOOD: Final = 4

# Guilds and characters.
FARMER: Final = 0
MERCHANT: Final = 1
ALCHEMIST: Final = 2
KNIGHT: Final = 3
NOBLE: Final = 4
MONK: Final = 5

# What can be done with a guild.
TRADE: Final = 0
PUSH: Final = 1
PULL: Final = 2

# Types of location.
OUTPOST: Final = 0
FARM: Final = 1
TOWN: Final = 2
FEUDUM: Final = 3

# Vessels and routes; a vessel has the number of its route.
SHIP: Final = 0
SUB: Final = 1
FLIGHT: Final = 2
ROAD: Final = 3
FERRY: Final = 4
BARREL: Final = 3
"""Among the inventions: after the vessels."""

SERPENT: Final = 0
BEHEMOTH: Final = 1

# Where the vessel of a step comes from.
NO_SOURCE: Final = 0
UNDER: Final = 1
ABANDONED: Final = 2
OWN: Final = 3

# Landscapes.
ORCHARD: Final = 0
ARCHERY: Final = 1
SILVER: Final = 2
SULFUR_MINE: Final = 3

# Markers on a location that can be starved.
SUBJECT: Final = 0
SERF: Final = 1

# Cards.
MIGRATE: Final = 0
REPEAT: Final = 1
MOVE: Final = 2
INFLUENCE: Final = 3
TAX: Final = 4
EXPLORE: Final = 5
HARVEST: Final = 6
IMPROVE: Final = 7
CONQUER: Final = 8
DEFEND: Final = 9
GUILD: Final = 10
NO_CARD: Final = 15

REGULAR: Final = 0
SPECIAL: Final = 1
FORGO: Final = 2

# What lies on a pouch.
EMPTY: Final = 0
EXTRA: Final = 1
"""Saltpeter: a fifth card."""
SEQUENCE: Final = 2
"""Sulfur: two cards in one turn."""

# What a mandate gives.
GAIN_ATTACK: Final = 0
GAIN_SHILLINGS: Final = 1
GAIN_VESSEL: Final = 2
GAIN_GOODS: Final = 3
GAIN_MARKERS: Final = 4
GAIN_SEALS: Final = 5
GAIN_BEADS: Final = 6
GAIN_POINTS: Final = 7
ANY_VESSEL: Final = 3

# What a title counts.
COUNTS_BARREL: Final = 0
COUNTS_MONSTERS: Final = 1
COUNTS_LOCATIONS: Final = 2
COUNTS_TYPE: Final = 3
COUNTS_MASTERSHIPS: Final = 4
COUNTS_LANDSCAPES: Final = 5
COUNTS_REGIONS: Final = 6
COUNTS_DISCS: Final = 7
