"""Decisions as small numbers, for masks: of amounts only 1, 2, 3, half and all are told apart."""

from __future__ import annotations

from collections.abc import Iterable

from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes, State

_AMOUNTS = 5
_HALF, _ALL = 3, 4


class Numbering:
    """Five numbers for each head that comes with an amount, then one for each that does not."""

    def __init__(self, with_amounts: Iterable[int], plain: Iterable[int]) -> None:
        self._first = {head: _AMOUNTS * place for place, head in enumerate(with_amounts)}
        start = _AMOUNTS * len(self._first)
        self._plain = {head: start + place for place, head in enumerate(plain)}
        self.size = start + len(self._plain)

    def number(self, code: int, listed: Iterable[int]) -> int:
        """The number of a legal decision. Amounts that are none of 1, 2, 3 and all count as half."""
        head = code & HEAD
        if head in self._plain:
            return self._plain[head]
        most = next(family for family in listed if family & HEAD == head) >> AMOUNT
        amount = code >> AMOUNT
        return self._first[head] + (amount - 1 if amount <= 3 else _ALL if amount == most else _HALF)

    def codes(self, listed: Iterable[int]) -> dict[int, int]:
        """The numbers of all decisions of these families, each with its code."""
        codes: dict[int, int] = {}
        for family in listed:
            head = family & HEAD
            if head in self._plain:
                codes[self._plain[head]] = family
                continue
            base = self._first[head]
            most = family >> AMOUNT
            for amount in range(1, min(3, most) + 1):
                codes[base + amount - 1] = amount * ONE | head
            if most > 4:
                codes[base + _HALF] = max(4, most // 2) * ONE | head
            if most > 3:
                codes[base + _ALL] = family
        return codes


def listed_for(state: State, seat: int) -> list[int]:
    """The families of a seat; none if it is not asked."""
    if not state.awaiting() >> seat & 1:
        return []
    codes = Codes()
    return codes.first(state.list_actions(seat, codes))
