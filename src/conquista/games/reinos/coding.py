"""Between actions that people read and codes that the engine reads."""

from __future__ import annotations

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.phase import DO_ATTACK, DO_PASS, DO_PICK, DO_STAY, DO_TRY, KIND
from conquista.kernel.action import Action
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import ONE
from conquista.kernel.seat import MOST_SEATS

MOST_CARDS = 40

_PLAIN: dict[type[Action], int] = {Pass: DO_PASS, StayLoyal: DO_STAY, Revolt: DO_TRY}
_PLAIN_ACTIONS: dict[int, Action] = {kind: action() for action, kind in _PLAIN.items()}


def encode(action: Action) -> int | None:
    match action:
        case Attack(target):
            return ONE | DO_ATTACK | target << 12 if 0 <= target < MOST_SEATS else None
        case Pick(card):
            return ONE | DO_PICK | (card - 1) << 12 if 1 <= card <= MOST_CARDS else None
        case _:
            kind = _PLAIN.get(type(action))
            return None if kind is None else ONE | kind


def decode(code: int) -> Action:
    kind, what = code & KIND, code >> 12 & 63
    if kind == DO_ATTACK:
        return Attack(what)
    if kind == DO_PICK:
        return Pick(what + 1)
    if kind in _PLAIN_ACTIONS:
        return _PLAIN_ACTIONS[kind]
    raise BrokenRule(f"{code} is no decision of Reinos")
