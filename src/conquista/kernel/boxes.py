"""The boxes that live matches, tests and seeded simulations draw from."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence

from conquista.kernel.box import Box, FastBox
from conquista.kernel.errors import BrokenRule

_WORD = 8
_SPAN = 1 << 8 * _WORD


def seed_of(*parts: str | int) -> int:
    """A seed below 2**62 that depends on every part and looks like none of them."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_WORD], "big") >> 2


def seeded(*parts: str | int) -> FastBox:
    return FastBox(seed_of(*parts))


class HmacBox(Box):
    """The sealed stream of one entry of a live match.

    Block i of the stream is HMAC-SHA256 under the secret of the lines: match, each seat's seed, entry, i.
    A number below n is the next 8 bytes modulo n; words from the last multiple of n upward are passed
    over, so that no outcome is favoured.
    """

    __slots__ = ("_block", "_label", "_secret", "_words")

    def __init__(self, secret: bytes, seeds: Sequence[str], match: str, entry: int) -> None:
        self._secret = secret
        self._label = "\n".join([match, *seeds, str(entry)])
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        limit = _SPAN - _SPAN % n
        while (word := self._next_word()) >= limit:
            pass
        return word % n

    def _next_word(self) -> int:
        if not self._words:
            message = f"{self._label}\n{self._block}".encode()
            block = hmac.digest(self._secret, message, "sha256")
            self._words = [int.from_bytes(block[k : k + _WORD], "big") for k in range(0, len(block), _WORD)]
            self._block += 1
        return self._words.pop(0)


class ReplayBox(Box):
    """Numbers known beforehand, for tests and for playing a position again."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        if not self._numbers:
            raise BrokenRule("the box is empty")
        number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise BrokenRule(f"the box holds {number} where a number below {n} is drawn")
        return number
