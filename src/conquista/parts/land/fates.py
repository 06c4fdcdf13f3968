"""What became of a player, and how a match ended."""

from typing import Final

IN_PLAY: Final = 0
ELIMINATED: Final = 1
SURRENDERED: Final = 2
FATES: Final = ("in_play", "eliminated", "surrendered")

RUNNING: Final = 0
BY_OBJECTIVE: Final = 1
BY_LAST_IN_PLAY: Final = 2
BY_ROUND_LIMIT: Final = 3
ENDINGS: Final = ("", "objective", "last_in_play", "round_limit")
