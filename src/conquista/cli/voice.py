"""Who speaks at a table of the terminal, and what the players are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conquista.kernel.game import Game
from conquista.kernel.record import Header
from conquista.texts import Voice


def voice_of(game: Game[Any, Any], header: Header, colours: Sequence[str | None], tongue: str) -> Voice:
    """Players go by their names, and by their colours where they have none; at last by their number."""
    voice = Voice(tongue, game, colours=colours)
    voice.players = [
        seat.name or (voice.name("colour", colour) if colour else voice.say("player", number=number))
        for number, (seat, colour) in enumerate(zip(header.seats, colours, strict=True), 1)
    ]
    return voice
