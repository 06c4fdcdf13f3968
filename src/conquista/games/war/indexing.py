"""Decisions as small numbers, for masks: amounts as 1, 2, 3, half and all; sets of cards by their figures."""

from __future__ import annotations

from itertools import combinations_with_replacement

from conquista.games.war.components import components
from conquista.games.war.phase import (
    DO_ATTACK,
    DO_DEFEND,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_MOVE,
    DO_OCCUPY,
    DO_PLACE,
    DO_SKIP,
    DO_TRADE,
    KIND,
)
from conquista.games.war.state import WarState
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes
from conquista.parts.land.limits import JOKER

_PARTS = components()
_AMOUNTS = 5
_HALF, _ALL = 3, 4


def _heads() -> list[int]:
    """Everything that has an amount or none, each head once."""
    territories = range(len(_PARTS.territories))
    board = _PARTS.board
    heads = [DO_SKIP, DO_END_ATTACK, DO_END_FORTIFY, DO_DEFEND, DO_OCCUPY]
    heads += [DO_PLACE | territory << 6 for territory in territories]
    heads += [DO_PLACE | board.continent[territory] + 1 << 12 | territory << 6 for territory in territories]
    for kind in (DO_ATTACK, DO_MOVE):
        heads += [
            kind | source << 12 | board.neighbours[source][k] << 6
            for source in territories
            for k in range(board.degree[source])
        ]
    return heads


_PATTERNS = [
    pattern
    for pattern in combinations_with_replacement((0, 1, 2, JOKER), 3)
    if (JOKER in pattern or len(set(pattern)) != 2) and pattern.count(JOKER) < 3
]
_HEADS = _heads()
_PLACE_OF_HEAD = {head: place for place, head in enumerate(_HEADS)}
_PLACE_OF_PATTERN: dict[tuple[int, ...], int] = {pattern: place for place, pattern in enumerate(_PATTERNS)}
_TRADES = _AMOUNTS * len(_HEADS)

INDEXES = _TRADES + len(_PATTERNS)


def _pattern(code: int) -> tuple[int, ...]:
    figure = _PARTS.card_table.figure
    return tuple(sorted(figure[code >> shift & 63] for shift in (12, 6, 0)))


def index(state: WarState, seat: int, code: int) -> int:
    """Amounts that are none of 1, 2, 3 and all count as half."""
    if code & KIND == DO_TRADE:
        return _TRADES + _PLACE_OF_PATTERN[_pattern(code)]
    most = next(listed for listed in _listed(state, seat) if listed & HEAD == code & HEAD) >> AMOUNT
    amount = code >> AMOUNT
    bucket = amount - 1 if amount <= 3 else _ALL if amount == most else _HALF
    return _AMOUNTS * _PLACE_OF_HEAD[code & HEAD] + bucket


def mask(state: WarState, seat: int) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code. Of equal sets the one with the best bonus."""
    codes: dict[int, int] = {}
    for listed in _listed(state, seat):
        if listed & KIND == DO_TRADE:
            number = _TRADES + _PLACE_OF_PATTERN[_pattern(listed)]
            if number not in codes or _bonus(state, listed) > _bonus(state, codes[number]):
                codes[number] = listed
            continue
        base = _AMOUNTS * _PLACE_OF_HEAD[listed & HEAD]
        most = listed >> AMOUNT
        for amount in range(1, min(3, most) + 1):
            codes[base + amount - 1] = amount * ONE | listed & HEAD
        if most > 4:
            half = max(4, most // 2)
            codes[base + _HALF] = half * ONE | listed & HEAD
        if most > 3:
            codes[base + _ALL] = listed
    return codes


def _listed(state: WarState, seat: int) -> list[int]:
    if not state.awaiting() >> seat & 1:
        return []
    codes = Codes()
    return codes.first(state.list_actions(seat, codes))


def _bonus(state: WarState, code: int) -> int:
    table = state.rules.cards
    owner = state.land.owner
    return sum(owner[table.territory[code >> shift & 63]] == state.active for shift in (12, 6, 0))
