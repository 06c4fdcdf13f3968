"""Revolts of Reinos: the probability, its clock, and what a try brings."""

from __future__ import annotations

import pytest

from conquista.games.reinos.actions import Attack, Pass
from conquista.games.reinos.events import RevoltTried
from conquista.kernel.errors import BadSetup
from tests.rules.reinos.table import FAILS, PASSES, A, B, C, D, E, F, Table, opening

ROUND = {"revolt_clock": "round"}
CLOCKS = [{}, ROUND]
PERCENTS = [15, 30, 45, 60, 75]


def one_vassal(revolt: int = 15, **more) -> Table:
    """B serves A; C, D and E are free; it is A's turn."""
    return Table(5, vassals={A: [B]}, revolt={B: revolt}, **more)


def failed_try(table: Table, target: int = C, winner: int = A) -> Table:
    """A attacks, B tries and fails, and everybody else stays loyal."""
    table.attack(A, target).tries(B).stays(*table.awaiting).score(FAILS)
    return table.muster().decide(winner)


def turn_by_turn(table: Table, number: int) -> list[int]:
    """B's probability after each of so many turns in which everybody passes."""
    seen = []
    for _ in range(number):
        table.idles(table.awaiting[0])
        seen.append(table.revolts[B])
    return seen


# REI-REV-01, REI-REV-02: where it begins, and what is kept.


@pytest.mark.parametrize("options", CLOCKS)
@pytest.mark.parametrize(("winner", "loser"), [(A, B), (B, A)])
def test_rei_rev_01_fifteen_when_a_free_kingdom_becomes_a_vassal(winner, loser, options):
    table = Table(options=options).fight(A, B).decide(winner)
    assert (table.bonds, table.revolts, table.skips) == ({loser: winner}, {loser: 15}, [])


@pytest.mark.parametrize("loser", [A, B])
def test_rei_rev_01_no_skipped_growth_is_then_pending(loser):
    table = Table()
    table.state.skips_growth = 0b1111
    table.fight(A, B).decide(A + B - loser)
    assert table.skips == [seat for seat in range(4) if seat != loser]


def test_rei_rev_01_an_earlier_vassalage_is_forgotten_after_a_revolt():
    table = one_vassal(60, skips=[B]).attack(A, C).tries(B).score(60)
    assert (table.bonds, table.revolts, table.skips) == ({}, {}, [])
    table.muster().decide(A)
    assert (table.awaiting, table.revolts, table.skips) == ([B], {C: 15}, [])
    table.lose(B, D)
    assert (table.bonds, table.revolts, table.skips) == ({C: A, B: D}, {C: 30, B: 15}, [])
    table.passes(D)
    assert table.revolts == {C: 45, B: 30}


def test_rei_rev_01_an_earlier_vassalage_is_forgotten_after_a_surrender():
    table = one_vassal(75, skips=[B]).surrender(A)
    assert (table.bonds, table.revolts, table.skips) == ({}, {}, [])
    table.lose(B, D)
    assert (table.bonds, table.revolts, table.skips) == ({B: D}, {B: 15}, [])


def test_rei_rev_01_other_vassals_keep_what_they_have():
    table = Table(6, vassals={A: [B, C]}, revolt={B: 30, C: 45}, skips=[B, C]).attack(A, D).tries(B).stays(C)
    table.score(30)
    assert (table.bonds, table.revolts, table.skips) == ({C: A}, {C: 45}, [C])


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("winner", [A, C])
def test_rei_rev_02_vassals_that_change_hands_keep_their_probability_and_it_grows(percent, winner):
    vassals = {A + C - winner: [B]}
    table = Table(5, vassals=vassals, revolt={B: percent}).fight(A, C).decide(winner)
    assert table.bonds == {B: winner, A + C - winner: winner}
    assert table.revolts == {B: 45 if percent == 75 else percent + 15, A + C - winner: 15}


def test_rei_rev_02_they_keep_a_pending_skip_and_use_it_up_in_that_turn():
    table = one_vassal(30, skips=[B]).fight(A, C).decide(C)
    assert (table.bonds, table.revolts, table.skips) == ({A: C, B: C}, {A: 15, B: 30}, [])


def test_rei_rev_02_not_if_the_vassal_itself_tried_in_that_turn():
    table = failed_try(one_vassal(60), winner=C)
    assert (table.bonds, table.revolts, table.skips) == ({A: C, B: C}, {A: 15, B: 45}, [B])


def test_rei_rev_02_with_the_clock_per_round_they_keep_it_until_the_round_ends():
    table = one_vassal(30, skips=[B], options=ROUND).fight(A, C).decide(C)
    assert (table.bonds, table.revolts, table.skips) == ({A: C, B: C}, {A: 15, B: 30}, [B])
    table.passes(C, D, E)
    assert (table.revolts, table.skips) == ({A: 15, B: 30}, [])


# REI-REV-03: the try.


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("attacker", [A, C])
def test_rei_rev_03_a_try_succeeds_up_to_its_percentage(percent, attacker):
    for score in (1, percent):
        table = one_vassal(percent, active=attacker).attack(attacker, A + C - attacker).tries(B)
        assert table.percent == percent
        table.score(score)
        assert (table.bonds, table.revolts, table.skips) == ({}, {}, [])
        assert table.battle.revolted == [B]
        assert table.told(RevoltTried) == [RevoltTried(B, A, percent, score, True)]
        assert table.score(1).sides == (5, 5, 10, attacker)


@pytest.mark.parametrize("percent", PERCENTS)
def test_rei_rev_03_it_fails_from_one_more_on(percent):
    left = percent - 15 if percent >= 45 else percent
    for score in (percent + 1, 100):
        table = one_vassal(percent).attack(A, C).tries(B).score(score)
        assert (table.bonds, table.battle.revolted) == ({B: A}, [])
        assert table.told(RevoltTried) == [RevoltTried(B, A, percent, score, False, left)]
        assert table.score(1).sides == (10, 5, 15, C)


def test_rei_rev_03_each_stands_for_itself():
    table = Table(7, vassals={A: [B, C], D: [E, F]}).attack(A, D).tries(B, C, E, F)
    table.score(FAILS, PASSES, PASSES, FAILS)
    assert (table.bonds, table.battle.revolted) == ({B: A, F: D}, [C, E])


# REI-REV-04 to REI-REV-06: growth.


@pytest.mark.parametrize(("before", "after"), [(15, 30), (30, 45), (45, 60), (60, 75)])
def test_rei_rev_04_it_grows_by_fifteen_in_a_turn_without_a_try(before, after):
    assert one_vassal(before).passes(A).revolts == {B: after}
    assert one_vassal(before).win(A, C).revolts == {B: after, C: 15}


def test_rei_rev_04_up_to_seventy_five():
    assert turn_by_turn(one_vassal(), 4) == [30, 45, 60, 75]


@pytest.mark.parametrize("active", [A, C, D, E])
def test_rei_rev_05_it_grows_at_the_end_of_every_turn_at_the_table(active):
    assert one_vassal(active=active).passes(active).revolts == {B: 30}
    target = D if active != D else E
    assert one_vassal(active=active).win(active, target).revolts == {B: 30, target: 15}


def test_rei_rev_05_also_with_the_surrender_of_who_has_the_turn():
    assert one_vassal(active=C).surrender(C).revolts == {B: 30}


def test_rei_rev_05_not_with_the_surrender_of_another():
    assert one_vassal(active=C).surrender(D).revolts == {B: 15}


def test_rei_rev_05_the_clock_is_per_turn_if_nothing_is_said():
    assert one_vassal().view(None).options["revolt_clock"] == "turn"
    with pytest.raises(BadSetup):
        opening(options={"revolt_clock": "battle"})


def test_rei_rev_05_with_the_clock_per_round_it_ticks_once_at_the_end_of_each_round():
    table = one_vassal(options=ROUND)
    assert turn_by_turn(table, 8) == [15, 15, 15, 30, 30, 30, 30, 45]


def test_rei_rev_06_from_seventy_five_it_drops_to_forty_five():
    assert one_vassal(75).passes(A).revolts == {B: 45}
    assert one_vassal(60).passes(A).revolts == {B: 75}


def test_rei_rev_06_from_there_it_grows_as_before():
    assert turn_by_turn(one_vassal(75), 4) == [45, 60, 75, 45]


def test_rei_rev_06_with_the_clock_per_round_likewise():
    assert turn_by_turn(one_vassal(75, options=ROUND), 8) == [75, 75, 75, 45, 45, 45, 45, 60]


# REI-REV-07 to REI-REV-09: a failed try.


@pytest.mark.parametrize("options", CLOCKS)
@pytest.mark.parametrize(("before", "after"), [(45, 30), (60, 45), (75, 60)])
def test_rei_rev_07_from_forty_five_on_a_failed_try_costs_fifteen_and_the_next_growth(before, after, options):
    table = one_vassal(before, options=options).attack(A, C).tries(B).score(before + 1)
    assert (table.revolts, table.skips, table.bonds) == ({B: after}, [B], {B: A})
    table.muster().decide(A)
    assert (table.revolts, table.skips) == ({B: after, C: 15}, [B])


@pytest.mark.parametrize("options", CLOCKS)
@pytest.mark.parametrize("percent", [15, 30])
def test_rei_rev_08_up_to_thirty_a_failed_try_costs_the_next_growth_only(percent, options):
    table = one_vassal(percent, options=options).attack(A, C).tries(B).score(percent + 1)
    assert (table.revolts, table.skips, table.bonds) == ({B: percent}, [B], {B: A})
    table.muster().decide(A)
    assert (table.revolts, table.skips) == ({B: percent, C: 15}, [B])


@pytest.mark.parametrize(("before", "after"), [(15, 15), (30, 30), (45, 30), (60, 45), (75, 60)])
def test_rei_rev_09_the_skipped_growth_is_that_of_the_next_turn_without_a_try(before, after):
    table = failed_try(one_vassal(before))
    assert table.view(None).tried == [False] * 5
    assert turn_by_turn(table, 2) == [after, after + 15]
    assert table.skips == []


def test_rei_rev_09_failed_tries_in_a_row_leave_one_skipped_growth():
    table = failed_try(one_vassal(75))
    assert (table.revolts[B], table.skips) == (60, [B])
    table.attack(D, A).tries(B).stays(C).score(61).muster().decide(A)
    assert (table.revolts[B], table.skips) == (45, [B])
    table.passes(E)
    assert (table.revolts[B], table.skips) == (45, [])
    table.passes(A)
    assert (table.revolts[B], table.skips) == (60, [])


def test_rei_rev_09_a_try_with_a_growth_pending_is_itself_no_turn_of_growth():
    table = failed_try(one_vassal(30, skips=[B]))
    assert (table.revolts[B], table.skips) == (30, [B])


def test_rei_rev_09_with_the_clock_per_round_the_skipped_growth_is_that_of_the_next_round():
    table = failed_try(one_vassal(60, options=ROUND))
    assert table.view(None).tried == [False, True, False, False, False]
    table.passes(D, E)
    assert (table.turn, table.revolts) == (("choose", [A], 2), {B: 45, C: 15})
    assert (table.skips, table.view(None).tried) == ([B], [False] * 5)
    table.passes(A, D, E)
    assert (table.revolts, table.skips) == ({B: 45, C: 30}, [])
    table.idles(A, D, E)
    assert table.revolts == {B: 60, C: 45}


# REI-REV-10: no inactivity among vassals.


def test_rei_rev_10_vassals_are_free_of_the_inactivity_rule():
    table = one_vassal(passes={B: 2})
    table.passes(A, C, D, E, A, C, D, E)
    assert (table.turn, table.legal(B)) == (("choose", [A], 3), [])
    assert table.bonds == {B: A}


def test_rei_rev_10_once_free_it_may_pass_again():
    table = one_vassal(passes={B: 2}).attack(A, C).tries(B).score(PASSES).muster().decide(A)
    assert table.legal(B) == [Attack(A), Attack(D), Attack(E), Pass()]


# REI-REV-11 to REI-REV-13: who grows when the clock ticks.


@pytest.mark.parametrize(("winner", "loser"), [(A, C), (C, A)])
def test_rei_rev_11_who_became_a_vassal_in_this_turn_does_not_grow_in_it(winner, loser):
    table = Table(5).fight(A, C).decide(winner)
    assert (table.revolts, table.view(None).subdued) == ({loser: 15}, [False] * 5)
    table.passes(table.awaiting[0])
    assert table.revolts == {loser: 30}


def test_rei_rev_11_nor_in_this_round_with_the_clock_per_round():
    table = Table(5, options=ROUND).win(A, C)
    assert table.view(None).subdued == [False, False, True, False, False]
    table.passes(B, D, E)
    assert (table.turn, table.revolts) == (("choose", [A], 2), {C: 15})
    assert table.view(None).subdued == [False] * 5
    table.passes(A, B, D)
    assert table.revolts == {C: 15}
    assert table.passes(E).revolts == {C: 30}


def test_rei_rev_11_it_counts_who_became_a_vassal_and_not_who_changed_hands():
    table = Table(6, vassals={A: [B]}, options=ROUND).lose(A, C)
    assert table.view(None).subdued == [True, False, False, False, False, False]
    table.passes(C, D, E, F)
    assert table.revolts == {A: 15, B: 30}


def test_rei_rev_12_with_the_clock_per_round_a_vassal_may_try_several_times_in_a_round():
    table = failed_try(one_vassal(75, options=ROUND))
    assert (table.revolts, table.skips) == ({B: 60, C: 15}, [B])
    table.attack(D, A).tries(B).stays(C)
    assert table.percent == 60
    table.score(61)
    assert (table.revolts, table.skips) == ({B: 45, C: 15}, [B])
    table.muster().decide(A)
    table.attack(E, A).tries(B).stays(C, D)
    assert table.percent == 45
    table.score(46)
    assert (table.revolts, table.skips) == ({B: 30, C: 15, D: 15}, [B])
    table.score(80).pick(E, 1, joker=True)
    assert table.bonds == dict.fromkeys([A, B, C, D], E)


def test_rei_rev_12_one_skip_is_left_after_a_round_with_several_tries():
    table = Table(6, vassals={A: [B]}, revolt={B: 75}, options=ROUND)
    failed_try(table).attack(D, A).tries(B).stays(C).score(FAILS).muster().decide(A).passes(E, F)
    assert (table.turn, table.revolts, table.skips) == (("choose", [A], 2), {B: 45, C: 15, D: 15}, [B])
    table.passes(A, E, F)
    assert (table.revolts, table.skips) == ({B: 45, C: 30, D: 30}, [])
    assert table.idles(A, E, F).revolts == {B: 60, C: 45, D: 45}


def test_rei_rev_12_the_second_try_of_a_round_may_succeed():
    table = failed_try(one_vassal(60, options=ROUND)).attack(D, A).tries(B).stays(C).score(45)
    assert (table.bonds, table.revolts, table.skips) == ({C: A}, {C: 15}, [])


def test_rei_rev_12_a_try_in_a_round_stops_the_growth_of_that_round_only():
    table = failed_try(one_vassal(15, options=ROUND)).passes(D, E)
    assert (table.revolts[B], table.skips) == (15, [B])


@pytest.mark.parametrize("active", [A, D])
def test_rei_rev_13_the_clock_ticks_for_every_vassal_whoever_its_suzerain_is(active):
    table = Table(7, vassals={A: [B, C], D: [E]}, revolt={B: 15, C: 60, E: 75}, active=active).passes(active)
    assert table.revolts == {B: 30, C: 75, E: 45}
    table = Table(7, vassals={A: [B, C], D: [E]}, revolt={B: 15, C: 60, E: 75}, active=F).win(F, 6)
    assert table.revolts == {B: 30, C: 75, E: 45, 6: 15}


def test_rei_rev_13_except_one_that_tried_or_became_a_vassal_in_this_turn():
    revolt = {B: 60, C: 60, E: 60, F: 30}
    table = Table(8, vassals={A: [B, C], D: [E], 6: [F]}, revolt=revolt, skips=[C])
    table.attack(A, D).tries(B, E).stays(C).score(FAILS, FAILS).muster().decide(A)
    assert table.revolts == {B: 45, C: 60, D: 15, E: 45, F: 45}
    assert table.skips == [B, E]


@pytest.mark.parametrize("percent", PERCENTS)
def test_rei_rev_13_a_pending_skip_is_used_up_and_the_probability_stays(percent):
    table = one_vassal(percent, skips=[B]).passes(A)
    assert (table.revolts, table.skips) == ({B: percent}, [])
    table.passes(C)
    assert (table.revolts, table.skips) == ({B: 45 if percent == 75 else percent + 15}, [])


def test_rei_rev_13_the_skips_of_others_stay_with_them():
    table = Table(6, vassals={A: [B, C]}, revolt={B: 30, C: 30}, skips=[B])
    table.attack(A, D).stays(B).tries(C).score(FAILS).muster().decide(A)
    assert (table.revolts, table.skips) == ({B: 30, C: 30, D: 15}, [C])


def test_rei_rev_13_free_kingdoms_and_the_surrendered_have_no_probability():
    table = Table(6, vassals={A: [B, C]}, revolt={B: 45, C: 45}).surrender(C).passes(A)
    assert (table.revolts, table.skips) == ({B: 60}, [])
    assert table.view(None).revolt == [0, 60, 0, 0, 0, 0]
