"""The places of what a taste says in War II, beyond those of all games of territories and armies."""

from typing import Final

from conquista.bots.search.taste import OWN

CENTRE: Final = OWN
CENTRE_WANTED: Final = OWN + 1
MAJORITY: Final = OWN + 2
BREAK_MAJORITY: Final = OWN + 3
SPY: Final = OWN + 4
"""What it is worth to take the territory of somebody's Information Centre."""
BOMB: Final = OWN + 5
"""What a destroyed army of anybody is worth."""
FEAR: Final = OWN + 6
"""And how much more, if it stands next to one's own territory."""
CLUSTER: Final = OWN + 7
"""What an own neighbour adds to a vacant territory."""
STRANDED: Final = OWN + 8
"""So many armies inland are worth two cards."""
KEEP: Final = OWN + 9
"""What a use of cards must promise, as long as the hand has room for new ones."""
RUSH: Final = OWN + 10
"""How much less chance an attack needs, the nearer the goal is."""
FORWARD: Final = OWN + 11
"""How much more must be to take around the old place than around the conquered one, to stay."""
