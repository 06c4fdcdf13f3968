"""Exact odds of WAR Vikings before and after the draw of god cards: the next roll, a whole battle, a naval combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from conquista.analysis.gods import Odds, pairs_won, roll_odds
from conquista.analysis.odds import BattleOdds, battle_odds, check_battle
from conquista.games.vikings.components import components
from conquista.parts.land.limits import MOST_DICE

_PARTS = components()
_ROUNDS = 3
_CARDS = {
    god: tuple(card for card, of in zip(_PARTS.god_cards, _PARTS.god_table.god, strict=False) if of == number)
    for number, god in enumerate(_PARTS.gods)
}


@dataclass(frozen=True)
class Side:
    """What a side has besides its armies or its ship.

    `card`: the god's card that it holds for the next roll. `god`: called for the next roll, the card not drawn
    yet. `rerolls`: it may roll one die of each roll again (Battle Cry, Shield Wall, Bloody Waters). `prays`: it
    may refuse the card that it draws, once (War Prayer).
    """

    card: str | None = None
    god: str | None = None
    rerolls: bool = False
    prays: bool = False

    def __post_init__(self) -> None:
        if self.card is not None and self.god is not None:
            raise ValueError(f"a side that holds {self.card} cannot call {self.god}: a roll has one invocation")
        if self.god is not None and self.god not in _PARTS.gods:
            raise ValueError(f"there is no god {self.god!r}; there are: {', '.join(_PARTS.gods)}")

    def holding(self, card: str) -> Side:
        return replace(self, card=card, god=None)


PLAIN = Side()


@cache
def next_roll_odds(attack: int, defence: int, ours: Side = PLAIN, theirs: Side = PLAIN) -> Odds:
    """One roll of so many armies against so many; `ours` attacks. The attack draws its card first.

    Whoever may refuse a card or roll a die again does what wins him most pairs on the average.
    """
    if ours.god is not None:
        left = _in_asgard(ours.god, theirs.card)
        drawn = [next_roll_odds(attack, defence, ours.holding(card), theirs) for card in left]
        return _after_draw(drawn, ours.prays, max)
    if theirs.god is not None:
        left = _in_asgard(theirs.god, ours.card)
        drawn = [next_roll_odds(attack, defence, ours, theirs.holding(card)) for card in left]
        return _after_draw(drawn, theirs.prays, min)
    return roll_odds(attack, defence, ours.card, theirs.card, ours.rerolls, theirs.rerolls)


def _in_asgard(god: str, held: str | None) -> list[str]:
    """VIK-GOD-07: each card of the god that the other side does not hold is as likely."""
    return [card for card in _CARDS[god] if card != held]


def _after_draw(drawn: Sequence[Odds], prays: bool, better: Callable[..., Odds]) -> Odds:
    """VIK-EFF-04, VIK-EFF-05: a card worse than the average of all is refused, and any may come then."""
    average = _mean(drawn)
    return _mean([better(odds, average, key=pairs_won) for odds in drawn]) if prays else average


def _mean(drawn: Sequence[Odds]) -> Odds:
    return tuple(sum(chances, Fraction(0)) / len(drawn) for chances in zip(*drawn, strict=True))


def assault_odds(
    attack: int, defence: int, ours: Side = PLAIN, theirs: Side = PLAIN, keep: int = 1
) -> BattleOdds:
    """Fight on with all dice until the target falls or the origin has no more than `keep` armies.

    `attack` and `defence` are the armies on the two territories. Cards hold for the next roll (VIK-GOD-09), and no
    god is called after it; the right to a second roll stays.
    """
    check_battle(attack, defence, keep)
    usual = replace(ours, card=None, god=None), replace(theirs, card=None, god=None)

    def losses(dice: int, reply: int) -> tuple[float, ...]:
        return _losses(next_roll_odds(dice, reply, *usual))

    if (ours, theirs) == usual or attack <= keep:
        return battle_odds(attack, defence, keep, losses)
    dice, reply = min(MOST_DICE, attack - 1), min(MOST_DICE, defence)
    endings: dict[tuple[int, int], float] = {}
    for lost, chance in enumerate(_losses(next_roll_odds(dice, reply, ours, theirs))):
        left, standing = attack - lost, defence - min(dice, reply) + lost
        rest = battle_odds(left, standing, keep, losses).endings if standing else {(left, 0): 1.0}
        for ending, further in rest.items():
            endings[ending] = endings.get(ending, 0.0) + chance * further
    return BattleOdds(attack, defence, endings)


def _losses(odds: Odds) -> tuple[float, ...]:
    """By armies that the attack loses; the pairs that it does not win are those."""
    return tuple(float(chance) for chance in reversed(odds))


def naval_odds(ours: Side = PLAIN, theirs: Side = PLAIN, rolls: int = 1) -> dict[str, Fraction]:
    """How a naval combat ends: the other ship sunk, the way open, the own ship spent, or lost.

    VIK-OPT-06: of three rolls each is a round. Cards hold for the first; a second roll of a die, which each side has
    once in the combat, is used there or not at all.
    """
    if rolls not in (1, _ROUNDS):
        raise ValueError(f"a naval combat has 1 roll or {_ROUNDS}, not {rolls}")
    odds = next_roll_odds(MOST_DICE, MOST_DICE, ours, theirs)
    if rolls == _ROUNDS:
        later = _round_won(roll_odds(MOST_DICE, MOST_DICE))
        odds = _rounds([_round_won(odds), later, later])
    return dict(zip(("lost", "spent", "open", "sunk"), odds, strict=True))


def _round_won(odds: Odds) -> Fraction:
    """The chance to win two pairs of three, or all."""
    return odds[2] + odds[3]


def _rounds(chances: Sequence[Fraction]) -> Odds:
    """The chance to win 0, 1, 2, … rounds that are won with these chances."""
    odds: Odds = (Fraction(1),)
    for chance in chances:
        lost, won = [*odds, Fraction(0)], [Fraction(0), *odds]
        odds = tuple((1 - chance) * no + chance * yes for no, yes in zip(lost, won, strict=True))
    return odds
