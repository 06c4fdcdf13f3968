"""What happened, as it is told, and to whom."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from msgspec import Struct

from conquista.kernel.action import snake
from conquista.kernel.seat import MOST_SEATS

EVERYBODY = (1 << MOST_SEATS) - 1
SPECTATOR = None
"""The viewer who sits on no seat."""

Nature = Literal["", "turn", "conquest", "elimination", "trade", "notable", "end"]
"""What people look for when they leaf through a match: a turn begins, something changes hands, somebody is out, cards
are spent for something, another thing worth a mark, the end; or nothing of the kind."""


class Event(Struct, frozen=True, tag=snake, tag_field="event", omit_defaults=True):
    """Something that happened, in the past tense: `BattleFought`. A masked field is None."""

    nature: ClassVar[Nature] = ""

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
