"""VIK-TRN, VIK-ONE, VIK-REI: rounds, turns, placements and reinforcement."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    BuildShip,
    DeclineReroll,
    EndAttack,
    EndFortify,
    FinishPlacing,
    Invoke,
    Move,
    Occupy,
    PassInvocation,
    Place,
    PlaceCommander,
    Trade,
)
from conquista.games.vikings.events import ArmiesPlaced, PlacingFinished, TurnStarted
from tests.rules.vikings.table import A, B, C, D, Table, cards_of, dealt, region

HOLD = {A: ["alba", "mercia"], B: ["islandia"], C: ["carelia"]}


def finish_turn(table):
    """Whoever has the turn does as little as possible."""
    seat = table.state.active
    while not table.over and table.state.active == seat:
        table.answer_by_default()
    return table


def test_vik_trn_01_the_dealer_opens_and_turns_pass_clockwise():
    table = dealt(4, dealer=C)
    seats = []
    for _ in range(6):
        seats.append(table.awaiting[0])
        finish_turn(table)
    assert seats == [C, D, A, B, C, D]
    assert table.clause(B, EndAttack()) == "VIK-TRN-01"


def test_vik_trn_02_a_round_is_over_when_all_in_play_have_had_a_turn():
    table = Table("turn_end", active=D, holdings=HOLD, first=B)
    assert (table.state.active, table.state.round) == (A, 2)
    table = Table("turn_end", active=A, holdings=HOLD, first=B)
    assert (table.state.active, table.state.round) == (B, 3)
    gone = Table("turn_end", active=A, holdings={A: ["alba"], C: ["carelia"]}, first=B)
    assert (gone.state.active, gone.state.round) == (C, 3)


def test_vik_trn_03_round_1_is_for_placing():
    table = dealt()
    assert table.phase == "place"
    kinds = {type(action) for action in table.legal(A)}
    assert kinds == {Place, PlaceCommander}
    own, other = table.held(A)[0], table.held(B)[0]
    for action in (Attack(own, other, 1), Trade(("curinga_1",) * 3), BuildShip(own), EndAttack(), EndFortify()):
        assert table.clause(A, action) == "VIK-TRN-03"


def test_vik_trn_04_four_phases_in_order():
    table = Table(
        "turn_start", holdings=HOLD, armies={"alba": 9, "mercia": 3}, conquered=False, valhalla={A: 0}
    )
    assert table.phase == "reinforce"
    table.play(A, Place("free", "alba", 3), FinishPlacing())
    assert table.phase == "attack"
    table.attack("alba", "nortumbria", 3, 6, 6, 6, 1)
    table.bury()
    table.play(A, Occupy(1, False), EndAttack())
    assert table.phase == "fortify"
    table.play(A, EndFortify())
    assert table.phase == "card"
    table.outcome()
    assert table.state.active == B


def test_vik_trn_05_no_way_back():
    table = Table("fortify", holdings=HOLD, armies={"alba": 4})
    assert table.refuses(A, EndAttack()).parameters == {"phase": "fortify", "action": "end_attack"}
    assert table.clause(A, EndAttack()) == "VIK-TRN-05"
    assert Table("attack", holdings=HOLD, armies={"alba": 4}).clause(A, FinishPlacing()) == "VIK-TRN-05"


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        (["alba", "mercia", "anglia_oriental", "gales", "austrasia"], ("alba", "anglia_oriental", "austrasia")),
        (["oppland", "mercia", "anglia_oriental", "gales", "alba"], ("oppland", "mercia", "anglia_oriental")),
    ],
)
def test_vik_trn_06_a_forced_exchange_takes_the_first_set_as_the_cards_came(hand, given):
    table = Table("turn_start", holdings=HOLD, hands={A: cards_of(*hand)})
    table.answer_by_default()
    assert table.events[-1].event.cards == cards_of(*given)


def test_vik_trn_06_defaults_of_placements():
    table = dealt(4)
    first = table.held(A)[0]
    table.answer_by_default().answer_by_default().answer_by_default()
    assert table.commander(A) == first
    assert table.armies(first) == [5]
    assert table.awaiting == [B]


def test_vik_trn_06_defaults_of_a_combat():
    table = Table(holdings=HOLD, armies={"alba": 5, "nortumbria": 1}, valhalla={A: 3, D: 3})
    table.play(A, Attack("alba", "nortumbria", 3)).answer_by_default().answer_by_default()
    table.roll(6, 5, 4, 1)
    assert table.phase == "valhalla_def"
    table.answer_by_default()
    assert table.valhalla(D) == 4
    table.answer_by_default()
    assert table.armies("alba", "nortumbria") == [2, 3]
    assert table.answer_by_default().phase == "fortify"


def test_vik_trn_07_what_needs_no_choice_is_not_asked():
    table = Table(holdings=HOLD, armies={"alba": 2})
    table.play(A, Attack("alba", "nortumbria", 1)).roll(6, 1)
    assert table.phase == "valhalla_def"
    table.bury()
    assert table.owner("nortumbria") == A
    assert table.phase == "card"


def test_vik_trn_07_reinforcement_is_never_skipped():
    table = Table("turn_start", holdings=HOLD, reserve={A: 0})
    assert (table.phase, table.legal(A)[-1]) == ("reinforce", FinishPlacing())


def test_vik_trn_07_captured_cards_wait_only_with_three_cards():
    few = Table("after_card", holdings=HOLD, hands={A: cards_of("alba", "mercia")}, eliminated=True)
    assert few.state.active == B
    some = Table("after_card", holdings=HOLD, hands={A: cards_of("alba", "mercia", "gales")}, eliminated=True)
    assert some.phase == "captured"
    assert not some.legal(A, Trade)


def test_vik_trn_08_nobody_withdraws_from_a_declared_combat():
    table = Table(holdings=HOLD, armies={"alba": 5}, valhalla={A: 3}).play(A, Attack("alba", "nortumbria", 3))
    kinds = {type(action) for action in table.legal(A)}
    assert kinds == {Invoke, PassInvocation}
    assert table.clause(A, EndAttack()) == "VIK-TRN-05"
    assert table.clause(A, DeclineReroll()) == "VIK-TRN-05"


def test_vik_trn_09_after_the_end_nothing_is_allowed():
    table = Table(holdings=HOLD)
    for seat in (B, C, D):
        table.surrender(seat)
    assert table.over
    assert table.clause(A, EndAttack()) == "VIK-TRN-09"


def test_vik_one_01_half_the_territories_at_least_three():
    assert dealt(4).pools() == {"free": 4}
    assert dealt(6).pools() == {"free": 3}


def test_vik_one_02_regions_pay_nothing_in_round_1():
    table = Table("turn_start", holdings={A: region("atlantico")}, round_number=1)
    assert table.pools() == {"free": 3}


def test_vik_one_03_the_commander_is_placed_before_one_finishes():
    table = dealt()
    own = table.held(A)
    table.play(A, Place("free", own[0], 4))
    assert table.clause(A, FinishPlacing()) == "VIK-ONE-03"
    assert table.refuses(A, PlaceCommander(table.held(B)[0])).parameters["why"] == "owner"
    table.play(A, PlaceCommander(own[2]))
    assert table.legal(A) == [FinishPlacing()]
    assert table.valhalla(A) == 0
    table.play(A, FinishPlacing())
    assert (table.commander(A), table.awaiting) == (own[2], [B])


def test_vik_rei_01_02_half_the_territories_and_never_below_three():
    for number, armies in ((1, 3), (5, 3), (7, 3), (8, 4), (11, 5)):
        names = spread()[:number]
        assert Table("turn_start", holdings={A: names}).pools() == {"free": armies}


def spread():
    """Territories of which no eleven make a whole region."""
    groups = [region(name)[1:] for name in ("britania", "francia", "noruega", "suecia", "gardarike")]
    return [name for group in groups for name in group[:4]]


def test_vik_rei_03_whole_regions_pay():
    table = Table("turn_start", holdings={A: [*region("atlantico"), "alba"]})
    assert table.pools() == {"free": 3, "atlantico": 2}
    assert table.clause(A, Place("lua", "alba", 1)) == "VIK-REI-03"


def test_vik_rei_04_armies_of_a_region_stay_in_it():
    table = Table("turn_start", holdings={A: [*region("atlantico"), "alba"]})
    assert table.clause(A, Place("atlantico", "alba", 1)) == "VIK-REI-04"
    table.play(A, Place("atlantico", "faroe", 2))
    assert table.armies("faroe") == [3]


def test_vik_rei_05_the_others_go_anywhere_of_ones_own():
    table = Table("turn_start", holdings=HOLD)
    assert table.clause(A, Place("free", "islandia", 1)) == "VIK-REI-05"
    table.play(A, Place("free", "mercia", 1))
    assert table.heard(None) == [ArmiesPlaced(A, "free", "mercia", 1)]


def test_vik_rei_06_all_of_them_before_the_phase_ends():
    table = Table("turn_start", holdings=HOLD, armies={"alba": 3})
    assert table.refuses(A, FinishPlacing()).parameters == {"why": "left", "armies": 3}
    assert table.refuses(A, Place("free", "alba", 4)).parameters["most"] == 3
    assert table.clause(A, Attack("alba", "nortumbria", 1)) == "VIK-REI-06"
    table.play(A, Place("free", "alba", 3), FinishPlacing())
    assert table.heard(None, PlacingFinished) == [PlacingFinished(A)]


def test_vik_rei_07_in_any_order_and_taken_back_until_it_is_finished():
    hand = cards_of("islandia", "ilhas_do_sul", "carelia")
    table = Table(
        "turn_start", holdings={A: ["hedeby", "alba"]}, hands={A: hand}, valhalla={A: 3}, armies={"alba": 2}
    )
    table.play(A, BuildShip("hedeby"), Place("free", "alba", 1), Trade(tuple(hand)), PlaceCommander("alba"))
    assert not table.state.settled()
    table.play(A, Place("free", "alba", 6), FinishPlacing())
    assert table.state.settled()
    assert table.phase == "attack"


def test_a_turn_is_told_with_what_it_brings():
    table = Table("fortify", active=D, holdings=HOLD, armies={"saxonia": 2})
    table.play(D, Move("saxonia", "hedeby", 1, False))
    assert table.heard(None)[-1] == TurnStarted(A, 3, {"free": 3}, 0)
