"""Surrender and the end of Reinos."""

from __future__ import annotations

import pytest

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.events import (
    BattleCalledOff,
    DecisionsRevealed,
    GameEnded,
    JokerShown,
    KingdomFreed,
    PlayerSurrendered,
    RevoltTried,
    TurnStarted,
)
from conquista.kernel.action import Surrender
from conquista.kernel.errors import BadSetup
from tests.rules.reinos.table import FAILS, GAME, PASSES, A, B, C, D, E, F, G, H, Table, opening

AUTO = {"picking": "auto"}
ROUND = {"revolt_clock": "round"}


def assert_ended(table: Table, winners: list[int], ending: str) -> None:
    assert (table.over, table.view(None).phase, table.awaiting) == (True, "over", [])
    assert (table.view(None).winners, table.view(None).ending) == (winners, ending)
    players = len(table.view(None).in_play)
    assert table.view(None).places == [1 if seat in winners else 2 for seat in range(players)]
    assert GAME.ranking(table.state) == table.view(None).places
    assert table.told(GameEnded) == table.heard(None)[-1:] == [GameEnded(winners, ending)]
    for seat in range(players):
        assert (table.legal(seat), table.view(seat).may_surrender) == ([], False)
        for action in (Pass(), Attack(A), StayLoyal(), Revolt(), Pick(1), Surrender()):
            assert table.refuses(seat, action) == ("REI-END-01", {})


def assert_running(table: Table) -> None:
    view = table.view(None)
    assert (table.over, view.winners, view.ending, view.places) == (False, [], "", [])
    assert (GAME.ranking(table.state), table.told(GameEnded)) == ([], [])


def in_state(state: str, **more) -> Table:
    """A (vassals B and C) against D (vassal E), up to this state; F is free and has the vassal G; so is H."""
    table = Table(8, vassals={A: [B, C], D: [E], F: [G]}, **more)
    if state == "choose":
        return table
    table.attack(A, D)
    if state == "revolt":
        return table.tries(B)
    return table.stays(B, C, E).muster(natives=False)


# REI-END-01: the win.


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("attacker", [A, B])
@pytest.mark.parametrize("options", [{}, AUTO])
def test_rei_end_01_a_kingdom_wins_when_every_other_is_its_vassal(players, attacker, options):
    table = Table(players, vassals={A: range(2, players)}, active=attacker, options=options)
    table.fight(attacker, A + B - attacker).decide(A)
    assert table.bonds == dict.fromkeys(range(1, players), A)
    assert_ended(table, [A], "conquest")


@pytest.mark.parametrize("winner", [A, B])
def test_rei_end_01_the_vassals_of_the_last_one_count(winner):
    table = Table(6, vassals={A: [C], B: [D, E, F]}).fight(A, B).decide(winner)
    assert_ended(table, [winner], "conquest")


@pytest.mark.parametrize("seat", [D, E])
def test_rei_end_01_not_while_another_is_free(seat):
    others = [k for k in range(2, 5) if k != seat]
    table = Table(5, vassals={A: others}).win(A, B)
    assert_running(table)
    assert table.turn == ("choose", [seat], 1)


def test_rei_end_01_not_while_another_serves_somebody_else():
    table = Table(6, vassals={A: [B], D: [E, F]}).win(A, C)
    assert_running(table)
    assert table.bonds == {B: A, C: A, E: D, F: D}


def test_rei_end_01_not_if_a_vassal_has_become_free_in_this_battle():
    table = Table(vassals={A: [B, C]}).attack(A, D).tries(B).stays(C).score(PASSES).muster().decide(A)
    assert_running(table)
    assert table.turn == ("choose", [B], 1)


def test_rei_end_01_it_is_checked_after_every_surrender():
    assert_ended(Table(5, vassals={A: [B, C], D: [E]}).surrender(D).surrender(E), [A], "conquest")


# REI-END-02, REI-END-03: who surrenders leaves the table.


def test_rei_end_02_the_vassals_of_who_surrenders_become_free():
    table = Table(7, vassals={A: [B, C, 6], D: [E]}, revolt={B: 30, C: 60, E: 45}, skips=[C], active=D)
    table.surrender(A)
    assert (table.bonds, table.revolts, table.skips) == ({E: D}, {E: 45}, [])
    assert table.heard(None) == [
        PlayerSurrendered(A),
        KingdomFreed(B, A),
        KingdomFreed(C, A),
        KingdomFreed(6, A),
    ]
    assert table.legal(D) == [Attack(B), Attack(C), Attack(F), Attack(6), Pass()]


def test_rei_end_02_it_is_nobodys_vassal_any_more():
    table = Table(6, vassals={A: [B, C]}, revolt={B: 60}, skips=[B]).surrender(B)
    view = table.view(None)
    assert (view.suzerains[B], view.revolt[B], view.skips_growth[B]) == (None, 0, False)
    assert (table.bonds, view.native_percent[A]) == ({C: A}, 75)
    assert table.heard(None) == [PlayerSurrendered(B)]


def test_rei_end_02_it_is_nobodys_target_any_more():
    table = Table(5).surrender(C)
    assert table.legal(A) == [Attack(B), Attack(D), Attack(E), Pass()]
    assert table.refuses(A, Attack(C)) == ("REI-END-02", {"why": "target", "seat": C})


def test_rei_end_02_also_if_it_was_a_vassal():
    table = Table(5, vassals={B: [C]}).surrender(C)
    assert table.refuses(A, Attack(C)) == ("REI-END-02", {"why": "target", "seat": C})


def test_rei_end_02_it_no_longer_counts_for_the_win():
    table = Table(5, vassals={A: [B]}).surrender(E).surrender(C)
    assert_running(table)
    assert_ended(table.win(A, D), [A], "conquest")
    assert table.bonds == {B: A, D: A}


@pytest.mark.parametrize("state", ["choose", "revolt", "battle"])
@pytest.mark.parametrize("seat", [B, H])
def test_rei_end_02_it_decides_nothing_any_more(state, seat):
    table = in_state(state).surrender(seat)
    assert (table.phase, table.legal(seat)) == (state, [])
    for action in (Pass(), Attack(A), StayLoyal(), Revolt(), Pick(1), Surrender()):
        assert table.refuses(seat, action) == ("REI-END-02", {"why": "actor", "seat": seat})


@pytest.mark.parametrize("state", ["revolt", "battle"])
@pytest.mark.parametrize("seat", [A, D])
def test_rei_end_02_the_battle_of_an_attacker_or_defender_is_called_off(state, seat):
    table = in_state(state).surrender(seat).show_cards()
    assert table.told(BattleCalledOff) == [BattleCalledOff(A, D)]
    assert (table.phase, table.view(None).battle) == ("choose", None)


@pytest.mark.parametrize("survivor", range(4))
def test_rei_end_03_if_all_others_have_surrendered_the_last_one_wins(survivor):
    table = Table(active=2)
    losers = [seat for seat in range(4) if seat != survivor]
    for seat in losers[:-1]:
        assert_running(table.surrender(seat))
    assert_ended(table.surrender(losers[-1]), [survivor], "last_in_play")


def test_rei_end_03_a_vassal_may_be_the_last_one():
    table = Table(vassals={A: [B, C]}).surrender(C).surrender(D)
    assert_ended(table, [A], "conquest")
    table = Table(vassals={A: [B, C]}).surrender(C).surrender(A)
    assert_running(table)
    assert_ended(table.surrender(D), [B], "last_in_play")


def test_rei_end_03_also_in_the_middle_of_a_battle():
    table = Table(out=[C, D]).fight(A, B).surrender(A)
    assert_ended(table.show_cards(), [B], "last_in_play")


# REI-END-04: the round limit.


@pytest.mark.parametrize(
    ("vassals", "winners"),
    [
        ({A: [B, C], D: [E], F: [G]}, [A]),
        ({A: [B], D: [E, C], F: [G]}, [D]),
        ({A: [B], D: [C, E], F: [G, H]}, [D, F]),
        ({A: [B], D: [C], F: [G]}, [A, D, F]),
        ({H: [A, B]}, [H]),
        ({}, [A, B, C, D, E, F, G, H]),
    ],
)
@pytest.mark.parametrize("clock", ["turn", "round"])
def test_rei_end_04_the_free_kingdoms_with_most_vassals_win(vassals, winners, clock):
    options = {"round_limit": 3, "revolt_clock": clock}
    served = [vassal for each in vassals.values() for vassal in each]
    last = max(seat for seat in range(8) if seat not in served)
    table = Table(8, vassals=vassals, active=last, round_number=3, options=options).passes(last)
    assert_ended(table, winners, "round_limit")
    assert (table.view(None).round, table.view(None).turn) == (3, 1)


@pytest.mark.parametrize(("round_number", "over"), [(1, False), (6, False), (7, True)])
def test_rei_end_04_at_the_end_of_that_round(round_number, over):
    table = Table(active=C, round_number=round_number, options={"round_limit": 7}).passes(C)
    assert_running(table)
    table.passes(D)
    assert table.over == over
    if not over:
        assert table.turn == ("choose", [A], round_number + 1)


def test_rei_end_04_of_the_first_round_too():
    table = Table(options={"round_limit": 1}).passes(A, B, C)
    assert_running(table)
    assert_ended(table.passes(D), [A, B, C, D], "round_limit")


def test_rei_end_04_a_hundred_rounds_if_nothing_is_said():
    table = Table(active=D, round_number=99).passes(D)
    assert table.turn == ("choose", [A], 100)
    assert_ended(table.idles(A, B, C, D), [A, B, C, D], "round_limit")
    assert opening().view(None).options["round_limit"] == 100


@pytest.mark.parametrize("round_number", [1, 100, 1000, 1_000_000])
def test_rei_end_04_without_a_limit_the_game_goes_on(round_number):
    table = Table(active=D, round_number=round_number, options={"round_limit": 0}).passes(D)
    assert_running(table)
    assert table.turn == ("choose", [A], round_number + 1)


@pytest.mark.parametrize("limit", [-1, "many", True])
def test_rei_end_04_there_is_no_other_limit(limit):
    with pytest.raises(BadSetup):
        opening(options={"round_limit": limit})


def test_rei_end_04_the_battle_of_the_last_turn_counts():
    table = Table(6, vassals={A: [B]}, active=F, round_number=2, options={"round_limit": 2})
    table.win(F, A)
    assert (table.bonds, table.revolts) == ({A: F, B: F}, {A: 15, B: 30})
    assert_ended(table, [F], "round_limit")


def test_rei_end_04_a_surrender_may_end_the_round():
    table = Table(5, vassals={A: [B]}, active=E, round_number=2, options={"round_limit": 2}).surrender(E)
    assert_ended(table, [A], "round_limit")


def test_rei_end_04_who_has_surrendered_shares_nothing():
    table = Table(5, active=E, round_number=2, options={"round_limit": 2}).surrender(B).passes(E)
    assert_ended(table, [A, C, D, E], "round_limit")


# REI-END-05: when.


@pytest.mark.parametrize("state", ["choose", "revolt", "battle"])
@pytest.mark.parametrize("seat", range(8))
def test_rei_end_05_everybody_may_surrender_whenever_the_game_waits_for_a_decision(state, seat):
    table = in_state(state)
    assert table.phase == state
    assert [table.view(k).may_surrender for k in range(8)] == [True] * 8
    assert not table.view(None).may_surrender
    told = len(table.heard(None))
    table.surrender(seat)
    assert table.heard(None)[told] == PlayerSurrendered(seat)
    assert table.view(None).in_play == [k != seat for k in range(8)]


def assert_nobody_surrenders(table: Table, phase: str) -> None:
    assert (table.phase, table.asks_chance) == (phase, True)
    for seat in range(8):
        assert not table.view(seat).may_surrender
        assert table.refuses(seat, Surrender()) == ("REI-END-05", {})


def test_rei_end_05_no_surrender_falls_between_the_steps_of_what_goes_by_itself():
    table = in_state("revolt").tries(C, E)
    for phase in ("try", "try", "try", "native_test", "rebels"):
        assert_nobody_surrenders(table, phase)
        table.score(FAILS)
    table.play(E, Pick(3))
    assert_nobody_surrenders(table, "card")
    table.card()
    assert all(table.view(seat).may_surrender for seat in range(8))
    assert_nobody_surrenders(in_state("battle").surrender(A), "joker")


def test_rei_end_05_nor_into_the_picking_of_the_program():
    table = in_state("battle", options=AUTO)
    for phase in ("place", "card") * 5:
        assert_nobody_surrenders(table, phase)
        table.outcome(1)


def test_rei_end_05_nor_after_the_end():
    table = Table(vassals={A: [B, C]}).win(A, D)
    assert table.refuses(B, Surrender()) == ("REI-END-01", {})


def test_rei_end_05_it_cannot_be_undone():
    table = Table(5).surrender(A).passes(B, C, D, E)
    assert table.turn == ("choose", [B], 2)
    assert (table.view(A).may_surrender, table.legal(A)) == (False, [])
    assert table.refuses(A, Surrender()) == ("REI-END-02", {"why": "actor", "seat": A})


# REI-END-06: the order of things.


def test_rei_end_06_its_bond_and_its_probability_are_gone_and_its_vassals_free():
    table = Table(7, vassals={A: [B, C]}, revolt={B: 60, C: 30}, skips=[B], passes={A: 2, D: 1}, active=D)
    table.surrender(B)
    assert (table.bonds, table.revolts, table.skips) == ({C: A}, {C: 30}, [])
    table.surrender(A)
    assert (table.bonds, table.revolts, table.view(None).passes) == ({}, {}, [0, 0, 0, 1, 0, 0, 0])
    assert table.view(None).in_play == [False, False, True, True, True, True, True]
    assert table.turn == ("choose", [D], 1)


def test_rei_end_06_the_vassals_are_free_before_the_win_is_checked():
    table = Table(vassals={A: [B, C]}).surrender(A)
    assert_running(table)
    assert table.turn == ("choose", [B], 1)
    table = Table(vassals={A: [B, C]}, active=D).surrender(A)
    assert_running(table)
    assert table.turn == ("choose", [D], 1)


@pytest.mark.parametrize("state", ["choose", "revolt", "battle"])
def test_rei_end_06_the_win_is_checked_before_the_turn_ends_and_no_clock_ticks(state):
    table = Table(vassals={A: [B, C]}, revolt={B: 30, C: 45}, active=D, options={"round_limit": 1})
    if state != "choose":
        table.attack(D, A)
    if state == "battle":
        table.stays(B, C).muster()
    table.surrender(D).show_cards()
    assert table.revolts == {B: 30, C: 45}
    assert table.view(None).turn == 1
    assert_ended(table, [A], "conquest")


def test_rei_end_06_if_it_was_its_turn_the_turn_ends_and_the_clock_ticks():
    table = Table(6, vassals={A: [B], D: [E]}, revolt={B: 30, E: 45}, active=A).surrender(A)
    assert (table.bonds, table.revolts) == ({E: D}, {E: 60})
    assert table.turn == ("choose", [B], 1)
    assert table.heard(None) == [PlayerSurrendered(A), KingdomFreed(B, A), TurnStarted(B, 1)]


def test_rei_end_06_also_at_the_end_of_a_round():
    table = Table(6, vassals={D: [E]}, revolt={E: 45}, active=F, options=ROUND).surrender(F)
    assert (table.turn, table.revolts) == (("choose", [A], 2), {E: 60})


@pytest.mark.parametrize("seat", [B, C, D, E])
def test_rei_end_06_otherwise_the_game_waits_on_as_before(seat):
    table = Table(6, vassals={A: [B], D: [E]}, revolt={B: 30, E: 45}).surrender(seat)
    assert (table.turn, table.view(None).turn) == (("choose", [A], 1), 1)
    assert table.told(TurnStarted) == []
    kept = {k: percent for k, percent in ((B, 30), (E, 45)) if k != seat and (k, seat) != (E, D)}
    assert table.revolts == kept


# REI-END-07: battles called off.


@pytest.mark.parametrize("seat", [A, D])
@pytest.mark.parametrize("state", ["revolt", "battle"])
def test_rei_end_07_nobody_wins_and_nobody_becomes_a_vassal(seat, state):
    table = in_state(state).surrender(seat)
    bonds = {E: D, G: F} if seat == A else {B: A, C: A, G: F}
    if state == "battle":
        assert (table.phase, table.asks_chance, table.state.outcomes()) == ("joker", True, 21)
        assert (table.bonds, table.told(TurnStarted)) == (bonds, [])
        table.draw("card 17")
    assert table.bonds == bonds
    assert table.turn == ("choose", [B if seat == A else E], 1)
    assert table.view(None).battle is None
    shown = [JokerShown(17)] if state == "battle" else []
    assert table.told(JokerShown) == shown
    freed = [KingdomFreed(B, A), KingdomFreed(C, A)] if seat == A else [KingdomFreed(E, D)]
    called_off = [PlayerSurrendered(seat), *freed, BattleCalledOff(A, D)]
    heard = [event for event in table.heard(None) if not isinstance(event, DecisionsRevealed)]
    assert heard[-len(called_off) - len(shown) - 1 :] == [*called_off, *shown, TurnStarted(*table.turn[1], 1)]


def test_rei_end_07_armies_are_as_before():
    table = Table(6).fight(A, B, natives=False, rebels=True).surrender(A).draw("card 1").fight(B, C)
    assert (table.battle.native, table.battle.additional, table.sides) == (5, 0, (5, 5, 10, B))
    assert (table.battle.turned, table.picks) == ([], {B: 5})


def test_rei_end_07_the_called_off_battle_is_not_remembered():
    table = Table(6).fight(A, B).pick(A, 2).surrender(B).draw("card 4").lose(C, D)
    assert (table.bonds, table.turn) == ({C: D}, ("choose", [D], 1))


def test_rei_end_07_tries_already_resolved_stand_and_count_as_tries():
    revolt = {B: 60, C: 15, E: 30, F: 15}
    table = Table(8, vassals={A: [B, C, E], D: [F]}, revolt=revolt)
    table.attack(A, D).tries(B, C).stays(E, F).score(FAILS, PASSES).muster()
    table.surrender(D).show_cards()
    assert table.bonds == {B: A, E: A}
    assert (table.revolts, table.skips) == ({B: 45, E: 45}, [B])
    assert table.turn == ("choose", [C], 1)


@pytest.mark.parametrize("decides", [Revolt(), StayLoyal(), None])
def test_rei_end_07_decisions_not_yet_revealed_are_void_and_count_as_no_try(decides):
    table = Table(6, vassals={A: [B, C]}, revolt={B: 60, C: 30}).attack(A, D)
    if decides is not None:
        table.play(B, decides)
    table.surrender(D)
    assert (table.bonds, table.revolts, table.skips) == ({B: A, C: A}, {B: 75, C: 45}, [])
    assert table.told(RevoltTried) == []
    assert table.turn == ("choose", [E], 1)
    table.passes(E).attack(F, A)
    assert (table.awaiting, table.view(B).decision) == ([B, C], None)


@pytest.mark.parametrize("seat", [A, D])
def test_rei_end_07_no_decisions_are_told_as_revealed(seat):
    table = in_state("revolt").surrender(seat)
    assert table.told(DecisionsRevealed) == []


@pytest.mark.parametrize("state", ["revolt", "battle"])
def test_rei_end_07_the_attack_counts_and_there_is_no_other_in_this_turn(state):
    table = in_state(state, passes={A: 2}).surrender(D).show_cards()
    assert (table.view(None).passes[A], table.awaiting) == (0, [E])
    assert table.refuses(A, Attack(F)) == ("REI-TRN-08", {"why": "turn", "seat": E})


def test_rei_end_07_the_round_may_end_with_it():
    table = Table(5, vassals={A: [B]}, active=E, options=ROUND).fight(E, C).surrender(C).draw("card 10")
    assert (table.turn, table.revolts) == (("choose", [A], 2), {B: 30})


# REI-END-08: a vassal surrenders in revolt.


@pytest.mark.parametrize("first", [Revolt(), StayLoyal(), None])
def test_rei_end_08_its_decision_is_void(first):
    table = Table(6, vassals={A: [B, C]}).attack(A, D)
    if first is not None:
        table.play(B, first)
    table.surrender(B)
    assert (table.phase, table.awaiting, table.battle.asked) == ("revolt", [C], [C])
    assert table.told(DecisionsRevealed) == []
    table.stays(C)
    assert table.told(DecisionsRevealed) == [DecisionsRevealed([C], [])]
    assert (table.phase, table.percent) == ("native_test", 75)
    assert table.score(1).sides == (10, 5, 15, D)


@pytest.mark.parametrize("other", [Revolt(), StayLoyal()])
@pytest.mark.parametrize("seat", [B, E])
def test_rei_end_08_if_no_other_decision_is_missing_the_rest_are_revealed_at_once(other, seat):
    table = (
        Table(6, vassals={A: [B, C], D: [E]}).attack(A, D).play(C, other).stays(B + E - seat).surrender(seat)
    )
    tries = other == Revolt()
    assert table.phase == ("try" if tries else "native_test")
    loyal = [B + E - seat] if tries else sorted([C, B + E - seat])
    assert table.told(DecisionsRevealed) == [DecisionsRevealed(loyal, [C] if tries else [])]


def test_rei_end_08_who_is_still_asked_is_waited_for():
    table = Table(6, vassals={A: [B, C], D: [E]}).attack(A, D).tries(C).surrender(B)
    assert (table.phase, table.awaiting) == ("revolt", [E])
    table.stays(E).score(FAILS)
    assert table.score(1).sides == (10, 10, 20, A)


def test_rei_end_08_with_nobody_left_muster_follows():
    table = Table(vassals={A: [B]}).attack(A, C).surrender(B)
    assert (table.phase, table.percent) == ("native_test", 80)
    assert table.heard(None)[1:] == [PlayerSurrendered(B)]
    assert table.score(1).sides == (5, 5, 10, A)


def test_rei_end_08_a_decision_to_revolt_is_void_when_it_surrenders():
    table = Table(6, vassals={A: [B, C]}).attack(A, D).tries(B).surrender(B).stays(C)
    assert (table.phase, table.told(RevoltTried)) == ("native_test", [])
    assert table.view(None).tried == [False] * 6


# REI-END-09: a vassal surrenders in battle.


@pytest.mark.parametrize("seat", [D, E, F])
def test_rei_end_09_cards_and_picking_side_stay_as_they_are(seat):
    """A with D against B with E and F: A's side has fewer armies, and would have more without E and F."""
    table = Table(8, vassals={A: [D], B: [E, F]}).fight(A, B)
    assert table.sides == (10, 15, 25, A)
    for each in (seat, E if seat != E else F):
        table.surrender(each)
        assert (table.sides, table.battle.turned) == ((10, 15, 25, A), [])
        assert sum(table.picks.values()) == 10
        assert table.phase == "battle"


def test_rei_end_09_a_vassal_of_the_other_side_has_picked_nothing_and_leaves_nothing():
    table = Table(8, vassals={A: [D], B: [E, F]}).fight(A, B).pick(D, 1).surrender(E)
    assert (table.picks, table.awaiting, table.battle.turned) == ({A: 5, D: 4}, [D], [1])
    table.decide(B)
    assert table.bonds == {A: B, D: B, F: B}


@pytest.mark.parametrize("picked", [0, 1, 4])
def test_rei_end_09_what_it_has_not_picked_its_suzerain_picks(picked):
    table = Table(8, vassals={A: [C, D], B: [E, F]}).fight(A, B)
    for card in range(picked):
        table.pick(C, 30 - card)
    table.surrender(C)
    assert (table.picks, table.awaiting) == ({A: 10 - picked, D: 5}, [D])
    assert len(table.battle.turned) == picked


def test_rei_end_09_one_that_has_picked_all_leaves_nothing():
    table = Table(8, vassals={A: [C, D], B: [E, F]}).fight(A, B)
    for card in range(1, 6):
        table.pick(C, card)
    table.surrender(C)
    assert (table.picks, table.awaiting) == ({A: 5, D: 5}, [D])


def test_rei_end_09_one_that_waits_leaves_all_and_the_other_goes_on():
    table = Table(8, vassals={A: [C, D], B: [E, F]}).fight(A, B).pick(C, 1).surrender(D)
    assert (table.picks, table.awaiting) == ({A: 10, C: 4}, [C])


def test_rei_end_09_likewise_where_the_defence_picks():
    table = Table(8, vassals={A: [C, D], B: [E]}).fight(A, B).pick(E, 7).surrender(E)
    assert (table.picks, table.awaiting, table.battle.picking) == ({B: 9}, [B], B)
    table.surrender(C)
    assert (table.picks, table.battle.cards) == ({B: 9}, 25)


@pytest.mark.parametrize("winner", [A, B])
def test_rei_end_09_the_battle_is_decided_by_all_these_cards(winner):
    table = Table(6, vassals={A: [C], B: [D]}).fight(A, B).pick(C, 1).surrender(C)
    for card in range(2, 10):
        table.pick(A, card)
    assert (table.phase, table.picks) == ("battle", {A: 1})
    table.pick(A, 20, joker=winner == A).show_cards()
    loser = A + B - winner
    assert table.bonds == {loser: winner, D: winner}


# REI-END-10: who takes no part.


@pytest.mark.parametrize("state", ["revolt", "battle"])
@pytest.mark.parametrize("seat", [F, G, H])
def test_rei_end_10_who_takes_no_part_does_not_touch_the_battle(state, seat):
    table = in_state(state)
    before, legal, asked = table.battle, [table.legal(k) for k in range(5)], table.awaiting
    table.surrender(seat)
    assert (table.battle, [table.legal(k) for k in range(5)], table.awaiting) == (before, legal, asked)
    assert (table.phase, table.told(BattleCalledOff)) == (state, [])
    assert table.bonds == {B: A, C: A, E: D} | ({G: F} if seat == H else {})
    decision = True if state == "revolt" else None
    assert (table.view(B).decision, table.view(B).may_revise) == (decision, state == "revolt")


def test_rei_end_10_its_vassals_become_free_and_are_not_drawn_into_the_battle():
    table = in_state("battle").surrender(F).decide(A)
    assert table.bonds == {B: A, C: A, D: A, E: A}
    assert table.turn == ("choose", [G], 1)
