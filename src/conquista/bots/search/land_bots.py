"""Planning players of games of territories and armies, in every style."""

from __future__ import annotations

from typing import ClassVar

from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.land_mind import LandMind
from conquista.bots.search.land_styles import Avenger, Builder, Diplomat, Raider, Style
from conquista.kernel.box import Box

STYLES: dict[str, type[Style]] = {
    "builder": Builder,
    "raider": Raider,
    "avenger": Avenger,
    "diplomat": Diplomat,
}


class LandBot(PlanningBot):
    """`budget`: how many turns it plays out in imagination for each of its own."""

    mind: ClassVar[type[LandMind]]
    budget: ClassVar[int]
    trained: ClassVar[bool] = True
    style: ClassVar[type[Style] | None] = None

    def __init__(self, box: Box) -> None:
        style = self.style() if self.style else None
        super().__init__(box, self.mind(trained=self.trained, style=style), self.budget)


def in_styles(bot: type[LandBot]) -> dict[str, type[LandBot]]:
    """The same player in each style."""
    return {
        name: type(f"{style.__name__}{bot.__name__}", (bot,), {"style": style})
        for name, style in STYLES.items()
    }
