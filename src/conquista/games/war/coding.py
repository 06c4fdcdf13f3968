"""Between actions that people read and codes that the engine reads."""

from __future__ import annotations

from conquista.games.war.actions import (
    Attack,
    Defend,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
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
from conquista.kernel.action import Action
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, MOST_AMOUNT, ONE

_PARTS = components()
_TERRITORY = {name: number for number, name in enumerate(_PARTS.territories)}
_CARD = {name: number for number, name in enumerate(_PARTS.cards)}
_POOL = {name: number for number, name in enumerate(_PARTS.pools)}

_PLAIN: dict[type[Action], int] = {
    Skip: ONE | DO_SKIP,
    EndAttack: ONE | DO_END_ATTACK,
    EndFortify: ONE | DO_END_FORTIFY,
}
_PLAIN_ACTIONS: dict[int, Action] = {code & KIND: kind() for kind, code in _PLAIN.items()}


def encode(action: Action) -> int | None:
    """None for a territory, card or pool that does not exist, and for an amount that no code can hold."""
    match action:
        case Attack(source, target, dice):
            return _between(DO_ATTACK, source, target, dice)
        case Move(source, target, armies):
            return _between(DO_MOVE, source, target, armies)
        case Place(pool, territory, armies):
            if pool not in _POOL or territory not in _TERRITORY:
                return None
            return _amount(DO_PLACE | _POOL[pool] << 12 | _TERRITORY[territory] << 6, armies)
        case Trade(cards):
            return _trade(cards)
        case Occupy(extra):
            return _amount(DO_OCCUPY, extra + 1)
        case Defend(dice):
            return _amount(DO_DEFEND, dice)
        case _:
            return _PLAIN.get(type(action))


def _amount(head: int, amount: int) -> int | None:
    return amount << AMOUNT | head if 1 <= amount <= MOST_AMOUNT else None


def _between(kind: int, source: str, target: str, amount: int) -> int | None:
    if source not in _TERRITORY or target not in _TERRITORY:
        return None
    return _amount(kind | _TERRITORY[source] << 12 | _TERRITORY[target] << 6, amount)


def _trade(cards: tuple[str, str, str]) -> int | None:
    """The order in which a player names the cards has no effect."""
    if not all(card in _CARD for card in cards) or len(set(cards)) < len(cards):
        return None
    one, two, three = sorted(_CARD[card] for card in cards)
    return ONE | DO_TRADE | one << 12 | two << 6 | three


def decode(code: int) -> Action:
    kind, amount = code & KIND, code >> AMOUNT
    one, two, three = code >> 12 & 63, code >> 6 & 63, code & 63
    territories = _PARTS.territories
    if kind == DO_ATTACK:
        return Attack(territories[one], territories[two], amount)
    if kind == DO_PLACE:
        return Place(_PARTS.pools[one], territories[two], amount)
    if kind == DO_MOVE:
        return Move(territories[one], territories[two], amount)
    if kind == DO_OCCUPY:
        return Occupy(amount - 1)
    if kind == DO_DEFEND:
        return Defend(amount)
    if kind == DO_TRADE:
        return Trade((_PARTS.cards[one], _PARTS.cards[two], _PARTS.cards[three]))
    if kind in _PLAIN_ACTIONS:
        return _PLAIN_ACTIONS[kind]
    raise BrokenRule(f"{code} is no decision of War")
