"""Exact odds of Reinos against the rules themselves, a million simulated battles, and the rulebook."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from conquista.analysis.kingdoms import (
    Armies,
    battle_chance,
    declared_chance,
    is_free,
    loyal_armies,
    loyal_chance,
    muster_chance,
    native_chance,
    vassals_of,
)
from conquista.games.reinos.phase import NATIVE_TEST
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import Codes
from tests.analysis.reinos_endings import GAME, attack_wins
from tests.conformance.positions import walk
from tests.rules.reinos.table import A, B, C, D, E, F, G, H, Table


@pytest.mark.parametrize(
    ("failure", "vassals", "percent"), [(10, 0, 90), (50, 6, 20), (30, 2, 60), (50, 7, 15)]
)
def test_rei_ex_01_the_native_test(failure, vassals, percent):
    assert native_chance(failure, vassals) == Fraction(percent, 100)


def test_the_native_test_is_never_less_than_impossible():
    assert native_chance(90, 6) == 0


@pytest.mark.parametrize(
    ("attack", "defence", "chance"),
    [
        (5, 5, Fraction(1, 2)),  # REI-EX-02
        (1, 5, Fraction(1, 6)),  # REI-EX-03
        (1, 9, Fraction(1, 10)),  # REI-EX-04
        (15, 5, 1 - Fraction(1, 4)),  # REI-EX-05
        (6, 9, Fraction(2, 5)),  # REI-EX-10
        (10, 10, Fraction(1, 2)),  # REI-EX-11
    ],
)
def test_the_cards_of_the_rulebooks_examples(attack, defence, chance):
    assert Armies(attack, defence).chance == chance


def test_the_first_attack_of_a_match():
    """Medium: 80 % to pass the test; then 1/2, else 1/6, or 1/10 with rebels."""
    by_hand = Fraction(8, 10) / 2 + Fraction(2, 10) * (Fraction(7, 10) / 6 + Fraction(3, 10) / 10)
    assert muster_chance(20, 0, 0) == loyal_chance(Table().view(None), A, B) == by_hand


def test_armies_if_all_stay_loyal():
    view = Table(6, vassals={A: [B, C], D: [E]}).view(None)
    assert loyal_armies(view, A, D) == Armies(15, 10)
    assert [vassals_of(view, seat) for seat in (A, D, F)] == [[B, C], [E], []]
    assert [is_free(view, seat) for seat in (A, B, F)] == [True, False, True]


def test_a_revolt_that_may_be_tried_lies_between_trying_and_not():
    view = Table(5, vassals={A: [B], C: [D]}, revolt={B: 60, D: 30}).view(None)
    stays, tries, maybe = (battle_chance(view, A, C, {B: chance}) for chance in (False, True, Fraction(1, 4)))
    assert maybe == Fraction(3, 4) * stays + Fraction(1, 4) * tries
    assert tries < stays < battle_chance(view, A, C, {D: True})


@pytest.mark.parametrize(("attacker", "defender"), [(A, A), (A, B), (B, C)])
def test_only_two_free_kingdoms_fight(attacker, defender):
    view = Table(vassals={A: [B]}).view(None)
    with pytest.raises(ValueError, match="free kingdoms"):
        battle_chance(view, attacker, defender, {})


def test_only_vassals_of_either_side_revolt():
    view = Table(5, vassals={E: [B]}).view(None)
    with pytest.raises(ValueError, match=r"\[1\] are no vassals"):
        battle_chance(view, A, C, {B: True})
    with pytest.raises(ValueError, match="no battle"):
        declared_chance(view, {})


def declared(seeds):
    """Battles of random matches, under all options and with surrenders, each where somebody is asked."""
    for seed in seeds:
        for state, seat, _ in walk(GAME, seed):
            if seat != CHANCE and GAME.view(state, None).battle is not None:
                yield seed, state


def test_the_odds_are_those_of_the_rules_in_every_declared_battle():
    """Every revolt, test, courting and card that chance can give, through the rules."""
    compared = set()
    for number, (seed, state) in enumerate(declared(range(40))):
        view = GAME.view(state, None)
        if number % 5:
            continue
        rng = random.Random(seed)
        tried = frozenset(seat for seat in view.battle.asked if rng.random() < 0.5 and view.in_play[seat])
        open_answers = seats_in(state.awaiting()) == [s for s in view.battle.asked if view.in_play[s]]
        if view.phase == "revolt" and not open_answers:
            continue
        expected = declared_chance(view, dict.fromkeys(tried, True) if view.phase == "revolt" else {})
        assert attack_wins(state, tried) == expected
        compared.add((view.phase, len(view.battle.asked)))
    assert {phase for phase, _ in compared} == {"revolt", "battle"}
    assert len(compared) > 6


BATTLES = [
    ("easy", 4, {}, {}, []),
    ("medium", 4, {A: [C], B: [D]}, {C: 45, D: 75}, [C, D]),
    ("hard", 6, {A: [C, D, E], B: [F]}, {C: 15, D: 60, E: 30, F: 45}, [C, D, F]),
    ("brutal", 8, {A: [C, D, E], B: [F, G, H]}, dict(zip([C, D, E, F, G, H], [15, 30, 45, 60, 75, 45], strict=True)),
     [C, E, F, G, H]),
]  # fmt: skip


@pytest.mark.parametrize(("difficulty", "players", "vassals", "revolt", "tried"), BATTLES)
def test_a_million_simulated_battles_fall_within_the_error(difficulty, players, vassals, revolt, tried):
    table = Table(players, vassals=vassals, revolt=revolt, options={"difficulty": difficulty})
    exact = float(battle_chance(table.view(None), A, B, dict.fromkeys(tried, True)))
    sides = [[revolt[seat] if seat in tried else 0 for seat in vassals.get(lord, [])] for lord in (A, B)]
    failure = {"easy": 10, "medium": 20, "hard": 30, "brutal": 50}[difficulty]
    battles = 1_000_000
    won = simulated(np.random.default_rng(7), failure, *sides, battles)
    assert abs(won / battles - exact) < 4 * (exact * (1 - exact) / battles) ** 0.5


def simulated(rng, failure, attack, defence, battles):
    """The rulebook's steps for many battles at once; each list has its vassals' percentages, 0 for the loyal."""

    def percent():
        return rng.integers(1, 101, battles)

    loyal, others = (sum((percent() > p for p in side), np.zeros(battles, int)) for side in (attack, defence))
    passed = percent() <= 100 - failure - 5 * loyal
    rebels = ~passed & (percent() <= 30)
    attackers = np.where(passed, 5, 1) + 5 * loyal
    defenders = 5 + 4 * rebels + 5 * others
    attack_picks = attackers <= defenders
    joker = rng.integers(0, attackers + defenders)
    found = joker < np.where(attack_picks, attackers, defenders)
    return int((found == attack_picks).sum())


def test_battles_of_random_matches_are_won_as_often_as_the_odds_say():
    """The whole engine with its dice: 1,500 matches of four random players."""
    codes, box = Codes(), seeded("battles of reinos")
    expected = variance = 0.0
    won = 0
    for _ in range(1500):
        state = GAME.new_state([SeatSetup()] * 4, {"picking": "auto"})
        chance = None
        while (awaited := state.awaiting()) != NOBODY:
            if awaited != ASKS_CHANCE:
                seat = seats_in(awaited)[0]
                count = state.list_actions(seat, codes)
                state.apply(seat, codes.codes[box.below(count)])
                continue
            if state.phase == NATIVE_TEST:
                loyal = [state.vassals_of(lord).bit_count() for lord in (state.attacker, state.defender)]
                chance = float(muster_chance(20, *loyal))
                pair = state.attacker, state.defender
            state.apply(CHANCE, state.draw(box))
            if chance is not None and state.attacker == 4:
                expected, variance = expected + chance, variance + chance * (1 - chance)
                won += state.suzerain[pair[1]] == pair[0]
                chance = None
    assert abs(won - expected) < 4 * variance**0.5
