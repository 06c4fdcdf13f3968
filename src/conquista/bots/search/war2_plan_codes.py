"""The plans that only War II has, written as one int with those of plan_codes.py."""

from typing import Final

SAVE: Final = 1 << 10
"""Play no cards before the attacks."""
RAID_ON: Final = 1 << 11
"""Bomb a territory first: which one stands in the place of what a plan aims at."""
TAKE: Final = 1 << 12
"""Claim a territory, in the setup."""
PURSUE: Final = 1 << 13
"""Go after what the objective asks for."""
