"""Matches that are over, and records that people bring, as reels in memory; nothing of them is written."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from conquista.catalog import game_called
from conquista.kernel.action import Continued
from conquista.kernel.errors import BadRecord
from conquista.kernel.game import Game
from conquista.kernel.record import Record, read_entries, read_header, split
from conquista.kernel.reel import Reel
from conquista.kernel.replay import fitting
from conquista.server import kept
from conquista.server.messages import THINKING, SeatView, TableView
from conquista.server.room import NotAllowed, Room
from conquista.server.services import Services

T = TypeVar("T")

MOST_HELD = 40_000
"""Entries of all reels in memory together; those that nobody has looked at for longest go first."""
LONGEST_RECORD = 1 << 20
"""Bytes of a record that somebody brings."""
MOST_ENTRIES = 20_000
LONGEST_NAME = 40


class Misfit(Exception):  # noqa: N818 - it says what is wrong with a record
    """A record that cannot be replayed, and what about it is at fault."""

    def __init__(self, part: str, error: BadRecord) -> None:
        self.part = part
        self.error = error
        super().__init__(str(error))


class Brought(NamedTuple):
    """A record that somebody has brought, by a name that its text gives."""

    id: str
    reel: Reel[Any, Any]


class Replays:
    """What was looked at last. A finished match never changes, so a reel is good as long as it is here."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._reels: dict[str, Reel[Any, Any]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of_table(self, room: Room) -> Reel[Any, Any]:
        if room.status not in ("over", "ended"):
            raise NotAllowed("a match can be replayed when it is over")
        return self._held(room.id) or await self._make(room.id, lambda: self._of_stored(room))

    async def bring(self, text: bytes) -> Brought:
        """Check a record by the rules. Raises Misfit."""
        name = hashlib.sha256(text).hexdigest()[:32]
        return Brought(name, self._held(name) or await self._make(name, lambda: _of_text(text)))

    def brought(self, name: str) -> Reel[Any, Any] | None:
        """What was brought before under this name, if it is still here."""
        return self._held(name)

    def _held(self, name: str) -> Reel[Any, Any] | None:
        reel = self._reels.pop(name, None)
        if reel is not None:
            self._reels[name] = reel  # the last touched is the last to go
        return reel

    async def _make(self, name: str, make: Callable[[], Reel[Any, Any]]) -> Reel[Any, Any]:
        async with self._one_at_a_time:
            reel = self._held(name)
            if reel is None:
                reel = self._reels[name] = await asyncio.to_thread(make)
        while len(self._reels) > 1 and sum(each.last for each in self._reels.values()) > MOST_HELD:
            del self._reels[next(iter(self._reels))]
        return reel

    def _of_stored(self, room: Room) -> Reel[Any, Any]:
        """What was told stays told; the positions come from the entries."""
        game = room.game
        saved = self.services.store.match(room.id)
        if room.table["rules_version"] != game.rules_version:
            _comes_to_the_same(room, kept.first_changed(game, room.table, room.seats, saved))
        header = kept.header_of(game, room.table, room.seats, kept.lot_of(room.table, room.seats))
        past = [kept.told_again(game, entry) for entry in saved.entries]
        record = Record(replace(header, rules_version=game.rules_version), [told.entry for told in past])
        return Reel(game, record, [told.tellings for told in past])


def _comes_to_the_same(room: Room, changed: int | None) -> None:
    if changed is not None:
        raise NotAllowed(
            f"the match was played by version {room.table['rules_version']} of the rules; by version "
            f"{room.game.rules_version}, which is here, entry {changed} would have gone otherwise"
        )


# Records that people bring.


def _of_text(data: bytes) -> Reel[Any, Any]:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Misfit("file", BadRecord("the record is not text in UTF-8")) from None
    first, lines = _checked("file", lambda: split(text))
    header = _checked("file", lambda: read_header(first))
    game = _checked("game", lambda: game_called(header.game))
    if header.rules_version == game.rules_version:
        _checked("setup", lambda: game.new_state(header.seats, header.options))
    _checked("version", lambda: fitting(game, header))
    if len(lines) > MOST_ENTRIES:
        raise Misfit("file", BadRecord(f"the record has {len(lines)} entries; {MOST_ENTRIES} are allowed"))
    return _checked("entry", lambda: _reel(game, Record(header, read_entries(game, lines))))


def _checked(part: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except BadRecord as error:
        raise Misfit(part, error) from error


def _reel(game: Game[Any, Any], record: Record) -> Reel[Any, Any]:
    """A position is believed only where we stored it ourselves: the rules trust what they are given."""
    for entry in record.entries:
        if isinstance(entry.action, Continued):
            raise BadRecord(
                "the match was carried over to new rules here; it can be replayed only at its own table",
                entry.number,
            )
    return Reel(game, record)


def table_of(brought: Brought) -> TableView:
    """A record as if it had been a table here: nobody's, and over."""
    name, header = brought.id, brought.reel.header
    seeds = dict(enumerate(seed.by for seed in header.dice.seeds))
    return TableView(
        id=name,
        code=header.match[:LONGEST_NAME],
        game=header.game,
        options=header.options,
        status="over",
        listed=False,
        host=False,
        seats=[
            SeatView(
                number=number,
                kind="human",
                name=seat.name[:LONGEST_NAME],
                colour=seat.colour,
                bot=None,
                yours=False,
                online=False,
                seed_by=seeds.get(number, ""),
            )
            for number, seat in enumerate(header.seats)
        ],
        commitment=header.dice.commitment or "",
        rematch=None,
        held_at=None,
        thinking=THINKING[0],
        aloud=False,
    )
