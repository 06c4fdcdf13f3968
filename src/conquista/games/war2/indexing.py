"""Decisions as small numbers, for masks: amounts as 1, 2, 3, half and all."""

from __future__ import annotations

from itertools import combinations, permutations

from conquista.games.war2.components import components
from conquista.games.war2.phase import (
    DO_AIRLIFT,
    DO_ATTACK,
    DO_CARRY,
    DO_CARRY_CI,
    DO_CLAIM,
    DO_CONTINUE_RAID,
    DO_DISCARD,
    DO_END_ATTACK,
    DO_END_TURN,
    DO_MOVE,
    DO_MOVE_CI,
    DO_OCCUPY,
    DO_PLACE,
    DO_PLACE_CI,
    DO_RAID_FROM_BASE,
    DO_RAID_WITH_CARDS,
    DO_REINFORCE,
    DO_SPY,
    DO_STOP_RAID,
    DO_TAKE_CENTRE,
    DO_TAKE_PAIR,
    DO_TRANSPORT,
    MOST_PLAYERS,
)
from conquista.games.war2.state import War2State
from conquista.kernel.numbering import Numbering, listed_for

_PARTS = components()


def _with_amounts() -> list[int]:
    territories = range(len(_PARTS.territories))
    board = _PARTS.board
    heads = [DO_OCCUPY]
    heads += [DO_PLACE | territory << 6 for territory in territories]
    heads += [DO_PLACE | board.continent[territory] + 1 << 12 | territory << 6 for territory in territories]
    heads += [DO_RAID_FROM_BASE | territory << 6 for territory in territories]
    for kind in (DO_ATTACK, DO_MOVE):
        heads += [
            kind | source << 12 | board.neighbours[source][k] << 6
            for source in territories
            for k in range(board.degree[source])
        ]
    centres = [_PARTS.territories.index(name) for name in _PARTS.centres]
    heads += [DO_AIRLIFT | one << 12 | other << 6 for one, other in permutations(centres, 2)]
    return heads + [DO_CARRY | one << 12 | other << 6 for one, other in permutations(territories, 2)]


def _without_amounts() -> list[int]:
    territories, table = range(len(_PARTS.territories)), _PARTS.card_table
    heads = [DO_END_ATTACK, DO_CONTINUE_RAID, DO_STOP_RAID, DO_END_TURN]
    heads += [kind | place << 6 for kind in (DO_TAKE_CENTRE, DO_CLAIM, DO_PLACE_CI) for place in territories]
    heads += [DO_TAKE_PAIR | one << 12 | other << 6 for one, other in combinations(territories, 2)]
    heads += [
        kind | card << 12 | place << 6 | bundle
        for kind in (DO_REINFORCE, DO_RAID_WITH_CARDS)
        for card in range(table.territory_cards)
        for place in territories
        if table.shows[card] >> place & 1
        for bundle in range(table.bundles)
    ]
    heads += [DO_TRANSPORT | one << 12 | two << 6 for one, two in combinations(range(table.territory_cards), 2)]
    heads += [DO_DISCARD | card << 6 for card in range(table.cards)]
    heads += [DO_SPY | seat << 6 for seat in range(MOST_PLAYERS)]
    return heads + [
        kind | seat << 12 | place << 6
        for kind in (DO_MOVE_CI, DO_CARRY_CI)
        for seat in range(MOST_PLAYERS)
        for place in territories
    ]


_NUMBERING = Numbering(_with_amounts(), _without_amounts())

INDEXES = _NUMBERING.size


def index(state: War2State, seat: int, code: int) -> int:
    return _NUMBERING.number(code, listed_for(state, seat))


def mask(state: War2State, seat: int) -> dict[int, int]:
    return _NUMBERING.codes(listed_for(state, seat))
