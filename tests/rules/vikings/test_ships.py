"""VIK-SHP, VIK-NAV: ships, naval combats and landings."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    AttackShip,
    BuildShip,
    EndAttack,
    EndFortify,
    FinishPlacing,
    Invoke,
    LayUpShip,
    Move,
    Occupy,
    Place,
)
from conquista.games.vikings.events import (
    NavalCombatDeclared,
    NavalCombatEnded,
    NavalRollFought,
    ShipBuilt,
    ShipLaidUp,
)
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table

HOLD = {A: ["viken", "oppland"]}


def yard(**more):
    return Table("reinforce", holdings={A: ["hedeby", "viken", "alba"]}, **more)


def sea(ships=("viken", "frisia"), armies=None, **more):
    """A holds Viken, with a ship; D holds Frísia and Hedeby."""
    holdings = more.pop("holdings", HOLD)
    return Table(holdings=holdings, armies={"viken": 5, **(armies or {})}, ships=list(ships), **more)


WON = {3: (6, 6, 6, 1, 1, 1), 2: (6, 6, 1, 1, 1, 1), 1: (6, 1, 1, 1, 1, 1), 0: (1, 1, 1, 1, 1, 1)}
"""Dice by how many pairs the attack wins with them."""


def test_vik_shp_01_in_reserve_in_port_or_destroyed():
    table = yard(valhalla={A: 6}, sunk={A: 3})
    assert table.fleet(A) == (0, 2, 3)
    table.play(A, BuildShip("hedeby"), BuildShip("viken"))
    assert table.fleet(A) == (2, 0, 3)
    more = Table("reinforce", holdings={A: ["hedeby", "viken"]}, ships=["hedeby"], sunk={A: 4}, valhalla={A: 3})
    assert more.clause(A, BuildShip("viken")) == "VIK-SHP-01"


def test_vik_shp_02_for_an_army_of_valhalla_in_an_own_port():
    table = yard(valhalla={A: 2})
    assert {action.territory for action in table.legal(A, BuildShip)} == {"hedeby", "viken"}
    assert table.refuses(A, BuildShip("alba")).parameters["why"] == "port"
    assert table.refuses(A, BuildShip("frisia")).parameters["why"] == "owner"
    assert yard().refuses(A, BuildShip("hedeby")).parameters["why"] == "price"
    assert sea().refuses(A, BuildShip("viken")).parameters["why"] == "phase"
    table.play(A, BuildShip("hedeby"))
    assert (table.ships(), table.valhalla(A)) == (["hedeby"], 1)
    assert table.heard(None) == [ShipBuilt(A, "hedeby")]


def test_vik_shp_03_as_many_as_one_can_pay_and_place():
    table = yard(valhalla={A: 2}).play(A, BuildShip("hedeby"), BuildShip("viken"))
    assert table.legal(A, BuildShip) == []
    assert table.valhalla(A) == 0


def test_vik_shp_04_one_ship_in_a_port():
    assert yard(valhalla={A: 2}, ships=["hedeby"]).clause(A, BuildShip("hedeby")) == "VIK-SHP-04"


def test_vik_shp_05_usable_in_the_turn_it_was_built():
    table = Table("reinforce", holdings={A: ["viken"]}, armies={"viken": 3}, valhalla={A: 1})
    table.play(A, BuildShip("viken"), FinishPlacing())
    assert Attack("viken", "frisia", 2) in table.legal(A)


def test_vik_shp_06_a_ship_is_no_army():
    table = Table(holdings={A: ["saxonia"]}, armies={"saxonia": 4}, ships=["frisia"])
    table.attack("saxonia", "frisia", 1)
    assert GAME.chance(table.state).count == 2


def test_vik_shp_07_placing_and_fortifying_by_land_stay_free():
    table = yard(ships=["hedeby"], pools={"free": 1}).play(A, Place("free", "hedeby", 1))
    assert table.armies("hedeby") == [2]
    moving = Table("fortify", holdings=HOLD, armies={"viken": 3}, ships=["viken"])
    assert Move("viken", "oppland", 2, False) in moving.legal(A)


def test_vik_shp_08_laying_up():
    table = yard(ships=["hedeby"], valhalla={A: 1})
    table.play(A, LayUpShip("hedeby"))
    assert (table.fleet(A), table.valhalla(A)) == ((0, 5, 0), 1)
    assert table.heard(None) == [ShipLaidUp(A, "hedeby")]
    assert table.refuses(A, LayUpShip("hedeby")).parameters["why"] == "ship"
    assert sea().refuses(A, LayUpShip("viken")).parameters["why"] == "phase"


def test_vik_shp_09_a_conquered_ship_goes_back_to_its_owners_reserve():
    table = Table(holdings={A: ["saxonia"]}, armies={"saxonia": 4}, ships=["frisia"])
    table.attack("saxonia", "frisia", 1, 6, 1).bury()
    assert (table.owner("frisia"), table.ships(), table.fleet(D)) == (A, [], (0, 5, 0))


def test_vik_shp_10_a_destroyed_ship_is_out_of_the_game():
    table = sea().engage("viken", "frisia", *WON[3])
    assert table.fleet(D) == (0, 4, 1)


def test_vik_shp_11_no_other_way_to_change_port():
    table = sea(ships=["viken"]).attack("viken", "frisia", 2, 6, 6, 1).bury().play(A, Occupy(1, False))
    assert table.ships() == ["viken"]


def test_vik_shp_12_a_ship_does_not_hinder_attacks_by_land():
    table = Table(holdings={A: ["saxonia"]}, armies={"saxonia": 4}, ships=["frisia"])
    assert Attack("saxonia", "frisia", 3) in table.legal(A)


def test_vik_nav_01_from_a_port_with_a_ship_along_a_route():
    assert sea().refuses(A, AttackShip("frisia", "viken")).parameters["why"] == "owner"
    assert (
        sea(holdings={A: ["viken", "frisia"]}).refuses(A, AttackShip("viken", "frisia")).parameters["why"]
        == "own"
    )
    assert sea().refuses(A, AttackShip("viken", "islandia")).parameters["why"] == "route"
    assert sea(ships=["frisia"]).refuses(A, AttackShip("viken", "frisia")).parameters["why"] == "ship"
    assert sea(ships=[]).clause(A, Attack("viken", "frisia", 1)) == "VIK-NAV-01"


def test_vik_nav_02_an_unguarded_port_is_open():
    table = sea(ships=["viken"])
    assert Attack("viken", "frisia", 3) in table.legal(A)
    assert table.clause(A, AttackShip("viken", "frisia")) == "VIK-NAV-02"


def test_vik_nav_03_a_guard_must_be_beaten_first():
    table = sea()
    assert table.clause(A, Attack("viken", "frisia", 1)) == "VIK-NAV-03"
    assert AttackShip("viken", "frisia") in table.legal(A)


def test_vik_nav_04_no_armies_take_part_and_one_is_enough():
    table = sea(armies={"viken": 1})
    assert table.legal(A, AttackShip) == [AttackShip("viken", "frisia")]
    table.engage("viken", "frisia", *WON[2])
    assert table.armies("viken", "frisia") == [1, 1]


def test_vik_nav_05_three_dice_each():
    assert GAME.chance(sea().engage("viken", "frisia").state).outcomes == 6**6


def test_vik_nav_06_gods_too():
    table = sea(valhalla={A: 3}).play(A, AttackShip("viken", "frisia"))
    assert table.heard(None) == [NavalCombatDeclared(A, D, "viken", "frisia")]
    table.invoke("odin", "odin_gungnir").roll(1, 1, 1, 1, 1, 1)
    fought = table.heard(None, NavalRollFought)[0]
    assert (fought.attack_pairs, fought.defence_pairs) == (3, 0)


@pytest.mark.parametrize(("pairs", "result"), [(3, "sunk"), (2, "open"), (1, "spent"), (0, "lost")])
def test_vik_nav_07_two_pairs_win(pairs, result):
    table = sea().engage("viken", "frisia", *WON[pairs])
    assert table.heard(None, NavalRollFought)[0].attack_pairs == pairs
    assert table.heard(None, NavalCombatEnded) == [NavalCombatEnded(A, D, "viken", "frisia", result)]


def test_vik_nav_08_three_pairs_destroy_the_guard_and_open_the_route():
    table = sea().engage("viken", "frisia", *WON[3])
    assert table.ships() == ["viken"]
    assert Attack("viken", "frisia", 3) in table.legal(A)


def test_vik_nav_09_two_pairs_open_the_route_past_the_guard():
    table = sea().engage("viken", "frisia", *WON[2])
    assert set(table.ships()) == {"viken", "frisia"}
    assert Attack("viken", "frisia", 3) in table.legal(A)


def test_vik_nav_10_one_pair_and_the_ship_is_spent():
    table = sea().engage("viken", "frisia", *WON[1])
    assert (set(table.ships()), table.view(None).spent) == ({"viken", "frisia"}, ["viken"])


def test_vik_nav_11_no_pair_and_it_is_destroyed():
    table = sea().engage("viken", "frisia", *WON[0])
    assert (table.ships(), table.fleet(A)) == (["frisia"], (0, 4, 1))


def test_vik_nav_12_survivors_lie_where_they_lay():
    for pairs in (1, 2):
        assert set(sea().engage("viken", "frisia", *WON[pairs]).ships()) == {"viken", "frisia"}


def test_vik_nav_13_an_open_route_stays_open_until_the_ship_is_beaten_elsewhere():
    ships = ["viken", "frisia", "hedeby"]
    table = sea(ships=ships).engage("viken", "frisia", *WON[2])
    table.attack("viken", "frisia", 1, 1, 6).bury()
    assert [one.opened for one in table.view(None).assaults] == [True]
    assert Attack("viken", "frisia", 3) in table.legal(A)
    for pairs in (1, 0):
        other = sea(ships=ships).engage("viken", "frisia", *WON[2]).engage("viken", "hedeby", *WON[pairs])
        assert not [action for action in other.legal(A, Attack) if action.target == "frisia"]
        assert not any(one.opened for one in other.view(None).assaults)


def test_vik_nav_13_routes_close_with_the_turn():
    table = sea().engage("viken", "frisia", *WON[2]).play(A, EndAttack(), EndFortify())
    assert table.view(None).assaults == []


def test_vik_nav_14_a_spent_ship_makes_no_sea_attack_and_still_bars_the_land():
    table = sea(ships=["viken", "frisia"], armies={"oppland": 3}).engage("viken", "frisia", *WON[1])
    assert table.clause(A, Attack("viken", "hedeby", 1)) == "VIK-NAV-14"
    assert table.clause(A, AttackShip("viken", "frisia")) == "VIK-NAV-14"
    assert table.clause(A, Attack("viken", "hordaland", 1)) == "VIK-ATK-03"
    table.play(A, EndAttack(), EndFortify())
    assert table.view(None).spent == []


def test_vik_nav_15_one_naval_combat_from_one_port_to_another():
    table = sea().engage("viken", "frisia", *WON[2])
    assert table.clause(A, AttackShip("viken", "frisia")) == "VIK-NAV-15"


def test_vik_nav_16_a_ship_serves_against_several_targets():
    table = sea(ships=["viken", "frisia", "hedeby"])
    table.engage("viken", "frisia", *WON[2]).engage("viken", "hedeby", *WON[3])
    assert {action.target for action in table.legal(A, Attack)} == {"frisia", "hedeby"}


def test_vik_nav_17_after_a_landing_the_ship_stays():
    table = sea(ships=["viken"]).attack("viken", "frisia", 3, 6, 6, 6, 1).bury()
    table.play(A, Occupy(3, False))
    assert (table.armies("viken", "frisia"), table.ships()) == ([2, 3], ["viken"])


def test_vik_nav_18_without_its_ship_the_port_attacks_by_land_again():
    table = sea().engage("viken", "frisia", *WON[0])
    assert Attack("viken", "hordaland", 3) in table.legal(A)


def test_the_chances_of_a_naval_combat_are_those_of_the_rulebook():
    """Out of 46656: 6420 by three pairs, 10017 by two, 12348 by one, 17871 by none."""
    from collections import Counter
    from itertools import combinations_with_replacement
    from math import factorial

    hands = Counter()
    for dice in combinations_with_replacement(range(1, 7), 3):
        ways = factorial(3)
        for face in set(dice):
            ways //= factorial(dice.count(face))
        hands[tuple(sorted(dice, reverse=True))] = ways
    won = Counter()
    for red, ways in hands.items():
        for yellow, others in hands.items():
            won[sum(a > d for a, d in zip(red, yellow, strict=True))] += ways * others
    assert [won[pairs] for pairs in (3, 2, 1, 0)] == [6420, 10017, 12348, 17871]


def test_every_port_can_be_built_in_and_every_route_sailed():
    for one, other in PARTS.routes:
        table = Table(holdings={A: [one], B: ["alba"], C: ["carelia"]}, armies={one: 3}, ships=[one])
        assert Attack(one, other, 2) in table.legal(A)
        assert table.clause(A, Invoke("thor")) == "VIK-GOD-02"
