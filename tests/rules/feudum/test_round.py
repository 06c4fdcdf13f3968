"""Chapters 4, 5, 6.1 and 10 to 12 of Feudum: the round, the cards, paying, feeding, the die and new epochs."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import (
    Accept,
    BuyGood,
    ChooseMode,
    Decline,
    FeedPawn,
    FillPouch,
    GoOn,
    Influence,
    MovePawn,
    Pass,
    PayWith,
    PickCard,
    PlayCard,
    PlayMandate,
    RepeatCard,
    ReturnWrit,
    Stop,
    StoreSulfur,
    Tend,
    UseGuild,
)
from conquista.games.feudum.events import (
    CardPicked,
    CardPlayed,
    EpochDawned,
    GoodDrawn,
    PawnFed,
    PawnLeft,
    PointsLost,
    PointsScored,
    PouchEmptied,
    TileDropped,
    TurnStarted,
)
from conquista.kernel.action import Surrender
from tests.rules.feudum.table import GAME, A, B, C, Table, place

IDLE = {A: ["tax"], B: ["tax"]}
"""Cards that nobody can carry out: the round passes by."""
PICKS = ("migrate", "move", "influence", "tax")


def pick_all(table, *seats):
    for seat in seats:
        table.play(seat, *map(PickCard, PICKS))
    return table


def test_feu_flow_01_five_steps_of_a_round():
    table = Table(pawns=[(A, "monk", "l09")], goods={A: {"food": 2}}, hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert table.phase == "feed"
    assert table.facts(A, PlayCard("explore")) == ("FEU-FLOW-01", {"phase": "feed"})
    table.play(A, FeedPawn("food"))
    assert table.asks_chance
    table.draw("sea")
    assert (table.state.round, table.state.first, table.phase) == (2, B, "pick")


def test_feu_flow_02_clockwise_from_the_starting_player():
    table = Table(3, first=B, hands={seat: ["tax", "explore"] for seat in range(3)})
    assert table.awaiting == [B]
    assert table.refuses(A, PlayCard("tax")).parameters == {"seat": B}
    assert table.facts(A, PlayCard("tax")) == ("FEU-FLOW-02", {"seat": B})
    table.play(B, PlayCard("tax")).play(C, PlayCard("tax")).play(A, PlayCard("tax"))
    assert [event.seat for event in table.heard(None, TurnStarted)] == [C, A, B, C, A]


def test_feu_flow_03_a_single_option_is_taken_without_asking():
    table = Table(hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert [(event.seat, event.card) for event in table.heard(None, CardPlayed)] == [
        (A, "tax"),
        (B, "tax"),
        (A, "explore"),
    ]


def test_feu_flow_03_except_where_the_question_would_tell():
    table = Table(
        pawns=[(A, "monk", "l09"), (B, "monk", "l09")],
        writs={A: ["c1"]},
        hands={A: ["conquer", "tax"], B: ["tax"]},
    )
    table.play(A, GoOn()).card(A, "conquer")
    assert (table.phase, table.awaiting) == ("defense", [B])
    table.play(B, Pass())
    assert (table.phase, table.awaiting, table.offers()) == ("boost", [A], ["Resolve"])


def test_feu_flow_04_seats_are_settled_before_the_next_decision():
    table = Table(
        pawns=[(A, "monk", "l09")],
        goods={A: {"food": 1}},
        hands={A: ["influence", "tax"], B: ["tax"]},
        markers={A: 3},
    )
    before = table.markers(A)
    table.card(A, "influence", "regular", Influence("l09"))
    assert (table.seats("monk"), table.seats("alchemist"), before) == ("A", "", 2)
    assert table.markers(A) == before - 1


def test_feu_flow_05_only_what_can_be_carried_out_is_offered():
    table = Table(hands={A: ["tax", "defend"], B: ["tax"]}).play(A, PlayCard("defend"))
    assert table.legal(A) == [ChooseMode("regular"), ChooseMode("forgo")]
    table = Table(types={"l10": "town"}, rulers={"l10": A}, hands={A: ["tax", "improve"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert table.facts(A, ChooseMode("special")) == ("FEU-TURN-04", {"why": "none", "card": "tax"})
    table = Table(rulers={"l10": A}, seals={A: 1}, hands={A: ["improve", "tax"]}, goods={A: {"wood": 1}})
    table.play(A, PlayCard("improve"))
    assert table.facts(A, ChooseMode("special")) == ("FEU-FLOW-05", {"card": "improve", "mode": "special"})


def test_feu_sel_01_the_pouch_comes_first_and_is_public():
    table = Table(goods={A: {"saltpeter": 1, "sulfur": 1}}, barrel={B: 3})
    assert table.legal(A) == [FillPouch("nothing"), FillPouch("saltpeter"), FillPouch("sulfur")]
    table.play(A, FillPouch("sulfur"))
    pick_all(table, A)
    assert table.view(None).players[A].pouch == "sulfur"
    assert table.goods(A) == {"saltpeter": 1}
    assert (table.awaiting, table.phase) == ([B], "pick")


def test_feu_sel_01_a_tile_may_stand_for_it():
    table = Table(tiles={A: {"sea_1": "orchard"}}, gone=[1, 0, 0, 0, 0, 0])
    table.play(A, FillPouch("saltpeter"))
    player = table.view(None).players[A]
    assert (player.tiles, player.pouch, player.pouch_cube) == ([], "saltpeter", False)
    assert table.bag("saltpeter") == 30
    assert table.facts(A, FillPouch("sulfur")) == ("FEU-FLOW-01", {"phase": "pick"})


def test_feu_sel_01_without_the_good_it_stays_empty():
    table = Table(goods={A: {"saltpeter": 1}})
    assert table.why(A, FillPouch("sulfur")) == ("FEU-SEL-01", "lacking")
    assert table.why(A, FillPouch("gold")) == ("FEU-SEL-01", "unknown")


@pytest.mark.parametrize(("filling", "number"), [("nothing", 4), ("saltpeter", 5)])
def test_feu_sel_02_four_cards_or_five(filling, number):
    table = Table(goods={A: {"saltpeter": 1}})
    table.play(A, FillPouch(filling))
    assert len(table.legal(A)) == 11
    table.play(A, PickCard("tax"))
    assert table.why(A, PickCard("tax")) == ("FEU-SEL-02", "picked")
    assert table.why(A, PickCard("ace")) == ("FEU-SEL-02", "unknown")
    for card in ("move", "guild", "repeat", "explore")[: number - 1]:
        assert table.awaiting == [A]
        table.play(A, PickCard(card))
    assert table.awaiting == [B]
    assert table.view(A).players[A].hand_size == number


def test_feu_sel_03_in_secret():
    table = pick_all(Table(), A)
    assert table.view(B).players[A].hand is None
    assert (table.view(B).players[A].hand_size, set(table.view(A).players[A].hand)) == (4, set(PICKS))
    assert {event.card for event in table.heard(A, CardPicked)} == set(PICKS)
    assert {event.card for event in table.heard(B, CardPicked)} == {None}


def test_feu_sel_04_one_use_of_the_pouch_in_a_round():
    table = Table(goods={A: {"saltpeter": 1, "sulfur": 1}})
    table.play(A, FillPouch("saltpeter"))
    assert table.facts(A, FillPouch("sulfur")) == ("FEU-FLOW-01", {"phase": "pick"})


def test_feu_sel_05_the_saltpeter_goes_with_the_fifth_card():
    five = ["tax", "explore", "move", "guild", "defend"]
    table = Table(pouch={A: "saltpeter"}, hands={A: five, B: ["tax"]})
    for card in ("tax", "explore", "move", "guild"):
        assert table.heard(None, PouchEmptied) == []
        table.play(A, PlayCard(card)) if table.phase == "card" else None
    assert [event.filling for event in table.heard(None, PouchEmptied)] == ["saltpeter"]
    assert table.bag("saltpeter") == 30


def test_feu_sel_06_two_cards_in_one_turn():
    table = Table(pouch={A: "sulfur"}, hands={A: ["tax", "explore", "defend"], B: ["tax", "move"]})
    table.play(A, PlayCard("tax"))
    assert (table.phase, table.awaiting) == ("after", [A])
    table.play(A, PlayCard("explore"))
    assert (table.awaiting, table.bag("sulfur")) == ([B], 30)
    table.play(B, PlayCard("tax"))
    assert table.state.stores.pouch[A] == 0


def test_feu_sel_07_what_is_left_on_the_pouch_goes_to_the_bag():
    table = Table(pouch={A: "sulfur"}, hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"), Stop())
    assert table.phase == "die" or table.asks_chance
    assert (table.bag("sulfur"), table.state.stores.pouch[A]) == (30, 0)


def test_feu_turn_01_one_of_the_chosen_cards():
    table = Table(hands={A: ["tax", "defend"], B: ["tax"]})
    assert table.legal(A) == [PlayCard("tax"), PlayCard("defend")]
    assert table.why(A, PlayCard("move")) == ("FEU-TURN-01", "hand")
    assert table.why(A, PlayCard("ace")) == ("FEU-TURN-01", "unknown")
    table.play(A, PlayCard("defend"), ChooseMode("forgo"))
    assert table.points(A) == 0


def test_feu_turn_02_who_has_no_cards_is_skipped():
    table = Table(3, hands={A: ["tax", "explore"], C: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert [event.seat for event in table.heard(None, TurnStarted)] == [C, A]
    assert table.asks_chance


def test_feu_turn_03_free_actions_before_a_card():
    table = Table(writs={A: ["m3", "c1"]}, goods={A: {"food": 1}}, hands={A: ["tax", "defend"], B: ["tax"]})
    assert (table.phase, table.awaiting) == ("free", [A])
    assert table.offers() == ["GoOn", "PlayMandate", "ReturnWrit"]
    table.play(A, ReturnWrit("c1"), PlayMandate("m3", 1))
    assert (table.phase, table.coins(A)) == ("card", 3)


def test_feu_turn_04_special_instead_of_regular_for_three_cards():
    table = Table(
        pawns=[(A, "noble", "l09"), (B, "monk", "l09")],
        rulers={"l09": B},
        subjects=["l09"],
        hands={A: ["conquer", "tax"], B: ["defend", "tax"]},
    )
    table.play(A, PlayCard("conquer"))
    assert [action.mode for action in table.legal(A)] == ["regular", "special", "forgo"]
    assert table.facts(A, ChooseMode("other")) == ("FEU-TURN-04", {"why": "unknown", "card": "conquer"})
    table = Table(hands={A: ["defend", "tax"]}).play(A, PlayCard("defend"))
    assert table.facts(A, ChooseMode("special")) == ("FEU-TURN-04", {"why": "defend", "card": "defend"})


def test_feu_turn_05_conquer_is_never_the_last_card():
    crowd = [(A, "knight", "l09"), (A, "noble", "l09"), (B, "monk", "l09")]
    table = Table(pawns=crowd, hands={A: ["conquer"], B: ["tax", "explore"]}, goods={A: {"food": 2}})
    assert table.awaiting == [B]
    assert table.heard(None, CardPlayed) == []
    table = Table(pawns=crowd, hands={A: ["conquer", "tax"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert [event.card for event in table.heard(None, CardPlayed)] == ["tax", "tax", "conquer"]
    assert table.points(A) == 0


def test_feu_turn_05_the_refusal():
    crowd = [(A, "knight", "l09"), (B, "monk", "l09")]
    table = Table(pawns=crowd, hands={A: ["conquer", "defend"], B: ["tax"]})
    table.play(A, PlayCard("conquer"))
    table.state.hand = [0] * 5
    assert table.clause(A, ChooseMode("regular")) == "FEU-TURN-05"


def test_feu_turn_06_after_a_card_with_sulfur_on_the_pouch():
    table = Table(pouch={A: "sulfur"}, writs={A: ["c1"]}, hands={A: ["tax", "explore", "move"], B: ["tax"]})
    table.play(A, GoOn(), PlayCard("tax"))
    assert table.phase == "free"
    table.play(A, GoOn())
    assert table.legal(A) == [Stop(), PlayCard("move"), PlayCard("explore")]


def test_feu_turn_07_played_cards_lie_open_and_return_at_the_end():
    table = Table(hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert table.view(B).players[A].played == ["tax", "explore"]
    table.draw("sea")
    assert table.view(B).players[A].played == []
    assert len(table.legal(table.awaiting[0])) == 11


def test_feu_pay_01_never_from_the_barrel():
    table = Table(writs={A: ["m4"]}, goods={A: {"iron": 1, "wood": 1, "food": 1}}, barrel={A: 3})
    assert [action.option for action in table.legal(A, PlayMandate)] == [1]
    assert table.facts(A, PlayMandate("m4", 2)) == ("FEU-WRI-05", {"why": "price", "writ": "m4"})


def test_feu_pay_02_03_a_tile_pays_for_any_good_and_leaves_the_game():
    table = Table(
        writs={A: ["m3"]},
        tiles={A: {"sea_1": "orchard", "sea_2": "orchard"}},
        goods={A: {"food": 1}},
        gone=[2, 0, 0, 0, 0, 0],
    )
    table.play(A, PlayMandate("m3", 1))
    assert table.legal(A) == [PayWith("cube"), PayWith("sea_1"), PayWith("sea_2")]
    assert table.facts(A, PayWith("forest_1")) == ("FEU-PAY-02", {"tile": "forest_1"})
    assert table.facts(A, PayWith("gold")) == ("FEU-PAY-03", {"why": "unknown", "good": "food"})
    table.play(A, PayWith("sea_2"))
    assert (table.goods(A), table.coins(A)) == ({"food": 1}, 3)
    assert table.view(None).supply.spent == ["sea_2"]


def test_feu_pay_03_asked_also_without_a_cube():
    table = Table(
        writs={A: ["m3"]}, tiles={A: {"sea_1": "orchard", "sea_2": "orchard"}}, gone=[2, 0, 0, 0, 0, 0]
    )
    table.play(A, PlayMandate("m3", 1))
    assert table.legal(A) == [PayWith("sea_1"), PayWith("sea_2")]
    assert table.facts(A, PayWith("cube")) == ("FEU-PAY-03", {"why": "cube", "good": "food"})


def test_feu_pay_04_a_tile_is_no_seal_no_shilling_and_no_wine():
    table = Table(
        types={"l10": "town"},
        rulers={"l10": A},
        tiles={A: {"sea_1": "orchard"}},
        gone=[1, 0, 0, 0, 0, 0],
        pawns=[(A, "farmer", "l10")],
        hands={A: ["improve", "guild"], B: ["tax"]},
    )
    table.play(A, PlayCard("improve"))
    assert [event.card for event in table.heard(None, CardPlayed)][:1] == ["improve"]
    assert table.points(A) == 0
    assert FeedPawn("wine") not in table.legal(A)


def test_feu_pay_05_the_fare_goes_to_the_general_supply():
    table = Table(pawns=[(A, "monk", "l14")], shillings={A: 3}, hands={A: ["move", "tax"], B: ["tax"]})
    table.card(A, "move", "regular", MovePawn(1, "ferry-l14-l15", "none"))
    assert (table.coins(A), table.coins(B)) == (1, 0)


def test_feu_pay_06_sulfur_goes_to_the_supply_or_the_barrel_for_good():
    table = Table(shillings={A: 9}, market=[0, 2, 0, 0, 0], hands={A: ["guild", "tax"], B: ["tax"]})
    table.card(A, "guild", "regular", UseGuild("merchant", "trade"), BuyGood("sulfur"), BuyGood("sulfur"))
    if table.phase == "buy":
        table.play(A, Stop())
    assert table.legal(A) == [StoreSulfur("supply"), StoreSulfur("barrel")]
    assert table.why(A, StoreSulfur("sack")) == ("FEU-PAY-06", "unknown")
    table.play(A, StoreSulfur("supply"), StoreSulfur("barrel"))
    assert (table.goods(A), table.state.stores.barrel[A]) == ({"sulfur": 1}, 1)


def test_feu_pay_07_a_supply_has_no_limit():
    table = Table(goods={A: {"food": 40}}, writs={A: ["m3"]})
    assert table.goods(A) == {"food": 40}


def test_feu_pay_08_a_tile_may_not_strand_the_rest():
    table = Table(
        writs={A: ["m4"]},
        tiles={A: {"sea_1": "orchard"}},
        goods={A: {"iron": 1, "wood": 1}},
        gone=[1, 0, 0, 0, 0, 0],
    )
    table.play(A, PlayMandate("m4", 1))
    assert (table.goods(A), table.coins(A), table.view(None).players[A].tiles) == ({}, 9, [])
    table = Table(
        writs={A: ["m4"]},
        tiles={A: {"sea_1": "orchard", "sea_2": "orchard"}},
        goods={A: {"iron": 1, "wood": 1}},
        gone=[2, 0, 0, 0, 0, 0],
    )
    table.play(A, PlayMandate("m4", 1))
    assert table.legal(A) == [PayWith("cube"), PayWith("sea_1"), PayWith("sea_2")]
    table.play(A, PayWith("sea_1"))
    assert table.coins(A) == 9


def test_feu_pay_08_the_refusal():
    table = Table(
        writs={A: ["m4"]},
        tiles={A: {"sea_1": "orchard", "sea_2": "orchard"}},
        goods={A: {"iron": 1}},
        gone=[2, 0, 0, 0, 0, 0],
    )
    table.state.payer, table.state.due = A, [0, 0, 1, 1, 1]
    table.state.pay_back, table.state.phase = 0, 15
    assert table.phase == "pay"
    assert table.facts(A, PayWith("sea_1")) == ("FEU-PAY-08", {"good": "iron"})


def test_feu_fee_01_food_wine_or_nothing_for_each_pawn():
    table = Table(
        pawns=[(A, "monk", "l09"), (A, "noble", "l09"), (A, "farmer", "l09")],
        goods={A: {"food": 1}},
        barrel={A: 1},
        hands=IDLE,
    )
    assert table.legal(A) == [FeedPawn("food"), FeedPawn("wine"), FeedPawn("nothing")]
    assert table.why(A, FeedPawn("cake")) == ("FEU-FEE-01", "unknown")
    table.play(A, FeedPawn("food"))
    assert table.why(A, FeedPawn("food")) == ("FEU-FEE-01", "food")
    table.play(A, FeedPawn("wine"))
    assert [(event.pawn, event.meal) for event in table.heard(None, PawnFed)] == [
        (1, "food"),
        (2, "wine"),
        (3, "nothing"),
    ]
    assert table.pawns(A) == ["l09", "l09", None]


def test_feu_fee_01_free_actions_come_first():
    table = Table(pawns=[(A, "monk", "l09")], writs={A: ["m3"]}, goods={A: {"food": 2}}, hands={B: ["tax"]})
    assert (table.phase, table.awaiting) == ("free", [A])
    table.play(A, GoOn())
    assert table.phase == "feed"


def test_feu_fee_02_last_rounds_wine_feeds():
    table = Table(pawns=[(A, "monk", "l09")], wine=[(A, 1)], hands=IDLE)
    assert table.asks_chance
    assert (table.pawns(A)[0], table.state.realm.wine[0], table.bag("sulfur")) == ("l09", 0, 30)


def test_feu_ex_22_a_drunken_round():
    table = Table(pawns=[(A, "monk", "l09")], barrel={A: 1}, hands=IDLE, round_number=3)
    table.play(A, FeedPawn("wine")).draw("sea")
    assert (table.state.round, table.state.realm.wine[0]) == (4, 1)
    pick_all(table, B, A)
    while not table.asks_chance:
        table.play(table.awaiting[0], GAME.decode(GAME.default(table.state, table.awaiting[0])))
    assert (table.state.realm.wine[0], table.pawns(A)[0]) == (0, "l09")


def test_feu_fee_03_wine_takes_strength_for_the_next_round():
    crowd = [(A, "monk", "l09"), (B, "monk", "l09")]
    for wine, attack, defence in (([], 1, 2), ([(A, 1)], 0, 2), ([(B, 1)], 1, 0)):
        table = Table(pawns=crowd, wine=wine, hands={A: ["conquer", "tax"], B: ["tax"]})
        table.card(A, "conquer")
        assert (table.state.attack, table.state.defence) == (attack, defence)


def test_feu_fee_04_05_the_unfed_leave_together_and_their_vessels_stay():
    table = Table(
        pawns=[(A, "monk", "l01"), (B, "monk", "l09")], goods={A: {"food": 1}, B: {"food": 1}}, hands=IDLE
    )
    vessel, yard = table.state.realm.vessel, table.state.stores.yard
    vessel[0], yard[0] = 0, 2
    table.state.realm.vessel, table.state.stores.yard = vessel, yard
    table.play(A, FeedPawn("nothing"))
    assert (table.pawns(A)[0], table.seats("monk")) == ("l01", "AB")
    table.play(B, FeedPawn("food"))
    assert (table.pawns(A)[0], table.seats("monk")) == (None, "B")
    assert table.view(None).locations[place("l01")].abandoned == [1, 0, 0]
    assert [event.why for event in table.heard(None, PawnLeft)] == ["starved"]


def test_feu_fee_06_feeding_may_be_refused():
    table = Table(pawns=[(A, "monk", "l09")], goods={A: {"food": 5}}, hands=IDLE)
    table.play(A, FeedPawn("nothing"))
    assert (table.pawns(A)[0], table.goods(A)) == (None, {"food": 5})


def test_feu_die_01_a_tile_of_the_current_epoch_leaves_unseen():
    table = Table(hands=IDLE, gone=[1, 0, 0, 0, 0, 0])
    assert GAME.chance(table.state).left == ("islands", "forest", "desert", "badlands", "mountains")
    table.draw("forest")
    assert table.view(None).supply.gone == [1, 0, 1, 0, 0, 0]
    assert [(event.region, event.epoch) for event in table.heard(None, TileDropped)] == [("forest", 1)]
    assert table.view(None).supply.landscapes == {}


def test_feu_die_02_without_such_a_tile_there_is_no_roll():
    table = Table(gone=[1, 1, 1, 1, 1, 1], hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert table.heard(None, TileDropped) == []
    assert table.state.epoch == 2


@pytest.mark.parametrize(
    ("epoch", "gone", "dawns"),
    [
        (1, [1, 1, 1, 0, 0, 0], True),
        (1, [1, 1, 0, 0, 0, 0], False),
        (2, [2, 2, 1, 1, 1, 1], True),
        (2, [2, 1, 1, 1, 1, 1], False),
        (3, [3, 2, 1, 2, 1, 1], True),
        (3, [2, 2, 1, 2, 2, 2], False),
        (4, [3, 3, 1, 3, 1, 1], True),
    ],
)
def test_feu_epo_01_when_an_epoch_dawns(epoch, gone, dawns):
    table = Table(hands=IDLE, gone=gone, epoch=epoch).draw("desert").luck()
    assert table.state.epoch == epoch + dawns


def test_feu_epo_02_one_epoch_a_round_at_most():
    table = Table(hands=IDLE, gone=[2, 2, 2, 0, 0, 0], epoch=1).draw("desert").luck()
    assert table.state.epoch == 2


def scored(table, seat):
    return {event.reason: event.points for event in table.heard(None, PointsScored) if event.seat == seat}


def dawn(players=2, epoch=1, **more):
    gone = {1: [1, 1, 1, 0, 0, 0], 2: [2, 2, 0, 1, 1, 1], 3: [3, 0, 0, 2, 1, 1], 4: [0, 0, 0, 3, 1, 1]}[epoch]
    idle = {seat: ["tax"] for seat in range(players)}
    return Table(players, hands=idle, gone=gone, epoch=epoch, **more)


def test_feu_epo_03_seats_score():
    crowd = [(A, "monk", "l09"), (B, "monk", "l09"), (C, "monk", "l09"), (A, "noble", "l09")]
    table = dawn(4, pawns=crowd, goods={seat: {"food": 3} for seat in range(3)})
    for seat in (A, A, B, C):
        table.play(seat, FeedPawn("food"))
    table.draw("desert").luck()
    points = [sum(e.points for e in table.heard(None, PointsScored) if e.seat == s) for s in range(4)]
    assert points == [5 + 5, 3, 1, 0]
    table = dawn(3, pawns=crowd, goods={seat: {"food": 3} for seat in range(3)})
    for seat in (A, A, B, C):
        table.play(seat, FeedPawn("food"))
    table.draw("desert").luck()
    assert [table.points(seat) for seat in range(3)] == [10, 3, 0]


def test_feu_epo_04_landscapes_score_by_what_lies_on_them():
    land = {"landscapes": {"l01": "orchard", "l04": "silver_mine"}, "rulers": {"l01": B, "l04": B}}
    table = dawn(serfs={"l01": A, "l04": A}, **land)
    table.state.realm.stock = [2] + [0] * 21
    bag = table.state.stores.bag
    bag[4] -= 2
    table.state.stores.bag = bag
    table.draw("desert")
    tending = [e.points for e in table.heard(None, PointsScored) if e.seat == A and e.reason == "tending"]
    assert tending == [4, 2]


@pytest.mark.parametrize(
    ("scale", "points"), [("preset", [0, 1, 3, 5, 9, 11, 13]), ("published", [0, 1, 3, 5, 7, 9, 11])]
)
def test_feu_epo_05_feu_ex_26_active_regions(scale, points):
    places = ["l01", "l04", "l08", "l11", "l16", "l21"]
    for number in range(1, 7):
        rulers = dict.fromkeys(places[:number], A)
        table = dawn(rulers=rulers, options={"active_region_scale": scale}).draw("desert")
        assert scored(table, A) == {"regions": points[number]}


def test_feu_epo_05_a_tended_landscape_makes_a_region_active():
    table = dawn(rulers={"l01": B, "l02": A}, serfs={"l01": A, "l02": B}, landscapes={"l01": "orchard"})
    table.draw("desert")
    assert (scored(table, A)["regions"], scored(table, B)["regions"]) == (1, 1)
    table = dawn(rulers={"l04": B}, serfs={"l04": A}, landscapes={"l04": "orchard"}).draw("desert")
    assert scored(table, A)["regions"] == 1


def test_feu_ex_26_four_active_regions():
    rulers = dict.fromkeys(["l01", "l04", "l08", "l11"], A)
    assert scored(dawn(rulers=rulers).draw("desert"), A) == {"regions": 9}
    table = dawn(rulers=rulers, options={"preset": "published"}).draw("desert")
    assert scored(table, A) == {"regions": 7}


@pytest.mark.parametrize(("epoch", "lost"), [(1, 3), (2, 0), (3, 7), (4, 12)])
def test_feu_epo_06_disloyalty(epoch, lost):
    table = dawn(epoch=epoch, feudums={"l10": "monk"}, rulers={"l10": A})
    table.draw("desert")
    assert sum(event.points for event in table.heard(None, PointsLost) if event.seat == A) == lost


def test_feu_epo_07_landscapes_grow_in_turn_order_and_id_order():
    table = dawn(
        rulers={"l01": B, "l02": A, "l04": B},
        serfs={"l01": A, "l02": B, "l04": A},
        landscapes={"l01": "orchard", "l02": "silver_mine", "l04": "silver_mine"},
    )
    table.draw("desert")
    assert (table.phase, table.awaiting, table.state.site) == ("collect", [A], place("l01"))
    table.play(A, Accept())
    assert (table.awaiting, table.state.site) == ([A], place("l04"))
    table.play(A, Decline())
    assert (table.awaiting, table.state.site) == ([B], place("l02"))
    table.play(B, Accept()).luck()
    assert (table.goods(A), table.goods(B)) == ({"food": 2}, {"food": 1})
    assert (table.coins(A), table.coins(B)) == (1, 2)
    assert table.state.realm.stock[place("l04")] == 3


@pytest.mark.parametrize(
    ("epoch", "letters"),
    [
        (1, ["l02", "l07", "l10", "l12", "l20", "l22"]),
        (3, ["l02", "l06", "l08", "l12", "l16", "l21"]),
    ],
)
def test_feu_epo_08_a_good_beside_each_location_with_the_letter(epoch, letters):
    table = dawn(epoch=epoch).draw("desert").luck()
    assert [e.location for e in table.heard(None, GoodDrawn) if e.location] == letters


@pytest.mark.parametrize(("value", "number"), [("preset", 12), ("east_only", 6)])
def test_feu_epo_09_at_the_third_epoch_north_again(value, number):
    table = dawn(epoch=2, options={"epoch3_map": value}).draw("desert").luck()
    drawn = [event.location for event in table.heard(None, GoodDrawn) if event.location]
    assert len(drawn) == number
    assert {"l03", "l05", "l10", "l15", "l20", "l22"} <= set(drawn)
    assert ("l01" in drawn) == (number == 12)


def test_feu_epo_10_at_the_third_epoch_the_guilds_are_filled_up():
    table = dawn(epoch=2, market=[0, 4, 4, 0, 0], carts=[3, 3, 0, 0, 0], rows=[3, 0, 1, 2], scrolls="ab")
    table.draw("desert").luck()
    guilds = table.view(None).guilds
    assert (guilds.market, guilds.carts, guilds.rows) == ([3, 4, 4, 4, 4], [3, 3, 3, 3, 1], [3, 2, 2, 2])
    assert (guilds.scrolls, sum(guilds.rosary), sum(guilds.chickens)) == (["a", "b", "c", "e", "f"], 4, 1)
    assert (sum(guilds.barn), sum(guilds.sale)) == (10, 2)


def test_feu_rnd_01_the_marker_passes_and_the_cards_return():
    table = Table(3, hands={seat: ["tax"] for seat in range(3)}, first=C).draw("sea")
    assert (table.state.round, table.state.first, table.awaiting) == (2, A, [A])
    assert table.heard(None, EpochDawned) == []
    assert table.state.played == [0] * 5


def test_feu_eli_01_nobody_is_eliminated():
    table = Table(hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax")).draw("sea")
    assert table.awaiting == [B]


def test_chance_and_others_are_told_who_is_asked():
    table = Table(hands=IDLE)
    assert table.clause(A, PlayCard("tax")) == "FEU-RAN-07"
    assert table.clause(A, Surrender()) == "FEU-RAN-07"


def test_a_round_with_every_free_moment():
    table = Table(writs={A: ["c1"]}, hands={A: ["repeat", "tax"], B: ["tax"]}, played={A: ["move"]})
    table.play(A, GoOn(), PlayCard("repeat"))
    assert table.facts(A, RepeatCard("tax")) == ("FEU-FLOW-01", {"phase": "card_mode"})
    assert table.facts(A, Tend("l01", "sea_1")) == ("FEU-FLOW-01", {"phase": "card_mode"})
