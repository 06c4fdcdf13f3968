"""What a taste says in War alone."""

from typing import Final

from conquista.bots.search.taste import OWN

HOLD: Final = OWN
"""What a territory is worth to be held, of what it is worth to be taken."""
EXPECT: Final = OWN + 1
"""Armies that a neighbour may place before it attacks."""
ONWARD: Final = OWN + 2
"""The least chance of a conquest after which armies are counted on to go on."""
