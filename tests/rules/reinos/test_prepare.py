"""Before the battle of Reinos: revolts, the native test, and the rebels."""

from __future__ import annotations

from itertools import permutations

import pytest

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.events import (
    AttackDeclared,
    CardsLaidOut,
    DecisionsRevealed,
    NativesTested,
    RebelsCourted,
    RevoltTried,
)
from tests.rules.reinos.table import FAILS, PASSES, A, B, C, D, E, F, G, H, Table

ORDER = [E, H, A, G, C, B, F, D]
BOTH_SIDES = {A: [B, C, E], D: [F, G]}


def table_of_eight(**more) -> Table:
    """A with B, C and E against D with F and G; H is free. The order of play is E H A G C B F D."""
    return Table(8, ORDER, BOTH_SIDES, **more)


# REI-PRE-01: the decisions, and the tries one by one.


def test_rei_pre_01_the_vassals_of_both_sides_may_try():
    table = table_of_eight().attack(A, D)
    assert (table.phase, table.awaiting) == ("revolt", [B, C, E, F, G])
    assert table.heard(None) == [AttackDeclared(A, D, [B, C, E, F, G])]
    assert (table.battle.asked, table.battle.decided, table.battle.revolted) == ([B, C, E, F, G], [], [])


@pytest.mark.parametrize("seat", [A, C, D, F])
@pytest.mark.parametrize("action", [StayLoyal(), Revolt()])
def test_rei_pre_01_nobody_else_may(seat, action):
    table = Table(6, vassals={A: [B], D: [E], C: [F]}).attack(A, D)
    assert table.refuses(seat, action) == ("REI-PRE-01", {"attacker": A, "defender": D})
    assert table.legal(seat) == []


@pytest.mark.parametrize("order", list(permutations([B, C, E])))
def test_rei_pre_01_all_decide_at_the_same_time(order):
    table = Table(6, vassals={A: [B, C], D: [E]}).attack(A, D)
    for seat in order:
        assert (table.phase, seat in table.awaiting) == ("revolt", True)
        table.stays(seat)
    assert (table.phase, table.told(DecisionsRevealed)) == ("native_test", [DecisionsRevealed([B, C, E], [])])


@pytest.mark.parametrize("last", [C, E])
@pytest.mark.parametrize("times", [1, 2, 3])
def test_rei_pre_01_a_decision_can_be_changed_until_the_last_one_is_in(last, times):
    table = Table(6, vassals={A: [B, C], D: [E]}).attack(A, D).stays(B)
    for _ in range(times):
        assert table.legal(B) == [StayLoyal(), Revolt()]
        assert table.view(B).may_revise
        table.tries(B).stays(B)
        assert (table.phase, table.awaiting) == ("revolt", [C, E])
    table.tries(B).stays(C + E - last)
    assert table.awaiting == [last]
    table.stays(B).tries(B).stays(last)
    assert table.told(DecisionsRevealed) == [DecisionsRevealed([C, E], [B])]
    assert (table.phase, table.legal(B), table.view(B).may_revise) == ("try", [], False)
    assert table.refuses(B, StayLoyal()) == ("REI-END-05", {})


def test_rei_pre_01_only_who_has_decided_can_change_it():
    table = Table(6, vassals={A: [B, C], D: [E]}).attack(A, D).stays(B)
    assert [table.view(seat).may_revise for seat in (*range(6), None)] == [seat == B for seat in range(7)]


def test_rei_pre_01_a_try_that_was_taken_back_is_no_try():
    table = Table(5, vassals={A: [B, C]}).attack(A, D).tries(B).stays(B).stays(C)
    assert (table.phase, table.told(DecisionsRevealed)) == ("native_test", [DecisionsRevealed([B, C], [])])


def test_rei_pre_01_the_attackers_vassals_try_first_then_the_defenders_from_the_attacker_on():
    table = table_of_eight().attack(A, D).tries(B, C, E, F, G)
    assert table.told(DecisionsRevealed) == [DecisionsRevealed([], [B, C, E, F, G])]
    table.score(*[FAILS] * 5)
    tried = [(event.seat, event.suzerain) for event in table.told(RevoltTried)]
    assert tried == [(C, A), (B, A), (E, A), (G, D), (F, D)]
    assert table.phase == "native_test"


def test_rei_pre_01_from_the_attacker_on_also_if_the_other_side_attacks():
    table = table_of_eight(active=D).attack(D, A).tries(G, F, E, C, B).score(*[FAILS] * 5)
    tried = [event.seat for event in table.told(RevoltTried)]
    assert tried == [G, F, E, C, B]


def test_rei_pre_01_each_is_tested_with_its_own_probability():
    revolt = {B: 15, C: 30, E: 45, F: 60, G: 75}
    table = table_of_eight(revolt=revolt).attack(A, D).tries(B, C, E, F, G)
    for seat in (C, B, E, G, F):
        assert (table.phase, table.percent) == ("try", revolt[seat])
        table.score(FAILS)


def test_rei_pre_01_the_loyal_do_not_try():
    table = table_of_eight().attack(A, D).tries(B).stays(C, E, F).tries(G)
    assert table.told(DecisionsRevealed) == [DecisionsRevealed([C, E, F], [B, G])]
    table.score(15, 16)
    assert table.told(RevoltTried) == [RevoltTried(B, A, 15, 15, True), RevoltTried(G, D, 15, 16, False, 15)]
    assert table.phase == "native_test"


def test_rei_pre_01_no_try_is_made_before_all_decisions_are_in():
    table = Table(5, vassals={A: [B, C]}).attack(A, D).tries(B)
    assert (table.phase, table.awaiting, table.bonds) == ("revolt", [C], {B: A, C: A})
    assert table.view(None).tried == [False] * 5
    assert table.told(RevoltTried) == []


def test_rei_pre_01_a_vassal_has_one_try_in_a_battle():
    table = Table(5, vassals={A: [B]}).attack(A, C).tries(B).score(FAILS)
    assert (table.phase, table.legal(B)) == ("native_test", [])
    table.score(PASSES)
    assert table.refuses(B, Revolt()) == ("REI-TRN-11", {"phase": "battle", "seat": C})


def test_rei_pre_01_it_is_asked_again_in_the_next_battle_of_its_suzerain():
    table = Table(5, vassals={A: [B]}).attack(A, C).tries(B).score(FAILS).muster().decide(A).attack(D, A)
    assert (table.phase, table.awaiting, table.battle.decided) == ("revolt", [B, C], [])
    assert (table.view(B).decision, table.view(B).may_revise) == (None, False)
    table.stays(C).tries(B)
    assert table.percent == 15
    table.score(PASSES)
    assert (table.phase, table.battle.revolted, table.bonds) == ("native_test", [B], {C: A})


def test_rei_pre_01_who_revolted_in_an_earlier_battle_has_not_revolted_in_this_one():
    table = Table(5, vassals={A: [B], D: [E]}).attack(A, C).tries(B).score(PASSES).muster().decide(A)
    table.attack(B, D)
    assert (table.awaiting, table.battle.revolted) == ([E], [])


def test_rei_pre_01_old_decisions_do_not_count_again():
    table = Table(6, vassals={A: [B, C]}).attack(A, D).tries(B, C).score(FAILS, FAILS).muster().decide(D)
    table.passes(D).attack(E, D).stays(A, B, C)
    assert (table.phase, table.told(DecisionsRevealed)[-1]) == ("native_test", DecisionsRevealed([A, B, C], []))


# REI-PRE-02 to REI-PRE-06: the native test and the rebels.


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("difficulty", "base"), [("easy", 90), ("medium", 80), ("hard", 70), ("brutal", 50)])
def test_rei_pre_02_five_per_cent_less_for_each_vassal(number, difficulty, base):
    vassals = {A: range(2, 2 + number), B: range(2 + number, 8)}
    table = Table(8, vassals=vassals, options={"difficulty": difficulty})
    assert table.view(None).native_percent[A] == base - 5 * number
    assert table.view(None).native_percent[B] == base - 5 * (6 - number)
    table.attack(A, B).stays(*table.awaiting)
    assert (table.phase, table.percent) == ("native_test", base - 5 * number)


@pytest.mark.parametrize(("score", "passed"), [(1, True), (74, True), (75, True), (76, False), (100, False)])
def test_rei_pre_02_it_succeeds_up_to_its_percentage(score, passed):
    table = Table(vassals={A: [B]}).attack(A, C).stays(B).score(score)
    assert table.told(NativesTested) == [NativesTested(A, 75, score, passed)]
    assert table.phase == ("battle" if passed else "rebels")


def test_rei_pre_02_the_vassals_are_counted_after_the_revolts():
    table = Table(6, vassals={A: [B, C, D]}).attack(A, E).tries(B, C).stays(D).score(PASSES, FAILS)
    assert (table.phase, table.percent, table.bonds) == ("native_test", 70, {C: A, D: A})
    table.score(71)
    assert table.told(NativesTested) == [NativesTested(A, 70, 71, False)]


def test_rei_pre_02_the_attacker_is_tested_and_not_the_defender():
    table = Table(7, vassals={A: [B], C: [D, E]}).attack(A, C).stays(B, D, E)
    assert table.percent == 75


@pytest.mark.parametrize(("penalty", "percent"), [(39, 2), (40, 0), (41, 0), (60, 0)])
def test_rei_pre_02_a_result_below_nothing_counts_as_nothing(penalty, percent):
    table = Table(5, vassals={A: [B, C]})
    table.state.rules.vassal_penalty = penalty
    assert table.view(None).native_percent[A] == percent
    table.attack(A, D).stays(B, C)
    assert (table.percent, table.score(percent + 1).phase) == (percent, "rebels")


def test_rei_pre_03_success_leaves_the_attacker_its_five_native_armies():
    table = Table().attack(A, B).score(80)
    assert (table.battle.native, table.battle.additional) == (5, 0)
    assert table.sides == (5, 5, 10, A)
    assert table.heard(None)[1:] == [NativesTested(A, 80, 80, True), CardsLaidOut(5, 5, 10, A, 5)]


@pytest.mark.parametrize(
    ("score", "won"), [(1, True), (29, True), (30, True), (31, False), (81, False), (100, False)]
)
def test_rei_pre_04_failure_leaves_one_and_the_defender_wins_the_rebels_with_thirty_per_cent(score, won):
    table = Table().attack(A, B).score(81)
    assert (table.phase, table.asks_chance, table.awaiting, table.percent) == ("rebels", True, [], 30)
    table.score(score)
    assert (table.battle.native, table.battle.additional) == (1, 4 if won else 0)
    assert table.sides == (1, 9 if won else 5, 10 if won else 6, A)
    assert table.told(RebelsCourted) == [RebelsCourted(B, 30, score, won)]


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "brutal"])
def test_rei_pre_04_thirty_whatever_the_difficulty_and_the_vassals(difficulty):
    table = Table(6, vassals={A: [B], C: [D, E]}, options={"difficulty": difficulty})
    table.attack(A, C).stays(B, D, E).score(100)
    assert (table.phase, table.percent) == ("rebels", 30)


def test_rei_pre_05_the_rebels_are_four_armies_for_this_battle_only():
    table = Table(6).fight(A, B, natives=False, rebels=True)
    assert (table.battle.additional, table.sides) == (4, (1, 9, 10, A))
    table.decide(B).passes(B)
    table.fight(C, B, natives=False)
    assert (table.battle.additional, table.sides) == (0, (1, 10, 11, C))


def test_rei_pre_05_none_are_left_over_for_another_defender():
    table = Table(6).fight(A, B, natives=False, rebels=True).decide(B).fight(B, C)
    assert (table.battle.native, table.battle.additional) == (5, 0)
    assert table.sides == (10, 5, 15, C)


def test_rei_pre_06_the_defender_makes_no_native_test():
    table = Table(6, vassals={B: [C, D]}, options={"difficulty": "brutal"}).attack(A, B).stays(C, D).score(50)
    assert (table.phase, table.sides) == ("battle", (5, 15, 20, A))
    assert [event.seat for event in table.told(NativesTested)] == [A]


# REI-PRE-07, REI-PRE-08: who fights.


@pytest.mark.parametrize(
    ("scores", "sides"),
    [
        ((FAILS, FAILS, FAILS), (20, 10, 30, D)),
        ((PASSES, FAILS, FAILS), (15, 10, 25, D)),
        ((PASSES, PASSES, FAILS), (10, 10, 20, A)),
        ((FAILS, FAILS, PASSES), (20, 5, 25, D)),
        ((PASSES, PASSES, PASSES), (10, 5, 15, D)),
    ],
)
def test_rei_pre_07_who_did_not_revolt_successfully_fights_with_five_armies(scores, sides):
    """B and C of A's vassals and E of D's try; F stays loyal to A."""
    table = Table(7, vassals={A: [B, C, F], D: [E]}).attack(A, D).tries(B, C, E).stays(F).score(*scores)
    assert table.score(PASSES).sides == sides


def test_rei_pre_07_also_when_the_natives_fail():
    table = Table(7, vassals={A: [B, C], D: [E]}).fight(A, D, natives=False, rebels=True)
    assert table.sides == (11, 14, 25, A)
    assert table.heard(None)[-1] == CardsLaidOut(11, 14, 25, A, 11)


def test_rei_pre_07_vassals_of_others_do_not_fight():
    table = Table(6, vassals={D: [E, F]}).fight(A, B)
    assert table.sides == (5, 5, 10, A)


@pytest.mark.parametrize("seat", range(5))
def test_rei_pre_08_a_declared_attack_is_not_taken_back_or_turned_on_another(seat):
    table = Table(5, vassals={A: [B], C: [D]}).attack(A, C)
    for phase in ("revolt", "battle"):
        assert table.phase == phase
        for action in (Pass(), Attack(B), Attack(C), Attack(E)):
            assert table.refuses(seat, action) == ("REI-TRN-11", {"phase": phase, "seat": B})
        if phase == "revolt":
            table.tries(B, D).score(FAILS, FAILS, PASSES)


def test_rei_pre_08_whatever_the_revolts_bring():
    table = Table(5, vassals={A: [B, C]}).attack(A, D).tries(B, C).score(PASSES, PASSES)
    assert (table.phase, table.battle.attacker, table.battle.defender) == ("native_test", A, D)


@pytest.mark.parametrize("winner", [A, C])
def test_rei_pre_08_who_became_free_takes_no_part_and_is_not_its_target(winner):
    table = Table(6, vassals={A: [B], C: [D]}).attack(A, C).tries(B, D).score(PASSES, PASSES, PASSES)
    assert table.sides == (5, 5, 10, A)
    assert (table.picks, table.awaiting, table.battle.revolted) == ({A: 5}, [A], [B, D])
    assert table.refuses(B, Pick(1)) == ("REI-BAT-05", {"why": "turn", "seat": A})
    table.decide(winner)
    assert table.bonds == {A + C - winner: winner}
    assert table.revolts == {A + C - winner: 15}
