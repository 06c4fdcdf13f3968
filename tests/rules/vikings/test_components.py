"""VIK-CMP, VIK-BRD: the components and the board."""

from __future__ import annotations

from collections import Counter

import pytest

from conquista.games.vikings.actions import Attack, Invoke, Place, TakeColour, Trade
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.parts.land.board import adjacent
from conquista.parts.land.limits import JOKER
from tests.rules.vikings.table import GAME, PARTS, A, Table, dealt, opening, region

SUPPLY = PARTS.numbers["supply"]
PAIRS = [pair for pairs in PARTS.links.values() for pair in pairs]


def test_vik_cmp_01_02_territories_in_regions_and_ports():
    assert (len(PARTS.territories), len(PARTS.continents), len(PARTS.ports)) == (36, 7, 12)
    assert set(PARTS.ports) <= set(PARTS.territories)
    assert Table().refuses(A, Attack("atlantida", "alba", 1)).parameters == {"name": "atlantida"}
    assert Table().clause(A, Attack("atlantida", "alba", 1)) == "VIK-CMP-02"


def test_vik_cmp_03_six_colours():
    assert PARTS.colours == ("vermelho", "azul", "verde", "amarelo", "preto", "branco")
    assert opening(colours=[None] * 4).clause(A, TakeColour("roxo")) == "VIK-CMP-03"


def test_vik_cmp_04_05_pieces_of_each_clan():
    assert (SUPPLY["warriors"], SUPPLY["emblems"], SUPPLY["emblem_value"]) == (60, 5, 5)
    assert (SUPPLY["commanders"], SUPPLY["ships"]) == (1, 5)
    table = dealt()
    assert table.fleet(A) == (0, 5, 0)
    assert table.view(None).commanders == [None] * 4


def test_vik_cmp_06_everybody_has_a_place_in_valhalla():
    assert dealt(6).view(None).valhalla == [0] * 6


def test_vik_cmp_07_one_card_for_each_territory_12_of_each_figure():
    table = PARTS.card_table
    assert Counter(table.figure[:36]) == {0: 12, 1: 12, 2: 12}
    assert [PARTS.cards[k] for k in range(36)] == [f"carta_{name}" for name in PARTS.territories]
    trade = Trade(("carta_alba", "carta_faroe", "carta_lua"))
    assert Table("reinforce").clause(A, trade) == "VIK-CMP-07"


def test_vik_cmp_08_two_wild_cards():
    assert PARTS.cards[36:] == ("curinga_1", "curinga_2")
    assert PARTS.card_table.figure[36:38] == [JOKER, JOKER]


def test_vik_cmp_09_10_11_cards_of_objectives_effects_and_gods():
    assert (len(PARTS.objectives), len(PARTS.effects)) == (14, 4)
    assert Counter(PARTS.god_table.god[:12]) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert PARTS.gods == ("freya", "thor", "loki", "odin")
    table = Table(holdings={A: ["alba"]}, armies={"alba": 3}, valhalla={A: 3})
    assert table.play(A, Attack("alba", "nortumbria", 2)).clause(A, Invoke("zeus")) == "VIK-CMP-11"


def test_vik_cmp_12_three_red_and_three_yellow_dice():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 9, "nortumbria": 9})
    table.attack("alba", "nortumbria", 3)
    assert GAME.chance(table.state).outcomes == 6**6


@pytest.mark.parametrize("players", [4, 5, 6])
def test_vik_cmp_13_four_to_six_can_play(players):
    assert GAME.seats_of(opening(players).state) == players


@pytest.mark.parametrize("players", [2, 3, 7])
def test_vik_cmp_13_other_numbers_cannot(players):
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup()] * players, {})


def test_vik_cmp_14_three_can_play_by_an_option():
    table = dealt(3)
    assert table.state.land.territories[:3] == [12, 12, 12]
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup()] * 2, {"three_players": True})


@pytest.mark.parametrize(
    ("name", "size", "bonus"),
    [
        ("atlantico", 4, 2),
        ("britania", 7, 4),
        ("francia", 5, 3),
        ("dinamarca", 4, 3),
        ("noruega", 5, 4),
        ("suecia", 5, 4),
        ("gardarike", 6, 4),
    ],
)
def test_vik_brd_01_regions(name, size, bonus):
    number = PARTS.continents.index(name)
    assert (PARTS.board.size[number], PARTS.board.bonus[number]) == (size, bonus)
    assert len(region(name)) == size


def test_vik_brd_02_borders_and_dotted_lines_are_equal():
    assert {kind: len(pairs) for kind, pairs in PARTS.links.items()} == {"land": 44, "dotted": 19}
    number = PARTS.territories.index
    assert all(adjacent(PARTS.board, number(one), number(other)) for one, other in PAIRS)
    table = Table(holdings={A: ["faroe"]}, armies={"faroe": 2})
    assert Attack("faroe", "islandia", 1) in table.legal(A)


def test_vik_brd_03_a_sea_route_joins_ports_and_is_no_border():
    assert len(PARTS.routes) == 16
    assert {port for route in PARTS.routes for port in route} <= set(PARTS.ports)
    table = Table(holdings={A: ["islandia"]}, armies={"islandia": 4})
    assert table.clause(A, Attack("islandia", "irlanda", 1)) == "VIK-NAV-01"


def test_vik_brd_04_no_pair_has_both():
    assert not {frozenset(pair) for pair in PAIRS} & {frozenset(pair) for pair in PARTS.routes}


def test_vik_brd_05_borders_alone_lead_everywhere():
    reached, frontier = {"alba"}, ["alba"]
    while frontier:
        here = frontier.pop()
        near = {b if a == here else a for a, b in PAIRS if here in (a, b)}
        frontier += near - reached
        reached |= near
    assert reached == set(PARTS.territories)


def test_a_place_that_does_not_exist_is_refused_in_a_placement_too():
    assert Table("reinforce", pools={"free": 3}).clause(A, Place("free", "lua", 1)) == "VIK-CMP-02"
