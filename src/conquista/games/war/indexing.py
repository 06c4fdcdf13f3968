"""Decisions as small numbers, for masks: amounts as 1, 2, 3, half and all; sets of cards by their figures."""

from __future__ import annotations

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
from conquista.kernel.numbering import Numbering, listed_for
from conquista.parts.land.patterns import PATTERNS, own_territories, pattern

_PARTS = components()


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


_NUMBERING = Numbering(_heads(), [])

INDEXES = _NUMBERING.size + PATTERNS


def _number_of_trade(code: int) -> int:
    return _NUMBERING.size + pattern(_PARTS.card_table, code)


def index(state: WarState, seat: int, code: int) -> int:
    if code & KIND == DO_TRADE:
        return _number_of_trade(code)
    return _NUMBERING.number(code, listed_for(state, seat))


def mask(state: WarState, seat: int) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code. Of equal sets the one with the best bonus."""
    listed = listed_for(state, seat)
    codes = _NUMBERING.codes(code for code in listed if code & KIND != DO_TRADE)
    for trade in (code for code in listed if code & KIND == DO_TRADE):
        number = _number_of_trade(trade)
        if number not in codes or _bonus(state, trade) > _bonus(state, codes[number]):
            codes[number] = trade
    return codes


def _bonus(state: WarState, code: int) -> int:
    return own_territories(_PARTS.card_table, state.land, state.active, code)
