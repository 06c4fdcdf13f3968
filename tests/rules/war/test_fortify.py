"""Chapter 7 of War: moving armies."""

from __future__ import annotations

import pytest

from conquista.games.war.actions import Attack, EndAttack, EndFortify, Move, Occupy
from conquista.games.war.events import ArmiesMoved, FortifyEnded, TurnStarted
from conquista.kernel.family import amount
from tests.rules.war.table import GAME, PARTS, Table

EVERYBODY = [0, 1, 2, None]
NEIGHBOURS = {pair for links in PARTS.links.values() for a, b in links for pair in ((a, b), (b, a))}


def americas(**armies: int) -> Table:
    """A in `fortify` with Brasil, Venezuela, Peru and México; B in Europe, C everywhere else."""
    return Table(
        "fortify",
        holdings={0: ["brasil", "venezuela", "peru", "mexico"], 1: ["franca", "egito"]},
        armies=armies,
    )


def amounts(table: Table, source: str, target: str) -> list[int]:
    moves = [action for action in table.legal(0) if isinstance(action, Move)]
    return sorted(each.armies for each in moves if (each.source, each.target) == (source, target))


def test_war_frt_01_after_the_attacks_armies_move_between_own_neighbours():
    table = Table(holdings={0: ["brasil", "venezuela"]}, armies={"brasil": 4})
    table.play(0, EndAttack())
    assert (table.phase, table.awaiting) == ("fortify", [0])
    table.play(0, Move("brasil", "venezuela", 2))
    assert table.armies("brasil", "venezuela") == [2, 3]
    assert all(table.heard(viewer)[-1] == ArmiesMoved(0, "brasil", "venezuela", 2) for viewer in EVERYBODY)


@pytest.mark.parametrize(
    ("source", "target", "why", "territory"),
    [
        ("franca", "egito", "owner", "franca"),
        ("argentina", "brasil", "owner", "argentina"),
        ("brasil", "argentina", "owner", "argentina"),
        ("brasil", "mexico", "neighbour", "mexico"),
        ("brasil", "brasil", "neighbour", "brasil"),
    ],
)
def test_war_frt_01_only_between_own_territories_that_are_neighbours(source, target, why, territory):
    table = americas(brasil=5, franca=5, argentina=5)
    refusal = table.refuses(0, Move(source, target, 1))
    expected = {"why": why, "source": source, "target": target, "territory": territory}
    assert (refusal.clause, refusal.parameters) == ("WAR-FRT-01", expected)


def test_war_frt_01_only_the_active_player_moves():
    table = americas(brasil=5, franca=5)
    assert (table.legal(1), table.legal(2)) == ([], [])
    refusal = table.refuses(1, Move("franca", "egito", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-01", {"seat": 0})


def test_war_frt_01_every_pair_of_own_neighbours_is_open_and_no_other():
    own = [name for name in PARTS.territories if PARTS.territories.index(name) % 3]
    table = Table(holdings={0: own, 1: ["alasca"]}, armies=dict.fromkeys([*own[5:], "alasca"], 2))
    table.play(0, EndAttack())
    listed = [action for action in table.legal(0) if isinstance(action, Move)]
    expected = {(a, b) for a, b in NEIGHBOURS if a in own[5:] and b in own}
    assert {(each.source, each.target) for each in listed} == expected
    assert (len(listed), table.legal(0).count(EndFortify())) == (len(expected), 1)
    assert [amount(family) for family in GAME.families(table.state, 0)] == [1] * (1 + len(expected))


@pytest.mark.parametrize("armies", [2, 3, 9])
def test_war_frt_02_the_garrison_never_moves(armies):
    table = americas(brasil=armies)
    assert amounts(table, "brasil", "peru") == list(range(1, armies))
    for legal in range(1, armies):
        GAME.explain(table.state, 0, Move("brasil", "peru", legal))
    for asked in (armies, armies + 1):
        refusal = table.refuses(0, Move("brasil", "peru", asked))
        expected = {"asked": asked, "most": armies - 1, "source": "brasil"}
        assert (refusal.clause, refusal.parameters) == ("WAR-FRT-02", expected)
    table.play(0, Move("brasil", "peru", armies - 1))
    assert table.armies("brasil") == [1]


def test_war_frt_02_a_single_army_stays():
    table = americas(brasil=2)
    assert amounts(table, "peru", "brasil") == []
    refusal = table.refuses(0, Move("peru", "brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-FRT-02", {"asked": 1, "most": 0, "source": "peru"})


def test_war_frt_03_an_army_does_not_go_on_from_where_it_has_arrived():
    table = americas(brasil=4, venezuela=1, peru=3)
    table.play(0, Move("brasil", "venezuela", 2))
    for asked in (1, 2):
        refusal = table.refuses(0, Move("venezuela", "mexico", asked))
        expected = {"asked": asked, "most": 0, "source": "venezuela"}
        assert (refusal.clause, refusal.parameters) == ("WAR-FRT-03", expected)
    assert table.refuses(0, Move("venezuela", "mexico", 3)).clause == "WAR-FRT-02"
    assert amounts(table, "venezuela", "mexico") == amounts(table, "venezuela", "brasil") == []


def test_war_frt_04_what_may_move_is_counted_when_the_attacks_end():
    table = Table(
        holdings={0: ["brasil", "venezuela", "japao"]}, armies={"brasil": 4, "venezuela": 2, "peru": 7}
    )
    assert table.view(None).movable == []
    table.play(0, EndAttack())
    movable = dict(zip(PARTS.territories, table.view(None).movable, strict=True))
    assert {name: number for name, number in movable.items() if number} == {"brasil": 3, "venezuela": 1}


def test_war_frt_04_a_move_lowers_what_may_leave_and_never_raises_it_where_it_arrives():
    table = americas(brasil=5, venezuela=3)
    table.play(0, Move("brasil", "venezuela", 2))
    assert table.armies("brasil", "venezuela") == [3, 5]
    assert (amounts(table, "brasil", "peru"), amounts(table, "venezuela", "peru")) == ([1, 2], [1, 2])
    refusal = table.refuses(0, Move("venezuela", "brasil", 3))
    expected = {"asked": 3, "most": 2, "source": "venezuela"}
    assert (refusal.clause, refusal.parameters) == ("WAR-FRT-03", expected)


@pytest.mark.parametrize("asked", [0, -1])
def test_war_frt_04_at_least_one_army_moves(asked):
    refusal = americas(brasil=5).refuses(0, Move("brasil", "peru", asked))
    expected = {"asked": asked, "most": 4, "source": "brasil"}
    assert (refusal.clause, refusal.parameters) == ("WAR-FRT-04", expected)


def test_war_frt_04_the_order_of_the_moves_does_not_matter():
    one = americas(brasil=4, venezuela=4)
    one.play(0, Move("brasil", "venezuela", 3)).play(0, Move("venezuela", "mexico", 2))
    other = americas(brasil=4, venezuela=4)
    other.play(0, Move("venezuela", "mexico", 2)).play(0, Move("brasil", "venezuela", 3))
    assert one.view(0) == other.view(0)
    assert one.armies("brasil", "venezuela", "mexico") == [1, 5, 3]


def test_war_frt_05_any_number_of_moves_also_out_of_one_territory():
    table = americas(brasil=6, mexico=3)
    table.play(0, Move("brasil", "venezuela", 1)).play(0, Move("brasil", "peru", 2))
    table.play(0, Move("brasil", "venezuela", 1)).play(0, Move("mexico", "venezuela", 2))
    assert table.armies("brasil", "venezuela", "peru", "mexico") == [2, 5, 3, 1]
    assert (table.phase, amounts(table, "brasil", "peru")) == ("fortify", [1])


def test_war_frt_06_dotted_lines_serve_for_moves():
    dotted = PARTS.links["sea"]
    assert ("brasil", "argelia") in dotted
    assert ("alasca", "vladivostok") in dotted
    for one, other in dotted:
        table = Table("fortify", holdings={0: [one, other], 1: ["congo"]}, armies={one: 3, other: 2})
        assert (amounts(table, one, other), amounts(table, other, one)) == ([1, 2], [1])
        table.play(0, Move(one, other, 2))
        assert table.armies(one, other) == [1, 4]


def test_war_frt_07_armies_that_moved_in_at_a_conquest_may_move_once_more():
    table = Table(holdings={0: ["brasil", "venezuela"]}, armies={"brasil": 4, "venezuela": 2})
    table.play(0, Attack("brasil", "peru", 3)).roll(6, 6, 6, 1).play(0, Occupy(2))
    table.play(0, EndAttack())
    assert amounts(table, "peru", "venezuela") == [1, 2]
    table.play(0, Move("peru", "venezuela", 2))
    assert table.armies("brasil", "peru", "venezuela") == [1, 1, 4]
    assert table.refuses(0, Move("venezuela", "brasil", 2)).clause == "WAR-FRT-03"


def test_war_frt_08_moving_is_optional():
    table = americas(brasil=5)
    before = table.view(None).armies
    table.play(0, EndFortify())
    assert table.view(None).armies == before
    assert table.state.active == 1
    for viewer in EVERYBODY:
        ended, started = table.heard(viewer)
        assert ended == FortifyEnded(0)
        assert isinstance(started, TurnStarted)


def test_war_frt_08_and_may_stop_after_any_move():
    table = americas(brasil=5).play(0, Move("brasil", "peru", 1))
    assert EndFortify() in table.legal(0)
    table.play(0, EndFortify())
    assert table.armies("brasil", "peru") == [4, 2]


def test_war_frt_09_a_move_is_final():
    table = americas(brasil=5, venezuela=2).play(0, Move("brasil", "peru", 3))
    assert table.state.settled()
    assert table.refuses(0, Move("peru", "brasil", 3)).clause == "WAR-FRT-03"
    assert amounts(table, "peru", "brasil") == []


def test_war_frt_01_a_move_may_fulfil_an_objective():
    own = [name for name in PARTS.territories if name != "egito"][:18]
    armies = dict.fromkeys(own, 2) | {"brasil": 3, "peru": 1}
    table = Table("fortify", holdings={0: own, 1: ["egito"]}, armies=armies)
    table.play(0, Move("brasil", "venezuela", 1))
    assert not table.over
    table = Table("fortify", holdings={0: own, 1: ["egito"]}, armies=armies)
    table.play(0, Move("brasil", "peru", 1))
    assert table.winners == [0]


def test_war_ex_15_brasil_to_venezuela_and_one_on_to_mexico():
    table = americas(brasil=5, venezuela=2, mexico=1)
    table.play(0, Move("brasil", "venezuela", 3))
    assert table.armies("brasil", "venezuela", "mexico") == [2, 5, 1]
    refusal = table.refuses(0, Move("venezuela", "mexico", 2))
    assert (refusal.clause, refusal.parameters["most"]) == ("WAR-FRT-03", 1)
    table.play(0, Move("venezuela", "mexico", 1))
    assert table.armies("brasil", "venezuela", "mexico") == [2, 4, 2]


def test_war_ex_28_from_vietna_to_china_and_not_on_to_mongolia():
    table = Table("fortify", holdings={0: ["vietna", "china", "mongolia"]}, armies={"vietna": 4, "mongolia": 2})
    table.play(0, Move("vietna", "china", 2))
    assert table.refuses(0, Move("china", "mongolia", 1)).clause == "WAR-FRT-03"
    assert table.armies("vietna", "china", "mongolia") == [2, 3, 2]


def test_war_ex_40_no_move_is_left_after_two_went_from_peru_to_brasil():
    table = Table("fortify", holdings={0: ["peru", "brasil"], 1: ["egito"]}, armies={"peru": 3})
    assert amounts(table, "peru", "brasil") == [1, 2]
    table.play(0, Move("peru", "brasil", 2))
    assert table.armies("peru", "brasil") == [1, 3]
    assert (table.phase, table.state.active) == ("place", 1)


def test_war_ex_41_two_of_three_that_conquered_egito_move_on_to_sudao():
    table = Table(holdings={0: ["argelia", "sudao"]}, armies={"argelia": 4})
    table.play(0, Attack("argelia", "egito", 3)).roll(6, 6, 6, 1).play(0, Occupy(2))
    assert table.armies("argelia", "egito") == [1, 3]
    table.play(0, EndAttack())
    assert amounts(table, "egito", "sudao") == [1, 2]
    table.play(0, Move("egito", "sudao", 2))
    assert table.armies("egito", "sudao") == [1, 3]
