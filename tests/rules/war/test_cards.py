"""Chapter 8 of War, first half: earning a card."""

from __future__ import annotations

from itertools import pairwise

import pytest

from conquista.games.war.actions import Attack, EndAttack, EndFortify, Move, Occupy, Trade
from conquista.games.war.events import CardDrawn, PileRecycled, TurnStarted
from conquista.kernel.chance import Draw
from tests.rules.war.table import GAME, PARTS, Table, cards_of

EVERYBODY = [0, 1, 2, None]
OTHERS = [1, 2, None]
PAIR = cards_of("labrador", "california")
FIVE = cards_of("alasca", "mackenzie", "vancouver", "labrador", "california")
SET = cards_of("congo", "india", "japao")


def ready(**more) -> Table:
    """A in `fortify` with a move to make; B holds Egito, C the rest."""
    return Table(
        "fortify",
        holdings={0: ["brasil", "peru"], 1: ["egito"]},
        armies={"brasil": 3},
        **more,
    )


def heard_kinds(table: Table, viewer: int | None) -> list[type]:
    return [type(event) for event in table.heard(viewer)]


def test_war_crd_01_who_conquered_receives_a_card_after_the_moves():
    table = Table(holdings={0: ["brasil", "peru"], 1: ["egito"]}, armies={"brasil": 4})
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    for action in (EndAttack(), Move("brasil", "peru", 1)):
        table.play(0, action)
        assert (table.phase, table.hand(0)) == ("fortify", [])
    table.play(0, EndFortify())
    assert (table.phase, table.asks_chance, table.state.active) == ("card", True, 0)
    table.draw("carta_china")
    assert (table.hand(0), table.state.active, table.phase) == (["carta_china"], 1, "place")
    assert table.heard(0)[-2] == CardDrawn(0, "carta_china")
    assert isinstance(table.heard(0)[-1], TurnStarted)


def test_war_crd_01_who_conquered_nothing_receives_none():
    table = ready(conquered=False).play(0, EndFortify())
    assert (table.hand(0), table.state.active, table.view(None).pile_size) == ([], 1, 44)
    assert CardDrawn not in heard_kinds(table, 0)


def test_war_crd_01_the_right_does_not_outlast_the_turn():
    table = ready(conquered=True).play(0, EndFortify()).draw("carta_china")
    assert table.view(None).conquered is False
    assert table.hand(1) == []


def test_war_crd_02_one_card_whatever_the_number_of_conquests():
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, armies={"brasil": 5})
    for target in ("peru", "argentina", "venezuela"):
        table.play(0, Attack("brasil", target, 1)).roll(6, 1)
    table.play(0, EndAttack()).play(0, EndFortify())
    assert table.phase == "card"
    table.draw("carta_china")
    assert (table.hand(0), table.state.active) == (["carta_china"], 1)


def test_war_crd_03_the_card_is_kept_secret():
    table = ready(conquered=True).play(0, EndFortify()).draw("carta_china")
    assert table.heard(0)[-2] == CardDrawn(0, "carta_china")
    assert all(table.heard(viewer)[-2] == CardDrawn(0) for viewer in OTHERS)
    assert table.view(0).hands == [["carta_china"], None, None]
    assert all(table.view(viewer).hands[0] is None for viewer in OTHERS)
    assert all(table.view(viewer).hand_sizes == [1, 0, 0] for viewer in EVERYBODY)


def test_war_crd_03_until_it_is_traded():
    table = Table("trade", holdings={0: ["brasil"], 1: ["egito"]}, hands={0: SET}, pools={"free": 3})
    assert table.view(1).discards == []
    table.play(0, Trade((SET[0], SET[1], SET[2])))
    assert all(set(table.view(viewer).discards) == set(SET) for viewer in EVERYBODY)


@pytest.mark.parametrize("size", range(5))
def test_war_crd_04_who_holds_fewer_than_five_cards_receives_one(size):
    table = ready(conquered=True, hands={0: FIVE[:size]}).play(0, EndFortify())
    assert table.phase == "card"
    table.draw("carta_china")
    assert len(table.hand(0)) == size + 1


def test_war_crd_04_who_holds_five_receives_none():
    table = ready(conquered=True, hands={0: FIVE}).play(0, EndFortify())
    assert (table.hand(0), table.state.active, table.phase) == (FIVE, 1, "place")
    assert table.view(None).pile_size == 39
    assert CardDrawn not in heard_kinds(table, 0)


def test_war_crd_05_the_card_comes_from_the_draw_pile_each_as_likely_as_the_others():
    pile = cards_of("brasil", "china", "sumatra")
    table = ready(conquered=True, pile=pile, hands={1: PAIR}, discards=SET).play(0, EndFortify())
    assert GAME.chance(table.state) == Draw(tuple(pile))
    assert table.state.outcomes() == 3
    for number, card in enumerate(pile):
        table = ready(conquered=True, pile=pile, hands={1: PAIR}, discards=SET).play(0, EndFortify())
        table.outcome(number)
        assert (table.hand(0), table.hand(1)) == ([card], PAIR)
        assert table.view(None).pile_size == 2
        assert table.view(None).discards == sorted(SET, key=PARTS.cards.index)


def test_war_crd_05_a_joker_is_drawn_like_any_card():
    table = ready(conquered=True, pile=["coringa_2"]).play(0, EndFortify()).draw("coringa_2")
    assert table.hand(0) == ["coringa_2"]


def test_war_crd_06_traded_cards_lie_in_the_discard_pile():
    table = Table(
        "trade",
        holdings={0: ["brasil"], 1: ["egito"]},
        hands={0: [*SET, "carta_brasil"]},
        discards=PAIR,
        pools={"free": 3},
    )
    table.play(0, Trade((SET[0], SET[1], SET[2])))
    assert table.hand(0) == ["carta_brasil"]
    assert set(table.view(None).discards) == {*PAIR, *SET}
    assert table.view(None).pile_size == 44 - 6


def test_war_crd_07_the_discards_become_the_new_draw_pile():
    table = ready(conquered=True, pile=[], discards=[*PAIR, *SET], hands={1: ["carta_brasil"]})
    table.play(0, EndFortify())
    assert GAME.chance(table.state) == Draw(tuple(sorted([*PAIR, *SET], key=PARTS.cards.index)))
    assert (table.view(None).pile_size, table.view(None).discards) == (5, [])
    assert all(table.heard(viewer)[-1] == PileRecycled(5) for viewer in EVERYBODY)
    table.draw(SET[0])
    assert (table.hand(0), table.hand(1)) == ([SET[0]], ["carta_brasil"])
    assert table.view(None).pile_size == 4


def test_war_crd_07_also_those_that_lie_face_down():
    table = Table(
        "fortify",
        players=4,
        holdings={0: ["brasil", "peru"], 1: ["egito"], 2: ["congo"]},
        armies={"brasil": 3},
        conquered=True,
        pile=[],
        discards=SET,
        hands={2: PAIR},
    )
    table.surrender(2)
    assert (table.view(None).covered_size, table.view(None).pile_size) == (2, 0)
    table.play(0, EndFortify())
    assert (table.view(None).covered_size, table.view(None).pile_size) == (0, 5)
    assert table.heard(None)[-1] == PileRecycled(5)


def test_war_crd_08_not_when_the_last_card_is_drawn_but_when_the_next_is_due():
    table = ready(conquered=True, pile=["carta_china"], discards=SET).play(0, EndFortify())
    table.draw("carta_china")
    assert (table.view(None).pile_size, set(table.view(None).discards)) == (0, set(SET))
    assert PileRecycled not in heard_kinds(table, None)


def test_war_crd_08_not_while_a_card_is_left():
    table = ready(conquered=True, pile=["carta_china"], discards=SET).play(0, EndFortify())
    assert GAME.chance(table.state) == Draw(("carta_china",))
    assert set(table.view(None).discards) == set(SET)


@pytest.mark.parametrize(("conquered", "hand"), [(False, []), (True, FIVE)])
def test_war_crd_08_not_when_no_card_is_due(conquered, hand):
    table = ready(conquered=conquered, hands={0: hand}, pile=[], discards=SET).play(0, EndFortify())
    assert (table.view(None).pile_size, set(table.view(None).discards)) == (0, set(SET))
    assert PileRecycled not in heard_kinds(table, None)


def test_war_crd_09_the_piles_are_never_both_empty_when_a_card_is_due():
    most, limit = GAME.seats[-1], PARTS.numbers["exchange"]["hand_limit"]
    in_hands = limit - 1 + (most - 1) * limit
    assert (most, limit, in_hands, len(PARTS.cards)) == (6, 5, 29, 44)
    cuts = [0, 4, 9, 14, 19, 24, 29]
    hands = {seat: PARTS.cards[a:b] for seat, (a, b) in enumerate(pairwise(cuts))}
    table = Table(
        "fortify",
        players=6,
        holdings={0: ["brasil", "peru"], 1: ["egito"], 2: ["congo"], 3: ["china"], 4: ["japao"]},
        armies={"brasil": 2},
        conquered=True,
        hands=hands,
        pile=[],
        discards=PARTS.cards[29:],
    )
    table.play(0, EndFortify())
    assert (table.phase, table.view(None).pile_size) == ("card", 15)
    table.outcome(14)
    assert table.view(None).hand_sizes == [5] * 6


def test_war_crd_09_every_card_is_always_in_one_place():
    table = ready(conquered=True, hands={0: PAIR, 1: FIVE[:3]}, pile=[], discards=SET).play(0, EndFortify())
    table.draw(SET[1])
    deck = table.state.deck
    places = [deck.pile, deck.opened, deck.covered, *deck.hands]
    assert sum(bits.bit_count() for bits in places) == 8
    assert table.state.deck.sizes[:3] == [3, 3, 0]


@pytest.mark.parametrize("conquests", [0, 3])
def test_war_ex_20_three_conquests_bring_one_card_and_none_brings_none(conquests):
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, armies={"brasil": 6})
    for target in ("peru", "argentina", "venezuela")[:conquests]:
        table.play(0, Attack("brasil", target, 2)).roll(6, 6, 1).play(0, Occupy(0))
    table.play(0, EndAttack())
    if conquests:
        table.play(0, EndFortify()).draw("carta_china")
    assert (len(table.hand(0)), table.state.active) == (1 if conquests else 0, 1)


def test_war_ex_21_nine_discards_are_shuffled_one_is_drawn_and_eight_are_left():
    table = ready(conquered=True, pile=[], discards=PARTS.cards[:9]).play(0, EndFortify())
    assert table.state.outcomes() == 9
    table.outcome(3)
    assert (len(table.hand(0)), table.view(None).pile_size) == (1, 8)
    assert (table.view(None).discards, table.view(None).covered_size) == ([], 0)
