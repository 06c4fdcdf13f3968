"""The players of Feudum: how strong they are, and what they see ahead."""

from __future__ import annotations

import pytest

from conquista import watch_match
from conquista.bots.bot import Question
from conquista.bots.feudum.weights import greedy_tastes
from conquista.bots.feudum.worth import Outlook, look_ahead, worth
from conquista.bots.roster import bot_called
from conquista.games.feudum import actions as do
from conquista.kernel.boxes import seeded
from conquista.kernel.state import Codes
from tests.bots.test_bots import wins
from tests.rules.feudum.table import GAME, A, B, C, Table

PUBLISHED = {"preset": "published"}


def play(table, seat, bot="greedy"):
    """Let a bot play on until somebody else is asked, with the plans that it makes on the way."""
    player, codes, done = bot_called(bot, GAME)(seeded("player")), Codes(), []
    while table.luck().awaiting == [seat]:
        code = player.decide(Question.of_state(GAME, table.state, seat, codes))
        done.append(GAME.decode(code))
        table.play(seat, done[-1])
    return done


@pytest.mark.parametrize("options", [{}, PUBLISHED])
def test_greedy_beats_three_random_players(options):
    """Of 100 it wins as many as docs/bots.md says; a few matches show it here, and in the next tests."""
    assert wins(GAME, ["greedy", "random", "random", "random"], 3, 11, options) == 3


def test_greedy_beats_three_grabbers():
    assert wins(GAME, ["greedy", "grabber", "grabber", "grabber"], 3, 12, PUBLISHED) >= 2


def test_a_grabber_beats_three_random_players():
    assert wins(GAME, ["grabber", "random", "random", "random"], 6, 13, {}) >= 4


def test_greedy_players_among_themselves_score_60_points_and_more():
    scores = [
        player.score
        for seed in range(2)
        for player in watch_match("feudum", ["greedy"] * 4, PUBLISHED, seed).view(None).players
    ]
    assert sum(scores) / len(scores) >= 60


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_plays_with_any_number_of_players(players):
    assert watch_match("feudum", ["greedy"] * players, {"mode": "basic", "round_limit": 5}, 3).over


def test_greedy_plays_its_cards_in_the_order_in_which_they_help_one_another():
    """To rule the outpost first, and then to make it a farm."""
    table = Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l14")],
        goods={A: {"wood": 1, "food": 1}},
        hands={A: ["improve", "influence"], B: ["tax", "defend", "explore"]},
    )
    assert do.PlayCard("influence") in play(table, A)
    assert table.held("l09").startswith("A")
    table.card(B, "defend")
    play(table, A)
    assert table.kind_of("l09") == "farm"
    assert table.points(A) == 2


def test_greedy_chooses_the_cards_that_it_has_a_use_for():
    table = Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l14")],
        goods={A: {"wood": 1, "food": 1}},
        rulers={"l09": A},
        barn={"wood": 2, "food": 2, "iron": 1},
        market=(0, 0, 3, 2, 2),
    )
    picked = {action.card for action in play(table, A) if isinstance(action, do.PickCard)}
    assert len(picked) == 4
    assert "guild" in picked
    assert not {"conquer", "harvest", "tax"} & picked


def test_greedy_sees_a_chain_to_its_end():
    """The farmers' push scores only when it is over, and only if the wood fills its shelf."""
    table = Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l14")],
        barn={"wood": 2, "food": 2, "iron": 1},
        market=(0, 0, 0, 2, 0),
        hands={A: ["guild", "defend"], B: ["tax", "defend"]},
    )
    done = play(table, A)
    assert done.count(do.MoveGood("wood")) == 2
    assert table.points(A) == 4


def test_greedy_feeds_its_pawns_while_it_can():
    table = Table(
        pawns=[(A, "farmer", "l09"), (A, "monk", "l09"), (B, "monk", "l14")],
        goods={A: {"food": 2}, B: {"food": 2}},
        hands={A: ["defend"], B: []},
    )
    play(table, A)
    assert [place for place in table.pawns(A) if place] == ["l09", "l09"]
    assert table.goods(A) == {}


def test_greedy_reveals_defend():
    table = Table(
        pawns=[(A, "knight", "l09"), (A, "knight", "l09"), (B, "monk", "l09")],
        hands={A: ["conquer", "tax"], B: ["defend", "tax"]},
    )
    table.card(A, "conquer", "regular", do.AttackPawn(B, 1))
    assert play(table, B)[0] == do.RevealDefend()


def test_a_fifth_card_is_worth_saltpeter():
    table = Table(
        pawns=[(A, "farmer", "l09"), (A, "noble", "l10"), (B, "monk", "l14")],
        goods={A: {"saltpeter": 3, "wood": 1, "iron": 1, "food": 4}},
        shillings={A: 9},
        rulers={"l09": A, "l13": A, "l16": A},
        types={"l13": "farm", "l16": "town"},
        markers={A: 5},
        scrolls="ac",
        rows=(3, 2),
    )
    done = play(table, A)
    assert done[0] == do.FillPouch("saltpeter")
    assert len([action for action in done if isinstance(action, do.PickCard)]) == 5


def test_a_grabber_takes_what_scores_at_once():
    table = Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l14")],
        goods={A: {"wood": 1, "food": 1}},
        rulers={"l09": A, "l10": A},
        types={"l10": "town"},
        hands={A: ["tax", "defend", "improve", "explore"], B: ["tax", "defend"]},
    )
    assert do.PlayCard("improve") in play(table, A, "grabber")
    assert table.points(A) == 2


def promised(seat=A, **position):
    table = Table(**position)
    outlook = Outlook(seat, points_only=False, tastes=greedy_tastes())
    look_ahead(table.state, outlook)
    return worth(table.state, outlook)


def test_a_seat_is_worth_more_the_more_epochs_are_to_come():
    def gain(**when):
        with_seat = promised(pawns=[(A, "monk", "l09")], **when)
        behind = promised(
            pawns=[(A, "monk", "l09"), (B, "monk", "l14")], feudums={"l14": "monk"}, rulers={"l14": B}, **when
        )
        return with_seat - behind

    assert gain() > gain(epoch=4, gone=(3, 3, 3, 3, 3, 3)) > 0


def test_a_feudum_without_discs_costs_a_vassal_less_the_later_he_becomes_one():
    def cost(**when):
        ruled = {"l09": A}
        return promised(rulers=ruled, types={"l09": "town"}, **when) - promised(
            rulers=ruled, feudums={"l09": "noble"}, **when
        )

    assert cost() > cost(epoch=4, gone=(3, 3, 3, 3, 3, 3))


def test_goods_are_worth_nothing_when_no_round_is_left():
    last = {"epoch": 4, "gone": (4, 3, 3, 3, 3, 3)}
    assert promised(goods={A: {"wood": 2}}) > promised()
    assert promised(goods={A: {"wood": 2}}, **last) == promised(**last)
    assert promised(seat=C, players=3, **last) == promised(players=3, **last)
