"""The levels and styles that people choose from, by game. A level stands here only if measurement supports it.

A level is shipped when it clearly beats the one below: docs/bots.md says how that is measured. Ratings are OpenSkill's,
from the arena; those of one game can be compared with one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from conquista.bots.bot import Maker
from conquista.bots.feudum.grabber import FeudumGrabberBot
from conquista.bots.greedy.feudum import FeudumGreedyBot
from conquista.bots.greedy.reinos import ReinosGreedyBot
from conquista.bots.greedy.vikings import VikingsGreedyBot
from conquista.bots.greedy.war import WarGreedyBot
from conquista.bots.greedy.war2 import War2GreedyBot
from conquista.bots.random import BrawlerBot
from conquista.bots.search.feudum_bots import FeudumGeneralBot
from conquista.bots.search.land_bots import LandBot, in_styles
from conquista.bots.search.vikings_bots import VikingsGeneralBot
from conquista.bots.search.war2_bots import War2GeneralBot
from conquista.bots.search.war_bots import WarGeneralBot
from conquista.bots.wavering import wavering

Kind = Literal["level", "style", "other"]

LEVEL_NAMES = ("recruta", "soldado", "capitao", "general")
"""From the weakest to the strongest. Not every game has all of them."""
STYLE_NAMES = ("builder", "raider", "avenger", "diplomat")

_AVERAGE = 25.0
_POINTS = 24
"""For each unit of OpenSkill's mean, so that ratings spread about as far as people are used to."""


class Offer(NamedTuple):
    """A bot under the name of its level or style, and its measured rating: OpenSkill's mean."""

    maker: Maker
    rating: float

    @property
    def points(self) -> int:
        """The rating as people know it from chess: 1500 is the mean of those that were measured."""
        return round(1500 + _POINTS * (self.rating - _AVERAGE))


def _styles(general: type[LandBot], ratings: tuple[float, ...]) -> dict[str, Offer]:
    """The ratings stand in the order of STYLE_NAMES."""
    makers = in_styles(general)
    return {name: Offer(makers[name], rating) for name, rating in zip(STYLE_NAMES, ratings, strict=True)}


LEVELS: Mapping[str, Mapping[str, Offer]] = {
    "war": {
        "recruta": Offer(BrawlerBot, 16.9),
        "soldado": Offer(wavering(WarGreedyBot, 60), 18.4),
        "capitao": Offer(WarGreedyBot, 21.4),
        "general": Offer(WarGeneralBot, 43.5),
    },
    "war2": {
        "recruta": Offer(BrawlerBot, 18.0),
        "soldado": Offer(wavering(War2GreedyBot, 50), 19.0),
        "capitao": Offer(War2GreedyBot, 27.3),
        "general": Offer(War2GeneralBot, 35.4),
    },
    "vikings": {
        "recruta": Offer(BrawlerBot, 17.4),
        "soldado": Offer(wavering(VikingsGreedyBot, 50), 18.2),
        "capitao": Offer(VikingsGreedyBot, 23.8),
        "general": Offer(VikingsGeneralBot, 40.5),
    },
    "reinos": {"capitao": Offer(ReinosGreedyBot, 25.6)},
    "feudum": {
        "recruta": Offer(BrawlerBot, -17.2),
        "soldado": Offer(FeudumGrabberBot, 6.3),
        "capitao": Offer(FeudumGreedyBot, 47.1),
        "general": Offer(FeudumGeneralBot, 69.7),
    },
}
STYLES: Mapping[str, Mapping[str, Offer]] = {
    "war": _styles(WarGeneralBot, (38.6, 41.2, 41.3, 40.4)),
    "war2": _styles(War2GeneralBot, (38.1, 39.5, 33.5, 34.4)),
    "vikings": _styles(VikingsGeneralBot, (39.4, 41.0, 35.4, 39.1)),
}


def offers_for(game: str) -> dict[str, Offer]:
    """Levels, the weakest first, then styles."""
    return {**LEVELS.get(game, {}), **STYLES.get(game, {})}


def kind_of(bot: str, game: str) -> Kind:
    if bot in LEVELS.get(game, {}):
        return "level"
    return "style" if bot in STYLES.get(game, {}) else "other"
