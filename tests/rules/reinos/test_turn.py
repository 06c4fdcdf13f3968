"""The turn of Reinos: attack or pass, whose turn is next, and rounds."""

from __future__ import annotations

import random

import pytest

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.events import AttackDeclared, GameEnded, TurnPassed, TurnStarted
from conquista.kernel.action import Surrender
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import ONE
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import Codes
from tests.rules.reinos.table import GAME, A, B, C, D, E, F, Table, opening

ROUND_CLOCK = {"revolt_clock": "round"}
AUTO = {"picking": "auto"}


# REI-TRN-01, REI-TRN-02: attack a free kingdom, or pass.


@pytest.mark.parametrize("active", range(5))
def test_rei_trn_01_a_free_kingdom_attacks_any_other_free_kingdom_or_passes(active):
    table = Table(5, active=active)
    others = [seat for seat in range(5) if seat != active]
    assert table.legal(active) == [*map(Attack, others), Pass()]
    for target in others:
        declared = Table(5, active=active).attack(active, target)
        assert (declared.battle.attacker, declared.battle.defender) == (active, target)
        assert declared.heard(None) == [AttackDeclared(active, target, [])]


def test_rei_trn_01_it_passes():
    table = Table(round_number=3).passes(A)
    assert table.turn == ("choose", [B], 3)
    assert table.view(None).battle is None
    assert table.heard(None) == [TurnPassed(A, 1), TurnStarted(B, 3)]


@pytest.mark.parametrize("active", [A, D])
def test_rei_trn_01_nobody_attacks_itself(active):
    table = Table(active=active)
    assert table.refuses(active, Attack(active)) == ("REI-TRN-01", {"why": "self", "number": active + 1})


@pytest.mark.parametrize("target", [-1, 4, 5, 7, 8, 64, 4096])
def test_rei_trn_01_nobody_attacks_a_kingdom_that_does_not_exist(target):
    assert Table().refuses(A, Attack(target)) == ("REI-TRN-01", {"why": "nobody", "number": target + 1})


def test_rei_trn_01_one_attack_in_a_turn():
    table = Table().lose(A, C)
    assert table.turn == ("choose", [B], 1)
    assert table.refuses(C, Attack(D)) == ("REI-TRN-08", {"why": "turn", "seat": B})


@pytest.mark.parametrize("active", [C, D, F])
@pytest.mark.parametrize(("target", "suzerain"), [(A, C), (B, C), (E, D)])
def test_rei_trn_02_a_vassal_is_never_a_target(active, target, suzerain):
    table = Table(6, vassals={C: [A, B], D: [E]}, active=active)
    assert table.legal(active) == [*[Attack(seat) for seat in (C, D, F) if seat != active], Pass()]
    assert table.refuses(active, Attack(target)) == ("REI-TRN-02", {"target": target, "suzerain": suzerain})


# REI-TRN-03: vassals have no turn.


@pytest.mark.parametrize("action", [Pass(), Attack(A), Attack(B), Attack(C), Attack(D), Attack(9)])
def test_rei_trn_03_a_vassal_has_no_turn_of_its_own(action):
    table = Table(5, vassals={A: [B]})
    assert table.refuses(B, action) == ("REI-TRN-03", {})
    assert table.legal(B) == []


def test_rei_trn_03_vassals_are_skipped():
    table = Table(6, vassals={A: [B, F], D: [C]}).passes(A)
    assert table.awaiting == [D]
    table.passes(D, E)
    assert table.turn == ("choose", [A], 2)


def test_rei_trn_03_its_decisions_are_revolts_and_picking_cards():
    table = Table(5, vassals={A: [B], C: [D]}).attack(A, C)
    assert table.legal(B) == table.legal(D) == [StayLoyal(), Revolt()]
    table.stays(B, D).score(1)
    assert table.legal(B) == [Pick(card) for card in range(1, 21)]
    assert table.legal(D) == []


# REI-TRN-04, REI-TRN-05, REI-TRN-06: inactivity.


def test_rei_trn_04_in_the_third_turn_it_must_attack():
    table = Table().passes(A, B, C, D, A, B, C, D)
    assert table.view(None).passes == [2, 2, 2, 2]
    assert table.legal(A) == [Attack(B), Attack(C), Attack(D)]
    assert table.refuses(A, Pass()) == ("REI-TRN-04", {"most": 2})
    assert table.told(TurnPassed)[4:] == [TurnPassed(seat, 2) for seat in range(4)]


@pytest.mark.parametrize(("passes", "may_pass"), [(0, True), (1, True), (2, False)])
def test_rei_trn_04_it_may_pass_twice_in_a_row(passes, may_pass):
    table = Table(passes={A: passes, B: 2 - passes})
    assert (Pass() in table.legal(A), table.view(B).must_attack) == (may_pass, not may_pass)
    if may_pass:
        assert table.passes(A).view(None).passes == [passes + 1, 2 - passes, 0, 0]
    else:
        assert table.refuses(A, Pass()) == ("REI-TRN-04", {"most": 2})


def test_rei_trn_04_being_attacked_is_no_substitute():
    table = Table(active=B, passes={A: 2}).lose(B, A).passes(C, D)
    assert (table.bonds, table.awaiting) == ({B: A}, [A])
    assert table.refuses(A, Pass()) == ("REI-TRN-04", {"most": 2})


def test_rei_trn_05_an_attack_restores_the_right_to_pass_twice():
    table = Table(passes={A: 2, B: 1, C: 2, D: 2})
    table.attack(A, B)
    assert table.view(None).passes == [0, 1, 2, 2]
    table.muster().decide(A)
    assert table.view(None).passes[A] == 0
    table.fight(C, D).decide(C).passes(A).passes(C).passes(A).passes(C)
    assert table.view(None).passes == [2, 0, 2, 0]
    assert table.refuses(A, Pass()) == ("REI-TRN-04", {"most": 2})


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_rei_trn_05_being_attacked_neither_restores_it_nor_uses_it_up(passes):
    table = Table(active=B, passes={A: passes, C: passes}).lose(B, A)
    assert table.view(None).passes == [passes, 0, passes, 0]


def test_rei_trn_06_a_revolt_restores_it():
    table = Table(5, vassals={A: [B]}, passes={B: 2, C: 2}).attack(A, C).tries(B).score(15)
    assert table.view(None).passes == [0, 0, 2, 0, 0]
    table.score(100, 100).decide(C)
    assert table.turn == ("choose", [B], 1)
    assert Pass() in table.legal(B)


def test_rei_trn_06_the_suzerains_surrender_restores_it():
    table = Table(5, vassals={A: [B, D]}, passes={A: 1, B: 2, D: 2, E: 2}).surrender(A)
    assert table.view(None).passes == [0, 0, 0, 0, 2]
    assert table.turn == ("choose", [B], 1)
    assert Pass() in table.legal(B)


def test_rei_trn_06_passes_of_the_time_before_are_not_counted():
    table = Table(passes={B: 2}).win(A, B)
    assert table.view(None).passes == [0, 0, 0, 0]


# REI-TRN-07, REI-TRN-08: the next turn, and rounds.


def test_rei_trn_07_a_kingdom_that_becomes_free_takes_its_turn_in_the_same_round():
    table = Table(5, order=[E, A, D, B, C], vassals={A: [B]}).attack(A, C).tries(B).score(15)
    table.muster().decide(A).passes(D)
    assert table.turn == ("choose", [B], 1)


def test_rei_trn_07_in_the_next_round_if_its_place_is_past():
    table = Table(5, order=[B, E, A, C, D], vassals={A: [B]}).attack(A, C).tries(B).score(15)
    table.muster().decide(A).passes(D)
    assert table.turn == ("choose", [B], 2)


@pytest.mark.parametrize(("order", "turn"), [([A, B, D, C], (B, 1)), ([B, A, D, C], (D, 1))])
def test_rei_trn_07_freed_by_a_surrender_likewise(order, turn):
    table = Table(order=order, vassals={A: [B]}).surrender(A)
    assert table.turn == ("choose", [turn[0]], turn[1])


@pytest.mark.parametrize("order", [[A, B, C, D, E, F], [D, B, F, A, E, C], [F, E, D, C, B, A]])
@pytest.mark.parametrize("place", range(6))
def test_rei_trn_08_the_next_turn_is_that_of_the_next_place(order, place):
    table = Table(6, order=order, active=order[place], round_number=5).passes(order[place])
    following = (place + 1) % 6
    assert table.turn == ("choose", [order[following]], 5 if following else 6)
    assert table.view(None).active == order[following]
    assert table.view(None).turn == table.state.turn() == 2
    assert table.state.rounds() == table.view(None).round
    assert table.heard(None)[-1] == TurnStarted(order[following], table.view(None).round)


@pytest.mark.parametrize(
    ("active", "turn"),
    [(B, (D, 1)), (D, (A, 1)), (A, (B, 2))],
)
def test_rei_trn_08_places_of_vassals_and_of_the_surrendered_are_passed_over(active, turn):
    table = Table(7, [C, B, E, D, A, F, 6], {B: [C], D: [E, 6]}, active=active, out=[F]).passes(active)
    assert table.turn == ("choose", [turn[0]], turn[1])


def test_rei_trn_08_a_passage_goes_from_the_first_place_to_the_last():
    table = Table(4, order=[C, A, D, B], active=C)
    seen = []
    for _ in range(8):
        seen.append((table.awaiting[0], table.view(None).round))
        table.passes(table.awaiting[0])
    assert seen == [(C, 1), (A, 1), (D, 1), (B, 1), (C, 2), (A, 2), (D, 2), (B, 2)]


@pytest.mark.parametrize("seat", [B, C, D])
def test_rei_trn_08_out_of_turn_nobody_acts(seat):
    table = Table()
    for action in (Pass(), Attack(A), Attack(seat), Attack(9)):
        assert table.refuses(seat, action) == ("REI-TRN-08", {"why": "turn", "seat": A})
    assert table.legal(seat) == []


def test_rei_trn_08_the_place_counts_of_who_had_the_turn_also_if_he_lost_it():
    table = Table(order=[D, A, B, C], active=A).lose(A, D)
    assert table.turn == ("choose", [B], 1)


# REI-TRN-09: what follows a turn, in order.


def test_rei_trn_09_a_turn_ends_with_a_pass():
    assert Table().passes(A).turn == ("choose", [B], 1)


@pytest.mark.parametrize(("winner", "turn"), [(A, C), (B, B)])
def test_rei_trn_09_a_turn_ends_with_the_end_of_the_battle(winner, turn):
    table = Table().fight(A, B).decide(winner)
    assert table.turn == ("choose", [turn], 1)
    assert table.view(None).battle is None


@pytest.mark.parametrize("seat", [A, B])
def test_rei_trn_09_a_turn_ends_with_a_battle_called_off(seat):
    table = Table().fight(A, B).surrender(seat)
    assert table.draw("card 10").turn == ("choose", [C if seat == B else B], 1)


def test_rei_trn_09_a_turn_ends_with_the_surrender_of_who_has_it():
    assert Table().surrender(A).turn == ("choose", [B], 1)
    assert Table(active=D).surrender(D).turn == ("choose", [A], 2)


def test_rei_trn_09_the_result_of_the_battle_comes_before_the_search():
    table = Table(5, order=[A, B, C, D, E], vassals={B: [C]}).win(A, B)
    assert table.turn == ("choose", [D], 1)


def test_rei_trn_09_the_result_of_the_battle_comes_before_the_clock():
    table = Table(5, vassals={B: [C]}, revolt={C: 30}).win(A, B)
    assert (table.bonds, table.revolts) == ({B: A, C: A}, {B: 15, C: 45})


@pytest.mark.parametrize("options", [{}, ROUND_CLOCK, {"round_limit": 7}])
def test_rei_trn_09_when_a_kingdom_has_won_no_clock_ticks_and_no_round_ends(options):
    table = Table(
        order=[B, C, D, A], vassals={A: [B, C]}, revolt={B: 30, C: 75}, round_number=7, options=options
    )
    table.win(A, D)
    assert (table.over, table.view(None).ending, table.view(None).round) == (True, "conquest", 7)
    assert table.revolts == {B: 30, C: 75, D: 15}
    assert table.view(None).turn == 1
    assert table.heard(None)[-1] == GameEnded([A], "conquest")


@pytest.mark.parametrize("options", [{}, ROUND_CLOCK])
def test_rei_trn_09_the_clock_ticks_after_each_turn_or_after_each_round(options):
    table = Table(order=[C, B, A, D], vassals={A: [B]}, active=C, options=options)
    seen = []
    for seat in (C, A, D, C):
        table.passes(seat)
        seen.append(table.revolts[B])
    assert seen == ([30, 45, 60, 75] if options == {} else [15, 15, 30, 30])


def test_rei_trn_09_with_the_clock_per_round_it_ticks_before_the_limit_is_checked():
    options = {"revolt_clock": "round", "round_limit": 3}
    table = Table(order=[A, B, C, D], vassals={A: [B]}, active=D, round_number=3, options=options).passes(D)
    assert (table.over, table.view(None).ending, table.revolts) == (True, "round_limit", {B: 30})


def test_rei_trn_09_with_the_clock_per_turn_it_ticks_before_the_limit_is_checked():
    table = Table(vassals={A: [B]}, active=D, round_number=3, options={"round_limit": 3}).passes(D)
    assert (table.over, table.view(None).ending, table.revolts) == (True, "round_limit", {B: 30})


def test_rei_trn_09_the_limit_is_checked_only_when_the_search_ends_the_round():
    table = Table(active=C, round_number=3, options={"round_limit": 3}).passes(C)
    assert table.turn == ("choose", [D], 3)


def test_rei_trn_09_the_round_ends_also_with_a_lost_battle_of_the_last_free_kingdom_in_it():
    table = Table(order=[A, B, C, D], vassals={A: [D]}, active=C, options=ROUND_CLOCK).lose(C, B)
    assert table.turn == ("choose", [A], 2)
    assert table.revolts == {D: 30, C: 15}


# REI-TRN-10: there is always somebody to attack.


@pytest.mark.parametrize("seed", range(40))
def test_rei_trn_10_whenever_a_kingdom_chooses_there_is_another_free_one(seed):
    chooser = random.Random(seed)
    clock, picking = chooser.choice(["turn", "round"]), chooser.choice(["each", "auto"])
    table = opening(4 + seed % 5, {"revolt_clock": clock, "picking": picking, "round_limit": 0})
    for _ in range(5000):
        if table.over:
            break
        if table.asks_chance:
            table.outcome(chooser.randrange(table.state.outcomes()))
            continue
        seat = chooser.choice(table.awaiting)
        if table.phase == "choose":
            bonds, in_play = table.bonds, table.view(None).in_play
            free = [k for k in range(len(in_play)) if in_play[k] and k not in bonds]
            assert table.legal(seat)[: len(free) - 1] == [Attack(k) for k in free if k != seat]
            assert len(free) >= 2
            assert not set(bonds.values()) & set(bonds)
        if chooser.random() < 0.01:
            table.surrender(seat)
        else:
            table.play(seat, chooser.choice(table.legal(seat)))
    assert table.over
    winners = table.view(None).winners
    assert len(winners) == 1
    assert GAME.ranking(table.state) == [1 if k in winners else 2 for k in range(4 + seed % 5)]


# REI-TRN-11: who decides.


def test_rei_trn_11_in_choose_the_kingdom_whose_turn_it_is():
    table = Table(5, vassals={A: [B]}, active=C)
    assert (table.phase, table.awaiting, table.asks_chance) == ("choose", [C], False)
    assert [table.legal(seat) for seat in range(5)] == [
        [],
        [],
        [Attack(A), Attack(D), Attack(E), Pass()],
        [],
        [],
    ]


@pytest.mark.parametrize("attacker", [A, D])
def test_rei_trn_11_in_revolt_every_vassal_of_both_sides(attacker):
    table = Table(8, vassals={A: [B, C], D: [E], F: [6]}, active=attacker).attack(attacker, A + D - attacker)
    assert (table.phase, table.awaiting) == ("revolt", [B, C, E])
    decisions = [StayLoyal(), Revolt()]
    assert [table.legal(seat) for seat in range(8)] == [[], decisions, decisions, [], decisions, [], [], []]


def test_rei_trn_11_revolt_is_left_out_if_neither_side_has_a_vassal():
    table = Table(5, vassals={D: [E]}).attack(A, B)
    assert (table.phase, table.asks_chance, table.percent) == ("native_test", True, 80)


@pytest.mark.parametrize(("lord", "attacker"), [(A, A), (A, B), (B, A), (B, B)])
def test_rei_trn_11_it_is_not_left_out_if_only_one_side_has_one(lord, attacker):
    table = Table(vassals={lord: [C]}, active=attacker).attack(attacker, B - attacker)
    assert (table.phase, table.awaiting) == ("revolt", [C])


def test_rei_trn_11_in_muster_nobody():
    table = Table(vassals={A: [C]}).attack(A, B).tries(C)
    for phase, value in (("try", 100), ("native_test", 100), ("rebels", 100)):
        assert (table.phase, table.asks_chance, table.awaiting) == (phase, True, [])
        assert [table.legal(seat) for seat in range(4)] == [[], [], [], []]
        table.score(value)


def test_rei_trn_11_in_battle_the_kingdom_whose_card_is_next():
    table = Table(5, vassals={A: [B], C: [D]}).fight(A, C)
    assert (table.phase, table.awaiting) == ("battle", [B])
    assert [len(table.legal(seat)) for seat in range(5)] == [0, 20, 0, 0, 0]


def test_rei_trn_11_in_battle_nobody_with_picking_auto():
    table = Table(vassals={A: [B]}, options=AUTO).fight(A, C)
    while table.phase != "choose":
        assert (table.asks_chance, table.awaiting) == (True, [])
        assert not any(table.legal(seat) for seat in range(4))
        assert table.refuses(C, Pick(1)) == ("REI-END-05", {})
        table.outcome(table.state.outcomes() - 1)


@pytest.mark.parametrize("seat", range(4))
def test_rei_trn_11_what_belongs_to_another_state_is_refused(seat):
    choose = Table(vassals={A: [B]}, active=D)
    for action in (StayLoyal(), Revolt(), Pick(1)):
        assert choose.refuses(seat, action) == ("REI-TRN-11", {"phase": "choose", "seat": D})
    revolt = Table(5, vassals={A: [C], D: [E]}).attack(A, D)
    for action in (Pass(), Attack(B), Attack(seat), Pick(1)):
        assert revolt.refuses(seat, action) == ("REI-TRN-11", {"phase": "revolt", "seat": C})
    revolt.stays(C)
    assert revolt.refuses(seat, Pass()) == ("REI-TRN-11", {"phase": "revolt", "seat": E})
    battle = revolt.stays(E).score(1)
    for action in (Pass(), Attack(B), StayLoyal(), Revolt()):
        assert battle.refuses(seat, action) == ("REI-TRN-11", {"phase": "battle", "seat": C})


def test_rei_trn_11_the_engine_is_not_asked_for_what_nobody_decides():
    table = Table().attack(A, B)
    with pytest.raises(BrokenRule, match=f"^nobody is asked in phase {table.state.phase}$"):
        table.state.list_actions(A, Codes())
    table = Table()
    with pytest.raises(BrokenRule, match=f"^chance is not asked in phase {table.state.phase}$"):
        table.state.apply(CHANCE, 0)
    for code in (ONE | 6 << 18, ONE | 7 << 18):
        with pytest.raises(BrokenRule, match=f"^{code} is no decision of Reinos$"):
            table.state.apply(A, code)


def default(table: Table, seat: int):
    code = GAME.default(table.state, seat)
    assert GAME.lists(table.state, seat, code)
    return GAME.decode(code)


@pytest.mark.parametrize("passes", [0, 1])
def test_rei_trn_11_who_does_not_answer_passes(passes):
    assert default(Table(passes={A: passes, B: 2}), A) == Pass()


@pytest.mark.parametrize(
    ("active", "order", "vassals", "target"),
    [
        (A, [A, B, C, D, E], {}, B),
        (A, [E, B, A, D, C], {}, D),
        (A, [E, B, A, D, C], {B: [D]}, C),
        (A, [E, B, A, D, C], {A: [D, C]}, E),
        (A, [E, B, C, D, A], {B: [E]}, B),
        (E, [E, B, C, D, A], {B: [C, D]}, B),
        (E, [E, B, C, D, A], {E: [B, C, D]}, A),
    ],
)
def test_rei_trn_11_who_does_not_answer_and_may_not_pass_attacks_the_next(active, order, vassals, target):
    table = Table(5, order, vassals, active=active, passes={active: 2})
    assert default(table, active) == Attack(target)


def test_rei_trn_11_who_does_not_answer_does_not_attack_who_has_surrendered():
    assert default(Table(5, passes={A: 2}, out=[B]), A) == Attack(C)


def test_rei_trn_11_a_vassal_that_does_not_answer_stays_loyal():
    table = Table(5, vassals={A: [B], D: [E]}, passes={A: 2, B: 2}).attack(A, D)
    assert default(table, B) == default(table, E) == StayLoyal()


def test_rei_trn_11_who_does_not_answer_turns_the_first_card_that_lies_face_down():
    table = Table(passes={A: 2}).fight(A, B)
    assert default(table, A) == Pick(1)
    table.pick(A, 2)
    assert default(table, A) == Pick(1)
    table.pick(A, 1)
    assert default(table, A) == Pick(3)
    table.pick(A, 3)
    assert default(table, A) == Pick(4)


def test_rei_trn_11_everybody_else_can_only_surrender():
    table = Table(vassals={A: [B]})
    for seat in (B, C, D):
        assert table.legal(seat) == []
        assert GAME.check(table.state, seat, Surrender()) == ONE
