"""What bots thought, over HTTP. It speaks of what is hidden: while a match is in play, only its table can allow it."""

from __future__ import annotations

import msgspec
from litestar import get

from conquista.bots.thought import Thought
from conquista.server.hub import Hub
from conquista.server.messages import KeptThought
from conquista.server.room import NotAllowed
from conquista.server.routes import TableName, errors, find
from conquista.server.services import Services


@get(
    "/api/tables/{name:str}/thoughts",
    summary="What bots thought of their turns: of a finished match, or where they think aloud",
    responses=errors(400, 404, 409),
)
async def thoughts(hub: Hub, services: Services, name: TableName) -> list[KeptThought]:
    """Entry numbers are told at the end alone."""
    room = await find(hub, name)
    is_over = room.status in ("over", "ended")
    if not is_over and not room.table["aloud"]:
        raise NotAllowed(
            "what bots think is told when the match is over; at this table they do not think aloud"
        )
    rows = await services.read(lambda: services.store.thoughts(room.id))
    return [
        KeptThought(
            row["seat"], row["entry"] if is_over else None, msgspec.json.decode(row["thought"], type=Thought)
        )
        for row in rows
    ]


THOUGHT_ROUTES = [thoughts]
