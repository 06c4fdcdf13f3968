"""Chapter 9 of War: the objective cards."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.war.actions import Attack, Place
from conquista.games.war.events import GameEnded, ObjectiveChanged
from tests.rules.war.table import PARTS, Table, opening, territories_of

CONTINENTS = {
    "obj_asia_america_do_sul": ("asia", "america_do_sul"),
    "obj_asia_africa": ("asia", "africa"),
    "obj_america_do_norte_africa": ("america_do_norte", "africa"),
    "obj_america_do_norte_oceania": ("america_do_norte", "oceania"),
}
WITH_A_THIRD = {
    "obj_europa_oceania_terceiro": ("europa", "oceania"),
    "obj_europa_america_do_sul_terceiro": ("europa", "america_do_sul"),
}
THIRDS = [
    (card, third) for card, named in WITH_A_THIRD.items() for third in PARTS.continents if third not in named
]
PEOPLE = ["branco", "preto", "azul", "verde"]


def whole(*continents):
    return [name for continent in continents for name in territories_of(continent)]


def own_neighbour(territory, owned):
    number = PARTS.territories.index(territory)
    around = [PARTS.territories[k] for k in PARTS.board.neighbours[number][: PARTS.board.degree[number]]]
    return next(name for name in around if name in owned and name != territory)


def placed_one_short(card, owned, missing):
    """Seat 0 owns all of these but one, which it has the means to conquer, and has just placed its armies."""
    source = own_neighbour(missing, owned)
    spare = [name for name in PARTS.territories if name not in owned]
    mine = [name for name in owned if name != missing]
    holdings = {0: mine, 1: [missing, spare[0]], 2: spare[1:]}
    table = Table("place", holdings=holdings, objectives={0: card}, pools={"free": 1})
    table.play(0, Place("free", source, 1))
    assert (table.over, table.phase) == (False, "attack")
    return table


def conquers(table, missing):
    source = next(
        action.source for action in table.legal(0) if isinstance(action, Attack) and action.target == missing
    )
    return table.play(0, Attack(source, missing, 1)).roll(6, 1)


def assert_won_by(table, seat):
    assert (table.over, table.winners) == (True, [seat])
    assert table.view(None).ending == "objective"
    ended = [event for event in table.heard(None) if isinstance(event, GameEnded)]
    assert [(event.winners, event.ending) for event in ended] == [([seat], "objective")]


def against_blue(blues=("peru",), cs=PARTS.territories[20:], **more):
    """A has the means to take Peru from blue (seat 1); C (seat 2) is to destroy blue; D has the rest."""
    ours = {"brasil", *blues}
    holdings = {0: ["brasil"], 1: blues, 2: [name for name in cs if name not in ours]}
    setting: dict[str, Any] = {
        "players": 4,
        "holdings": holdings,
        "armies": {"brasil": 6},
        "objectives": {2: "obj_destruir_azul"},
        "colours": ["branco", "azul", "preto", "verde"],
    }
    return Table(**(setting | more))


def take(table, target, source="brasil"):
    return table.play(0, Attack(source, target, 1)).roll(6, 1)


def test_war_obj_01_each_player_has_one_objective_known_to_him_alone():
    cards = {0: "obj_asia_africa", 1: "obj_24_territorios", 2: "obj_destruir_verde", 3: "obj_18_territorios"}
    holdings = {0: ["brasil"], 1: ["peru"], 2: ["china"]}
    table = Table(players=4, holdings=holdings, objectives=cards, colours=PEOPLE)
    for viewer in range(4):
        shown = [cards[seat] if seat == viewer else None for seat in range(4)]
        assert (table.view(viewer).objectives, table.view(viewer).goal) == (shown, cards[viewer])
    assert (table.view(None).objectives, table.view(None).goal) == ([None] * 4, None)


@pytest.mark.parametrize(
    ("card", "missing"), [(card, name) for card, named in CONTINENTS.items() for name in whole(*named)]
)
def test_war_obj_02_both_continents_need_all_their_territories(card, missing):
    table = placed_one_short(card, whole(*CONTINENTS[card]), missing)
    assert_won_by(conquers(table, missing), 0)


def test_war_obj_02_more_continents_than_named_do_no_harm():
    owned = whole("asia", "america_do_sul", "oceania")
    table = placed_one_short("obj_asia_america_do_sul", owned, "argentina")
    assert_won_by(conquers(table, "argentina"), 0)


@pytest.mark.parametrize("card", CONTINENTS)
def test_war_obj_02_another_players_objective_is_not_fulfilled_by_it(card):
    other = next(name for name in CONTINENTS if not set(CONTINENTS[name]) <= set(CONTINENTS[card]))
    owned = whole(*CONTINENTS[card])
    table = conquers(placed_one_short(other, owned, owned[-1]), owned[-1])
    assert not table.over


@pytest.mark.parametrize(("card", "third"), THIRDS)
def test_war_obj_03_any_third_continent_will_do(card, third):
    owned = whole(*WITH_A_THIRD[card], third)
    missing = territories_of(third)[-1]
    assert_won_by(conquers(placed_one_short(card, owned, missing), missing), 0)


@pytest.mark.parametrize(("card", "third"), THIRDS)
def test_war_obj_03_both_named_continents_are_needed_too(card, third):
    for named in WITH_A_THIRD[card]:
        missing = territories_of(named)[-1]
        table = placed_one_short(card, whole(*WITH_A_THIRD[card], third), missing)
        assert_won_by(conquers(table, missing), 0)


@pytest.mark.parametrize("card", WITH_A_THIRD)
def test_war_obj_03_the_two_named_continents_alone_are_not_enough(card):
    owned = whole(*WITH_A_THIRD[card])
    assert not conquers(placed_one_short(card, owned, owned[-1]), owned[-1]).over


@pytest.mark.parametrize("card", WITH_A_THIRD)
def test_war_obj_03_many_others_do_not_make_up_for_a_named_one(card):
    _, second = WITH_A_THIRD[card]
    owned = whole("europa", *(name for name in PARTS.continents if name not in ("europa", second)))
    table = placed_one_short(card, owned, "africa_do_sul")
    assert not conquers(table, "africa_do_sul").over


@pytest.mark.parametrize(("owned", "wins"), [(23, False), (24, True), (25, True)])
def test_war_obj_04_number_7_needs_24_territories(owned, wins):
    holdings = {0: PARTS.territories[:owned], 1: ["china"]}
    table = Table("place", holdings=holdings, objectives={0: "obj_24_territorios"}, pools={"free": 2})
    table.play(0, Place("free", "brasil", 1))
    assert table.over == wins


def test_war_obj_04_the_24th_territory_wins():
    table = placed_one_short("obj_24_territorios", PARTS.territories[:24], "moscou")
    assert_won_by(conquers(table, "moscou"), 0)


def with_two_armies(doubles, owned, **more):
    """Seat 0, which holds number 4, owns so many territories, the first of them with two armies."""
    names = PARTS.territories[:owned]
    setting: dict[str, Any] = {
        "holdings": {0: names, 1: ["china"]},
        "armies": dict.fromkeys(names[:doubles], 2) | {"china": 3, "japao": 4},
        "objectives": {0: "obj_18_territorios"},
        "pools": {"free": 2},
    }
    return Table("place", **(setting | more))


@pytest.mark.parametrize(("doubles", "wins"), [(16, False), (17, True)])
@pytest.mark.parametrize("owned", [18, 20, 30])
def test_war_obj_05_number_4_needs_18_territories_with_two_armies_each(doubles, owned, wins):
    table = with_two_armies(doubles, owned)
    table.play(0, Place("free", PARTS.territories[17], 1))
    assert table.over == wins


def test_war_obj_05_more_armies_in_one_territory_do_not_count_twice():
    table = with_two_armies(17, 20).play(0, Place("free", PARTS.territories[0], 2))
    assert not table.over


def test_war_obj_05_three_armies_are_at_least_two():
    table = with_two_armies(17, 18, armies=dict.fromkeys(PARTS.territories[:17], 3))
    assert_won_by(table.play(0, Place("free", PARTS.territories[17], 1)), 0)


def test_war_obj_05_seventeen_territories_are_too_few():
    table = with_two_armies(16, 17).play(0, Place("free", PARTS.territories[16], 1))
    assert not table.over


@pytest.mark.parametrize("territory", PARTS.territories[17:20])
def test_war_ex_35_an_army_on_one_of_the_three_wins(territory):
    table = with_two_armies(17, 20)
    assert not table.over
    assert_won_by(table.play(0, Place("free", territory, 1)), 0)


def test_war_obj_06_territories_owned_since_the_deal_count():
    table = opening(3)
    for card in ("obj_america_do_norte_oceania", "obj_18_territorios", "obj_24_territorios"):
        table.draw(card)
    table.roll(6, 1, 1)
    mine = [*whole("america_do_norte", "oceania"), "brasil", "peru"]
    mine.remove("sumatra")
    others = ["sumatra", *(name for name in PARTS.territories if name not in (*mine, "sumatra"))]
    for k, own in enumerate(mine):
        table.draw(own).draw(others[2 * k]).draw(others[2 * k + 1])
    table.play(0, Place("america_do_norte", "alasca", 5)).play(0, Place("free", "australia", 7))
    assert not table.over
    table.play(0, Attack("australia", "sumatra", 3)).roll(6, 6, 6, 1)
    assert_won_by(table, 0)


@pytest.mark.parametrize("colour", PARTS.colours)
def test_war_obj_07_taking_the_last_territory_of_the_colour_wins(colour):
    colours = [name for name in PARTS.colours if name != colour]
    colours.insert(3, colour)
    holdings = {0: ["brasil"], 1: ["china"], 2: ["japao"], 3: ["peru", "argentina"], 4: ["egito"]}
    table = Table(
        players=6,
        holdings=holdings,
        armies={"brasil": 6},
        objectives={0: f"obj_destruir_{colour}"},
        colours=colours,
    )
    take(table, "peru")
    assert (table.over, table.phase) == (False, "attack")
    take(table, "argentina")
    assert_won_by(table, 0)


def test_war_obj_07_destroying_another_colour_does_not_win():
    table = against_blue(objectives={0: "obj_destruir_verde"})
    take(table, "peru")
    assert (table.over, table.view(1).fates[1]) == (False, "eliminated")
    assert table.view(0).goal == "obj_destruir_verde"


def test_war_obj_07_owning_24_territories_does_not_fulfil_it():
    holdings = {0: PARTS.territories[:30], 1: ["china"]}
    colours = ["branco", "azul", "preto"]
    table = Table(
        "place", holdings=holdings, objectives={0: "obj_destruir_azul"}, colours=colours, pools={"free": 1}
    )
    assert not table.play(0, Place("free", "brasil", 1)).over


@pytest.mark.parametrize("colour", PARTS.colours)
@pytest.mark.parametrize(("owned", "wins"), [(23, False), (24, True)])
def test_war_obj_08_against_ones_own_colour_it_is_24_territories(colour, owned, wins):
    colours = [colour, *(name for name in PARTS.colours if name != colour)][:3]
    holdings = {0: PARTS.territories[:owned], 1: ["china"]}
    card = f"obj_destruir_{colour}"
    table = Table("place", holdings=holdings, objectives={0: card}, colours=colours, pools={"free": 2})
    view = table.view(0)
    assert (view.goal, view.objectives) == ("obj_24_territorios", [card, None, None])
    table.play(0, Place("free", "brasil", 1))
    assert table.over == wins


def test_war_ex_32_green_with_the_card_against_green_wins_with_24_territories():
    holdings = {0: PARTS.territories[:23], 1: ["china", PARTS.territories[23]]}
    table = Table(
        holdings=holdings,
        armies={PARTS.territories[22]: 2},
        objectives={0: "obj_destruir_verde"},
        colours=["verde", "azul", "preto"],
    )
    assert_won_by(conquers(table, PARTS.territories[23]), 0)


def test_war_obj_09_a_colour_destroyed_by_another_turns_the_card_into_24_territories():
    table = against_blue(blues=("peru", "argentina"))
    take(table, "peru")
    assert table.view(2).goal == "obj_destruir_azul"
    take(table, "argentina")
    assert (table.over, table.view(2).goal) == (False, "obj_24_territorios")
    assert table.view(2).objectives[2] == "obj_destruir_azul"
    assert [table.view(seat).goal for seat in (0, 3)] == ["obj_18_territorios"] * 2


def test_war_obj_09_the_holder_then_wins_with_24_territories():
    table = Table(
        players=4,
        active=2,
        holdings={0: ["brasil"], 2: PARTS.territories[19:]},
        armies={"argelia": 2},
        objectives={2: "obj_destruir_azul"},
        colours=["branco", "azul", "preto", "verde"],
    )
    table.play(2, Attack("argelia", "franca", 1)).roll(6, 1)
    assert_won_by(table, 2)


@pytest.mark.parametrize(("owned", "wins"), [(23, False), (24, True), (25, True)])
def test_war_ex_33_whose_card_turns_with_24_territories_wins_at_once(owned, wins):
    table = take(against_blue(cs=PARTS.territories[42 - owned :]), "peru")
    assert table.over == wins
    if wins:
        assert_won_by(table, 2)
    else:
        assert table.awaiting == [0]


@pytest.mark.parametrize(("owned", "wins"), [(23, False), (24, True)])
def test_war_obj_10_a_colour_that_surrenders_turns_the_card_into_24_territories(owned, wins):
    table = against_blue(cs=PARTS.territories[42 - owned :]).surrender(1)
    assert (table.over, table.view(2).goal) == (wins, "obj_24_territorios")
    if wins:
        assert_won_by(table, 2)


def test_war_obj_10_also_the_card_of_the_active_player():
    table = against_blue(objectives={0: "obj_destruir_azul"}).surrender(1)
    assert (table.view(0).goal, table.awaiting) == ("obj_24_territorios", [0])
    assert ObjectiveChanged(0, "obj_24_territorios") in table.heard(0)


@pytest.mark.parametrize("how", ["eliminated", "surrendered"])
def test_war_obj_11_only_the_holder_is_told(how):
    table = against_blue()
    if how == "eliminated":
        take(table, "peru")
    else:
        table.surrender(1)
    changes = {
        viewer: [event for event in table.heard(viewer) if isinstance(event, ObjectiveChanged)]
        for viewer in (0, 1, 2, 3, None)
    }
    turned = [ObjectiveChanged(2, "obj_24_territorios")]
    assert changes == {0: [], 1: [], 2: turned, 3: [], None: []}


def test_war_obj_11_a_turned_card_never_changes_again():
    table = against_blue(objectives={0: "obj_destruir_azul", 2: "obj_destruir_verde"}).surrender(1)
    take(table, "peru")
    assert (table.over, table.view(0).goal) == (False, "obj_24_territorios")
    table.surrender(2)
    assert (table.over, table.view(0).goal) == (False, "obj_24_territorios")
    assert [event for event in table.heard(0) if isinstance(event, ObjectiveChanged)] == [
        ObjectiveChanged(0, "obj_24_territorios")
    ]


def test_war_obj_11_a_card_against_ones_own_colour_is_not_told_as_changed():
    table = against_blue(objectives={0: "obj_destruir_branco"})
    take(table, "peru").surrender(2)
    assert not any(isinstance(event, ObjectiveChanged) for event in table.heard(0))


def test_war_obj_12_who_surrendered_wins_nothing_by_a_card_that_would_turn():
    table = against_blue(cs=PARTS.territories[10:]).surrender(2)
    take(table, "peru")
    assert (table.over, table.winners) == (False, [])


def test_war_obj_12_who_was_eliminated_wins_nothing_by_a_card_that_would_turn():
    holdings = {0: ["brasil"], 1: ["venezuela"], 2: ["peru"]}
    table = Table(
        players=4,
        holdings=holdings,
        armies={"brasil": 6},
        objectives={2: "obj_destruir_azul"},
        colours=["branco", "azul", "preto", "verde"],
    )
    take(take(table, "peru"), "venezuela")
    assert (table.over, table.view(2).fates) == (False, ["in_play", "eliminated", "eliminated", "in_play"])
    assert not any(isinstance(event, ObjectiveChanged) for event in table.heard(2))
