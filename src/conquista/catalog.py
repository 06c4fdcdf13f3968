"""The games on offer. The only module that imports them all."""

from __future__ import annotations

from typing import Any

from conquista.games.feudum.game import Feudum
from conquista.games.reinos.game import Reinos
from conquista.games.vikings.game import Vikings
from conquista.games.war.game import War
from conquista.games.war2.game import War2
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game
from conquista.kernel.record import Record, read_entries, read_header, split

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (War(), War2(), Vikings(), Reinos(), Feudum())}


def game_called(name: str) -> Game[Any, Any]:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def read_record(text: str) -> tuple[Game[Any, Any], Record]:
    """A record with its game. Raises BadRecord naming the entry that cannot be read."""
    first, rest = split(text)
    header = read_header(first)
    game = game_called(header.game)
    return game, Record(header, read_entries(game, rest))
