"""Chapter 12 of War: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.war.actions import (
    Attack,
    EndAttack,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.games.war.events import GameEnded, TerritoryConquered
from conquista.kernel.action import Surrender
from tests.rules.war.table import GAME, PARTS, Table, cards_of, territories_of

VIEWERS = (0, 1, 2, None)
OWN = PARTS.territories[:18]
ALL_BUT_FRANCE = [name for name in OWN if name != "franca"]


def one_double_short(phase, **more):
    """Seat 0 holds number 4, owns 18 territories and needs a second army in França."""
    setting: dict[str, Any] = {
        "holdings": {0: OWN, 1: ["china"]},
        "armies": dict.fromkeys(ALL_BUT_FRANCE, 2),
        "objectives": {0: "obj_18_territorios"},
    }
    return Table(phase, **(setting | more))


def blue_in_sumatra(active=0, blue=1, other=2, card="obj_america_do_norte_oceania"):
    """Active player: América do Norte and Oceania but Sumatra, blue's last; the other is to destroy blue."""
    mine = [*territories_of("america_do_norte"), *territories_of("oceania")[1:]]
    colours = ["branco", "preto", "verde"]
    colours[blue] = "azul"
    return Table(
        active=active,
        holdings={active: mine, blue: ["sumatra"]},
        rest=other,
        armies={"australia": 4},
        objectives={active: card, other: "obj_destruir_azul"},
        colours=colours,
    )


def assert_ended(table, winners, ending):
    assert (table.phase, table.over, table.winners) == ("over", True, winners)
    assert (table.view(None).winners, table.view(None).ending) == (winners, ending)
    ended = table.heard(None)[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winners, ended.ending) == (winners, ending)
    places = [1 if seat in winners else 2 for seat in range(len(table.view(None).colours))]
    assert GAME.ranking(table.state) == table.view(0).places == places


def test_war_end_01_the_game_ends_at_the_moment_the_objective_is_fulfilled():
    objectives = {0: "obj_18_territorios", 1: "obj_asia_africa", 2: "obj_24_territorios"}
    hands = {1: cards_of("aral", "brasil")}
    table = one_double_short("place", objectives=objectives, hands=hands, pools={"free": 3})
    table.play(0, Place("free", "franca", 1))
    assert_ended(table, [0], "objective")
    shown = GameEnded([0], "objective", list(objectives.values()), [[], cards_of("brasil", "aral"), []])
    assert [table.heard(viewer)[-1] for viewer in VIEWERS] == [shown] * 4
    assert (table.awaiting, table.asks_chance, table.state.settled()) == ([], False, True)


def test_war_end_01_nothing_can_be_done_afterwards():
    table = one_double_short("place", pools={"free": 3}).play(0, Place("free", "franca", 1))
    for seat in range(3):
        assert table.legal(seat) == []
        for action in (Place("free", "franca", 1), Attack("franca", "argelia", 1), Skip(), Surrender()):
            refusal = table.refuses(seat, action)
            assert (refusal.clause, refusal.parameters) == ("WAR-END-01", {})


def test_war_end_01_while_nobody_has_won_there_is_no_ending():
    table = one_double_short("place", pools={"free": 3}).play(0, Place("free", "brasil", 1))
    view = table.view(0)
    assert (view.winners, view.ending, view.places, GAME.ranking(table.state)) == ([], "", [], [])
    assert not any(isinstance(event, GameEnded) for event in table.heard(0))


def test_war_end_02_the_win_need_not_be_claimed():
    table = one_double_short("place", pools={"free": 1})
    assert {action.kind for action in table.legal(0)} == {"place"}
    table.play(0, Place("free", "franca", 1))
    assert_ended(table, [0], "objective")


@pytest.mark.parametrize("phase", ["place", "end_place"])
def test_war_end_03_after_every_placement(phase):
    table = one_double_short(phase, pools={"free": 2})
    assert not table.play(0, Place("free", "brasil", 1)).over
    assert_ended(table.play(0, Place("free", "franca", 1)), [0], "objective")


@pytest.mark.parametrize("phase", ["trade", "end_trade"])
@pytest.mark.parametrize(("territory", "wins"), [("franca", True), ("mexico", False)])
def test_war_end_03_after_the_bonus_of_a_traded_card(phase, territory, wins):
    hand = cards_of(territory, "argentina", "japao")
    pools = {"free": 3} if phase == "trade" else {}
    table = one_double_short(phase, hands={0: hand}, pools=pools)
    table.play(0, Trade((hand[0], hand[1], hand[2])))
    assert table.over == wins
    if wins:
        assert_ended(table, [0], "objective")
        assert table.armies("franca") == [3]


def test_war_end_03_after_a_conquest_and_before_the_occupation():
    owned = PARTS.territories[:23]
    table = Table(
        holdings={0: owned, 1: ["congo", "china"]},
        armies={"argelia": 4},
        objectives={0: "obj_24_territorios"},
    )
    table.play(0, Attack("argelia", "congo", 3)).roll(6, 6, 6, 1)
    assert_ended(table, [0], "objective")
    assert isinstance(table.heard(1)[-2], TerritoryConquered)
    assert table.armies("argelia", "congo") == [3, 1]


@pytest.mark.parametrize(("extra", "wins"), [(0, False), (1, True)])
def test_war_end_03_after_the_occupation(extra, wins):
    table = Table(
        holdings={0: ALL_BUT_FRANCE, 1: ["franca", "china"]},
        armies=dict.fromkeys(ALL_BUT_FRANCE, 2) | {"alemanha": 5},
        objectives={0: "obj_18_territorios"},
    )
    table.play(0, Attack("alemanha", "franca", 2)).roll(6, 6, 1)
    assert (table.over, table.phase) == (False, "occupy")
    table.play(0, Occupy(extra))
    assert table.over == wins


@pytest.mark.parametrize(("target", "wins"), [("franca", True), ("inglaterra", False)])
def test_war_end_03_after_a_move(target, wins):
    table = one_double_short("fortify", armies=dict.fromkeys(ALL_BUT_FRANCE, 2) | {"alemanha": 4})
    table.play(0, Move("alemanha", target, 1))
    assert table.over == wins
    if wins:
        assert_ended(table, [0], "objective")


@pytest.mark.parametrize("dice", [1, 3])
def test_war_end_03_after_an_elimination(dice):
    table = blue_in_sumatra(card="obj_destruir_azul")
    table.play(0, Attack("australia", "sumatra", dice)).roll(*[6] * dice, 1)
    assert_ended(table, [0], "objective")


def test_war_end_03_after_a_conversion():
    table = blue_in_sumatra(card="obj_18_territorios")
    table.play(0, Attack("australia", "sumatra", 3)).roll(6, 6, 6, 1)
    assert_ended(table, [2], "objective")


def test_war_end_03_after_a_surrender():
    assert_ended(blue_in_sumatra().surrender(1), [2], "objective")


def test_war_end_04_a_card_that_turns_wins_outside_ones_turn():
    table = blue_in_sumatra(active=1, blue=2, other=0, card="obj_18_territorios")
    table.play(1, Attack("australia", "sumatra", 1)).roll(6, 1)
    assert_ended(table, [0], "objective")


def test_war_end_04_the_last_player_in_play_wins_outside_his_turn():
    table = Table(holdings={0: ["brasil"], 2: ["china"]}, rest=2, armies={"brasil": 2})
    assert_ended(table.surrender(0), [2], "last_in_play")


def test_war_end_04_the_round_limit_lets_another_win_outside_his_turn():
    holdings = {0: ["brasil"], 1: PARTS.territories[20:], 2: ["peru"]}
    options = {"round_limit": 2}
    table = Table("attack", active=2, holdings=holdings, rest=1, armies={"peru": 2}, options=options)
    assert_ended(table.play(2, EndAttack()), [1], "round_limit")


@pytest.mark.parametrize(("active", "blue", "other"), [(0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)])
def test_war_end_05_of_two_the_active_player_wins_alone(active, blue, other):
    table = blue_in_sumatra(active, blue, other)
    table.play(active, Attack("australia", "sumatra", 3)).roll(6, 6, 6, 1)
    assert_ended(table, [active], "objective")


def test_war_ex_34_a_wins_with_number_8_though_blue_turns_the_card_of_c():
    table = blue_in_sumatra()
    assert table.view(None).owners.count(2) == 29
    table.play(0, Attack("australia", "sumatra", 1)).roll(6, 1)
    assert_ended(table, [0], "objective")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_end_06_who_alone_has_not_surrendered_wins(players):
    ground = dict(enumerate("brasil china japao egito congo moscou".split()))
    for survivor in range(players):
        holdings = {seat: [ground[seat]] for seat in range(players)}
        table = Table("place", players, holdings=holdings, rest=survivor, pools={"free": 3})
        losers = [seat for seat in range(players) if seat != survivor]
        for seat in losers[:-1]:
            assert not table.surrender(seat).over
        assert_ended(table.surrender(losers[-1]), [survivor], "last_in_play")


def test_war_end_07_the_last_in_play_wins_after_a_surrender_and_an_elimination():
    holdings = {0: ["brasil"], 1: ["peru"], 2: ["china"], 3: ["japao"]}
    table = Table(
        players=4,
        holdings=holdings,
        rest=2,
        armies={"brasil": 6},
        objectives={0: "obj_asia_africa"},
    )
    table.surrender(2)
    table.play(0, Attack("brasil", "peru", 3)).roll(6, 6, 6, 1)
    assert (table.over, table.phase) == (False, "occupy")
    assert_ended(table.surrender(3), [0], "last_in_play")


def test_war_end_07_the_last_in_play_wins_by_an_elimination_after_surrenders():
    holdings = {0: ["brasil"], 1: ["peru"], 2: ["china"], 3: ["japao"]}
    table = Table(players=4, holdings=holdings, rest=2, armies={"brasil": 6})
    table.surrender(2).surrender(3).play(0, Attack("brasil", "peru", 3)).roll(6, 6, 6, 1)
    assert_ended(table, [0], "last_in_play")


def test_war_end_07_the_last_in_play_wins_when_the_active_player_surrenders():
    table = Table("attack", 4, 3, {1: ["peru"], 3: ["brasil"]}, rest=1, armies={"brasil": 2})
    assert_ended(table.surrender(3), [1], "last_in_play")


def test_war_end_08_the_active_players_objective_comes_before_the_last_in_play():
    owned = PARTS.territories[:23]
    table = Table(
        holdings={0: owned, 1: ["congo"]},
        armies={"argelia": 4},
        objectives={0: "obj_24_territorios"},
    )
    table.surrender(2).play(0, Attack("argelia", "congo", 3)).roll(6, 6, 6, 1)
    assert_ended(table, [0], "objective")


def test_war_end_08_anothers_objective_comes_before_the_last_in_play():
    holdings = {0: ["brasil"], 1: PARTS.territories[18:]}
    table = Table(
        players=4,
        holdings=holdings,
        rest=1,
        armies={"brasil": 2},
        objectives={1: "obj_destruir_azul"},
        colours=["azul", "preto", "branco", "verde"],
    )
    assert_ended(table.surrender(0), [1], "objective")


def test_war_end_08_the_active_player_comes_before_another():
    assert_ended(
        blue_in_sumatra(2, 0, 1).play(2, Attack("australia", "sumatra", 1)).roll(6, 1), [2], "objective"
    )


OBJECTIVES = ["obj_asia_africa", "obj_24_territorios", "obj_18_territorios"]


def to_be_laid_open():
    table = Table(
        holdings={0: ["brasil"], 1: ["peru"]},
        armies={"brasil": 3},
        hands={0: cards_of("brasil", "china"), 1: cards_of("japao")},
        objectives=dict(enumerate(OBJECTIVES)),
        discards=cards_of("egito", "aral", "omsk"),
    )
    table.state.undealt = 1 << PARTS.objectives.index("obj_asia_america_do_sul")
    return table


def test_war_end_09_nothing_is_laid_open_before_the_end():
    table = to_be_laid_open()
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert [hand is not None for hand in view.hands] == [seat == viewer for seat in range(3)]
        assert [card is not None for card in view.objectives] == [seat == viewer for seat in range(3)]
        assert (view.pile, view.undealt_objectives) == (None, None)


def test_war_end_09_all_is_laid_open_at_the_end():
    table = to_be_laid_open().play(0, Attack("brasil", "peru", 2)).roll(6, 6, 1).surrender(2)
    seen = cards_of("brasil", "china", "japao", "egito", "aral", "omsk")
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert view.hands == [cards_of("brasil", "china", "japao"), [], []]
        assert view.objectives == OBJECTIVES
        assert view.undealt_objectives == ["obj_asia_america_do_sul"]
        assert view.pile == [card for card in PARTS.cards if card not in seen]
        assert view.discards == cards_of("egito", "aral", "omsk")


def test_war_end_09_face_down_discards_are_laid_open_too():
    table = to_be_laid_open().surrender(0).surrender(1)
    for viewer in VIEWERS:
        view = table.view(viewer)
        laid_open = {*view.discards, *(view.covered or ()), *(view.pile or ())}
        assert laid_open.union(*(hand or () for hand in view.hands)) == set(PARTS.cards)


@pytest.mark.parametrize("round_number", [1, 100, 1_000_000])
def test_war_end_10_without_a_round_limit_the_game_goes_on(round_number):
    holdings = {0: ["brasil"], 1: ["peru"]}
    table = Table("attack", active=2, holdings=holdings, round_number=round_number)
    table.play(2, EndAttack())
    assert (table.over, table.awaiting, table.view(0).round) == (False, [0], round_number + 1)
