"""Chapter 8 of War, second half: trading cards for armies."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations

import pytest

from conquista.games.war.actions import Place, Skip, Trade
from conquista.games.war.events import CardsTraded, TradeSkipped
from conquista.kernel.family import amount
from conquista.parts.land.limits import JOKER
from conquista.parts.land.trade import CardTable, exchange_value, is_set
from tests.rules.war.table import GAME, PARTS, Table, card_bits, cards_of

EVERYBODY = [0, 1, 2, None]
SQUARES = cards_of("labrador", "california", "mexico", "argentina", "franca")
TRIANGLES = cards_of("alasca", "vancouver", "nova_york", "venezuela", "peru")
CIRCLES = cards_of("mackenzie", "groenlandia", "ottawa", "inglaterra", "suecia")
JOKERS = ["coringa_1", "coringa_2"]
OF_FIGURE = [SQUARES, TRIANGLES, CIRCLES, JOKERS]


def trading(hand: list[str] | tuple[str, ...], **more) -> Table:
    """A in `trade` with this hand and 3 armies to place; he owns Brasil and Japão."""
    more = {"phase": "trade", "pools": {"free": 3}, "hands": {0: hand}} | more
    return Table(holdings={0: ["brasil", "japao"], 1: ["egito"]}, **more)


def trade_of(cards: list[str] | tuple[str, ...]) -> Trade:
    one, two, three = cards
    return Trade((one, two, three))


def trades(table: Table) -> list[Trade]:
    return [action for action in table.legal(0) if isinstance(action, Trade)]


def hand_of(figures: tuple[int, ...]) -> list[str]:
    """Real cards that show these figures."""
    return [OF_FIGURE[figure][figures[:k].count(figure)] for k, figure in enumerate(figures)]


def test_war_trd_01_a_trade_gives_exactly_three_cards_of_the_hand():
    table = trading([*SQUARES[:3], TRIANGLES[0]])
    table.play(0, trade_of(SQUARES[:3]))
    assert (table.hand(0), table.view(None).hand_sizes[0]) == ([TRIANGLES[0]], 1)
    assert table.pools() == {"free": 3 + 4}


def test_war_trd_01_not_a_card_that_another_holds_nor_one_from_the_pile():
    table = trading(SQUARES[:3], hands={0: SQUARES[:3], 1: [SQUARES[3]]})
    for position in range(3):
        for card in SQUARES[3:5]:
            cards = [*SQUARES[:2]]
            cards.insert(position, card)
            refusal = table.refuses(0, trade_of(cards))
            assert (refusal.clause, refusal.parameters) == ("WAR-TRD-01", {"why": "hand", "card": card})


def test_war_trd_01_not_the_same_card_twice():
    table = trading(SQUARES[:3])
    for first, second, third, twice in ((0, 0, 1, 0), (0, 1, 1, 1), (2, 1, 2, 2)):
        refusal = table.refuses(0, trade_of([SQUARES[first], SQUARES[second], SQUARES[third]]))
        expected = {"why": "repeated", "card": SQUARES[twice]}
        assert (refusal.clause, refusal.parameters) == ("WAR-TRD-01", expected)


def test_war_trd_01_not_a_card_that_does_not_exist():
    table = trading(SQUARES[:3])
    refusal = table.refuses(0, trade_of([SQUARES[0], SQUARES[1], "carta_atlantida"]))
    assert (refusal.clause, refusal.parameters) == ("WAR-CMP-10", {"name": "carta_atlantida"})


def test_war_trd_01_the_order_in_which_they_are_named_has_no_effect():
    for cards in ([SQUARES[2], SQUARES[0], SQUARES[1]], [SQUARES[1], SQUARES[2], SQUARES[0]]):
        table = trading(SQUARES[:3]).play(0, trade_of(cards))
        assert (table.hand(0), table.pools()) == ([], {"free": 7})


@pytest.mark.parametrize("figures", list(combinations_with_replacement(range(3), 3)))
def test_war_trd_02_three_equal_figures_or_three_different_ones(figures):
    hand = hand_of(figures)
    table = trading(hand)
    valid = len(set(figures)) != 2
    assert len(trades(table)) == valid
    if valid:
        table.play(0, trade_of(hand))
        assert table.hand(0) == []
    else:
        for one, two, three in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
            refusal = table.refuses(0, trade_of([hand[one], hand[two], hand[three]]))
            assert (refusal.clause, refusal.parameters) == ("WAR-TRD-02", {})


def test_war_trd_02_every_set_of_the_hand_is_listed_once():
    hand = [*SQUARES[:3], TRIANGLES[0], CIRCLES[0]]
    expected = [{*SQUARES[:3]}, *({square, TRIANGLES[0], CIRCLES[0]} for square in SQUARES[:3])]
    listed = [set(action.cards) for action in trades(trading(hand))]
    assert len(listed) == 4
    assert [amount(family) for family in GAME.families(trading(hand).state, 0)] == [1] * 4
    assert len(GAME.families(trading(hand[:4]).state, 0)) == 1 + 1
    assert all(each in listed for each in expected)


@pytest.mark.parametrize("figures", list(combinations_with_replacement(range(3), 2)))
def test_war_trd_03_a_joker_counts_as_whichever_figure_is_wanted(figures):
    hand = [*hand_of(figures), "coringa_2"]
    table = trading(hand)
    assert len(trades(table)) == 1
    for cards in permutations(PARTS.cards.index(card) for card in hand):
        assert is_set(PARTS.card_table, *cards)
    table.play(0, trade_of(hand))
    assert (table.hand(0), table.pools()) == ([], {"free": 7})


@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("position", range(3))
def test_war_trd_04_any_three_cards_with_a_joker_are_a_set(joker, position):
    cards = [SQUARES[0], CIRCLES[0]]
    cards.insert(position, joker)
    assert trading(cards).play(0, trade_of(cards)).hand(0) == []


@pytest.mark.parametrize("other", [SQUARES[0], TRIANGLES[0], CIRCLES[0]])
def test_war_trd_04_also_with_both_jokers(other):
    table = trading([other, *JOKERS]).play(0, trade_of([other, *JOKERS]))
    assert set(table.view(None).discards) == {other, *JOKERS}


@pytest.mark.parametrize("phase", ["place", "attack", "fortify", "end_place"])
def test_war_trd_05_a_trade_takes_place_at_the_beginning_of_the_turn(phase):
    table = trading(SQUARES[:3], phase=phase)
    assert trades(table) == []
    refusal = table.refuses(0, trade_of(SQUARES[:3]))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-05", {"phase": phase})
    refusal = table.refuses(0, Skip())
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": phase, "action": "skip"})


@pytest.mark.parametrize(("size", "phase"), [(2, "place"), (3, "trade"), (4, "trade"), (5, "trade")])
def test_war_trd_05_the_turn_begins_with_it_when_three_cards_are_held(size, phase):
    table = trading([*SQUARES[:2], *TRIANGLES[:2], JOKERS[0]][:size], phase="turn_start", pools={})
    assert (table.phase, table.awaiting, table.pools()) == (phase, [0], {"free": 3})


def test_war_trd_05_only_the_active_player_trades():
    table = trading([], hands={0: SQUARES[:3], 1: CIRCLES[:3]})
    assert table.legal(1) == []
    refusal = table.refuses(1, trade_of(CIRCLES[:3]))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-01", {"seat": 0})


def test_war_trd_06_at_most_one_trade_at_the_beginning():
    table = trading(SQUARES[:5]).play(0, trade_of(SQUARES[:3]))
    assert (table.phase, table.hand(0)) == ("place", SQUARES[3:])
    table = trading([*SQUARES[:5], TRIANGLES[0]]).play(0, trade_of(SQUARES[:3]))
    refusal = table.refuses(0, trade_of([SQUARES[3], SQUARES[4], TRIANGLES[0]]))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-05", {"phase": "place"})


@pytest.mark.parametrize("size", [3, 4])
def test_war_trd_07_with_three_or_four_cards_the_player_may_skip(size):
    table = trading(SQUARES[:size])
    assert table.legal(0)[-1] == Skip()
    table.play(0, Skip())
    assert (table.phase, table.hand(0), table.pools()) == ("place", SQUARES[:size], {"free": 3})
    assert table.view(None).exchanges == 0
    assert all(table.heard(viewer) == [TradeSkipped(0)] for viewer in EVERYBODY)


def test_war_trd_07_and_must_when_there_is_no_set():
    table = trading([*SQUARES[:2], *TRIANGLES[:2]])
    assert table.legal(0) == [Skip()]


def test_war_trd_08_with_five_cards_he_must_trade():
    table = trading(SQUARES[:5])
    assert Skip() not in table.legal(0)
    assert len(table.legal(0)) == 10
    refusal = table.refuses(0, Skip())
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-08", {"hand": 5})
    refusal = table.refuses(0, Place("free", "brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": "trade", "action": "place"})


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_war_trd_09_any_five_cards_contain_a_set(jokers):
    for figures in combinations_with_replacement(range(3), 5 - jokers):
        hand = [*hand_of(figures), *JOKERS[:jokers]]
        shown = [*figures, *[JOKER] * jokers]
        sets = sum(JOKER in three or len(set(three)) != 2 for three in combinations(shown, 3))
        listed = trades(trading(hand))
        assert 1 <= len(listed) == sets
        assert all(set(action.cards) <= set(hand) for action in listed)


def test_war_trd_10_exchanges_are_counted_for_the_whole_game():
    table = trading(SQUARES[:3], exchanges=1).play(0, trade_of(SQUARES[:3]))
    assert (table.pools(), table.view(2).exchanges, table.view(2).next_exchange) == ({"free": 9}, 2, 8)
    table = Table(
        "trade",
        active=1,
        holdings={0: ["brasil"], 1: ["egito"]},
        hands={1: CIRCLES[:3]},
        exchanges=2,
    )
    table.play(1, trade_of(CIRCLES[:3]))
    assert (table.pools(), table.view(0).exchanges) == ({"free": 8}, 3)


def test_war_trd_10_skipping_does_not_count():
    table = trading(SQUARES[:3], exchanges=1).play(0, Skip())
    assert (table.view(None).exchanges, table.view(None).next_exchange) == (1, 6)


def value_of_exchange(number: int) -> int:
    """What the exchange of this number, counted from 1, gives."""
    table = trading(SQUARES[:3], exchanges=number - 1, pools={})
    promised: int = table.view(None).next_exchange
    table.play(0, trade_of(SQUARES[:3]))
    assert table.heard(None)[-1] == CardsTraded(0, sorted(SQUARES[:3], key=PARTS.cards.index), promised, [])
    assert table.pools() == {"free": promised}
    return promised


@pytest.mark.parametrize(("number", "armies"), [(1, 4), (2, 6), (3, 8)])
def test_war_trd_11_the_first_three_exchanges(number, armies):
    assert value_of_exchange(number) == armies


@pytest.mark.parametrize(("number", "armies"), [(4, 10), (5, 12), (6, 15), (7, 20)])
def test_war_trd_12_the_fourth_to_the_seventh(number, armies):
    assert value_of_exchange(number) == armies


@pytest.mark.parametrize(("number", "armies"), [(8, 25), (9, 30), (10, 35), (11, 40), (100, 485)])
def test_war_trd_13_from_the_eighth_on_five_more_each(number, armies):
    assert value_of_exchange(number) == armies


def test_war_trd_13_the_series_goes_on_from_its_last_number():
    table = CardTable([0, 1, 2, JOKER], [0, 1, 2, 9], [4, 7], 5)
    assert (table.cards, table.series_length, table.step) == (4, 2, 5)
    assert (table.figure[:4], table.territory[:4], table.series[:2]) == ([0, 1, 2, JOKER], [0, 1, 2, 9], [4, 7])
    assert [exchange_value(table, exchanges, 0) for exchanges in range(5)] == [4, 7, 12, 17, 22]
    assert [exchange_value(table, exchanges, 12) for exchanges in range(4)] == [4, 7, 12, 12]


def test_war_trd_14_the_armies_join_the_free_pool_and_go_anywhere():
    table = trading(SQUARES[:3], pools={"free": 3, "oceania": 2}).play(0, trade_of(SQUARES[:3]))
    assert table.pools() == {"free": 7, "oceania": 2}
    assert Place("free", "brasil", 7) in table.legal(0)
    assert Place("free", "japao", 7) in table.legal(0)
    table.play(0, Place("free", "japao", 5)).play(0, Place("free", "brasil", 2))
    assert table.armies("brasil", "japao") == [3, 6]


@pytest.mark.parametrize("owned", ["labrador", "california", "mexico"])
def test_war_trd_15_two_armies_for_each_card_whose_territory_is_owned(owned):
    table = Table("trade", holdings={0: [owned], 1: ["egito"]}, hands={0: SQUARES[:3]}, pools={"free": 3})
    before = dict(zip(PARTS.territories, table.view(None).armies, strict=True))
    table.play(0, trade_of(SQUARES[:3]))
    after = dict(zip(PARTS.territories, table.view(None).armies, strict=True))
    assert after == before | {owned: 3}
    assert table.pools() == {"free": 7}
    told = table.heard(1)[-1]
    assert isinstance(told, CardsTraded)
    assert told.bonus == [owned]


def test_war_trd_15_nothing_for_the_territory_of_another():
    table = trading(SQUARES[:3])
    before = table.view(None).armies
    assert table.play(0, trade_of(SQUARES[:3])).view(None).armies == before


def test_war_trd_16_two_on_each_of_three_owned_territories_at_once():
    own = ["labrador", "california", "mexico"]
    table = Table("trade", holdings={0: own, 1: ["egito"]}, armies={"mexico": 4}, hands={0: SQUARES[:3]})
    table.play(0, trade_of(SQUARES[:3]))
    assert table.armies(*own) == [3, 3, 6]
    assert table.pools() == {"free": 4}
    assert table.heard(None) == [CardsTraded(0, SQUARES[:3], 4, own)]


def test_war_trd_16_they_may_fulfil_an_objective():
    own = [name for name in PARTS.territories if name != "egito"][:18]
    assert {"labrador", "california", "mexico"} < set(own)
    armies = dict.fromkeys(own, 2) | dict.fromkeys(["labrador", "california", "mexico"], 1)
    table = Table("trade", holdings={0: own, 1: ["egito"]}, armies=armies, hands={0: SQUARES[:3]})
    table.play(0, trade_of(SQUARES[:3]))
    assert (table.over, table.winners, table.view(None).ending) == (True, [0], "objective")


def test_war_trd_17_the_bonus_is_apart_from_the_table_and_a_joker_brings_none():
    table = Table(
        "trade",
        holdings={0: ["labrador", "japao"], 1: ["egito"]},
        hands={0: [SQUARES[0], *JOKERS]},
    )
    armies = sum(table.view(None).armies)
    table.play(0, trade_of([SQUARES[0], *JOKERS]))
    assert (table.armies("labrador", "japao"), table.pools()) == ([3, 1], {"free": 4})
    assert sum(table.view(None).armies) == armies + 2
    assert (table.view(None).exchanges, table.view(None).next_exchange) == (1, 6)
    assert table.heard(2) == [CardsTraded(0, [SQUARES[0], *JOKERS], 4, ["labrador"])]


def test_war_trd_17_not_even_to_the_owner_of_the_whole_board_but_one():
    table = Table("trade", rest=0, holdings={1: ["egito"]}, players=3, hands={0: [SQUARES[0], *JOKERS]})
    armies = sum(table.view(None).armies)
    table.play(0, trade_of([SQUARES[0], *JOKERS]))
    assert sum(table.view(None).armies) == armies + 2


def test_war_trd_18_the_traded_cards_are_shown_to_all_and_lie_face_up():
    table = trading([SQUARES[0], TRIANGLES[0], CIRCLES[0], SQUARES[1]])
    cards = sorted([SQUARES[0], TRIANGLES[0], CIRCLES[0]], key=PARTS.cards.index)
    table.play(0, trade_of(cards))
    for viewer in EVERYBODY:
        assert table.heard(viewer) == [CardsTraded(0, cards, 4, [])]
        assert table.view(viewer).discards == cards
        assert table.view(viewer).covered_size == 0
    assert table.view(1).hands[0] is None


def rest_of_turn(table: Table, seat: int) -> None:
    """The seat places what it has and stops."""
    while table.state.active == seat:
        table.play(seat, GAME.decode(GAME.default(table.state, seat)))


def test_war_ex_16_four_for_a_then_six_for_b_then_eight_for_a():
    table = trading([], hands={0: SQUARES[:3], 1: TRIANGLES[:3]})
    table.play(0, trade_of(SQUARES[:3]))
    assert table.pools() == {"free": 3 + 4}
    rest_of_turn(table, 0)
    assert (table.phase, table.awaiting) == ("trade", [1])
    table.play(1, trade_of(TRIANGLES[:3]))
    assert table.pools() == {"free": 3 + 6}
    rest_of_turn(table, 1)
    table.state.deck.put(0, card_bits(CIRCLES[:3]))
    rest_of_turn(table, 2)
    assert (table.phase, table.awaiting) == ("trade", [0])
    table.play(0, trade_of(CIRCLES[:3]))
    assert table.pools() == {"free": 3 + 8}


def test_war_ex_17_valid_and_invalid_sets():
    assert len(trades(trading([SQUARES[0], TRIANGLES[0], CIRCLES[0]]))) == 1
    assert len(trades(trading(CIRCLES[:3]))) == 1
    refusal = trading([*SQUARES[:2], CIRCLES[0]]).refuses(0, trade_of([*SQUARES[:2], CIRCLES[0]]))
    assert refusal.clause == "WAR-TRD-02"


def test_war_ex_18_with_four_cards_skip_is_legal_and_with_five_it_is_not():
    assert Skip() in trading([*CIRCLES[:3], SQUARES[0]]).legal(0)
    assert trading([*CIRCLES[:3], *SQUARES[:2]]).refuses(0, Skip()).clause == "WAR-TRD-08"


def test_war_ex_19_brasil_owned_china_not_and_a_joker():
    hand = [*cards_of("brasil", "china"), "coringa_1"]
    table = trading(hand).play(0, trade_of(hand))
    assert table.armies("brasil", "china") == [3, 1]
    assert table.pools() == {"free": 3 + 4}


@pytest.mark.parametrize(("number", "armies"), [(7, 20), (8, 25), (9, 30), (10, 35)])
def test_war_ex_38_the_seventh_to_the_tenth_exchange(number, armies):
    assert value_of_exchange(number) == armies
