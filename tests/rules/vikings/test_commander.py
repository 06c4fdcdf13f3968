"""VIK-CMD, VIK-EFF: the commander and the command effects."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    AttackShip,
    DeclineReroll,
    DrawAgain,
    EndAttack,
    FinishPlacing,
    KeepCard,
    Move,
    Occupy,
    Place,
    PlaceCommander,
    Reroll,
)
from conquista.games.vikings.events import BattleFought, CommanderPlaced, GodCardRefused, NavalRollFought
from tests.rules.vikings.table import GAME, A, D, Table

CRY, WATERS, WALL, PRAYER = "grito_de_batalha", "aguas_sangrentas", "parede_de_escudos", "prece_da_guerra"


def field(effect, leaders, guard=3, **more):
    """A attacks Nortúmbria from Alba; `leaders`: where the commanders are."""
    armies = {"alba": 9, "nortumbria": guard}
    return Table(holdings={A: ["alba", "mercia"]}, armies=armies, commanders=leaders, effect=effect, **more)


def at_sea(effect, leaders, **more):
    return Table(
        holdings={A: ["viken"]}, ships=["viken", "frisia"], commanders=leaders, effect=effect, **more
    ).engage("viken", "frisia", 1, 2, 3, 4, 5, 6)


def test_vik_cmd_01_a_commander_is_no_army():
    table = field(CRY, {D: "nortumbria"}, guard=1).attack("alba", "nortumbria", 1)
    assert GAME.chance(table.state).count == 2
    table.roll(6, 1).bury()
    assert table.owner("nortumbria") == A


def test_vik_cmd_02_one_commander_on_an_own_territory():
    table = Table("reinforce", holdings={A: ["alba"]}, commanders={A: "alba"}, valhalla={A: 3})
    error = table.refuses(A, PlaceCommander("alba"))
    assert (error.clause, error.parameters) == ("VIK-CMD-02", {"why": "placed", "territory": "alba"})
    lost = Table("reinforce", holdings={A: ["alba"]}, valhalla={A: 3})
    assert lost.refuses(A, PlaceCommander("mercia")).parameters["why"] == "owner"


def test_vik_cmd_03_he_moves_only_with_armies():
    table = Table("fortify", holdings={A: ["alba", "nortumbria"]}, armies={"alba": 3}, commanders={A: "alba"})
    moves = table.legal(A, Move)
    assert all(move.armies >= 1 for move in moves)
    table.play(A, Move("alba", "nortumbria", 1, True))
    assert table.commander(A) == "nortumbria"


def test_vik_cmd_04_05_he_is_taken_off_when_his_territory_is_conquered():
    table = field(CRY, {A: "alba", D: "nortumbria"}, guard=1).attack("alba", "nortumbria", 1, 6, 1)
    table.play(A, DeclineReroll()).bury()
    table.play(A, Occupy(1, False))
    view = table.view(None)
    assert (view.commanders, view.commanders_lost) == (["alba", None, None, None], [1, 2, 3])


def test_vik_cmd_06_he_comes_back_for_an_army_of_valhalla():
    table = Table("reinforce", holdings={A: ["alba", "gales"]}, valhalla={A: 2})
    table.play(A, PlaceCommander("gales"))
    assert (table.commander(A), table.valhalla(A), table.state.removed[A]) == ("gales", 1, 1)
    assert table.heard(None) == [CommanderPlaced(A, "gales", 1)]
    poor = Table("reinforce", holdings={A: ["alba"]})
    assert poor.refuses(A, PlaceCommander("alba")).parameters == {"why": "price", "valhalla": 0}
    late = Table(holdings={A: ["alba"]}, armies={"alba": 3}, valhalla={A: 2})
    assert late.refuses(A, PlaceCommander("alba")).parameters == {"why": "phase", "phase": "attack"}


def test_vik_cmd_07_only_where_the_own_commander_is():
    with_him = field(CRY, {A: "alba"}).attack("alba", "nortumbria", 2, 1, 2, 3, 4, 5)
    assert with_him.phase == "reroll_att"
    elsewhere = field(CRY, {A: "mercia"}).attack("alba", "nortumbria", 2, 1, 2, 3, 4, 5)
    assert elsewhere.phase == "valhalla_att"
    foreign = field(CRY, {D: "nortumbria"}).attack("alba", "nortumbria", 2, 1, 2, 3, 4, 5)
    assert foreign.phase == "valhalla_att"


def test_vik_eff_01_battle_cry():
    table = field(CRY, {A: "alba"}).attack("alba", "nortumbria", 2, 1, 5, 3, 4, 4)
    assert set(table.legal(A)) == {DeclineReroll(), Reroll(1), Reroll(5)}
    table.play(A, Reroll(1)).roll(6)
    assert table.heard(None, BattleFought)[0].attack == [6, 5]


def test_vik_eff_02_shield_wall():
    table = field(WALL, {D: "nortumbria"}, guard=2).attack("alba", "nortumbria", 2, 5, 5, 1, 6)
    assert (table.phase, table.awaiting) == ("reroll_def", [D])
    table.play(D, Reroll(1)).roll(5)
    assert table.heard(None, BattleFought)[0].defence == [6, 5]


def test_vik_eff_03_bloody_waters_for_both_sides():
    table = at_sea(WATERS, {A: "viken", D: "frisia"})
    assert (table.phase, table.awaiting) == ("reroll_att", [A])
    table.play(A, Reroll(1)).roll(6)
    assert table.awaiting == [D]
    table.play(D, Reroll(6)).roll(1)
    fought = table.heard(None, NavalRollFought)[0]
    assert (fought.attack, fought.defence) == ([6, 3, 2], [5, 4, 1])
    assert at_sea(WATERS, {D: "frisia"}).awaiting == [D]


def prayed(leaders):
    table = field(PRAYER, leaders, valhalla={A: 6, D: 6}).play(A, Attack("alba", "nortumbria", 1))
    return table.invoke("odin", "odin_mimir")


def test_vik_eff_04_war_prayer():
    table = prayed({A: "alba"})
    assert (table.phase, set(table.legal(A))) == ("prayer_att", {KeepCard(), DrawAgain()})
    table.play(A, DrawAgain())
    assert table.state.outcomes() == 3
    table.draw("odin_corvos")
    assert table.view(None).combat.attack_card == "odin_corvos"
    assert table.heard(None, GodCardRefused) == [GodCardRefused(A, "odin_mimir")]
    assert prayed({D: "nortumbria"}).phase == "invoke_def"


def test_vik_eff_05_the_second_card_may_be_the_same_and_stands():
    table = prayed({A: "alba"}).play(A, DrawAgain()).draw("odin_mimir")
    assert (table.phase, table.valhalla(A)) == ("invoke_def", 3)


def test_vik_eff_06_right_after_the_draw():
    table = prayed({A: "alba"}).play(A, KeepCard())
    assert table.awaiting == [D]
    assert table.clause(D, DrawAgain()) == "VIK-EFF-06"
    table = prayed({D: "nortumbria"}).invoke("freya", "freya_seidr")
    assert (table.phase, table.awaiting) == ("prayer_def", [D])


def test_vik_eff_07_one_die_once_and_the_new_value_stands():
    table = field(CRY, {A: "alba"}).attack("alba", "nortumbria", 3, 6, 4, 4, 3, 3, 3)
    assert table.refuses(A, Reroll(2)).parameters == {"why": "face", "face": 2}
    table.play(A, Reroll(4)).roll(1)
    assert table.heard(None, BattleFought)[0].attack == [6, 4, 1]
    assert table.phase != "reroll_att"
    assert table.clause(D if table.awaiting == [D] else A, Reroll(6)) == "VIK-EFF-07"


@pytest.mark.parametrize(("effect", "rolls"), [(CRY, []), (WALL, []), (WATERS, [A])])
def test_vik_eff_08_at_sea_only_bloody_waters(effect, rolls):
    table = at_sea(effect, {A: "viken"})
    assert (table.awaiting if table.phase.startswith("reroll") else []) == rolls


def test_vik_eff_08_bloody_waters_not_in_battles_but_battle_cry_after_a_landing():
    land = field(WATERS, {A: "alba", D: "nortumbria"}).attack("alba", "nortumbria", 1, 1, 2, 3, 4)
    assert land.phase == "valhalla_att"
    landing = Table(
        holdings={A: ["viken"]}, armies={"viken": 4}, ships=["viken"], commanders={A: "viken"}, effect=CRY
    ).attack("viken", "frisia", 2, 1, 1, 3)
    assert landing.phase == "reroll_att"


def test_vik_eff_09_rights_not_duties():
    table = field(CRY, {A: "alba"}).attack("alba", "nortumbria", 1, 1, 2, 2, 2).play(A, DeclineReroll())
    assert table.heard(None, BattleFought)[0].attack == [1]


def test_without_a_battle_nothing_can_be_prayed_for():
    assert field(PRAYER, {A: "alba"}).clause(A, KeepCard()) == "VIK-EFF-06"
    assert field(CRY, {A: "alba"}).clause(A, AttackShip("alba", "nortumbria")) == "VIK-NAV-01"


def test_he_is_not_asked_for_before_the_armies_are_placed():
    table = Table("place", round_number=1, holdings={A: ["alba"]}, pools={"free": 1})
    table.play(A, PlaceCommander("alba"), Place("free", "alba", 1), FinishPlacing())
    assert table.clause(A, EndAttack()) == "VIK-TRN-01"
