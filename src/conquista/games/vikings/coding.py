"""Between actions that people read and codes that the engine reads."""

from __future__ import annotations

from conquista.games.vikings import actions as do
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
    WITH_COMMANDER,
    WITH_SHIP,
)
from conquista.kernel.action import Action
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, MOST_AMOUNT, ONE

_PARTS = components()
_TERRITORY = {name: number for number, name in enumerate(_PARTS.territories)}
_CARD = {name: number for number, name in enumerate(_PARTS.cards)}
_POOL = {name: number for number, name in enumerate(_PARTS.pools)}
_COLOUR = {name: number for number, name in enumerate(_PARTS.colours)}
_GOD = {name: number for number, name in enumerate(_PARTS.gods)}
_FACES = range(1, 7)

_PLAIN: dict[type[Action], int] = {
    do.FinishPlacing: DO_FINISH,
    do.EndAttack: DO_END_ATTACK,
    do.PassInvocation: DO_PASS,
    do.KeepCard: DO_KEEP,
    do.DrawAgain: DO_DRAW_AGAIN,
    do.DeclineReroll: DO_DECLINE,
    do.EndFortify: DO_END_FORTIFY,
}
_PLAIN_ACTIONS: dict[int, Action] = {head: kind() for kind, head in _PLAIN.items()}


def encode(action: Action) -> int | None:
    """None for what does not exist, and for an amount that no code can hold."""
    match action:
        case do.Attack(source, target, armies):
            return _between(DO_ATTACK, source, target, armies)
        case do.AttackShip(source, target):
            return _between(DO_ATTACK_SHIP, source, target, 1)
        case do.Move(source, target, armies, commander):
            return _between(DO_MOVE | commander, source, target, armies)
        case do.Sail():
            return _sail(action)
        case do.Place(pool, territory, armies):
            place = _named(DO_PLACE, _TERRITORY, territory)
            return None if place is None or pool not in _POOL else _amount(place | _POOL[pool] << 12, armies)
        case do.Trade(cards):
            return _trade(cards)
        case do.Occupy(armies, commander):
            return _amount(DO_OCCUPY | commander << 6, armies)
        case do.SendToValhalla(armies):
            return _amount(DO_VALHALLA, armies + 1)
        case do.Defend(dice):
            return _amount(DO_DEFEND, dice)
        case _:
            head = _head(action)
            return None if head is None else ONE | head


def _head(action: Action) -> int | None:
    """The head of what has no amount."""
    match action:
        case do.TakeColour(colour):
            return _named(DO_TAKE_COLOUR, _COLOUR, colour)
        case do.PlaceCommander(territory):
            return _named(DO_PLACE_COMMANDER, _TERRITORY, territory)
        case do.BuildShip(territory):
            return _named(DO_BUILD, _TERRITORY, territory)
        case do.LayUpShip(territory):
            return _named(DO_LAY_UP, _TERRITORY, territory)
        case do.Invoke(god):
            return _named(DO_INVOKE, _GOD, god)
        case do.Reroll(face):
            return DO_REROLL | face << 6 if face in _FACES else None
        case _:
            return _PLAIN.get(type(action))


def _named(kind: int, numbers: dict[str, int], name: str) -> int | None:
    return kind | numbers[name] << 6 if name in numbers else None


def _amount(head: int, amount: int) -> int | None:
    return amount << AMOUNT | head if 1 <= amount <= MOST_AMOUNT else None


def _between(kind: int, source: str, target: str, amount: int) -> int | None:
    if source not in _TERRITORY or target not in _TERRITORY:
        return None
    return _amount(kind | _TERRITORY[source] << 12 | _TERRITORY[target] << 6, amount)


def _sail(action: do.Sail) -> int | None:
    if action.armies == 0 and action.ship and not action.commander:
        return _between(DO_SAIL_EMPTY, action.source, action.target, 1)
    along = WITH_SHIP * action.ship | WITH_COMMANDER * action.commander
    return _between(DO_SAIL | along, action.source, action.target, action.armies)


def _trade(cards: tuple[str, str, str]) -> int | None:
    """VIK-SUP-04: the order in which a player names the cards counts when the reserve runs short."""
    if not all(card in _CARD for card in cards) or len(set(cards)) < len(cards):
        return None
    one, two, three = (_CARD[card] for card in cards)
    return ONE | DO_TRADE | one << 12 | two << 6 | three


def decode(code: int) -> Action:
    kind, amount = code & KIND, code >> AMOUNT
    one, two, three = code >> 12 & 63, code >> 6 & 63, code & 63
    territories = _PARTS.territories
    if kind == DO_ATTACK:
        return do.Attack(territories[one], territories[two], amount)
    if kind == DO_PLACE:
        return do.Place(_PARTS.pools[one], territories[two], amount)
    if kind == DO_MOVE:
        return do.Move(territories[one], territories[two], amount, three == 1)
    if kind == DO_OCCUPY:
        return do.Occupy(amount, two == 1)
    if kind == DO_VALHALLA:
        return do.SendToValhalla(amount - 1)
    if kind == DO_DEFEND:
        return do.Defend(amount)
    if kind == DO_TRADE:
        return do.Trade((_PARTS.cards[one], _PARTS.cards[two], _PARTS.cards[three]))
    if kind == DO_ATTACK_SHIP:
        return do.AttackShip(territories[one], territories[two])
    if kind == DO_SAIL:
        ship, commander = three & WITH_SHIP != 0, three & WITH_COMMANDER != 0
        return do.Sail(territories[one], territories[two], amount, ship, commander)
    if kind == DO_SAIL_EMPTY:
        return do.Sail(territories[one], territories[two], 0, True, False)
    return _decoded(kind, two)


def _decoded(kind: int, two: int) -> Action:
    """What has no amount."""
    if kind in _PLAIN_ACTIONS:
        return _PLAIN_ACTIONS[kind]
    if kind == DO_TAKE_COLOUR:
        return do.TakeColour(_PARTS.colours[two])
    if kind == DO_PLACE_COMMANDER:
        return do.PlaceCommander(_PARTS.territories[two])
    if kind == DO_BUILD:
        return do.BuildShip(_PARTS.territories[two])
    if kind == DO_LAY_UP:
        return do.LayUpShip(_PARTS.territories[two])
    if kind == DO_INVOKE:
        return do.Invoke(_PARTS.gods[two])
    if kind == DO_REROLL:
        return do.Reroll(two)
    raise BrokenRule(f"{kind >> 18} is no decision of WAR Vikings")
