"""Chapter 1 of War II: components, board and cards."""

from __future__ import annotations

from collections import Counter

import pytest

from conquista.games.war2.actions import Attack, Claim, Discard, Place, RaidFromBase
from conquista.games.war2.holdings import armies_in_box, bombers_in_box, has_majority
from conquista.games.war2.phase import MOST_BUNDLES, MOST_CARDS, MOST_OBJECTIVES
from conquista.games.war2.rules import CardTable, ObjectiveTable
from conquista.kernel.chance import Dice
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.parts.land.board import adjacent
from tests.rules.war2.table import GAME, PARTS, Table, dealt, opening, territories_of

NUMBERS = PARTS.numbers
TABLE = PARTS.card_table
CARDS = range(TABLE.territory_cards)


def shown_by(card: int) -> list[str]:
    return [name for k, name in enumerate(PARTS.territories) if TABLE.shows[card] >> k & 1]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war2_com_01_three_to_six_players(players):
    assert opening(players).asks_chance


@pytest.mark.parametrize("players", [1, 2, 7])
def test_war2_com_01_no_other_number(players):
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup()] * players, {})


def test_war2_com_02_six_colours():
    assert GAME.colours == ("branco", "vermelho", "preto", "azul", "amarelo", "verde")


def test_war2_com_03_04_the_pieces_of_a_colour():
    pieces = NUMBERS["pieces"]
    assert (pieces["small"], pieces["large"], pieces["bombers"], pieces["spies"]) == (70, 5, 10, 1)
    assert (pieces["small_value"], pieces["large_value"]) == (1, 10)


def test_war2_com_05_a_colour_has_120_armies():
    table = Table("place", holdings={0: ["brasil", "china"]}, armies={"brasil": 116}, pools={"free": 9})
    assert armies_in_box(table.state, 0) == 3
    assert max(place.armies for place in table.legal(0, Place)) == 3
    table.play(0, Place("free", "china", 3))
    assert armies_in_box(table.state, 0) == 0
    assert table.phase == "attack"


def test_war2_com_06_what_is_nowhere_else_is_in_the_box():
    table = Table(base={0: 4}, holdings={0: ["brasil"]}, armies={"brasil": 20})
    assert (bombers_in_box(table.state, 0), armies_in_box(table.state, 0)) == (6, 100)
    assert table.view(None).box == [6, 10, 10]


def test_war2_com_07_the_bombers_of_a_colour_are_always_ten():
    table = Table(base={0: 4}, holdings={0: ["brasil"]}, armies={"china": 5})
    table.play(0, RaidFromBase("china", 3))
    view = table.view(None)
    assert (view.base[0], view.raid.bombers, view.box[0]) == (1, 3, 6)
    table.flak(2)
    view = table.view(None)
    assert (view.base[0], view.raid.bombers, view.box[0]) == (1, 1, 8)


def test_war2_com_08_09_the_dice():
    dice = NUMBERS["dice"]
    assert (dice["most_attack_dice"], dice["most_defence_dice"], dice["battle"]) == (3, 3, [1, 2, 3, 4, 5, 6])
    table = Table(holdings={0: ["brasil"]}, armies={"brasil": 9, "argelia": 9})
    table.play(0, Attack("brasil", "argelia", 3))
    assert GAME.chance(table.state) == Dice(6)


def test_war2_com_10_11_the_air_dice():
    rules = Table().state.rules
    assert sorted(rules.air_attack) == [0, 0, 0, 1, 2, 3]
    assert sorted(rules.anti_aircraft) == [0, 0, 0, 1, 1, 2]


def test_war2_brd_01_02_03_territories_in_six_continents():
    assert len(PARTS.territories) == len(set(PARTS.territories)) == PARTS.board.territories == 41
    sizes = {name: len(territories_of(name)) for name in PARTS.continents}
    assert sizes == {
        "america_do_norte": 9,
        "america_do_sul": 3,
        "europa": 7,
        "africa": 6,
        "asia": 12,
        "oceania": 4,
    }


def test_war2_brd_04_the_territories_of_south_america():
    assert set(territories_of("america_do_sul")) == {"brasil", "argentina", "venezuela"}
    links = {frozenset(pair) for pairs in PARTS.links.values() for pair in pairs}
    around = {name for pair in links if "venezuela" in pair for name in pair}
    assert around == {"venezuela", "mexico", "brasil", "argentina"}


def test_war2_brd_05_the_names_of_the_territories():
    assert territories_of("europa") == [
        "islandia",
        "inglaterra",
        "suecia",
        "alemanha",
        "franca",
        "polonia",
        "moscou",
    ]
    assert territories_of("oceania") == ["sumatra", "borneu", "nova_guine", "australia"]
    refusal = dealt().refuses(0, Claim("atlantida"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-BRD-05", {"name": "atlantida"})


def test_war2_brd_06_the_twelve_centres():
    assert set(PARTS.centres) == {
        "nova_york",
        "ottawa",
        "brasil",
        "inglaterra",
        "alemanha",
        "moscou",
        "egito",
        "africa_do_sul",
        "oriente_medio",
        "china",
        "japao",
        "australia",
    }
    per_continent = [len(set(territories_of(name)) & set(PARTS.centres)) for name in PARTS.continents]
    assert per_continent == [2, 1, 3, 2, 3, 1]


def test_war2_brd_07_borders_and_lines_are_equal():
    numbers = {name: k for k, name in enumerate(PARTS.territories)}
    for pairs in PARTS.links.values():
        for one, other in pairs:
            assert adjacent(PARTS.board, numbers[one], numbers[other])
            assert adjacent(PARTS.board, numbers[other], numbers[one])


def test_war2_brd_08_the_links():
    assert {kind: len(pairs) for kind, pairs in PARTS.links.items()} == {"land": 55, "sea": 22}
    pairs = {frozenset(pair) for pairs in PARTS.links.values() for pair in pairs}
    assert len(pairs) == 77
    assert sum(PARTS.board.degree) == 2 * 77
    for pair in ("franca polonia", "franca egito", "tchita china", "alasca vladivostok"):
        assert frozenset(pair.split()) in pairs
    for pair in ("suecia alemanha", "suecia polonia"):
        assert frozenset(pair.split()) not in pairs


def test_war2_brd_09_the_bonus_table():
    assert PARTS.board.bonus[:6] == [6, 3, 6, 4, 8, 3]
    assert PARTS.majority == (3, 1, 3, 2, 4, 2)


@pytest.mark.parametrize(
    ("continent", "needed"),
    [("america_do_norte", 5), ("america_do_sul", 2), ("europa", 4), ("africa", 4), ("asia", 7), ("oceania", 3)],
)
def test_war2_brd_10_a_majority_is_more_than_half(continent, needed):
    number = PARTS.continents.index(continent)
    for held in range(1, len(territories_of(continent)) + 1):
        table = Table(holdings={0: territories_of(continent)[:held]})
        assert has_majority(table.state.land, 0, number) == (held >= needed)


def test_war2_dck_01_the_exchange_cards():
    assert len(PARTS.cards) == len(set(PARTS.cards)) == TABLE.cards == 61
    assert TABLE.territory_cards == 33
    refusal = Table(holdings={0: ["brasil"]}).refuses(0, Discard("carta_atlantida"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-DCK-01", {"name": "carta_atlantida"})


def test_war2_dck_02_the_number_cards():
    values = Counter(TABLE.value[card] for card in range(TABLE.territory_cards, TABLE.cards))
    assert values == {1: 10, 2: 10, 3: 8}
    assert all(TABLE.value[card] == 0 for card in CARDS)


def test_war2_dck_03_one_card_with_a_symbol_for_each_centre():
    assert set(PARTS.centre_cards) == set(PARTS.centres)
    assert len(set(PARTS.centre_cards.values())) == 12
    for centre, card in PARTS.centre_cards.items():
        assert centre in shown_by(PARTS.cards.index(card))


def test_war2_dck_04_the_cards_of_territories_show_each_territory_once():
    shown = [shown_by(card) for card in range(27)]
    assert Counter(map(len, shown)) == {1: 13, 2: 14}
    assert sorted(name for names in shown for name in names) == sorted(PARTS.territories)
    assert all(len(set(names) & set(PARTS.centres)) <= 1 for names in shown)


def test_war2_dck_05_06_cards_with_two_territories():
    pairs = {frozenset(shown_by(card)) for card in range(27)}
    assert {"california", "vancouver"} in pairs
    assert {"china"} in pairs
    companions = {
        centre: set(shown_by(PARTS.cards.index(PARTS.centre_cards[centre]))) for centre in PARTS.centres
    }
    assert {centre: names - {centre} for centre, names in companions.items() if len(names) == 2} == {
        "ottawa": {"labrador"},
        "inglaterra": {"islandia"},
        "moscou": {"suecia"},
        "africa_do_sul": {"madagascar"},
        "japao": {"vladivostok"},
    }


def test_war2_dck_07_one_card_for_each_continent():
    for number, continent in enumerate(PARTS.continents):
        assert PARTS.cards[27 + number] == f"continente_{continent}"
        assert shown_by(27 + number) == territories_of(continent)
        assert f"continente_{continent}" not in PARTS.centre_cards.values()


def test_war2_obc_01_twenty_objectives_one_against_each_colour():
    assert len(PARTS.objectives) == len(set(PARTS.objectives)) == PARTS.objective_table.cards == 20
    against = [number for number in PARTS.objective_table.destroy[:20] if number < 6]
    assert against == [0, 1, 2, 3, 4, 5]


def test_war2_obc_02_what_the_others_ask_for():
    table = PARTS.objective_table
    continents = PARTS.continents

    def asked(card: int) -> tuple[set[str], int, set[str], int, int, int, int]:
        whole, majority = (
            {name for k, name in enumerate(continents) if bits[card] >> k & 1}
            for bits in (table.whole, table.majority)
        )
        numbers = (table.majorities[card], table.territories[card], table.armies[card], table.centres[card])
        return (whole, table.more_whole[card], majority, *numbers)

    north, south, europe, africa, asia, oceania = continents
    nothing: set[str] = set()
    assert [asked(card) for card in range(14)] == [
        ({north, oceania}, 0, nothing, 0, 0, 1, 0),
        ({north, africa}, 0, nothing, 0, 0, 1, 0),
        ({asia}, 0, nothing, 0, 0, 1, 5),
        ({oceania}, 0, {asia, europe}, 0, 0, 1, 0),
        ({europe, oceania}, 1, nothing, 0, 0, 1, 0),
        ({europe, south}, 1, nothing, 0, 0, 1, 0),
        ({europe}, 0, {asia}, 0, 0, 1, 0),
        ({africa}, 0, {north, europe}, 0, 0, 1, 0),
        ({south}, 0, {north, asia}, 0, 0, 1, 0),
        (nothing, 0, nothing, 0, 24, 1, 0),
        (nothing, 0, nothing, 0, 18, 2, 0),
        (nothing, 0, nothing, 0, 0, 1, 8),
        (nothing, 0, nothing, 5, 0, 1, 0),
        ({south, oceania}, 0, nothing, 0, 0, 1, 7),
    ]
    assert PARTS.objectives[table.fallback] == "obj_24_territorios"


def test_war2_dck_01_a_table_of_cards_is_rows_of_fixed_length():
    table = CardTable([0b101, 0b010], [1, 3], [(0, 0, 0), (1, 2, 3)])
    assert (table.cards, table.territory_cards, table.bundles) == (4, 2, 2)
    assert (table.shows[:5], table.value[:5]) == ([0b101, 0b010, 0, 0, 0], [0, 0, 1, 3, 0])
    assert (table.ones[:3], table.twos[:3], table.threes[:3]) == ([0, 1, 0], [0, 2, 0], [0, 3, 0])
    assert table.total[:3] == [0, 14, 0]
    assert {len(row) for row in (table.shows, table.value)} == {MOST_CARDS}
    assert {len(row) for row in (table.ones, table.twos, table.threes, table.total)} == {MOST_BUNDLES}


def test_war2_obc_01_a_table_of_objectives_is_rows_of_fixed_length():
    names = ("whole", "more_whole", "majority", "majorities", "territories", "armies", "centres", "destroy")
    cards = [{name: 10 * card + number for number, name in enumerate(names)} for card in range(2)]
    table = ObjectiveTable(cards, 1)
    assert (table.cards, table.fallback) == (2, 1)
    for number, name in enumerate(names):
        row = getattr(table, name)
        assert (row[:3], len(row)) == ([number, 10 + number, 0], MOST_OBJECTIVES)
