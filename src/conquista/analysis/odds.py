"""Exact odds of land battles: one roll, and a battle fought to the end."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import product

from conquista.parts.land.limits import MOST_DICE


@cache
def roll_odds(attack_dice: int, defence_dice: int) -> tuple[Fraction, ...]:
    """The chance that a roll costs the attack 0, 1, 2, … armies; each other pair costs the defence one."""
    pairs = min(attack_dice, defence_dice)
    losses: Counter[int] = Counter()
    throws = Counter(tuple(sorted(t, reverse=True)) for t in product(range(6), repeat=attack_dice))
    replies = Counter(tuple(sorted(t, reverse=True)) for t in product(range(6), repeat=defence_dice))
    for attack, ways in throws.items():
        for defence, others in replies.items():
            lost = sum(a <= d for a, d in zip(attack, defence, strict=False))
            losses[lost] += ways * others
    total = 6 ** (attack_dice + defence_dice)
    return tuple(Fraction(losses[lost], total) for lost in range(pairs + 1))


@cache
def _float_odds(attack_dice: int, defence_dice: int) -> tuple[float, ...]:
    return tuple(float(chance) for chance in roll_odds(attack_dice, defence_dice))


Rolls = Callable[[int, int], Sequence[float]]
"""Of so many dice against so many, the chance that the attack loses 0, 1, 2, … armies."""


@dataclass(frozen=True)
class BattleOdds:
    """How a battle of so many armies against so many can end, both sides always rolling all they can.

    `endings[(a, d)]` is the chance that the origin is left with a armies and the target with d; the target
    is conquered where d is 0 (a then counts the armies before any moves in).
    """

    attack: int
    defence: int
    endings: dict[tuple[int, int], float]

    @cached_property
    def conquest(self) -> float:
        return sum(chance for (_, left), chance in self.endings.items() if left == 0)

    @cached_property
    def attack_losses(self) -> float:
        """Expected."""
        return sum(chance * (self.attack - left) for (left, _), chance in self.endings.items())

    @cached_property
    def defence_losses(self) -> float:
        """Expected."""
        return sum(chance * (self.defence - left) for (_, left), chance in self.endings.items())


def check_battle(attack: int, defence: int, keep: int) -> None:
    if attack < 1 or defence < 1 or keep < 1:
        raise ValueError(f"{attack} against {defence}, keeping {keep}: each must be at least 1")


def battle_odds(attack: int, defence: int, keep: int = 1, rolls: Rolls = _float_odds) -> BattleOdds:
    """Fight on until the target falls or the origin has no more than `keep` armies.

    `attack` and `defence` are the armies on the two territories, garrisons included. `rolls` are those of plain
    dice, unless a game has others.
    """
    check_battle(attack, defence, keep)
    reached = [[0.0] * (defence + 1) for _ in range(attack + 1)]
    reached[attack][defence] = 1.0
    endings: dict[tuple[int, int], float] = {}
    for a in range(attack, 0, -1):
        for d in range(defence, -1, -1):
            chance = reached[a][d]
            if chance == 0.0:
                continue
            if d == 0 or a <= keep:
                endings[a, d] = chance
                continue
            dice, reply = min(MOST_DICE, a - 1), min(MOST_DICE, d)
            pairs = min(dice, reply)
            for lost, odds in enumerate(rolls(dice, reply)):
                reached[a - lost][d - pairs + lost] += chance * odds
    return BattleOdds(attack, defence, endings)


_TABLE_SIZE = 64


@cache
def _conquest_table() -> list[list[float]]:
    """table[a][d]: the chance that a armies take a target with d, fighting until one side is spent."""
    table = [[0.0] * (_TABLE_SIZE + 1) for _ in range(_TABLE_SIZE + 1)]
    for a in range(1, _TABLE_SIZE + 1):
        table[a][0] = 1.0
        for d in range(1, _TABLE_SIZE + 1 if a > 1 else 0):
            dice, reply = min(MOST_DICE, a - 1), min(MOST_DICE, d)
            pairs = min(dice, reply)
            table[a][d] = sum(
                odds * table[a - lost][d - pairs + lost] for lost, odds in enumerate(_float_odds(dice, reply))
            )
    return table


def conquest_chance(attack: int, defence: int) -> float:
    """The chance to take a target by fighting on: exact up to 64 armies on a side, beyond that very nearly."""
    if max(attack, defence) <= _TABLE_SIZE:
        return _conquest_table()[attack][defence]
    return _large_battle(attack, defence)


def _large_battle(attack: int, defence: int) -> float:
    """Three dice against three until the defence is spent: the attack's losses are nearly normal then."""
    odds = _float_odds(MOST_DICE, MOST_DICE)
    mean = sum(lost * chance for lost, chance in enumerate(odds))
    variance = sum(lost * lost * chance for lost, chance in enumerate(odds)) - mean * mean
    killed = MOST_DICE - mean
    losses = defence * mean / killed
    spread = MOST_DICE * math.sqrt(defence * variance / killed**3)
    return 0.5 * (1.0 + math.erf((attack - 1.0 - losses) / (spread * math.sqrt(2.0))))
