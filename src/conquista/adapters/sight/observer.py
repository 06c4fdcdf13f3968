"""What a seat may know, as a row of numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from conquista.adapters.sight.feudum import feudum
from conquista.adapters.sight.parts import Fields, Vector
from conquista.adapters.sight.reinos import reinos
from conquista.adapters.sight.vikings import vikings
from conquista.adapters.sight.war import war
from conquista.adapters.sight.war2 import war2
from conquista.kernel.errors import BadMessage, BadSetup
from conquista.kernel.game import Game
from conquista.kernel.view import View

SIGHTS: dict[str, Callable[[int], Fields]] = {
    "war": war,
    "war2": war2,
    "vikings": vikings,
    "reinos": reinos,
    "feudum": feudum,
}
"""By game: the parts of its view with so many players."""


class Observer:
    """Writes the views of one game, with so many players, as rows of numbers of one length.

    It sees views and nothing else. Different views give different rows.
    """

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        if game.id not in SIGHTS:
            raise BadSetup(f"views of {game.id} cannot be observed; those of {', '.join(SIGHTS)} can")
        self.game = game
        self.players = players
        self._fields = SIGHTS[game.id](players)
        self.size = self._fields.size

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number says: `armies[brasil]`, `owners[brasil]=2`, `battle?`, `battle.source=peru`."""
        return tuple(name[1:] for name in self._fields.names())

    def observe(self, view: View) -> Vector:
        if type(view) is not self.game.view_type or len(view.colours) != self.players:
            raise BadMessage(f"only views of {self.game.id} with {self.players} players can be observed here")
        row: Vector = np.zeros(self.size, np.float32)
        self._fields.write(view, row, 0)
        return row
