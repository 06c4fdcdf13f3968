"""Sets of three cards by their figures, for numbering: which cards they are makes little difference."""

from __future__ import annotations

from itertools import combinations_with_replacement

from conquista.parts.land.limits import JOKER
from conquista.parts.land.occupation import Occupation
from conquista.parts.land.trade import CardTable

_PATTERNS = [
    pattern
    for pattern in combinations_with_replacement((0, 1, 2, JOKER), 3)
    if (JOKER in pattern or len(set(pattern)) != 2) and pattern.count(JOKER) < 3
]
_PLACE: dict[tuple[int, ...], int] = {pattern: place for place, pattern in enumerate(_PATTERNS)}

PATTERNS = len(_PATTERNS)


def pattern(table: CardTable, code: int) -> int:
    """The number of the pattern of a trade, whose cards stand in the three parts of its code."""
    return _PLACE[tuple(sorted(table.figure[card] for card in _cards(code)))]


def own_territories(table: CardTable, land: Occupation, seat: int, code: int) -> int:
    """How many of the cards of a trade show a territory of this seat."""
    owner = land.owner
    return sum(owner[table.territory[card]] == seat for card in _cards(code))


def _cards(code: int) -> tuple[int, int, int]:
    return code >> 12 & 63, code >> 6 & 63, code & 63
