"""The maps that are committed, and the boards that they must show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.maps.board import Board, read_board

from conquista.kernel.datafile import read_toml

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = ("war", "war2", "vikings")


def path_of(game: str) -> Path:
    return FOLDER / game / "map.json"


def read_map(game: str) -> Any:
    return json.loads(path_of(game).read_text("utf-8"))


def board_of(game: str) -> Board:
    return read_board(read_toml(f"conquista.games.{game}", "data/board.toml"))
