"""Chapters 1 to 3 of Feudum: components, map, setup."""

from __future__ import annotations

from collections import Counter

import pytest

from conquista.games.feudum.actions import (
    BuyGood,
    ChooseGoods,
    Improve,
    PlayMandate,
    SetPawn,
    Stop,
    StoreSulfur,
    Tame,
    UseGuild,
)
from conquista.games.feudum.components import components, rules_for
from conquista.games.feudum.events import DiscLaid, GoodDrawn, PlaceDrawn, StartDrawn
from conquista.games.feudum.limits import FERRY, FLIGHT, LOCATIONS, ROAD, SHIP, SUB
from conquista.kernel.datafile import read_toml
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, seats_in
from tests.rules.feudum.pieces import assert_conserved, goods, markers, tiles, vessels
from tests.rules.feudum.table import GAME, PARTS, A, B, Table, dealt, fresh, place

BOARD = rules_for(2, settle(components().options, {})).board
PLACES = read_toml("conquista.games.feudum", "data/board.toml")["locations"]


def test_feu_cmp_01_two_to_five_players_in_five_colours():
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.colours == ("verde", "amarelo", "azul", "vermelho", "roxo")
    for number in (1, 6):
        with pytest.raises(BadSetup):
            GAME.new_state([SeatSetup()] * number, {})


def test_feu_cmp_02_eleven_cards_each():
    assert len(PARTS.cards) == 11
    assert len(Table().legal(A)) == 1 or Table().phase == "pick"
    assert {action.card for action in Table().legal(A)} == set(PARTS.cards)


def test_feu_cmp_03_three_pawns_with_six_faces():
    view = Table().view(None)
    assert [len(player.pawns) for player in view.players] == [3, 3]
    assert PARTS.guilds == ("farmer", "merchant", "alchemist", "knight", "noble", "monk")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_feu_cmp_04_seven_markers_of_twenty(players):
    state = dealt(players)
    assert state.stores.markers[:players] == [7] * players
    assert markers(state) == [20] * max(players, 4)


def test_feu_cmp_05_three_free_discs_of_which_two_may_be_guardians():
    assert dealt().stores.discs[:2] == [3, 3]
    table = Table(
        pawns=[(A, "farmer", "l09"), (A, "merchant", "l09"), (A, "alchemist", "l09")],
        hands={A: ["guild", "move", "tax"], B: ["tax"]},
        barn={"food": 5},
        market=[1, 0, 0, 0, 0],
    )
    table.state.stores.guardians = [0b011000, 0, 0, 0, 0]
    table.state.stores.discs = [1, 3, 0, 0, 0]
    table.card(A, "guild", "regular", UseGuild("farmer", "push")).play(A, Stop())
    assert table.phase != "guardian"


def test_feu_cmp_06_a_barrel_of_three_and_a_pouch():
    table = Table(barrel={A: 3}, goods={A: {"sulfur": 1}})
    assert table.state.stores.pouch[A] == 0
    full = Table(
        barrel={A: 2}, shillings={A: 9}, market=[0, 3, 0, 0, 0], hands={A: ["guild", "tax"], B: ["tax"]}
    )
    full.card(A, "guild", "regular", UseGuild("merchant", "trade"), BuyGood("sulfur"), Stop())
    full.play(A, StoreSulfur("barrel"))
    assert full.state.stores.barrel[A] == 3
    assert full.goods(A) == {"sulfur": 1}


def test_feu_cmp_07_goods():
    for players in range(2, 6):
        assert goods(dealt(players)) == [30, 30, 30, 30, 50]


def test_feu_cmp_08_the_other_pieces():
    state = dealt(3)
    assert vessels(state) == [3, 3, 3]
    assert tiles(state) == 24
    assert (len(PARTS.monsters), state.stores.targets, state.rules.deck.bit_count()) == (2, 12, 16)
    assert_conserved(state)


def test_feu_cmp_09_two_feudums_of_each_guild():
    table = Table(
        types={"l10": "town"},
        feudums={"l01": "monk", "l02": "monk", "l03": "noble"},
        rulers={"l01": A, "l02": B, "l03": A, "l10": A},
        seals={A: 2},
        hands={A: ["improve", "tax"], B: ["tax"]},
    )
    table.card(A, "improve")
    assert {each.guild for each in table.legal(A, Improve) if each.location == "l10"} == {
        "farmer",
        "merchant",
        "alchemist",
        "knight",
        "noble",
    }
    assert table.facts(A, Improve("l10", "monk")) == ("FEU-CMP-09", {"guild": "monk"})


def test_feu_cmp_10_shillings_never_run_out():
    table = Table(shillings={A: 5000}, rulers={"l10": A}, types={"l10": "town"}, hands={A: ["tax", "move"]})
    table.card(A, "tax")
    assert table.coins(A) == 5002


def test_feu_cmp_11_values_of_the_beads():
    assert PARTS.numbers["pieces"]["beads"] == {"2": 6, "3": 5, "4": 4, "5": 2}
    assert fresh().stores.pool == [6, 5, 4, 2]


def test_feu_cmp_12_who_is_owed_more_than_there_is_gets_what_there_is():
    table = Table(writs={A: ["m8"]}, feudums={"l10": "knight"}, rulers={"l10": A}, markers={A: 18})
    assert table.state.stores.rest[A] == 1
    table.play(A, PlayMandate("m8", 1))
    assert (table.state.stores.rest[A], table.markers(A)) == (0, 18)


def test_feu_cmp_13_what_is_paid_goes_into_the_bag():
    table = Table(writs={A: ["m3"]}, goods={A: {"food": 2}})
    table.play(A, PlayMandate("m3", 1))
    assert (table.bag("food"), table.goods(A), table.coins(A)) == (49, {"food": 1}, 3)


def test_feu_map_01_six_regions_of_22_locations():
    sizes = Counter(PARTS.region_of)
    assert sizes == {"sea": 3, "islands": 4, "forest": 3, "desert": 5, "badlands": 5, "mountains": 2}


def test_feu_map_02_six_starting_locations():
    starts = [name for name, start in zip(PARTS.locations, BOARD.start, strict=True) if start]
    assert starts == ["l09", "l10", "l13", "l14", "l16", "l19"]


def test_feu_map_03_each_letter_once_in_each_region():
    for region in PARTS.regions:
        letters = [letter for each in PLACES if each["region"] == region for letter in each["letters"]]
        assert sorted(letters) == ["E", "N", "S", "W"]


def test_feu_map_04_routes_of_five_kinds():
    kinds = Counter(BOARD.kinds)
    assert (kinds[ROAD], kinds[FERRY], kinds[SHIP], kinds[SUB], kinds[FLIGHT]) == (13, 2, 10, 8, 7)
    for number in range(len(PARTS.routes)):
        for end in (BOARD.ends[number], BOARD.other_ends[number]):
            assert number in BOARD.around[end][: BOARD.degree[end]]


def test_feu_map_05_ports_lie_on_the_water():
    ports = {name for name, port in zip(PARTS.locations, BOARD.port, strict=True) if port}
    assert ports == {f"l{k:02}" for k in (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 17, 18, 21, 22)}
    table = Table(
        rows=[3, 0, 0, 0], shillings={A: 3}, rulers={"l10": A}, hands={A: ["guild", "tax"], B: ["tax"]}
    )
    table.card(A, "guild", "regular", UseGuild("knight", "trade"))
    assert table.facts(A, Tame("serpent", "l10")) == ("FEU-MAP-05", {"location": "l10"})
    table.play(A, Tame("behemoth", "l10"))


def test_feu_map_06_types_in_order_of_improvement():
    assert PARTS.types == ("outpost", "farm", "town", "feudum")


def test_feu_map_07_08_a_full_farm_takes_no_more():
    table = Table(
        types={"l02": "farm"},
        there={"l02": {"food": 10}},
        hands={A: ["tax"], B: ["tax"]},
        gone=[1, 1, 1, 0, 0, 0],
    )
    table.draw("desert")
    while table.asks_chance and table.state.round == 1:
        table.draw("iron")
    assert table.state.epoch == 2
    assert (table.lying("l02"), table.lying("l07")) == ({"food": 10}, {"iron": 1})


def test_feu_map_09_any_number_of_units_at_a_location():
    crowd = [(seat, "monk", "l09") for seat in range(3) for _ in range(3)]
    table = Table(3, pawns=crowd)
    assert [table.pawns(seat) for seat in range(3)] == [["l09"] * 3] * 3


def test_feu_set_01_seats_and_the_starting_player_are_drawn():
    table = Table(4)
    table.state = GAME.new_state([SeatSetup()] * 4, {})
    for _ in range(4):
        table._apply(CHANCE, 0)
    assert table.phase == "setup"
    table.draw("2", "0", "3", "2")
    assert table.state.order[:4] == [2, 0, 3, 1]
    assert table.state.first == 2
    assert [event.seat for event in table.heard(None, PlaceDrawn)] == [2, 0, 3, 1]
    assert [event.seat for event in table.heard(None, StartDrawn)] == [2]


def test_feu_set_02_what_a_player_begins_with():
    player = GAME.view(dealt(), 0).players[0]
    assert [pawn.location for pawn in player.pawns] == [None] * 3
    assert (player.markers, player.discs, player.shillings, player.goods) == (7, 3, 7, [0, 0, 0, 0, 7])
    assert (player.score, player.pouch) == (0, "nothing")


def test_feu_set_03_the_deck():
    assert GAME.view(dealt(), None).writs.pile_size == 16
    basic = dealt(mode="basic")
    assert not basic.rules.deck >> PARTS.writs.index("c2") & 1
    assert dealt(mode="basic", writ_deck="extended").rules.deck.bit_count() == 30


def test_feu_set_04_six_stacks_with_hidden_backs():
    supply = GAME.view(dealt(), 0).supply
    assert (supply.gone, supply.landscapes) == ([0] * 6, {})
    assert supply.backs == [[2, 2, 1, 1], [1, 1, 2, 2], [2, 2, 1, 1], [1, 1, 2, 2]]
    assert supply.backs == PARTS.numbers["tiles"]["backs"]


@pytest.mark.parametrize("outcome", [0, 1, 2])
def test_feu_set_05_discs_on_the_map(outcome):
    state = fresh()
    while state.awaiting() == ASKS_CHANCE:
        state.apply(CHANCE, min(outcome, state.outcomes() - 1))
    starting = Counter(state.realm.kind[k] for k in range(LOCATIONS) if BOARD.start[k])
    others = Counter(state.realm.kind[k] for k in range(LOCATIONS) if not BOARD.start[k])
    assert (starting, others) == ({0: 3, 1: 3}, {0: 5, 1: 4, 2: 7})


def test_feu_set_05_every_disc_is_told():
    table = Table()
    table.state = fresh()
    table.luck()
    assert len(table.heard(None, DiscLaid)) == 22


def test_feu_set_06_07_the_markets_of_merchants_and_alchemists():
    guilds = GAME.view(dealt(), None).guilds
    assert dict(zip(PARTS.goods, guilds.market, strict=True)) == {
        "saltpeter": 3,
        "sulfur": 3,
        "iron": 4,
        "wood": 4,
        "food": 4,
    }
    assert dict(zip(PARTS.goods, guilds.carts, strict=True)) == {
        "saltpeter": 3,
        "sulfur": 1,
        "iron": 3,
        "wood": 3,
        "food": 1,
    }
    assert (sum(guilds.sale), sum(GAME.view(dealt(), None).supply.vessels)) == (2, 7)


def test_feu_set_08_the_rest_is_in_the_bag():
    state = dealt(2)
    assert state.stores.bag == [24 - 16, 26, 23, 23, 31]
    assert sum(state.stores.bag) == 170 - 18 - 11 - 14 - 10 - 6


@pytest.mark.parametrize(
    ("players", "rows", "rest"), [(2, 4, [11, 11, 18, 18]), (3, 4, [11, 11, 11, 18]), (5, 5, [11] * 5)]
)
def test_feu_set_09_rows_of_knights(players, rows, rest):
    state = dealt(players)
    assert state.guilds.rows[:rows] == [2] * rows
    assert state.stores.rest[:rows] == rest


def test_feu_set_10_seals_and_beads():
    state = dealt()
    view = GAME.view(state, None)
    assert view.guilds.scrolls == ["a", "c", "e", "f"]
    assert (sum(view.guilds.rosary), sum(view.guilds.chickens), view.supply.seals) == (4, 1, 8)


def test_feu_set_11_12_goods_in_the_barn_and_beside_the_n_locations():
    table = Table()
    table.state = fresh()
    table.luck()
    drawn = table.heard(None, GoodDrawn)
    assert Counter(event.place for event in drawn) == {"barn": 10, "location": 6}
    assert [event.location for event in drawn if event.location] == ["l01", "l04", "l08", "l11", "l16", "l21"]
    assert table.view(None).epoch == 1


def test_feu_set_13_three_different_goods_of_choice():
    table = Table()
    table.state = dealt()
    assert table.awaiting == [A]
    assert len(table.legal(A)) == 10
    for wrong in (("food", "food", "iron"), ("food", "iron"), ("gold", "iron", "wood"), ()):
        assert table.clause(A, ChooseGoods(wrong)) == "FEU-SET-13"
    table.play(A, ChooseGoods(("food", "iron", "sulfur")))
    assert table.phase == "sulfur"
    table.play(A, StoreSulfur("barrel"))
    assert (table.goods(A), table.state.stores.barrel[A]) == ({"food": 8, "iron": 1}, 1)
    assert table.awaiting == [B]


def test_feu_set_14_a_pawn_beside_a_starting_location():
    table = Table()
    table.state = dealt()
    goods_chosen = ChooseGoods(("iron", "wood", "food"))
    table.play(A, goods_chosen).play(B, goods_chosen)
    assert len(table.legal(A)) == 36
    assert table.facts(A, SetPawn("monk", "l01")) == ("FEU-SET-14", {"why": "location", "location": "l01"})
    assert table.facts(A, SetPawn("pope", "l09")) == ("FEU-SET-14", {"why": "character", "location": "l09"})
    table.play(A, SetPawn("monk", "l09"))
    assert (table.pawns(A)[0], table.seats("monk"), table.markers(A)) == ("l09", "A", 6)
    table.play(B, SetPawn("monk", "l19"))
    assert table.seats("monk") == "AB"
    assert (table.phase, table.state.round) == ("pick", 1)


def test_places_in_the_builder_are_those_of_the_board():
    assert place("l01") == 0
    assert seats_in(Table().state.awaiting()) == [A]
