"""Chapters 3 and 4 of War II: rounds, turns, armies and bombers."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import (
    Airlift,
    Attack,
    Carry,
    ContinueRaid,
    Discard,
    EndAttack,
    EndTurn,
    Move,
    Occupy,
    Place,
    PlaceCi,
    RaidFromBase,
    Reinforce,
    Spy,
)
from conquista.games.war2.events import ArmiesLost, BombersArrived, TurnEnded, TurnStarted
from conquista.kernel.action import Surrender
from tests.rules.war2.table import PARTS, Table, claimed, dealt, territories_of

GENERAL = (
    "brasil argentina venezuela australia sumatra borneu alasca mackenzie vancouver california franca polonia "
    "suecia argelia sudao congo china india vietna"
).split()


def place_all(table: Table, seat: int) -> None:
    while table.phase == "place" and table.awaiting == [seat]:
        place = max(table.legal(seat, Place), key=lambda each: each.armies)
        table.play(seat, place)


def receiving(*territories: str, **more) -> Table:
    """A's turn begins with these territories."""
    other = next(name for name in reversed(PARTS.territories) if name not in territories)
    return Table("turn_start", holdings={0: list(territories), 1: [other]}, **more)


def test_war2_trn_01_clockwise():
    table = Table("move", active=1, holdings={0: ["brasil"], 1: ["china"]}, first=1)
    assert table.refuses(0, EndTurn()).parameters == {"seat": 1}
    assert table.clause(0, EndTurn()) == "WAR2-TRN-01"
    table.play(1, EndTurn())
    assert (table.view(None).active, table.view(None).round) == (2, 3)


def test_war2_trn_02_a_round_ends_where_it_began_even_if_the_first_has_left():
    table = Table("move", active=2, holdings={0: ["brasil"], 1: ["china"]}, first=1)
    table.play(2, EndTurn())
    assert (table.view(None).active, table.view(None).round) == (0, 3)
    place_all(table, 0)
    table.surrender(1).play(0, EndAttack(), EndTurn())
    assert (table.view(None).active, table.view(None).round) == (2, 4)


def test_war2_trn_03_04_05_round_1_has_two_stages():
    table = claimed(3)
    order = []
    while table.view(None).stage == 1:
        order.append(table.awaiting[0])
        assert table.legal(order[-1]) == table.legal(order[-1], Place)
        place_all(table, order[-1])
    assert order == [2, 0, 1]
    assert (table.view(None).round, table.view(None).stage, table.phase) == (1, 2, "attack")
    assert table.pools() == {}
    bases = table.view(None).base
    for seat in (2, 0, 1):
        assert table.awaiting == [seat]
        table.play(seat, EndAttack(), EndTurn())
    assert (table.view(None).round, table.view(None).stage, table.phase) == (2, 0, "place")
    assert table.view(None).base == bases == [4, 4, 4]
    stages = [(event.seat, event.round, event.stage) for event in table.heard(None, TurnStarted)]
    assert stages == [(2, 1, 1), (0, 1, 1), (1, 1, 1), (2, 1, 2), (0, 1, 2), (1, 1, 2), (2, 2, 0)]


@pytest.mark.parametrize(
    "action", [EndAttack(), Move("brasil", "argentina", 1), EndTurn(), RaidFromBase("china", 1)]
)
def test_war2_trn_04_nothing_else_in_the_first_stage(action):
    table = Table("place", stage=1, round_number=1, holdings={0: ["brasil"]}, pools={"free": 3}, base={0: 2})
    refusal = table.refuses(0, action)
    assert (refusal.clause, refusal.parameters) == ("WAR2-TRN-04", {"armies": 3})


def test_war2_trn_06_attacks_and_raids_in_the_second_stage():
    table = Table(
        stage=2, round_number=1, holdings={0: ["brasil"]}, armies={"brasil": 3, "china": 2}, base={0: 1}
    )
    assert Attack("brasil", "argelia", 2) in table.legal(0)
    assert RaidFromBase("china", 1) in table.legal(0)


def test_war2_trn_07_a_turn_is_armies_bombers_attacks_moves_cards():
    table = receiving("brasil", "argentina", armies={"brasil": 5})
    assert table.phase == "place"
    assert table.clause(0, EndAttack()) == "WAR2-REC-12"
    place_all(table, 0)
    assert (table.phase, table.view(None).base[0]) == ("attack", 1)
    table.play(0, Attack("brasil", "venezuela", 1)).roll(6, 1)
    table.play(0, EndAttack())
    assert table.phase == "move"
    table.play(0, EndTurn())
    assert (table.phase, table.asks_chance) == ("card", True)
    table.outcome().outcome().outcome()
    assert (table.view(None).active, len(table.hand(0))) == (1, 3)
    assert table.heard(None, TurnEnded) == [TurnEnded(0)]


@pytest.mark.parametrize("phase", ["place", "attack", "move"])
def test_war2_trn_08_cards_at_any_moment_do_not_change_the_phase(phase):
    table = Table(phase, holdings={0: ["brasil"]}, hands={0: ["carta_brasil"]}, pools={"free": 3})
    table.play(0, Reinforce("carta_brasil", (), "brasil"))
    assert (table.phase, table.armies("brasil")) == (phase, [2])


def test_war2_trn_09_a_phase_does_not_come_back():
    table = Table("move", holdings={0: ["brasil"]}, armies={"brasil": 3})
    refusal = table.refuses(0, Attack("brasil", "argelia", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-TRN-09", {"phase": "move"})
    assert Table(holdings={0: ["brasil"]}).clause(0, Place("free", "brasil", 1)) == "WAR2-TRN-09"


def test_war2_trn_10_only_the_player_ends_attacks_and_moves():
    table = Table(holdings={0: ["brasil"]})
    assert table.legal(0) == [EndAttack()]
    table.play(0, EndAttack())
    assert (table.phase, table.legal(0)) == ("move", [EndTurn()])


def test_war2_trn_11_a_conquest_or_a_raid_comes_first():
    table = Table(
        holdings={0: ["brasil"], 1: ["islandia"]},
        armies={"brasil": 5, "china": 4},
        base={0: 2},
        hands={0: ["carta_brasil"]},
    )
    table.play(0, RaidFromBase("china", 2)).flak(0).bombs(0)
    for action in (EndAttack(), Reinforce("carta_brasil", (), "brasil"), Occupy(1), Discard("carta_brasil")):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters) == ("WAR2-TRN-11", {"phase": "raid"})
    assert Surrender() not in table.legal(0)
    assert table.state.may_surrender(0)
    table = Table(holdings={0: ["brasil"], 1: ["islandia"]}, armies={"brasil": 5})
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1)
    assert table.refuses(0, ContinueRaid()).parameters == {"phase": "occupy"}


def test_war2_trn_12_surrender_from_the_claims_on():
    early = dealt(5)
    refusal = early.refuses(0, Surrender())
    assert (refusal.clause, refusal.parameters) == ("WAR2-TRN-12", {"why": "early"})
    table = dealt(3)
    assert all(table.state.may_surrender(seat) for seat in range(3))
    table.surrender(1)
    refusal = table.refuses(1, Surrender())
    assert (refusal.clause, refusal.parameters) == ("WAR2-TRN-12", {"why": "out"})


def test_war2_trn_13_only_placing_in_the_first_stage():
    table = Table(
        "place",
        stage=1,
        round_number=1,
        holdings={0: ["brasil"]},
        pools={"free": 3},
        hands={0: ["carta_brasil"]},
        options={"ci": True},
    )
    assert table.legal(0) == [*table.legal(0, Place), PlaceCi("brasil")]
    assert table.clause(0, Reinforce("carta_brasil", (), "brasil")) == "WAR2-TRN-13"
    assert table.clause(0, Discard("carta_brasil")) == "WAR2-TRN-13"


def test_war2_trn_14_a_placement_can_end_the_game():
    own = PARTS.territories[:18]
    table = Table(
        "place", holdings={0: own}, armies=dict.fromkeys(own[1:], 2), pools={"free": 5}, rest=1, players=3
    )
    table.state.in_play = 0b011
    assert not table.over
    table.play(0, Place("free", own[0], 1))
    assert (table.over, table.winners) == (True, [0])


@pytest.mark.parametrize(("number", "armies"), [(1, 3), (5, 3), (6, 3), (7, 3), (8, 4), (11, 5), (16, 8)])
def test_war2_rec_01_02_half_of_the_territories_but_at_least_three(number, armies):
    spread = ["alasca", "mackenzie", "groenlandia", "vancouver"]  # no continent's majority
    spread += ["argentina", "suecia", "franca", "polonia", "argelia", "sudao", "congo"]
    spread += ["aral", "omsk", "dudinka", "siberia", "sumatra"]
    assert receiving(*spread[:number]).pools() == {"free": armies}


def test_war2_rec_03_the_minimum_is_for_territories_alone():
    table = receiving("venezuela", "brasil")
    assert table.pools() == {"free": 3, "america_do_sul": 1}
    assert table.armies("brasil") == [2]


@pytest.mark.parametrize("continent", PARTS.continents)
def test_war2_rec_04_05_06_totality_or_majority_never_both(continent):
    number = PARTS.continents.index(continent)
    members = territories_of(continent)
    table = receiving(*members)
    assert table.pools()[continent] == PARTS.board.bonus[number]
    table = receiving(*members[: len(members) // 2 + 1])
    assert table.pools()[continent] == PARTS.majority[number]
    table = receiving(*members[: len(members) // 2])
    assert continent not in table.pools()


def test_war2_rec_07_11_one_army_on_each_centre_at_once():
    table = receiving("brasil", "china", "japao", "india", armies={"brasil": 4})
    assert table.armies("brasil", "china", "japao", "india") == [5, 2, 2, 1]
    assert table.pools() == {"free": 3}
    assert table.state.due == 3


def test_war2_rec_08_territory_armies_go_to_any_own_territory():
    table = receiving("brasil", "india")
    assert {place.territory for place in table.legal(0, Place)} == {"brasil", "india"}
    refusal = table.refuses(0, Place("free", "china", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-REC-08", {"territory": "china"})


def test_war2_rec_09_totality_armies_stay_in_the_continent():
    table = receiving(*territories_of("oceania"), "india")
    refusal = table.refuses(0, Place("oceania", "india", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-REC-09", {"territory": "india", "pool": "oceania"})
    table.play(0, Place("oceania", "sumatra", 3))
    assert table.armies("sumatra") == [4]


def test_war2_rec_10_majority_armies_stay_too():
    table = receiving(*territories_of("oceania")[:3], "india")
    assert table.clause(0, Place("oceania", "india", 1)) == "WAR2-REC-10"
    assert {place.territory for place in table.legal(0, Place) if place.pool == "oceania"} == {
        "sumatra",
        "borneu",
        "nova_guine",
    }


def test_war2_rec_12_all_armies_are_placed_before_the_phase_ends():
    table = receiving("india", "vietna")
    table.play(0, Place("free", "india", 2))
    refusal = table.refuses(0, EndAttack())
    assert (refusal.clause, refusal.parameters) == ("WAR2-REC-12", {"armies": 1})
    assert table.clause(0, EndTurn()) == "WAR2-REC-12"
    table.play(0, Place("free", "vietna", 1))
    assert table.phase == "attack"


def test_war2_rec_12_placements_can_be_taken_back_until_the_last():
    table = receiving("india", "vietna")
    assert table.state.settled()
    table.play(0, Place("free", "india", 2))
    assert not table.state.settled()
    table.play(0, Place("free", "india", 1))
    assert table.state.settled()


def test_war2_rec_13_pools_are_separate_and_used_in_parts():
    table = receiving("sumatra", "borneu", "nova_guine")
    table.play(0, Place("free", "sumatra", 1), Place("oceania", "borneu", 1), Place("free", "borneu", 1))
    assert table.pools() == {"free": 1, "oceania": 1}
    refusal = table.refuses(0, Place("oceania", "sumatra", 2))
    expected = {"why": "amount", "asked": 2, "most": 1, "pool": "oceania"}
    assert (refusal.clause, refusal.parameters) == ("WAR2-REC-13", expected)
    assert table.refuses(0, Place("asia", "sumatra", 1)).clause == "WAR2-REC-10"
    assert table.refuses(0, Place("lua", "sumatra", 1)).parameters == {"why": "name", "name": "lua"}


def test_war2_rec_14_an_empty_box_ends_the_placing():
    table = receiving("brasil", "china", "india", armies={"india": 115})
    assert table.armies("brasil", "china") == [2, 2]
    refusal = table.refuses(0, Place("free", "india", 2))
    assert (refusal.clause, refusal.parameters) == ("WAR2-REC-14", {"asked": 2, "most": 1})
    table.play(0, Place("free", "india", 1))
    assert (table.phase, table.pools()) == ("attack", {})
    assert table.heard(None, ArmiesLost) == [ArmiesLost(0, 2)]


def test_war2_rec_14_centres_come_first_in_board_order():
    table = receiving("brasil", "china", "india", armies={"india": 117})
    assert table.armies("brasil", "china") == [2, 1]
    assert (table.phase, table.view(None).base[0]) == ("attack", 2)


def test_war2_rec_15_a_bomber_for_each_centre():
    table = receiving("brasil", "china", "india")
    place_all(table, 0)
    assert (table.view(None).base, table.view(None).box) == ([2, 0, 0], [8, 10, 10])
    assert table.heard(None, BombersArrived) == [BombersArrived(0, 2, 2)]


def test_war2_rec_16_17_as_many_as_the_box_has_and_ten_at_most():
    table = receiving("brasil", "china", "japao", base={0: 8})
    place_all(table, 0)
    assert (table.view(None).base[0], table.view(None).box[0]) == (10, 0)
    table.play(0, EndAttack(), EndTurn())
    assert table.view(None).base[0] == 10


def test_war2_opt_02_without_attacks_in_round_1():
    options = {"first_round_attacks": False, "ci": True}
    table = Table(
        "turn_start",
        stage=2,
        round_number=1,
        holdings={0: ["brasil", "argentina"]},
        armies={"brasil": 4},
        hands={0: ["carta_china", "carta_brasil"]},
        base={0: 2},
        options=options,
    )
    assert table.phase == "move"
    for action in (Attack("brasil", "argelia", 1), EndAttack(), RaidFromBase("china", 1)):
        assert table.clause(0, action) == "WAR2-OPT-02"
    assert Move("brasil", "argentina", 3) in table.legal(0)
    assert Reinforce("carta_brasil", (), "brasil") in table.legal(0)
    assert Table("turn_start", stage=2, round_number=1, holdings={0: ["brasil"]}).phase == "attack"


def test_war2_opt_05_majority_armies_go_anywhere():
    table = receiving("sumatra", "borneu", "nova_guine", options={"majority_placement": "free"})
    assert table.pools() == {"free": 5}
    table = receiving(*territories_of("oceania"), options={"majority_placement": "free"})
    assert table.pools() == {"free": 3, "oceania": 3}


def test_war2_opt_01_without_the_option_there_are_no_information_centres():
    table = Table(holdings={0: ["brasil"]}, round_number=1, stage=2)
    assert table.clause(0, PlaceCi("brasil")) == "WAR2-OPT-01"
    assert table.clause(0, Spy(1)) == "WAR2-OPT-01"
    assert table.legal(0) == [EndAttack()]


def test_war2_ex_01_territory_parts():
    spread = ["alasca", "mackenzie", "groenlandia", "vancouver", "argentina", "suecia", "franca", "argelia"]
    assert receiving(*spread).pools() == {"free": 4}
    assert receiving(*spread, "sudao", "aral", "omsk").pools() == {"free": 5}


def test_war2_ex_02_at_least_three():
    assert receiving("alasca", "argentina", "suecia", "aral", "omsk").pools() == {"free": 3}
    assert receiving("alasca").pools() == {"free": 3}


def test_war2_ex_03_three_of_four_in_oceania():
    assert receiving("sumatra", "borneu", "nova_guine").pools()["oceania"] == 2


@pytest.mark.parametrize("left_out", [None, "vietna"])
def test_war2_ex_04_05_the_general_example(left_out):
    own = [name for name in GENERAL if name != left_out]
    assert len(own) == (19 if left_out is None else 18)
    table = receiving(*own)
    assert table.pools() == {"free": 9, "america_do_sul": 3, "oceania": 2}
    assert table.armies("brasil", "australia", "china") == [2, 2, 2]
    assert sum(table.pools().values()) + 3 == 17
    assert table.heard(None) == []
    place_all(table, 0)
    assert table.view(None).base[0] == 3


def test_war2_ex_06_the_majority_of_africa():
    africa = territories_of("africa")
    assert "africa" not in receiving(*africa[:3]).pools()
    assert receiving(*africa[:4]).pools()["africa"] == 2
    assert receiving(*africa).pools()["africa"] == 4


def test_war2_mov_01_moves_wait_for_the_end_of_the_attacks():
    table = Table(holdings={0: ["brasil", "argentina"]}, armies={"brasil": 3})
    for action in (Move("brasil", "argentina", 1), Airlift("brasil", "china", 1), EndTurn()):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters) == ("WAR2-MOV-01", {"why": "attacks"})
    assert table.clause(0, Carry("brasil", "argentina", 1)) == "WAR2-CRD-18"
