"""Chapter 12 of War II: Information Centres and espionage."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import (
    Attack,
    Carry,
    CarryCi,
    Discard,
    EndAttack,
    EndTurn,
    MoveCi,
    Occupy,
    Place,
    PlaceCi,
    RaidFromBase,
    Reinforce,
    Spy,
    Transport,
)
from conquista.games.war2.events import (
    CiCaptured,
    CiFreed,
    CiMoved,
    CiPlaced,
    HandSeen,
    PlayerEliminated,
    SecretsSeen,
    Spied,
)
from conquista.games.war2.view import Look, Sighting
from tests.rules.war2.table import PARTS, Table

ONES = [f"numero_1_{k:02}" for k in range(1, 11)]
PAIR = ("carta_brasil", "carta_china")
CIS = {0: "brasil", 1: "argelia", 2: "india"}
OTHERS = (1, 2, None)


def spying(phase: str = "attack", **more) -> Table:
    """A holds Brasil and China, B Argélia and Egito, C the rest; each has a CI."""
    more = {
        "holdings": {0: ["brasil", "china"], 1: ["argelia", "egito"]},
        "armies": {"brasil": 5},
        "ci": CIS,
        "options": {"ci": True, **more.pop("options", {})},
        **more,
    }
    return Table(phase, **more)


def unplaced(phase: str = "attack", **more) -> Table:
    return spying(phase, ci={1: "argelia", 2: "india"}, **more)


def capture(table: Table) -> Table:
    """A takes Argélia with one army."""
    return table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)


def test_war2_ci_01_each_has_one():
    table = spying(round_number=2)
    assert table.legal(0, PlaceCi) == []
    assert table.clause(0, PlaceCi("china")) == "WAR2-CI-01"


def test_war2_ci_02_on_an_own_territory_in_round_1_or_2():
    table = unplaced(round_number=2)
    assert {each.territory for each in table.legal(0, PlaceCi)} == {"brasil", "china"}
    refusal = table.refuses(0, PlaceCi("egito"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CI-02", "owner")
    table.play(0, PlaceCi("china"))
    assert table.view(None).ci[0] == "china"
    assert table.heard(None) == [CiPlaced(0, "china")]
    refusal = unplaced(round_number=3).refuses(0, PlaceCi("china"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CI-02", "late")


@pytest.mark.parametrize(
    ("phase", "stage", "number"),
    [("place", 1, 1), ("attack", 2, 1), ("move", 2, 1), ("place", 0, 2), ("attack", 0, 2), ("move", 0, 2)],
)
def test_war2_ci_03_at_any_moment_of_the_own_turn(phase, stage, number):
    table = unplaced(phase, stage=stage, round_number=number, pools={"free": 3})
    table.play(0, PlaceCi("brasil"))
    assert table.phase == phase
    table = unplaced(round_number=2)
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1)
    assert table.clause(0, PlaceCi("brasil")) == "WAR2-TRN-11"


def test_war2_ci_04_in_round_2_the_turn_cannot_end_without_it():
    table = unplaced("move", round_number=2)
    assert EndTurn() not in table.legal(0)
    assert table.clause(0, EndTurn()) == "WAR2-CI-04"
    table.play(0, PlaceCi("brasil"), EndTurn())
    assert EndTurn() in unplaced("move", round_number=1, stage=2).legal(0)


def test_war2_ci_05_it_is_no_army():
    table = capture(spying(armies={"brasil": 2}))
    assert table.armies("brasil", "argelia") == [1, 1]
    table = spying(armies={"brasil": 1})
    assert table.legal(0, Attack) == []


def test_war2_ci_06_several_may_stand_together():
    table = spying(ci={0: "argelia", 1: "argelia", 2: "argelia"})
    assert capture(table).view(None).ci == ["argelia"] * 3


def test_war2_ci_07_spying_needs_the_own_ci_on_an_own_territory():
    assert spying().legal(0, Spy) == [Spy(1), Spy(2)]
    table = unplaced(round_number=2)
    assert (table.legal(0, Spy), table.clause(0, Spy(1))) == ([], "WAR2-CI-07")


def test_war2_ci_08_all_cards_of_one_opponent_but_not_the_objective():
    table = spying(hands={1: ONES[:3], 2: ["carta_china"]}).play(0, Spy(1))
    assert table.heard(0, HandSeen) == [HandSeen(0, 1, ONES[:3])]
    assert table.view(0).sightings == [Sighting(1, 1, ONES[:3], None, False)]
    assert table.view(0).objectives[1] is None


def test_war2_ci_09_once_a_turn():
    table = spying().play(0, Spy(1))
    assert table.legal(0, Spy) == []
    assert [table.clause(0, Spy(seat)) for seat in (1, 2)] == ["WAR2-CI-09"] * 2


def test_war2_ci_10_the_right_does_not_carry_over():
    table = spying().play(0, EndAttack(), EndTurn())
    for seat in (1, 2):
        table.play(seat, *(Place("free", place, 1) for place in table.held(seat)[:1] * table.pools()["free"]))
        while table.phase == "place":
            table.play(seat, table.legal(seat, Place)[0])
        table.play(seat, EndAttack(), EndTurn())
    assert table.awaiting == [0]
    table.play(0, Spy(1))
    assert table.legal(0, Spy) == []


@pytest.mark.parametrize("phase", ["place", "attack", "move"])
def test_war2_ci_11_in_every_phase_but_not_in_the_first_stage(phase):
    table = spying(phase, pools={"free": 3})
    assert len(table.legal(0, Spy)) == 2
    table.play(0, Spy(2))
    assert table.phase == phase
    table = spying("place", stage=1, round_number=1, pools={"free": 3})
    assert (table.legal(0, Spy), table.clause(0, Spy(1))) == ([], "WAR2-CI-11")


def test_war2_ci_12_an_empty_hand_may_be_chosen_but_nobody_who_is_out():
    table = spying().play(0, Spy(1))
    assert table.heard(0, HandSeen) == [HandSeen(0, 1, [])]
    assert table.view(None).spied
    table = spying(players=4).surrender(1)
    assert table.legal(0, Spy) == [Spy(3)]
    assert [table.clause(0, Spy(seat)) for seat in (0, 1, 2, 4, -1)] == ["WAR2-CI-12"] * 5


def test_war2_ci_13_what_was_seen_stays_as_it_was():
    table = spying(hands={1: ["carta_egito", ONES[0]]}).play(0, Spy(1), EndAttack(), EndTurn())
    while table.phase == "place":
        table.play(1, table.legal(1, Place)[0])
    table.play(1, Reinforce("carta_egito", (), "egito"))
    seen = [Sighting(1, 1, ["carta_egito", ONES[0]], None, False)]
    assert table.view(0).sightings == seen
    assert table.view(0).known_hands == [[], [ONES[0]], []]
    table.play(1, Discard(ONES[0]))
    assert table.view(0).sightings == seen
    assert table.view(0).known_hands == [[], [], []]


def test_war2_ci_14_all_are_told_who_spied_on_whom_and_nothing_more():
    table = spying(hands={1: ONES[:3]}).play(0, Spy(1))
    for viewer in OTHERS:
        assert table.heard(viewer) == [Spied(0, 1)]
        assert table.view(viewer).looks == [Look(0, 1, 1, False)]
        assert table.view(viewer).sightings == []
        assert table.view(viewer).known_hands == [[], [], []]
    assert table.heard(0) == [Spied(0, 1), HandSeen(0, 1, ONES[:3])]


def test_war2_ci_15_16_a_conquest_captures_and_shows_cards_and_objective():
    table = capture(spying(hands={1: ONES[:2]}, objectives={1: "obj_8_centros"}))
    assert table.heard(None, CiCaptured) == [CiCaptured(0, 1, "argelia")]
    seen = SecretsSeen(0, 1, ONES[:2], "obj_8_centros", "obj_8_centros")
    assert table.heard(0, SecretsSeen) == [seen]
    assert table.view(0).objectives[1] == "obj_8_centros"
    assert table.view(0).sightings == [Sighting(1, 1, ONES[:2], "obj_8_centros", False)]


def test_war2_ci_17_once_at_the_capture_and_spying_is_not_used_up():
    table = capture(spying(hands={1: ONES[:2]}))
    assert table.legal(0, Spy) == [Spy(1), Spy(2)]
    table.play(0, Spy(2), EndAttack(), EndTurn())
    assert len(table.heard(0, SecretsSeen)) == 1
    for viewer in OTHERS:
        assert Look(0, 1, 1, True) in table.view(viewer).looks
        assert table.heard(viewer, SecretsSeen) == []


def test_war2_ci_18_the_captor_keeps_it():
    table = capture(spying()).play(0, EndAttack())
    assert MoveCi(1, "brasil") in table.legal(0)
    refusal = table.refuses(0, MoveCi(2, "brasil"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CI-18", {"territory": "india"})


def test_war2_ci_19_a_third_player_captures_it_in_turn():
    table = capture(spying(hands={1: ONES[:2]}))
    state = table.state
    state.active = 2
    armies = state.land.armies
    armies[PARTS.territories.index("franca")] = 4
    state.land.armies = armies
    table.play(2, Attack("franca", "argelia", 1)).roll(6, 1)
    assert table.heard(None, CiCaptured) == [CiCaptured(0, 1, "argelia"), CiCaptured(2, 1, "argelia")]
    assert table.view(2).sightings == [Sighting(1, 1, ONES[:2], "obj_18_territorios", False)]


def take_back(table: Table) -> Table:
    """B, with armies in Egito, takes Argélia back."""
    state = table.state
    state.active, state.spies.spied = 1, False
    armies = state.land.armies
    armies[PARTS.territories.index("egito")] = 4
    state.land.armies = armies
    return table.play(1, Attack("egito", "argelia", 1)).roll(6, 1)


def test_war2_ci_20_without_it_no_spying_until_it_is_conquered_back():
    table = capture(spying())
    table.state.active = 1
    refusal = table.refuses(1, Spy(0))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CI-20", {"territory": "argelia"})
    assert table.legal(1, Spy) == []
    take_back(table)
    assert table.heard(None, CiFreed) == [CiFreed(1, "argelia")]
    assert table.legal(1, Spy) == [Spy(0), Spy(2)]
    assert len(table.heard(1, SecretsSeen)) == 0


def test_war2_ci_21_a_captured_ci_gives_no_spying():
    table = capture(unplaced(round_number=2))
    assert (table.legal(0, Spy), table.clause(0, Spy(1))) == ([], "WAR2-CI-07")


def test_war2_ci_22_all_at_once():
    table = spying(ci={0: "argelia", 1: "argelia", 2: "argelia"}, hands={1: ONES[:1], 2: ONES[1:3]})
    capture(table)
    assert table.heard(None, CiCaptured, CiFreed) == [
        CiFreed(0, "argelia"),
        CiCaptured(0, 1, "argelia"),
        CiCaptured(0, 2, "argelia"),
    ]
    assert [seen.cards for seen in table.view(0).sightings] == [ONES[:1], ONES[1:3]]
    assert len(table.legal(0, Spy)) == 2


def test_war2_ci_23_the_look_comes_before_the_elimination():
    table = spying(
        holdings={0: ["brasil"], 1: ["argelia"]}, hands={1: ONES[:2]}, objectives={1: "obj_8_centros"}
    )
    capture(table)
    kinds = [type(event) for event in table.heard(0, CiCaptured, SecretsSeen, PlayerEliminated)]
    assert kinds == [CiCaptured, SecretsSeen, PlayerEliminated]
    assert table.heard(0, SecretsSeen) == [SecretsSeen(0, 1, ONES[:2], "obj_8_centros", "obj_8_centros")]
    assert table.view(None).ci_out == [1]
    assert table.view(0).objectives[1] == "obj_8_centros"


def test_war2_ci_24_the_card_as_drawn_and_what_it_means_now():
    table = capture(spying(objectives={1: "obj_destruir_vermelho"}))
    seen = table.heard(0, SecretsSeen)[0]
    assert (seen.dealt, seen.objective) == ("obj_destruir_vermelho", "obj_24_territorios")
    assert table.view(0).sightings == [Sighting(1, 1, [], "obj_destruir_vermelho", True)]
    table = capture(spying(objectives={1: "obj_destruir_preto"}))
    assert not table.view(0).sightings[0].changed


def test_war2_ci_24_a_last_stand_is_seen_too():
    options = {"last_stand": True}
    table = spying(ci={0: "brasil", 1: "egito", 2: "india"}, options=options, armies={"brasil": 9})
    capture(table).play(0, Attack("brasil", "venezuela", 1)).roll(6, 1)
    state = table.state
    armies = state.land.armies
    armies[PARTS.territories.index("argelia")] = 5
    state.land.armies = armies
    table.play(0, Attack("argelia", "egito", 1)).roll(6, 1)
    assert table.heard(0, SecretsSeen)[0].objective == "obj_ultimo_territorio"
    assert table.view(0).sightings[0].changed


def test_war2_ci_25_one_step_to_an_own_neighbour_or_between_own_centres():
    table = spying("move", holdings={0: ["brasil", "argentina", "china", "vietna"], 1: ["argelia"]})
    assert {each.territory for each in table.legal(0, MoveCi)} == {"argentina", "china"}
    for place in ("vietna", "venezuela", "brasil"):
        refusal = table.refuses(0, MoveCi(0, place))
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CI-25", "reach")
    assert table.refuses(0, MoveCi(5, "china")).parameters == {"why": "nowhere"}
    table.play(0, MoveCi(0, "china"))
    assert table.view(None).ci[0] == "china"
    assert table.heard(None) == [CiMoved(0, 0, "brasil", "china")]


def test_war2_ci_26_once_a_turn():
    table = spying("move", holdings={0: ["brasil", "argentina", "china"], 1: ["argelia"]})
    table.play(0, MoveCi(0, "china"))
    assert table.legal(0, MoveCi) == []
    assert table.clause(0, MoveCi(0, "brasil")) == "WAR2-CI-26"


def test_war2_ci_27_no_army_goes_with_it():
    table = spying("move", holdings={0: ["brasil", "argentina"], 1: ["argelia"]}, armies={})
    table.play(0, MoveCi(0, "argentina"))
    assert (table.armies("brasil", "argentina"), table.view(None).ci[0]) == ([1, 1], "argentina")


def test_war2_ci_28_two_cards_take_it_to_any_own_territory():
    table = spying(holdings={0: ["brasil", "china", "aral"], 1: ["argelia"]}, hands={0: PAIR}, armies={})
    refusal = table.refuses(0, CarryCi(0, "aral"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CI-28", {"why": "cards"})
    table.play(0, Transport(PAIR))
    assert table.legal(0) == [CarryCi(0, "aral"), CarryCi(0, "china")]
    for place in ("brasil", "argelia"):
        refusal = table.refuses(0, CarryCi(0, place))
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CI-28", "target")
    table.play(0, CarryCi(0, "aral"))
    assert (table.view(None).ci[0], table.hand(0), table.view(None).discards) == ("aral", [], list(PAIR))


def test_war2_ci_29_at_any_moment_and_in_the_movement_phase_it_is_the_one_move():
    own = {0: ["brasil", "china", "argentina"], 1: ["argelia"]}
    table = spying("attack", holdings=own, hands={0: PAIR})
    table.play(0, Transport(PAIR), CarryCi(0, "china"), EndAttack())
    assert MoveCi(0, "brasil") in table.legal(0)
    table = spying("move", holdings=own, hands={0: PAIR})
    table.play(0, Transport(PAIR), CarryCi(0, "argentina"))
    assert table.clause(0, MoveCi(0, "brasil")) == "WAR2-CI-26"
    table = spying("move", holdings=own, hands={0: PAIR})
    table.play(0, MoveCi(0, "china"), Transport(PAIR))
    assert table.clause(0, CarryCi(0, "brasil")) == "WAR2-CI-29"
    assert table.legal(0, CarryCi) == []


def test_war2_ci_30_either_armies_or_one_ci():
    table = spying(hands={0: PAIR}).play(0, Transport(PAIR))
    assert {type(action) for action in table.legal(0)} == {Carry, CarryCi}
    table.play(0, CarryCi(0, "china"))
    assert (table.phase, table.armies("brasil"), table.legal(0, Carry)) == ("attack", [5], [])


def test_war2_ci_31_it_may_move_in_the_turn_in_which_it_was_placed():
    table = unplaced("move", round_number=2).play(0, PlaceCi("brasil"))
    assert MoveCi(0, "china") in table.legal(0)


def test_war2_opt_06_where_a_ci_may_arrive():
    cards = ("carta_brasil", "carta_egito")
    own = {0: ["brasil", "egito", "china"], 1: ["argelia"]}
    table = spying(
        holdings=own, hands={0: cards}, ci={0: "china", 1: "argelia"}, options={"transport_mode": "shown"}
    )
    table.play(0, Transport(cards))
    assert table.legal(0, CarryCi) == [CarryCi(0, "brasil"), CarryCi(0, "egito")]
    cards = ("carta_china", "continente_asia")
    own = {0: ["china", "brasil", "aral"], 1: ["argelia"]}
    table = spying(holdings=own, hands={0: cards}, armies={}, options={"transport_mode": "shown"})
    table.play(0, Transport(cards))
    assert table.legal(0, CarryCi) == [CarryCi(0, "aral"), CarryCi(0, "china")]
    assert table.clause(0, CarryCi(0, "brasil")) == "WAR2-CI-28"


def test_war2_ex_38_no_spying_before_the_ci_is_on_the_board():
    assert unplaced(round_number=2).legal(0, Spy) == []


def test_war2_ex_39_no_second_spying():
    assert spying().play(0, Spy(2)).legal(0, Spy) == []


def test_war2_ex_40_a_ci_goes_from_hand_to_hand():
    table = capture(spying(hands={1: ONES[:2]}))
    assert len(table.heard(0, SecretsSeen)) == 1
    state = table.state
    state.active = 2
    armies = state.land.armies
    armies[PARTS.territories.index("franca")] = 4
    state.land.armies = armies
    table.play(2, Attack("franca", "argelia", 1)).roll(6, 1)
    assert len(table.heard(2, SecretsSeen)) == 1
    take_back(table)
    assert len(table.legal(1, Spy)) == 2


def test_war2_air_16_a_ci_survives_an_occupation_and_a_raid():
    table = spying(base={0: 2}, armies={"brasil": 5, "argelia": 3})
    table.play(0, RaidFromBase("argelia", 2)).flak(0).bombs(2)
    assert table.view(None).ci[1] == "argelia"
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1).play(0, Occupy(1))
    assert table.view(None).ci[1] == "argelia"
