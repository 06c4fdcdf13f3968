"""Actions, events and views as bytes, for whoever sits at the other end of a connection."""

from __future__ import annotations

from typing import Any

import msgspec

from conquista.kernel.action import Action
from conquista.kernel.errors import BadMessage
from conquista.kernel.event import Event
from conquista.kernel.game import Game
from conquista.kernel.view import View


def encode(thing: Action | Event | View) -> bytes:
    return msgspec.json.encode(thing)


def decode_action(game: Game[Any, Any], data: bytes) -> Action:
    return game.read_action(_json(data))


def decode_event(game: Game[Any, Any], data: bytes) -> Event:
    return game.read_event(_json(data))


def decode_view(game: Game[Any, Any], data: bytes) -> View:
    view: View = game.read_view(_json(data))
    return view


def _json(data: bytes) -> Any:
    if not isinstance(data, (bytes, bytearray, memoryview, str)):
        raise BadMessage(f"a message is bytes, not {type(data).__name__}")
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(f"a message is JSON: {error}") from None
