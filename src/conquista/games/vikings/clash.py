"""One combat, a battle or a naval combat: the god cards, and the dice through their stages (VIK-BAT-08).

Side RED is the attack, side YELLOW the defence. The dice of a side are kept in descending order.
"""

from __future__ import annotations

from typing import Annotated

from conquista.games.vikings.phase import (
    ADD,
    ALL,
    EXTRA,
    HIGHEST,
    LOWEST,
    MOST_ROLLED,
    NO_CARD,
    NO_GOD,
    NOTHING,
    RED,
    REROLL,
    REROLL_VALUES,
    SECOND,
    SET,
    SWAP_LOWEST,
    TIES,
    TWO_HIGHEST,
    YELLOW,
)
from conquista.games.vikings.rules import GodTable
from conquista.kernel.row import grid, row
from conquista.parts.land.combat import Battle
from conquista.parts.land.limits import MOST_DICE

_FACES: int = 6
PerSide = Annotated[list[int], 2]


class Clash:
    """A combat from its declaration to the moment when the next one is declared."""

    __slots__ = (
        "again",
        "called",
        "card",
        "chosen",
        "count",
        "dice",
        "naval",
        "rerolled",
        "rolls",
        "rounds_won",
    )

    naval: bool
    called: int  # the god whose card is being drawn
    again: bool  # that card has been refused once
    card: PerSide
    count: PerSide  # dice of each side
    dice: Annotated[list[list[int]], (2, MOST_ROLLED)]
    chosen: int  # what the die shows that is being rolled again
    rerolled: PerSide  # 1 if the side has used the command effect
    rolls: int  # that have been resolved
    rounds_won: int  # by the attack, of the rolls resolved

    def __init__(self) -> None:
        self.card = row(2, NO_CARD)
        self.count = row(2)
        self.dice = grid(2, MOST_ROLLED)
        self.rerolled = row(2)
        self.declare(False)

    def declare(self, naval: bool) -> None:
        self.naval = naval
        self.called = NO_GOD
        self.again = False
        self.chosen = 0
        self.rolls = 0
        self.rounds_won = 0
        for side in range(2):
            self.card[side] = NO_CARD
            self.count[side] = 0
            self.rerolled[side] = 0

    def next_roll(self) -> None:
        """VIK-GOD-09, VIK-OPT-06: cards hold for one roll; the command effect for the whole combat."""
        for side in range(2):
            self.card[side] = NO_CARD
            self.count[side] = 0

    def copy_from(self, like: Clash) -> None:
        self.naval = like.naval
        self.called = like.called
        self.again = like.again
        self.card[:] = like.card
        self.count[:] = like.count
        for side in range(2):
            self.dice[side][:] = like.dice[side]
        self.chosen = like.chosen
        self.rerolled[:] = like.rerolled
        self.rolls = like.rolls
        self.rounds_won = like.rounds_won


def op(clash: Clash, gods: GodTable, side: int) -> int:
    """What the card of a side does, by the line for that side (VIK-GOD-08)."""
    return NOTHING if clash.card[side] == NO_CARD else gods.op[side][clash.card[side]]


def extra_dice(clash: Clash, gods: GodTable, side: int) -> int:
    return gods.value[side][clash.card[side]] if op(clash, gods, side) == EXTRA else 0


def put_in_order(clash: Clash, side: int) -> None:
    for k in range(1, clash.count[side]):
        place = k
        while place > 0 and clash.dice[side][place] > clash.dice[side][place - 1]:
            value = clash.dice[side][place]
            clash.dice[side][place] = clash.dice[side][place - 1]
            clash.dice[side][place - 1] = value
            place -= 1


def prepare(clash: Clash, gods: GodTable, battle: Battle) -> None:
    """Stage 0, before the roll: one die for each army that fights, and those that a card adds."""
    clash.count[RED] = battle.attack_dice + extra_dice(clash, gods, RED)
    clash.count[YELLOW] = battle.defence_dice + extra_dice(clash, gods, YELLOW)


def throws(dice: int) -> int:
    number = 1
    for _ in range(dice):
        number *= _FACES
    return number


def roll(clash: Clash, outcome: int) -> None:
    """VIK-BAT-02, VIK-RND-03: all dice at once; the red ones come first in the outcome."""
    for side in (YELLOW, RED):
        for k in range(clash.count[side] - 1, -1, -1):
            clash.dice[side][k] = outcome % _FACES + 1
            outcome //= _FACES
        put_in_order(clash, side)


def shows(clash: Clash, side: int, face: int) -> bool:
    for k in range(clash.count[side]):
        if clash.dice[side][k] == face:
            return True
    return False


def reroll(clash: Clash, side: int, result: int) -> None:
    """Stage 1, VIK-EFF-07: the die that was chosen; the new value stands."""
    for k in range(clash.count[side]):
        if clash.dice[side][k] == clash.chosen:
            clash.dice[side][k] = result
            break
    clash.chosen = 0
    clash.rerolled[side] = 1
    put_in_order(clash, side)


def target_side(clash: Clash, gods: GodTable, side: int) -> int:
    """Whose dice the card of a side speaks of."""
    return side if gods.own[side][clash.card[side]] else RED + YELLOW - side


def fated(clash: Clash, gods: GodTable, side: int) -> int:
    """Stage 2: how many dice the card of a side has rolled again."""
    kind = op(clash, gods, side)
    if kind == REROLL:
        return 1
    total = 0
    if kind == REROLL_VALUES:
        whose = target_side(clash, gods, side)
        for k in range(clash.count[whose]):
            total += gods.value[side][clash.card[side]] >> clash.dice[whose][k] & 1
    return total


def roll_fated(clash: Clash, gods: GodTable, side: int, outcome: int) -> None:
    """Stage 2, VIK-RND-03: from the highest die to the lowest."""
    card = clash.card[side]
    whose = target_side(clash, gods, side)
    last = clash.count[whose] - 1
    if op(clash, gods, side) == REROLL:
        place = 0 if gods.which[side][card] == HIGHEST else last
        result = outcome + 1
        kept = clash.dice[whose][place] if gods.best[side][card] else result
        clash.dice[whose][place] = max(result, kept)
    else:
        for k in range(last, -1, -1):
            if gods.value[side][card] >> clash.dice[whose][k] & 1:
                clash.dice[whose][k] = outcome % _FACES + 1
                outcome //= _FACES
    put_in_order(clash, whose)


def settle(clash: Clash, gods: GodTable, battle: Battle) -> None:
    """Stages 3 to 6: drop, set and exchange, add; then the dice go to the battle for their comparison."""
    for side in range(2):
        clash.count[side] -= extra_dice(clash, gods, side)
    for side in range(2):
        set_values(clash, gods, side)
    for side in range(2):
        if op(clash, gods, side) == ADD:
            add(clash, gods, side)
    for k in range(MOST_DICE):
        battle.attack[k] = clash.dice[RED][k]
        battle.defence[k] = clash.dice[YELLOW][k]
        if op(clash, gods, RED) == TIES and battle.attack[k] == battle.defence[k]:
            battle.attack[k] += 1


def set_values(clash: Clash, gods: GodTable, side: int) -> None:
    """Stage 4."""
    kind = op(clash, gods, side)
    if kind == SET:
        whose = target_side(clash, gods, side)
        for k in range(clash.count[whose]):
            if clash.dice[whose][k] == gods.shows[side][clash.card[side]]:
                clash.dice[whose][k] = gods.value[side][clash.card[side]]
        put_in_order(clash, whose)
    elif kind == SWAP_LOWEST:
        other = RED + YELLOW - side
        own_lowest = clash.dice[side][clash.count[side] - 1]
        lowest = clash.dice[other][clash.count[other] - 1]
        if lowest > own_lowest:
            clash.dice[side][clash.count[side] - 1] = lowest
            clash.dice[other][clash.count[other] - 1] = own_lowest
            put_in_order(clash, side)
            put_in_order(clash, other)


def add(clash: Clash, gods: GodTable, side: int) -> None:
    """Stage 5, VIK-BAT-09, VIK-GDC-13: a single die is the highest, the second and the lowest."""
    card = clash.card[side]
    which = gods.which[side][card]
    whose = target_side(clash, gods, side)
    last = clash.count[whose] - 1
    second = min(1, last)
    for k in range(last + 1):
        if (
            which == ALL
            or (which == HIGHEST and k == 0)
            or (which == SECOND and k == second)
            or (which == LOWEST and k == last)
            or (which == TWO_HIGHEST and k <= second)
        ):
            clash.dice[whose][k] += gods.value[side][card]
    put_in_order(clash, whose)
