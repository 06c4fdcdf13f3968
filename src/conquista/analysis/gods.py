"""Exact odds of one roll of WAR Vikings with god cards and command effects, and of a naval combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from conquista.games.vikings.clash import Clash, fated, roll_fated, settle
from conquista.games.vikings.components import components
from conquista.games.vikings.phase import EXTRA, NO_CARD, RED, YELLOW
from conquista.parts.land.combat import Battle, compare
from conquista.parts.land.limits import MOST_DICE

_PARTS = components()
_GODS = _PARTS.god_table
_FACES = range(1, 7)

Hand = tuple[int, ...]
Odds = tuple[Fraction, ...]
"""The chance that the attack wins 0, 1, 2, … pairs."""


@cache
def _throws(dice: int) -> dict[Hand, int]:
    """Every throw of so many dice, from high to low, with the number of ways it can fall."""
    return Counter(tuple(sorted(faces, reverse=True)) for faces in product(_FACES, repeat=dice))


def _number(card: str | None) -> int:
    return NO_CARD if card is None else _PARTS.god_cards.index(card)


def _extra(card: int, side: int) -> int:
    return _GODS.value[side][card] if card != NO_CARD and _GODS.op[side][card] == EXTRA else 0


def _clash(cards: tuple[int, int], red: Hand, yellow: Hand) -> Clash:
    clash = Clash()
    clash.card = list(cards)
    clash.count = [len(red), len(yellow)]
    room = len(clash.dice[RED])
    clash.dice = [[*hand, *[0] * (room - len(hand))] for hand in (red, yellow)]
    return clash


def _hands(clash: Clash) -> tuple[Hand, Hand]:
    red, yellow = (tuple(clash.dice[side][: clash.count[side]]) for side in (RED, YELLOW))
    return red, yellow


def _mixed(parts: Iterator[tuple[Fraction, Odds]], pairs: int) -> Odds:
    total = [Fraction(0)] * (pairs + 1)
    for weight, odds in parts:
        for won, chance in enumerate(odds):
            total[won] += weight * chance
    return tuple(total)


@cache
def _compared(cards: tuple[int, int], dice: tuple[int, int], red: Hand, yellow: Hand) -> Odds:
    """Stages 3 to 6."""
    clash, battle = _clash(cards, red, yellow), Battle()
    battle.declare(0, 0, *dice)
    settle(clash, _GODS, battle)
    compare(battle)
    return tuple(Fraction(int(won == battle.defence_losses)) for won in range(min(dice) + 1))


@cache
def _powers(cards: tuple[int, int], dice: tuple[int, int], red: Hand, yellow: Hand, side: int) -> Odds:
    """Stage 2: what the card of the attack has rolled again, then that of the defence."""
    if side > YELLOW:
        return _compared(cards, dice, red, yellow)
    outcomes = 6 ** fated(_clash(cards, red, yellow), _GODS, side)

    def after(outcome: int) -> Odds:
        clash = _clash(cards, red, yellow)
        if outcomes > 1:
            roll_fated(clash, _GODS, side, outcome)
        return _powers(cards, dice, *_hands(clash), side + 1)

    return _mixed(((Fraction(1, outcomes), after(k)) for k in range(outcomes)), min(dice))


@cache
def _effects(
    cards: tuple[int, int], dice: tuple[int, int], rights: tuple[bool, bool], red: Hand, yellow: Hand, side: int
) -> Odds:
    """Stage 1: whoever has the right rolls the die again that serves him best, or none."""
    if side > YELLOW:
        return _powers(cards, dice, red, yellow, RED)
    stay = _effects(cards, dice, rights, red, yellow, side + 1)
    if not rights[side]:
        return stay
    hand = red if side == RED else yellow

    def again(place: int) -> Odds:
        def after(face: int) -> Odds:
            new = tuple(sorted((*hand[:place], face, *hand[place + 1 :]), reverse=True))
            both = (new, yellow) if side == RED else (red, new)
            return _effects(cards, dice, rights, *both, side + 1)

        return _mixed(((Fraction(1, 6), after(face)) for face in _FACES), min(dice))

    choices = [stay, *(again(place) for place in range(len(hand)))]
    return (max if side == RED else min)(choices, key=pairs_won)


def pairs_won(odds: Odds) -> Fraction:
    """How many pairs the attack wins on the average."""
    return sum((won * chance for won, chance in enumerate(odds)), Fraction(0))


@cache
def roll_odds(
    attack: int,
    defence: int,
    attack_card: str | None = None,
    defence_card: str | None = None,
    attack_rerolls: bool = False,
    defence_rerolls: bool = False,
) -> Odds:
    """One roll of so many armies against so many, with the cards that lie open and the rights to a second roll.

    Who may roll a die again does what wins him most pairs on the average.
    """
    if not (1 <= attack <= MOST_DICE and 1 <= defence <= MOST_DICE):
        raise ValueError(f"{attack} against {defence}: a side fights with 1 to {MOST_DICE} armies")
    cards = _number(attack_card), _number(defence_card)
    reds = _throws(attack + _extra(cards[RED], RED))
    yellows = _throws(defence + _extra(cards[YELLOW], YELLOW))
    ways = 6 ** (attack + defence + _extra(cards[RED], RED) + _extra(cards[YELLOW], YELLOW))
    rights = attack_rerolls, defence_rerolls
    parts = (
        (Fraction(one * other, ways), _effects(cards, (attack, defence), rights, red, yellow, RED))
        for red, one in reds.items()
        for yellow, other in yellows.items()
    )
    return _mixed(parts, min(attack, defence))


def called_odds(
    attack: int, defence: int, god: str, by_attack: bool = True, other_card: str | None = None
) -> Odds:
    """The same before the draw: each card of the god that the other side does not hold is as likely."""
    left = [
        card
        for number, card in enumerate(_PARTS.god_cards)
        if _PARTS.gods[_GODS.god[number]] == god and card != other_card
    ]
    if not left:
        raise ValueError(f"there is no god {god!r}; there are: {', '.join(_PARTS.gods)}")
    drawn = (
        roll_odds(attack, defence, card, other_card)
        if by_attack
        else roll_odds(attack, defence, other_card, card)
        for card in left
    )
    return _mixed(((Fraction(1, len(left)), odds) for odds in drawn), min(attack, defence))


def naval_odds(
    attack_card: str | None = None,
    defence_card: str | None = None,
    attack_rerolls: bool = False,
    defence_rerolls: bool = False,
) -> dict[str, Fraction]:
    """How a naval combat of one roll ends: the other ship sunk, the way open, the own ship spent, or lost."""
    odds = roll_odds(MOST_DICE, MOST_DICE, attack_card, defence_card, attack_rerolls, defence_rerolls)
    return dict(zip(("lost", "spent", "open", "sunk"), odds, strict=True))
