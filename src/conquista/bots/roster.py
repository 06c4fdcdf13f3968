"""The bots on offer, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conquista.bots.bot import Bot
from conquista.bots.greedy.war import WarGreedyBot
from conquista.bots.random import BrawlerBot, RandomBot
from conquista.kernel.box import Box
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game

Maker = Callable[[Box], Bot]

EVERYWHERE: dict[str, Maker] = {"random": RandomBot, "brawler": BrawlerBot}
OF_GAME: dict[str, dict[str, Maker]] = {"war": {"greedy": WarGreedyBot}}


def bots_for(game: Game[Any, Any]) -> dict[str, Maker]:
    return {**EVERYWHERE, **OF_GAME.get(game.id, {})}


def bot_called(name: str, game: Game[Any, Any]) -> Maker:
    known = bots_for(game)
    if name not in known:
        raise BadSetup(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    return known[name]
