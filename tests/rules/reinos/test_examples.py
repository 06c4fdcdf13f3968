"""The worked examples of the rulebook of Reinos, one by one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from conquista.games.reinos.actions import Pick
from conquista.games.reinos.events import DecisionsRevealed, RevoltTried
from tests.rules.reinos.table import FAILS, A, B, C, D, E, F, Table


def chance_of_winning(table: Table) -> Fraction:
    """Of the side that picks, when all cards that it may pick are picked."""
    losing = Fraction(1)
    while table.phase == "battle":
        table.play(table.awaiting[0], Pick(table.face_down[0]))
        losing *= 1 - Fraction(1, table.state.outcomes())
        table.card()
    return 1 - losing


@pytest.mark.parametrize(
    ("difficulty", "vassals", "percent"), [("easy", 0, 90), ("brutal", 6, 20), ("hard", 2, 60)]
)
def test_rei_ex_01_the_native_test(difficulty, vassals, percent):
    table = Table(8, vassals={A: range(2, 2 + vassals)}, options={"difficulty": difficulty}).attack(A, B)
    table.stays(*table.awaiting)
    assert (table.phase, table.percent) == ("native_test", percent)


def test_rei_ex_02_five_against_five():
    table = Table().fight(A, B)
    assert (table.sides, table.picks) == ((5, 5, 10, A), {A: 5})
    assert chance_of_winning(table) == Fraction(1, 2)


def test_rei_ex_03_one_against_five():
    table = Table().fight(A, B, natives=False)
    assert (table.sides, table.picks) == ((1, 5, 6, A), {A: 1})
    assert chance_of_winning(table) == Fraction(1, 6)


def test_rei_ex_04_one_against_nine():
    table = Table().fight(A, B, natives=False, rebels=True)
    assert (table.sides, table.picks) == ((1, 9, 10, A), {A: 1})
    assert chance_of_winning(table) == Fraction(1, 10)


def test_rei_ex_05_two_loyal_vassals_against_a_lone_defender():
    table = Table(5, vassals={A: [B, C]}).fight(A, D)
    assert (table.sides, table.picks) == ((15, 5, 20, D), {D: 5})
    assert chance_of_winning(table) == Fraction(1, 4)
    table = Table(5, vassals={A: [B, C]}).fight(A, D).decide(D)
    assert table.bonds == {A: D, B: D, C: D}


def test_rei_ex_06_a_vassal_that_never_tries():
    table = Table(vassals={A: [B]})
    path = [table.revolts[B]]
    for _ in range(8):
        table.idles(table.awaiting[0])
        path.append(table.revolts[B])
    assert path == [15, 30, 45, 60, 75, 45, 60, 75, 45]


@pytest.mark.parametrize(("before", "after"), [(60, [45, 45, 60]), (30, [30, 30, 45])])
def test_rei_ex_07_a_failed_try_skips_the_next_growth(before, after):
    table = Table(5, vassals={A: [B]}, revolt={B: before}).attack(A, C).tries(B).score(FAILS)
    table.muster().decide(A)
    path = [table.revolts[B], *(table.passes(seat).revolts[B] for seat in (D, E))]
    assert path == after


def test_rei_ex_08_two_failed_tries_skip_one_growth():
    table = Table(6, vassals={A: [B]}, revolt={B: 75}).attack(A, C).tries(B).score(FAILS)
    table.muster().decide(A)
    path = [table.revolts[B]]
    table.attack(D, A).tries(B).stays(C).score(FAILS).muster().decide(A)
    path.append(table.revolts[B])
    path += [table.passes(seat).revolts[B] for seat in (E, F)]
    assert path == [60, 45, 45, 60]


def test_rei_ex_09_a_vassal_changes_hands():
    """V is B."""
    table = Table(vassals={A: [B]}, revolt={B: 60}).fight(A, D).decide(D)
    assert (table.bonds, table.revolts) == ({A: D, B: D}, {A: 15, B: 75})


def test_rei_ex_10_six_against_nine():
    table = Table(vassals={A: [B]}).fight(A, C, natives=False, rebels=True)
    assert (table.sides, table.picks, table.awaiting) == ((6, 9, 15, A), {A: 1, B: 5}, [B])
    assert chance_of_winning(table) == Fraction(6, 15) == Fraction(2, 5)


def test_rei_ex_11_ten_against_ten():
    table = Table(5, vassals={A: [B], C: [D]}).fight(A, C)
    assert (table.sides, table.picks) == ((10, 10, 20, A), {A: 5, B: 5})
    assert chance_of_winning(table) == Fraction(1, 2)


def test_rei_ex_12_the_defender_surrenders_before_the_vassal_has_decided():
    table = Table(vassals={A: [B]}).attack(A, C).surrender(C)
    assert table.turn == ("choose", [D], 1)
    assert (table.bonds, table.revolts, table.skips) == ({B: A}, {B: 30}, [])
    assert (table.told(RevoltTried), table.view(None).tried) == ([], [False] * 4)


def test_rei_ex_12_nothing_is_told_as_revealed():
    table = Table(vassals={A: [B]}).attack(A, C).surrender(C)
    assert table.told(DecisionsRevealed) == []


@pytest.mark.parametrize("active", [A, D])
@pytest.mark.parametrize("state", ["choose", "revolt", "one decided", "battle", "some cards turned"])
def test_rei_ex_13_the_last_free_opponent_surrenders(active, state):
    table = Table(vassals={A: [B, C]}, active=active)
    if state != "choose":
        table.attack(active, A + D - active)
    if state == "one decided":
        table.tries(B)
    if state in ("battle", "some cards turned"):
        table.stays(B, C).muster()
    if state == "some cards turned":
        table.pick(D, 3).pick(D, 19)
    table.surrender(D).show_cards()
    assert (table.over, table.view(None).winners, table.view(None).ending) == (True, [A], "conquest")
    assert table.bonds == {B: A, C: A}


def test_rei_ex_14_a_vassal_surrenders_after_two_of_its_five_cards():
    """V is B; the other side is C with D, also 10 armies."""
    table = Table(5, vassals={A: [B], C: [D]}).fight(A, C).pick(B, 1).pick(B, 2).surrender(B)
    assert (table.picks, table.awaiting) == ({A: 5 + 3}, [A])
    for card in range(3, 11):
        table.pick(A, card)
    assert table.phase == "joker"
