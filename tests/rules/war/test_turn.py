"""Chapter 3 of War: the turn, its states and the rounds."""

from __future__ import annotations

import pytest

from conquista.games.war import events as told
from conquista.games.war.actions import (
    Attack,
    Defend,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.kernel.action import Surrender
from tests.rules.war.table import Table, cards_of, opening

SET = ("carta_labrador", "carta_california", "carta_mexico")
NO_SET = ("carta_labrador", "carta_california", "carta_ottawa")

ACTIONS = {
    "trade": Trade(SET),
    "skip": Skip(),
    "place": Place("free", "brasil", 1),
    "attack": Attack("brasil", "peru", 1),
    "end_attack": EndAttack(),
    "defend": Defend(1),
    "occupy": Occupy(0),
    "move": Move("brasil", "argentina", 1),
    "end_fortify": EndFortify(),
}

LEGAL = {
    "trade": {"trade", "skip"},
    "place": {"place"},
    "attack": {"attack", "end_attack"},
    "defend": {"defend"},
    "occupy": {"occupy"},
    "fortify": {"move", "end_fortify"},
    "end_trade": {"trade", "skip"},
    "end_place": {"place"},
}

OTHER_CLAUSES = {
    ("place", "attack"): ("WAR-RNF-07", {"armies": 3}),
    ("place", "end_attack"): ("WAR-RNF-07", {"armies": 3}),
    ("attack", "move"): ("WAR-ATK-19", {}),
    ("occupy", "move"): ("WAR-ATK-19", {}),
}


def in_state(state, options=None):
    """Seat 0 in its turn with three cards of a set, or seat 1 about to defend Peru."""
    table = Table(
        {"defend": "attack", "occupy": "attack"}.get(state, state),
        players=4,
        holdings={0: ["brasil", "argentina"], 1: ["peru", "china"], 2: ["japao"]},
        armies={"brasil": 6, "peru": 2},
        hands={0: SET},
        pools={"free": 3} if state in ("trade", "place", "end_place") else {},
        options={"defender_dice": "choose"} if state == "defend" else options,
    )
    if state in ("defend", "occupy"):
        table.play(0, Attack("brasil", "peru", 3))
    if state == "occupy":
        table.roll(6, 6, 6, 1, 1)
    assert table.phase == state
    return table


def decider(state):
    return 1 if state == "defend" else 0


def expected_refusal(state, action):
    if (state, action) in OTHER_CLAUSES:
        return OTHER_CLAUSES[state, action]
    if action == "attack":
        return "WAR-ATK-01", {"phase": state}
    if action == "trade":
        return "WAR-TRD-05", {"phase": state}
    if action == "defend":
        return "WAR-ATK-10", {}
    return "WAR-TRN-03", {"phase": state, "action": action}


@pytest.mark.parametrize(
    ("players", "out", "active", "following"),
    [
        (3, (), 0, 1),
        (3, (), 1, 2),
        (3, (), 2, 0),
        (6, (), 4, 5),
        (6, (), 5, 0),
        (4, (1,), 0, 2),
        (4, (3,), 2, 0),
        (4, (0,), 3, 1),
        (6, (1, 2), 0, 3),
        (6, (5, 0), 4, 1),
        (6, (0, 1, 3, 4), 5, 2),
    ],
)
def test_war_trn_01_turns_pass_clockwise_over_those_out_of_play(players, out, active, following):
    ground = dict(enumerate("brasil china japao egito congo moscou".split()))
    playing = [seat for seat in range(players) if seat not in out]
    table = Table("turn_end", players, active, {seat: [ground[seat]] for seat in playing}, rest=playing[-1])
    assert table.awaiting == [following]
    assert (table.view(None).active, table.view(None).turn, table.state.turn()) == (following, 2, 2)


def test_war_trn_01_a_seat_that_surrendered_is_passed_over():
    table = Table("attack", 4, holdings={0: ["brasil"], 1: ["china"], 2: ["japao"]}, armies={"brasil": 2})
    table.surrender(1).play(0, EndAttack())
    assert table.awaiting == [2]


@pytest.mark.parametrize("state", LEGAL)
def test_war_trn_01_one_player_decides_at_a_time(state):
    table = in_state(state)
    assert table.awaiting == [decider(state)]
    for seat in {0, 1, 2, 3} - {decider(state)}:
        assert table.legal(seat) == []
        for action in ACTIONS.values():
            refusal = table.refuses(seat, action)
            assert (refusal.clause, refusal.parameters) == ("WAR-TRN-01", {"seat": decider(state)})


@pytest.mark.parametrize("round_number", [1, 2])
def test_war_trn_02_every_turn_has_all_steps(round_number):
    holdings = {0: ["brasil", "peru", "argentina"], 1: ["venezuela", "china"]}
    table = Table("turn_start", holdings=holdings, round_number=round_number)
    assert (table.phase, table.pools()) == ("place", {"free": 3})
    table.play(0, Place("free", "brasil", 3))
    assert table.phase == "attack"
    table.play(0, Attack("brasil", "venezuela", 3)).roll(6, 5, 4, 1)
    assert table.phase == "occupy"
    table.play(0, Occupy(1))
    assert table.phase == "attack"
    table.play(0, EndAttack())
    assert table.phase == "fortify"
    table.play(0, Move("brasil", "peru", 1)).play(0, EndFortify())
    assert (table.phase, table.asks_chance) == ("card", True)
    table.draw("carta_japao")
    assert (table.phase, table.awaiting, table.hand(0)) == ("place", [1], ["carta_japao"])
    assert [type(event) for event in table.heard(1)] == [
        told.ArmiesPlaced,
        told.BattleFought,
        told.TerritoryConquered,
        told.ArmiesMovedIn,
        told.AttackEnded,
        told.ArmiesMoved,
        told.FortifyEnded,
        told.CardDrawn,
        told.TurnStarted,
    ]
    assert table.heard(1)[-1] == told.TurnStarted(1, round_number, {"free": 3})


@pytest.mark.parametrize("state", LEGAL)
def test_war_trn_03_a_state_lists_its_own_actions(state):
    table = in_state(state)
    assert {action.kind for action in table.legal(decider(state))} == LEGAL[state]


@pytest.mark.parametrize("state", LEGAL)
@pytest.mark.parametrize("action", ACTIONS)
def test_war_trn_03_an_action_not_listed_for_the_state_is_illegal(state, action):
    table = in_state(state)
    if action in LEGAL[state]:
        assert ACTIONS[action] in table.legal(decider(state))
        return
    refusal = table.refuses(decider(state), ACTIONS[action])
    assert (refusal.clause, refusal.parameters) == expected_refusal(state, action)


@pytest.mark.parametrize("state", ["trade", "place", "attack", "fortify", "end_trade", "end_place"])
def test_war_trn_03_dice_are_chosen_in_the_state_defend_alone(state):
    refusal = in_state(state, {"defender_dice": "choose"}).refuses(0, Defend(1))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": state, "action": "defend"})


@pytest.mark.parametrize("state", LEGAL)
def test_war_trn_03_any_player_in_play_may_surrender_in_any_state(state):
    table = in_state(state)
    assert [table.view(seat).may_surrender for seat in range(4)] == [True] * 4
    for seat in range(4):
        left = in_state(state).surrender(seat)
        assert left.view(None).fates[seat] == "surrendered"


@pytest.mark.parametrize(("hand", "state"), [((), "place"), (SET[:2], "place"), (SET, "trade")])
def test_war_trn_03_a_turn_starts_with_trading_if_the_hand_has_three_cards(hand, state):
    table = Table("turn_start", holdings={0: ["brasil"], 1: ["china"]}, hands={0: hand})
    assert (table.phase, table.awaiting, table.pools()) == (state, [0], {"free": 3})


def test_war_trn_03_a_turn_starts_with_both_marks_cleared():
    holdings = {0: ["brasil"], 1: ["china"]}
    table = Table("turn_end", active=2, holdings=holdings, conquered=True, eliminated=True)
    assert table.awaiting == [0]
    assert (table.view(None).conquered, table.view(None).eliminated) == (False, False)


@pytest.mark.parametrize("action", [Skip(), Trade(SET)])
def test_war_trn_03_placing_follows_trading(action):
    table = in_state("trade").play(0, action)
    assert (table.phase, table.awaiting) == ("place", [0])


def test_war_trn_03_a_full_hand_cannot_skip():
    hand = [*SET, "carta_ottawa", "coringa_1"]
    table = Table("turn_start", holdings={0: ["brasil"], 1: ["china"]}, hands={0: hand})
    assert table.phase == "trade"
    assert {action.kind for action in table.legal(0)} == {"trade"}


def test_war_trn_03_placing_goes_on_while_a_pool_is_above_zero():
    table = in_state("place").play(0, Place("free", "brasil", 2))
    assert (table.phase, table.pools()) == ("place", {"free": 1})
    table.play(0, Place("free", "argentina", 1))
    assert (table.phase, table.pools()) == ("attack", {})


@pytest.mark.parametrize(
    ("dice", "faces", "state"),
    [
        (1, (6, 1), "attack"),
        (2, (6, 6, 1), "occupy"),
        (3, (6, 6, 6, 1), "occupy"),
        (3, (1, 1, 1, 6), "attack"),
    ],
)
def test_war_trn_03_a_battle_leads_to_occupy_or_back_to_attack(dice, faces, state):
    table = Table(holdings={0: ["brasil"], 1: ["peru", "china"]}, armies={"brasil": 6})
    table.play(0, Attack("brasil", "peru", dice))
    assert (table.phase, table.asks_chance) == ("battle", True)
    table.roll(*faces)
    assert (table.phase, table.awaiting) == (state, [0])


def test_war_trn_03_the_defence_is_chosen_before_the_battle():
    table = in_state("defend").play(1, Defend(2))
    assert (table.phase, table.asks_chance) == ("battle", True)


def test_war_trn_03_attacks_go_on_after_an_occupation():
    assert in_state("occupy").play(0, Occupy(2)).phase == "attack"


def test_war_trn_03_moving_follows_the_attacks():
    table = in_state("attack").play(0, EndAttack())
    assert (table.phase, table.awaiting) == ("fortify", [0])
    table.play(0, Move("brasil", "argentina", 1))
    assert (table.phase, table.awaiting) == ("fortify", [0])


@pytest.mark.parametrize(
    ("eliminated", "hand", "state"),
    [
        (True, SET, "end_trade"),
        (True, SET[:2], "place"),
        (False, SET, "place"),
    ],
)
def test_war_trn_03_who_eliminated_somebody_may_trade_after_the_moves(eliminated, hand, state):
    table = Table(
        "fortify",
        holdings={0: ["brasil", "peru"], 1: ["china"]},
        armies={"brasil": 3},
        hands={0: hand},
        eliminated=eliminated,
    )
    table.play(0, EndFortify())
    assert (table.phase, table.awaiting) == (state, [0 if state == "end_trade" else 1])


def test_war_trn_03_placing_follows_a_trade_at_the_end_and_drawing_follows_a_skip():
    table = in_state("end_trade").play(0, Trade(SET))
    assert (table.phase, table.awaiting, table.pools()) == ("end_place", [0], {"free": 4})
    table = in_state("end_trade").play(0, Skip())
    assert (table.phase, table.awaiting) == ("place", [1])


@pytest.mark.parametrize(("left", "state", "awaited"), [(2, "place", 1), (3, "end_trade", 0)])
def test_war_trn_03_after_the_last_placing_there_may_be_another_trade(left, state, awaited):
    hand = cards_of("alasca", "vancouver", "brasil")[:left]
    table = Table("end_place", holdings={0: ["brasil"], 1: ["china"]}, hands={0: hand}, pools={"free": 2})
    table.play(0, Place("free", "brasil", 1))
    assert (table.phase, table.awaiting) == ("end_place", [0])
    table.play(0, Place("free", "brasil", 1))
    assert (table.phase, table.awaiting) == (state, [awaited])


@pytest.mark.parametrize("conquered", [True, False])
def test_war_trn_03_drawing_and_ending_the_turn_need_nobody(conquered):
    table = in_state("fortify")
    table.state.conquered = conquered
    table.play(0, EndFortify())
    if conquered:
        assert (table.phase, table.asks_chance) == ("card", True)
        table.draw("carta_japao")
    assert (table.phase, table.awaiting) == ("place", [1])


def test_war_trn_03_nobody_decides_in_the_setup():
    table = opening(3)
    for thing in ("obj_18_territorios", "obj_24_territorios", "obj_asia_africa"):
        assert (table.view(0).phase, table.awaiting, table.asks_chance) == ("setup", [], True)
        assert [table.legal(seat) for seat in range(3)] == [[], [], []]
        assert [table.view(seat).may_surrender for seat in range(3)] == [False] * 3
        table.draw(thing)
    table.roll(6, 1, 1)
    assert (table.view(0).phase, table.awaiting, table.asks_chance) == ("setup", [], True)
    assert [table.view(seat).may_surrender for seat in range(3)] == [False] * 3


def test_war_trn_03_nobody_decides_when_the_game_is_over():
    table = in_state("attack").surrender(1).surrender(2).surrender(3)
    assert (table.phase, table.over) == ("over", True)
    for seat in range(4):
        assert (table.legal(seat), table.view(seat).may_surrender) == ([], False)
        for action in (*ACTIONS.values(), Surrender()):
            assert table.refuses(seat, action).clause == "WAR-END-01"


def test_war_trn_04_no_action_is_accepted_before_the_dice_have_fallen():
    table = in_state("attack").play(0, Attack("brasil", "peru", 3))
    assert table.asks_chance
    for seat in range(4):
        assert (table.legal(seat), table.view(seat).may_surrender) == ([], False)
        for action in (*ACTIONS.values(), Surrender()):
            refusal = table.refuses(seat, action)
            assert (refusal.clause, refusal.parameters) == ("WAR-TRN-04", {})


def test_war_trn_04_no_action_is_accepted_before_the_card_is_drawn():
    table = in_state("fortify")
    table.state.conquered = True
    table.play(0, EndFortify())
    for seat in range(4):
        assert table.refuses(seat, Surrender()).clause == "WAR-TRN-04"


def test_war_trn_04_an_action_is_resolved_with_all_its_consequences():
    table = Table(
        "attack",
        4,
        holdings={0: ["brasil"], 1: ["peru"], 2: ["china"]},
        armies={"brasil": 4},
        hands={1: cards_of("aral", "omsk")},
        objectives={2: "obj_destruir_preto"},
        colours=["branco", "preto", "azul", "verde"],
    )
    table.play(0, Attack("brasil", "peru", 3)).roll(6, 6, 6, 1)
    assert (table.phase, table.awaiting) == ("occupy", [0])
    assert table.view(2).fates == ["in_play", "eliminated", "in_play", "in_play"]
    assert table.hand(0) == cards_of("aral", "omsk")
    assert table.view(2).goal == "obj_24_territorios"
    assert [type(event) for event in table.heard(2)] == [
        told.BattleFought,
        told.TerritoryConquered,
        told.PlayerEliminated,
        told.CardsTaken,
        told.ObjectiveChanged,
    ]


def test_war_trn_04_the_next_turn_has_begun_when_the_next_action_is_asked():
    table = Table("fortify", holdings={0: ["brasil", "peru"], 1: ["china"]}, armies={"brasil": 2})
    table.play(0, EndFortify())
    assert (table.awaiting, table.pools()) == ([1], {"free": 3})
    assert table.heard(2) == [told.FortifyEnded(0), told.TurnStarted(1, 2, {"free": 3})]


SOUTH = ["argentina", "peru", "brasil"]


@pytest.mark.parametrize(
    ("holdings", "where", "state"),
    [
        (SOUTH, "argentina", "fortify"),
        (SOUTH, "peru", "attack"),
        (["argentina"], "argentina", "attack"),
    ],
)
def test_war_trn_05_a_state_without_a_legal_attack_is_passed(holdings, where, state):
    table = Table("place", holdings={0: holdings, 1: ["china"]}, pools={"free": 3})
    table.play(0, Place("free", where, 3))
    assert (table.phase, table.awaiting) == (state, [0])


def test_war_trn_05_attacks_end_by_themselves_when_the_last_origin_is_spent():
    table = Table(holdings={0: ["brasil", "madagascar"], 1: ["china"]}, armies={"brasil": 3, "peru": 2})
    table.play(0, Attack("brasil", "peru", 1)).roll(1, 6, 6)
    assert (table.phase, table.awaiting) == ("attack", [0])
    table.play(0, Attack("brasil", "peru", 1)).roll(1, 6, 6)
    assert table.awaiting == [1]


@pytest.mark.parametrize(
    ("armies", "awaited"),
    [({"brasil": 2}, 0), ({"peru": 2}, 0), ({"madagascar": 9}, 1), ({}, 1)],
)
def test_war_trn_05_a_state_without_a_legal_move_is_passed(armies, awaited):
    holdings = {0: ["brasil", "peru", "madagascar"], 1: ["china"]}
    table = Table("attack", holdings=holdings, armies=armies)
    table.play(0, EndAttack())
    assert table.awaiting == [awaited]
    assert table.phase == ("fortify" if awaited == 0 else "place")


def test_war_trn_05_moving_ends_by_itself_when_every_army_has_moved():
    table = Table("fortify", holdings={0: ["brasil", "peru"], 1: ["china"]}, armies={"brasil": 3})
    table.play(0, Move("brasil", "peru", 1))
    assert table.awaiting == [0]
    table.play(0, Move("brasil", "peru", 1))
    assert table.awaiting == [1]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_war_trn_06_a_round_ends_when_the_first_player_is_next(first, active):
    holdings = {0: ["brasil"], 1: ["china"], 2: ["japao"]}
    table = Table("turn_end", 4, active, holdings, first=first, round_number=5)
    ends = (active + 1) % 4 == first
    assert (table.view(None).round, table.view(None).first) == (6 if ends else 5, first)
    assert table.state.rounds() == table.view(None).round


@pytest.mark.parametrize(
    ("first", "out", "active", "ends"),
    [
        (0, (0,), 3, True),
        (0, (0,), 1, False),
        (0, (0,), 2, False),
        (2, (2,), 1, True),
        (2, (2,), 3, False),
        (2, (2,), 0, False),
        (1, (1, 2), 0, True),
        (1, (1, 2), 3, False),
        (3, (2,), 1, True),
        (3, (2,), 0, False),
        (3, (2,), 3, False),
    ],
)
def test_war_trn_06_rounds_go_on_when_the_first_player_is_out(first, out, active, ends):
    ground = dict(enumerate("brasil china japao egito".split()))
    playing = [seat for seat in range(4) if seat not in out]
    holdings = {seat: [ground[seat]] for seat in playing}
    table = Table("turn_end", 4, active, holdings, rest=playing[0], first=first, round_number=1)
    assert table.view(None).round == (2 if ends else 1)


def test_war_trn_06_the_new_round_is_told_with_the_turn():
    table = Table("attack", active=2, holdings={0: ["brasil"], 1: ["china"]}, round_number=1)
    table.play(2, EndAttack())
    assert table.heard(1)[-1] == told.TurnStarted(0, 2, {"free": 3})


@pytest.mark.parametrize("hand", [SET, NO_SET, (*NO_SET, "carta_brasil")])
def test_war_trn_07_trading_is_entered_whatever_the_cards(hand):
    table = Table("turn_start", holdings={0: ["brasil"], 1: ["china"]}, hands={0: hand})
    for viewer in (0, 1, None):
        assert (table.view(viewer).phase, table.view(viewer).awaiting) == ("trade", [0])
    assert Skip() in table.legal(0)
    assert any(isinstance(action, Trade) for action in table.legal(0)) == (hand == SET)


@pytest.mark.parametrize("hand", [SET, NO_SET, (*NO_SET, "carta_brasil")])
def test_war_trn_07_trading_at_the_end_is_entered_whatever_the_cards(hand):
    holdings = {0: ["brasil", "peru"], 1: ["china"]}
    table = Table("fortify", holdings=holdings, armies={"brasil": 2}, hands={0: hand}, eliminated=True)
    table.play(0, EndFortify())
    for viewer in (0, 1, None):
        assert (table.view(viewer).phase, table.view(viewer).awaiting) == ("end_trade", [0])
    assert any(isinstance(action, Trade) for action in table.legal(0)) == (hand == SET)
