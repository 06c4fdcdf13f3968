"""Sets of three cards given for armies."""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.family import ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes
from conquista.parts.land.limits import JOKER

_MOST_CARDS: int = 64
_MOST_SERIES: int = 16


class CardTable:
    """What is printed on the cards, and what exchanges are worth. Shared by all states, never changed."""

    __slots__ = ("cards", "figure", "series", "series_length", "step", "territory")

    cards: int
    figure: Annotated[list[int], _MOST_CARDS]
    territory: Annotated[list[int], _MOST_CARDS]
    series: Annotated[list[int], _MOST_SERIES]
    series_length: int
    step: int

    def __init__(self, figures: list[int], territories: list[int], series: list[int], step: int) -> None:
        """`figures`: 0, 1, 2, or JOKER; `territories`: one beyond the board for a joker."""
        self.cards = len(figures)
        self.figure = figures + row(_MOST_CARDS - len(figures))
        self.territory = territories + row(_MOST_CARDS - len(territories))
        self.series = series + row(_MOST_SERIES - len(series))
        self.series_length = len(series)
        self.step = step


def is_set(table: CardTable, one: int, two: int, three: int) -> bool:
    """Three equal figures or three different ones; a joker is whatever is missing."""
    a = table.figure[one]
    b = table.figure[two]
    c = table.figure[three]
    if a == JOKER or b == JOKER or c == JOKER:
        return True
    return (a == b and b == c) or (a != b and b != c and a != c)


def list_sets(table: CardTable, hand: int, kind: int, out: Codes, count: int) -> int:
    """Append each set of a hand, its cards in the order of the deck."""
    codes = out.codes
    for one in range(table.cards):
        if not hand >> one & 1:
            continue
        for two in range(one + 1, table.cards):
            if not hand >> two & 1:
                continue
            for three in range(two + 1, table.cards):
                if hand >> three & 1 and is_set(table, one, two, three):
                    codes[count] = ONE | kind | one << 12 | two << 6 | three
                    count += 1
    return count


def exchange_value(table: CardTable, exchanges: int, cap: int) -> int:
    """What the next exchange gives after so many; a cap of 0 is none."""
    if exchanges < table.series_length:
        value = table.series[exchanges]
    else:
        value = table.series[table.series_length - 1] + table.step * (exchanges - table.series_length + 1)
    return min(value, cap) if cap else value
