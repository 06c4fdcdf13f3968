"""One battle: the dice of both sides, sorted and compared pair by pair."""

from __future__ import annotations

from itertools import product
from typing import Annotated

from conquista.kernel.row import grid, row
from conquista.parts.land.limits import MOST_DICE, PerDie

Throws = Annotated[list[list[list[int]]], (MOST_DICE + 1, 6**MOST_DICE, MOST_DICE)]


class ThrowTable:
    """Every throw of one to three dice, sorted from high to low, by the number of the outcome."""

    __slots__ = ("sorted", "throws")

    throws: Annotated[list[int], MOST_DICE + 1]
    sorted: Throws

    def __init__(self) -> None:
        self.throws = [6**dice for dice in range(MOST_DICE + 1)]
        table = [grid(6**MOST_DICE, MOST_DICE) for _ in range(MOST_DICE + 1)]
        for dice in range(1, MOST_DICE + 1):
            for number, faces in enumerate(product(range(1, 7), repeat=dice)):
                table[dice][number][:dice] = sorted(faces, reverse=True)
        self.sorted = table


_TABLE: ThrowTable = ThrowTable()


class Battle:
    """A battle from its declaration to the moment when the next one is declared."""

    __slots__ = (
        "attack",
        "attack_dice",
        "attack_losses",
        "defence",
        "defence_dice",
        "defence_losses",
        "outcome",
        "source",
        "target",
    )

    source: int
    target: int
    attack_dice: int
    defence_dice: int
    outcome: int
    attack: PerDie
    defence: PerDie
    attack_losses: int
    defence_losses: int

    def __init__(self) -> None:
        self.attack = row(MOST_DICE)
        self.defence = row(MOST_DICE)
        self.declare(0, 0, 0, 0)

    def declare(self, source: int, target: int, attack_dice: int, defence_dice: int) -> None:
        self.source = source
        self.target = target
        self.attack_dice = attack_dice
        self.defence_dice = defence_dice
        self.outcome = 0
        self.attack_losses = 0
        self.defence_losses = 0

    def copy_from(self, like: Battle) -> None:
        self.source = like.source
        self.target = like.target
        self.attack_dice = like.attack_dice
        self.defence_dice = like.defence_dice
        self.outcome = like.outcome
        self.attack[:] = like.attack
        self.defence[:] = like.defence
        self.attack_losses = like.attack_losses
        self.defence_losses = like.defence_losses


def throws_of(battle: Battle) -> int:
    """How many equally likely throws both sides' dice have together."""
    return _TABLE.throws[battle.attack_dice] * _TABLE.throws[battle.defence_dice]


def roll(battle: Battle, outcome: int) -> None:
    """The attack's dice come first in the outcome, then the defence's."""
    battle.outcome = outcome
    defence_throws = _TABLE.throws[battle.defence_dice]
    attack = outcome // defence_throws
    defence = outcome % defence_throws
    battle.attack[:] = _TABLE.sorted[battle.attack_dice][attack]
    battle.defence[:] = _TABLE.sorted[battle.defence_dice][defence]


def compare(battle: Battle) -> None:
    """Highest against highest; the lower die of a pair loses an army, and a tie is the defence's."""
    attack_losses = 0
    pairs = min(battle.attack_dice, battle.defence_dice)
    for pair in range(pairs):
        if battle.attack[pair] <= battle.defence[pair]:
            attack_losses += 1
    battle.attack_losses = attack_losses
    battle.defence_losses = pairs - attack_losses
