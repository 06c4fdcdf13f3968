"""VIK-WIN: the end of the game."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import EndFortify, FinishPlacing, Move, Occupy, Place, PlaceCommander
from conquista.games.vikings.events import GameEnded
from tests.rules.vikings.table import PARTS, A, B, C, D, Table, cards_of, region

GREAT = "obj_conquista"


def some(number):
    return list(PARTS.territories[:number])


def test_vik_win_01_when_the_own_turn_begins():
    table = Table("turn_start", holdings={A: some(20)}, objectives={A: GREAT})
    assert (table.winners, table.view(None).ending) == ([A], "objective")


def test_vik_win_01_after_an_action_when_no_combat_is_open():
    lands = [name for name in some(20) if name != "nortumbria"]
    table = Table(holdings={A: lands}, armies={"alba": 9}, objectives={A: GREAT})
    table.attack("alba", "nortumbria", 2, 6, 6, 1)
    assert not table.over
    table.bury()
    assert not table.over
    table.play(A, Occupy(1, False))
    assert table.winners == [A]


@pytest.mark.parametrize("leavers", [[C], [D], [B, C]])
def test_vik_win_01_also_when_somebody_surrenders_within_the_combat(leavers):
    """His surrender takes effect when the combat is over (VIK-SUR-01); the conquest counts all the same."""
    lands = [name for name in some(20) if name != "nortumbria"]
    table = Table(
        holdings={A: lands, B: ["viken"], C: ["carelia"]}, armies={"alba": 9}, objectives={A: GREAT}
    ).attack("alba", "nortumbria", 2, 6, 6, 1)
    for seat in leavers:
        table.surrender(seat)
    table.bury().play(A, Occupy(1, False))
    assert (table.winners, table.view(None).ending) == ([A], "objective")


def test_vik_win_01_who_surrenders_himself_wins_no_more():
    lands = [name for name in some(20) if name != "nortumbria"]
    table = Table(holdings={A: lands, B: ["viken"]}, armies={"alba": 9}, objectives={A: GREAT})
    table.attack("alba", "nortumbria", 2, 6, 6, 1).surrender(A).surrender(B).bury()
    assert (table.winners, table.view(None).ending) == ([D], "last_in_play")


def test_vik_win_01_after_a_fortification_and_after_a_commanders_return():
    lands = [*region("suecia"), *region("gardarike")]
    table = Table(
        "fortify",
        holdings={A: lands},
        armies={"estlandia": 3},
        commanders={A: "estlandia"},
        objectives={A: "obj_rota_varegue"},
    )
    assert table.play(A, Move("estlandia", "holmgard", 1, True)).winners == [A]
    back = Table("reinforce", holdings={A: lands}, valhalla={A: 1}, objectives={A: "obj_rota_varegue"})
    assert back.play(A, PlaceCommander("holmgard")).winners == [A]


def test_vik_win_02_what_came_true_in_anothers_turn_must_hold_in_ones_own():
    table = Table("fortify", active=D, holdings={A: some(20)}, objectives={A: GREAT}, armies={"vendia": 2})
    assert not table.over
    table.play(D, EndFortify())
    assert table.winners == [A]


def test_vik_win_03_the_last_one_wins():
    table = Table(players=3, holdings={A: ["alba"], B: ["mercia"]}).surrender(B)
    assert not table.over
    table.surrender(2)
    assert (table.winners, table.view(None).ending) == ([A], "last_in_play")


def test_vik_win_03_by_conquest_when_the_occupation_is_made():
    rest = [name for name in PARTS.territories if name != "nortumbria"]
    table = Table(players=3, holdings={A: rest, B: ["nortumbria"]}, armies={"alba": 5}, rest=A)
    table.attack("alba", "nortumbria", 2, 6, 6, 1)
    assert (table.phase, table.over) == ("occupy", False)
    table.play(A, Occupy(2, False))
    assert table.view(None).ending == "last_in_play"


def test_vik_win_04_before_the_objectives():
    rest = [name for name in PARTS.territories if name != "nortumbria"]
    table = Table(
        players=3,
        holdings={A: rest, B: ["nortumbria"]},
        armies={"alba": 5},
        rest=A,
        objectives={A: "obj_destruir_azul"},
    ).attack("alba", "nortumbria", 1, 6, 1)
    assert (table.winners, table.view(None).ending) == ([A], "last_in_play")


def test_vik_win_05_not_in_round_1():
    table = Table("place", round_number=1, holdings={A: some(20)}, objectives={A: GREAT}, pools={"free": 1})
    table.play(A, Place("free", "alba", 1), PlaceCommander("alba"), FinishPlacing())
    assert not table.over


def limit(**more):
    """The last turn of round 5, which is the limit."""
    table = Table("fortify", active=D, round_number=5, options={"round_limit": 5}, **more)
    return table.play(D, EndFortify())


BASE = {A: ["alba", "mercia"], B: ["gales", "irlanda"], C: ["faroe"]}
REST = {"rest": A}


def even(**more):
    """A and B have as many territories as D; C fewer."""
    lands = list(PARTS.territories)
    return limit(holdings={A: lands[:11], B: lands[11:22], C: lands[22:25]}, **more)


def test_vik_win_06_most_territories():
    table = limit(holdings={A: some(20), B: ["vendia"], C: ["curlandia"]}, armies={"vendia": 50})
    assert (table.winners, table.view(None).ending) == ([A], "round_limit")


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({"armies": {"islandia": 3}}, A),
        ({"armies": {"islandia": 3, "normandia": 3}, "valhalla": {B: 1}}, B),
        ({"armies": {"islandia": 3, "normandia": 3}, "ships": ["islandia"]}, A),
        ({"armies": {"islandia": 3, "normandia": 3}}, B),
        ({}, D),
    ],
)
def test_vik_win_06_then_armies_valhalla_ships_and_who_plays_later(more, winner):
    assert even(**more).winners == [winner]


def test_vik_win_06_not_before_the_last_turn_of_the_round():
    table = Table(
        "fortify", active=C, round_number=5, options={"round_limit": 5}, holdings=BASE, armies={"faroe": 2}
    )
    assert not table.play(C, EndFortify()).over if table.phase == "fortify" else not table.over


def test_vik_win_07_all_is_shown():
    table = limit(
        holdings={A: some(20), B: ["vendia"], C: ["curlandia"]},
        objectives={A: GREAT, B: "obj_danelaw"},
        hands={B: cards_of("alba")},
    )
    view = table.view(None)
    assert view.objectives[:2] == [GREAT, "obj_danelaw"]
    assert view.hands[B] == ["carta_alba"]
    ended = table.heard(None, GameEnded)[0]
    assert ended.objectives[1] == "obj_danelaw"
    assert ended.hands[B] == ["carta_alba"]
    assert view.undealt_objectives is not None
