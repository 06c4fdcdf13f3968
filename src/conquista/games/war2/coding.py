"""Between actions that people read and codes that the engine reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from conquista.games.war2 import actions as do
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
    KIND,
    MOST_PLAYERS,
)
from conquista.kernel.action import Action
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, MOST_AMOUNT, ONE

_PARTS = components()
_TERRITORY = {name: number for number, name in enumerate(_PARTS.territories)}
_CARD = {name: number for number, name in enumerate(_PARTS.cards)}
_POOL = {name: number for number, name in enumerate(_PARTS.pools)}
_BUNDLE = {bundle: number for number, bundle in enumerate(_PARTS.bundles)}

_PLAIN: dict[type[Action], int] = {
    do.EndAttack: ONE | DO_END_ATTACK,
    do.ContinueRaid: ONE | DO_CONTINUE_RAID,
    do.StopRaid: ONE | DO_STOP_RAID,
    do.EndTurn: ONE | DO_END_TURN,
}


def encode(action: Action) -> int | None:
    """None for a territory, card, pool or seat that does not exist, and for an amount that no code can hold."""
    match action:
        case do.Attack(source, target, armies):
            return _between(DO_ATTACK, source, target, armies)
        case do.Move(source, target, armies):
            return _between(DO_MOVE, source, target, armies)
        case do.Airlift(source, target, armies):
            return _between(DO_AIRLIFT, source, target, armies)
        case do.Carry(source, target, armies):
            return _between(DO_CARRY, source, target, armies)
        case do.Place(pool, territory, armies):
            which = _POOL.get(pool)
            return None if which is None else _on(DO_PLACE | which << 12, territory, armies)
        case do.RaidFromBase(target, bombers):
            return _on(DO_RAID_FROM_BASE, target, bombers)
        case do.Occupy(armies):
            return _amount(DO_OCCUPY, armies)
        case do.Claim(territory):
            return _on(DO_CLAIM, territory)
        case do.TakeCentre(territory):
            return _on(DO_TAKE_CENTRE, territory)
        case do.TakePair(territory, other):
            one, two = sorted((territory, other), key=lambda name: _TERRITORY.get(name, -1))
            return _between(DO_TAKE_PAIR, one, two, 1)
        case _:
            return _encode_card(action)


def _encode_card(action: Action) -> int | None:
    match action:
        case do.Reinforce(card, numbers, territory):
            return _with_numbers(DO_REINFORCE, card, numbers, territory)
        case do.RaidWithCards(card, numbers, target):
            return _with_numbers(DO_RAID_WITH_CARDS, card, numbers, target)
        case do.Transport((one, other)):
            if one not in _CARD or other not in _CARD:
                return None
            low, high = sorted((_CARD[one], _CARD[other]))
            return ONE | DO_TRANSPORT | low << 12 | high << 6
        case do.Discard(card):
            return ONE | DO_DISCARD | _CARD[card] << 6 if card in _CARD else None
        case do.PlaceCi(territory):
            return _on(DO_PLACE_CI, territory)
        case do.Spy(opponent):
            return ONE | DO_SPY | opponent << 6 if 0 <= opponent < MOST_PLAYERS else None
        case do.MoveCi(ci, territory):
            return _on(DO_MOVE_CI | ci << 12, territory) if 0 <= ci < MOST_PLAYERS else None
        case do.CarryCi(ci, territory):
            return _on(DO_CARRY_CI | ci << 12, territory) if 0 <= ci < MOST_PLAYERS else None
        case _:
            return _PLAIN.get(type(action))


def _amount(head: int, amount: int) -> int | None:
    return amount << AMOUNT | head if 1 <= amount <= MOST_AMOUNT else None


def _on(head: int, territory: str, amount: int = 1) -> int | None:
    return _amount(head | _TERRITORY[territory] << 6, amount) if territory in _TERRITORY else None


def _between(kind: int, source: str, target: str, amount: int) -> int | None:
    return _on(kind | _TERRITORY[source] << 12, target, amount) if source in _TERRITORY else None


def _with_numbers(kind: int, card: str, numbers: Sequence[int], territory: str) -> int | None:
    """The order in which a player names the number cards has no effect."""
    number = bundle_of(numbers)
    if card not in _CARD or number is None:
        return None
    return _on(kind | _CARD[card] << 12 | number, territory)


def bundle_of(numbers: Sequence[int]) -> int | None:
    """The number of a bundle by the values of its cards; None if no hand has room for it."""
    counts = (numbers.count(1), numbers.count(2), numbers.count(3))
    return _BUNDLE.get(counts) if sum(counts) == len(numbers) else None


def numbers_in(bundle: int) -> tuple[int, ...]:
    ones, twos, threes = _PARTS.bundles[bundle]
    return (1,) * ones + (2,) * twos + (3,) * threes


_Reader = Callable[[int], object]


def _names(names: Sequence[str], shift: int) -> _Reader:
    return lambda code: names[code >> shift & 63]


def _number(shift: int) -> _Reader:
    return lambda code: code >> shift & 63


def _count(code: int) -> int:
    return code >> AMOUNT


def _values(code: int) -> tuple[int, ...]:
    return numbers_in(code & 63)


def _both_cards(code: int) -> tuple[str, str]:
    return _PARTS.cards[code >> 12 & 63], _PARTS.cards[code >> 6 & 63]


_FROM, _ON = _names(_PARTS.territories, 12), _names(_PARTS.territories, 6)
_FIELDS: dict[int, tuple[type[Action], tuple[_Reader, ...]]] = {
    DO_TAKE_CENTRE: (do.TakeCentre, (_ON,)),
    DO_TAKE_PAIR: (do.TakePair, (_FROM, _ON)),
    DO_CLAIM: (do.Claim, (_ON,)),
    DO_PLACE: (do.Place, (_names(_PARTS.pools, 12), _ON, _count)),
    DO_ATTACK: (do.Attack, (_FROM, _ON, _count)),
    DO_END_ATTACK: (do.EndAttack, ()),
    DO_OCCUPY: (do.Occupy, (_count,)),
    DO_RAID_FROM_BASE: (do.RaidFromBase, (_ON, _count)),
    DO_RAID_WITH_CARDS: (do.RaidWithCards, (_names(_PARTS.cards, 12), _values, _ON)),
    DO_CONTINUE_RAID: (do.ContinueRaid, ()),
    DO_STOP_RAID: (do.StopRaid, ()),
    DO_MOVE: (do.Move, (_FROM, _ON, _count)),
    DO_AIRLIFT: (do.Airlift, (_FROM, _ON, _count)),
    DO_END_TURN: (do.EndTurn, ()),
    DO_REINFORCE: (do.Reinforce, (_names(_PARTS.cards, 12), _values, _ON)),
    DO_TRANSPORT: (do.Transport, (_both_cards,)),
    DO_CARRY: (do.Carry, (_FROM, _ON, _count)),
    DO_DISCARD: (do.Discard, (_names(_PARTS.cards, 6),)),
    DO_PLACE_CI: (do.PlaceCi, (_ON,)),
    DO_SPY: (do.Spy, (_number(6),)),
    DO_MOVE_CI: (do.MoveCi, (_number(12), _ON)),
    DO_CARRY_CI: (do.CarryCi, (_number(12), _ON)),
}


def decode(code: int) -> Action:
    if code & KIND not in _FIELDS:
        raise BrokenRule(f"{code} is no decision of War II")
    kind, readers = _FIELDS[code & KIND]
    return kind(*(read(code) for read in readers))
