"""Who may have which objective in WAR Vikings, from what they conquered."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.search.land_beliefs import LandBeliefs
from conquista.games.vikings.components import components, objective_table
from conquista.games.vikings.phase import NO_COLOUR

_PARTS = components()


class VikingsBeliefs(LandBeliefs):
    def __init__(self, colours: Sequence[str | None]) -> None:
        self._table = objective_table(len(colours))
        super().__init__(len(colours), self._table.cards)
        self._colours = list(colours)

    def asks_for(self, card: int, territory: int, owner: int | None) -> bool:
        table = self._table
        if table.destroy[card] != NO_COLOUR:
            return owner is not None and self._colours[owner] == _PARTS.colours[table.destroy[card]]
        places = table.named[card] | table.ship_in[card] | table.commander_in[card]
        if table.ports[card]:
            places |= _PARTS.sea.ports
        return bool(places >> territory & 1 or table.whole[card] >> _PARTS.board.continent[territory] & 1)
