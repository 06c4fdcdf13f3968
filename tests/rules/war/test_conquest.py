"""Chapter 6 of War: conquest."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from conquista.games.war.actions import Attack, EndAttack, EndFortify, Occupy
from conquista.games.war.events import (
    ArmiesMovedIn,
    BattleFought,
    CardsTaken,
    GameEnded,
    PlayerEliminated,
    TerritoryConquered,
)
from conquista.games.war.view import BattleView
from conquista.kernel.chance import Rolled
from conquista.kernel.seat import CHANCE
from tests.rules.war.table import GAME, PARTS, Table, cards_of

EVERYBODY = [0, 1, 2, None]


def siege(origin: int, target: int = 1, **more) -> Table:
    """A's Brasil against B's Argélia with so many armies; C holds the rest."""
    return Table(
        holdings={0: ["brasil", "japao"], 1: ["argelia", "egito"]},
        armies={"brasil": origin, "argelia": target},
        **more,
    )


def conquer(table: Table, dice: int) -> Table:
    """A wins every pair against a single army in Argélia."""
    return table.play(0, Attack("brasil", "argelia", dice)).roll(*[6] * dice, 1)


def kinds(table: Table, viewer: int | None = None) -> list[type]:
    return [type(event) for event in table.heard(viewer)]


@pytest.mark.parametrize("armies", [1, 2, 3])
def test_war_cnq_01_a_target_that_loses_its_last_army_is_conquered(armies):
    table = siege(5, armies)
    table.play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, *[1] * armies)
    assert (table.owner("argelia"), table.owner("brasil")) == (0, 0)
    assert table.heard(None)[-1] == TerritoryConquered(0, "brasil", "argelia", 1)


@pytest.mark.parametrize(("armies", "faces"), [(2, (6, 2, 1)), (4, (6, 6, 6, 1, 1, 1)), (2, (6, 2, 1, 5, 3))])
def test_war_cnq_01_a_target_that_keeps_an_army_is_not_conquered(armies, faces):
    table = siege(5, armies)
    table.play(0, Attack("brasil", "argelia", len(faces) - min(3, armies))).roll(*faces)
    assert (table.owner("argelia"), table.armies("argelia")) == (1, [1])
    assert (table.phase, table.view(None).conquered) == ("attack", False)
    assert kinds(table) == [BattleFought]


@pytest.mark.parametrize("dice", [2, 3])
def test_war_cnq_02_from_one_army_to_as_many_as_took_part_move_in(dice):
    for moved in range(1, dice + 1):
        table = conquer(siege(9), dice)
        assert table.legal(0) == [Occupy(extra) for extra in range(dice - 1, -1, -1)]
        assert len(GAME.families(table.state, 0)) == 1
        GAME.explain(table.state, 0, Occupy(moved - 1))
        table.play(0, Occupy(moved - 1))
        assert table.armies("brasil", "argelia") == [9 - moved, moved]
        assert table.phase == "attack"


@pytest.mark.parametrize("dice", [2, 3])
def test_war_cnq_02_no_more_than_took_part_and_no_fewer_than_one(dice):
    table = conquer(siege(9), dice)
    for extra in (dice, -1):
        refusal = table.refuses(0, Occupy(extra))
        assert (refusal.clause, refusal.parameters) == ("WAR-CNQ-02", {"asked": extra, "most": dice - 1})


def test_war_cnq_02_the_armies_of_the_last_battle_count_not_those_of_an_earlier_one():
    table = siege(9, 2)
    table.play(0, Attack("brasil", "argelia", 3)).roll(6, 1, 1, 1, 2)
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1)
    assert table.legal(0) == [Occupy(1), Occupy(0)]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_war_cnq_03_the_first_army_moves_by_itself(dice):
    table = conquer(siege(5), dice)
    assert table.armies("brasil", "argelia") == [4, 1]
    assert kinds(table) == [BattleFought, TerritoryConquered]


def test_war_cnq_03_then_the_player_chooses_how_many_follow():
    table = conquer(siege(5), 3)
    assert (table.phase, table.awaiting) == ("occupy", [0])
    assert table.view(2).battle == BattleView("brasil", "argelia", 3)
    assert table.refuses(1, Occupy(1)).parameters == {"seat": 0}
    assert table.refuses(0, EndAttack()).parameters == {"phase": "occupy", "action": "end_attack"}
    table.play(0, Occupy(2))
    assert table.armies("brasil", "argelia") == [2, 3]
    assert all(table.heard(viewer)[-1] == ArmiesMovedIn(0, "brasil", "argelia", 2) for viewer in EVERYBODY)
    assert table.view(None).battle is None


def test_war_cnq_03_none_need_follow():
    table = conquer(siege(5), 3).play(0, Occupy(0))
    assert table.armies("brasil", "argelia") == [4, 1]
    assert (table.phase, table.awaiting) == ("attack", [0])


def test_war_cnq_04_with_one_die_there_is_nothing_to_occupy():
    table = conquer(siege(5), 1)
    assert (table.phase, table.awaiting) == ("attack", [0])
    refusal = table.refuses(0, Occupy(0))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": "attack", "action": "occupy"})


@pytest.mark.parametrize("defenders", [1, 2, 3])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_war_cnq_05_the_origin_keeps_an_army_after_every_conquest(attackers, defenders):
    start = siege(attackers + 1, defenders).play(0, Attack("brasil", "argelia", attackers)).state
    chance = GAME.chance(start)
    brasil, argelia = (PARTS.territories.index(name) for name in ("brasil", "argelia"))
    conquests = 0
    for thrown in combinations_with_replacement(range(1, 7), attackers):
        for against in combinations_with_replacement(range(1, 7), defenders):
            state = GAME.after(start, CHANCE, chance.outcome(Rolled(6, (*thrown, *against))))
            if state.land.owner[argelia] == 0:
                conquests += 1
                assert state.battle.attack_losses == 0
                assert (state.land.armies[brasil], state.land.armies[argelia]) == (attackers, 1)
            else:
                assert state.land.armies[brasil] >= 1
                assert state.land.armies[argelia] >= 1
    assert (conquests > 0) == (attackers >= defenders)


@pytest.mark.parametrize("dice", [2, 3])
def test_war_cnq_05_also_when_all_that_took_part_move_in(dice):
    table = conquer(siege(dice + 1), dice).play(0, Occupy(dice - 1))
    assert table.armies("brasil", "argelia") == [1, dice]


def test_war_cnq_06_the_conquered_territory_may_attack_in_the_same_turn():
    table = conquer(siege(5), 2).play(0, Occupy(1))
    table.play(0, Attack("argelia", "egito", 1)).roll(6, 1)
    assert (table.owner("egito"), table.armies("argelia", "egito")) == (0, [1, 1])


def test_war_cnq_06_but_with_one_army_it_cannot():
    table = conquer(siege(5), 2).play(0, Occupy(0))
    refusal = table.refuses(0, Attack("argelia", "egito", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-03", {"why": "armies", "source": "argelia"})


def test_war_cnq_07_a_conquest_gives_the_right_to_a_card_at_the_end_of_the_turn():
    table = siege(3)
    assert table.view(1).conquered is False
    conquer(table, 1)
    assert table.view(1).conquered is True
    assert (table.hand(0), table.asks_chance) == ([], False)
    table.play(0, EndAttack()).play(0, EndFortify())
    assert table.phase == "card"
    table.draw("carta_china")
    assert table.hand(0) == ["carta_china"]


def test_war_cnq_07_a_battle_without_conquest_gives_none():
    table = siege(3, 2).play(0, Attack("brasil", "argelia", 1)).roll(6, 1, 1)
    table.play(0, EndAttack())
    assert (table.state.active, table.phase, table.hand(0)) == (1, "place", [])


def test_war_cnq_08_ownership_mark_and_first_army_come_before_elimination_and_cards():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 4}, hands={1: cards_of("egito", "china")}
    )
    conquer(table, 3)
    assert kinds(table) == [BattleFought, TerritoryConquered, PlayerEliminated, CardsTaken]
    assert (table.phase, table.legal(0)) == ("occupy", [Occupy(2), Occupy(1), Occupy(0)])
    assert (table.hand(0), table.view(1).fates[1]) == (cards_of("egito", "china"), "eliminated")
    assert (table.view(None).conquered, table.view(None).eliminated) == (True, True)


@pytest.mark.parametrize(("owned", "over"), [(23, True), (22, False)])
def test_war_cnq_08_a_win_by_the_conquest_comes_before_the_occupation(owned, over):
    own = ["brasil", *(name for name in PARTS.territories if name not in ("brasil", "argelia", "egito"))]
    table = Table(
        holdings={0: own[:owned], 1: ["argelia", "egito"]},
        armies={"brasil": 4},
        objectives={0: "obj_24_territorios"},
    )
    conquer(table, 3)
    assert table.over is over
    assert table.winners == ([0] if over else [])
    assert table.phase == ("over" if over else "occupy")
    assert table.armies("brasil", "argelia") == [3, 1]
    assert (kinds(table)[-1] is GameEnded) is over


@pytest.mark.parametrize(("extra", "over"), [(0, False), (1, True)])
def test_war_cnq_08_the_occupation_itself_may_win(extra, over):
    own = [name for name in PARTS.territories if name not in ("argelia", "egito")][:17]
    table = Table(
        holdings={0: own, 1: ["argelia", "egito"]},
        armies=dict.fromkeys(own, 2) | {"brasil": 4},
        objectives={0: "obj_18_territorios"},
    )
    conquer(table, 2)
    assert table.phase == "occupy"
    table.play(0, Occupy(extra))
    assert (table.over, table.winners) == (over, [0] if over else [])
    assert (table.view(None).ending == "objective") is over


def test_war_cnq_08_a_conquest_that_eliminates_nobody_takes_no_cards():
    table = conquer(siege(4, hands={1: cards_of("egito")}), 3)
    assert kinds(table) == [BattleFought, TerritoryConquered]
    assert (table.hand(0), table.hand(1)) == ([], cards_of("egito"))
    assert table.view(None).eliminated is False


def test_war_ex_11_three_dice_conquer_and_one_to_three_armies_move():
    for moved in (1, 2, 3):
        table = siege(8, 3).play(0, Attack("brasil", "argelia", 3)).roll(5, 3, 2, 4, 2, 1)
        assert table.owner("argelia") == 0
        assert table.refuses(0, Occupy(3)).clause == "WAR-CNQ-02"
        table.play(0, Occupy(moved - 1))
        assert table.armies("brasil", "argelia") == [8 - moved, moved]


def test_war_ex_12_two_dice_move_one_or_two_armies():
    for moved in (1, 2):
        table = siege(3).play(0, Attack("brasil", "argelia", 2)).roll(5, 1, 4)
        assert table.legal(0) == [Occupy(1), Occupy(0)]
        table.play(0, Occupy(moved - 1))
        assert table.armies("brasil", "argelia") == [3 - moved, moved]


def test_war_ex_14_three_armies_that_moved_in_attack_with_one_or_two_dice():
    table = conquer(siege(5), 3).play(0, Occupy(2))
    attacks = [action for action in table.legal(0) if isinstance(action, Attack)]
    assert sorted(each.dice for each in attacks if (each.source, each.target) == ("argelia", "egito")) == [1, 2]
