"""The HTTP API."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, delete, get, patch, post, put
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response
from prometheus_client import generate_latest

from conquista.analysis.report import Report
from conquista.bots.bot import Maker
from conquista.bots.levels import kind_of, offers_for
from conquista.bots.roster import bots_for
from conquista.catalog import GAMES
from conquista.kernel.game import Game
from conquista.kernel.option import Choice, Option
from conquista.server import kept, mine, seating
from conquista.server.hub import Hub
from conquista.server.messages import (
    BotView,
    CheckedRecord,
    GameView,
    Guest,
    Join,
    MyTable,
    NewTable,
    OptionView,
    RecordText,
    Rename,
    SeatPlan,
    TableView,
    Token,
    Trouble,
)
from conquista.server.reports import Reports
from conquista.server.room import NotAllowed, Room
from conquista.server.services import Services
from conquista.storage.changes import Change
from conquista.storage.schema import guests

TableName = Annotated[str, Parameter(max_length=32, description="The table's id, or its code.")]
LONGEST_RECORD = 2_000_000
"""Bytes. The longest matches that bots have played need a tenth of that."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What can be answered besides what was asked for."""
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=ERRORS[status])
        for status in (*statuses, 401, 429, 503)
    }


ERRORS = {
    400: "It cannot be read, or no match could begin from it.",
    401: "The token is not one of this server.",
    403: "It comes from a page of another site.",
    404: "There is no such table.",
    409: "Not possible at this table now, or not yours to do.",
    413: "The request is too long.",
    429: "Too many requests; `retry-after` says how long to wait.",
    503: "The database does not answer; nothing was lost.",
}
OF_READING, OF_CHANGING = errors(400, 404), errors(400, 403, 404, 409, 413)


async def find(hub: Hub, name: str) -> Room:
    room = await hub.room(name)
    if room is None:
        raise NotFoundException(f"there is no table {name!r}")
    return room


def _option(option: Option) -> OptionView:
    if isinstance(option, Choice):
        return OptionView(option.id, option.clause, option.default, values=list(option.values))
    return OptionView(
        option.id, option.clause, option.default, least=option.least, most=option.most, off=option.off
    )


def _bot(bot: str, maker: Maker, game: Game[Any, Any]) -> BotView:
    offer = offers_for(game.id).get(bot)
    rating = None if offer is None else offer.points
    return BotView(bot, kind_of(bot, game.id), rating, getattr(maker, "plans", False))


def _game(game: Game[Any, Any]) -> GameView:
    return GameView(
        id=game.id,
        rules_version=game.rules_version,
        least_seats=game.seats.start,
        most_seats=game.seats.stop - 1,
        colours=list(game.colours),
        bots=[_bot(bot, maker, game) for bot, maker in bots_for(game).items()],
        options=[_option(option) for option in game.options],
    )


@get("/api/games", summary="The games on offer, their options and bots", responses=errors())
async def games() -> list[GameView]:
    return [_game(game) for game in GAMES.values()]


@get("/api/me", summary="Who I am", responses=errors())
async def me(request: Request[Any, Any, Any], services: Services) -> Guest:
    guest = request.state.guest
    row = await services.read(lambda: services.store.guest(guest))
    return Guest(guest, "" if row is None else row["name"])


@patch("/api/me", summary="Change my name", responses=OF_CHANGING)
async def rename(request: Request[Any, Any, Any], services: Services, data: Rename) -> Guest:
    guest = request.state.guest
    await services.write([Change(guests, {"id": guest, "name": data.name, "created": time.time()})])
    return Guest(guest, data.name)


@post(
    "/api/tokens", status_code=200, summary="Be a new guest, by a token, for a program", responses=OF_CHANGING
)
async def new_token(request: Request[Any, Any, Any]) -> Token:
    """Always a new one: the cookie of a browser must not be turned into something that can be carried away."""
    known = request.app.state.guests
    return Token(known.token(known.new()))


@get("/api/me/tables", summary="My tables, the last touched first", responses=errors())
async def my_tables(request: Request[Any, Any, Any], hub: Hub, services: Services) -> list[MyTable]:
    return await mine.tables_of(hub, services, request.state.guest)


@get("/api/tables", summary="Listed tables that wait for players", responses=errors())
async def open_tables(request: Request[Any, Any, Any], services: Services) -> list[TableView]:
    found = await services.read(lambda: services.store.open_tables(mine.MOST_LISTED))
    return [Room(services, *each).view_for(request.state.guest) for each in found]


@post("/api/tables", summary="Open a table", responses=OF_CHANGING)
async def create(request: Request[Any, Any, Any], hub: Hub, services: Services, data: NewTable) -> TableView:
    room = seating.new_room(services, request.state.guest, data)
    await hub.add(room)
    return room.view_for(request.state.guest)


@get("/api/tables/{name:str}", summary="A table", responses=OF_READING)
async def table(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    return (await find(hub, name)).view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/join", status_code=200, summary="Take a seat, or change mine", responses=OF_CHANGING
)
async def join(request: Request[Any, Any, Any], hub: Hub, name: TableName, data: Join) -> TableView:
    room = await find(hub, name)
    await seating.join(room, request.state.guest, data)
    return room.view_for(request.state.guest)


@delete(
    "/api/tables/{name:str}/seats/{seat:int}", status_code=200, summary="Leave my seat", responses=OF_CHANGING
)
async def leave(request: Request[Any, Any, Any], hub: Hub, name: TableName, seat: int) -> TableView:
    room = await find(hub, name)
    await seating.leave(room, request.state.guest, seat)
    return room.view_for(request.state.guest)


@put(
    "/api/tables/{name:str}/seats/{seat:int}",
    summary="As the host, say who sits on a seat",
    responses=OF_CHANGING,
)
async def arrange(
    request: Request[Any, Any, Any], hub: Hub, name: TableName, seat: int, data: SeatPlan
) -> TableView:
    room = await find(hub, name)
    await seating.rearrange(room, request.state.guest, seat, data)
    return room.view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/start",
    status_code=200,
    summary="As the host, begin the match",
    responses=OF_CHANGING,
)
async def start(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    room = await find(hub, name)
    await seating.start(room, request.state.guest)
    return room.view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/close",
    status_code=200,
    summary="As the host, give the table up before its match",
    responses=OF_CHANGING,
)
async def close(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    room = await find(hub, name)
    await seating.close(room, request.state.guest)
    return room.view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/resume",
    status_code=200,
    summary="As the host, let a held match go on by the new rules",
    responses=OF_CHANGING,
)
async def resume(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    room = await find(hub, name)
    await seating.go_on(room, request.state.guest)
    return room.view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/end",
    status_code=200,
    summary="As the host, end a held match without a result",
    responses=OF_CHANGING,
)
async def end(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    room = await find(hub, name)
    await seating.end(room, request.state.guest)
    return room.view_for(request.state.guest)


@post(
    "/api/tables/{name:str}/rematch",
    summary="The same people again, everybody one seat further",
    responses=OF_CHANGING,
)
async def rematch(request: Request[Any, Any, Any], hub: Hub, name: TableName) -> TableView:
    room = await find(hub, name)
    if not room.seats_of(request.state.guest) and room.table["host"] != request.state.guest:
        raise NotAllowed("only those who played can ask for a rematch")
    async with room.changing():
        if room.table["rematch"] is None:
            again = seating.rematch(room)
            await hub.add(again)
            room.table["rematch"] = again.id
            await room.save_table()
            room.publish_table()
    return (await find(hub, room.table["rematch"])).view_for(request.state.guest)


@get(
    "/api/tables/{name:str}/record",
    media_type="application/x-ndjson",
    summary="The record of a finished match",
    responses=errors(400, 404, 409),
)
async def record(hub: Hub, services: Services, name: TableName) -> Response[str]:
    room = await find(hub, name)
    if room.status not in ("over", "ended"):
        raise NotAllowed("the record is given out when the match is over")
    saved = await services.read(lambda: services.store.match(room.id))
    headers = {"content-disposition": f'attachment; filename="{room.game.id}-{room.id}.jsonl"'}
    text = kept.record_text(room.game, room.table, room.seats, saved)
    return Response(text, headers=headers, media_type="application/x-ndjson")


@get(
    "/api/tables/{name:str}/report",
    summary="How a finished match went, and how lucky everybody was",
    responses=errors(400, 404, 409),
)
async def report(hub: Hub, reports: Reports, name: TableName) -> Report:
    return await reports.of(await find(hub, name))


@post(
    "/api/records",
    status_code=200,
    summary="Check a record: by the rules, to the end of its match, and by its sealed dice",
    description="Nothing is kept of it.",
    request_max_body_size=LONGEST_RECORD,
    responses=errors(400, 403, 413),
)
async def check_record(reports: Reports, data: RecordText) -> CheckedRecord:
    return await reports.check(data.text)


@get(
    "/health", media_type=MediaType.JSON, summary="Whether the server and its database work", responses=errors()
)
async def health(services: Services) -> dict[str, str]:
    await services.read(services.store.is_alive)
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(services: Services) -> str:
    return generate_latest(services.metrics.registry).decode()


ROUTES = [
    games,
    me,
    rename,
    new_token,
    my_tables,
    open_tables,
    create,
    table,
    join,
    leave,
    arrange,
    start,
    close,
    resume,
    end,
    rematch,
    record,
    report,
    check_record,
    health,
    metrics,
]
