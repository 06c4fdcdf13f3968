"""A record with positions kept on the way: whichever is asked for is at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar, cast

from conquista.kernel.errors import BadMessage
from conquista.kernel.event import Event, Telling
from conquista.kernel.game import Game
from conquista.kernel.record import Record
from conquista.kernel.replay import code_of, fitting, started
from conquista.kernel.state import State
from conquista.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

KEPT_EVERY = 32
"""So many entries lie between two positions that are kept."""


class Reel(Generic[S, V]):
    """A record played once, to be looked at anywhere. Position n is the one after entry n.

    Positions begin at `first`: 0, or where the match was carried over to these rules. Several threads may look
    at the same time.
    """

    def __init__(
        self, game: Game[S, V], record: Record, told: Sequence[Sequence[Telling]] | None = None
    ) -> None:
        """`told` is what was told of each entry when it was played; else it is told anew. Raises BadRecord."""
        self.game = game
        self.header = fitting(game, record.header)
        self.last = len(record.entries)
        state, self.first = started(game, self.header, record.entries)
        before = cast(S, state.blank())
        self._kept = [state.dump()]
        self._codes: list[tuple[int, int]] = []
        self._told: list[Sequence[Telling]] = []
        for entry in record.entries[self.first :]:
            code = code_of(game, state, entry)
            before.copy_from(state)
            state.apply(entry.seat, code)
            self._codes.append((entry.seat, code))
            self._told.append(
                game.narrate(before, entry.seat, code, state) if told is None else told[entry.number - 1]
            )
            if len(self._codes) % KEPT_EVERY == 0:
                self._kept.append(state.dump())

    def heard(self, viewer: int | None) -> list[list[Event]]:
        """What a viewer was told of each entry, from the one after `first` on."""
        self._known(viewer)
        return [
            [event for telling in tellings if (event := telling.heard_by(viewer)) is not None]
            for tellings in self._told
        ]

    def views(self, viewer: int | None, begin: int, end: int) -> list[V]:
        """How it looked to a viewer at these positions, `end` included."""
        self._known(viewer)
        if not self.first <= begin <= end <= self.last:
            raise BadMessage(
                f"there are no positions {begin} to {end}; positions are {self.first} to {self.last}"
            )
        steps, final = begin - self.first, end - self.first
        near = steps // KEPT_EVERY
        state = self.game.new_state(self.header.seats, self.header.options)
        state.load(self._kept[near])
        for seat, code in self._codes[near * KEPT_EVERY : steps]:
            state.apply(seat, code)
        seen = [self.game.view(state, viewer)]
        for seat, code in self._codes[steps:final]:
            state.apply(seat, code)
            seen.append(self.game.view(state, viewer))
        return seen

    def _known(self, viewer: int | None) -> None:
        seats = len(self.header.seats)
        if viewer is not None and not 0 <= viewer < seats:
            raise BadMessage(f"there is no seat {viewer}; seats are 0 to {seats - 1}")
