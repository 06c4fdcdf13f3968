"""What every table needs: storage, bots, settings, figures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Engine

from conquista.server.botpool import BotPool
from conquista.server.metrics import Metrics
from conquista.server.settings import Settings
from conquista.storage.changes import Change
from conquista.storage.database import migrate, open_database
from conquista.storage.store import Store
from conquista.storage.writer import Writer

T = TypeVar("T")


@dataclass
class Services:
    settings: Settings
    engine: Engine
    store: Store
    writer: Writer
    bots: BotPool
    metrics: Metrics

    @classmethod
    def started(cls, settings: Settings) -> Services:
        """Open the database, bring its schema up to date, and start the writer."""
        engine = open_database(settings.database_address)
        migrate(engine)
        bots = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_cores)
        return cls(settings, engine, Store(engine), Writer(engine), bots, Metrics())

    async def read(self, question: Callable[[], T]) -> T:
        return await asyncio.to_thread(question)

    async def write(self, changes: Sequence[Change]) -> None:
        """Returns when they are on the disk."""
        with self.metrics.commit_seconds.time():
            await asyncio.wrap_future(self.writer.submit(changes))

    async def stop(self) -> None:
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()
