"""What happened, as it is told, and to whom."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from conquista.kernel.action import snake
from conquista.kernel.seat import MOST_SEATS

EVERYBODY = (1 << MOST_SEATS) - 1
SPECTATOR = None
"""The viewer who sits on no seat."""


class Event(Struct, frozen=True, tag=snake, tag_field="event", omit_defaults=True):
    """Something that happened, in the past tense: `BattleFought`. A masked field is None."""

    @property
    def kind(self) -> str:
        return snake(type(self).__name__)


class Telling(NamedTuple):
    """An event with its audience. Those outside hear the masked event instead, or nothing."""

    event: Event
    audience: int = EVERYBODY
    masked: Event | None = None

    def heard_by(self, viewer: int | None) -> Event | None:
        if self.audience == EVERYBODY or (viewer is not None and self.audience >> viewer & 1):
            return self.event
        return self.masked


def to_all(event: Event) -> Telling:
    return Telling(event)


def to_one(seat: int, event: Event, masked: Event | None = None) -> Telling:
    return Telling(event, 1 << seat, masked)
