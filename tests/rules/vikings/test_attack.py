"""VIK-ATK, VIK-OCC: attacks and conquests."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import Attack, Defend, EndAttack, EndFortify, FinishPlacing, Move, Occupy
from conquista.games.vikings.events import (
    ArmiesMovedIn,
    AttackEnded,
    BattleDeclared,
    BattleFought,
    CommanderLost,
    ShipReturned,
    TerritoryConquered,
)
from tests.rules.vikings.table import GAME, A, B, D, Table

HOLD = {A: ["alba", "mercia"], B: ["gales"]}


def at_alba(armies=5, guard=1, **more):
    holdings = more.pop("holdings", HOLD)
    return Table(holdings=holdings, armies={"alba": armies, "nortumbria": guard}, **more)


def test_vik_atk_01_from_an_own_territory_with_two_armies_against_another():
    table = at_alba(armies=2)
    assert table.legal(A, Attack) == [
        Attack("alba", "ilhas_do_norte", 1),
        Attack("alba", "ilhas_do_sul", 1),
        Attack("alba", "nortumbria", 1),
    ]
    assert table.refuses(A, Attack("gales", "irlanda", 1)).parameters["why"] == "owner"
    assert table.refuses(A, Attack("mercia", "wessex", 1)).parameters["why"] == "armies"
    held = Table(holdings={A: ["alba", "nortumbria"]}, armies={"alba": 3})
    assert held.refuses(A, Attack("alba", "nortumbria", 1)).parameters["why"] == "own"


def test_vik_atk_02_the_target_borders_the_origin_or_a_route_joins_them():
    assert at_alba().clause(A, Attack("alba", "wessex", 1)) == "VIK-ATK-02"
    sea = Table(holdings={A: ["viken"]}, armies={"viken": 3}, ships=["viken"])
    assert {action.target for action in sea.legal(A, Attack)} == {"frisia", "hedeby"}


def test_vik_atk_03_no_land_attack_past_the_own_ship():
    table = Table(holdings={A: ["viken"]}, armies={"viken": 3}, ships=["viken"])
    assert table.clause(A, Attack("viken", "oppland", 1)) == "VIK-ATK-03"
    assert table.clause(A, Attack("viken", "jutlandia", 1)) == "VIK-ATK-03"
    foreign = Table(holdings={A: ["oppland"]}, armies={"oppland": 3}, ships=["viken"])
    assert Attack("oppland", "viken", 2) in foreign.legal(A)


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_vik_atk_04_one_to_three_and_one_stays(armies, most):
    table = at_alba(armies)
    offered = [action.armies for action in table.legal(A, Attack) if action.target == "nortumbria"]
    assert sorted(offered) == list(range(1, most + 1))
    assert table.refuses(A, Attack("alba", "nortumbria", most + 1)).parameters["most"] == most
    assert table.clause(A, Attack("alba", "nortumbria", 0)) == "VIK-ATK-04"


@pytest.mark.parametrize(("guard", "dice"), [(1, 1), (2, 2), (3, 3), (8, 3)])
def test_vik_atk_05_one_yellow_die_for_each_army(guard, dice):
    table = at_alba(guard=guard).attack("alba", "nortumbria", 2)
    assert GAME.chance(table.state).count == 2 + dice
    assert at_alba().refuses(A, Defend(1)).clause == "VIK-ATK-05"


def test_vik_atk_06_one_origin():
    table = Table(holdings={A: ["alba", "mercia"]}, armies={"alba": 2, "mercia": 2})
    assert table.clause(A, Attack("alba", "nortumbria", 2)) == "VIK-ATK-04"


def test_vik_atk_07_08_as_many_battles_as_one_likes_anywhere():
    table = Table(holdings=HOLD, armies={"alba": 9, "mercia": 9, "nortumbria": 9, "wessex": 9})
    table.attack("alba", "nortumbria", 1, 1, 6, 6, 6).bury()
    table.attack("mercia", "wessex", 1, 1, 6, 6, 6).bury()
    table.attack("alba", "nortumbria", 1, 1, 6, 6, 6).bury()
    assert table.phase == "attack"
    table.play(A, EndAttack())
    assert table.heard(None, AttackEnded) == [AttackEnded(A)]


def test_vik_atk_08_go_on_attack_elsewhere_or_stop():
    table = Table(holdings=HOLD, armies={"alba": 9, "mercia": 9, "nortumbria": 9, "wessex": 9})
    table.attack("alba", "nortumbria", 1, 1, 6, 6, 6).bury()
    legal = table.legal(A)
    assert {Attack("alba", "nortumbria", 3), Attack("mercia", "wessex", 3), EndAttack()} <= set(legal)


def test_vik_atk_09_armies_that_moved_in_attack_on():
    table = at_alba(9).attack("alba", "nortumbria", 3, 6, 5, 4, 1).bury()
    table.play(A, Occupy(3, False))
    assert Attack("nortumbria", "alba", 1) not in table.legal(A)
    lone = Table(holdings={A: ["alba"]}, armies={"alba": 4}).attack("alba", "nortumbria", 3, 6, 5, 4, 1).bury()
    lone.play(A, Occupy(3, False))
    assert Attack("nortumbria", "mercia", 2) in lone.legal(A)


def test_vik_atk_10_nobody_must_attack_and_without_a_target_the_phase_ends_by_itself():
    assert EndAttack() in at_alba().legal(A)
    table = Table("reinforce", holdings=HOLD)
    table.play(A, FinishPlacing())
    assert table.state.active == B


def test_a_battle_is_told_as_it_was_compared():
    table = at_alba(4, 3).attack("alba", "nortumbria", 3, 1, 5, 4, 3, 6, 1)
    assert table.heard(None)[0] == BattleDeclared(A, D, "alba", "nortumbria", 3)
    fought = BattleFought(A, D, "alba", "nortumbria", [5, 4, 1], [6, 3, 1], 2, 1)
    assert table.heard(None, BattleFought) == [fought]


def test_vik_occ_01_conquered_when_the_last_army_is_lost():
    table = at_alba(5, 2).attack("alba", "nortumbria", 3, 6, 6, 6, 1, 1).bury()
    assert table.phase == "occupy"
    assert table.heard(None, TerritoryConquered) == [TerritoryConquered(A, "alba", "nortumbria", D)]
    assert at_alba().clause(A, Occupy(1, False)) == "VIK-OCC-01"


def test_vik_occ_02_at_least_one_at_most_as_many_as_attacked():
    table = at_alba(9, 1).attack("alba", "nortumbria", 2, 6, 6, 1).bury()
    assert table.legal(A) == [Occupy(2, False), Occupy(1, False)]
    assert table.refuses(A, Occupy(3, False)).parameters == {"asked": 3, "most": 2}
    table.play(A, Occupy(1, False))
    assert table.armies("alba", "nortumbria") == [8, 1]
    assert table.heard(None, ArmiesMovedIn) == [ArmiesMovedIn(A, "alba", "nortumbria", 1, False)]


def test_vik_occ_03_one_army_stays_behind():
    table = at_alba(4, 3).attack("alba", "nortumbria", 3, 6, 6, 6, 1, 1, 1).bury()
    table.play(A, Occupy(3, False))
    assert table.armies("alba", "nortumbria") == [1, 3]


def test_vik_occ_04_the_commander_may_go_along():
    table = at_alba(commanders={A: "alba"}).attack("alba", "nortumbria", 1, 6, 1).bury()
    assert set(table.legal(A)) == {Occupy(1, False), Occupy(1, True)}
    table.play(A, Occupy(1, True))
    assert table.commander(A) == "nortumbria"
    elsewhere = at_alba(commanders={A: "mercia"}).attack("alba", "nortumbria", 2, 6, 6, 1).bury()
    assert elsewhere.clause(A, Occupy(1, True)) == "VIK-OCC-04"


def test_vik_occ_05_moving_in_is_not_the_fortification():
    table = at_alba(9).attack("alba", "nortumbria", 1, 6, 1).bury()
    table.play(A, EndAttack())
    assert Move("alba", "nortumbria", 7, False) in table.legal(A)


def test_vik_occ_06_commander_and_ship_of_the_defender_are_taken_off():
    table = at_alba(9, commanders={D: "nortumbria"}, ships=["nortumbria"])
    table.attack("alba", "nortumbria", 1, 6, 1).bury()
    assert (table.commander(D), table.ships(), table.fleet(D)) == (None, [], (0, 5, 0))
    told = [type(event) for event in table.heard(None)][-3:]
    assert told == [CommanderLost, ShipReturned, ArmiesMovedIn]
    assert table.clause(A, EndFortify()) == "VIK-TRN-05"
