"""VIK-SUP, VIK-VAL: reserve, removed armies and Valhalla."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    BuildShip,
    EndFortify,
    FinishPlacing,
    LayUpShip,
    Place,
    PlaceCommander,
    SendToValhalla,
    Trade,
)
from conquista.games.vikings.events import TurnStarted, ValhallaEntered
from tests.rules.vikings.table import A, D, Table, cards_of, dealt, region

HOLD = {A: ["alba", "mercia", "gales"]}


def battle(**more):
    """A attacks Nortúmbria from Alba with three."""
    armies = {"alba": 6, "nortumbria": 5, **more.pop("armies", {})}
    return Table(holdings=more.pop("holdings", HOLD), armies=armies, **more)


def test_vik_sup_01_each_has_85_armies():
    table = dealt(4)
    assert [sum(table.supply(seat)) for seat in range(4)] == [85] * 4


def test_vik_sup_02_the_four_places_add_up_while_a_battle_is_settled():
    table = battle().attack("alba", "nortumbria", 3, 6, 1, 1, 5, 5, 5)
    assert table.phase == "valhalla_att"
    assert table.supply(A) == (6, 0, 79, 0)
    table.play(A, SendToValhalla(1))
    assert table.supply(A) == (6, 1, 78, 0)
    table.play(D, SendToValhalla(1))
    assert [sum(table.supply(seat)) for seat in (A, D)] == [85, 85]


def test_vik_sup_03_what_is_due_counts_in_the_reserve_until_it_is_placed():
    table = Table("turn_start", holdings=HOLD)
    assert table.pools() == {"free": 3}
    assert table.supply(A) == (3, 0, 82, 0)
    table.play(A, Place("free", "alba", 2))
    assert table.supply(A) == (5, 0, 80, 0)


def test_vik_sup_03_a_grant_uses_only_what_is_not_due():
    hand = cards_of("islandia", "ilhas_do_sul", "carelia")
    table = Table("turn_start", holdings=HOLD, hands={A: hand}, reserve={A: 5})
    assert table.pools() == {"free": 3}
    table.play(A, Trade(tuple(hand)))
    assert table.pools() == {"free": 5}


def test_vik_sup_04_territories_then_regions_in_order():
    holdings = {A: [*region("atlantico"), *region("dinamarca")]}
    table = Table("turn_start", holdings=holdings, reserve={A: 7})
    assert table.pools() == {"free": 4, "atlantico": 2, "dinamarca": 1}


def test_vik_sup_04_of_an_exchange_the_value_then_the_cards_as_they_were_named():
    hand = cards_of("alba", "mercia", "oppland")
    for named, alba, mercia in ((hand, 3, 2), ([hand[1], hand[0], hand[2]], 2, 3)):
        table = Table("reinforce", holdings=HOLD, hands={A: hand}, reserve={A: 7})
        table.play(A, Trade(tuple(named)))
        assert table.pools() == {"free": 4}
        assert table.armies("alba", "mercia") == [alba, mercia]
        assert table.state.stock[A] == 4


def test_vik_sup_05_removed_armies_come_back_up_to_three():
    table = Table("turn_start", holdings=HOLD, reserve={A: 1}, removed={A: 10})
    assert (table.state.stock[A], table.state.removed[A]) == (3, 8)
    table = Table("turn_end", active=D, holdings=HOLD, reserve={A: 0}, removed={A: 2})
    assert (table.state.stock[A], table.state.removed[A], table.pools()) == (2, 0, {"free": 2})
    assert Table("turn_start", holdings=HOLD, reserve={A: 3}, removed={A: 4}).state.removed[A] == 4


def test_vik_sup_05_it_is_told():
    table = Table("fortify", active=D, holdings=HOLD, reserve={A: 1}, removed={A: 10})
    table.play(D, EndFortify())
    assert table.heard(None, TurnStarted)[-1] == TurnStarted(A, 3, {"free": 3}, 2)


def test_vik_sup_06_with_nothing_left_the_turn_goes_on():
    table = Table("turn_start", holdings=HOLD, reserve={A: 0})
    assert (table.phase, table.pools()) == ("reinforce", {})
    assert table.play(A, FinishPlacing()).awaiting == [D]


def test_vik_val_01_each_side_chooses_for_its_own_losses():
    table = battle().attack("alba", "nortumbria", 3, 6, 2, 2, 5, 5, 5)
    assert table.legal(A) == [SendToValhalla(2), SendToValhalla(1), SendToValhalla(0)]
    table.play(A, SendToValhalla(2))
    assert table.legal(D) == [SendToValhalla(1), SendToValhalla(0)]
    table.play(D, SendToValhalla(0))
    assert (table.valhalla(A), table.valhalla(D)) == (2, 0)
    assert table.heard(None, ValhallaEntered) == [ValhallaEntered(A, 2), ValhallaEntered(D, 0)]
    assert battle().clause(A, SendToValhalla(1)) == "VIK-VAL-01"


def test_vik_val_02_no_more_than_six():
    table = battle(valhalla={A: 5}).attack("alba", "nortumbria", 3, 2, 2, 2, 5, 5, 5)
    assert table.legal(A) == [SendToValhalla(1), SendToValhalla(0)]
    assert table.refuses(A, SendToValhalla(2)).parameters == {"asked": 2, "most": 1}
    assert table.clause(A, SendToValhalla(2)) == "VIK-VAL-02"
    full = battle(valhalla={A: 6}).attack("alba", "nortumbria", 3, 2, 2, 2, 5, 5, 5)
    assert full.phase == "attack"


def test_vik_val_03_the_attacker_first():
    table = battle().attack("alba", "nortumbria", 3, 6, 2, 2, 5, 5, 5)
    assert (table.phase, table.awaiting) == ("valhalla_att", [A])
    table.play(A, SendToValhalla(0))
    assert (table.phase, table.awaiting) == ("valhalla_def", [D])


def test_vik_val_04_05_a_point_for_a_ship_and_what_is_sacrificed_is_removed():
    table = Table("reinforce", holdings={A: ["hedeby"]}, valhalla={A: 2})
    table.play(A, BuildShip("hedeby"))
    assert table.supply(A) == (1, 1, 82, 1)


def test_vik_val_05_gods_ships_and_the_commander_take_armies_for_good():
    table = Table("reinforce", holdings={A: ["hedeby"]}, armies={"hedeby": 4}, valhalla={A: 4})
    table.play(A, PlaceCommander("hedeby")).play(A, BuildShip("hedeby")).play(A, LayUpShip("hedeby"))
    assert table.supply(A) == (4, 2, 77, 2)
    table.play(A, FinishPlacing()).play(A, Attack("hedeby", "saxonia", 3)).invoke("thor", "thor_mjolnir")
    assert table.supply(A) == (4, 0, 77, 4)
    table.roll(1, 1, 1, 6).bury()
    assert table.supply(A) == (3, 0, 78, 4)


def test_vik_val_06_nothing_leads_from_valhalla_to_the_board_or_the_reserve():
    table = Table("turn_start", holdings=HOLD, valhalla={A: 6}, reserve={A: 0})
    assert table.pools() == {}
    assert table.valhalla(A) == 6


def test_vik_val_07_only_armies_lost_in_battle():
    table = Table(
        holdings={A: ["viken"]}, ships=["viken", "frisia"], valhalla={A: 0}, armies={"viken": 3}
    ).engage("viken", "frisia", 1, 1, 1, 6, 6, 6)
    assert table.phase == "attack"
    assert table.fleet(A) == (0, 4, 1)
    assert table.valhalla(A) == 0


@pytest.mark.parametrize(
    ("options", "used"),
    [
        ({"gods": False, "ships": False, "commander": False}, False),
        ({"gods": False, "ships": False, "commander_return": "free"}, False),
        ({"gods": False, "ships": False, "commander_return": "never"}, False),
        ({"gods": False, "ships": False}, True),
        ({"gods": False, "commander": False}, True),
        ({"ships": False, "commander": False}, True),
    ],
)
def test_vik_val_08_valhalla_is_not_used_when_nothing_can_be_paid_with_it(options, used):
    table = battle(options=options).attack("alba", "nortumbria", 3, 2, 2, 2, 5, 5, 5)
    assert (table.phase == "valhalla_att") == used
    if not used:
        assert table.supply(A) == (5, 0, 80, 0)
