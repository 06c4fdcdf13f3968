"""What a bot thought of a turn of its own, so that people can be told: keys and numbers, no sentences."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

CERTAIN = 10_000
"""Chances are in parts of this."""
MOST_OTHERS = 2

Chance = Annotated[int, Meta(ge=0, le=CERTAIN)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,31}\Z")]
About = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=63)] | None


class Idea(Struct, frozen=True):
    """What a turn can be for, and the chance to win that it promises.

    `aim` is one of the game's: `plain`, `bold`, `careful`, `continent` (`about` is its id), `rival` (`about` is the
    seat), `round` (`about` are ids of cards, commas between), …
    """

    aim: Key
    about: About
    chance: Chance


class Fact(Struct, frozen=True):
    """What decided between the plan and the next best.

    `territories`, `armies`, `income`, `cards`, `goal` (nearer to its objective), `rival` (holds back the seat
    `about`), `safety`, `only` (there is no other plan), …
    """

    key: Key
    about: About = None


class Thought(Struct, frozen=True):
    """The plan of a turn, what else there was, and the chance to win before the turn and, as planned, after it."""

    turn: Annotated[int, Meta(ge=0)]
    plan: Idea
    others: Annotated[list[Idea], Meta(max_length=MOST_OTHERS)]
    before: Chance
    after: Chance
    fact: Fact
