"""What a seat decides, as people and programs see it."""

from __future__ import annotations

import re

from msgspec import Struct

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def snake(name: str) -> str:
    """EndAttack → end_attack."""
    return _HUMP.sub("_", name).lower()


class Action(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=snake):
    """An answer of a seat or of chance. Written as `[kind, *fields]` in records and messages.

    Fields come in the order of the rulebook's sentence: attack *from* A *against* B *with* n.
    """

    @property
    def kind(self) -> str:
        return snake(type(self).__name__)


class Surrender(Action, frozen=True):
    """Leave the match for good. Whether it is allowed is for each game's clauses to say."""


class Continued(Action, frozen=True):
    """Not a decision: from this position, a state's dump, the match goes on by this version of the rules."""

    rules_version: int
    position: list[int]
