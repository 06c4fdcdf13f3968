"""The socket of a table: one connection, one viewer at a time, a stream without gaps."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from conquista.kernel.errors import BadMessage
from conquista.kernel.jsontext import decode_json
from conquista.server import acting
from conquista.server.messages import Act, Back, FromClient, FromServer, Hello, Ping, Pong, Problem, Why
from conquista.server.room import NotAllowed, Room

log = structlog.get_logger()

MOST_WAITING = 512
"""Frames that may wait for a slow reader; then it is cut off, and comes back when it can."""
GOING_AWAY, TOO_SLOW, POLICY = 1001, 4008, 1008


class Connection:
    """A watcher of a room."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, guest: str | None) -> None:
        self.socket = socket
        self.room = room
        self.guest = guest
        self.viewer: int | None = None
        self.listening = False
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._allowance = float(room.services.settings.messages_per_second)
        self._last = time.monotonic()

    def send(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.room.watchers.discard(self)
            asyncio.get_running_loop().create_task(self.socket.close(TOO_SLOW, "too slow"))

    def say(self, message: FromServer) -> None:
        self.send(msgspec.json.encode(message))

    async def run(self) -> None:
        """Until the other side leaves."""
        metrics = self.room.services.metrics
        metrics.sockets.inc()
        self.room.watchers.add(self)
        sender = asyncio.create_task(self._send_all())
        self.room.publish_table()
        try:
            while True:
                data = await self.socket.receive_data("text")
                await self._take(data)
        except WebSocketDisconnect:
            pass
        finally:
            self.room.watchers.discard(self)
            sender.cancel()
            metrics.sockets.dec()
            self.room.publish_table()

    async def _send_all(self) -> None:
        with contextlib.suppress(
            WebSocketDisconnect, OSError, RuntimeError
        ):  # it is gone: `run` hears of it too
            while (message := await self.outgoing.get()) is not None:
                await self.socket.send_data(message.decode(), "text")

    async def _take(self, data: str | bytes) -> None:
        await self._wait_if_too_fast()
        identity: str | None = None
        try:
            message = decode_json(data, FromClient)
            identity = getattr(message, "id", None)
            await self._answer(message)
        except BadMessage as error:
            self.say(Problem("bad_message", str(error), identity))
        except NotAllowed as error:
            playing = self.room.status in ("playing", "over")
            self.say(Problem("not_yours" if playing else "not_playing", str(error), identity))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message failed", table=self.room.id)
            self.say(Problem("trouble", "this could not be done; nothing was lost, try again", identity))

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._greet(message)
            case Act():
                self.say(await acting.act(self.room, self.guest, message))
            case Back():
                self.say(await acting.back(self.room, self.guest, message))
            case Why():
                self.say(await acting.why(self.room, self.guest, message))
            case Ping():
                self.say(Pong(message.id))

    async def _greet(self, message: Hello) -> None:
        """See the table as a seat of one's own, or as a spectator; hear what was missed, or all."""
        async with self.room.steady():
            if message.seat is not None and message.seat not in self.room.seats_of(self.guest):
                raise NotAllowed(f"seat {message.seat} is not yours")
            self.viewer, self.listening = message.seat, True
            missed = None if message.since is None else self.room.missed(self.viewer, message.since)
            self.say(self.room.state_for(self.guest, self.viewer) if missed is None else missed)

    async def _wait_if_too_fast(self) -> None:
        """So many messages a second, and a few more in a burst; what comes faster waits, and none is dropped."""
        rate = self.room.services.settings.messages_per_second
        now = time.monotonic()
        self._allowance = min(3.0 * rate, self._allowance + (now - self._last) * rate) - 1
        self._last = now
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / rate)
