"""Decisions as small numbers, for masks: amounts as 1, 2, 3, half and all."""

from __future__ import annotations

from conquista.games.feudum.actions import FEUDUM_ACTIONS
from conquista.games.feudum.coding import has_amount, heads
from conquista.games.feudum.state import FeudumState
from conquista.kernel.action import Surrender
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes

_AMOUNTS = 5
_HALF, _ALL = 3, 4
_KINDS = [kind for kind in FEUDUM_ACTIONS if kind is not Surrender]
_COUNTED = [head for kind in _KINDS if has_amount(kind) for head in heads(kind)]
_OTHERS = [head for kind in _KINDS if not has_amount(kind) for head in heads(kind)]
_PLACE_OF = {head: _AMOUNTS * place for place, head in enumerate(_COUNTED)}
_FIRST_PLAIN = _AMOUNTS * len(_PLACE_OF)
_PLAIN = {head: _FIRST_PLAIN + place for place, head in enumerate(_OTHERS)}

INDEXES = _FIRST_PLAIN + len(_PLAIN)


def index(state: FeudumState, seat: int, code: int) -> int:
    """Amounts that are none of 1, 2, 3 and all count as half."""
    head = code & HEAD
    if head in _PLAIN:
        return _PLAIN[head]
    most = next(listed for listed in _listed(state, seat) if listed & HEAD == head) >> AMOUNT
    amount = code >> AMOUNT
    return _PLACE_OF[head] + (amount - 1 if amount <= 3 else _ALL if amount == most else _HALF)


def mask(state: FeudumState, seat: int) -> dict[int, int]:
    """The numbers of all legal decisions, each with its code."""
    codes: dict[int, int] = {}
    for listed in _listed(state, seat):
        head = listed & HEAD
        if head in _PLAIN:
            codes[_PLAIN[head]] = listed
            continue
        base, most = _PLACE_OF[head], listed >> AMOUNT
        for amount in range(1, min(3, most) + 1):
            codes[base + amount - 1] = amount * ONE | head
        if most > 4:
            codes[base + _HALF] = max(4, most // 2) * ONE | head
        if most > 3:
            codes[base + _ALL] = listed
    return codes


def _listed(state: FeudumState, seat: int) -> list[int]:
    if not state.awaiting() >> seat & 1:
        return []
    codes = Codes()
    return codes.first(state.list_actions(seat, codes))
