"""Chapter 15 of War: what a table may choose, and what is done for a player who does not answer."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.war import events as told
from conquista.games.war.actions import (
    Attack,
    Defend,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.kernel.chance import Dice, Draw
from conquista.kernel.errors import BadSetup
from conquista.kernel.option import settle
from tests.rules.war.table import GAME, PARTS, Table, cards_of, opening, territories_of

OUT_OF_REACH = [
    "obj_18_territorios",
    "obj_24_territorios",
    "obj_asia_africa",
    "obj_asia_america_do_sul",
    "obj_america_do_norte_africa",
    "obj_europa_oceania_terceiro",
]
EVERY_DEALER = [(players, dealer) for players in (3, 4, 5, 6) for dealer in range(players)]
SQUARES = cards_of("labrador", "california", "mexico")
COLOURS = ["branco", "azul", "preto", "verde"]


def chosen(name, value=None):
    return settle(GAME.options, {} if value is None else {name: value})[name]


def assert_values(name, default, *others, refused=("nunca",)):
    assert chosen(name) == default
    for value in (default, *others):
        assert chosen(name, value) == value
        assert opening(3, options={name: value}).view(None).options[name] == value
    for value in refused:
        with pytest.raises(BadSetup, match=name):
            chosen(name, value)


def of_kind(table, viewer, kind):
    return [event for event in table.heard(viewer) if isinstance(event, kind)]


def default(table):
    (seat,) = table.awaiting
    action = GAME.decode(GAME.default(table.state, seat))
    assert action in table.legal(seat)
    return action


def test_war_opt_01_first_round_is_full_or_placement_only():
    assert_values("first_round", "full", "placement_only")


@pytest.mark.parametrize(
    ("value", "round_number", "phase"),
    [
        ("full", 1, "attack"),
        ("full", 2, "attack"),
        ("placement_only", 1, None),
        ("placement_only", 2, "attack"),
    ],
)
def test_war_opt_01_after_placing_comes_the_attack_or_in_round_1_the_next_player(value, round_number, phase):
    table = Table(
        "turn_start",
        holdings={0: [*territories_of("oceania"), "brasil"], 1: ["china"]},
        armies={"sumatra": 4},
        round_number=round_number,
        options={"first_round": value},
    )
    assert table.pools() == {"free": 3, "oceania": 2}
    table.play(0, Place("free", "sumatra", 3))
    assert (table.phase, table.awaiting) == ("place", [0])
    table.play(0, Place("oceania", "sumatra", 2))
    if phase is None:
        assert (table.phase, table.awaiting, table.view(None).round) == ("place", [1], round_number)
        assert of_kind(table, 1, told.TurnStarted) == [told.TurnStarted(1, 1, {"free": 3})]
    else:
        assert (table.phase, table.awaiting) == (phase, [0])


def test_war_opt_01_attacks_begin_in_round_2():
    holdings = {0: ["brasil"], 1: ["china"], 2: ["japao"]}
    options = {"first_round": "placement_only"}
    table = Table("turn_start", holdings=holdings, rest=2, first=0, round_number=1, options=options)
    seats = []
    while table.view(None).round == 1:
        assert table.phase == "place"
        seats += table.awaiting
        table.play(seats[-1], default(table))
    assert sorted(set(seats)) == [0, 1, 2]
    assert seats == sorted(seats)
    table.play(0, Place("free", "brasil", 3))
    assert (table.phase, table.awaiting) == ("attack", [0])


def test_war_opt_01_an_objective_fulfilled_by_placing_wins_in_round_1_too():
    owned = PARTS.territories[:18]
    table = Table(
        "place",
        holdings={0: owned, 1: ["china"]},
        armies=dict.fromkeys(owned[:17], 2),
        pools={"free": 1},
        round_number=1,
        options={"first_round": "placement_only"},
    )
    assert table.play(0, Place("free", owned[17], 1)).winners == [0]


def under_attack(armies, value, dice=3):
    table = Table(
        holdings={0: ["brasil"], 1: ["peru", "china"]},
        armies={"brasil": 9, "peru": armies},
        options={"defender_dice": value},
    )
    return table.play(0, Attack("brasil", "peru", dice))


def test_war_opt_02_the_defence_rolls_the_most_or_chooses():
    assert_values("defender_dice", "most", "choose")


@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_war_opt_02_by_default_the_defence_is_not_asked(armies, dice):
    table = under_attack(armies, "most", 2)
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Dice(2 + dice))
    assert table.heard(1) == []


@pytest.mark.parametrize(("armies", "most"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_war_opt_02_the_defender_may_choose_one_to_three_dice(armies, most):
    table = under_attack(armies, "choose")
    assert (table.phase, table.awaiting, table.legal(0)) == ("defend", [1], [])
    assert set(table.legal(1)) == {Defend(dice) for dice in range(1, most + 1)}
    for dice in (-1, 0, most + 1):
        refusal = table.refuses(1, Defend(dice))
        assert (refusal.clause, refusal.parameters) == ("WAR-ATK-09", {"asked": dice, "most": most})
    for dice in range(1, most + 1):
        assert GAME.chance(under_attack(armies, "choose").play(1, Defend(dice)).state) == Dice(3 + dice)


def test_war_opt_02_the_defender_chooses_knowing_the_attackers_dice():
    table = under_attack(3, "choose", 2)
    assert table.heard(1) == [told.AttackDeclared(0, "brasil", "peru", 2, 1)]
    battle = table.view(1).battle
    assert battle is not None
    assert (battle.source, battle.target, battle.dice) == ("brasil", "peru", 2)
    table.play(1, Defend(1)).roll(6, 6, 1)
    assert table.armies("brasil", "peru") == [9, 2]
    assert of_kind(table, None, told.BattleFought)[0].defence == [1]


def test_war_opt_02_one_army_has_no_choice():
    table = under_attack(1, "choose")
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Dice(4))


@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (5, 3)])
def test_war_opt_02_neutral_armies_have_no_choice(armies, dice):
    table = Table(
        players=4,
        holdings={0: ["brasil"], 1: ["peru", "china"], 2: ["japao"]},
        armies={"brasil": 9, "peru": armies},
        options={"defender_dice": "choose"},
    )
    table.surrender(1).play(0, Attack("brasil", "peru", 1))
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Dice(1 + dice))


def conquering(armies, dice, value, victims=("peru", "china")):
    table = Table(
        players=4,
        holdings={0: ["brasil"], 1: victims, 2: ["japao"]},
        armies={"brasil": armies},
        options={"conquest_move": value},
    )
    return table.play(0, Attack("brasil", "peru", dice)).roll(*[6] * dice, 1)


def test_war_opt_03_participants_or_all_but_one_move_in():
    assert_values("conquest_move", "participants", "all_but_one")


@pytest.mark.parametrize("victims", [("peru", "china"), ("peru",)])
@pytest.mark.parametrize(
    ("armies", "dice", "value", "most"),
    [
        (9, 1, "participants", 0),
        (9, 2, "participants", 1),
        (9, 3, "participants", 2),
        (2, 1, "all_but_one", 0),
        (3, 1, "all_but_one", 1),
        (9, 1, "all_but_one", 7),
        (4, 3, "all_but_one", 2),
        (9, 3, "all_but_one", 7),
    ],
)
def test_war_opt_03_how_many_may_follow_the_first_army(armies, dice, value, most, victims):
    table = conquering(armies, dice, value, victims)
    assert table.armies("brasil", "peru") == [armies - 1, 1]
    if most == 0:
        assert table.phase != "occupy"
        return
    assert (table.phase, table.awaiting) == ("occupy", [0])
    assert set(table.legal(0)) == {Occupy(extra) for extra in range(most + 1)}
    clause = "WAR-OPT-03" if value == "all_but_one" else "WAR-CNQ-02"
    for extra in (-1, most + 1):
        refusal = table.refuses(0, Occupy(extra))
        assert (refusal.clause, refusal.parameters) == (clause, {"asked": extra, "most": most})
    table.play(0, Occupy(most))
    assert table.armies("brasil", "peru") == [armies - 1 - most, 1 + most]


def dealt(players, dealer, options):
    table = opening(players, options=options)
    for card in OUT_OF_REACH[:players]:
        table.draw(card)
    table.roll(*(6 if seat == dealer else 1 for seat in range(players)))
    for territory in PARTS.territories:
        table.draw(territory)
    return table


def test_war_opt_04_the_deal_starts_with_the_dealer_or_left_of_him():
    assert_values("deal_start", "dealer", "left_of_dealer")


@pytest.mark.parametrize(("value", "shift"), [("dealer", 0), ("left_of_dealer", 1)])
@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_war_opt_04_deal_position_0_is_the_dealer_or_the_seat_after_him(players, dealer, value, shift):
    table = dealt(players, dealer, {"deal_start": value})
    start = dealer + shift
    assert [table.owner(name) for name in PARTS.territories] == [(start + k) % players for k in range(42)]
    beginner = (start + {3: 0, 4: 2, 5: 2, 6: 0}[players]) % players
    assert (table.awaiting, table.view(None).first) == ([beginner], beginner)
    assert of_kind(table, None, told.TerritoriesDealt)[0].dealer == dealer


def test_war_opt_05_objectives_against_absent_colours_are_out_or_become_24():
    assert_values("absent_colour_objectives", "exclude", "become_24")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_war_opt_05_all_objectives_are_in_the_pool(players):
    table = opening(players, options={"absent_colour_objectives": "become_24"})
    assert GAME.chance(table.state) == Draw(PARTS.objectives)
    assert table.view(None).objective_pool == list(PARTS.objectives)
    excluded = opening(players, options={"absent_colour_objectives": "exclude"})
    assert len(excluded.view(None).objective_pool) == excluded.state.outcomes() == 8 + players


@pytest.mark.parametrize(("owned", "wins"), [(23, False), (24, True)])
def test_war_opt_05_against_an_absent_colour_it_is_24_territories_from_the_start(owned, wins):
    table = Table(
        "place",
        holdings={0: PARTS.territories[:owned], 1: ["china"]},
        objectives={0: "obj_destruir_verde"},
        pools={"free": 2},
        options={"absent_colour_objectives": "become_24"},
    )
    assert table.view(0).goal == "obj_24_territorios"
    table.play(0, Place("free", "brasil", 1))
    assert table.winners == ([0] if wins else [])
    assert of_kind(table, 0, told.ObjectiveChanged) == []


def with_own_colours(options):
    """Three players, of whom the first and the last are dealt the card against themselves."""
    table = opening(3, options=options)
    for card in ("obj_destruir_branco", "obj_24_territorios", "obj_destruir_vermelho"):
        table.draw(card)
    return table


def test_war_opt_06_the_card_against_oneself_becomes_24_or_is_swapped():
    assert_values("own_colour_objective", "become_24", "redraw")


@pytest.mark.parametrize("options", [{}, {"own_colour_objective": "become_24"}])
def test_war_opt_06_by_default_it_is_kept_and_means_24_territories(options):
    table = with_own_colours(options)
    assert table.phase == "dealer"
    table.roll(6, 1, 1)
    for territory in PARTS.territories:
        table.draw(territory)
    for seat, card in ((0, "obj_destruir_branco"), (2, "obj_destruir_vermelho")):
        view = table.view(seat)
        assert (view.objectives[seat], view.goal) == (card, "obj_24_territorios")
        assert view.returned_objective is None


def test_war_opt_06_it_is_swapped_for_the_next_undealt_one_in_seat_order():
    table = with_own_colours({"own_colour_objective": "redraw"})
    undealt = [card for card in PARTS.objectives[:8] if card != "obj_24_territorios"]
    undealt.append("obj_destruir_preto")
    assert (len(undealt), GAME.chance(table.state)) == (8, Draw(tuple(undealt)))
    assert table.state.outcomes() == 8
    unchanged = table.view(1), table.view(None)
    table.draw("obj_asia_africa")
    undealt.remove("obj_asia_africa")
    assert GAME.chance(table.state) == Draw(tuple(undealt))
    assert table.state.outcomes() == 7
    table.draw("obj_destruir_preto")
    assert [table.view(seat).objectives[seat] for seat in range(3)] == [
        "obj_asia_africa",
        "obj_24_territorios",
        "obj_destruir_preto",
    ]
    assert (table.view(1), table.view(None)) == unchanged
    assert GAME.chance(table.state) == Dice(3)


def test_war_opt_06_nobody_else_is_told_of_a_swap():
    table = with_own_colours({"own_colour_objective": "redraw"})
    table.draw("obj_asia_africa").draw("obj_destruir_preto")
    swaps = {viewer: of_kind(table, viewer, told.ObjectiveSwapped) for viewer in (0, 1, 2, None)}
    assert swaps == {
        0: [told.ObjectiveSwapped(0, "obj_destruir_branco", "obj_asia_africa")],
        1: [],
        2: [told.ObjectiveSwapped(2, "obj_destruir_vermelho", "obj_destruir_preto")],
        None: [],
    }


def test_war_opt_06_the_card_given_back_stays_in_the_box():
    table = with_own_colours({"own_colour_objective": "redraw"})
    table.draw("obj_asia_africa").draw("obj_destruir_preto").roll(6, 1, 1)
    for territory in PARTS.territories:
        table.draw(territory)
    table.surrender(1).surrender(2)
    assert set(table.view(None).undealt_objectives or ()) == set(PARTS.objectives[:8]) - {
        "obj_24_territorios",
        "obj_asia_africa",
    } | {"obj_destruir_branco", "obj_destruir_vermelho"}


def test_war_opt_06_a_card_against_somebody_else_is_kept():
    table = opening(3, options={"own_colour_objective": "redraw"})
    for card in ("obj_destruir_preto", "obj_destruir_vermelho", "obj_destruir_branco"):
        table.draw(card)
    assert table.phase == "dealer"


def test_war_opt_06_with_six_players_every_card_can_be_swapped():
    table = opening(6, options={"own_colour_objective": "redraw"})
    for colour in PARTS.colours:
        table.draw(f"obj_destruir_{colour}")
    for left in range(8, 2, -1):
        assert GAME.chance(table.state) == Draw(PARTS.objectives[8 - left : 8])
        table.outcome(0)
    assert [table.view(seat).objectives[seat] for seat in range(6)] == list(PARTS.objectives[:6])
    assert table.phase == "dealer"


def eliminating(own, gained, value, **more):
    """Seat 0 takes the last territory of seat 1, and its cards."""
    deck = [card for card in PARTS.cards if card not in ("carta_peru", "carta_brasil")]
    setting: dict[str, Any] = {
        "players": 4,
        "holdings": {0: ["brasil"], 1: ["peru"], 2: ["china"]},
        "armies": {"brasil": 9},
        "hands": {0: deck[:own], 1: deck[own : own + gained]},
        "colours": COLOURS,
        "options": {"elimination_trade": value},
    }
    table = Table(**(setting | more))
    return table.play(0, Attack("brasil", "peru", 3)).roll(6, 6, 6, 1)


def test_war_opt_07_a_trade_after_an_elimination_or_none():
    assert_values("elimination_trade", "end_of_turn", "none")


@pytest.mark.parametrize(("value", "phase"), [("end_of_turn", "end_trade"), ("none", "place")])
def test_war_opt_07_the_trade_comes_at_the_end_of_the_turn_or_not_at_all(value, phase):
    table = eliminating(3, 2, value)
    assert (table.phase, len(table.hand(0))) == ("occupy", 5)
    table.play(0, Occupy(0)).play(0, EndAttack())
    table.play(0, EndFortify())
    assert (table.phase, table.awaiting) == (phase, [0 if phase == "end_trade" else 2])


@pytest.mark.parametrize(("own", "gained", "excess"), [(4, 1, 0), (0, 5, 0), (4, 2, 1), (4, 5, 4)])
def test_war_opt_07_without_the_trade_the_excess_is_removed_at_once(own, gained, excess):
    table = eliminating(own, gained, "none")
    for left in range(excess, 0, -1):
        assert (table.asks_chance, GAME.chance(table.state)) == (True, Draw(tuple(table.hand(0))))
        assert len(table.hand(0)) == 5 + left
        lost = table.hand(0)[1]
        table.draw(lost)
        assert of_kind(table, 0, told.CardLost)[-1] == told.CardLost(0, lost)
        assert of_kind(table, 2, told.CardLost)[-1] == told.CardLost(0)
    assert (table.phase, table.awaiting, len(table.hand(0))) == ("occupy", [0], 5)
    assert table.view(None).covered_size == excess
    assert table.play(0, Occupy(2)).phase == "attack"


def test_war_opt_07_with_the_trade_nothing_is_removed_before_the_end_of_the_turn():
    table = eliminating(4, 5, "end_of_turn")
    assert (table.phase, len(table.hand(0))) == ("occupy", 9)
    table.play(0, Occupy(0)).play(0, EndAttack()).play(0, EndFortify())
    assert (table.phase, len(table.hand(0))) == ("end_trade", 9)
    table.play(0, Skip())
    assert (table.asks_chance, GAME.chance(table.state)) == (True, Draw(tuple(table.hand(0))))


@pytest.mark.parametrize("gained", [1, 3])
def test_war_opt_07_objectives_turn_and_win_also_when_cards_are_removed(gained):
    holdings = {0: ["brasil"], 1: ["peru"], 2: PARTS.territories[18:]}
    table = eliminating(4, gained, "none", holdings=holdings, objectives={2: "obj_destruir_azul"})
    while table.asks_chance:
        table.outcome(0)
    assert (table.over, table.winners) == (True, [2])


def test_war_opt_08_objectives_of_those_who_leave_are_hidden_or_shown():
    assert_values("reveal_objective_on_elimination", False, True)
    assert chosen("reveal_objective_on_elimination", "true") is True


def leaving(how, value, card="obj_asia_africa"):
    table = Table(
        players=4,
        holdings={0: ["brasil"], 1: ["peru"], 2: ["china"]},
        armies={"brasil": 9},
        objectives={1: card},
        colours=COLOURS,
        options={"reveal_objective_on_elimination": value},
    )
    if how == "surrendered":
        return table.surrender(1)
    return table.play(0, Attack("brasil", "peru", 1)).roll(6, 1)


@pytest.mark.parametrize("how", ["eliminated", "surrendered"])
def test_war_opt_08_by_default_the_objective_stays_hidden(how):
    table = leaving(how, value=False)
    for viewer in (0, 2, 3, None):
        assert of_kind(table, viewer, told.ObjectiveRevealed) == []
        assert table.view(viewer).objectives[1] is None
    assert table.view(1).objectives == [None, "obj_asia_africa", None, None]


@pytest.mark.parametrize("how", ["eliminated", "surrendered"])
def test_war_opt_08_the_objective_is_shown_to_all_at_that_moment(how):
    table = leaving(how, value=True)
    shown = told.ObjectiveRevealed(1, "obj_asia_africa", "obj_asia_africa")
    for viewer in (0, 1, 2, 3, None):
        assert of_kind(table, viewer, told.ObjectiveRevealed) == [shown]
        assert table.view(viewer).objectives[1] == "obj_asia_africa"
    assert [table.view(0).objectives[seat] for seat in (2, 3)] == [None, None]


@pytest.mark.parametrize("how", ["eliminated", "surrendered"])
@pytest.mark.parametrize(
    ("card", "form"),
    [("obj_destruir_verde", "obj_destruir_verde"), ("obj_destruir_azul", "obj_24_territorios")],
)
def test_war_opt_08_it_is_shown_in_its_current_form(how, card, form):
    table = leaving(how, value=True, card=card)
    assert of_kind(table, 2, told.ObjectiveRevealed) == [told.ObjectiveRevealed(1, card, form)]


def test_war_opt_09_the_cap_is_off_or_at_least_four():
    assert_values("exchange_cap", 0, 4, 5, 1000, refused=(1, 2, 3, -1, "nenhum", True))


@pytest.mark.parametrize(
    ("cap", "values"),
    [
        (0, [4, 6, 8, 10, 12, 15, 20, 25, 30, 35]),
        (4, [4] * 10),
        (7, [4, 6, 7, 7, 7, 7, 7, 7, 7, 7]),
        (20, [4, 6, 8, 10, 12, 15, 20, 20, 20, 20]),
        (26, [4, 6, 8, 10, 12, 15, 20, 25, 26, 26]),
    ],
)
def test_war_opt_09_no_exchange_gives_more_than_the_cap(cap, values):
    for exchanges, value in enumerate(values):
        table = Table(
            "trade",
            holdings={0: ["mexico", "brasil"], 1: ["china"]},
            hands={0: SQUARES},
            exchanges=exchanges,
            options={"exchange_cap": cap},
        )
        assert table.view(None).next_exchange == value
        table.play(0, Trade((SQUARES[0], SQUARES[1], SQUARES[2])))
        assert (table.pools(), table.armies("mexico", "brasil")) == ({"free": value}, [3, 1])
        assert of_kind(table, 1, told.CardsTraded) == [told.CardsTraded(0, SQUARES, value, ["mexico"])]
        assert table.view(None).exchanges == exchanges + 1


THIRDS = {seat: PARTS.territories[14 * seat : 14 * seat + 14] for seat in range(3)}


def at_the_end_of_a_round(limit, round_number=5, holdings=THIRDS, **more):
    """The last player of the round has only to end his turn."""
    table = Table(
        active=2,
        holdings=holdings,
        round_number=round_number,
        options={"round_limit": limit},
        **more,
    )
    while table.awaiting == [2]:
        table.play(2, EndAttack() if table.phase == "attack" else EndFortify())
    return table


def test_war_opt_10_the_round_limit_is_off_or_at_least_one():
    assert_values("round_limit", 0, 1, 2, 100, refused=(-1, "nenhum", True))


@pytest.mark.parametrize(
    ("limit", "round_number", "ends"), [(5, 5, True), (6, 5, False), (1, 1, True), (2, 1, False), (0, 5, False)]
)
def test_war_opt_10_the_game_ends_with_the_round_of_the_limit(limit, round_number, ends):
    table = at_the_end_of_a_round(limit, round_number)
    assert table.over == ends
    if ends:
        assert (table.view(None).ending, table.view(None).round) == ("round_limit", round_number)
        assert of_kind(table, 0, told.TurnStarted) == []
        ended = of_kind(table, None, told.GameEnded)
        assert [(event.winners, event.ending) for event in ended] == [([0, 1, 2], "round_limit")]
    else:
        assert (table.awaiting, table.view(None).round) == ([0], round_number + 1)


def test_war_opt_10_the_game_goes_on_until_the_round_has_ended():
    table = Table(active=1, holdings=THIRDS, round_number=5, options={"round_limit": 5})
    table.play(1, EndAttack())
    assert (table.over, table.awaiting) == (False, [2])


def moved(territory, to):
    return {
        seat: [name for name in names if name != territory] + ([territory] if seat == to else [])
        for seat, names in THIRDS.items()
    }


@pytest.mark.parametrize(("territory", "winner"), [("japao", 0), ("china", 1), ("alasca", 2), ("brasil", 1)])
def test_war_opt_10_most_territories_win(territory, winner):
    holdings = moved(territory, winner)
    loser = next(seat for seat in range(3) if seat != winner)
    many = {holdings[loser][0]: 50}
    hands = {loser: SQUARES}
    table = at_the_end_of_a_round(5, holdings=holdings, armies=many, hands=hands)
    assert (table.winners, table.view(None).places.count(1)) == ([winner], 1)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_war_opt_10_if_equal_most_armies_on_the_board_win(winner):
    loser = (winner + 1) % 3
    armies = {THIRDS[winner][0]: 3, THIRDS[winner][5]: 3, THIRDS[loser][0]: 4}
    table = at_the_end_of_a_round(5, armies=armies, hands={loser: SQUARES})
    assert table.winners == [winner]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_war_opt_10_if_equal_most_cards_win(winner):
    hands = {winner: SQUARES[:2], (winner + 1) % 3: SQUARES[2:]}
    table = at_the_end_of_a_round(5, hands=hands)
    assert table.winners == [winner]


@pytest.mark.parametrize("winners", [[0, 1], [0, 2], [1, 2]])
def test_war_opt_10_if_still_equal_they_win_jointly(winners):
    hands = {winners[0]: SQUARES[:1], winners[1]: SQUARES[1:2]}
    table = at_the_end_of_a_round(5, hands=hands)
    assert table.winners == winners
    assert GAME.ranking(table.state) == [1 if seat in winners else 2 for seat in range(3)]


@pytest.mark.parametrize("short", [0, 1, 2])
def test_war_opt_10_who_has_fallen_behind_does_not_come_back_by_armies_or_cards(short):
    """Two lead in territories; the third, with most armies and cards, has no part in the tie."""
    first, second = (seat for seat in range(3) if seat != short)
    mine = THIRDS[short]
    holdings = {
        short: mine[2:],
        first: [*THIRDS[first], mine[0]],
        second: [*THIRDS[second], mine[1]],
    }
    table = at_the_end_of_a_round(5, holdings=holdings, armies={mine[5]: 60}, hands={short: SQUARES})
    assert table.winners == [first, second]


def test_war_opt_10_only_players_in_play_are_counted():
    holdings = {0: ["brasil", "peru"], 1: PARTS.territories[13:40], 2: ["japao"]}
    table = Table(
        players=4,
        active=3,
        holdings=holdings,
        armies={"mexico": 2},
        options={"round_limit": 2},
    )
    assert not table.surrender(1).over
    table.surrender(3)
    assert (table.winners, table.view(None).ending) == ([0], "round_limit")


def with_hand(phase, hand):
    pools = {"free": 3} if phase == "trade" else {}
    return Table(phase, holdings={0: ["brasil"], 1: ["peru"]}, hands={0: hand}, pools=pools)


@pytest.mark.parametrize(
    ("hand", "traded"),
    [
        (("alasca", "mackenzie", "groenlandia", "vancouver", "brasil"), ("mackenzie", "groenlandia", "brasil")),
        (("alasca", "mackenzie", "vancouver", "labrador", "peru"), ("alasca", "mackenzie", "labrador")),
        (("alasca", "vancouver", "labrador", "california", "mexico"), ("labrador", "california", "mexico")),
        (("alasca", "vancouver", "nova_york", "peru", "mexico"), ("alasca", "vancouver", "nova_york")),
    ],
)
def test_war_opt_11_a_full_hand_trades_its_first_set(hand, traded):
    table = with_hand("trade", cards_of(*reversed(hand)))
    action = default(table)
    assert isinstance(action, Trade)
    assert list(action.cards) == cards_of(*traded)


@pytest.mark.parametrize(
    ("phase", "size"), [("trade", 3), ("trade", 4), ("end_trade", 3), ("end_trade", 5), ("end_trade", 7)]
)
def test_war_opt_11_otherwise_no_cards_are_traded(phase, size):
    hand = cards_of("labrador", "california", "mexico", "argentina", "franca", "polonia", "sudao")[:size]
    assert default(with_hand(phase, hand)) == Skip()


@pytest.mark.parametrize("phase", ["place", "end_place"])
@pytest.mark.parametrize(
    ("armies", "where"),
    [
        ({}, "brasil"),
        ({"china": 2}, "china"),
        ({"china": 2, "japao": 3}, "japao"),
        ({"china": 3, "japao": 3}, "china"),
        ({"brasil": 3, "japao": 3}, "brasil"),
        ({"peru": 9, "japao": 2}, "japao"),
    ],
)
def test_war_opt_11_a_pool_goes_whole_to_the_territory_with_most_armies(phase, armies, where):
    holdings = {0: ["brasil", "china", "japao"], 1: ["peru"]}
    table = Table(phase, holdings=holdings, armies=armies, pools={"free": 5})
    assert default(table) == Place("free", where, 5)


def test_war_opt_11_the_free_pool_is_first_then_the_continents_in_order():
    owned = [*territories_of("oceania"), *territories_of("america_do_sul"), "china"]
    table = Table(
        "place",
        holdings={0: owned, 1: ["japao"]},
        armies={"china": 9, "borneu": 2, "peru": 3, "brasil": 3},
        pools={"oceania": 2, "america_do_sul": 1, "free": 4},
    )
    expected = [Place("free", "china", 4), Place("america_do_sul", "peru", 1), Place("oceania", "borneu", 2)]
    for action in expected:
        assert default(table) == action
        table.play(0, action)
    assert table.phase == "attack"


def test_war_opt_11_attacks_and_moves_end():
    table = Table(holdings={0: ["brasil", "peru"], 1: ["china"]}, armies={"brasil": 9})
    assert default(table) == EndAttack()
    table.play(0, EndAttack())
    assert default(table) == EndFortify()


@pytest.mark.parametrize(("armies", "dice"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_war_opt_11_the_defence_rolls_the_most(armies, dice):
    assert default(under_attack(armies, "choose")) == Defend(dice)


@pytest.mark.parametrize("value", ["participants", "all_but_one"])
def test_war_opt_11_no_more_armies_move_in(value):
    assert default(conquering(9, 3, value)) == Occupy(0)


def test_war_opt_12_the_rules_know_no_teams():
    assert {kind.__name__ for kind in GAME.action_types} == {
        "Trade",
        "Skip",
        "Place",
        "Attack",
        "EndAttack",
        "Defend",
        "Occupy",
        "Move",
        "EndFortify",
        "Surrender",
    }
    assert {option.id for option in GAME.options} == {
        "first_round",
        "defender_dice",
        "conquest_move",
        "deal_start",
        "absent_colour_objectives",
        "own_colour_objective",
        "elimination_trade",
        "reveal_objective_on_elimination",
        "exchange_cap",
        "round_limit",
    }


def test_war_opt_12_everybody_else_may_be_attacked_and_nobody_helped():
    holdings = {0: ["brasil"], 1: ["peru"], 2: ["venezuela"], 3: ["argentina"], 4: ["argelia"], 5: ["china"]}
    table = Table(players=6, holdings=holdings, armies={"brasil": 4}, rest=5)
    assert {(action.target, action.dice) for action in table.legal(0) if isinstance(action, Attack)} == {
        (target, dice) for target in ("peru", "venezuela", "argentina", "argelia") for dice in (1, 2, 3)
    }
    moving = Table("fortify", players=6, holdings=holdings, armies={"brasil": 4}, rest=5)
    refusal = moving.refuses(0, Move("brasil", "peru", 1))
    assert refusal.clause == "WAR-FRT-01"
