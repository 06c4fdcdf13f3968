"""Who may have which objective in War, from what they conquered: Bayes' rule with a simple model of a conqueror."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.games.war.components import components
from conquista.games.war.phase import CONTINENTS, DESTROY

_PARTS = components()
_TABLE = _PARTS.objective_table
PULL = 2.0
"""How many times more often a player takes a territory that his objective asks for than another one."""

Owners = Sequence[int | None]


class Beliefs:
    """Of each seat and objective, how likely what was seen of the seat is under it, the likeliest 1."""

    def __init__(self, colours: Sequence[str | None]) -> None:
        self._colours = list(colours)
        self.likelihood = [[1.0] * _TABLE.cards for _ in colours]

    def see(self, seat: int, before: Owners, after: Owners) -> bool:
        """Learn from what a seat took; false if it took nothing."""
        taken = [t for t, owner in enumerate(after) if owner == seat != before[t]]
        if not taken:
            return False
        others = [t for t, owner in enumerate(before) if owner != seat]
        seen = self.likelihood[seat]
        for card in range(_TABLE.cards):
            wanted = {t for t in others if self._asks_for(card, t, before[t])}
            ways = len(others) + (PULL - 1.0) * len(wanted)
            for territory in taken:
                seen[card] *= (PULL if territory in wanted else 1.0) / ways
        most = max(seen)
        self.likelihood[seat] = [each / most for each in seen]
        return True

    def _asks_for(self, card: int, territory: int, owner: int | None) -> bool:
        """Whether taking a territory from its owner serves an objective more than taking another one does."""
        if _TABLE.kind[card] == CONTINENTS:
            return bool(_TABLE.what[card] >> _PARTS.board.continent[territory] & 1)
        if _TABLE.kind[card] == DESTROY:
            return owner is not None and self._colours[owner] == _PARTS.colours[_TABLE.what[card]]
        return False
