"""Chapter 4 of War: receiving and placing armies."""

from __future__ import annotations

import pytest

from conquista.games.war.actions import Attack, Place
from tests.rules.war.table import PARTS, Table, territories_of

SCATTERED = "alasca ottawa mexico peru islandia franca argelia congo aral china sumatra".split()
    "alasca",
    "ottawa",
    "mexico",
    "peru",
    "islandia",
    "franca",
    "argelia",
    "congo",
    "aral",
    "china",
    "sumatra",
]


@pytest.mark.parametrize(("owned", "armies"), [(8, 4), (11, 5)])
def test_war_rnf_01_half_the_territories_rounded_down(owned, armies):
    table = Table("turn_start", holdings={0: SCATTERED[:owned]})
    assert table.pools() == {"free": armies}


@pytest.mark.parametrize(("owned", "armies"), [(8, 4), (11, 5)])
def test_war_ex_01_02_eight_territories_give_four_and_eleven_give_five(owned, armies):
    table = Table("turn_start", holdings={0: SCATTERED[:owned]})
    assert table.pools()["free"] == armies


def test_war_rnf_03_a_whole_continent_opens_a_pool_of_its_own():
    table = Table("turn_start", holdings={0: [*territories_of("oceania"), "brasil"]})
    assert table.pools() == {"free": 3, "oceania": 2}
    assert Place("oceania", "sumatra", 2) in table.legal(0)


def test_war_rnf_07_no_attack_before_all_is_placed():
    table = Table("place", holdings={0: ["brasil"]}, armies={"brasil": 5}, pools={"free": 2})
    refusal = table.refuses(0, Attack("brasil", "peru", 1))
    assert (refusal.clause, refusal.parameters["armies"]) == ("WAR-RNF-07", 2)
    table.play(0, Place("free", "brasil", 1)).play(0, Place("free", "brasil", 1))
    assert table.phase == "attack"


def test_board_order_is_the_order_of_the_data():
    assert PARTS.territories[0] == "alasca"
