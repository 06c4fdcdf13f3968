"""Reports of matches that are over, and checks of records: computed once, one at a time, beside the tables."""

from __future__ import annotations

import asyncio
from typing import Any

from conquista.analysis.report import Report
from conquista.analysis.telling import report_of
from conquista.catalog import read_record
from conquista.kernel.errors import BadRecord
from conquista.kernel.game import Game
from conquista.kernel.record import Record
from conquista.kernel.replay import verify
from conquista.server import kept
from conquista.server.messages import CheckedRecord
from conquista.server.room import NotAllowed, Room

MOST_KEPT = 64


class Reports:
    """A match that is over does not change, so its report is made once."""

    def __init__(self) -> None:
        self._kept: dict[str, Report] = {}
        self._telling = asyncio.Lock()
        self._checking = asyncio.Lock()

    async def of(self, room: Room) -> Report:
        if room.status != "over":
            raise NotAllowed("the report is given out when the match is over")
        async with self._telling:
            if room.id not in self._kept:
                await self._keep(room)
        return self._kept[room.id]

    async def _keep(self, room: Room) -> None:
        services = room.services
        saved = await services.read(lambda: services.store.match(room.id))
        text = kept.record_text(room.game, room.table, room.seats, saved)
        while len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[room.id] = await services.read(lambda: _report(text))

    async def check(self, text: str) -> CheckedRecord:
        """Whether a record that somebody brings is one: by its rules, to its end, and by its dice."""
        async with self._checking:
            return await asyncio.to_thread(checked, text)


def _report(text: str) -> Report:
    game, record = read_record(text)
    if record.header.rules_version != game.rules_version:
        raise NotAllowed("the match was played by an older version of the rules, which cannot be replayed")
    return report_of(game, record)


def checked(text: str) -> CheckedRecord:
    try:
        game, record = read_record(text)
        report = report_of(game, record)
        rolls = _verified(game, record)
    except BadRecord as error:
        return CheckedRecord(False, problem=error.reason, entry=error.entry)
    if not report.over:
        return CheckedRecord(False, "the record ends before the match does", len(record.entries))
    return CheckedRecord(True, rolls=rolls, report=report)


def _verified(game: Game[Any, Any], record: Record) -> int | None:
    """How many rolls and draws are those of the sealed dice; None if nothing was sealed."""
    return None if record.header.dice.commitment is None else verify(game, record)
