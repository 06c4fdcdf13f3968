"""What has happened in the last step, as ints: the narrator reads it, the rules only write."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.notes import MOST_NOTES, NOTE_BITS
from conquista.kernel.row import row

PerNote = Annotated[list[int], MOST_NOTES]


class Journal:
    """Not part of a position: it is empty again when the next step begins."""

    __slots__ = ("_notes", "_size")

    _notes: PerNote
    _size: int

    def __init__(self) -> None:
        self._notes = row(MOST_NOTES)
        self._size = 0

    def clear(self) -> None:
        self._size = 0

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Four small numbers; beyond what fits into a step nothing is written any more."""
        if self._size < MOST_NOTES:
            packed = kind << 4 * NOTE_BITS | a << 3 * NOTE_BITS | b << 2 * NOTE_BITS | c << NOTE_BITS | d
            self._notes[self._size] = packed
            self._size += 1

    def read(self) -> list[int]:
        return [self._notes[k] for k in range(self._size)]
