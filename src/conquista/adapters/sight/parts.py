"""How the values of a view become numbers: each kind of value is a part with a fixed number of entries.

A part writes into a row that is all zeros. Every entry has a name, which says what it counts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from conquista.kernel.errors import BrokenRule

Vector = NDArray[np.float32]


class Part(ABC):
    size: int

    @abstractmethod
    def names(self) -> Iterator[str]:
        """What each entry counts, as it is written behind the name of the field."""

    @abstractmethod
    def write(self, value: Any, out: Vector, at: int) -> None:
        """Fill in the entries from `at` on."""


class _Number(Part):
    size = 1

    def names(self) -> Iterator[str]:
        yield ""

    def write(self, value: Any, out: Vector, at: int) -> None:
        out[at] = value


NUMBER = _Number()
"""A number or a truth as it is."""


class _Said(Part):
    size = 0

    def names(self) -> Iterator[str]:
        return iter(())

    def write(self, value: Any, out: Vector, at: int) -> None:
        pass


SAID = _Said()
"""What the place in the row says already: it needs no entry."""


class _Worded(Part):
    """Something about a fixed list of words, with one entry for each."""

    def __init__(self, words: Sequence[Hashable]) -> None:
        self.place = {word: place for place, word in enumerate(dict.fromkeys(words))}
        self.size = len(self.place)

    def names(self) -> Iterator[str]:
        return (f"[{word}]" for word in self.place)


class Name(_Worded):
    """One of the words: its entry is 1. None: all are 0."""

    def names(self) -> Iterator[str]:
        return (f"={word}" for word in self.place)

    def write(self, value: Hashable, out: Vector, at: int) -> None:
        if value is not None:
            out[at + self.place[value]] = 1


class Names(_Worded):
    """Some of the words, in no order: their entries are 1."""

    def write(self, value: Sequence[Hashable], out: Vector, at: int) -> None:
        for word in value:
            out[at + self.place[word]] = 1


class Order(_Worded):
    """Some of the words in an order: each has its place there, from 1."""

    def write(self, value: Sequence[Hashable], out: Vector, at: int) -> None:
        for place, word in enumerate(value, 1):
            out[at + self.place[word]] = place


class Row(Part):
    """A list by seat, by territory or the like. A shorter one leaves zeros behind."""

    def __init__(self, labels: Sequence[Hashable], item: Part = NUMBER) -> None:
        self.labels = labels
        self.item = item
        self.size = len(labels) * item.size

    def names(self) -> Iterator[str]:
        return (f"[{label}]{name}" for label in self.labels for name in self.item.names())

    def write(self, value: Sequence[Any], out: Vector, at: int) -> None:
        if len(value) > len(self.labels):
            raise BrokenRule(f"a list of {len(value)} does not fit into {len(self.labels)} places")
        if self.item is NUMBER:
            out[at : at + len(value)] = value
            return
        item = self.item
        for each in value:
            item.write(each, out, at)
            at += item.size


class Table(Part):
    """Values by name; what has no value leaves zeros behind."""

    def __init__(self, labels: Sequence[Hashable], item: Part = NUMBER) -> None:
        self.place = {label: place * item.size for place, label in enumerate(labels)}
        self.item = item
        self.size = len(labels) * item.size

    def names(self) -> Iterator[str]:
        return (f"[{label}]{name}" for label in self.place for name in self.item.names())

    def write(self, value: Mapping[Hashable, Any], out: Vector, at: int) -> None:
        for label, each in value.items():
            self.item.write(each, out, at + self.place[label])


class Keyed(Table):
    """A list of things of which each is about something else, as `key` says: whether there is one, and it."""

    def __init__(self, labels: Sequence[Hashable], key: Callable[[Any], Hashable], item: Part) -> None:
        super().__init__(labels, Maybe(item))
        self.key = key

    def write(self, value: Any, out: Vector, at: int) -> None:
        super().write({self.key(each): each for each in value}, out, at)


class Maybe(Part):
    """What may be missing: whether it is there, and what it is."""

    def __init__(self, item: Part) -> None:
        self.item = item
        self.size = 1 + item.size

    def names(self) -> Iterator[str]:
        yield "?"
        yield from self.item.names()

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is not None:
            out[at] = 1
            self.item.write(value, out, at + 1)


class _Fields(Part):
    def __init__(self, parts: Mapping[str, Part], get: Callable[[str], Callable[[Any], Any]]) -> None:
        self.parts = parts
        self.size = 0
        self._steps: list[tuple[Callable[[Any], Any], Part, int]] = []
        for name, part in parts.items():
            self._steps.append((get(name), part, self.size))
            self.size += part.size

    def names(self) -> Iterator[str]:
        return (f".{name}{rest}" for name, part in self.parts.items() for rest in part.names())

    def write(self, value: Any, out: Vector, at: int) -> None:
        for get, part, start in self._steps:
            part.write(get(value), out, at + start)


class Fields(_Fields):
    """The fields of a struct, one after the other."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(parts, attrgetter)


class Items(_Fields):
    """The items of a dict that always has the same ones."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(parts, itemgetter)
