"""A state as a flat list of ints: for snapshots, hashes, equality and other processes.

A state and its sub-states are classes whose slots hold ints, flags, rows of ints, or further sub-states.
What has no `copy_from` (board, rules) is shared and not part of the list; neither is what begins with `_`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from conquista.kernel.errors import BadRecord


def slots(thing: object) -> list[str]:
    """The slots of a class and of those it derives from, the oldest first."""
    return _slots_of(type(thing))  # type: ignore[arg-type]


@cache
def _slots_of(kind: type) -> list[str]:
    names: list[str] = []
    for each in reversed(kind.__mro__):
        names.extend(name for name in vars(each).get("__slots__", ()) if not name.startswith("_"))
    return names


def _fields(thing: object) -> Iterator[tuple[str, Any]]:
    for name in slots(thing):
        value = getattr(thing, name)
        if isinstance(value, (int, list)) or hasattr(value, "copy_from"):
            yield name, value


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [int(value)]
    if value and isinstance(value[0], list):
        return [number for part in value for number in _flat(part)]
    return list(map(int, value))


def _shaped(like: Any, ints: Iterator[int]) -> Any:
    if isinstance(like, list):
        return [_shaped(part, ints) for part in like]
    return type(like)(next(ints))


def dump(thing: object) -> list[int]:
    ints: list[int] = []
    for _, value in _fields(thing):
        if isinstance(value, int):
            ints.append(int(value))
        else:
            ints.extend(dump(value) if hasattr(value, "copy_from") else _flat(value))
    return ints


def load(thing: object, ints: list[int]) -> None:
    """Fill a state from its dump. Raises BadRecord, and changes nothing, if it is not one of this layout."""
    if len(ints) != len(dump(thing)) or not all(type(number) is int for number in ints):
        raise BadRecord(f"a dump of {type(thing).__name__} has {len(dump(thing))} ints")
    _load(thing, iter(ints))


def _load(thing: object, ints: Iterator[int]) -> None:
    for name, value in _fields(thing):
        if hasattr(value, "copy_from"):
            _load(value, ints)
        else:
            setattr(thing, name, _shaped(value, ints))


def layout(thing: object) -> str:
    """A short hash of names and lengths: dumps fit a state if their layouts are equal."""
    lines: list[str] = []

    def describe(part: object, path: str) -> None:
        for name, value in _fields(part):
            if hasattr(value, "copy_from"):
                describe(value, f"{path}{name}.")
            else:
                lines.append(f"{path}{name} {len(_flat(value))}")

    describe(thing, "")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def fingerprint(thing: object) -> str:
    """A hash of all that a state holds."""
    return hashlib.sha256(",".join(map(str, dump(thing))).encode()).hexdigest()
