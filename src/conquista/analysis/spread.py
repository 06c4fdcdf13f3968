"""The exact chances of a sum of dice, draws and tests: one convolution after the other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

Odds = tuple[tuple[int, float], ...]
"""Each value that chance can give, with its chance."""

_NOTHING = 1e-18
"""Chances at the ends that are smaller are dropped: all of them together do not reach the 12th digit."""


@dataclass(frozen=True)
class Spread:
    """`chances[k]` is the chance of the value `least + k`."""

    least: int
    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        return math.fsum(chance * (self.least + k) for k, chance in enumerate(self.chances))

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.mean
        square = math.fsum(chance * (self.least + k - mean) ** 2 for k, chance in enumerate(self.chances))
        return math.sqrt(square)

    def rank(self, value: int) -> float:
        """The chance of less, and half the chance of just as much."""
        place = value - self.least
        below = math.fsum(self.chances[: max(0, place)])
        here = self.chances[place] if 0 <= place < len(self.chances) else 0.0
        return min(1.0, below + here / 2)

    def quantile(self, share: float) -> int:
        """The least value that is not passed with at least this chance."""
        so_far = 0.0
        for k, chance in enumerate(self.chances):
            so_far += chance
            if so_far >= share:
                return self.least + k
        return self.least + len(self.chances) - 1

    def band(self, share: float) -> tuple[int, int]:
        """The values between which this share of all cases lies, as many outside on either side."""
        outside = (1.0 - share) / 2.0
        return self.quantile(outside), self.quantile(1.0 - outside)


def spread_of(odds: Odds) -> Spread:
    least = min(value for value, _ in odds)
    chances = [0.0] * (max(value for value, _ in odds) - least + 1)
    for value, chance in odds:
        chances[value - least] += chance
    return Spread(least, tuple(chances))


def added(one: Spread, other: Spread) -> Spread:
    """The sum of two that do not know of one another."""
    short, long = sorted((one.chances, other.chances), key=len)
    chances = [0.0] * (len(short) + len(long) - 1)
    for place, chance in enumerate(short):
        if chance:
            for k, likely in enumerate(long, place):
                chances[k] += chance * likely
    first = next(k for k, chance in enumerate(chances) if chance > _NOTHING)
    last = next(k for k in reversed(range(len(chances))) if chances[k] > _NOTHING)
    return Spread(one.least + other.least + first, tuple(chances[first : last + 1]))


NOTHING = Spread(0, (1.0,))


@cache
def repeated(odds: Odds, times: int) -> Spread:
    """The sum of the same chance so many times, by doubling."""
    if times == 0:
        return NOTHING
    half = repeated(odds, times // 2)
    double = added(half, half)
    return added(double, spread_of(odds)) if times % 2 else double


def total(parts: Mapping[Odds, int]) -> Spread:
    """The sum of chances of several kinds, each so many times."""
    whole = NOTHING
    for odds, times in parts.items():
        whole = added(whole, repeated(odds, times))
    return whole


def coin(chance: float) -> Odds:
    """1 with this chance, else 0."""
    return ((0, 1.0 - chance), (1, chance))


def evenly(values: Iterable[int]) -> Odds:
    """Each of these as likely as the others; a value that stands there twice is twice as likely."""
    found = list(values)
    return tuple((value, found.count(value) / len(found)) for value in sorted(set(found)))


def expected(odds: Odds) -> float:
    return math.fsum(value * chance for value, chance in odds)
