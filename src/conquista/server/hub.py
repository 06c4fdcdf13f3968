"""All tables in memory, each loaded once and left when nobody looks at it."""

from __future__ import annotations

import asyncio
import time

import structlog

from conquista.catalog import GAMES
from conquista.kernel.errors import ConquistaError
from conquista.server.acting import wake_bots
from conquista.server.room import Room
from conquista.server.services import Services

log = structlog.get_logger()


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, asyncio.Task[Room | None]] = {}
        self._names: dict[str, str] = {}

    async def add(self, room: Room) -> None:
        """A table that has just been made."""
        await room.save_table()
        self._rooms[room.id] = asyncio.create_task(_ready(room))
        self._names[room.table["code"]] = room.id
        self._count()

    async def room(self, name: str) -> Room | None:
        """The table of this id or code; None if there is none."""
        if not (name.isascii() and name.isalnum()):
            return None
        name = self._names.get(name.upper(), name)
        if name not in self._rooms:
            self._rooms[name] = asyncio.create_task(self._load(name))
        try:
            room = await asyncio.shield(self._rooms[name])
        except Exception:
            self._rooms.pop(name, None)
            raise
        if room is None:
            self._rooms.pop(name, None)
            return None
        if room.id != name:
            self._names[name] = room.id
            self._rooms.pop(name, None)
            return await self.room(room.id)
        room.touched = time.monotonic()
        return room

    def open_room(self, table: str) -> Room | None:
        """A table that is in memory already; asking does not keep it there."""
        task = self._rooms.get(table)
        ready = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and ready else None

    async def _load(self, name: str) -> Room | None:
        found = await self.services.read(lambda: self.services.store.table(name))
        if found is None and name.upper() != name:
            found = await self.services.read(lambda: self.services.store.table(name.upper()))
        if found is None:
            return None
        room = Room(self.services, *found)
        if room.id == name:
            await room.load()
            self._count()
            wake_bots(room)
        return room

    async def wake_all(self) -> None:
        """After a start: matches in which a bot is asked go on by themselves, and new rules meet every match."""
        versions = {game.id: game.rules_version for game in GAMES.values()}
        for table in await self.services.read(lambda: self.services.store.to_wake(versions)):
            try:
                await self.room(table)
            except ConquistaError:
                log.exception("a match cannot be opened", table=table)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for long."""
        limit = time.monotonic() - 60 * self.services.settings.idle_minutes
        for name, task in list(self._rooms.items()):
            if not task.done():
                continue
            room = self.open_room(name)
            if room is None or (not room.busy and not _thinking(room) and room.touched < limit):
                del self._rooms[name]
        self._names = {code: name for code, name in self._names.items() if name in self._rooms}
        self._count()

    def _count(self) -> None:
        self.services.metrics.rooms.set(len(self._rooms))


def _thinking(room: Room) -> bool:
    return room.bots_thinking is not None and not room.bots_thinking.done()


async def _ready(room: Room) -> Room:
    return room
