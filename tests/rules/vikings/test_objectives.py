"""VIK-OBC, VIK-OBJ: the objective cards."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import EndAttack, FinishPlacing, Occupy, Place
from conquista.games.vikings.events import GameEnded, ObjectiveChanged
from conquista.games.vikings.objectives import fulfilled, goal
from tests.rules.vikings.table import PARTS, A, B, C, D, Table, region

GREAT = "obj_conquista"


def holds(card, territories, players=4, **more):
    """Whether A meets a card with these territories."""
    table = Table(players=players, holdings={A: territories}, objectives={A: card}, **more)
    return fulfilled(table.state, A)


def some(number):
    return list(PARTS.territories[:number])


@pytest.mark.parametrize(
    ("card", "regions"),
    [("obj_tres_coroas", ("dinamarca", "noruega", "suecia")), ("obj_danelaw", ("dinamarca", "britania"))],
)
def test_vik_obc_01_02_whole_regions(card, regions):
    all_of_them = [name for each in regions for name in region(each)]
    assert holds(card, all_of_them)
    assert not holds(card, all_of_them[1:])
    assert not holds(card, all_of_them[:-1])


@pytest.mark.parametrize(
    ("card", "regions", "place"),
    [
        ("obj_grande_exercito", ("britania", "francia"), "nortumbria"),
        ("obj_rota_varegue", ("suecia", "gardarike"), "holmgard"),
    ],
)
def test_vik_obc_03_04_with_the_commander_in_his_place(card, regions, place):
    lands = [name for each in regions for name in region(each)]
    assert holds(card, lands, commanders={A: place})
    assert not holds(card, lands, commanders={A: lands[-2]})
    assert not holds(card, lands)
    assert not holds(card, lands[1:], commanders={A: place})


def test_vik_obc_05_lord_of_the_western_sea():
    lands = [*region("noruega"), *region("atlantico"), "irlanda"]
    ships = ["islandia", "ilhas_do_norte"]
    assert holds("obj_mar_do_oeste", lands, ships=ships)
    assert not holds("obj_mar_do_oeste", lands, ships=ships[:1])
    assert not holds("obj_mar_do_oeste", lands[:-1], ships=ships)
    assert not holds("obj_mar_do_oeste", lands[1:], ships=ships)


@pytest.mark.parametrize(("players", "ports"), [(3, 8), (4, 8), (5, 7), (6, 7)])
def test_vik_obc_06_king_of_the_ports(players, ports):
    enough = list(PARTS.ports[:ports])
    assert holds("obj_portos", enough, players, ships=enough[:3])
    assert not holds("obj_portos", enough, players, ships=enough[:2])
    assert not holds("obj_portos", enough[1:], players, ships=enough[1:4])


@pytest.mark.parametrize(("players", "number"), [(3, 21), (4, 20), (5, 19), (6, 18)])
def test_vik_obc_07_the_great_conquest(players, number):
    assert holds(GREAT, some(number), players)
    assert not holds(GREAT, some(number - 1), players)


@pytest.mark.parametrize(("players", "number"), [(3, 16), (4, 15), (5, 15), (6, 14)])
def test_vik_obc_08_the_northern_wall(players, number):
    two = dict.fromkeys(some(number), 2)
    assert holds("obj_muralha", some(number), players, armies=two)
    assert not holds("obj_muralha", some(number), players, armies={**two, "islandia": 1})


@pytest.mark.parametrize("colour", PARTS.colours)
def test_vik_obc_09_10_11_12_13_14_vengeance(colour):
    other = next(name for name in PARTS.colours if name != colour)
    table = Table(
        players=3,
        holdings={A: ["alba"], B: ["nortumbria"]},
        armies={"alba": 5},
        objectives={A: f"obj_destruir_{colour}"},
        colours=[other, colour, next(name for name in PARTS.colours if name not in (colour, other))],
    )
    table.attack("alba", "nortumbria", 1, 6, 1)
    assert table.winners == [A]
    assert table.heard(None, GameEnded)[0].ending == "objective"


def test_vik_obj_01_all_conditions_together():
    lands = [*region("britania"), *region("francia")]
    assert not holds("obj_grande_exercito", lands[:-1], commanders={A: "nortumbria"})
    assert holds("obj_grande_exercito", lands, commanders={A: "nortumbria"})


def test_vik_obj_02_players_at_the_start():
    table = Table(players=6, holdings={A: some(18), B: ["vendia"]}, objectives={A: GREAT})
    assert fulfilled(table.state, A)


def test_vik_obj_03_what_is_off_falls_away():
    lands = [*region("noruega"), *region("atlantico"), "irlanda"]
    assert holds("obj_mar_do_oeste", lands, options={"ships": False})
    assert holds("obj_portos", list(PARTS.ports[:8]), options={"ships": False})
    lands = [*region("britania"), *region("francia")]
    assert holds("obj_grande_exercito", lands, options={"commander": False})


def vengeance(**more):
    """A is after green (C), who holds one territory."""
    holdings = {A: ["alba"], B: ["mercia"], C: ["nortumbria"]}
    armies = {"alba": 5, "mercia": 5}
    return Table(holdings=holdings, armies=armies, objectives={A: "obj_destruir_verde"}, **more)


def test_vik_obj_04_only_who_takes_the_last_territory_himself():
    assert vengeance().attack("alba", "nortumbria", 1, 6, 1).winners == [A]
    table = vengeance(active=B).attack("mercia", "nortumbria", 1, 6, 1)
    assert not table.over


def test_vik_obj_05_else_it_reads_as_the_great_conquest():
    table = vengeance(active=B).attack("mercia", "nortumbria", 1, 6, 1)
    assert table.view(A).goal == GREAT
    assert table.view(A).objectives[A] == "obj_destruir_verde"
    assert vengeance().surrender(C).view(A).goal == GREAT


def test_vik_obj_06_only_the_holder_is_told():
    table = vengeance(active=B).attack("mercia", "nortumbria", 1, 6, 1)
    assert table.heard(A, ObjectiveChanged) == [ObjectiveChanged(A, GREAT)]
    for other in (B, D, None):
        assert table.heard(other, ObjectiveChanged) == []


def reads(card, **more):
    table = Table(holdings={A: ["alba"]}, objectives={A: card}, **more)
    return PARTS.objectives[goal(table.state, A)]


def test_vik_obj_07_cards_that_can_never_be_met_again():
    assert reads("obj_mar_do_oeste", sunk={A: 3}) == "obj_mar_do_oeste"
    assert reads("obj_mar_do_oeste", sunk={A: 4}) == GREAT
    assert reads("obj_portos", sunk={A: 2}) == "obj_portos"
    assert reads("obj_portos", sunk={A: 3}) == GREAT
    never = {"commander_return": "never"}
    assert reads("obj_rota_varegue", options=never) == GREAT
    assert reads("obj_rota_varegue", options=never, commanders={A: "alba"}) == "obj_rota_varegue"
    assert reads("obj_rota_varegue") == "obj_rota_varegue"
    assert reads("obj_tres_coroas", options=never, sunk={A: 5}) == "obj_tres_coroas"


def test_a_placement_can_meet_the_wall():
    lands = some(15)
    table = Table(
        "reinforce",
        holdings={A: lands},
        armies=dict.fromkeys(lands[1:], 2),
        objectives={A: "obj_muralha"},
        pools={"free": 1},
    )
    table.play(A, Place("free", lands[0], 1))
    assert table.winners == [A]
    assert table.state.settled()


def test_nothing_is_won_by_finishing_alone():
    table = Table("reinforce", holdings={A: ["alba"], B: ["mercia"]}, armies={"alba": 2})
    table.play(A, FinishPlacing(), EndAttack())
    assert not table.over
    assert table.clause(A, Occupy(1, False)) in ("VIK-TRN-01", "VIK-OCC-01")
