"""The places of what a taste says: numbers in thousandths that tell a quick player what is worth how much.

Those of the games of territories and armies come first; a game's own begin at `OWN`.
"""

from typing import Final

ARMY: Final = 0
RUNAWAY: Final = 1
LAND: Final = 2
BONUS: Final = 3
WANTED: Final = 4
NEARLY: Final = 5
BREAK: Final = 6
LEADER: Final = 7
VICTIM: Final = 8
LAST: Final = 9
HUNT: Final = 10
EASE: Final = 11
SPARE: Final = 12
GARRISON: Final = 13
CARD: Final = 14
LEAST: Final = 15
MOST: Final = 16
EAGER: Final = 17
DANGER: Final = 18
PRICE: Final = 19
ALREADY: Final = 20
GUARD: Final = 21
STAY: Final = 22
FOCUS: Final = 23
"""What a plan adds to what it aims at; nothing that a player without a plan looks at."""
HOLD: Final = 24
"""What a territory is worth to be held, of what it is worth to be taken."""
EXPECT: Final = 25
"""Armies that a neighbour may place before it attacks."""
ONWARD: Final = 26
"""The least chance of a conquest after which armies are counted on to go on."""
OWN: Final = 27

MOST_TASTES: Final = 48
