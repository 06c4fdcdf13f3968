"""Who may have which objective in War II."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.land_beliefs import LandBeliefs
from conquista.games.war2.components import components
from conquista.games.war2.phase import NO_COLOUR

_PARTS = components()
_TABLE = _PARTS.objective_table
_CENTRES = frozenset(_PARTS.territories.index(name) for name in _PARTS.centres)


class War2Beliefs(LandBeliefs):
    def __init__(self, colours: Sequence[str | None]) -> None:
        super().__init__(len(colours), _TABLE.cards)
        self._colours = list(colours)

    def asks_for(self, card: int, territory: int, owner: int | None) -> bool:
        colour = _TABLE.destroy[card]
        if colour != NO_COLOUR:
            return owner is not None and self._colours[owner] == _PARTS.colours[colour]
        if _TABLE.centres[card] and territory in _CENTRES:
            return True
        named = _TABLE.whole[card] | _TABLE.majority[card]
        return bool(named >> _PARTS.board.continent[territory] & 1)
