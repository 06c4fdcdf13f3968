"""Decisions as small numbers, for masks: amounts as 1, 2, 3, half and all; sets of cards by their figures."""

from __future__ import annotations

from conquista.games.vikings.components import components
from conquista.games.vikings.phase import (
    DO_ATTACK,
    DO_ATTACK_SHIP,
    DO_BUILD,
    DO_DECLINE,
    DO_DEFEND,
    DO_DRAW_AGAIN,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_FINISH,
    DO_INVOKE,
    DO_KEEP,
    DO_LAY_UP,
    DO_MOVE,
    DO_OCCUPY,
    DO_PASS,
    DO_PLACE,
    DO_PLACE_COMMANDER,
    DO_REROLL,
    DO_SAIL,
    DO_SAIL_EMPTY,
    DO_TAKE_COLOUR,
    DO_TRADE,
    DO_VALHALLA,
    KIND,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.numbering import Numbering, listed_for
from conquista.parts.land.patterns import PATTERNS, own_territories, pattern

_PARTS = components()
_ALONG = range(4)


def _borders() -> list[int]:
    board = _PARTS.board
    return [
        source << 12 | board.neighbours[source][k] << 6
        for source in range(len(_PARTS.territories))
        for k in range(board.degree[source])
    ]


def _routes() -> list[int]:
    sea = _PARTS.sea
    return [
        source << 12 | sea.neighbours[source][k] << 6
        for source in range(len(_PARTS.territories))
        for k in range(sea.degree[source])
    ]


def _with_amounts() -> list[int]:
    territories, board = range(len(_PARTS.territories)), _PARTS.board
    heads = [DO_DEFEND, DO_VALHALLA, DO_OCCUPY, DO_OCCUPY | 1 << 6]
    heads += [DO_PLACE | territory << 6 for territory in territories]
    heads += [DO_PLACE | board.continent[territory] + 1 << 12 | territory << 6 for territory in territories]
    heads += [DO_ATTACK | way for way in (*_borders(), *_routes())]
    heads += [DO_MOVE | way | commander for way in _borders() for commander in (0, 1)]
    return heads + [DO_SAIL | way | along for way in _routes() for along in _ALONG]


def _without_amounts() -> list[int]:
    territories = range(len(_PARTS.territories))
    heads = [DO_FINISH, DO_END_ATTACK, DO_PASS, DO_KEEP, DO_DRAW_AGAIN, DO_DECLINE, DO_END_FORTIFY]
    heads += [DO_TAKE_COLOUR | colour << 6 for colour in range(len(_PARTS.colours))]
    heads += [DO_INVOKE | god << 6 for god in range(len(_PARTS.gods))]
    heads += [DO_REROLL | face << 6 for face in range(1, 7)]
    heads += [DO_PLACE_COMMANDER | place << 6 for place in territories]
    heads += [
        kind | _PARTS.territories.index(port) << 6 for kind in (DO_BUILD, DO_LAY_UP) for port in _PARTS.ports
    ]
    return heads + [kind | way for kind in (DO_ATTACK_SHIP, DO_SAIL_EMPTY) for way in _routes()]


_NUMBERING = Numbering(_with_amounts(), _without_amounts())

INDEXES = _NUMBERING.size + PATTERNS


def index(state: VikingsState, seat: int, code: int) -> int:
    if code & KIND == DO_TRADE:
        return _NUMBERING.size + pattern(_PARTS.card_table, code)
    return _NUMBERING.number(code, listed_for(state, seat))


def mask(state: VikingsState, seat: int) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code. Of equal sets the one with the best bonus."""
    listed = listed_for(state, seat)
    codes = _NUMBERING.codes(code for code in listed if code & KIND != DO_TRADE)
    for trade in (code for code in listed if code & KIND == DO_TRADE):
        number = _NUMBERING.size + pattern(_PARTS.card_table, trade)
        if number not in codes or _bonus(state, trade) > _bonus(state, codes[number]):
            codes[number] = trade
    return codes


def _bonus(state: VikingsState, code: int) -> int:
    return own_territories(_PARTS.card_table, state.land, state.active, code)
