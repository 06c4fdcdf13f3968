"""Who may have which objective, from what they conquered: Bayes' rule with a simple model of a conqueror."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

PULL = 2.0
"""How many times more often a player takes a territory that his objective asks for than another one."""

Owners = Sequence[int | None]


class LandBeliefs(ABC):
    """Of each seat and objective, how likely what was seen of the seat is under it, the likeliest 1."""

    def __init__(self, seats: int, cards: int) -> None:
        self.likelihood = [[1.0] * cards for _ in range(seats)]

    @abstractmethod
    def asks_for(self, card: int, territory: int, owner: int | None) -> bool:
        """Whether taking a territory from its owner serves an objective more than taking another one does."""

    def see(self, seat: int, before: Owners, after: Owners) -> bool:
        """Learn from what a seat took; false if it took nothing."""
        taken = [t for t, owner in enumerate(after) if owner == seat != before[t]]
        if not taken:
            return False
        others = [t for t, owner in enumerate(before) if owner != seat]
        seen = self.likelihood[seat]
        for card in range(len(seen)):
            wanted = {t for t in others if self.asks_for(card, t, before[t])}
            ways = len(others) + (PULL - 1.0) * len(wanted)
            for territory in taken:
                seen[card] *= (PULL if territory in wanted else 1.0) / ways
        most = max(seen)
        self.likelihood[seat] = [each / most for each in seen]
        return True
