"""Chapter 11 of War II: objectives and the end of the game."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import Attack, EndAttack, EndTurn, Occupy, Place
from conquista.games.war2.events import GameEnded, LastStandBegun, ObjectiveChanged
from conquista.games.war2.objectives import fulfilled
from tests.rules.war2.table import PARTS, Table, claimed, territories_of

NORTH, SOUTH, EUROPE, AFRICA, ASIA, OCEANIA = (territories_of(name) for name in PARTS.continents)
ALL = list(PARTS.territories)
CENTRES = list(PARTS.centres)


def met(objective: str, own: list[str], armies: int = 1, seat: int = 0, **more) -> bool:
    table = Table(
        holdings={0: own}, armies=dict.fromkeys(own, armies), objectives={0: objective}, rest=1, **more
    )
    return fulfilled(table.state, seat)


@pytest.mark.parametrize(
    ("objective", "own", "short"),
    [
        ("obj_america_do_norte_oceania", NORTH + OCEANIA, 0),
        ("obj_america_do_norte_africa", NORTH + AFRICA, 0),
        ("obj_asia_5_centros", [*ASIA, "brasil", "egito"], -1),
        ("obj_oceania_maioria_asia_europa", OCEANIA + ASIA[:7] + EUROPE[:4], -1),
        ("obj_europa_oceania_terceiro", EUROPE + OCEANIA + SOUTH, -1),
        ("obj_europa_america_do_sul_terceiro", EUROPE + SOUTH + AFRICA, -1),
        ("obj_europa_maioria_asia", EUROPE + ASIA[:7], -1),
        ("obj_africa_maioria_america_do_norte_europa", AFRICA + NORTH[:5] + EUROPE[:4], -1),
        ("obj_america_do_sul_maioria_america_do_norte_asia", SOUTH + NORTH[:5] + ASIA[:7], -1),
        ("obj_24_territorios", ALL[:24], 0),
        ("obj_8_centros", CENTRES[:8], 0),
        ("obj_5_maiorias", SOUTH[:2] + EUROPE[:4] + AFRICA[:4] + ASIA[:7] + OCEANIA[:3], -1),
        ("obj_america_do_sul_oceania_7_centros", SOUTH + OCEANIA + CENTRES[:2] + CENTRES[3:6], -1),
    ],
)
def test_war2_obj_01_a_card_is_met_exactly_when_all_it_asks_for_is_held(objective, own, short):
    assert met(objective, own)
    less = list(own)
    less.pop(short)
    assert not met(objective, less)


def test_war2_obj_01_02_the_game_ends_at_once_without_a_declaration():
    table = Table(
        holdings={0: [*NORTH[:-1], *OCEANIA]},
        armies={"california": 4},
        objectives={0: "obj_america_do_norte_oceania"},
    )
    table.play(0, Attack("california", "mexico", 1)).roll(6, 1)
    assert (table.over, table.winners, table.view(None).ending) == (True, [0], "objective")
    assert table.heard(None, GameEnded)[0].objectives[0] == "obj_america_do_norte_oceania"
    assert table.clause(0, EndAttack()) == "WAR2-OBJ-01"


def test_war2_obj_03_not_before_the_second_stage():
    own = ALL[:24]
    table = Table(
        "place",
        stage=1,
        round_number=1,
        first=2,
        active=1,
        holdings={0: own, 1: ["sumatra"]},
        objectives={0: "obj_24_territorios"},
        pools={"free": 1},
    )
    assert fulfilled(table.state, 0)
    table.play(1, Place("free", "sumatra", 1))
    assert (table.over, table.winners, table.view(None).stage) == (True, [0], 2)


def test_war2_obj_03_at_the_start_of_a_turn_and_after_what_changes_the_board():
    own = ALL[:18]
    table = Table("place", holdings={0: own}, armies=dict.fromkeys(own[:-1], 2), pools={"free": 3}, rest=1)
    table.play(0, Place("free", own[0], 1))
    assert not table.over
    table.play(0, Place("free", own[-1], 1))
    assert table.winners == [0]


def test_war2_obj_04_the_player_on_turn_comes_first_then_clockwise():
    own = {0: ALL[:18], 1: ALL[18:36], 2: ALL[36:40]}
    strong = dict.fromkeys(ALL[:36], 2)
    for active, winner in ((0, 0), (1, 1), (2, 0), (3, 0)):
        table = Table("turn_start", players=4, active=active, holdings=own, armies=strong)
        assert table.winners == [winner]


def test_war2_obj_05_ones_own_colour_means_24_territories():
    assert met("obj_destruir_branco", ALL[:24])
    assert not met("obj_destruir_branco", ALL[:23])
    table = Table(holdings={0: ["brasil"]}, objectives={0: "obj_destruir_branco"})
    assert (table.view(0).goal, table.view(0).objectives[0]) == ("obj_24_territorios", "obj_destruir_branco")


def test_war2_obj_05_eliminated_by_another():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"], 2: ["china"]},
        armies={"brasil": 5},
        objectives={2: "obj_destruir_vermelho"},
        players=4,
    )
    assert table.view(2).goal == "obj_destruir_vermelho"
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.view(2).goal == "obj_24_territorios"
    assert table.heard(2, ObjectiveChanged) == [ObjectiveChanged(2, "obj_24_territorios")]
    assert table.heard(0, ObjectiveChanged) == []


def test_war2_obj_05_surrendered():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, objectives={0: "obj_destruir_vermelho", 2: "obj_5_maiorias"}
    )
    table.surrender(1)
    assert table.view(0).goal == "obj_24_territorios"


def test_war2_obj_06_only_who_takes_the_last_territory():
    table = Table(
        holdings={0: ["brasil", *ALL[:9]], 1: ["argelia"], 2: ALL[30:36]},
        armies={"brasil": 5},
        objectives={2: "obj_destruir_vermelho"},
        players=4,
    )
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert not table.over
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 5}, objectives={0: "obj_destruir_vermelho"}
    )
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.winners == [0]


def test_war2_obj_07_a_whole_continent_is_a_majority():
    assert met("obj_oceania_maioria_asia_europa", OCEANIA + ASIA + EUROPE)
    assert met("obj_5_maiorias", NORTH + SOUTH + EUROPE + AFRICA + ASIA)


@pytest.mark.parametrize("third", [NORTH, SOUTH, AFRICA, ASIA])
def test_war2_obj_08_one_more_continent_is_any_other(third):
    assert met("obj_europa_oceania_terceiro", EUROPE + OCEANIA + third)
    assert not met("obj_europa_oceania_terceiro", EUROPE + OCEANIA + third[:-1])


def test_war2_obj_09_eighteen_with_two_armies_and_others_with_one():
    own = ALL[:22]
    for strong, wins in ((18, True), (17, False)):
        table = Table(holdings={0: own}, armies=dict.fromkeys(own[:strong], 2), rest=1)
        assert fulfilled(table.state, 0) == wins


def test_war2_obj_10_centres_are_counted_in_all():
    own = [*ASIA, "brasil", "egito"]
    assert sum(name in CENTRES for name in ASIA) == 3
    assert met("obj_asia_5_centros", own)


def test_war2_end_01_the_last_one_wins_whatever_his_objective():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 3}, objectives={0: "obj_8_centros"}
    )
    table.surrender(2)
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert (table.over, table.winners, table.view(None).ending) == (True, [0], "last_in_play")


def limit(**more) -> Table:
    """The last turn of the last round."""
    table = Table("move", active=2, round_number=5, options={"round_limit": 5}, **more)
    return table.play(2, EndTurn())


def test_war2_end_02_most_territories_after_the_last_round():
    table = limit(holdings={0: ALL[:20], 1: ALL[20:30]})
    assert (table.winners, table.view(None).ending) == ([0], "round_limit")
    table = Table(
        "move", active=2, round_number=4, options={"round_limit": 5}, holdings={0: ALL[:20], 1: ALL[20:30]}
    )
    assert not table.play(2, EndTurn()).over


def test_war2_end_02_ties_go_to_centres_armies_and_bombers():
    plain = [name for name in ALL if name not in CENTRES]
    equal = {0: [CENTRES[0], *plain[:13]], 1: [CENTRES[1], *plain[13:26]], 2: []}
    assert limit(holdings={**equal, 0: [*CENTRES[:2], *plain[:12]], 1: plain[12:26]}).winners == [0]
    assert limit(holdings=equal, armies={plain[13]: 2}).winners == [1]
    assert limit(holdings=equal, base={0: 1}).winners == [0]
    table = limit(holdings=equal)
    assert (table.winners, table.view(None).places) == ([0, 1], [1, 1, 2])


def test_war2_opt_09_a_limit_of_60_rounds_and_none_with_0():
    assert Table().state.rules.round_limit == 60
    table = Table("move", active=2, round_number=60, holdings={0: ALL[:20], 1: ALL[20:30]})
    assert table.play(2, EndTurn()).over
    table = Table(
        "move", active=2, round_number=60, holdings={0: ALL[:20], 1: ALL[20:30]}, options={"round_limit": 0}
    )
    assert not table.play(2, EndTurn()).over


def test_war2_end_03_with_two_players_nothing_changes():
    table = Table("move", holdings={0: ["brasil"], 1: ["argelia"]}).surrender(2)
    table.play(0, EndTurn())
    assert (table.awaiting, table.phase, table.pools()) == ([1], "place", {"free": 3})


def test_war2_end_04_everything_is_shown_at_the_end():
    table = Table(holdings={0: ["brasil"], 1: ["argelia"]}, hands={1: ["carta_china"]})
    table.state.undealt = 0b110
    table.surrender(2).surrender(0)
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert view.objectives == ["obj_18_territorios"] * 3
        assert view.hands[1] == ["carta_china"]
        assert view.undealt_objectives == ["obj_america_do_norte_africa", "obj_asia_5_centros"]
        assert len(view.pile) == 60
    ended = table.heard(None, GameEnded)[0]
    assert (ended.hands[1], ended.leftover) == (
        ["carta_china"],
        ["obj_america_do_norte_africa", "obj_asia_5_centros"],
    )


def test_war2_ex_36_white_against_white():
    own = ALL[:23]
    table = Table(
        holdings={0: own, 2: ["madagascar"]},
        armies={own[-1]: 3},
        objectives={0: "obj_destruir_branco"},
        rest=1,
    )
    neighbour = next(each for each in table.legal(0, Attack) if each.source == own[-1])
    table.play(0, Attack(own[-1], neighbour.target, 1)).roll(6, 1)
    assert table.winners == [0]


def test_war2_ex_37_red_wins_when_green_eliminates_blue():
    colours = ["vermelho", "azul", "verde"]
    own = [name for name in ALL if name not in ("brasil", "argelia")]
    table = Table(
        active=2,
        holdings={0: own[:24], 1: ["argelia"], 2: ["brasil", *own[24:]]},
        armies={"brasil": 3},
        colours=colours,
        objectives={0: "obj_destruir_azul", 2: "obj_8_centros"},
    )
    table.play(2, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert (table.over, table.winners) == (True, [0])


def last_stand(number: int | None = None, **more) -> Table:
    options = {"last_stand": True, **({} if number is None else {"last_stand_centres": number})}
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia", "egito"]},
        armies={"brasil": 5, "argelia": 1},
        options=options,
        **more,
    )
    return table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)


def test_war2_opt_07_one_territory_left_changes_the_objective_for_good():
    table = last_stand(objectives={1: "obj_destruir_preto"})
    assert table.heard(None, LastStandBegun) == [LastStandBegun(1, 3)]
    assert table.view(1).goal == "obj_ultimo_territorio"
    for viewer in (0, 1, None):
        assert table.view(viewer).last_stand == [1]
    assert table.view(0).objectives[1] is None
    land = table.state.land
    for name in ("china", "japao"):
        assert not fulfilled(table.state, 1)
        land.give(PARTS.territories.index(name), 1)
    assert fulfilled(table.state, 1)
    assert table.state.last_stand == 0b10


def test_war2_opt_07_the_number_of_centres_is_an_option():
    table = last_stand(2)
    table.state.land.give(PARTS.territories.index("china"), 1)
    assert fulfilled(table.state, 1)


def test_war2_opt_07_the_card_no_longer_counts():
    table = last_stand(objectives={1: "obj_destruir_branco"})
    state = table.state
    state.active = 1
    armies = state.land.armies
    armies[PARTS.territories.index("egito")] = 5
    for name in ("brasil", "argelia"):
        armies[PARTS.territories.index(name)] = 1
    state.land.armies = armies
    state.land.give(PARTS.territories.index("brasil"), 2)
    table.play(1, Attack("egito", "argelia", 1)).roll(6, 1)
    assert table.view(None).fates[0] == "eliminated"
    assert not table.over


def test_war2_opt_07_without_the_option_nothing_changes():
    table = Table(holdings={0: ["brasil"], 1: ["argelia", "egito"]}, armies={"brasil": 5})
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1).play(0, Occupy(1))
    assert (table.view(1).goal, table.view(None).last_stand) == ("obj_18_territorios", [])


def test_war2_obj_03_a_whole_setup_is_not_looked_at():
    table = claimed(3)
    assert table.view(None).stage == 1
    assert not table.over
