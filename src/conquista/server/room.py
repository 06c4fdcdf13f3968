"""One table in memory: the one writer of its match, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec
import structlog

from conquista.catalog import game_called
from conquista.kernel.event import Event
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.lot import commitment_of
from conquista.kernel.match import Match
from conquista.kernel.replay import Told
from conquista.server import kept, looking
from conquista.server.messages import FromServer, SeatView, State, TableChanged, TableView, ToldEvents
from conquista.server.services import Services
from conquista.storage import store
from conquista.storage.store import Row

log = structlog.get_logger()

MOST_EVENTS_AT_ONCE = 400
"""Whoever has missed more is sent the whole view instead."""


class NotAllowed(Exception):  # noqa: N818 - it says what happened
    """Somebody asked for what is not his, or not possible at this table now."""


class Watcher(Protocol):
    """A connection that looks at the table as a seat, or as a spectator."""

    guest: str | None
    viewer: int | None

    def send(self, message: bytes) -> None: ...


class Room:
    """All changes are made under `lock`, saved, and only then told."""

    def __init__(self, services: Services, table: Row, seats: list[Row]) -> None:
        self.services = services
        self.table = table
        self.seats = seats
        self.game: Game[Any, Any] = game_called(table["game"])
        self.match: Match[Any, Any] | None = None
        self.answers: dict[tuple[int, str], str] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bots_thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self._heard: dict[int | None, int] = {}
        self._shown: dict[int | None, bytes] = {}

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def status(self) -> str:
        return str(self.table["status"])

    def adopt(self, match: Match[Any, Any]) -> None:
        """Let this be the table's match; count what each viewer has been told so far."""
        self.match = match
        viewers: list[int | None] = [None, *range(len(self.seats))]
        self._heard = {viewer: len(match.heard(viewer)) for viewer in viewers}
        self._shown = {}

    def heard_by(self, viewer: int | None) -> int:
        """How many events a viewer has been told: the number of its stream."""
        return self._heard[viewer]

    def playing(self) -> Match[Any, Any]:
        if self.match is None:
            raise NotAllowed("the match has not begun")
        return self.match

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat["number"] for seat in self.seats if guest is not None and seat["guest"] == guest]

    # What is shown.

    def view_for(self, guest: str | None) -> TableView:
        present = {watcher.guest for watcher in self.watchers}
        return TableView(
            id=self.id,
            code=self.table["code"],
            game=self.game.id,
            options=self.table["options"],
            status=self.table["status"],
            listed=bool(self.table["listed"]),
            host=guest is not None and self.table["host"] == guest,
            seats=[
                SeatView(
                    number=seat["number"],
                    kind=seat["kind"],
                    name=seat["name"],
                    colour=seat["colour"],
                    bot=seat["bot"],
                    yours=guest is not None and seat["guest"] == guest,
                    online=seat["kind"] == "bot" or seat["guest"] in present,
                    seed_by=seat["seed_by"] if seat["seed"] else "",
                )
                for seat in self.seats
            ],
            commitment=commitment_of(bytes.fromhex(self.table["secret"])),
            rematch=self.table["rematch"],
        )

    def state_for(self, guest: str | None, viewer: int | None) -> State:
        match = self.match
        legal = [] if match is None else looking.legal_lines(match, viewer)
        state = State(
            n=self._heard.get(viewer, 0),
            table=self.view_for(guest),
            view=None if match is None else match.view(viewer),
            legal=legal,
            why_not={} if match is None else looking.why_not(match, viewer, legal),
            draft=[] if match is None else looking.draft_lines(match, viewer),
        )
        self._shown[viewer] = _shown_in(state)
        return state

    def missed(self, viewer: int | None, since: int) -> ToldEvents | None:
        """What a viewer was told after number `since`; None if that cannot be said in short."""
        if self.match is None or not 0 <= since <= self._heard[viewer]:
            return None
        if self._heard[viewer] - since > MOST_EVENTS_AT_ONCE:
            return None
        told = self._told(viewer, self.match.heard(viewer)[since:])
        self._shown[viewer] = _shown_in(told)
        return told

    def _told(self, viewer: int | None, events: list[Event]) -> ToldEvents:
        """The last events of a viewer's stream, and how it looks after them."""
        match = self.playing()
        legal = looking.legal_lines(match, viewer)
        return ToldEvents(
            first=self._heard[viewer] - len(events) + 1,
            n=self._heard[viewer],
            events=events,
            view=match.view(viewer),
            legal=legal,
            why_not=looking.why_not(match, viewer, legal),
            draft=looking.draft_lines(match, viewer),
        )

    # What is sent.

    def publish(self, told: list[Told]) -> None:
        """Tell every viewer what it may hear.

        Nothing goes to those for whom nothing has changed: even an empty message would say that somebody else
        has changed his mind.
        """
        frames: dict[int | None, bytes | None] = {}
        for viewer in self._heard:
            events = [
                event
                for step in told
                for telling in step.tellings
                if (event := telling.heard_by(viewer)) is not None
            ]
            self._heard[viewer] += len(events)
            if any(watcher.viewer == viewer for watcher in self.watchers):
                frames[viewer] = self._frame_or_nothing(viewer, events)
        for watcher in list(self.watchers):
            frame = frames.get(watcher.viewer)
            if frame is not None:
                watcher.send(frame)

    def _frame_or_nothing(self, viewer: int | None, events: list[Event]) -> bytes | None:
        """What is saved is saved: if it cannot be shown to one viewer, the match and the others go on."""
        try:
            return self._frame(viewer, events)
        except Exception:
            log.exception("a view cannot be shown", table=self.id, viewer=viewer)
            return None

    def _frame(self, viewer: int | None, events: list[Event]) -> bytes | None:
        message = self._told(viewer, events)
        shown = _shown_in(message)
        if not events and shown == self._shown.get(viewer):
            return None
        self._shown[viewer] = shown
        return msgspec.json.encode(message)

    def publish_table(self) -> None:
        """Seats, presence or status have changed."""
        for watcher in list(self.watchers):
            self.send(watcher, TableChanged(self.view_for(watcher.guest)))

    @staticmethod
    def send(watcher: Watcher, message: FromServer) -> None:
        watcher.send(msgspec.json.encode(message))

    # What is kept.

    async def save_table(self) -> None:
        self.table["changed"] = time.time()
        table, seats = dict(self.table), [dict(seat) for seat in self.seats]
        await self.services.write(lambda connection: store.save_table(connection, table, seats))

    async def save_steps(
        self, told: list[Told], answer: tuple[int, str, str] | None = None, and_table: bool = False
    ) -> None:
        """New entries, what was told of them, drafts, an answer, and now and then a snapshot: in one transaction."""
        match = self.playing()
        row, seats = dict(self.table), [dict(seat) for seat in self.seats]
        new = [kept.stored(step) for step in told]
        steps = kept.steps_of(match)
        before = len(match.entries) - len(told)
        crossed = before // kept.SNAPSHOT_EVERY != len(match.entries) // kept.SNAPSHOT_EVERY
        snapshot = kept.snapshot_of(match) if crossed else None
        over = match.over and self.status == "playing"
        table = self.id

        def job(connection: Any) -> None:
            if and_table:
                store.save_table(connection, row, seats)
            store.append(connection, table, new)
            store.save_steps(connection, table, steps)
            if snapshot is not None:
                store.save_snapshot(connection, table, snapshot)
            if answer is not None:
                store.save_answer(connection, table, *answer)
            if over:
                store.set_status(connection, table, "over")

        await self.services.write(job)
        if over:
            self.table["status"] = "over"

    async def load(self) -> None:
        """Read the match that is kept of this table, if it has one."""
        if self.status in ("playing", "over"):
            saved = await self.services.read(lambda: self.services.store.match(self.id))
            self.answers = dict(saved.answers)
            match = await self.services.read(lambda: kept.restored(self.game, self.table, self.seats, saved))
            self.adopt(match)
            if len(match.entries) > len(saved.entries):
                await self.save_steps(match.told[len(saved.entries) :])

    def check_setup(self) -> None:
        """Raise BadSetup if the seats and options could not begin a match."""
        colours = [seat["colour"] for seat in self.seats]
        self.game.new_state([SeatSetup(colour) for colour in colours], self.table["options"])


def _shown_in(message: State | ToldEvents) -> bytes:
    """What a viewer sees of the match after a message, to compare with what it sees after the next."""
    return msgspec.json.encode((message.view, message.legal, message.draft))
