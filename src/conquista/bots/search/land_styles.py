"""Characters for planning players of games of territories and armies: what they lean to beyond the chance to win.

A leaning is how much of its chance to win, in parts of 10,000, a player gives away for a plan to its liking. What it
says of its chances stays true.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence

Owners = Sequence[int | None]

_LIKING = 300
_LITTLE = 150
_MOST_GRUDGE = 4


class Style(ABC):
    """What is remembered of a match belongs to one seat in it."""

    def watch(self, me: int, before: Owners, after: Owners) -> None:  # noqa: B027 - not every style looks back
        """What changed hands since the last decision."""

    @abstractmethod
    def leaning(self, aim: str, which: int, manner: str) -> int:
        """To a plan, by its parts (plan_codes.py)."""


class Builder(Style):
    """Grows first, and fights only where it pays."""

    def leaning(self, aim: str, which: int, manner: str) -> int:
        by_aim = {"continent": _LIKING, "rival": -_LIKING}.get(aim, 0)
        return by_aim + {"careful": _LITTLE, "bold": -_LITTLE}.get(manner, 0)


class Raider(Style):
    """Would rather take than keep."""

    def leaning(self, aim: str, which: int, manner: str) -> int:
        by_aim = {"rival": _LITTLE, "continent": -_LITTLE}.get(aim, 0)
        return by_aim + {"bold": _LIKING, "careful": -_LIKING, "halt": -2 * _LIKING}.get(manner, 0)


class Avenger(Style):
    """Forgets nobody who took something from it, until it was taken back."""

    def __init__(self) -> None:
        self._grudge: Counter[int] = Counter()

    def watch(self, me: int, before: Owners, after: Owners) -> None:
        for old, new in zip(before, after, strict=True):
            if old == me != new and new is not None:
                self._grudge[new] += 1
            elif new == me != old and old is not None and self._grudge[old]:
                self._grudge[old] -= 1

    def leaning(self, aim: str, which: int, manner: str) -> int:
        if aim != "rival":
            return 0
        return _LITTLE * min(_MOST_GRUDGE, self._grudge[which]) if self._grudge[which] else -_LITTLE


class Diplomat(Style):
    """Spares whoever spares it, and turns against whoever is ahead."""

    def __init__(self) -> None:
        self._attackers: set[int] = set()
        self._ahead: int | None = None

    def watch(self, me: int, before: Owners, after: Owners) -> None:
        taken = (new for old, new in zip(before, after, strict=True) if old == me != new and new is not None)
        self._attackers.update(taken)
        others = Counter(owner for owner in after if owner not in (me, None))
        self._ahead = max(others, key=lambda seat: others[seat], default=None)

    def leaning(self, aim: str, which: int, manner: str) -> int:
        if aim != "rival":
            return {"careful": _LITTLE, "bold": -_LITTLE}.get(manner, 0)
        if which == self._ahead:
            return _LIKING
        return 0 if which in self._attackers else -_LIKING
