"""The bots on offer, by name; and bots of one's own, by where they are found."""

from __future__ import annotations

import importlib
import importlib.util
import os
from functools import cache
from pathlib import Path
from typing import Any

from conquista.bots.baselines.angry import AngryBot
from conquista.bots.baselines.continental import ContinentalBot
from conquista.bots.baselines.mars import MarsBot
from conquista.bots.bot import Bot, Maker
from conquista.bots.feudum.grabber import FeudumGrabberBot
from conquista.bots.greedy.feudum import FeudumGreedyBot
from conquista.bots.greedy.reinos import ReinosGreedyBot
from conquista.bots.greedy.vikings import VikingsGreedyBot
from conquista.bots.greedy.war import WarGreedyBot
from conquista.bots.greedy.war2 import War2GreedyBot
from conquista.bots.kingdoms.solver import ReinosSolverBot
from conquista.bots.levels import offers_for
from conquista.bots.random import BrawlerBot, RandomBot
from conquista.bots.search.reinos_bots import ReinosSearchBot
from conquista.bots.search.vikings_bots import VikingsUntrainedBot
from conquista.bots.search.war2_bots import War2UntrainedBot
from conquista.bots.search.war_bots import WarUntrainedBot
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game

EVERYWHERE: dict[str, Maker] = {"random": RandomBot, "brawler": BrawlerBot}
OF_GAME: dict[str, dict[str, Maker]] = {
    "war": {"greedy": WarGreedyBot},
    "war2": {"greedy": War2GreedyBot},
    "vikings": {"greedy": VikingsGreedyBot},
    "reinos": {"greedy": ReinosGreedyBot, "search": ReinosSearchBot, "solver": ReinosSolverBot},
    "feudum": {"grabber": FeudumGrabberBot, "greedy": FeudumGreedyBot},
}
BASELINES: dict[str, dict[str, Maker]] = {
    "war": {"angry": AngryBot, "mars": MarsBot, "continental": ContinentalBot, "untrained": WarUntrainedBot},
    "war2": {"untrained": War2UntrainedBot},
    "vikings": {"untrained": VikingsUntrainedBot},
}
"""Published ways to play and what was not trained, to measure others by: for the arena, not offered at a table."""
EXTRA = "CONQUISTA_EXTRA_BOTS"
"""A host's own bots: `name=module:Class` or `name=file.py:Class`, commas between."""


def bots_for(game: Game[Any, Any]) -> dict[str, Maker]:
    """Those on offer to somebody who wants to play: levels and styles, then those without a rank."""
    ranked = {name: offer.maker for name, offer in offers_for(game.id).items()}
    extra = _extra_bots(os.environ.get(EXTRA, ""))
    return {**ranked, **EVERYWHERE, **OF_GAME.get(game.id, {}), **extra}


def all_bots(game: Game[Any, Any]) -> dict[str, Maker]:
    """Those on offer, and the baselines."""
    return {**bots_for(game), **BASELINES.get(game.id, {})}


def bot_called(name: str, game: Game[Any, Any]) -> Maker:
    known = all_bots(game)
    if name not in known:
        raise BadSetup(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    return known[name]


def heir_in(game: Game[Any, Any]) -> str:
    """The bot that plays on for somebody who left, where the table wants that."""
    return "greedy" if "greedy" in bots_for(game) else "random"


def bot_found(name: str, game: Game[Any, Any]) -> Maker:
    """A bot by its name, or by its place: `file.py:Class` or `module:Class`. For one's own machine alone."""
    return _bot_at(name) if ":" in name else bot_called(name, game)


@cache
def _extra_bots(text: str) -> dict[str, Maker]:
    pairs = (part.partition("=") for part in text.split(",") if part.strip())
    return {name.strip(): _bot_at(place.strip()) for name, _, place in pairs}


@cache
def _bot_at(place: str) -> Maker:
    source, _, name = place.rpartition(":")
    try:
        module = _module_in(Path(source)) if source.endswith(".py") else importlib.import_module(source)
        found = getattr(module, name)
    except (ImportError, OSError, AttributeError, ValueError) as error:
        raise BadSetup(f"there is no bot at {place!r}: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(f"{place} is not a class derived from conquista.Bot")
    return found


def _module_in(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.exists():
        raise ImportError(f"{file} cannot be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
