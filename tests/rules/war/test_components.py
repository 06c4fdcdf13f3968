"""Chapter 1 of War: the components, against tables 1.1 and 1.2 of the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from conquista.games.war.actions import Attack, Move, Place, Trade
from conquista.games.war.events import CardsTraded
from conquista.kernel.chance import Dice, Rolled
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from tests.rules.war.table import GAME, PARTS, Table, opening

CONTINENTS = {
    "america_do_norte": (
        "alasca mackenzie groenlandia vancouver ottawa labrador california nova_york mexico",
        5,
    ),
    "america_do_sul": ("venezuela peru brasil argentina", 2),
    "europa": ("islandia inglaterra suecia alemanha franca polonia moscou", 5),
    "africa": ("argelia egito sudao congo africa_do_sul madagascar", 3),
    "asia": (
        "oriente_medio aral omsk dudinka siberia tchita mongolia vladivostok china india vietna japao",
        7,
    ),
    "oceania": ("sumatra borneu nova_guine australia", 2),
}

TERRITORIES = {
    "alasca": ("triangulo", "mackenzie vancouver ~vladivostok"),
    "mackenzie": ("circulo", "alasca ~groenlandia vancouver ottawa"),
    "groenlandia": ("circulo", "~mackenzie ~labrador ~islandia"),
    "vancouver": ("triangulo", "alasca mackenzie ottawa california"),
    "ottawa": ("circulo", "mackenzie vancouver labrador california nova_york"),
    "labrador": ("quadrado", "~groenlandia ottawa nova_york"),
    "california": ("quadrado", "vancouver ottawa nova_york mexico"),
    "nova_york": ("triangulo", "ottawa labrador california mexico"),
    "mexico": ("quadrado", "california nova_york venezuela"),
    "venezuela": ("triangulo", "mexico peru brasil"),
    "peru": ("triangulo", "venezuela brasil argentina"),
    "brasil": ("circulo", "venezuela peru argentina ~argelia"),
    "argentina": ("quadrado", "peru brasil"),
    "islandia": ("triangulo", "~groenlandia ~inglaterra"),
    "inglaterra": ("circulo", "~islandia ~suecia ~alemanha ~franca"),
    "suecia": ("circulo", "~inglaterra moscou"),
    "alemanha": ("circulo", "~inglaterra franca polonia"),
    "franca": ("quadrado", "~inglaterra alemanha polonia ~argelia ~egito"),
    "polonia": ("quadrado", "alemanha franca moscou ~egito oriente_medio"),
    "moscou": ("triangulo", "suecia polonia oriente_medio aral omsk"),
    "argelia": ("circulo", "~brasil ~franca egito sudao congo"),
    "egito": ("triangulo", "~franca ~polonia argelia sudao oriente_medio"),
    "sudao": ("quadrado", "argelia egito congo africa_do_sul ~madagascar"),
    "congo": ("quadrado", "argelia sudao africa_do_sul"),
    "africa_do_sul": ("triangulo", "sudao congo ~madagascar"),
    "madagascar": ("circulo", "~sudao ~africa_do_sul"),
    "oriente_medio": ("quadrado", "polonia moscou egito aral india"),
    "aral": ("triangulo", "moscou oriente_medio omsk china india"),
    "omsk": ("quadrado", "moscou aral dudinka mongolia china"),
    "dudinka": ("circulo", "omsk siberia tchita mongolia"),
    "siberia": ("triangulo", "dudinka tchita vladivostok"),
    "tchita": ("triangulo", "dudinka siberia mongolia vladivostok china"),
    "mongolia": ("circulo", "omsk dudinka tchita china"),
    "vladivostok": ("circulo", "~alasca siberia tchita china ~japao"),
    "china": ("circulo", "aral omsk tchita mongolia vladivostok india vietna ~japao"),
    "india": ("quadrado", "oriente_medio aral china vietna ~sumatra"),
    "vietna": ("triangulo", "china india ~borneu"),
    "japao": ("quadrado", "~vladivostok ~china"),
    "sumatra": ("quadrado", "~india ~australia"),
    "borneu": ("quadrado", "~vietna ~nova_guine ~australia"),
    "nova_guine": ("circulo", "~borneu ~australia"),
    "australia": ("triangulo", "~sumatra ~borneu ~nova_guine"),
}

NEUTRAL_OBJECTIVES = [
    "obj_europa_oceania_terceiro",
    "obj_asia_america_do_sul",
    "obj_europa_america_do_sul_terceiro",
    "obj_18_territorios",
    "obj_asia_africa",
    "obj_america_do_norte_africa",
    "obj_24_territorios",
    "obj_america_do_norte_oceania",
]
DESTROY_OBJECTIVES = [
    "obj_destruir_azul",
    "obj_destruir_amarelo",
    "obj_destruir_vermelho",
    "obj_destruir_preto",
    "obj_destruir_branco",
    "obj_destruir_verde",
]


def neighbours(territory):
    return {name.strip("~") for name in TERRITORIES[territory][1].split()}


def edges(dotted=None):
    return {
        frozenset((one, name.strip("~")))
        for one, (_, line) in TERRITORIES.items()
        for name in line.split()
        if dotted is None or name.startswith("~") == dotted
    }


def attacked_from(table):
    return {action.target for action in table.legal(0) if isinstance(action, Attack)}


def test_war_cmp_01_three_to_six_players():
    assert list(GAME.seats) == [3, 4, 5, 6]
    for players in (3, 4, 5, 6):
        assert len(opening(players).view(None).colours) == players
    for players in (0, 1, 2, 7):
        with pytest.raises(BadSetup):
            GAME.new_state([SeatSetup()] * players, {})


def test_war_cmp_02_the_board_has_42_territories():
    assert len(PARTS.territories) == 42
    assert set(PARTS.territories) == set(TERRITORIES)
    assert PARTS.board.territories == 42
    view = Table().view(None)
    assert (len(view.owners), len(view.armies)) == (42, 42)


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("place", Place("free", "atlantida", 1)),
        ("attack", Attack("atlantida", "brasil", 1)),
        ("attack", Attack("brasil", "atlantida", 1)),
        ("fortify", Move("atlantida", "brasil", 1)),
        ("fortify", Move("brasil", "atlantida", 1)),
    ],
)
def test_war_cmp_02_there_are_no_other_territories(phase, action):
    table = Table(phase, holdings={0: ["brasil", "peru"]}, armies={"brasil": 4}, pools={"free": 1})
    refusal = table.refuses(0, action)
    assert (refusal.clause, refusal.parameters) == ("WAR-CMP-02", {"name": "atlantida"})


@pytest.mark.parametrize("continent", CONTINENTS)
def test_war_cmp_03_each_continent_has_its_territories_and_its_bonus(continent):
    names, bonus = CONTINENTS[continent]
    number = PARTS.continents.index(continent)
    where = PARTS.board.continent
    assert [name for k, name in enumerate(PARTS.territories) if where[k] == number] == names.split()
    assert (PARTS.board.size[number], PARTS.board.bonus[number]) == (len(names.split()), bonus)


def test_war_cmp_03_six_continents_share_the_territories():
    assert list(PARTS.continents) == list(CONTINENTS)
    assert PARTS.board.continents == 6
    assert [len(names.split()) for names, _ in CONTINENTS.values()] == [9, 4, 7, 6, 12, 4]
    assert " ".join(names for names, _ in CONTINENTS.values()).split() == list(PARTS.territories)


def test_war_cmp_04_there_are_exactly_79_edges():
    pairs = [pair for pairs in PARTS.links.values() for pair in pairs]
    assert len(pairs) == len(edges()) == 79
    assert {frozenset(pair) for pair in pairs} == edges()
    assert sum(PARTS.board.degree) == 2 * 79


@pytest.mark.parametrize("territory", TERRITORIES)
def test_war_cmp_04_a_territory_reaches_its_neighbours_and_no_others(territory):
    table = Table(holdings={0: [territory]}, armies={territory: 2})
    assert attacked_from(table) == neighbours(territory)
    moving = Table("fortify", rest=0, armies={territory: 2})
    moves = [action.target for action in moving.legal(0) if isinstance(action, Move)]
    assert sorted(moves) == sorted(neighbours(territory))


@pytest.mark.parametrize("territory", TERRITORIES)
def test_war_cmp_04_a_refusal_tells_neighbours_from_others(territory):
    table = Table(holdings={0: [territory]}, armies={territory: 2})
    for other in TERRITORIES:
        if other == territory:
            continue
        refusal = table.refuses(0, Attack(territory, other, 2))
        if other in neighbours(territory):
            assert refusal.clause == "WAR-ATK-05"
        else:
            pair = {"source": territory, "target": other}
            assert (refusal.clause, refusal.parameters) == ("WAR-ATK-04", {"why": "neighbour", **pair})


def test_war_cmp_05_an_edge_is_a_border_or_a_dotted_line():
    assert {frozenset(pair) for pair in PARTS.links["land"]} == edges(dotted=False)
    assert {frozenset(pair) for pair in PARTS.links["sea"]} == edges(dotted=True)
    assert (len(PARTS.links["land"]), len(PARTS.links["sea"])) == (57, 22)
    assert set(PARTS.links) == {"land", "sea"}


@pytest.mark.parametrize(
    ("one", "other"), [("brasil", "peru"), ("brasil", "argelia"), ("china", "vietna"), ("china", "japao")]
)
def test_war_cmp_05_both_kinds_of_edges_serve_alike(one, other):
    for source, target in ((one, other), (other, one)):
        attack = Table(holdings={0: [source]}, armies={source: 4})
        assert {Attack(source, target, dice) for dice in (1, 2, 3)} <= set(attack.legal(0))
        move = Table("fortify", holdings={0: [source, target]}, armies={source: 2})
        assert Move(source, target, 1) in move.legal(0)


@pytest.mark.parametrize(("source", "target"), [("alasca", "vladivostok"), ("vladivostok", "alasca")])
def test_war_cmp_06_alasca_and_vladivostok_are_neighbours(source, target):
    table = Table(holdings={0: [source]}, armies={source: 2})
    assert Attack(source, target, 1) in table.legal(0)


@pytest.mark.parametrize(("source", "target"), [("alasca", "vladivostok"), ("vladivostok", "alasca")])
def test_war_ex_06_the_attack_over_the_dotted_line_goes_both_ways(source, target):
    table = Table(holdings={0: [source], 1: [target]}, armies={source: 2})
    table.play(0, Attack(source, target, 1)).roll(6, 1)
    assert table.owner(target) == 0


def test_war_cmp_07_the_supply_of_armies_is_unlimited():
    table = Table("place", holdings={0: ["brasil"]}, armies={"brasil": 999_999}, pools={"free": 1_000_001})
    table.play(0, Place("free", "brasil", 1_000_001))
    assert table.armies("brasil") == [2_000_000]


def test_war_cmp_08_a_large_token_is_ten_armies_and_only_their_number_is_kept():
    assert PARTS.numbers["pieces"] == {"ficha_pequena": 1, "ficha_grande": 10}
    table = Table(armies={"brasil": 23})
    assert table.view(None).armies[PARTS.territories.index("brasil")] == 23


def test_war_cmp_09_there_are_six_colours():
    assert PARTS.colours == ("branco", "preto", "vermelho", "azul", "amarelo", "verde")
    assert GAME.colours == PARTS.colours


def test_war_cmp_10_the_deck_has_42_territory_cards_and_two_jokers():
    assert list(PARTS.cards) == [f"carta_{name}" for name in PARTS.territories] + ["coringa_1", "coringa_2"]
    assert len(set(PARTS.cards)) == 44
    assert PARTS.card_table.cards == 44
    assert list(PARTS.card_table.territory[:42]) == list(range(42))


def test_war_cmp_10_no_other_card_can_be_traded():
    hand = ["carta_brasil", "coringa_1", "coringa_2"]
    table = Table("trade", holdings={0: ["brasil"]}, hands={0: hand}, pools={"free": 3})
    refusal = table.refuses(0, Trade(("coringa_1", "coringa_2", "coringa_3")))
    assert (refusal.clause, refusal.parameters) == ("WAR-CMP-10", {"name": "coringa_3"})


@pytest.mark.parametrize("territory", TERRITORIES)
def test_war_cmp_11_each_territory_card_bears_its_figure(territory):
    figure = PARTS.card_table.figure[PARTS.cards.index(f"carta_{territory}")]
    assert PARTS.figures[figure] == TERRITORIES[territory][0]


def test_war_cmp_11_each_figure_is_on_fourteen_cards():
    assert PARTS.figures == ("quadrado", "triangulo", "circulo")
    assert Counter(PARTS.card_table.figure[:42]) == {0: 14, 1: 14, 2: 14}


@pytest.mark.parametrize("joker", ["coringa_1", "coringa_2"])
def test_war_cmp_12_a_joker_bears_all_figures(joker):
    hand = ["carta_labrador", "carta_california", "carta_peru", "carta_brasil", joker]
    table = Table("trade", holdings={0: ["china"]}, hands={0: hand}, pools={"free": 3})
    with_joker = [action for action in table.legal(0) if isinstance(action, Trade) and joker in action.cards]
    pairs = set(combinations(hand[:4], 2))
    assert {tuple(card for card in action.cards if card != joker) for action in with_joker} == pairs


def test_war_cmp_12_a_joker_bears_no_territory():
    hand = ["carta_brasil", "coringa_1", "coringa_2"]
    table = Table("trade", rest=0, holdings={1: ["japao"], 2: ["china"]}, hands={0: hand}, pools={"free": 3})
    table.play(0, Trade(("carta_brasil", "coringa_1", "coringa_2")))
    assert (table.armies("brasil"), sum(table.view(None).armies)) == ([3], 44)
    assert table.heard(1) == [CardsTraded(0, hand, 4, ["brasil"])]


def test_war_cmp_13_there_are_fourteen_objective_cards():
    assert list(PARTS.objectives) == NEUTRAL_OBJECTIVES + DESTROY_OBJECTIVES
    assert PARTS.objective_table.cards == 14


def test_war_cmp_14_at_most_three_dice_of_six_faces_on_each_side():
    table = Table(holdings={0: ["brasil"]}, armies={"brasil": 9, "peru": 9})
    table.play(0, Attack("brasil", "peru", 3))
    assert GAME.chance(table.state) == Dice(6, sides=6)
    assert table.state.outcomes() == 6**6
    assert GAME.answer(table.state, 0) == Rolled(6, (1, 1, 1, 1, 1, 1))
    assert GAME.answer(table.state, 6**6 - 1) == Rolled(6, (6, 6, 6, 6, 6, 6))
    battle = PARTS.numbers["battle"]
    assert (battle["most_attack_dice"], battle["most_defence_dice"], battle["faces"]) == (3, 3, 6)
