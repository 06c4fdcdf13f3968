"""Where chance's numbers come from."""

from __future__ import annotations

_LOW32: int = 0xFFFFFFFF
_MULTIPLIER: int = 1997158035


class Box:
    """Anything that gives a number below n, each as likely as the others."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise NotImplementedError


class FastBox(Box):
    """A multiply-with-carry generator for simulations: quick, seeded, not for live matches.

    No intermediate passes 2**63, so that interpreted and compiled code give the same numbers.
    """

    __slots__ = ("word",)

    word: int

    def __init__(self, word: int) -> None:
        self.word = word % (_MULTIPLIER * (_LOW32 + 1) - 2) + 1

    def below(self, n: int) -> int:
        low: int = self.word & _LOW32
        high: int = self.word >> 32
        self.word = low * _MULTIPLIER + high
        return ((low ^ high) * n) >> 32
