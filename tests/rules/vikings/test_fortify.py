"""VIK-FOR: the fortification."""

from __future__ import annotations

from conquista.games.vikings.actions import EndAttack, EndFortify, Move, Occupy, Sail
from conquista.games.vikings.events import ArmiesMoved, FortifyEnded
from tests.rules.vikings.table import A, D, Table

LAND = {A: ["alba", "nortumbria", "mercia"]}
PORTS = {A: ["viken", "frisia", "hedeby"]}


def by_land(armies=None, **more):
    return Table("fortify", holdings=LAND, armies={"alba": 4, **(armies or {})}, **more)


def by_sea(ships=("viken",), armies=None, **more):
    return Table("fortify", holdings=PORTS, armies={"viken": 4, **(armies or {})}, ships=list(ships), **more)


def test_vik_for_01_one_fortification_or_none():
    table = by_land().play(A, Move("alba", "nortumbria", 2, False))
    assert table.state.active == D
    idle = by_land().play(A, EndFortify())
    assert idle.heard(None)[0] == FortifyEnded(A)
    attacking = Table(holdings=LAND, armies={"alba": 4})
    assert attacking.refuses(A, Move("alba", "nortumbria", 1, False)).parameters["phase"] == "attack"


def test_vik_for_02_between_own_territories_that_border_each_other():
    table = by_land()
    assert table.refuses(A, Move("alba", "mercia", 1, False)).parameters["why"] == "border"
    assert table.refuses(A, Move("alba", "ilhas_do_sul", 1, False)).parameters["why"] == "owner"
    table.play(A, Move("alba", "nortumbria", 3, False))
    assert table.armies("alba", "nortumbria") == [1, 4]
    assert table.heard(None)[0] == ArmiesMoved(A, "alba", "nortumbria", 3, False, False)


def test_vik_for_03_at_least_one_moves_and_one_stays():
    table = by_land()
    for armies in (0, 4):
        assert table.refuses(A, Move("alba", "nortumbria", armies, False)).parameters["most"] == 3
        assert table.clause(A, Move("alba", "nortumbria", armies, False)) == "VIK-FOR-03"


def test_vik_for_04_armies_that_moved_in_may_move():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 4}).attack("alba", "nortumbria", 3, 6, 6, 6, 1).bury()
    table.play(A, Occupy(3, False), EndAttack())
    assert Move("nortumbria", "alba", 2, False) in table.legal(A)


def test_vik_for_05_the_commander_may_go_along():
    table = by_land(commanders={A: "alba"})
    assert Move("alba", "nortumbria", 3, True) in table.legal(A)
    assert table.clause(A, Move("nortumbria", "alba", 1, True)) == "VIK-FOR-03"
    assert by_land(commanders={A: "mercia"}).clause(A, Move("alba", "nortumbria", 1, True)) == "VIK-FOR-05"
    assert table.play(A, Move("alba", "nortumbria", 1, True)).commander(A) == "nortumbria"


def test_vik_for_06_by_sea_with_or_without_the_ship():
    table = by_sea().play(A, Sail("viken", "frisia", 3, False, False))
    assert (table.armies("viken", "frisia"), table.ships()) == ([1, 4], ["viken"])
    table = by_sea().play(A, Sail("viken", "frisia", 2, True, False))
    assert (table.armies("viken", "frisia"), table.ships()) == ([2, 3], ["frisia"])
    table = by_sea().play(A, Sail("viken", "hedeby", 0, True, False))
    assert table.ships() == ["hedeby"]
    assert table.heard(None)[0] == ArmiesMoved(A, "viken", "hedeby", 0, False, True)


def test_vik_for_06_what_is_not_allowed():
    table = by_sea(commanders={A: "viken"})
    reasons = {
        Sail("viken", "svealand", 1, False, False): "owner",
        Sail("frisia", "hedeby", 1, False, False): "route",
        Sail("frisia", "viken", 0, True, False): "ship",
        Sail("viken", "frisia", 0, False, False): "empty",
        Sail("viken", "frisia", 0, True, True): "alone",
    }
    for action, why in reasons.items():
        error = table.refuses(A, action)
        assert (error.clause, error.parameters["why"]) == ("VIK-FOR-06", why)
    full = by_sea(ships=["viken", "frisia"])
    assert full.refuses(A, Sail("viken", "frisia", 1, True, False)).parameters["why"] == "berth"
    assert Sail("viken", "frisia", 1, False, False) in full.legal(A)
    assert table.clause(A, Sail("viken", "frisia", 4, False, False)) == "VIK-FOR-03"
    assert by_sea().clause(A, Sail("viken", "frisia", 1, False, True)) == "VIK-FOR-05"
    assert table.play(A, Sail("viken", "frisia", 1, True, True)).commander(A) == "frisia"


def test_vik_for_07_spent_ships_may_sail():
    table = Table(holdings={A: ["viken", "hedeby"]}, armies={"viken": 4}, ships=["viken", "frisia"])
    table.engage("viken", "frisia", 6, 1, 1, 1, 1, 1)
    assert table.phase == "fortify"
    table.play(A, Sail("viken", "hedeby", 0, True, False))
    assert set(table.ships()) == {"hedeby", "frisia"}
