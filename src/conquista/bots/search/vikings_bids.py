"""Where armies do most good in WAR Vikings, where ships lead to more than the neighbours."""

from __future__ import annotations

from conquista.bots.search.land_bids import Bids
from conquista.bots.search.land_outlook import cost
from conquista.bots.search.taste import CARD, GARRISON, ONWARD, PRICE
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.kernel.bit import BIT


class VikingsBids(Bids):
    __slots__ = ("_view",)

    _view: VikingsOutlook

    def __init__(self, outlook: VikingsOutlook) -> None:
        Bids.__init__(self, outlook)
        self._view = outlook

    def _takings(self, territory: int, armies: int) -> int:
        """By land, or over the sea from a port with a ship."""
        outlook = self._view
        land = outlook.land
        sea: bool = outlook.by_sea(territory)
        price: int = outlook.army * outlook.taste[PRICE] // 1000
        card: int = outlook.taste[CARD] if self.card else 0
        taken: int = 0
        total: int = 0
        left: int = 1000 * armies
        while left >= 2000:
            best: int = -1
            most: int = 0
            likely: int = 0
            for k in range(outlook.ways(territory, sea)):
                other: int = outlook.way(territory, sea, k)
                if land.owner[other] == outlook.me or taken >> k & 1:
                    continue
                chance: int = outlook.chance(left // 1000, land.armies[other])
                if sea:
                    chance = chance * outlook.opening(territory, other) // 1000
                gain: int = (
                    chance * (outlook.worth[other] + card) - price * cost(outlook, land.armies[other])
                ) // 1000
                if gain > most:
                    best = k
                    most = gain
                    likely = chance
            if best < 0:
                break
            total += most
            if likely < outlook.taste[ONWARD]:
                break
            card = 0
            taken |= BIT << best
            left -= cost(outlook, land.armies[outlook.way(territory, sea, best)]) + outlook.taste[GARRISON]
        return total
