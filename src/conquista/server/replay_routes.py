"""Replays over HTTP: an outline with all that was told, and views of the positions that are looked at."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Parameter
from litestar.response import Response

from conquista.kernel.action import snake
from conquista.kernel.errors import BadMessage, IllegalAction
from conquista.kernel.reel import Reel
from conquista.server.hub import Hub
from conquista.server.messages import Refusal, ReplayOutline, ReplayViews, TableView, Trouble
from conquista.server.replays import LONGEST_RECORD, Brought, Misfit, Replays, table_of
from conquista.server.routes import OF_CHANGING, TableName, errors, find

MOST_VIEWS = 128
"""Positions that one request may ask for."""

Viewer = Annotated[int | None, Parameter(ge=0, le=7, description="As this seat saw it; else as everybody did.")]
Begin = Annotated[int, Parameter(ge=0, description="The first position: so many entries have been played.")]
End = Annotated[int, Parameter(ge=0, description=f"The last position, at most {MOST_VIEWS} in all.")]
RecordName = Annotated[str, Parameter(max_length=64, description="What the server called the record.")]
OF_REPLAYS = errors(400, 404, 409)

packed = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=4, minimum_size=4096),
)


@get(
    "/api/tables/{name:str}/replay",
    summary="A finished match, and all that a viewer was told of it",
    responses=OF_REPLAYS,
    middleware=[packed],
)
async def table_replay(
    request: Request[Any, Any, Any], hub: Hub, replays: Replays, name: TableName, seat: Viewer = None
) -> ReplayOutline:
    room = await find(hub, name)
    reel = await replays.of_table(room)
    return await asyncio.to_thread(_outline, reel, room.view_for(request.state.guest), seat)


@get(
    "/api/tables/{name:str}/replay/views",
    summary="How a finished match looked at some positions",
    responses=OF_REPLAYS,
    middleware=[packed],
)
async def table_views(
    hub: Hub, replays: Replays, name: TableName, begin: Begin, end: End, seat: Viewer = None
) -> ReplayViews:
    reel = await replays.of_table(await find(hub, name))
    return await asyncio.to_thread(_views, reel, seat, begin, end)


@post(
    "/api/replays",
    status_code=200,
    summary="Check a record that is in the body, and get its outline. It is kept in memory for a while",
    responses=OF_CHANGING,
    request_max_body_size=LONGEST_RECORD,
    middleware=[packed],
)
async def bring(
    request: Request[Any, Any, Any], replays: Replays, seat: Viewer = None
) -> Response[ReplayOutline] | Response[Trouble]:
    try:
        brought = await replays.bring(await request.body())
    except Misfit as misfit:
        return Response(_trouble(misfit), status_code=400)
    return Response(await asyncio.to_thread(_outline, brought.reel, table_of(brought), seat))


@get(
    "/api/replays/{name:str}",
    summary="A record that was brought before, while it is in memory",
    responses=OF_REPLAYS,
    middleware=[packed],
)
async def record_replay(replays: Replays, name: RecordName, seat: Viewer = None) -> ReplayOutline:
    reel = _brought(replays, name)
    return await asyncio.to_thread(_outline, reel, table_of(Brought(name, reel)), seat)


@get(
    "/api/replays/{name:str}/views",
    summary="How a record that was brought looked at some positions",
    responses=OF_REPLAYS,
    middleware=[packed],
)
async def record_views(
    replays: Replays, name: RecordName, begin: Begin, end: End, seat: Viewer = None
) -> ReplayViews:
    return await asyncio.to_thread(_views, _brought(replays, name), seat, begin, end)


def _brought(replays: Replays, name: str) -> Reel[Any, Any]:
    reel = replays.brought(name)
    if reel is None:
        raise NotFoundException("the record is not in memory any more; bring it again")
    return reel


def _outline(reel: Reel[Any, Any], table: TableView, seat: int | None) -> ReplayOutline:
    natures: dict[str, str] = {
        snake(kind.__name__): kind.nature for kind in reel.game.event_types if kind.nature
    }
    return ReplayOutline(table, reel.first, reel.last, natures, reel.heard(seat))


def _views(reel: Reel[Any, Any], seat: int | None, begin: int, end: int) -> ReplayViews:
    """The first view whole; of each later one what differs from the one before."""
    if end - begin >= MOST_VIEWS:
        raise BadMessage(f"{end - begin + 1} positions are asked for; at most {MOST_VIEWS} are given at once")
    found: list[dict[str, Any]] = [msgspec.to_builtins(view) for view in reel.views(seat, begin, end)]
    changes = [
        {name: value for name, value in view.items() if value != before[name]}
        for before, view in pairwise(found)
    ]
    return ReplayViews(begin, [found[0], *changes])


def _trouble(misfit: Misfit) -> Trouble:
    error = misfit.error
    details: dict[str, Any] = {"part": misfit.part, "reason": error.reason}
    if error.entry is not None:
        details["entry"] = error.entry
    if isinstance(error.__cause__, IllegalAction):
        clause, parameters = error.__cause__.clause, error.__cause__.parameters
        details["refusal"] = msgspec.to_builtins(Refusal(clause, dict(parameters)))
    return Trouble(str(error), [details])


REPLAY_ROUTES = [table_replay, table_views, bring, record_replay, record_views]
