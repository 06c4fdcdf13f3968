"""What the viewers of a table have been told: a stream of numbered events for each, the last of them in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from conquista.kernel.event import Event
from conquista.kernel.game import Game
from conquista.kernel.match import Match
from conquista.kernel.replay import Told
from conquista.server import kept

MOST_EVENTS_AT_ONCE = 400
"""Whoever has missed more is sent the whole view instead."""
MOST_ENTRIES = 500
"""So many are remembered, as the texts that are stored: they cost little, and are seldom read."""


class Streams:
    def __init__(self, match: Match[Any, Any], seats: int, stored: Iterable[str] = ()) -> None:
        """Of a match that still has all its entries. `stored` is what was told of those on the disk."""
        self._game: Game[Any, Any] = match.game
        viewers: list[int | None] = [None, *range(seats)]
        self._heard = {viewer: len(match.heard(viewer)) for viewer in viewers}
        self._texts = deque(stored, MOST_ENTRIES)

    @property
    def viewers(self) -> list[int | None]:
        return list(self._heard)

    def heard_by(self, viewer: int | None) -> int:
        """How many events a viewer has been told: the number of its stream."""
        return self._heard[viewer]

    def remember(self, texts: Iterable[str]) -> None:
        """What is told of entries that have just been stored."""
        self._texts.extend(texts)

    def tell(self, told: list[Told]) -> dict[int | None, list[Event]]:
        """Go on in every stream; what is new in each."""
        new = {viewer: _heard(viewer, told) for viewer in self._heard}
        for viewer, events in new.items():
            self._heard[viewer] += len(events)
        return new

    def missed(self, viewer: int | None, since: int) -> list[Event] | None:
        """What a viewer was told after number `since`; None if that cannot be said in short."""
        count = self._heard[viewer] - since
        if not 0 <= count <= min(MOST_EVENTS_AT_ONCE, self._heard[viewer]):
            return None
        events: list[Event] = []
        for text in reversed(self._texts):
            if len(events) >= count:
                break
            heard = [telling.heard_by(viewer) for telling in kept.tellings_again(self._game, text)]
            events[:0] = [event for event in heard if event is not None]
        return events[len(events) - count :] if len(events) >= count else None


def _heard(viewer: int | None, told: list[Told]) -> list[Event]:
    return [
        event for step in told for telling in step.tellings if (event := telling.heard_by(viewer)) is not None
    ]
