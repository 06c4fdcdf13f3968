"""What was answered to each message: one that comes again is answered again, and not played again.

All answers are on the disk, the latest of a table in memory too. A message says how far its sender had heard. One
that was decided later than all that has left the memory cannot be among it: only the others are looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from conquista.server.services import Services

MOST_KEPT = 64
"""Answers of a table in memory."""


class Answers:
    def __init__(
        self, services: Services, table: str, heard: Callable[[int], int], seats: Iterable[int]
    ) -> None:
        """Nothing is in memory yet: whatever was decided up to here may have been answered."""
        self._services = services
        self._table = table
        self._kept: dict[tuple[int, str], tuple[int, str]] = {}
        self._surely_new = {seat: heard(seat) + 1 for seat in seats}

    async def find(self, seat: int, action: str, at: int) -> str | None:
        """What was answered to this message; None if it is new."""
        if (known := self._kept.get((seat, action))) is not None:
            return known[1]
        if at >= self._surely_new[seat]:
            return None
        return await self._services.read(lambda: self._services.store.answer(self._table, seat, action))

    def add(self, seat: int, action: str, at: int, text: str) -> None:
        """One that has just been saved."""
        self._kept[seat, action] = at, text
        if len(self._kept) > MOST_KEPT:
            oldest = next(iter(self._kept))
            decided, _ = self._kept.pop(oldest)
            self._surely_new[oldest[0]] = max(self._surely_new[oldest[0]], decided + 1)
