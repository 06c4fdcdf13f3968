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
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes

_PARTS = components()
_AMOUNTS = 5
_HALF, _ALL = 3, 4


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


_PLACE_OF = {head: _AMOUNTS * place for place, head in enumerate(_with_amounts())}
_FIRST_PLAIN = _AMOUNTS * len(_PLACE_OF)
_PLAIN = {head: _FIRST_PLAIN + place for place, head in enumerate(_without_amounts())}

INDEXES = _FIRST_PLAIN + len(_PLAIN)


def index(state: War2State, seat: int, code: int) -> int:
    """Amounts that are none of 1, 2, 3 and all count as half."""
    head = code & HEAD
    if head in _PLAIN:
        return _PLAIN[head]
    most = next(listed for listed in _listed(state, seat) if listed & HEAD == head) >> AMOUNT
    amount = code >> AMOUNT
    return _PLACE_OF[head] + (amount - 1 if amount <= 3 else _ALL if amount == most else _HALF)


def mask(state: War2State, seat: int) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code."""
    codes: dict[int, int] = {}
    for listed in _listed(state, seat):
        head = listed & HEAD
        if head in _PLAIN:
            codes[_PLAIN[head]] = listed
            continue
        base = _PLACE_OF[head]
        most = listed >> AMOUNT
        for amount in range(1, min(3, most) + 1):
            codes[base + amount - 1] = amount * ONE | head
        if most > 4:
            codes[base + _HALF] = max(4, most // 2) * ONE | head
        if most > 3:
            codes[base + _ALL] = listed
    return codes


def _listed(state: War2State, seat: int) -> list[int]:
    if not state.awaiting() >> seat & 1:
        return []
    codes = Codes()
    return codes.first(state.list_actions(seat, codes))
