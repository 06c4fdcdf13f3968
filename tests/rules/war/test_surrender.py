"""Chapter 11 of War: surrender."""

from __future__ import annotations

import pytest

from conquista.games.war.actions import Attack, Defend, EndAttack, EndFortify, Move, Occupy, Place, Skip, Trade
from conquista.games.war.events import (
    AttackDeclared,
    AttackVoided,
    BattleFought,
    CardDrawn,
    CardsTaken,
    GameEnded,
    ObjectiveChanged,
    PlayerEliminated,
    PlayerSurrendered,
    TerritoryConquered,
    TurnStarted,
)
from conquista.kernel.action import Surrender
from conquista.kernel.chance import Dice
from conquista.parts.land.limits import NEUTRAL
from tests.rules.war.table import GAME, PARTS, Table, cards_of, opening

EVERYBODY = [0, 1, 2, None]
SQUARES = cards_of("labrador", "california", "mexico", "argentina", "franca")
CHOOSE = {"defender_dice": "choose"}


def table_of_three(phase: str = "attack", **more) -> Table:
    """A holds Brasil and Peru, B Argélia and Egito, C the rest; A is at turn."""
    more = {"armies": {"brasil": 6, "egito": 4}} | more
    return Table(phase, holdings={0: ["brasil", "peru"], 1: ["argelia", "egito"]}, **more)


def table_in(phase: str) -> Table:
    """A is at turn, and somebody is asked in this state."""
    if phase == "defend":
        table = table_of_three(armies={"brasil": 6, "argelia": 2}, options=CHOOSE)
        return table.play(0, Attack("brasil", "argelia", 3))
    if phase == "occupy":
        return table_of_three().play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1)
    return table_of_three(phase, hands={0: SQUARES[:3]}, pools={"free": 3}, eliminated=phase.startswith("end"))


def rest_of_turn(table: Table, seat: int) -> None:
    """The seat places what it has and stops."""
    while table.state.active == seat:
        table.play(seat, GAME.decode(GAME.default(table.state, seat)))


def kinds(table: Table, viewer: int | None = None) -> list[type]:
    return [type(event) for event in table.heard(viewer)]


DECISIONS = ["trade", "place", "attack", "defend", "occupy", "fortify", "end_trade", "end_place"]


def test_war_sur_01_the_game_ends_when_all_others_have_surrendered():
    table = table_of_three().surrender(1)
    assert (table.over, table.winners) == (False, [])
    table.surrender(2)
    assert (table.over, table.winners, table.view(None).ending) == (True, [0], "last_in_play")
    assert all(table.heard(viewer)[0] == PlayerSurrendered(1, 0) for viewer in EVERYBODY)
    assert kinds(table) == [PlayerSurrendered, PlayerSurrendered, GameEnded]


@pytest.mark.parametrize("phase", DECISIONS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_sur_02_any_player_in_play_may_surrender_in_any_state(phase, seat):
    table = table_in(phase)
    assert table.phase == phase
    assert table.view(seat).may_surrender
    cards = len(table.hand(seat))
    table.surrender(seat)
    assert table.view(None).fates == ["surrendered" if k == seat else "in_play" for k in range(3)]
    assert PlayerSurrendered(seat, cards) in table.heard(None)


@pytest.mark.parametrize("seat", [1, 2])
def test_war_sur_02_out_of_turn_it_changes_nothing_for_the_active_player(seat):
    table = table_of_three("place", pools={"free": 3})
    before = table.legal(0)
    table.surrender(seat)
    assert (table.phase, table.awaiting, table.pools(), table.legal(0)) == ("place", [0], {"free": 3}, before)
    assert kinds(table) == [PlayerSurrendered]


def test_war_sur_02_it_falls_between_two_actions_and_not_into_a_roll():
    table = table_of_three().play(0, Attack("brasil", "argelia", 3))
    for seat in (0, 1, 2):
        assert not table.view(seat).may_surrender
        assert table.refuses(seat, Surrender()).clause == "WAR-TRN-04"
    table.roll(1, 1, 1, 6)
    assert all(table.view(seat).may_surrender for seat in (0, 1, 2))


def test_war_sur_02_not_before_the_first_turn_nor_after_the_end():
    assert opening().refuses(0, Surrender()).clause == "WAR-TRN-04"
    table = table_of_three().surrender(1).surrender(2)
    assert table.refuses(0, Surrender()).clause == "WAR-END-01"


def test_war_sur_02_it_cannot_be_undone():
    table = table_of_three(active=1).surrender(1)
    assert not table.view(1).may_surrender
    for action in (Surrender(), EndAttack(), Attack("egito", "sudao", 1)):
        refusal = table.refuses(1, action)
        assert (refusal.clause, refusal.parameters) == ("WAR-SUR-02", {})
    rest_of_turn(table, 2)
    rest_of_turn(table, 0)
    assert table.state.active == 2


def test_war_sur_02_skip_and_all_else_is_refused_to_who_has_left():
    table = table_of_three("trade", hands={1: SQUARES[:3]}, active=1).surrender(1)
    assert table.legal(1) == []
    assert table.refuses(1, Skip()).clause == "WAR-SUR-02"


def test_war_sur_02_spectators_have_nothing_to_surrender():
    assert table_of_three().view(None).may_surrender is False


def test_war_sur_03_his_territories_and_armies_stay_and_are_owned_by_nobody():
    table = table_of_three()
    before = table.view(None)
    table.surrender(1)
    after = table.view(None)
    assert after.armies == before.armies
    assert after.owners == [None if owner == 1 else owner for owner in before.owners]
    assert [table.owner(name) for name in ("argelia", "egito", "brasil", "china")] == [NEUTRAL, NEUTRAL, 0, 2]
    assert table.state.land.territories[:3] == [2, 0, 38]


def test_war_sur_04_a_neutral_territory_neither_attacks_nor_moves():
    table = table_of_three().surrender(1)
    refusal = table.refuses(0, Attack("egito", "sudao", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-03", {"why": "owner", "source": "egito"})
    table = table_of_three("fortify").surrender(1)
    assert table.refuses(0, Move("egito", "argelia", 1)).parameters["territory"] == "egito"
    assert table.refuses(0, Move("brasil", "argelia", 1)).parameters["territory"] == "argelia"


def test_war_sur_04_a_neutral_territory_receives_no_armies():
    table = table_of_three("place", pools={"free": 3}).surrender(1)
    refusal = table.refuses(0, Place("free", "egito", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-RNF-05", {"territory": "egito"})
    cards = cards_of("egito", "alasca", "aral")
    table = table_of_three("trade", hands={0: cards}).surrender(1)
    table.play(0, Trade((cards[0], cards[1], cards[2])))
    assert table.armies("egito") == [4]


@pytest.mark.parametrize("options", [{}, CHOOSE])
@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_war_sur_04_it_defends_itself_with_the_maximum(options, armies, dice):
    table = table_of_three(armies={"brasil": 6, "argelia": armies}, options=options).surrender(1)
    table.play(0, Attack("brasil", "argelia", 2))
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Dice(2 + dice))
    assert AttackDeclared not in kinds(table)


def test_war_sur_05_neutral_territories_are_conquered_like_any_other_and_earn_a_card():
    table = table_of_three().surrender(1)
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 5, 4)
    battle, conquest = table.heard(2)[-2:]
    assert battle == BattleFought(0, None, "brasil", "argelia", [6, 5], [4], 0, 1)
    assert conquest == TerritoryConquered(0, "brasil", "argelia", None)
    assert (table.owner("argelia"), table.phase) == (0, "occupy")
    table.play(0, Occupy(1)).play(0, EndAttack()).play(0, EndFortify())
    assert table.phase == "card"


def test_war_sur_05_a_neutral_territory_may_fulfil_an_objective():
    own = [name for name in PARTS.territories if name not in ("argelia", "egito")][:23]
    table = Table(
        holdings={0: own, 1: ["argelia", "egito"]}, armies={"brasil": 4}, objectives={0: "obj_24_territorios"}
    )
    table.surrender(1)
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.winners == [0]


def test_war_sur_06_the_last_neutral_territory_is_no_elimination():
    table = Table(
        holdings={0: ["brasil", "peru"], 1: ["argelia"]},
        armies={"brasil": 5},
        hands={1: SQUARES[:3]},
        objectives={0: f"obj_destruir_{PARTS.colours[1]}"},
    )
    table.surrender(1)
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert (table.over, table.hand(0), table.view(None).eliminated) == (False, [], False)
    assert table.view(None).fates[1] == "surrendered"
    assert table.view(None).destroyers == [None] * 3
    assert PlayerEliminated not in kinds(table)
    assert CardsTaken not in kinds(table)


def test_war_sur_07_his_cards_go_face_down_to_the_discard_pile():
    table = table_of_three(hands={0: SQUARES[3:], 1: SQUARES[:3]}, discards=cards_of("china")).surrender(1)
    assert table.hand(1) == []
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (view.hand_sizes, view.discards, view.covered_size) == ([2, 0, 0], ["carta_china"], 3)
        assert (view.covered_by, view.pile_size) == ([0, 3, 0], 44 - 6)
        assert table.heard(viewer) == [PlayerSurrendered(1, 3)]
    assert table.state.deck.covered == sum(1 << PARTS.cards.index(card) for card in SQUARES[:3])


def test_war_sur_07_his_objective_goes_face_down_out_of_the_game():
    table = table_of_three(objectives={1: "obj_asia_africa"})
    undealt = table.state.undealt
    table.surrender(1)
    assert all(table.view(viewer).objectives[1] is None for viewer in (0, 2, None))
    assert table.view(1).objectives[1] == "obj_asia_africa"
    assert (table.state.undealt, kinds(table)) == (undealt, [PlayerSurrendered])


@pytest.mark.parametrize("phase", [each for each in DECISIONS if each != "defend"])
def test_war_sur_08_if_it_was_his_turn_the_turn_ends_at_once(phase):
    table = table_in(phase)
    table.state.conquered = True
    pile = table.view(None).pile_size
    table.surrender(0)
    assert (table.state.active, table.phase, table.awaiting) == (1, "place", [1])
    assert (table.pools(), table.view(None).pile_size) == ({"free": 3}, pile)
    assert kinds(table)[-2:] == [PlayerSurrendered, TurnStarted]
    assert CardDrawn not in kinds(table)
    assert table.view(None).conquered is False


def test_war_sur_08_armies_not_placed_are_lost():
    table = table_of_three("place", pools={"free": 5, "oceania": 2}).play(0, Place("free", "peru", 2))
    assert not table.state.settled()
    armies = sum(table.view(None).armies)
    table.surrender(0)
    assert sum(table.view(None).armies) == armies
    assert table.pools() == {"free": 3}
    assert table.state.settled()


def test_war_sur_08_a_pending_occupation_counts_as_none_following():
    table = table_of_three().play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1).surrender(0)
    assert table.armies("brasil", "argelia") == [5, 1]
    assert [table.owner(name) for name in ("brasil", "argelia")] == [NEUTRAL, NEUTRAL]
    assert table.state.active == 1
    assert table.view(None).battle is None


def test_war_sur_08_the_turn_of_another_goes_on():
    table = table_of_three().surrender(2)
    assert (table.state.active, table.phase) == (0, "attack")
    assert TurnStarted not in kinds(table)


def test_war_sur_09_who_was_to_choose_his_defence_dice_rolls_the_maximum():
    table = table_of_three(armies={"brasil": 6, "argelia": 4}, options=CHOOSE)
    table.play(0, Attack("brasil", "argelia", 2))
    assert (table.phase, table.awaiting) == ("defend", [1])
    table.surrender(1)
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Dice(5))
    table.roll(6, 6, 1, 1, 1)
    assert table.armies("brasil", "argelia") == [6, 2]
    assert kinds(table) == [AttackDeclared, PlayerSurrendered, BattleFought]
    assert (table.state.active, table.phase) == (0, "attack")


def test_war_sur_09_if_the_attacker_surrenders_meanwhile_nothing_is_rolled():
    table = table_of_three(armies={"brasil": 6, "argelia": 4}, options=CHOOSE)
    table.play(0, Attack("brasil", "argelia", 2)).surrender(0)
    assert (table.phase, table.awaiting) == ("place", [1])
    assert table.armies("brasil", "argelia") == [6, 4]
    assert kinds(table) == [AttackDeclared, PlayerSurrendered, AttackVoided, TurnStarted]
    assert all(AttackVoided("brasil", "argelia") in table.heard(viewer) for viewer in EVERYBODY)


def test_war_sur_09_a_third_player_does_not_disturb_the_choice():
    table = table_of_three(armies={"brasil": 6, "argelia": 4}, options=CHOOSE)
    table.play(0, Attack("brasil", "argelia", 2)).surrender(2)
    assert (table.phase, table.awaiting) == ("defend", [1])
    assert table.legal(1) == [Defend(3), Defend(2), Defend(1)]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_war_sur_10_objectives_turn_and_victory_is_checked_before_the_turn_ends(active):
    table = table_of_three(
        active=active,
        hands={1: SQUARES[:2]},
        objectives={2: f"obj_destruir_{PARTS.colours[1]}"},
    )
    table.surrender(1)
    assert (table.winners, table.view(None).ending) == ([2], "objective")
    assert kinds(table, 2) == [PlayerSurrendered, ObjectiveChanged, GameEnded]
    assert kinds(table, 0) == [PlayerSurrendered, GameEnded]
    assert (table.hand(1), table.view(None).covered_size) == ([], 2)
    assert table.view(None).owners[PARTS.territories.index("egito")] is None


def test_war_sur_10_without_a_victory_only_its_holder_hears_that_his_objective_turned():
    table = table_of_three(objectives={0: f"obj_destruir_{PARTS.colours[1]}"}).surrender(1)
    assert table.heard(0) == [PlayerSurrendered(1, 0), ObjectiveChanged(0, "obj_24_territorios")]
    assert table.heard(1) == table.heard(2) == table.heard(None) == [PlayerSurrendered(1, 0)]
    assert table.view(0).goal == "obj_24_territorios"


def test_war_sur_10_the_last_player_in_play_wins_before_his_turn_would_begin():
    table = table_of_three().surrender(1).surrender(0)
    assert (table.over, table.winners) == (True, [2])
    assert TurnStarted not in kinds(table)


def test_war_sur_11_eliminated_players_cannot_surrender():
    table = Table(holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 3})
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.view(1).may_surrender is False
    refusal = table.refuses(1, Surrender())
    assert (refusal.clause, refusal.parameters) == ("WAR-SUR-11", {})


def test_war_sur_12_a_seat_that_is_played_for_somebody_has_not_surrendered():
    table = table_of_three(hands={0: SQUARES[:2]}, objectives={0: "obj_asia_africa"})
    before = table.view(0)
    for seat in (0, 1, 2):
        rest_of_turn(table, seat)
    after = table.view(0)
    assert (table.state.active, after.fates[0]) == (0, "in_play")
    assert (after.colours, after.hands[0], after.goal) == (before.colours, before.hands[0], before.goal)
    assert (table.owner("brasil"), table.owner("peru")) == (0, 0)
    assert PlayerSurrendered not in kinds(table)


def test_war_ex_26_a_wins_when_b_and_then_c_have_surrendered():
    table = table_of_three().surrender(1)
    assert not table.over
    table.surrender(2)
    assert table.winners == [0]


def test_war_ex_39_neutral_egito_is_attacked_and_brings_a_card_but_none_of_b_s():
    table = Table(
        holdings={0: ["argelia"], 1: ["egito"]},
        armies={"argelia": 6, "egito": 4},
        hands={1: SQUARES[:2]},
    )
    table.surrender(1)
    table.play(0, Attack("argelia", "egito", 3))
    assert GAME.chance(table.state) == Dice(6)
    table.roll(6, 6, 6, 1, 1, 1)
    table.play(0, Attack("argelia", "egito", 3)).roll(6, 6, 6, 1)
    assert (table.owner("egito"), table.hand(0)) == (0, [])
    table.play(0, Occupy(0)).play(0, EndAttack()).play(0, EndFortify()).outcome(0)
    assert len(table.hand(0)) == 1
