"""Chapter 5 of War II: ground attacks and conquest."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import Attack, EndAttack, Move, Occupy, Transport
from conquista.games.war2.events import (
    ArmiesMovedIn,
    BattleFought,
    CiCaptured,
    GameEnded,
    PlayerEliminated,
    TerritoryConquered,
)
from conquista.games.war2.holdings import armies_in_box
from conquista.kernel.chance import Dice
from tests.rules.war2.table import GAME, PARTS, Table


def duel(origin: int, target: int, **more) -> Table:
    """A's Brasil against B's Argélia with so many armies; C holds the rest."""
    return Table(
        holdings={0: ["brasil", "japao"], 1: ["argelia", "egito"]},
        armies={"brasil": origin, "argelia": target},
        **more,
    )


def attack(table: Table, armies: int) -> Table:
    return table.play(0, Attack("brasil", "argelia", armies))


def test_war2_atk_01_from_an_own_territory_against_a_neighbour():
    table = duel(4, 2)
    for action, why in (
        (Attack("argelia", "brasil", 1), "origin"),
        (Attack("brasil", "japao", 1), "own"),
        (Attack("brasil", "china", 1), "neighbour"),
    ):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-ATK-01", why)
    targets = {each.target for each in table.legal(0, Attack)}
    assert targets == {"argelia", "venezuela", "argentina"}


def test_war2_atk_02_the_origin_has_two_armies():
    table = duel(1, 2)
    refusal = table.refuses(0, Attack("brasil", "argelia", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-ATK-02", {"source": "brasil"})
    assert table.legal(0, Attack) == []


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (20, 3)])
def test_war2_atk_03_one_to_three_armies_and_one_stays(armies, most):
    table = duel(armies, 2)
    asked = [each.armies for each in table.legal(0, Attack) if each.target == "argelia"]
    assert sorted(asked) == list(range(1, most + 1))
    for number in (0, most + 1):
        refusal = table.refuses(0, Attack("brasil", "argelia", number))
        expected = {"asked": number, "most": most, "source": "brasil"}
        assert (refusal.clause, refusal.parameters) == ("WAR2-ATK-03", expected)


@pytest.mark.parametrize("armies", [1, 2, 30])
def test_war2_atk_04_whatever_the_target_has(armies):
    assert Attack("brasil", "argelia", 1) in duel(2, armies).legal(0)


@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_war2_atk_05_06_the_defence_uses_all_it_can(armies, dice):
    table = attack(duel(4, armies), 1)
    assert GAME.chance(table.state) == Dice(1 + dice)


@pytest.mark.parametrize("armies", [1, 2, 3])
def test_war2_atk_07_one_die_for_each_army(armies):
    table = attack(duel(4, 2), armies)
    assert GAME.chance(table.state) == Dice(armies + 2)
    table.roll(*[2] * armies, 5, 6)
    battle = table.heard(None, BattleFought)[0]
    assert (len(battle.attack), battle.defence) == (armies, [5, 6])


@pytest.mark.parametrize(
    ("dice", "target", "faces", "left"),
    [
        (3, 3, (1, 6, 4, 3, 6, 1), [4, 2]),
        (3, 1, (2, 3, 1, 2), [6, 0]),
        (1, 3, (6, 5, 4, 5), [6, 2]),
        (2, 3, (6, 1, 5, 5, 5), [5, 2]),
    ],
)
def test_war2_atk_08_09_highest_against_highest_and_ties_to_the_defence(dice, target, faces, left):
    table = attack(duel(6, target), dice).roll(*faces)
    battle = table.heard(None, BattleFought)[0]
    assert [6 - battle.attack_losses, target - battle.defence_losses] == left


def test_war2_atk_09_a_tie_is_the_defences():
    assert attack(duel(3, 1), 1).roll(6, 6).armies("brasil", "argelia") == [2, 1]


def test_war2_atk_10_lost_armies_go_back_to_the_box():
    table = duel(4, 3)
    before = [armies_in_box(table.state, seat) for seat in (0, 1)]
    attack(table, 3).roll(5, 4, 1, 6, 3, 1)
    assert [armies_in_box(table.state, seat) for seat in (0, 1)] == [before[0] + 2, before[1] + 1]


def test_war2_atk_11_12_as_often_as_one_likes_and_no_longer():
    table = duel(6, 6)
    for _ in range(3):
        attack(table, 1).roll(1, 6, 6, 6)
        assert (table.phase, table.awaiting) == ("attack", [0])
        assert EndAttack() in table.legal(0)
    table.play(0, Attack("brasil", "argentina", 1)).roll(1, 1)
    table.play(0, EndAttack())
    assert table.phase == "move"


def test_war2_con_01_a_territory_without_armies_is_conquered():
    table = attack(duel(4, 1), 3).roll(6, 5, 4, 1)
    assert table.phase == "occupy"
    assert table.armies("brasil", "argelia") == [4, 0]
    assert table.heard(None, TerritoryConquered) == [TerritoryConquered(0, "brasil", "argelia", 1)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_war2_con_02_one_to_k_armies_move_in(number):
    table = attack(duel(5, 1), 3).roll(6, 5, 4, 1)
    assert table.legal(0) == [Occupy(3), Occupy(2), Occupy(1)]
    for wrong in (0, 4):
        refusal = table.refuses(0, Occupy(wrong))
        expected = {"why": "amount", "asked": wrong, "most": 3}
        assert (refusal.clause, refusal.parameters) == ("WAR2-CON-02", expected)
    table.play(0, Occupy(number))
    assert (table.armies("brasil", "argelia"), table.owner("argelia")) == ([5 - number, number], 0)
    assert table.heard(None, ArmiesMovedIn) == [ArmiesMovedIn(0, "brasil", "argelia", number)]
    assert table.clause(0, Occupy(1)) == "WAR2-CON-02"


def test_war2_con_03_all_attackers_are_alive():
    for faces in ((6, 5, 4, 1, 2, 3), (6, 6, 6, 5, 5, 5)):
        table = attack(duel(4, 3), 3).roll(*faces)
        assert table.armies("brasil") == [4]
        table.play(0, Occupy(3))
        assert table.armies("brasil", "argelia") == [1, 3]


def test_war2_con_04_the_conquered_territory_attacks_on():
    table = attack(duel(5, 1), 3).roll(6, 5, 4, 1).play(0, Occupy(3))
    table.play(0, Attack("argelia", "egito", 2)).roll(6, 5, 1)
    assert table.phase == "occupy"


def test_war2_con_05_no_other_moves_during_the_attacks():
    table = duel(5, 1, hands={0: ["carta_brasil", "carta_japao_vladivostok"]})
    assert table.clause(0, Move("brasil", "argentina", 1)) == "WAR2-MOV-01"
    assert Transport(("carta_brasil", "carta_japao_vladivostok")) in table.legal(0)


def test_war2_con_06_centres_then_elimination_then_objectives():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]},
        armies={"brasil": 4},
        ci={0: "brasil", 1: "argelia"},
        objectives={0: "obj_destruir_vermelho"},
        options={"ci": True},
    )
    attack(table, 2).roll(6, 5, 1)
    assert not table.over
    table.play(0, Occupy(2))
    kinds = [type(event) for event in table.heard(None, CiCaptured, PlayerEliminated, GameEnded)]
    assert kinds == [CiCaptured, PlayerEliminated, GameEnded]
    assert table.winners == [0]


def test_war2_con_07_a_single_attacker_moves_in_at_once():
    table = attack(duel(5, 1), 1).roll(6, 1)
    assert (table.phase, table.owner("argelia"), table.armies("brasil", "argelia")) == ("attack", 0, [4, 1])


def test_war2_ex_07_three_red_dice_against_one_yellow():
    table = Table(holdings={0: ["mexico"]}, armies={"mexico": 4})
    table.play(0, Attack("mexico", "nova_york", 3))
    assert GAME.chance(table.state) == Dice(4)


def congo() -> Table:
    table = Table(holdings={0: ["congo"]}, armies={"congo": 4, "africa_do_sul": 3})
    return table.play(0, Attack("congo", "africa_do_sul", 3)).roll(5, 4, 1, 6, 3, 1)


def test_war2_ex_08_attack_loses_two_and_defence_one():
    assert congo().armies("congo", "africa_do_sul") == [2, 2]


def test_war2_ex_09_then_one_army_against_two_dice():
    table = congo()
    again = [each.armies for each in table.legal(0, Attack) if each.target == "africa_do_sul"]
    assert again == [1]
    table.play(0, Attack("congo", "africa_do_sul", 1))
    assert GAME.chance(table.state) == Dice(3)


def test_war2_ex_10_11_ten_against_four():
    table = attack(duel(10, 4), 3).roll(6, 3, 2, 5, 4, 2)
    assert table.armies("brasil", "argelia") == [8, 3]
    attack(table, 3).roll(5, 3, 2, 4, 2, 1)
    assert table.phase == "occupy"
    assert [table.clause(0, Occupy(number)) for number in (0, 4)] == ["WAR2-CON-02"] * 2
    assert {each.armies for each in table.legal(0, Occupy)} == {1, 2, 3}


def test_war2_ex_12_two_against_a_single_six():
    assert attack(duel(3, 1), 2).roll(3, 2, 6).armies("brasil", "argelia") == [2, 1]


def test_war2_rnd_02_the_attacks_dice_come_first():
    battle = attack(duel(4, 2), 3).roll(1, 2, 3, 4, 5).heard(None, BattleFought)[0]
    assert (battle.attack, battle.defence) == ([1, 2, 3], [4, 5])
    assert len(PARTS.numbers["dice"]["battle"]) == 6
