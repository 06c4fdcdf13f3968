"""Exact odds against full enumeration of the dice, and against the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from conquista.analysis.odds import battle_odds, conquest_chance, roll_odds
from conquista.kernel.boxes import seeded
from conquista.parts.land import combat
from conquista.parts.land.combat import Battle


@cache
def enumerated(attack_dice, defence_dice):
    """Every throw of all dice, one by one."""
    losses = [0] * (min(attack_dice, defence_dice) + 1)
    for faces in product(range(1, 7), repeat=attack_dice + defence_dice):
        attack = sorted(faces[:attack_dice], reverse=True)
        defence = sorted(faces[attack_dice:], reverse=True)
        losses[sum(a <= d for a, d in zip(attack, defence, strict=False))] += 1
    return tuple(Fraction(number, 6 ** (attack_dice + defence_dice)) for number in losses)


SIZES = list(product((1, 2, 3), repeat=2))


@pytest.mark.parametrize(("attack", "defence"), SIZES)
def test_the_odds_of_a_roll_are_those_of_all_throws(attack, defence):
    assert roll_odds(attack, defence) == enumerated(attack, defence)
    assert sum(roll_odds(attack, defence)) == 1


@pytest.mark.parametrize(("attack", "defence"), SIZES)
def test_the_rules_roll_with_these_odds(attack, defence):
    """Every outcome that chance can give in a battle, through the rules' own dice."""
    battle = Battle()
    battle.declare(0, 1, attack, defence)
    losses = [0] * (min(attack, defence) + 1)
    for outcome in range(combat.throws_of(battle)):
        combat.roll(battle, outcome)
        combat.compare(battle)
        losses[battle.attack_losses] += 1
    total = combat.throws_of(battle)
    assert tuple(Fraction(number, total) for number in losses) == roll_odds(attack, defence)


@cache
def brute_force(attack, defence, keep):
    """All endings of a battle, by recursion over exact fractions."""
    if defence == 0 or attack <= keep:
        return {(attack, defence): Fraction(1)}
    dice, reply = min(3, attack - 1), min(3, defence)
    endings: dict[tuple[int, int], Fraction] = {}
    for lost, chance in enumerate(enumerated(dice, reply)):
        pairs = min(dice, reply)
        for ending, further in brute_force(attack - lost, defence - pairs + lost, keep).items():
            endings[ending] = endings.get(ending, Fraction(0)) + chance * further
    return endings


@pytest.mark.parametrize(("attack", "defence", "keep"), list(product(range(1, 9), range(1, 8), (1, 2, 3))))
def test_a_battle_to_the_end_is_exact(attack, defence, keep):
    odds = battle_odds(attack, defence, keep)
    exact = brute_force(attack, defence, keep)
    assert set(odds.endings) == set(exact)
    for ending, chance in exact.items():
        assert odds.endings[ending] == pytest.approx(float(chance), abs=1e-12)
    assert odds.conquest == pytest.approx(float(sum(c for (_, d), c in exact.items() if d == 0)), abs=1e-12)
    lost = sum(chance * (attack - a) for (a, _), chance in exact.items())
    killed = sum(chance * (defence - d) for (_, d), chance in exact.items())
    assert odds.attack_losses == pytest.approx(float(lost), abs=1e-10)
    assert odds.defence_losses == pytest.approx(float(killed), abs=1e-10)


def test_large_battles_are_exact_too():
    odds = battle_odds(120, 80)
    assert sum(odds.endings.values()) == pytest.approx(1.0, abs=1e-9)
    assert 0.0 < odds.conquest < 0.5


@pytest.mark.parametrize(("attack", "defence"), [(4, 1), (5, 3), (10, 8), (20, 10), (40, 40)])
def test_the_table_agrees_with_the_battle(attack, defence):
    assert conquest_chance(attack, defence) == pytest.approx(battle_odds(attack, defence).conquest, abs=1e-9)


def test_the_table_beyond_its_size_stays_close():
    for attack, defence in ((200, 100), (150, 90), (100, 60), (180, 100), (70, 64)):
        exact = battle_odds(attack, defence).conquest
        assert conquest_chance(attack, defence) == pytest.approx(exact, abs=0.02)
    assert conquest_chance(1, 5) == 0.0
    assert conquest_chance(5000, 1) == pytest.approx(1.0, abs=1e-6)


def test_simulated_battles_fall_within_the_error():
    box = seeded("battles")
    battle = Battle()
    won = 0
    for _ in range(4000):
        attack, defence = 9, 6
        while attack > 1 and defence > 0:
            battle.declare(0, 1, min(3, attack - 1), min(3, defence))
            combat.roll(battle, box.below(combat.throws_of(battle)))
            combat.compare(battle)
            attack -= battle.attack_losses
            defence -= battle.defence_losses
        won += defence == 0
    expected = battle_odds(9, 6).conquest
    assert abs(won / 4000 - expected) < 4 * (expected * (1 - expected) / 4000) ** 0.5


@pytest.mark.parametrize(("attack", "defence", "keep"), [(0, 1, 1), (1, 0, 1), (3, 3, 0), (-1, 2, 1)])
def test_battles_that_cannot_be_are_refused(attack, defence, keep):
    with pytest.raises(ValueError, match="at least 1"):
        battle_odds(attack, defence, keep)
