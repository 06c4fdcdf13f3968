"""What keeps strangers out: origins, headers, limits."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class WithHeaders:
    """An application whose every HTTP answer carries them. Sockets pass untouched: each frame counts there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sending)


def own_origin(allowed: list[str]) -> Any:
    """A guard: whoever changes something, or opens a socket, comes from our own pages or from no page at all.

    A browser names the origin of every such request, and cannot be made to lie about it by another page. With
    cookies that are not sent along from other sites, this is the protection against forged requests.
    """

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        scope = connection.scope
        if scope["type"] == ScopeType.HTTP and scope.get("method") in SAFE_METHODS:
            return
        origin = connection.headers.get("origin")
        if origin is None or origin.rstrip("/") in allowed:
            return
        if origin.partition("://")[2] == connection.headers.get("host"):
            return
        raise PermissionDeniedException(f"requests from {origin[:80]} are not allowed")

    return guard
