"""Chapter 6 of War II: air raids."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import ContinueRaid, EndAttack, Place, RaidFromBase, RaidWithCards, StopRaid
from conquista.games.war2.events import BombsDropped, FlakFired, RaidDeclared, RaidEnded
from conquista.kernel.chance import Dice
from tests.rules.war2.table import GAME, PARTS, Table

CHINA = "carta_china"


def sky(target: int = 5, base: int = 4, **more) -> Table:
    """A holds Brasil and has bombers; C's China has so many armies."""
    more = {"holdings": {0: ["brasil"], 1: ["egito"]}, **more}
    return Table(armies={"china": target}, base={0: base}, **more)


def raid(bombers: int = 3, target: int = 5, **more) -> Table:
    return sky(target, **more).play(0, RaidFromBase("china", bombers))


def bombers(table: Table) -> list[int]:
    """Of A: in the base, flying, in the box."""
    view = table.view(None)
    return [view.base[0], view.raid.bombers if view.raid else 0, view.box[0]]


def test_war2_air_01_any_enemy_territory_near_or_far():
    table = sky(2)
    assert {each.target for each in table.legal(0, RaidFromBase)} == {"china"}
    refusal = table.refuses(0, RaidFromBase("brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-AIR-01", {"target": "brasil"})


def test_war2_air_02_with_two_armies_at_least():
    table = sky(1)
    assert table.legal(0, RaidFromBase) == []
    refusal = table.refuses(0, RaidFromBase("china", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-AIR-02", {"target": "china"})


def test_war2_air_03_from_the_base_without_cards_or_from_the_box_with_cards():
    table = sky(hands={0: [CHINA]})
    table.play(0, RaidFromBase("china", 2))
    assert (bombers(table), table.hand(0)) == ([2, 2, 6], [CHINA])
    table = sky(hands={0: [CHINA]})
    table.play(0, RaidWithCards(CHINA, (), "china"))
    assert (bombers(table), table.hand(0)) == ([4, 1, 5], [])


@pytest.mark.parametrize("number", [1, 2, 4])
def test_war2_air_04_some_or_all_of_the_bombers_in_the_base(number):
    table = sky()
    assert sorted(each.bombers for each in table.legal(0, RaidFromBase)) == [1, 2, 3, 4]
    for wrong in (0, 5):
        refusal = table.refuses(0, RaidFromBase("china", wrong))
        assert (refusal.clause, refusal.parameters) == ("WAR2-AIR-04", {"asked": wrong, "most": 4})
    table.play(0, RaidFromBase("china", number))
    assert bombers(table) == [4 - number, number, 6]
    assert table.heard(None) == [RaidDeclared(0, 2, "china", number, [])]


def test_war2_air_05_with_cards_the_base_is_not_touched():
    table = sky(hands={0: [CHINA, "numero_2_01"]}).play(0, RaidWithCards(CHINA, (2,), "china"))
    assert bombers(table) == [4, 3, 3]
    assert table.heard(None) == [RaidDeclared(0, 2, "china", 3, [CHINA, "numero_2_01"])]


@pytest.mark.parametrize("phase", ["place", "attack", "move"])
def test_war2_air_06_from_the_base_only_in_the_attack_phase(phase):
    table = sky(phase=phase, pools={"free": 3}, hands={0: [CHINA]})
    if phase != "attack":
        assert table.clause(0, RaidFromBase("china", 1)) == "WAR2-AIR-06"
    assert bool(table.legal(0, RaidFromBase)) == (phase == "attack")
    table.play(0, RaidWithCards(CHINA, (), "china")).flak(0).bombs(0)
    assert table.view(None).back == phase
    table.play(0, StopRaid())
    assert table.phase == phase


def test_war2_air_07_the_steps_of_a_raid():
    table = raid(3)
    assert GAME.chance(table.state) == Dice(1)
    table.flak(1)
    assert bombers(table) == [1, 2, 7]
    table.bombs(2)
    assert (table.armies("china"), table.phase) == ([3], "raid")
    assert table.legal(0) == [ContinueRaid(), StopRaid()]
    table.play(0, ContinueRaid())
    assert table.phase == "flak"
    table.flak(0).bombs(0).play(0, StopRaid())
    assert (table.phase, bombers(table)) == ("attack", [3, 0, 7])
    assert table.heard(None, FlakFired, BombsDropped, RaidEnded) == [
        FlakFired(0, "china", 1, 2),
        BombsDropped(0, "china", 2, 3),
        FlakFired(0, "china", 0, 2),
        BombsDropped(0, "china", 0, 3),
        RaidEnded(0, "china", 2),
    ]
    assert table.clause(0, StopRaid()) == "WAR2-AIR-07"
    assert table.clause(0, ContinueRaid()) == "WAR2-AIR-07"


@pytest.mark.parametrize("number", [1, 2])
def test_war2_air_08_no_more_are_shot_down_than_fly(number):
    table = raid(number).flak(2)
    assert (table.phase, bombers(table)) == ("attack", [4 - number, 0, 6 + number])
    assert table.heard(None, RaidEnded) == [RaidEnded(0, "china", 0)]


@pytest.mark.parametrize(("armies", "face", "left"), [(2, 3, 1), (2, 1, 1), (3, 3, 1), (4, 3, 1), (5, 3, 2)])
def test_war2_air_09_the_last_army_is_never_bombed(armies, face, left):
    table = raid(2, armies).flak(0).bombs(face)
    assert (table.armies("china"), table.owner("china")) == ([left], 2)
    assert table.phase == ("attack" if left == 1 else "raid")


@pytest.mark.parametrize("number", [1, 10])
def test_war2_air_10_one_die_whatever_the_number(number):
    table = raid(number, base=10)
    assert GAME.chance(table.state) == Dice(1)
    if number > 1:
        assert GAME.chance(table.flak(0).state) == Dice(1)


def test_war2_air_11_no_stop_before_the_first_shots_or_between_the_dice():
    table = raid()
    assert table.asks_chance
    assert table.clause(0, StopRaid()) == "WAR2-RND-01"
    table.flak(0)
    assert table.asks_chance
    assert table.clause(0, StopRaid()) == "WAR2-RND-01"


def test_war2_air_12_13_what_is_left_goes_to_the_base():
    table = sky(3, base=1, hands={0: [CHINA, "numero_3_01"]})
    table.play(0, RaidWithCards(CHINA, (3,), "china")).flak(1).bombs(3)
    assert (table.phase, bombers(table)) == ("attack", [4, 0, 6])
    table = raid(3).flak(0).bombs(0).play(0, StopRaid())
    assert bombers(table) == [4, 0, 6]


def test_war2_air_14_no_bombers_join_a_raid():
    table = raid(1, hands={0: [CHINA]}).flak(0).bombs(0)
    assert table.legal(0, RaidFromBase, RaidWithCards) == []
    assert table.clause(0, RaidFromBase("china", 1)) == "WAR2-TRN-11"


def test_war2_air_15_as_many_raids_as_one_can():
    table = sky(9)
    for _ in range(2):
        table.play(0, RaidFromBase("china", 4)).flak(0).bombs(1).play(0, StopRaid())
    assert (table.armies("china"), bombers(table)) == ([7], [4, 0, 6])


def test_war2_air_16_a_raid_does_not_touch_a_ci():
    table = raid(2, 2, ci={2: "china"}, options={"ci": True}).flak(0).bombs(3)
    assert table.view(None).ci[2] == "china"


def test_war2_air_17_neutral_territories_shoot_back():
    table = sky().surrender(2)
    table.play(0, RaidFromBase("china", 3))
    assert table.heard(None, RaidDeclared)[0].defender is None
    table.flak(2)
    assert bombers(table) == [1, 1, 8]


def test_war2_air_18_the_bombers_of_an_open_raid_are_seen_by_all():
    table = raid(3)
    for viewer in (0, 1, 2, None):
        seen = table.view(viewer).raid
        assert (seen.target, seen.bombers) == ("china", 3)


def test_war2_ex_13_14_15_bombers_of_cards():
    hand = {0: [CHINA, "numero_2_01", "numero_3_01"]}
    assert bombers(sky(2, 0, hands=hand).play(0, RaidWithCards(CHINA, (), "china"))) == [0, 1, 9]
    assert bombers(sky(2, 0, hands=hand).play(0, RaidWithCards(CHINA, (2, 3), "china"))) == [0, 6, 4]
    table = sky(2, 6, hands=hand).play(0, RaidWithCards(CHINA, (3, 2), "china"))
    assert (bombers(table), table.hand(0)) == ([6, 4, 0], [])


def test_war2_ex_16_one_bomber_against_two_shots():
    table = raid(1).flak(2)
    assert (table.phase, bombers(table)) == ("attack", [3, 0, 7])


def test_war2_ex_17_three_armies_three_bombs():
    table = raid(4, 3).flak(0).bombs(3)
    assert (table.armies("china"), table.phase, bombers(table)) == ([1], "attack", [4, 0, 6])


def test_war2_ex_18_a_single_army_cannot_be_raided():
    table = sky(1, hands={0: [CHINA]})
    assert table.legal(0, RaidFromBase, RaidWithCards) == []
    assert table.clause(0, RaidWithCards(CHINA, (), "china")) == "WAR2-CRD-14"


def test_war2_ex_19_two_exchanges():
    table = sky(6, 0, hands={0: [CHINA, "numero_2_01"]}).play(0, RaidWithCards(CHINA, (2,), "china"))
    table.flak(1).bombs(2).play(0, ContinueRaid()).flak(0).bombs(1).play(0, StopRaid())
    assert (table.armies("china"), bombers(table)) == ([3], [2, 0, 8])


def test_war2_opt_04_the_heavy_die():
    table = raid(4, options={"aa_die": "heavy"})
    assert sorted(table.state.rules.anti_aircraft) == [0, 0, 0, 1, 2, 3]
    table.roll(6)
    assert bombers(table) == [0, 1, 9]
    assert PARTS.numbers["dice"]["anti_aircraft_heavy"] == PARTS.numbers["dice"]["air_attack"]


def test_war2_rnd_01_air_dice_are_six_equal_sides():
    shown = [raid(4).roll(face).heard(None, FlakFired)[0].face for face in range(1, 7)]
    assert sorted(shown) == [0, 0, 0, 1, 1, 2]
    shown = [raid(4, 9).flak(0).roll(face).heard(None, BombsDropped)[0].face for face in range(1, 7)]
    assert sorted(shown) == [0, 0, 0, 1, 2, 3]


def test_war2_rec_16_a_raid_while_placing_leaves_fewer_for_the_turn():
    table = sky(5, 0, phase="place", pools={"free": 1}, hands={0: [CHINA, "numero_3_01"]}, due=10)
    table.play(0, RaidWithCards(CHINA, (3,), "china")).flak(0).bombs(0).play(0, StopRaid())
    assert bombers(table) == [4, 0, 6]
    table.play(0, Place("free", "brasil", 1))
    assert (table.phase, bombers(table)) == ("attack", [10, 0, 0])
    assert EndAttack() in table.legal(0)
