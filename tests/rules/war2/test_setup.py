"""Chapter 2 of War II: setting up."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import Claim, EndAttack, Place, TakeCentre, TakePair
from conquista.games.war2.events import (
    CentreDealt,
    CentreTaken,
    ColourAssigned,
    DealerRolled,
    ObjectiveDealt,
    PairTaken,
    TerritoryClaimed,
)
from conquista.games.war2.phase import CENTRES, DEALER, OBJECTIVES
from conquista.kernel.chance import Dice, Draw
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.parts.land.limits import VACANT
from tests.rules.war2.table import GAME, PARTS, Table, claimed, dealt, opening


def test_war2_set_01_seats_are_those_of_the_players_in_their_order():
    colours = ["verde", "azul", "preto"]
    assert opening(colours=colours).view(None).colours == colours


def test_war2_set_02_who_chose_no_colour_gets_one_by_lot():
    table = opening(4, ["azul", None, None, "branco"])
    assert GAME.chance(table.state) == Draw(("vermelho", "preto", "amarelo", "verde"))
    table.draw("verde")
    assert GAME.chance(table.state) == Draw(("vermelho", "preto", "amarelo"))
    table.draw("preto")
    assert table.view(None).colours == ["azul", "verde", "preto", "branco"]
    assert table.heard(None) == [ColourAssigned(1, "verde"), ColourAssigned(2, "preto")]


def test_war2_set_02_no_colour_is_taken_twice():
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup("azul"), SeatSetup("azul"), SeatSetup()], {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war2_set_03_04_cards_against_absent_colours_are_out_and_each_draws_one(players):
    table = opening(players)
    assert table.state.phase == OBJECTIVES
    pool = table.view(None).objective_pool
    assert len(pool) == 14 + players == GAME.chance(table.state).outcomes
    for number, colour in enumerate(PARTS.colours):
        assert (f"obj_destruir_{colour}" in pool) == (number < players)
    drawn = pool[:players]
    table.draw(*drawn)
    assert [PARTS.objectives[card] for card in table.state.objective[:players]] == drawn
    for seat in range(players):
        heard = table.heard(seat, ObjectiveDealt)
        assert heard[seat] == ObjectiveDealt(seat, drawn[seat])
        assert [event.objective for event in heard if event.seat != seat] == [None] * (players - 1)
    assert all(event.objective is None for event in table.heard(None, ObjectiveDealt))


def test_war2_set_05_what_is_left_over_nobody_sees():
    table = opening()
    table.draw(*table.view(None).objective_pool[:3])
    assert table.state.undealt.bit_count() == 14
    assert all(table.view(viewer).undealt_objectives is None for viewer in (0, 1, 2, None))


def test_war2_set_06_the_highest_die_distributes():
    table = opening(4)
    while table.state.phase == OBJECTIVES:
        table.outcome()
    assert table.state.phase == DEALER
    assert GAME.chance(table.state) == Dice(4)
    table.roll(3, 5, 1, 4)
    assert table.view(None).dealer == 1
    assert table.heard(None, DealerRolled) == [DealerRolled([0, 1, 2, 3], [3, 5, 1, 4], 1)]


def test_war2_set_07_only_those_tied_roll_again():
    table = opening(4)
    while table.state.phase == OBJECTIVES:
        table.outcome()
    table.roll(5, 2, 5, 5)
    assert GAME.chance(table.state) == Dice(3)
    table.roll(1, 4, 4)
    assert GAME.chance(table.state) == Dice(2)
    table.roll(2, 6)
    assert (table.view(None).dealer, table.state.phase) == (3, CENTRES)
    assert [event.dealer for event in table.heard(None, DealerRolled)] == [None, None, 3]


@pytest.mark.parametrize(("players", "each"), [(3, 4), (4, 3), (6, 2)])
def test_war2_set_08_09_10_all_centres_are_dealt_clockwise_from_the_distributor(players, each):
    table = dealt(players, dealer=2)
    order = [(2 + k) % players for k in range(12)]
    told = table.heard(None, CentreDealt)
    assert [event.seat for event in told] == order
    assert {event.territory for event in told} == set(PARTS.centres)
    assert [len(table.held(seat)) for seat in range(players)] == [each] * players


def test_war2_set_11_two_armies_on_the_territory_with_the_symbol_alone():
    table = dealt()
    assert table.armies(*PARTS.centres) == [2] * 12
    assert table.owner("labrador") == VACANT
    assert table.armies("labrador") == [0]


def test_war2_set_12_13_with_five_players_two_centres_are_left_open():
    table = dealt(5, dealer=1)
    assert [len(table.held(seat)) for seat in range(5)] == [2] * 5
    assert (table.phase, table.awaiting) == ("choice", [1])
    left = [name for name in PARTS.centres if table.owner(name) == VACANT]
    assert len(left) == 2
    for viewer in (0, 3, None):
        assert set(left) <= set(table.view(viewer).vacant)


def test_war2_set_14_a_centre_with_two_armies_or_two_territories_with_one():
    table = dealt(5)
    centre = table.legal(0, TakeCentre)[0].territory
    table.play(0, TakeCentre(centre))
    assert (table.owner(centre), table.armies(centre)) == (0, [2])
    table.play(1, TakePair("mexico", "india"))
    assert [table.owner("india"), table.owner("mexico")] == [1, 1]
    assert table.armies("india", "mexico") == [1, 1]
    assert table.heard(None, CentreTaken, PairTaken) == [
        CentreTaken(0, centre),
        PairTaken(1, ["mexico", "india"]),
    ]


def test_war2_set_14_what_a_choice_may_not_be():
    table = dealt(5)
    for action, why in (
        (TakePair("india", "vietna"), "continent"),
        (TakePair("india", "india"), "continent"),
        (TakePair("egito", "india"), "centre"),
        (TakeCentre("india"), "no_centre"),
        (Claim("india"), "first"),
    ):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-SET-14", why)
    table.play(0, TakePair("india", "mexico"))
    refusal = table.refuses(1, TakePair("alasca", "india"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-SET-14", "taken")
    assert claimed(5).clause(3, TakeCentre("china")) == "WAR2-SET-14"


def test_war2_set_15_the_choice_goes_clockwise_from_the_distributor():
    table = dealt(5, dealer=3)
    chosen = []
    while table.phase == "choice":
        chosen.append(table.awaiting[0])
        table.play(chosen[-1], GAME.decode(GAME.default(table.state, chosen[-1])))
    assert chosen == [3, 4, 0, 1, 2]


def test_war2_set_16_17_two_take_centres_and_three_take_pairs():
    table = dealt(5)
    pairs = [("alasca", "india"), ("mexico", "franca"), ("congo", "aral")]
    for seat, (one, other) in enumerate(pairs):
        table.play(seat, TakePair(one, other))
    refusal = table.refuses(3, TakePair("omsk", "sudao"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-SET-16", {"why": "pair"})
    for seat in (3, 4):
        assert table.legal(seat) == table.legal(seat, TakeCentre)
        table.play(seat, table.legal(seat)[0])
    assert 41 - table.state.land.territories[VACANT] == 18
    assert table.phase == "claim"


def test_war2_set_18_the_draw_pile_is_all_cards():
    table = dealt()
    assert table.view(None).pile_size == 61
    assert table.view(None).hand_sizes == [0, 0, 0]


def test_war2_set_19_vacant_territories_are_claimed_in_turn_from_the_distributor():
    table = dealt(4, dealer=2)
    assert (table.phase, table.awaiting) == ("claim", [2])
    assert [action.territory for action in table.legal(2)] == table.view(None).vacant
    table.play(2, Claim("alasca"))
    assert (table.owner("alasca"), table.armies("alasca"), table.awaiting) == (2, [1], [3])
    assert table.heard(None, TerritoryClaimed) == [TerritoryClaimed(2, "alasca")]
    refusal = table.refuses(3, Claim("alasca"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-SET-19", "taken")
    assert table.clause(3, Claim("china")) == "WAR2-SET-19"
    assert table.clause(3, EndAttack()) == "WAR2-SET-19"
    assert claimed(4).clause(1, Claim("alasca")) == "WAR2-SET-19"


@pytest.mark.parametrize("dealer", [0, 2])
@pytest.mark.parametrize(
    ("players", "starting", "territories"),
    [
        (3, 2, [14, 14, 13]),
        (4, 1, [11, 10, 10, 10]),
        (5, 3, None),
        (6, 5, [7, 7, 7, 7, 7, 6]),
    ],
)
def test_war2_set_20_21_who_begins_and_with_how_many(players, starting, territories, dealer):
    table = claimed(players, dealer)
    view = table.view(None)
    assert view.first == view.active == (dealer + starting) % players
    counts = [len(table.held((dealer + seat) % players)) for seat in range(players)]
    if territories is None:
        chosen = [1, 1, 2, 2, 2]
        territories = [2 + own + claims for own, claims in zip(chosen, [5, 5, 5, 4, 4], strict=True)]
    assert counts == territories


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war2_set_22_after_the_setup(players):
    table = claimed(players)
    view = table.view(None)
    assert (view.vacant, view.hand_sizes, view.base) == ([], [0] * players, [0] * players)
    assert None not in view.owners
    assert (view.phase, view.round, view.stage) == ("place", 1, 1)
    assert table.legal(view.active) == table.legal(view.active, Place)


def test_war2_ex_31_without_yellow_there_are_19_objectives_for_five():
    table = opening(5, ["branco", "vermelho", "preto", "azul", "verde"])
    pool = table.view(None).objective_pool
    assert "obj_destruir_amarelo" not in pool
    assert len(pool) == 19


def test_war2_ex_32_after_three_pairs_the_others_take_centres():
    table = dealt(5)
    for seat, pair in enumerate([("alasca", "india"), ("mexico", "franca"), ("congo", "aral")]):
        table.play(seat, TakePair(*pair))
    assert len(table.legal(3)) == 2
    table.play(3, table.legal(3)[1])
    assert len(table.legal(4)) == 1
    assert isinstance(table.legal(4)[0], TakeCentre)


def test_war2_ex_33_after_two_centres_the_others_take_pairs():
    table = dealt(5)
    for seat in (0, 1):
        table.play(seat, table.legal(seat, TakeCentre)[0])
    for seat, pair in ((2, ("alasca", "india")), (3, ("mexico", "franca")), (4, ("congo", "aral"))):
        assert table.legal(seat) == table.legal(seat, TakePair)
        refusal = table.refuses(seat, TakeCentre("china"))
        assert (refusal.clause, refusal.parameters) == ("WAR2-SET-16", {"why": "centre"})
        table.play(seat, TakePair(*pair))
    assert table.phase == "claim"


def test_war2_ex_34_which_pairs_are_legal():
    table = dealt(5)
    assert table.clause(0, TakePair("india", "vietna")) == "WAR2-SET-14"
    assert table.clause(0, TakePair("egito", "india")) == "WAR2-SET-14"
    assert TakePair("mexico", "india") in table.legal(0)
    GAME.explain(table.state, 0, TakePair("india", "mexico"))


def test_war2_opt_03_objectives_come_after_the_claims():
    table = dealt(options={"objectives_after_claims": True})
    assert table.view(0).objectives == [None, None, None]
    assert table.view(0).goal is None
    while table.phase == "claim":
        table.play(table.awaiting[0], table.legal(table.awaiting[0])[0])
    assert table.state.phase == OBJECTIVES
    table.draw("obj_8_centros", "obj_5_maiorias", "obj_24_territorios")
    assert (table.phase, table.view(0).goal) == ("place", "obj_8_centros")
    assert dealt().view(0).goal is not None


def test_war2_opt_11_vacant_territories_by_lot():
    table = dealt(options={"random_claims": True})
    assert table.asks_chance
    assert table.state.outcomes() == 29
    order = []
    while table.asks_chance:
        order.append(table.state.active)
        table.outcome(table.state.outcomes() - 1)
    assert order == [k % 3 for k in range(29)]
    assert table.heard(None, TerritoryClaimed)[0] == TerritoryClaimed(0, "nova_guine")
    assert (table.view(None).first, table.phase) == (2, "place")
    assert dealt(5, options={"random_claims": True}).phase == "choice"


def test_war2_opt_13_board_order_is_continent_by_continent():
    assert PARTS.territories[:3] == ("alasca", "mackenzie", "groenlandia")
    assert [PARTS.board.continent[k] for k in range(41)] == sorted(PARTS.board.continent[:41])
    assert PARTS.territories[-1] == "australia"


def test_war2_hid_05_the_list_of_objectives_is_open_to_all():
    for viewer in (0, 1, 2, None):
        assert len(opening().view(viewer).objective_pool) == 17
    assert (
        len(Table(players=6, holdings={s: [PARTS.territories[s]] for s in range(5)}).view(None).objective_pool)
        == 20
    )
