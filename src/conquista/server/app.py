"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

import structlog
from litestar import Litestar, Request, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.middleware import AbstractMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.response import Response
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import OperationalError

from conquista.kernel.errors import ConquistaError
from conquista.server.guard import own_origin
from conquista.server.guests import BEARER, COOKIE, YEAR, Guests
from conquista.server.hub import Hub
from conquista.server.messages import Trouble
from conquista.server.pages import pages
from conquista.server.replay_routes import REPLAY_ROUTES
from conquista.server.replays import Replays
from conquista.server.reports import Reports
from conquista.server.room import NotAllowed
from conquista.server.routes import ROUTES
from conquista.server.services import Services
from conquista.server.settings import Settings
from conquista.server.socket import Connection
from conquista.server.thought_routes import THOUGHT_ROUTES

log = structlog.get_logger()

SWEEP_SECONDS = 60.0
COLLECT_YOUNG = 10_000, 50, 1_000_000
"""Everything is looked through once a sweep and not in between: with hundreds of tables that is a pause to be felt."""


def create_app(settings: Settings) -> Litestar:
    guests = Guests(settings.signing_key())

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await asyncio.to_thread(Services.started, settings)
        app.state.hub = Hub(app.state.services)
        app.state.reports = Reports()
        app.state.guests = guests
        app.state.replays = Replays(app.state.services)
        tasks = [asyncio.create_task(app.state.hub.wake_all()), asyncio.create_task(_sweep(app.state.hub))]
        gc.collect()
        gc.freeze()  # what is here now stays: later collections need not look at it
        gc.set_threshold(*COLLECT_YOUNG)
        log.info("started", database=settings.database_address.split("://")[0])
        yield
        for task in tasks:
            task.cancel()
        await app.state.services.stop()

    return Litestar(
        [*ROUTES, *REPLAY_ROUTES, *THOUGHT_ROUTES, table_socket, pages],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "hub": Provide(_hub, sync_to_thread=False),
            "reports": Provide(_reports, sync_to_thread=False),
            "replays": Provide(_replays, sync_to_thread=False),
        },
        guards=[own_origin(settings.allowed_origins)],
        middleware=[
            RateLimitConfig(
                ("minute", settings.requests_per_minute), exclude=["/health", "/metrics", "/assets"]
            ).middleware,
            _guest_middleware(guests, settings),
        ],
        exception_handlers={
            NotAllowed: _not_allowed,
            ConquistaError: _bad_request,
            OperationalError: _database_away,
            HTTPException: _http_error,
            Exception: _trouble,
        },
        request_max_body_size=settings.longest_message,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Conquista", version="1", path="/schema"),
    )


def _services(state: State) -> Services:
    return state.services  # type: ignore[no-any-return]


def _hub(state: State) -> Hub:
    return state.hub  # type: ignore[no-any-return]


def _reports(state: State) -> Reports:
    return state.reports  # type: ignore[no-any-return]


def _replays(state: State) -> Replays:
    return state.replays  # type: ignore[no-any-return]


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hub.forget_idle()
        gc.collect()


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], name: str) -> None:
    """See `messages` for what is said here."""
    room = await socket.app.state.hub.room(name[:32])
    await socket.accept()
    if room is None:
        await socket.send_data(
            '{"type":"problem","code":"no_table","message":"there is no such table"}', "text"
        )
        await socket.close(4004, "no such table")
        return
    await Connection(socket, room, socket.state.guest).run()


def _guest_middleware(guests: Guests, settings: Settings) -> type[AbstractMiddleware]:
    """Who asks: from the token of a program, or from the cookie. Who has neither gets a cookie, with the page or from
    the API; a token that is not ours is refused.

    With the page: what it then asks for at the same time would otherwise come from several guests.
    """

    class GuestMiddleware(AbstractMiddleware):
        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            request = Request[Any, Any, Any](scope)
            sent = request.headers.get("authorization", "")
            if sent.startswith(BEARER):
                guest = guests.read_token(sent.removeprefix(BEARER))
                if guest is None:
                    raise NotAuthorizedException(
                        "this token is not one of this server; POST /api/tokens gives one"
                    )
            else:
                guest = guests.read(request.cookies.get(COOKIE))
            comes_in = scope["path"].startswith("/api/") or "text/html" in request.headers.get("accept", "")
            wants_one = guest is None and scope["type"] == ScopeType.HTTP and comes_in
            if wants_one:
                guest = guests.new()
                send = _with_cookie(send, guests.cookie(guest), settings.secure_cookies)
            scope["state"]["guest"] = guest
            await self.app(scope, receive, send)

    return GuestMiddleware


def _with_cookie(send: Send, value: str, secure: bool) -> Send:
    text = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"set-cookie", text.encode("ascii"))]
        await send(message)

    return sending


def _error(status: int, message: str, details: list[dict[str, Any]] | None = None) -> Response[Trouble]:
    return Response(Trouble(message, details or []), status_code=status)


def _not_allowed(_: Request[Any, Any, Any], error: NotAllowed) -> Response[Trouble]:
    return _error(409, str(error))


def _bad_request(_: Request[Any, Any, Any], error: ConquistaError) -> Response[Trouble]:
    return _error(400, str(error))


def _database_away(request: Request[Any, Any, Any], error: OperationalError) -> Response[Trouble]:
    log.warning("the database does not answer", path=request.url.path, reason=str(error.orig))
    return _error(503, "the database does not answer; nothing was lost, try again")


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    details = error.extra if isinstance(error.extra, list) else []
    response = _error(error.status_code, error.detail, details)
    response.headers.update(error.headers or {})
    return response


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _error(500, "this could not be done; nothing was lost, try again")
