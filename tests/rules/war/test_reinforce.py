"""Chapter 4 of War: receiving and placing armies."""

from __future__ import annotations

import pytest

from conquista.games.war.actions import Attack, EndAttack, Occupy, Place, Skip, Trade
from conquista.games.war.events import ArmiesPlaced, AttackEnded, TurnStarted
from tests.rules.war.table import GAME, PARTS, Table, cards_of, territories_of

BONUS = {"america_do_norte": 5, "america_do_sul": 2, "europa": 5, "africa": 3, "asia": 7, "oceania": 2}
LAST_OF_EACH = [territories_of(continent)[-1] for continent in BONUS]
SCATTERED = [name for name in PARTS.territories if name not in LAST_OF_EACH]
SQUARES = cards_of("labrador", "california", "mexico")
CONTINENT_AND_ONE = {0: [*territories_of("oceania"), "brasil"], 1: ["china"]}


def received(owned):
    table = Table("turn_start", holdings={0: owned})
    assert (table.phase, table.awaiting) == ("place", [0])
    return table.pools()


def placements(table):
    return {(action.pool, action.territory, action.armies) for action in table.legal(0)}


@pytest.mark.parametrize(
    ("owned", "armies"),
    [(8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6), (20, 10), (21, 10), (35, 17), (36, 18)],
)
def test_war_rnf_01_half_the_territories_rounded_down(owned, armies):
    assert received(SCATTERED[:owned]) == {"free": armies}


def test_war_rnf_01_the_pool_is_counted_anew_at_each_turn_start():
    table = Table("turn_start", holdings={0: SCATTERED[:10]}, pools={"free": 9, "asia": 1})
    assert table.pools() == {"free": 5}


def test_war_ex_01_eight_territories_give_four_armies():
    assert received(SCATTERED[-8:]) == {"free": 4}


def test_war_ex_02_eleven_territories_give_five_armies():
    assert received(SCATTERED[-11:]) == {"free": 5}


@pytest.mark.parametrize("owned", [1, 2, 3, 4, 5, 6, 7])
def test_war_rnf_02_never_less_than_three(owned):
    assert received(SCATTERED[:owned]) == {"free": 3}


@pytest.mark.parametrize("owned", [1, 5, 6, 7])
def test_war_ex_04_few_territories_give_three_armies(owned):
    assert received(SCATTERED[-owned:]) == {"free": 3}


@pytest.mark.parametrize("continent", BONUS)
def test_war_rnf_03_a_whole_continent_opens_a_pool_of_its_own(continent):
    names = territories_of(continent)
    free = max(3, len(names) // 2)
    assert received(names) == {"free": free, continent: BONUS[continent]}


@pytest.mark.parametrize(
    ("continent", "missing"), [(continent, name) for continent in BONUS for name in territories_of(continent)]
)
def test_war_rnf_03_one_territory_missing_and_there_is_no_pool(continent, missing):
    owned = [name for name in territories_of(continent) if name != missing]
    assert list(received(owned)) == ["free"]


def test_war_rnf_03_every_whole_continent_counts():
    table = Table("turn_start", rest=0, holdings={1: ["peru"], 2: ["japao"]})
    assert table.pools() == {"free": 20, "america_do_norte": 5, "europa": 5, "africa": 3, "oceania": 2}


def test_war_rnf_03_another_players_continent_gives_nothing():
    table = Table("turn_start", holdings={0: ["brasil"], 1: territories_of("oceania")})
    assert table.pools() == {"free": 3}


def test_war_rnf_03_there_is_no_pool_of_another_name():
    table = Table("place", holdings=CONTINENT_AND_ONE, pools={"free": 3, "oceania": 2})
    refusal = table.refuses(0, Place("antartida", "brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-RNF-03", {"name": "antartida"})


def test_war_ex_03_nineteen_territories_and_south_america():
    others = [name for name in SCATTERED if name not in territories_of("america_do_sul")][:15]
    assert "mexico" not in others
    others[0] = "mexico"
    table = Table("turn_start", holdings={0: [*territories_of("america_do_sul"), *others]})
    assert table.pools() == {"free": 9, "america_do_sul": 2}
    assert Place("america_do_sul", "peru", 1) in table.legal(0)
    refusal = table.refuses(0, Place("america_do_sul", "mexico", 1))
    assert refusal.clause == "WAR-RNF-06"


def test_war_rnf_04_a_trade_adds_to_the_free_pool_alone():
    table = Table("turn_start", holdings=CONTINENT_AND_ONE, hands={0: SQUARES}, exchanges=1)
    assert table.pools() == {"free": 3, "oceania": 2}
    table.play(0, Trade((SQUARES[0], SQUARES[1], SQUARES[2])))
    assert table.pools() == {"free": 9, "oceania": 2}


def test_war_rnf_04_without_a_trade_the_pools_stay_as_they_are():
    table = Table("turn_start", holdings=CONTINENT_AND_ONE, hands={0: SQUARES})
    table.play(0, Skip())
    assert table.pools() == {"free": 3, "oceania": 2}


def conquering_oceania():
    holdings = {0: [*territories_of("oceania")[1:], "brasil"], 1: ["sumatra", "vietna"]}
    table = Table("turn_start", holdings=holdings, armies={"australia": 3})
    assert table.pools() == {"free": 3}
    table.play(0, Place("free", "brasil", 3)).play(0, Attack("australia", "sumatra", 2)).roll(6, 6, 1)
    return table.play(0, Occupy(0))


def pass_turn(table, seat):
    while table.awaiting == [seat]:
        table.play(seat, GAME.decode(GAME.default(table.state, seat)))


def test_war_rnf_04_a_continent_conquered_in_the_turn_gives_nothing_in_it():
    table = conquering_oceania()
    assert (table.phase, table.pools()) == ("attack", {})
    assert table.view(None).owners.count(0) == 5


@pytest.mark.parametrize("kept", [True, False])
def test_war_ex_42_the_bonus_of_a_conquered_continent_comes_at_the_next_turn_start(kept):
    table = conquering_oceania()
    pass_turn(table, 0)
    table.draw("coringa_1").play(1, Place("free", "vietna", 3))
    table.play(1, Attack("vietna", "borneu", 1)).roll(*(1, 6) if kept else (6, 1))
    pass_turn(table, 1)
    if not kept:
        table.draw("coringa_2")
    pass_turn(table, 2)
    assert table.heard(1)[-1] == TurnStarted(0, 3, {"free": 3, "oceania": 2} if kept else {"free": 3})


def test_war_rnf_05_free_armies_go_anywhere_in_any_split():
    table = Table("place", holdings={0: ["brasil", "china", "japao"]}, pools={"free": 4})
    wanted = {("free", name, n) for name in ("brasil", "china", "japao") for n in (1, 2, 3, 4)}
    assert (placements(table), len(GAME.families(table.state, 0))) == (wanted, 3)
    table.play(0, Place("free", "japao", 1)).play(0, Place("free", "brasil", 2))
    assert table.pools() == {"free": 1}
    table.play(0, Place("free", "japao", 1))
    assert table.armies("brasil", "china", "japao") == [3, 1, 3]
    assert sum(table.view(None).armies) == 46
    assert table.heard(2) == [
        ArmiesPlaced(0, "free", "japao", 1),
        ArmiesPlaced(0, "free", "brasil", 2),
        ArmiesPlaced(0, "free", "japao", 1),
    ]


def test_war_rnf_05_only_on_ones_own_territories():
    table = Table("place", holdings={0: ["brasil"], 1: ["peru"]}, players=4, pools={"free": 4})
    table.surrender(1)
    for territory in ("peru", "china"):
        refusal = table.refuses(0, Place("free", territory, 1))
        assert (refusal.clause, refusal.parameters) == ("WAR-RNF-05", {"territory": territory})


@pytest.mark.parametrize("continent", BONUS)
def test_war_rnf_06_armies_of_a_continent_stay_in_it(continent):
    table = Table("place", rest=0, holdings={1: [], 2: []}, pools={continent: 1})
    assert placements(table) == {(continent, name, 1) for name in territories_of(continent)}
    for territory in PARTS.territories:
        if territory not in territories_of(continent):
            refusal = table.refuses(0, Place(continent, territory, 1))
            assert refusal.clause == "WAR-RNF-06"
            assert refusal.parameters == {"territory": territory, "pool": continent}


def test_war_rnf_07_no_attack_before_all_is_placed():
    pools = {"free": 2, "oceania": 1}
    table = Table("place", holdings=CONTINENT_AND_ONE, armies={"brasil": 5}, pools=pools)
    for action, left in ((Place("free", "brasil", 2), 3), (Place("oceania", "sumatra", 1), 1)):
        for forbidden in (Attack("brasil", "peru", 1), EndAttack()):
            refusal = table.refuses(0, forbidden)
            assert (refusal.clause, refusal.parameters) == ("WAR-RNF-07", {"armies": left})
        table.play(0, action)
    assert table.phase == "attack"
    assert Attack("brasil", "peru", 1) in table.legal(0)


def test_war_rnf_07_placements_may_be_taken_back_until_the_last_one():
    table = Table("place", holdings=CONTINENT_AND_ONE, pools={"free": 2})
    assert table.state.settled()
    table.play(0, Place("free", "brasil", 1))
    assert not table.state.settled()
    table.play(0, Place("free", "brasil", 1))
    assert table.state.settled()


@pytest.mark.parametrize(
    ("pool", "territory", "most"), [("free", "brasil", 3), ("oceania", "sumatra", 2), ("asia", "china", 0)]
)
def test_war_rnf_08_between_one_army_and_what_is_left_in_the_pool(pool, territory, most):
    holdings = {0: [*territories_of("oceania"), "brasil", "china"], 1: ["japao"]}
    table = Table("place", holdings=holdings, pools={"free": 3, "oceania": 2})
    for armies in range(1, most + 1):
        assert (pool, territory, armies) in placements(table)
    for armies in (-1, 0, most + 1, most + 2, 2**40):
        refusal = table.refuses(0, Place(pool, territory, armies))
        assert refusal.clause == "WAR-RNF-08"
        assert refusal.parameters == {"asked": armies, "most": most, "pool": pool}


def test_war_rnf_08_what_is_left_shrinks_with_each_placement():
    table = Table("place", holdings=CONTINENT_AND_ONE, pools={"free": 3, "oceania": 2})
    table.play(0, Place("free", "sumatra", 2))
    assert table.pools() == {"free": 1, "oceania": 2}
    assert table.refuses(0, Place("free", "sumatra", 2)).parameters["most"] == 1
    assert ("oceania", "sumatra", 2) in placements(table)


@pytest.mark.parametrize("order", [("free", "oceania", "asia"), ("asia", "free", "oceania")])
def test_war_rnf_08_pools_may_be_emptied_in_any_order(order):
    where = {"free": "brasil", "oceania": "borneu", "asia": "china"}
    holdings = {0: [*territories_of("oceania"), *territories_of("asia"), "brasil"], 1: ["peru"]}
    table = Table("place", holdings=holdings, pools={"free": 3, "oceania": 2, "asia": 7})
    for pool in order:
        assert table.phase == "place"
        table.play(0, Place(pool, where[pool], table.pools()[pool]))
    assert (table.phase, table.armies("brasil", "borneu", "china")) == ("attack", [4, 3, 8])


def test_war_rnf_09_a_player_need_not_attack():
    table = Table("place", holdings={0: ["brasil"], 1: ["china"]}, pools={"free": 3})
    table.play(0, Place("free", "brasil", 3))
    assert EndAttack() in table.legal(0)
    table.play(0, EndAttack())
    assert (table.awaiting, table.phase) == ([1], "place")
    heard = table.heard(1)
    assert heard == [ArmiesPlaced(0, "free", "brasil", 3), AttackEnded(0), TurnStarted(1, 2, {"free": 3})]
    assert table.hand(0) == []
