"""Matches that are over, for pages that tell of them."""

from __future__ import annotations

import time
from typing import Any

from conquista.client import Client

NAMES = ["Ana", "Caxias", "Lúcia", "Aimoré", "Bruno", "Iara"]
LONG = 180.0


def bots_match(
    address: str, game: str, players: int, bot: str = "greedy", cookie: str = "", **options: int
) -> dict[str, Any]:
    """A match that bots have played to its end."""
    with Client(address, cookie) as host:
        seats = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[:players]]
        table = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
        host.start(table)
        deadline = time.monotonic() + LONG
        while table["status"] != "over":
            assert time.monotonic() < deadline, "the bots have not come to an end"
            time.sleep(0.2)
            table = host.ask("GET", f"/api/tables/{table['id']}")
        return dict(table)
