"""Actions, events and views as bytes, for whoever sits at the other end of a connection."""

from __future__ import annotations

from typing import Any

import msgspec

from conquista.kernel.action import Action
from conquista.kernel.event import Event
from conquista.kernel.game import Game
from conquista.kernel.jsontext import decode_json
from conquista.kernel.view import View


def encode(thing: Action | Event | View) -> bytes:
    return msgspec.json.encode(thing)


def decode_action(game: Game[Any, Any], data: bytes) -> Action:
    return game.read_action(decode_json(data))


def decode_event(game: Game[Any, Any], data: bytes) -> Event:
    return game.read_event(decode_json(data))


def decode_view(game: Game[Any, Any], data: bytes) -> View:
    view: View = game.read_view(decode_json(data))
    return view
