"""Chapter 2 of War: colours, objectives, dealer and deal."""

from __future__ import annotations

from itertools import chain

import pytest

from conquista.games.war.events import (
    ColourAssigned,
    DealerRolled,
    ObjectiveDealt,
    TerritoriesDealt,
    TurnStarted,
)
from conquista.kernel.chance import Dice, Draw
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from tests.rules.war.table import GAME, PARTS, opening, territories_of

OUT_OF_REACH = [
    "obj_18_territorios",
    "obj_24_territorios",
    "obj_asia_africa",
    "obj_asia_america_do_sul",
    "obj_america_do_norte_africa",
    "obj_europa_oceania_terceiro",
]
NEUTRAL_OBJECTIVES = PARTS.objectives[:8]
EVERY_DEALER = [(players, dealer) for players in (3, 4, 5, 6) for dealer in range(players)]


def objectives_dealt(players, cards=OUT_OF_REACH, **more):
    table = opening(players, **more)
    for card in cards[:players]:
        table.draw(card)
    return table


def dealing(players, dealer=0, cards=OUT_OF_REACH, **more):
    table = objectives_dealt(players, cards, **more)
    table.roll(*(6 if seat == dealer else 1 for seat in range(players)))
    table.events.clear()
    return table


def deal(table, order=PARTS.territories):
    for territory in order:
        table.draw(territory)
    return table


def left_to_draw(table):
    chance = GAME.chance(table.state)
    assert isinstance(chance, Draw)
    return chance.left


def owned(table):
    owners = table.view(None).owners
    return [owners.count(seat) for seat in range(len(table.view(None).colours))]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_set_01_every_player_plays_the_colour_he_chose(players):
    chosen = list(reversed(PARTS.colours))[:players]
    assert opening(players, chosen).view(None).colours == chosen


@pytest.mark.parametrize("colour", PARTS.colours)
def test_war_set_01_no_colour_is_used_twice(colour):
    other = next(name for name in PARTS.colours if name != colour)
    with pytest.raises(BadSetup, match=colour):
        GAME.new_state([SeatSetup(colour), SeatSetup(other), SeatSetup(colour)], {})


def test_war_set_01_there_is_no_seventh_colour():
    with pytest.raises(BadSetup, match="roxo"):
        GAME.new_state([SeatSetup("azul"), SeatSetup("roxo"), SeatSetup("verde")], {})


def test_war_set_02_who_has_not_chosen_gets_a_colour_of_those_left():
    table = opening(4, [None, "azul", None, "branco"])
    assert table.view(2).colours == [None, "azul", None, "branco"]
    assert GAME.chance(table.state) == Draw(("preto", "vermelho", "amarelo", "verde"))
    table.draw("amarelo")
    assert table.view(2).colours == ["amarelo", "azul", None, "branco"]
    assert GAME.chance(table.state) == Draw(("preto", "vermelho", "verde"))
    table.draw("preto")
    assert table.view(2).colours == ["amarelo", "azul", "preto", "branco"]
    assert table.heard(3) == [ColourAssigned(0, "amarelo"), ColourAssigned(2, "preto")]
    assert table.phase == "objectives"


@pytest.mark.parametrize(
    "colours",
    [
        ("branco", "preto", "vermelho"),
        ("azul", "amarelo", "verde"),
        ("verde", "branco", "azul", "preto"),
        ("preto", "vermelho", "azul", "amarelo", "verde"),
        ("verde", "amarelo", "azul", "vermelho", "preto", "branco"),
    ],
)
def test_war_set_03_objectives_against_absent_colours_are_removed(colours):
    table = opening(len(colours), colours)
    pool = {*NEUTRAL_OBJECTIVES, *(f"obj_destruir_{colour}" for colour in colours)}
    left = left_to_draw(table)
    assert (set(left), len(left)) == (pool, 8 + len(colours))
    assert set(table.view(0).objective_pool) == pool


def test_war_ex_25_four_colours_leave_twelve_objectives():
    table = opening(4, ["branco", "preto", "azul", "verde"])
    removed = {"obj_destruir_vermelho", "obj_destruir_amarelo"}
    assert set(left_to_draw(table)) == set(PARTS.objectives) - removed
    assert table.state.outcomes() == 12


def test_war_set_04_each_player_receives_one_objective_without_repetition():
    table = opening(4)
    given = ["obj_destruir_preto", "obj_24_territorios", "obj_asia_africa", "obj_18_territorios"]
    for seat, card in enumerate(given):
        left = left_to_draw(table)
        assert not set(given[:seat]) & set(left)
        assert len(left) == 12 - seat
        table.draw(card)
    assert [table.view(seat).objectives[seat] for seat in range(4)] == given
    for seat in range(4):
        own = [ObjectiveDealt(other, card if other == seat else None) for other, card in enumerate(given)]
        assert table.heard(seat) == own
    assert table.heard(None) == [ObjectiveDealt(seat) for seat in range(4)]
    assert table.phase == "dealer"


def test_war_set_05_undealt_objectives_are_shown_to_nobody_before_the_end():
    table = deal(dealing(3))
    viewers = [0, 1, 2, None]
    assert [table.view(viewer).undealt_objectives for viewer in viewers] == [None] * 4
    table.surrender(0)
    assert [table.view(viewer).undealt_objectives for viewer in viewers] == [None] * 4
    table.surrender(1)
    in_the_box = [
        card for card in PARTS.objectives[:8] + PARTS.objectives[10:13] if card not in OUT_OF_REACH[:3]
    ]
    assert [table.view(viewer).undealt_objectives for viewer in viewers] == [in_the_box] * 4


@pytest.mark.parametrize(
    ("faces", "dealer"),
    [
        ((6, 5, 4), 0),
        ((1, 2, 3), 2),
        ((3, 4, 3), 1),
        ((1, 1, 2, 1), 2),
        ((2, 2, 2, 3, 2), 3),
        ((5, 5, 5, 5, 5, 6), 5),
        ((4, 6, 5, 3, 2, 1), 1),
    ],
)
def test_war_set_06_the_highest_die_deals(faces, dealer):
    table = objectives_dealt(len(faces))
    table.events.clear()
    assert GAME.chance(table.state) == Dice(len(faces))
    table.roll(*faces)
    assert table.heard(None) == [DealerRolled(list(range(len(faces))), list(faces), dealer)]
    assert table.phase == "deal"
    deal(table)
    assert table.owner(PARTS.territories[0]) == dealer


def test_war_set_07_those_tied_for_the_highest_roll_again():
    table = objectives_dealt(6)
    table.events.clear()
    table.roll(5, 2, 5, 5, 1, 5)
    assert (table.phase, GAME.chance(table.state)) == ("dealer", Dice(4))
    table.roll(3, 4, 1, 4)
    assert (table.phase, GAME.chance(table.state)) == ("dealer", Dice(2))
    table.roll(2, 2)
    assert (table.phase, GAME.chance(table.state)) == ("dealer", Dice(2))
    table.roll(1, 2)
    assert table.heard(0) == [
        DealerRolled([0, 1, 2, 3, 4, 5], [5, 2, 5, 5, 1, 5]),
        DealerRolled([0, 2, 3, 5], [3, 4, 1, 4]),
        DealerRolled([2, 5], [2, 2]),
        DealerRolled([2, 5], [1, 2], 5),
    ]
    deal(table)
    assert table.owner(PARTS.territories[0]) == 5


def test_war_set_07_a_tie_below_the_highest_decides_nothing():
    table = objectives_dealt(3).roll(4, 6, 4)
    assert table.phase == "deal"


@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_war_set_08_territories_are_dealt_clockwise_beginning_with_the_dealer(players, dealer):
    order = PARTS.territories[::-1]
    table = deal(dealing(players, dealer), order)
    assert [table.owner(name) for name in order] == [(dealer + k) % players for k in range(42)]
    owners = [table.owner(name) for name in PARTS.territories]
    assert table.heard(None)[0] == TerritoriesDealt(dealer, owners)


def test_war_set_08_every_territory_is_dealt_and_no_joker():
    table = dealing(5, 3)
    for left in range(42, 0, -1):
        names = left_to_draw(table)
        assert len(names) == left
        assert set(names) <= set(PARTS.territories)
        assert table.phase == "deal"
        table.draw(names[left // 2])
    assert not table.asks_chance


COUNTS = {3: [14, 14, 14], 4: [11, 11, 10, 10], 5: [9, 9, 8, 8, 8], 6: [7, 7, 7, 7, 7, 7]}


@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_war_set_09_how_many_territories_each_deal_position_gets(players, dealer):
    table = deal(dealing(players, dealer))
    counts = owned(table)
    assert [counts[(dealer + position) % players] for position in range(players)] == COUNTS[players]


def test_war_set_09_the_numbers_of_the_data_are_those_of_the_deal():
    assert {row["players"]: row["territories"] for row in PARTS.numbers["setup"]} == COUNTS


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_set_10_each_territory_starts_with_one_army(players):
    table = deal(dealing(players))
    assert table.view(None).armies == [1] * 42
    assert None not in table.view(None).owners


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_set_11_all_44_cards_form_the_draw_pile_and_hands_are_empty(players):
    view = deal(dealing(players)).view(None)
    assert view.hand_sizes == [0] * players
    assert (view.pile_size, view.discards, view.covered_size) == (44, [], 0)


@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_war_set_12_the_player_after_the_last_card_begins(players, dealer):
    table = deal(dealing(players, dealer))
    beginner = (dealer + {3: 0, 4: 2, 5: 2, 6: 0}[players]) % players
    assert beginner == (table.owner(PARTS.territories[-1]) + 1) % players
    assert table.awaiting == [beginner]
    view = table.view(None)
    assert (view.first, view.active, view.phase) == (beginner, beginner, "place")
    assert table.heard(None)[1] == TurnStarted(beginner, 1, table.pools())


def test_war_ex_31_five_players_with_the_dealer_at_seat_three():
    table = deal(dealing(5, 3))
    assert [owned(table)[seat] for seat in (3, 4, 0, 1, 2)] == [9, 9, 8, 8, 8]
    assert table.owner(PARTS.territories[-1]) == 4
    assert table.awaiting == [0]


WHOLE = [*territories_of("america_do_norte"), *territories_of("oceania")]


def dealt_to(holder, dealer, cards):
    """An order of the deal by which the holder, one of three, gets these fourteen territories."""
    others = [name for name in PARTS.territories if name not in cards]
    place = (holder - dealer) % 3
    rounds = [others[2 * k : 2 * k + 2] for k in range(14)]
    for card, pair in zip(cards, rounds, strict=True):
        pair.insert(place, card)
    return list(chain(*rounds))


def with_objective_8(holder, dealer):
    cards = OUT_OF_REACH[:3]
    cards[holder] = "obj_america_do_norte_oceania"
    return dealing(3, dealer, cards)


@pytest.mark.parametrize(("holder", "dealer"), [(0, 0), (1, 0), (2, 1), (0, 2)])
def test_war_set_13_a_deal_that_fulfils_an_objective_is_repeated_unseen(holder, dealer):
    table = with_objective_8(holder, dealer)
    viewers = (0, 1, 2, None)
    shown = [table.view(viewer) for viewer in viewers]
    before = table.state.dump()
    for _ in range(2):
        for territory in dealt_to(holder, dealer, [*WHOLE, "brasil"]):
            table.draw(territory)
            assert [table.view(viewer) for viewer in viewers] == shown
        assert table.events == []
        assert (table.phase, GAME.chance(table.state)) == ("deal", Draw(PARTS.territories))
        assert table.state.dump() == before
    deal(table)
    assert [table.owner(name) for name in PARTS.territories] == [(dealer + k) % 3 for k in range(42)]
    assert table.view(None).armies == [1] * 42
    assert [type(event) for event in table.heard(None)] == [TerritoriesDealt, TurnStarted]
    assert table.heard(None)[0].dealer == dealer
    assert table.awaiting == [dealer]


@pytest.mark.parametrize("missing", ["sumatra", "mexico"])
def test_war_set_13_a_deal_one_territory_short_stands(missing):
    cards = [name for name in WHOLE if name != missing] + ["brasil", "peru"]
    table = deal(with_objective_8(1, 0), dealt_to(1, 0, cards))
    assert (table.phase, owned(table)) == ("place", [14, 14, 14])


def test_war_set_13_the_objective_of_another_is_no_reason_to_repeat():
    table = deal(with_objective_8(1, 0), dealt_to(0, 0, [*WHOLE, "brasil"]))
    assert table.phase == "place"


@pytest.mark.parametrize(("players", "armies"), [(3, 7), (4, 5), (5, 4), (6, 3)])
def test_war_set_14_the_first_armies_are_those_of_the_first_turn(players, armies):
    table = deal(dealing(players))
    assert sum(table.view(None).armies) == 42
    assert table.pools() == {"free": armies}
    assert (table.phase, table.view(None).turn) == ("place", 1)


def test_war_set_15_no_exchange_yet_and_the_first_round():
    view = deal(dealing(3)).view(None)
    assert (view.exchanges, view.next_exchange, view.round) == (0, 4, 1)
    assert (view.conquered, view.eliminated, view.fates) == (False, False, ["in_play"] * 3)
