"""Exact odds of one roll of WAR Vikings with god cards and command effects."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from conquista.games.vikings.clash import Clash, fated, roll_fated, settle, target_side
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


def _numbers(*cards: str | None) -> tuple[int, int]:
    for card in cards:
        if card is not None and card not in _PARTS.god_cards:
            raise ValueError(f"there is no god card {card!r}; there are: {', '.join(_PARTS.god_cards)}")
    attack, defence = (NO_CARD if card is None else _PARTS.god_cards.index(card) for card in cards)
    if attack == defence != NO_CARD:
        raise ValueError(f"both sides cannot hold {cards[0]}: there is one of each card")
    return attack, defence


def _extra(card: int, side: int) -> int:
    return _GODS.value[side][card] if card != NO_CARD and _GODS.op[side][card] == EXTRA else 0


def _clash(cards: tuple[int, int], hands: tuple[Hand, Hand]) -> Clash:
    clash = Clash()
    clash.card = list(cards)
    clash.count = [len(hand) for hand in hands]
    room = len(clash.dice[RED])
    clash.dice = [[*hand, *[0] * (room - len(hand))] for hand in hands]
    return clash


@cache
def _pairs(cards: tuple[int, int], red: Hand, yellow: Hand) -> int:
    """Stages 3 to 6: how many pairs the attack wins; the dice that a card had added are gone already."""
    clash, battle = _clash(cards, (red, yellow)), Battle()
    clash.count = [len(red) + _extra(cards[RED], RED), len(yellow) + _extra(cards[YELLOW], YELLOW)]
    battle.declare(0, 0, len(red), len(yellow))
    settle(clash, _GODS, battle)
    compare(battle)
    return battle.defence_losses


@cache
def _empowered(cards: tuple[int, int], side: int, hand: Hand) -> tuple[dict[Hand, int], int]:
    """Stages 2 and 3: what becomes of a hand, in how many of how many ways; no card looks at both hands."""
    hands, ways = {hand: 1}, 1
    for caster in (RED, YELLOW):
        clash = _clash(cards, (hand, hand))
        if cards[caster] != NO_CARD and target_side(clash, _GODS, caster) == side:
            hands, scale = _rolled_again(cards, caster, hands)
            ways *= scale
    kept = len(hand) - _extra(cards[side], side)
    dropped: Counter[Hand] = Counter()
    for each, weight in hands.items():
        dropped[each[:kept]] += weight
    return dropped, ways


def _rolled_again(cards: tuple[int, int], caster: int, hands: dict[Hand, int]) -> tuple[dict[Hand, int], int]:
    """The hands after one card's second rolls, every hand counted in as many ways as the one with most."""
    due = {hand: fated(_clash(cards, (hand, hand)), _GODS, caster) for hand in hands}
    most = max(due.values())
    after: Counter[Hand] = Counter()
    for hand, weight in hands.items():
        for outcome in range(6 ** due[hand]):
            clash = _clash(cards, (hand, hand))
            if due[hand]:
                roll_fated(clash, _GODS, caster, outcome)
            whose = target_side(clash, _GODS, caster)
            after[tuple(clash.dice[whose][: len(hand)])] += weight * 6 ** (most - due[hand])
    return after, 6**most


class _Roll:
    """All that can become of one roll. Odds are counted in ways until the end, so that they stay exact."""

    def __init__(self, cards: tuple[int, int], dice: tuple[int, int], rights: tuple[bool, bool]) -> None:
        self.cards = cards
        self.rights = rights
        self.pairs = min(dice)
        self.dice = [number + _extra(cards[side], side) for side, number in enumerate(dice)]
        self._scale = [self._ways(side) for side in (RED, YELLOW)]
        self._known: dict[tuple[Hand, Hand, int], tuple[int, ...]] = {}

    def odds(self) -> Odds:
        total = [0] * (self.pairs + 1)
        if any(self.rights):
            for red, ways in _throws(self.dice[RED]).items():
                for yellow, others in _throws(self.dice[YELLOW]).items():
                    for won, count in enumerate(self._effects(red, yellow, RED)):
                        total[won] += ways * others * count
        else:
            yellows = self._spread(YELLOW)
            for red, ways in self._spread(RED).items():
                for yellow, others in yellows.items():
                    total[_pairs(self.cards, red, yellow)] += ways * others
        return tuple(Fraction(count, sum(total)) for count in total)

    def _spread(self, side: int) -> Counter[Hand]:
        """What a side's dice have become before stage 4, if nobody has a choice."""
        spread: Counter[Hand] = Counter()
        for hand, ways in _throws(self.dice[side]).items():
            after, scale = _empowered(self.cards, side, hand)
            for each, weight in after.items():
                spread[each] += ways * weight * (self._scale[side] // scale)
        return spread

    def _ways(self, side: int) -> int:
        return max(_empowered(self.cards, side, hand)[1] for hand in _throws(self.dice[side]))

    def _powers(self, red: Hand, yellow: Hand) -> tuple[int, ...]:
        """Stages 2 to 6, each pair of hands in the same number of ways."""
        counts = [0] * (self.pairs + 1)
        reds, ways = _empowered(self.cards, RED, red)
        yellows, others = _empowered(self.cards, YELLOW, yellow)
        scale = self._scale[RED] // ways * (self._scale[YELLOW] // others)
        for one, weight in reds.items():
            for other, further in yellows.items():
                counts[_pairs(self.cards, one, other)] += weight * further * scale
        return tuple(counts)

    def _effects(self, red: Hand, yellow: Hand, side: int) -> tuple[int, ...]:
        """Stage 1: whoever has the right rolls the die again that serves him best, or none."""
        key = red, yellow, side
        if key not in self._known:
            self._known[key] = self._chosen(red, yellow, side)
        return self._known[key]

    def _chosen(self, red: Hand, yellow: Hand, side: int) -> tuple[int, ...]:
        if side > YELLOW:
            return self._powers(red, yellow)
        if not self.rights[side]:
            return self._effects(red, yellow, side + 1)
        return self.best(red, yellow, side)[1]

    def best(self, red: Hand, yellow: Hand, side: int) -> tuple[int | None, tuple[int, ...]]:
        """What the die shows that is best rolled again, None if none is; and what comes of it."""
        stay = tuple(6 * count for count in self._effects(red, yellow, side + 1))
        hand = (red, yellow)[side]
        choices = [
            (None, stay),
            *((face, self._again(red, yellow, side, face)) for face in dict.fromkeys(hand)),
        ]
        return (max if side == RED else min)(choices, key=lambda choice: _weighed(choice[1]))

    def _again(self, red: Hand, yellow: Hand, side: int, face: int) -> tuple[int, ...]:
        counts = [0] * (self.pairs + 1)
        rest = list((red, yellow)[side])
        rest.remove(face)
        for result in _FACES:
            new = tuple(sorted((*rest, result), reverse=True))
            both = (new, yellow) if side == RED else (red, new)
            for won, count in enumerate(self._effects(*both, side + 1)):
                counts[won] += count
        return tuple(counts)


def _weighed(counts: tuple[int, ...]) -> int:
    return sum(won * count for won, count in enumerate(counts))


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
    cards = _numbers(attack_card, defence_card)
    return _Roll(cards, (attack, defence), (attack_rerolls, defence_rerolls)).odds()


def best_reroll(
    red: Hand,
    yellow: Hand,
    attacks: bool,
    attack_card: str | None = None,
    defence_card: str | None = None,
    defence_rerolls: bool = False,
) -> int | None:
    """What the die shows that the asked side should roll again, of the dice as they lie; None if it should not.

    `attacks`: whether that side is the attack. `defence_rerolls`: whether the defence has the right after it.
    """
    cards = _numbers(attack_card, defence_card)
    armies = len(red) - _extra(cards[RED], RED), len(yellow) - _extra(cards[YELLOW], YELLOW)
    hands = tuple(sorted(red, reverse=True)), tuple(sorted(yellow, reverse=True))
    return _Roll(cards, armies, (False, defence_rerolls)).best(*hands, RED if attacks else YELLOW)[0]
