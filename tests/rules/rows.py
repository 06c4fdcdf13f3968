"""Changing a row of a state in a test. What a compiled object gives is a copy of its row: it has to be put back."""

from __future__ import annotations

from typing import Any


def put(thing: Any, name: str, value: Any, *places: int) -> None:
    """`thing.name[place]… = value`, for rows and rows of rows."""
    rows = getattr(thing, name)
    at = rows
    for place in places[:-1]:
        at = at[place]
    at[places[-1]] = value
    setattr(thing, name, rows)
