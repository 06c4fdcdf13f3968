"""Chapters 7.11 and 8 of Feudum: the Guild card and the six guilds."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import (
    BuyGood,
    BuySeals,
    ChooseFarm,
    Decline,
    Exchange,
    HoldFeast,
    Invent,
    KeepWrit,
    MoveGood,
    ShareFood,
    Stop,
    TakeScroll,
    TakeVessel,
    Tame,
    UseGuild,
)
from conquista.games.feudum.events import CharityShared, CoinsPaid, GoodSpilled, PointsScored
from conquista.games.feudum.trades.knight import lines
from conquista.games.feudum.trades.merchant import price_of
from conquista.kernel.errors import IllegalAction
from tests.rules.feudum.table import PARTS, A, B, C, Table

FED = {seat: {"food": 9} for seat in range(4)}


def guild(name="", function="", *, pawns=(), players=2, shillings=20, **setting):
    """A plays Guild; a character in `pawns` is one of A's, a pair says whose it is."""
    units = [(A, each, "l09") if isinstance(each, str) else (*each, "l10") for each in pawns]
    table = Table(
        players,
        pawns=units,
        shillings=dict.fromkeys(range(players), shillings),
        goods={seat: {"food": 9} for seat in range(players)},
        hands={A: ["guild", "tax", "explore"], **{seat: ["tax", "explore"] for seat in range(1, players)}},
        **setting,
    ).card(A, "guild")
    return table.play(A, UseGuild(name, function)) if name and table.phase == "guild" else table


def scored(table):
    return {event.reason: event.points for event in table.heard(None, PointsScored) if event.seat == A}


def end(table):
    """Stop, and place no guardian."""
    if table.phase in ("good", "invent", "exchange", "scroll"):
        table.play(A, Stop())
    return table.play(A, Decline()) if table.phase == "guardian" else table


FULL = {
    "barn": {"food": 9},
    "market": [1, 1, 1, 1, 1],
    "carts": [2, 2, 2, 2, 2],
    "scrolls": "ab",
    "rosary": [3],
}


def test_feu_gui_01_trade_for_all_push_and_pull_by_seat():
    table = guild(pawns=["farmer", (B, "monk"), "monk"], sale=["ship"], rows=[2, 2, 2, 2], first=A, **FULL)
    offered = {(each.guild, each.function) for each in table.legal(A)}
    assert {guild for guild, function in offered if function == "trade"} == {
        "merchant",
        "alchemist",
        "knight",
        "noble",
        "monk",
    }
    assert {each for each in offered if each[1] != "trade"} == {("farmer", "push"), ("monk", "push")}
    assert table.facts(A, UseGuild("noble", "push")) == ("FEU-GUI-01", {"why": "push", "guild": "noble"})
    assert table.facts(A, UseGuild("farmer", "pull")) == ("FEU-GUI-01", {"why": "pull", "guild": "farmer"})
    assert table.facts(A, UseGuild("masons", "pull")) == ("FEU-GUI-01", {"why": "unknown", "guild": "masons"})


def test_feu_gui_02_only_where_something_can_be_done():
    table = guild(pawns=["farmer", "monk"], market=[0, 0, 0, 0, 4], barn={"food": 3}, scrolls="a")
    assert table.facts(A, UseGuild("farmer", "push")) == ("FEU-GUI-02", {"why": "push", "guild": "farmer"})
    assert table.facts(A, UseGuild("knight", "trade")) == ("FEU-GUI-02", {"why": "trade", "guild": "knight"})


@pytest.mark.parametrize(
    ("price", "shares"), [(1, (1, 0, 0)), (2, (1, 1, 0)), (3, (1, 1, 1)), (4, (2, 1, 1)), (8, (3, 3, 2))]
)
def test_feu_gui_03_coin_by_coin(price, shares):
    from conquista.games.feudum.trades.coins import pay_guild

    table = Table(3, pawns=[(B, "merchant", "l09"), (C, "merchant", "l09")], shillings={A: 20}, first=B)
    assert table.seats("merchant") == "BC"
    table.state.active = A
    pay_guild(table.state, PARTS.guilds.index("merchant"), price)
    assert (table.coins(B), table.coins(C), table.state.guilds.purse) == shares
    assert table.coins(A) == 20 - price


def test_feu_ex_06_four_shillings_at_the_merchants():
    table = guild(
        "merchant",
        "trade",
        players=3,
        pawns=[(B, "merchant"), (B, "merchant"), (C, "merchant")],
        market=[4, 0, 0, 0, 3],
    )
    table.play(A, BuyGood("saltpeter"), BuyGood("saltpeter"), Stop())
    event = table.heard(None, CoinsPaid)[0]
    assert (event.master, event.official, event.charity) == (2, 1, 1)
    assert (table.coins(A), table.coins(B), table.coins(C), table.state.guilds.purse) == (16, 22, 21, 1)


def test_feu_ex_09_a_purchase_by_the_official():
    table = guild(
        "merchant",
        "trade",
        pawns=["merchant", (B, "merchant"), (B, "merchant")],
        market=[3, 0, 0, 0, 0],
        shillings=5,
    )
    table.play(A, BuyGood("saltpeter"))
    assert (table.coins(A), table.coins(B), table.state.guilds.purse) == (2, 5 + 2, 1)


@pytest.mark.parametrize(
    ("name", "setting", "purse", "basket"),
    [
        ("alchemist", {"sale": ["ship"]}, 1, 0),
        ("knight", {"rows": [1, 0, 0, 0]}, 0, 1),
        ("noble", {"scrolls": "a"}, 0, 1),
        ("monk", {"rosary": [4]}, 0, 1),
    ],
)
def test_feu_gui_04_05_charity_is_always_paid(name, setting, purse, basket):
    table = guild(name, "trade", **setting)
    assert (table.state.guilds.purse, table.state.guilds.basket, table.coins(A)) == (purse, basket, 17)


def test_feu_gui_06_the_whole_price_first():
    table = guild(
        shillings=2,
        scrolls="a",
        market=[0, 0, 0, 0, 2],
        types={"l01": "farm"},
        rulers={"l01": A},
        there={"l01": {"iron": 1}},
    )
    assert table.facts(A, UseGuild("noble", "trade")) == ("FEU-GUI-02", {"why": "trade", "guild": "noble"})
    table = guild("merchant", "trade", shillings=5, market=[1, 0, 0, 2, 0])
    table.play(A, BuyGood("wood"))
    assert table.clause(A, BuyGood("saltpeter")) == "FEU-GUI-06"


@pytest.mark.parametrize(("full", "points"), [(0, 0), (1, 4), (2, 5), (3, 6), (4, 6)])
def test_feu_gui_07_points_of_a_push(full, points):
    market = [3 if k < full else 0 for k in range(5)]
    table = guild("farmer", "push", pawns=["farmer"], market=market, barn=dict.fromkeys(PARTS.goods, 2))
    for good in PARTS.goods[:full] or PARTS.goods[:1]:
        table.play(A, MoveGood(good))
    end(table)
    assert scored(table).get("push", 0) == points


def pulling(name, **setting):
    """B is master, A is official."""
    return guild(name, "pull", pawns=[name, (B, name), (B, name)], **setting)


def test_feu_gui_08_a_pull_brings_points_and_a_writ():
    table = pulling("merchant", market=[3, 0, 0, 0, 0], barn={"saltpeter": 1}).draw("m1", "m2")
    table.play(A, KeepWrit("m2"))
    assert (scored(table), table.view(A).players[A].writs) == ({"pull": 3}, ["m2"])
    table = pulling("merchant", market=[2, 0, 0, 0, 0], barn={"saltpeter": 1})
    assert (scored(table), table.asks_chance) == ({}, False)


def test_feu_gui_09_what_was_met_before_does_not_count():
    table = guild("farmer", "push", pawns=["farmer"], market=[4, 0, 0, 0, 0], barn={"food": 1})
    assert scored(end(table)) == {}


def test_feu_gui_10_rows_or_columns_the_better():
    table = guild("farmer", "push", pawns=["farmer"], market=[2, 2, 2, 2, 1], barn={"food": 1})
    assert scored(end(table)) == {"push": 4}


def test_feu_ex_07_two_rows_are_better_than_a_column():
    table = guild(
        "farmer", "push", pawns=["farmer"], market=[3, 3, 4, 4, 4], barn={"saltpeter": 1, "sulfur": 1}
    )
    table.play(A, MoveGood("saltpeter"))
    if table.phase == "good":
        table.play(A, MoveGood("sulfur"))
    assert scored(end(table)) == {"push": 5}


def test_feu_gui_11_up_to_five_or_as_many_as_possible():
    setting = {"pawns": ["farmer"], "barn": {"food": 2, "iron": 2, "wood": 2}}
    table = guild("farmer", "push", **setting)
    assert table.why(A, Stop()) == ("FEU-GUI-11", "first")
    table.play(A, MoveGood("food"))
    assert Stop() in table.legal(A)
    must = guild("farmer", "push", options={"push_count": "as_many_as_possible"}, **setting)
    must.play(A, MoveGood("food"))
    assert must.why(A, Stop()) == ("FEU-GUI-11", "fill")
    must.play(A, MoveGood("food"), MoveGood("iron"), MoveGood("iron"))
    assert must.phase == "guardian"


def test_feu_gui_12_guardian_after_push_or_pull():
    table = guild("farmer", "push", pawns=["farmer"], barn={"food": 1})
    assert (table.phase, table.offers()) == ("guardian", ["Accept", "Decline"])


def feast(*, barrel=1, apart=False, feudum=False, **setting):
    """B is master of the farmers; A feasts with him."""
    where = "l09" if not apart else "l10"
    crowd = [(A, "monk", "l09")]
    land = {}
    if feudum:
        land = {"feudums": {"l09": "farmer"}, "rulers": {"l09": B}}
    else:
        crowd.append((B, "farmer", where))
    return Table(
        pawns=crowd,
        barrel={A: barrel},
        goods={A: {"food": 9}, B: {"food": 9}},
        hands={A: ["guild", "tax", "explore"], B: ["tax", "explore"]},
        barn={"food": 2},
        market=[1, 0, 0, 0, 3],
        shillings={A: 5},
        **{**land, **setting},
    ).card(A, "guild", "special")


def test_feu_gui_13_14_a_feast_in_the_owners_place():
    table = feast()
    table.state.guilds.basket = 0
    end(table)
    assert (scored(table), table.state.stores.barrel[A], table.bag("sulfur")) == (
        {"push": 4, "feast": 3},
        0,
        30,
    )
    for lacking in ({"apart": True}, {"barrel": 0}):
        with pytest.raises(IllegalAction):
            feast(**lacking)


def test_feu_gui_13_shared_by_a_feudum():
    table = end(feast(feudum=True))
    assert scored(table) == {"push": 4, "feast": 3}


def test_feu_gui_13_the_refusals():
    crowd = [(A, "monk", "l09"), (B, "farmer", "l09"), (B, "merchant", "l09")]
    table = Table(
        pawns=crowd,
        barrel={A: 1},
        goods={A: {"food": 9}, B: {"food": 9}},
        hands={A: ["guild", "tax", "explore"], B: ["tax", "explore"]},
        barn={"food": 2},
        market=[1, 0, 0, 0, 3],
        carts=[0, 0, 0, 0, 0],
    ).card(A, "guild", "special")
    assert set(table.legal(A)) == {HoldFeast(B, "farmer", "push"), HoldFeast(B, "merchant", "push")}
    assert table.why(A, HoldFeast(B, "noble", "push")) == ("FEU-GUI-13", "seat")
    assert table.why(A, HoldFeast(A, "noble", "push")) == ("FEU-GUI-13", "unknown")
    assert table.why(A, HoldFeast(B, "farmer", "trade")) == ("FEU-GUI-13", "seat")


def test_feu_gui_14_the_owners_share_of_the_basket():
    table = Table(
        3,
        pawns=[(A, "monk", "l09"), (B, "farmer", "l09"), (B, "farmer", "l09"), (C, "farmer", "l10")],
        barrel={A: 1},
        goods=dict(list(FED.items())[:3]),
        hands={A: ["guild", "tax", "explore"], B: ["tax", "explore"], C: ["tax", "explore"]},
        barn={"food": 1},
    )
    table.state.guilds.basket = 5
    table.card(A, "guild", "special")
    assert (table.coins(A), table.coins(B), table.coins(C)) == (3, 0, 2)


# Farmer


def sale(there, *, barn=0, chickens=(), **setting):
    """A sells what lies on his farm l01; the barn already holds so much wood."""
    settings = {
        "types": {"l01": "farm"},
        "rulers": {"l01": A},
        "there": {"l01": there},
        "barn": {"wood": barn},
        "chickens": list(chickens),
        **setting,
    }
    return guild("farmer", "trade", **settings)


@pytest.mark.parametrize(("value", "paid"), [("preset", 7), ("two", 3)])
def test_feu_far_01_a_food_or_a_shilling_for_each_good(value, paid):
    table = sale({"iron": 7}, options={"farmer_trade_goods_per_coin": value})
    assert [action.foods for action in table.legal(A)] == list(range(paid, -1, -1))
    table.play(A, ShareFood(2))
    assert (table.goods(A)["food"], table.coins(A), table.lying("l01")) == (11, 20 + paid - 2, {})
    assert table.state.guilds.barn == [0, 0, 7, 0, 0]


def test_feu_far_01_a_ruled_farm_with_goods():
    table = guild(
        "farmer",
        "trade",
        types=dict.fromkeys(("l01", "l02", "l03"), "farm"),
        rulers={"l01": A, "l02": A, "l03": A},
        there={"l01": {"iron": 1}, "l02": {"iron": 1}},
        market=[0, 0, 0, 0, 1],
    )
    assert table.legal(A) == [ChooseFarm("l01"), ChooseFarm("l02")]
    assert table.why(A, ChooseFarm("l03")) == ("FEU-FAR-01", "goods")
    assert table.why(A, ChooseFarm("l04")) == ("FEU-FAR-01", "farm")


def test_feu_far_02_03_the_barn_holds_ten():
    table = sale({"iron": 3, "food": 2}, barn=7)
    table.draw("iron", "iron", "food")
    assert (table.state.guilds.barn, table.bag("iron")) == ([0, 0, 2, 7, 1], 28)
    assert table.phase == "foodshare"


def test_feu_far_04_with_a_bead_some_is_tried_elsewhere():
    table = sale({"iron": 6}, barn=10, chickens=[2], market=[0, 0, 3, 0, 0], carts=[0, 0, 1, 0, 0])
    table.draw("iron", "iron", "iron", "iron")
    assert [event.place for event in table.heard(None, GoodSpilled)] == ["market", "carts", "carts", "bag"]
    by_sum = sale(
        {"iron": 6}, barn=10, chickens=[5], market=[0, 0, 0, 0, 0], options={"farmer_spill": "bead_sum"}
    )
    by_sum.draw("iron", "iron", "iron", "iron", "iron")
    assert len(by_sum.heard(None, GoodSpilled)) == 5


@pytest.mark.parametrize(("value", "paid"), [("all", 9), ("accepted", 5)])
def test_feu_far_05_every_good_that_left_is_paid(value, paid):
    table = sale(
        {"food": 9},
        barn=8,
        chickens=[3],
        market=[4, 4, 4, 4, 4],
        carts=[3, 3, 3, 3, 0],
        options={"farmer_trade_pays": value},
    )
    table.draw(*["food"] * 6)
    assert sum(table.state.guilds.barn) == 10
    assert table.state.guilds.carts[4] == 3
    assert max(action.foods for action in table.legal(A)) == paid


def test_feu_ex_20_nine_foods_for_a_full_barn():
    table = sale({"food": 9}, barn=8, chickens=[3], market=[4, 4, 4, 4, 4], carts=[3, 3, 3, 3, 0])
    before = table.bag("food")
    table.draw(*["food"] * 6).play(A, ShareFood(0))
    assert (table.coins(A), table.bag("food")) == (29, before + 4)


def test_feu_far_06_food_as_far_as_the_bag_has_it():
    table = guild(
        "farmer",
        "trade",
        types={"l01": "farm"},
        rulers={"l01": A},
        there={"l01": {"iron": 8}, "l13": {"food": 29}},
    )
    assert table.bag("food") == 50 - 29 - 18
    assert max(action.foods for action in table.legal(A)) == 3
    assert table.facts(A, ShareFood(4)) == ("FEU-FAR-06", {"foods": 4, "most": 3})
    assert table.facts(A, ShareFood(-1)) == ("FEU-FAR-06", {"foods": -1, "most": 3})


def test_feu_far_07_five_goods_to_shelves_with_room():
    table = guild("farmer", "push", pawns=["farmer"], barn={"food": 6, "iron": 4}, market=[0, 0, 2, 0, 0])
    assert table.clause(A, MoveGood("wood")) == "FEU-FAR-07"
    table.play(A, *[MoveGood("food")] * 4)
    assert table.clause(A, MoveGood("food")) == "FEU-FAR-07"
    table.play(A, MoveGood("iron"))
    assert table.phase == "guardian"
    assert table.state.guilds.market == [0, 0, 3, 0, 4]


@pytest.mark.parametrize(("official", "shares", "left"), [(True, (3, 2), 0), (False, (3, 0), 2)])
def test_feu_far_08_the_basket_is_shared(official, shares, left):
    crowd = ["farmer", "farmer", (B, "farmer" if official else "monk")]
    table = Table(
        pawns=[(A, each, "l09") if isinstance(each, str) else (*each, "l10") for each in crowd],
        goods={A: {"food": 9}, B: {"food": 9}},
        hands={A: ["guild", "tax", "explore"], B: ["tax", "explore"]},
        barn={"food": 1},
    )
    table.state.guilds.basket = 5
    table.card(A, "guild", "regular", UseGuild("farmer", "push"))
    assert (table.coins(A), table.coins(B)) == shares
    assert table.state.guilds.basket == left
    event = table.heard(None, CharityShared)[0]
    assert (event.master, event.official) == shares


@pytest.mark.parametrize(("there", "bead", "points"), [((2,), 3, 3), ((2,), 2, 0)])
def test_feu_far_09_a_bead_for_the_chickens(there, bead, points):
    table = pulling("farmer", rosary=[bead], chickens=there)
    assert sum(table.state.guilds.chickens) == 2
    assert scored(table).get("pull", 0) == points
    crowd = ["farmer", (B, "farmer"), (B, "farmer")]
    full = guild(pawns=crowd, rosary=[2], chickens=[2] * 4, sale=["ship"])
    assert full.facts(A, UseGuild("farmer", "pull")) == ("FEU-GUI-02", {"why": "pull", "guild": "farmer"})


# Merchant


def test_feu_mer_01_02_prices():
    table = Table(market=[4, 4, 4, 4, 4])
    prices = []
    for number in range(4, 0, -1):
        table.state.guilds.market = [number] * 5
        prices.append([price_of(table.state, good) for good in range(5)])
    assert list(zip(*prices[::-1], strict=True)) == [
        (4, 3, 2, 2),
        (3, 3, 2, 1),
        (3, 2, 1, 1),
        (2, 2, 1, 1),
        (2, 1, 1, 1),
    ]


def test_feu_ex_18_two_saltpeter():
    table = guild("merchant", "trade", market=[3, 0, 0, 0, 1]).play(
        A, BuyGood("saltpeter"), BuyGood("saltpeter"), Stop()
    )
    assert (table.coins(A), table.goods(A)["saltpeter"]) == (15, 2)


def test_feu_mer_02_an_empty_shelf():
    table = guild("merchant", "trade", market=[1, 0, 1, 0, 0])
    assert table.facts(A, BuyGood("food")) == ("FEU-MER-02", {"good": "food"})


def test_feu_mer_03_up_to_three_goods():
    table = guild("merchant", "trade", market=[4, 4, 4, 4, 4])
    assert table.why(A, Stop()) == ("FEU-MER-03", "first")
    assert table.why(A, BuyGood("gold")) == ("FEU-MER-03", "unknown")
    table.play(A, BuyGood("food"), BuyGood("wood"), BuyGood("iron"))
    assert (table.awaiting, table.coins(A)) == ([B], 17)


def test_feu_mer_04_push_into_carts_and_piles():
    table = guild("merchant", "push", pawns=["merchant"], market=[1, 0, 1, 4, 1], carts=[2, 0, 2, 3, 2])
    assert table.clause(A, MoveGood("wood")) == "FEU-MER-04"
    table.play(A, MoveGood("saltpeter"), MoveGood("iron"), MoveGood("food"))
    assert scored(end(table)) == {"push": 6}


def test_feu_mer_05_pull_from_the_barn():
    table = pulling("merchant", barn={"food": 2, "iron": 2}, market=[4, 4, 3, 4, 3])
    assert table.clause(A, MoveGood("wood")) == "FEU-MER-05"
    table.play(A, MoveGood("iron"))
    assert (table.state.quota, table.state.guilds.market) == (3, [4, 4, 4, 4, 3])


# Alchemist


def test_feu_alc_01_carts_and_piles_of_three():
    table = guild("merchant", "push", pawns=["merchant"], market=[4, 0, 0, 0, 1], carts=[0, 0, 0, 0, 0])
    table.play(A, *[MoveGood("saltpeter")] * 3)
    assert table.clause(A, MoveGood("saltpeter")) == "FEU-MER-04"


def test_feu_alc_02_03_a_vessel_for_three_shillings():
    table = guild("alchemist", "trade", sale=["ship", "sub"], market=[0, 0, 0, 0, 1])
    assert table.clause(A, TakeVessel("flight")) == "FEU-ALC-02"
    table.play(A, TakeVessel("sub"))
    assert (table.coins(A), table.view(None).players[A].vessels, table.view(None).guilds.sale) == (
        17,
        [0, 1, 0],
        [1, 0, 0],
    )


def alchemist(carts, **setting):
    return guild("alchemist", "push", pawns=["alchemist"], carts=carts, **setting)


def test_feu_alc_04_inventions():
    table = alchemist([3, 2, 3, 3, 3])
    assert table.offers() == ["Invent"]
    table.play(A, Invent("ship"))
    assert table.state.guilds.carts == [3, 2, 3, 1, 2]
    table.play(A, Invent("sub"))
    assert table.state.guilds.carts == [3, 2, 1, 1, 1]
    assert table.why(A, Invent("ship")) == ("FEU-ALC-04", "goods")
    assert table.why(A, Invent("wheel")) == ("FEU-ALC-04", "unknown")
    table.play(A, Invent("flight"))
    assert scored(end(table)) == {"push": 6}


def test_feu_alc_04_three_barrels():
    table = alchemist([3, 2, 0, 1, 0])
    assert table.state.guilds.carts[:2] == [1, 1]
    table.play(A, Invent("barrel"))
    assert table.state.guilds.carts == [0, 0, 0, 1, 0]
    table.play(A, Invent("barrel"))
    assert table.state.guilds.carts == [0, 0, 0, 0, 0]


def test_feu_alc_05_a_new_vessel_is_for_sale():
    table = alchemist([3, 3, 0, 2, 2], vessels={B: ["ship"] * 2}).play(A, Invent("ship"))
    assert table.view(None).guilds.sale == [1, 0, 0]
    choice = alchemist([3, 3, 3, 2, 2], vessels={B: ["ship"] * 3})
    assert choice.facts(A, Invent("ship")) == ("FEU-ALC-05", {"invention": "ship"})


def test_feu_alc_06_a_barrel_fills_sections():
    from conquista.games.feudum.trades.alchemist import reinforcement

    rows = Table(5, rows=[6, 3, 2, 1, 0])
    assert [reinforcement(rows.state, row) for row in range(5)] == [0, 3, 1, 2, 1]


def test_feu_ex_14_rows_6_3_2_1_0():
    from conquista.games.feudum.trades import alchemist as rules

    table = Table(5, rows=[6, 3, 2, 1, 0], carts=[2, 1, 0, 0, 0], pawns=[(A, "alchemist", "l09")])
    rules.begin(table.state, 1)
    rules.invent(table.state, 3)
    assert table.state.guilds.rows == [6, 6, 3, 3, 1]


def test_feu_alc_06_only_if_a_marker_can_be_added():
    table = alchemist([2, 1, 2, 2, 1], rows=[6, 6, 6, 6])
    assert table.clause(A, Invent("barrel")) == "FEU-ALC-06"


def test_feu_alc_07_pull_two_goods():
    table = pulling("alchemist", market=[1, 1, 0, 0, 1], carts=[2, 2, 3, 0, 0])
    assert table.clause(A, MoveGood("wood")) == "FEU-ALC-07"
    table.play(A, MoveGood("saltpeter"), MoveGood("sulfur")).luck()
    assert scored(table) == {"pull": 3}


# Knight


def test_feu_kni_01_rows_of_six():
    table = Table(5)
    assert len(table.view(None).guilds.rows) == 5
    assert len(Table(2).view(None).guilds.rows) == 4


def test_feu_kni_02_all_markers_of_his_row():
    table = guild("knight", "trade", rows=[2, 3, 0, 0])
    assert (table.state.guilds.rows[:2], table.coins(A), table.markers(A)) == ([0, 3], 17, 9)


def test_feu_kni_03_settled_after_the_monster():
    setting = {"rows": [3, 0, 0, 0], "pawns": ["knight", "monk", "noble"], "markers": {A: 1}}
    table = guild("knight", "trade", **setting)
    assert (table.phase, table.markers(A), table.seats("monk")) == ("tame", 3, "")
    table.play(A, Tame("behemoth", "l09"))
    assert (table.markers(A), table.seats("monk")) == (0, "")
    table = guild("knight", "trade", **setting).play(A, Decline())
    assert (table.markers(A), table.seats("noble"), table.seats("monk")) == (1, "A", "A")
    assert guild("knight", "trade", options={"mode": "basic"}, **setting).phase != "tame"


def test_feu_kni_04_markers_for_seals():
    table = guild("knight", "push", pawns=["knight"], rows=[2, 0, 3, 1], scrolls="ac")
    assert len(table.legal(A)) == 3 * 4
    table.play(A, Exchange(3, "b"))
    assert (table.state.guilds.rows, table.view(None).supply.seals) == ([2, 0, 2, 1, 0], 14)
    assert table.why(A, Exchange(3, "d")) == ("FEU-KNI-04", "colour")
    assert table.why(A, Exchange(2, "d")) == ("FEU-KNI-04", "row")
    assert table.why(A, Exchange(1, "a")) == ("FEU-KNI-04", "scroll")
    assert table.why(A, Exchange(9, "a")) == ("FEU-KNI-04", "unknown")
    table.play(A, Stop(), Decline())
    assert scored(table) == {"push": 4}


def test_feu_kni_05_pull_one_invention():
    table = pulling("knight", carts=[0, 0, 0, 2, 1]).luck()
    assert (scored(table), table.view(None).guilds.sale) == ({"pull": 3}, [1, 0, 0])
    barrel = pulling("knight", carts=[2, 1, 0, 0, 0]).luck()
    assert barrel.state.guilds.carts == [0] * 5


# Noble


def test_feu_nob_01_rows_and_columns_of_scrolls():
    def bits(names):
        return sum(1 << PARTS.scrolls.index(name) for name in names)

    assert [lines(bits(names), False) for names in ("abc", "de", "f", "ab")] == [1, 2, 4, 0]
    assert [lines(bits(names), True) for names in ("adf", "be", "c", "ad")] == [1, 2, 4, 0]


def test_feu_nob_02_one_or_two_seals():
    table = guild("noble", "trade", scrolls="abc", market=[0, 0, 0, 0, 1])
    assert [action.seals for action in table.legal(A)] == [2, 1]
    assert table.why(A, BuySeals(3)) == ("FEU-NOB-02", "number")
    table.play(A, BuySeals(2))
    assert table.why(A, Stop()) == ("FEU-NOB-02", "stop")
    assert table.why(A, TakeScroll("d")) == ("FEU-NOB-02", "scroll")
    table.play(A, TakeScroll("b"), TakeScroll("c"))
    player = table.view(None).players[A]
    assert (player.seals, table.coins(A), table.view(None).guilds.scrolls) == (2, 14, ["a"])
    poor = guild("noble", "trade", scrolls="abc", shillings=4, market=[0, 0, 0, 0, 1]).play(A, TakeScroll("a"))
    assert poor.view(None).players[A].seals == 1


@pytest.mark.parametrize(
    ("there", "beads", "points"), [([], ["2"], 0), ([], ["5"], 4), ([4, 4], ["3"], 5), ([4, 4, 4], ["5"], 6)]
)
def test_feu_nob_03_push_seals_to_the_rosary(there, beads, points):
    table = (
        guild("noble", "push", pawns=["noble"], scrolls="ab", rosary=there)
        .play(A, TakeScroll("a"))
        .draw(*beads)
    )
    assert scored(end(table)).get("push", 0) == points


def test_feu_nob_03_at_most_two_and_seven_spaces():
    table = (
        guild("noble", "push", pawns=["noble"], scrolls="abc", rosary=[2]).play(A, TakeScroll("a")).draw("2")
    )
    assert Stop() in table.legal(A)
    table.play(A, TakeScroll("b")).draw("2")
    assert table.phase == "guardian"
    full = guild(pawns=["noble"], scrolls="abc", rosary=[2] * 6 + [3], market=[0, 0, 0, 0, 1])
    assert full.facts(A, UseGuild("noble", "push")) == ("FEU-GUI-02", {"why": "push", "guild": "noble"})


def test_feu_nob_04_pull_two_exchanges():
    table = pulling("noble", rows=[2, 2, 0, 0], scrolls="ab").play(A, Exchange(1, "c"))
    assert (table.state.quota, table.phase) == (2, "exchange")
    table.play(A, Stop()).luck()
    assert scored(table) == {"pull": 3}


# Monk


def test_feu_mnk_01_the_lowest_or_the_highest():
    table = guild("monk", "trade", rosary=[3, 2, 4, 5])
    assert table.asks_chance
    assert table.draw("highest").view(None).players[A].beads == [0, 0, 0, 1]
    assert guild("monk", "trade", rosary=[3, 2, 4, 5]).draw("lowest").view(None).players[A].beads == [
        1,
        0,
        0,
        0,
    ]
    assert guild("monk", "trade", rosary=[4]).view(None).players[A].beads == [0, 0, 1, 0]


def test_feu_mnk_02_a_bead_for_three_shillings():
    table = guild("monk", "trade", rosary=[4, 4])
    assert (table.coins(A), table.view(None).guilds.rosary) == (17, [0, 0, 1, 0])


@pytest.mark.parametrize(("there", "points"), [([], 4), ([3], 5), ([3, 4], 6)])
def test_feu_mnk_03_push_a_bead_to_a_chicken(there, points):
    table = Table(
        pawns=[(A, "monk", "l09")],
        goods={A: {"food": 3}},
        hands={A: ["guild", "tax", "explore"], B: ["tax", "explore"]},
        rosary=[3],
        chickens=there,
    )
    table.state.guilds.purse = 5
    table.card(A, "guild", "regular", UseGuild("monk", "push"))
    assert (scored(table), table.coins(A), table.state.guilds.purse) == ({"push": points}, 3, 2)


@pytest.mark.parametrize(("there", "bead", "points"), [([4, 4], "3", 3), ([4, 4], "2", 0)])
def test_feu_mnk_04_pull_a_seal_to_the_rosary(there, bead, points):
    table = pulling("monk", scrolls="ab", rosary=there, chickens=[2] * 4).play(A, TakeScroll("b")).draw(bead)
    assert scored(table).get("pull", 0) == points
