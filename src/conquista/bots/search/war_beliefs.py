"""Who may have which objective in War."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.land_beliefs import LandBeliefs
from conquista.games.war.components import components
from conquista.games.war.phase import CONTINENTS, DESTROY

_PARTS = components()
_TABLE = _PARTS.objective_table


class Beliefs(LandBeliefs):
    def __init__(self, colours: Sequence[str | None]) -> None:
        super().__init__(len(colours), _TABLE.cards)
        self._colours = list(colours)

    def asks_for(self, card: int, territory: int, owner: int | None) -> bool:
        if _TABLE.kind[card] == CONTINENTS:
            return bool(_TABLE.what[card] >> _PARTS.board.continent[territory] & 1)
        if _TABLE.kind[card] == DESTROY:
            return owner is not None and self._colours[owner] == _PARTS.colours[_TABLE.what[card]]
        return False
