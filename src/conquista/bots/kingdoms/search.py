"""Looking ahead in Reinos, for any number of kingdoms and all options.

It looks one turn deep: a choice, what all vassals that are asked then answer, each to its own good, and every
way in which revolts and battle can end, with their exact odds. There it judges how the kingdoms share the
chance to win.
"""

from __future__ import annotations

from collections.abc import Iterable

from conquista.bots.kingdoms.position import (
    PASS,
    Branch,
    Clock,
    Position,
    after_attack,
    after_pass,
    asked,
    choices,
)
from conquista.bots.kingdoms.solution import KINGDOMS

Shares = list[float]
"""Each place's chance to win."""

# Fitted to the solved game of four kingdoms, and to matches of six that search played against itself.
LOST, LOST_IN_LARGER = 0.74, 0.64
"""What a vassal without hope of revolt loses of its share to its lord; less for each kingdom beyond four, since
the longer the game, the less it matters how it stands now."""
PASS_COST = 0.27
"""What a pass costs of a share, times the probability of failure: the attack that is due comes nearer."""

LIKELY = 45
"""From this probability of revolt on, a vassal is first taken to try."""
ROUNDS = 3
"""How often all vassals think their answers over."""


def judge(position: Position, clock: Clock) -> Shares:
    """Kingdoms are worth the same, but a vassal gives to its lord what it is unlikely to win back.

    Without revolts and native tests that would be exact: each side wins with its share of the armies.
    """
    lords = position.lords
    kingdoms = len(lords)
    whole = 1.0 / kingdoms
    lost = whole * min(1.0, LOST * LOST_IN_LARGER ** (kingdoms - KINGDOMS))
    cost = lost / LOST * PASS_COST * clock.failure / 100
    shares = [whole] * kingdoms
    others_free = sum(lord == place for place, lord in enumerate(lords)) - 1
    pot = 0.0
    for place, lord in enumerate(lords):
        if lord == place:
            paid = cost * position.passes[place]
            shares[place] -= paid + paid / others_free
            pot += paid / others_free
        else:
            gives = lost * (100 - position.revolt[place]) / 100
            shares[place] -= gives
            shares[lord] += gives
    return [share + pot if place == lords[place] else share for place, share in enumerate(shares)]


def best_choice(position: Position, clock: Clock) -> int:
    """For the kingdom on turn: `PASS`, or the place to attack."""
    return max(choices(position), key=lambda choice: promise(position, choice, clock)[0])


def promise(position: Position, choice: int, clock: Clock) -> Shares:
    """What a choice of the kingdom on turn brings to each place."""
    if choice == PASS:
        return _expected([after_pass(position, clock)], len(position.lords), clock)
    return _after_battle(position, choice, best_tries(position, choice, clock), clock)


def best_tries(position: Position, target: int, clock: Clock) -> frozenset[int]:
    """The vassals that try to revolt when this place is attacked, each because the others do as they do."""
    vassals = asked(position, target)
    tried = frozenset(place for place in vassals if position.revolt[place] >= LIKELY)
    promised = _after_battle(position, target, tried, clock)
    for _ in range(ROUNDS):
        before = tried
        for place in vassals:
            otherwise = _after_battle(position, target, tried ^ {place}, clock)
            if otherwise[place] > promised[place]:
                tried, promised = tried ^ {place}, otherwise
        if tried == before:
            break
    return tried


def _after_battle(position: Position, target: int, tried: frozenset[int], clock: Clock) -> Shares:
    return _expected(after_attack(position, target, tried, clock), len(position.lords), clock)


def _expected(branches: Iterable[Branch], kingdoms: int, clock: Clock) -> Shares:
    total = [0.0] * kingdoms
    for chance, shift, position in branches:
        if position is None:
            total[shift] += chance
            continue
        shares = judge(position, clock)
        for place in range(kingdoms):
            total[place] += chance * shares[place - shift]
    return total
