"""Somebody who can put things into words. Games describe their tables through it and know no language."""

from __future__ import annotations

from typing import Protocol


class Speaker(Protocol):
    def say(self, message: str, **parameters: object) -> str: ...

    def name(self, kind: str, thing: object) -> str: ...

    def mark(self, seat: int | None) -> str:
        """A letter for the owner of something."""
        ...
