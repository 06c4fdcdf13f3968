"""One table in memory: the one writer of its match, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog

from conquista.bots.thought import Thought
from conquista.catalog import game_called
from conquista.kernel import fields
from conquista.kernel.errors import BadRecord, BadSetup
from conquista.kernel.event import Event
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.match import Match
from conquista.kernel.replay import Told
from conquista.server import kept, looking
from conquista.server.answers import Answers
from conquista.server.messages import (
    FromServer,
    Line,
    Refusal,
    State,
    TableChanged,
    TableView,
    ToldEvents,
    ToldThought,
)
from conquista.server.services import Services
from conquista.server.streams import Streams
from conquista.storage import schema
from conquista.storage.changes import Change
from conquista.storage.store import Row, StoredEntry, StoredMatch
from conquista.storage.writer import is_away

log = structlog.get_logger()

PAUSE_SECONDS = 0.5
"""Between two tries to read a table from a database that does not answer."""


class NotAllowed(Exception):  # noqa: N818 - it says what happened
    """Somebody asked for what is not his, or not possible at this table now."""


class Watcher(Protocol):
    """A connection that looks at the table as a seat, or as a spectator; before it says as which, at neither."""

    guest: str | None
    viewer: int | None
    listening: bool

    def send(self, message: bytes) -> None: ...


class Look(NamedTuple):
    view: Any
    legal: list[Line]
    why_not: dict[str, Refusal]
    draft: list[Line]


class Room:
    """All changes are made inside `changing`, saved, and only then told."""

    def __init__(self, services: Services, table: Row, seats: list[Row]) -> None:
        self.services = services
        self.table = table
        self.seats = seats
        self.game: Game[Any, Any] = game_called(table["game"])
        self.match: Match[Any, Any] | None = None
        self._lock = asyncio.Lock()
        self._unsure = False
        self.watchers: set[Watcher] = set()
        self.bots_thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self._layout = ""
        self._streams: Streams
        self.answers: Answers
        self._shown: dict[int | None, bytes] = {}

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def status(self) -> str:
        return str(self.table["status"])

    def adopt(self, match: Match[Any, Any], stored: Sequence[StoredEntry] = ()) -> None:
        """Let this be the table's match, of which these entries are on the disk."""
        self.match = match
        self._layout = fields.layout(match.state)
        self._streams = Streams(match, len(self.seats), (entry.told for entry in stored))
        self.answers = Answers(self.services, self.id, self._streams.heard_by, range(len(self.seats)))
        self._shown = {}

    def heard_by(self, viewer: int | None) -> int:
        """How many events a viewer has been told: the number of its stream."""
        return self._streams.heard_by(viewer)

    def playing(self) -> Match[Any, Any]:
        if self.match is None:
            raise NotAllowed(f"the table is {self.status}: no match is in play")
        return self.match

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat["number"] for seat in self.seats if guest is not None and seat["guest"] == guest]

    # Who may touch it.

    @property
    def busy(self) -> bool:
        return bool(self.watchers) or self._lock.locked()

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """While nobody changes anything: what is in memory is what is on the disk."""
        async with self._lock:
            if self._unsure:
                await self._read_again()
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """To change the table and save it. If that fails or is cut short, memory is unsure, and the disk decides."""
        async with self.steady():
            self._unsure = True
            try:
                yield
            except (NotAllowed, BadSetup):
                self._unsure = False
                raise
            except Exception:
                log.exception("a change failed", table=self.id)
                await self._read_again()
                raise
            self._unsure = False

    async def _read_again(self) -> None:
        """As long as it takes. Then everybody is shown how things really are."""
        while True:
            try:
                await self.load()
                break
            except Exception as error:
                if not is_away(error):
                    raise
                await asyncio.sleep(PAUSE_SECONDS)
        self._unsure = False
        self.show_all()

    # What is shown.

    def view_for(self, guest: str | None) -> TableView:
        present = {watcher.guest for watcher in self.watchers}
        return looking.table_view(self.table, self.seats, guest, present)

    def state_for(self, guest: str | None, viewer: int | None) -> State:
        if self.match is None:
            return State(0, self.view_for(guest), None, [], {}, [])
        look = self._look(viewer)
        return State(self.heard_by(viewer), self.view_for(guest), *look)

    def _look(self, viewer: int | None) -> Look:
        """How it looks to a viewer now, who has been shown it from here on."""
        match = self.playing()
        legal = looking.legal_lines(match, viewer)
        draft = looking.draft_lines(match, viewer)
        look = Look(match.view(viewer), legal, looking.why_not(match, viewer, legal), draft)
        self._shown[viewer] = msgspec.json.encode((look.view, legal, draft))
        return look

    def missed(self, viewer: int | None, since: int) -> ToldEvents | None:
        """What a viewer was told after number `since`; None if that cannot be said in short."""
        events = None if self.match is None else self._streams.missed(viewer, since)
        return None if events is None else self._told(viewer, events)

    def _told(self, viewer: int | None, events: list[Event]) -> ToldEvents:
        """The last events of a viewer's stream, and how it looks after them."""
        n = self.heard_by(viewer)
        return ToldEvents(n - len(events) + 1, n, events, *self._look(viewer))

    # What is sent.

    def publish(self, told: list[Told]) -> None:
        """Tell every viewer what it may hear; nothing goes to those for whom nothing has changed."""
        listeners: dict[int | None, list[Watcher]] = {}
        for watcher in self.watchers:
            if watcher.listening:
                listeners.setdefault(watcher.viewer, []).append(watcher)
        for viewer, events in self._streams.tell(told).items():
            frame = self._frame_or_nothing(viewer, events) if viewer in listeners else None
            if frame is not None:
                for watcher in listeners[viewer]:
                    watcher.send(frame)

    def think_aloud(self, seat: int, thought: Thought) -> None:
        """To everybody, where the table wants that; else to nobody."""
        if self.table["aloud"]:
            for watcher in list(self.watchers):
                if watcher.listening:
                    self.send(watcher, ToldThought(seat, thought))

    def show_all(self) -> None:
        """Everything anew to everybody."""
        for watcher in list(self.watchers):
            if watcher.listening:
                self.send(watcher, self.state_for(watcher.guest, watcher.viewer))

    def _frame_or_nothing(self, viewer: int | None, events: list[Event]) -> bytes | None:
        """What is saved is saved: if it cannot be shown to one viewer, the match and the others go on."""
        try:
            return self._frame(viewer, events)
        except Exception:
            log.exception("a view cannot be shown", table=self.id, viewer=viewer)
            return None

    def _frame(self, viewer: int | None, events: list[Event]) -> bytes | None:
        before = self._shown.get(viewer)
        message = self._told(viewer, events)
        return msgspec.json.encode(message) if events or self._shown[viewer] != before else None

    def publish_table(self) -> None:
        """Seats, presence or status have changed."""
        for watcher in list(self.watchers):
            self.send(watcher, TableChanged(self.view_for(watcher.guest)))

    @staticmethod
    def send(watcher: Watcher, message: FromServer) -> None:
        watcher.send(msgspec.json.encode(message))

    # What is kept.

    async def save_table(self) -> None:
        await self.services.write(self._table_changes())

    async def save_steps(self, told: list[Told], and_table: bool = False, along: Sequence[Change] = ()) -> None:
        """New entries, what was told of them, the position with its drafts, and what goes along: in one transaction."""
        match = self.playing()
        rows = [kept.entry_row(self.id, step) for step in told]
        changes = [*along, *(Change(schema.entries, row) for row in rows)]
        changes.append(Change(schema.positions, kept.position_of(match, self._layout)))
        if match.over and self.status == "playing":
            self.table["status"] = "over"
            and_table = True
        if and_table:
            changes += self._table_changes()
        await self.services.write(changes)
        match.forget()
        self._streams.remember(row["told"] for row in rows)

    def _table_changes(self) -> list[Change]:
        self.table["changed"] = time.time()
        rows = [Change(schema.seats, {**seat, "table_id": self.id}) for seat in self.seats]
        return [Change(schema.tables, dict(self.table)), *rows]

    async def load(self) -> None:
        """Read all that is kept of this table."""
        found = await self.services.read(lambda: self.services.store.table(self.id))
        if found is None:
            raise BadRecord(f"table {self.id} is gone")
        self.table, self.seats = found
        self.match = None
        if self.status in ("waiting", "closed"):
            return
        saved = await self.services.read(lambda: self.services.store.match(self.id))
        if self.status == "playing" and self.table["rules_version"] != self.game.rules_version:
            await self._meet_new_rules(saved)
        await self._open_match(saved)

    async def _meet_new_rules(self, saved: StoredMatch) -> None:
        """A match that these rules would have played otherwise is held, until its host says what becomes of it."""
        changed = await self.services.read(lambda: kept.first_changed(self.game, self.table, self.seats, saved))
        if changed is None:
            self.table["rules_version"] = self.game.rules_version
        else:
            self.table |= {"status": "held", "held_at": changed}
            log.warning("a match is held", table=self.id, entry=changed)
        await self.save_table()

    async def _open_match(self, saved: StoredMatch) -> None:
        ours = self.table["rules_version"] == self.game.rules_version
        restore = kept.restored if ours and self.status != "held" else kept.as_it_stood
        match = await self.services.read(lambda: restore(self.game, self.table, self.seats, saved))
        if match is None:
            return
        self.adopt(match, saved.entries)
        if self.status == "playing" and match.count > len(saved.entries):
            await self.save_steps(match.told[len(saved.entries) :])
        match.forget()

    def check_setup(self) -> None:
        """Raise BadSetup if the seats and options could not begin a match."""
        colours = [seat["colour"] for seat in self.seats]
        self.game.new_state([SeatSetup(colour) for colour in colours], self.table["options"])
