"""Where armies do most good in WAR Vikings, where ships lead to more than the neighbours."""

from __future__ import annotations

from conquista.bots.search.land_bids import Bids
from conquista.bots.search.vikings_outlook import VikingsOutlook


class VikingsBids(Bids):
    __slots__ = ("_view",)

    _view: VikingsOutlook

    def __init__(self, outlook: VikingsOutlook) -> None:
        Bids.__init__(self, outlook)
        self._view = outlook

    def _find_targets(self, territory: int) -> None:
        """By land, or over the sea from a port with a ship."""
        outlook = self._view
        sea: bool = outlook.by_sea(territory)
        for k in range(outlook.ways(territory, sea)):
            other: int = outlook.way(territory, sea, k)
            if outlook.land.owner[other] != outlook.me:
                self._add_target(territory, other, outlook.opening(territory, other) if sea else 1000)
