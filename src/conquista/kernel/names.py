"""Between bit sets of numbered things and the names that people use for them."""

from __future__ import annotations

from collections.abc import Iterable


def names_in(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def bits_of(names: tuple[str, ...], chosen: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def name_of(names: tuple[str, ...], number: int, nothing: int) -> str | None:
    """The name of a number; None for the one that stands for nothing."""
    return None if number == nothing else names[number]
