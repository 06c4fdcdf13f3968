"""Chapter 10 of War: elimination of a player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest

from conquista.games.war.actions import Attack, EndAttack, EndFortify, Move, Occupy, Place, Skip, Trade
from conquista.games.war.events import (
    BattleFought,
    CardLost,
    CardsTaken,
    CardsTraded,
    GameEnded,
    ObjectiveChanged,
    ObjectiveRevealed,
    PlayerEliminated,
    TerritoryConquered,
    TurnStarted,
)
from conquista.kernel.chance import Draw, Rolled
from conquista.kernel.seat import CHANCE
from tests.rules.war.table import GAME, PARTS, Table, cards_of

EVERYBODY = [0, 1, 2, None]
OUTSIDERS = [2, None]
SQUARES = cards_of(
    "labrador", "california", "mexico", "argentina", "franca", "polonia", "sudao", "congo", "india"
)
CIRCLES = cards_of("mackenzie", "groenlandia", "ottawa", "inglaterra", "suecia")
DESTROY_B = f"obj_destruir_{PARTS.colours[1]}"


def cornered(mine: Sequence[str] = (), his: Sequence[str] = (), **more: Any) -> Table:
    """A attacks; B has only Argélia left, with one army. The hands of both are given; C holds the rest."""
    return Table(
        holdings={0: ["brasil", "peru"], 1: ["argelia"]},
        armies={"brasil": 5},
        hands={0: mine, 1: his},
        **more,
    )


def at_end_trade(hand: Sequence[str], conquered: bool = True, **more: Any) -> Table:
    """A has eliminated B and comes to `end_trade` with this hand."""
    return Table(
        "end_trade",
        holdings={0: ["brasil", "peru"]},
        armies={"brasil": 5},
        hands={0: hand},
        conquered=conquered,
        eliminated=True,
        **more,
    )


def destroy(table: Table, dice: int = 1) -> Table:
    return table.play(0, Attack("brasil", "argelia", dice)).roll(*[6] * dice, 1)


def rest_of_turn(table: Table, seat: int) -> None:
    """The seat places what it has and stops."""
    while table.state.active == seat:
        table.play(seat, GAME.decode(GAME.default(table.state, seat)))


def trade_of(cards: Sequence[str]) -> Trade:
    one, two, three = cards
    return Trade((one, two, three))


def kinds(table: Table, viewer: int | None = None) -> list[type]:
    return [type(event) for event in table.heard(viewer)]


def test_war_elm_01_who_owns_no_territory_is_eliminated():
    table = destroy(cornered(his=SQUARES[:2]))
    assert all(table.view(viewer).fates == ["in_play", "eliminated", "in_play"] for viewer in EVERYBODY)
    assert all(PlayerEliminated(1, 0, 2) in table.heard(viewer) for viewer in EVERYBODY)
    assert table.view(None).destroyers == [None, 0, None]
    assert not table.over


def test_war_elm_01_who_still_owns_one_is_not():
    table = Table(holdings={0: ["brasil"], 1: ["argelia", "egito"]}, armies={"brasil": 5})
    destroy(table)
    assert table.view(None).fates == ["in_play"] * 3
    assert table.view(None).destroyers == [None] * 3
    assert kinds(table) == [BattleFought, TerritoryConquered]


def test_war_elm_01_he_takes_no_more_turns_and_decides_nothing():
    table = destroy(cornered())
    for action in (Skip(), EndAttack(), Attack("argelia", "egito", 1)):
        refusal = table.refuses(1, action)
        assert (refusal.clause, refusal.parameters) == ("WAR-ELM-01", {})
    table.play(0, EndAttack()).play(0, EndFortify()).outcome(0)
    assert (table.state.active, table.phase) == (2, "place")
    assert [event.seat for event in table.heard(1) if isinstance(event, TurnStarted)] == [2]


@pytest.mark.parametrize("dice", [1, 3])
def test_war_elm_02_who_had_to_destroy_that_colour_wins_at_once_and_takes_no_cards(dice):
    table = destroy(cornered(SQUARES[:1], SQUARES[1:4], objectives={0: DESTROY_B}), dice)
    assert (table.over, table.winners, table.view(None).ending) == (True, [0], "objective")
    assert (table.hand(0), table.hand(1)) == (SQUARES[:1], SQUARES[1:4])
    assert kinds(table) == [BattleFought, TerritoryConquered, PlayerEliminated, GameEnded]


@pytest.mark.parametrize("active", [1, 2])
def test_war_elm_02_whichever_seat_the_destroyer_has(active):
    table = Table(
        active=active,
        rest=0,
        holdings={active: ["brasil", "peru"], 3 - active: ["argelia"]},
        armies={"brasil": 5},
        objectives={active: f"obj_destruir_{PARTS.colours[3 - active]}"},
    )
    table.play(active, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.winners == [active]
    places = [1 if seat == active else 2 for seat in range(3)]
    assert table.view(None).places == places
    ended = table.heard(None)[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winners, ended.ending) == ([active], "objective")


def test_war_elm_02_another_colour_does_not_win():
    table = destroy(cornered(objectives={0: f"obj_destruir_{PARTS.colours[2]}"}))
    assert (table.over, table.phase) == (False, "attack")


def test_war_elm_03_otherwise_the_destroyer_takes_all_the_cards_at_once():
    table = destroy(cornered(SQUARES[:1], SQUARES[1:4]), 3)
    assert table.phase == "occupy"
    assert (sorted(table.hand(0)), table.hand(1)) == (sorted(SQUARES[:4]), [])
    assert table.view(None).hand_sizes == [4, 0, 0]
    assert CardsTaken(0, 1, 3, SQUARES[1:4]) in table.heard(0)


def test_war_elm_03_whichever_seats_they_have():
    table = Table(
        active=2,
        rest=1,
        holdings={2: ["brasil", "peru"], 0: ["argelia"]},
        armies={"brasil": 5},
        hands={0: SQUARES[:3], 2: SQUARES[3:4]},
    )
    table.play(2, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert (table.hand(0), sorted(table.hand(2))) == ([], sorted(SQUARES[:4]))
    taken = CardsTaken(2, 0, 3, sorted(SQUARES[:3], key=PARTS.cards.index))
    assert [taken in table.heard(viewer) for viewer in EVERYBODY] == [True, False, True, False]
    assert [CardsTaken(2, 0, 3) in table.heard(viewer) for viewer in EVERYBODY] == [False, True, False, True]


def test_war_elm_03_nothing_passes_from_an_empty_hand():
    table = destroy(cornered(SQUARES[:1]))
    assert (table.hand(0), PlayerEliminated(1, 0, 0) in table.heard(0)) == (SQUARES[:1], True)
    assert CardsTaken not in kinds(table, 0)


def test_war_elm_04_the_destroyer_is_who_took_the_last_territory():
    table = Table(
        holdings={0: ["sudao"], 1: ["argelia", "egito"]},
        armies={"sudao": 5, "franca": 3},
        hands={1: SQUARES[:2]},
        objectives={0: DESTROY_B},
    )
    table.play(0, Attack("sudao", "egito", 1)).roll(6, 1).play(0, EndAttack())
    table.play(0, EndFortify()).draw(CIRCLES[0])
    rest_of_turn(table, 1)
    while table.phase == "place":
        table.play(2, GAME.decode(GAME.default(table.state, 2)))
    while table.view(None).fates[1] == "in_play":
        table.play(2, Attack("franca", "argelia", 1)).roll(6, *[1] * min(3, table.armies("argelia")[0]))
    assert table.view(None).destroyers == [None, 2, None]
    assert (table.hand(0), table.hand(2)) == ([CIRCLES[0]], SQUARES[:2])
    assert not table.over


@pytest.mark.parametrize("dice", [1, 2])
def test_war_elm_05_who_eliminated_somebody_may_trade_at_the_end_of_the_turn(dice):
    table = destroy(cornered(SQUARES[:1], SQUARES[1:3]), dice)
    if dice > 1:
        table.play(0, Occupy(0))
    table.play(0, EndAttack())
    assert (table.phase, table.view(None).eliminated) == ("fortify", True)
    table.play(0, EndFortify())
    assert (table.phase, table.awaiting) == ("end_trade", [0])
    assert table.legal(0) == [trade_of(sorted(SQUARES[:3], key=PARTS.cards.index)), Skip()]
    table.play(0, trade_of(SQUARES[:3]))
    assert (table.hand(0), table.phase, table.pools()) == ([], "end_place", {"free": 4})


@pytest.mark.parametrize(
    ("cards", "eliminated", "phase"), [(3, True, "end_trade"), (2, True, "card"), (4, False, "card")]
)
def test_war_elm_05_only_with_an_elimination_and_three_cards(cards, eliminated, phase):
    table = Table(
        "fortify",
        holdings={0: ["brasil", "peru"], 1: ["egito"]},
        armies={"brasil": 5},
        hands={0: SQUARES[:cards]},
        conquered=True,
        eliminated=eliminated,
    )
    table.play(0, EndFortify())
    assert table.phase == phase


def test_war_elm_05_the_mark_ends_with_the_turn():
    table = destroy(cornered(SQUARES[:3])).play(0, EndAttack()).play(0, EndFortify()).play(0, Skip()).outcome(0)
    assert (table.state.active, table.view(None).eliminated) == (2, False)


def test_war_elm_05_also_when_the_moves_are_passed_by_themselves():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 2}, hands={0: SQUARES[:1], 1: SQUARES[1:4]}
    )
    destroy(table)
    assert (table.armies("brasil", "argelia"), table.phase) == ([1, 1], "end_trade")


def test_war_elm_06_several_sets_one_after_the_other():
    table = at_end_trade([*SQUARES, CIRCLES[0]], exchanges=4)
    for number, armies in enumerate((12, 15, 20)):
        assert (table.phase, Skip() in table.legal(0)) == ("end_trade", True)
        table.play(0, trade_of(SQUARES[3 * number : 3 * number + 3]))
        assert (table.phase, table.pools()) == ("end_place", {"free": armies})
        table.play(0, Place("free", "peru", armies))
    assert (table.phase, table.hand(0)) == ("card", [CIRCLES[0]])
    assert table.armies("peru") == [1 + 12 + 15 + 20]


@pytest.mark.parametrize(("cards", "phase"), [(5, "card"), (6, "end_trade"), (7, "end_trade")])
def test_war_elm_06_as_long_as_three_cards_are_left(cards, phase):
    table = at_end_trade(SQUARES[:cards]).play(0, trade_of(SQUARES[:3])).play(0, Place("free", "peru", 4))
    assert table.phase == phase


@pytest.mark.parametrize("cards", [3, 4, 5, 6, 9])
def test_war_elm_07_skip_is_always_legal_in_end_trade(cards):
    table = at_end_trade(SQUARES[:cards])
    assert table.legal(0)[-1] == Skip()
    table.play(0, Skip())
    assert table.phase == {3: "card", 4: "card", 5: "place", 6: "excess", 9: "excess"}[cards]
    assert (table.view(None).exchanges, table.view(None).discards) == (0, [])


def test_war_elm_08_the_armies_are_placed_at_once_anywhere_with_the_bonus():
    table = Table(
        "end_trade",
        holdings={0: ["brasil", "mexico"]},
        armies={"brasil": 5},
        hands={0: SQUARES[:3]},
        conquered=True,
        eliminated=True,
    )
    table.play(0, trade_of(SQUARES[:3]))
    assert (table.phase, table.awaiting, table.armies("mexico")) == ("end_place", [0], [3])
    assert table.heard(None) == [CardsTraded(0, SQUARES[:3], 4, ["mexico"])]
    assert set(table.legal(0)) == {Place("free", name, n) for name in ("brasil", "mexico") for n in range(1, 5)}
    table.play(0, Place("free", "mexico", 1))
    assert (table.phase, table.pools()) == ("end_place", {"free": 3})
    table.play(0, Place("free", "brasil", 3))
    assert (table.phase, table.armies("brasil", "mexico")) == ("card", [8, 4])


def test_war_elm_08_no_attack_and_no_move_follows():
    table = at_end_trade(SQUARES[:6]).play(0, trade_of(SQUARES[:3]))
    assert table.refuses(0, Attack("brasil", "argelia", 1)).clause == "WAR-ATK-01"
    refusal = table.refuses(0, Move("brasil", "peru", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": "end_place", "action": "move"})
    table.play(0, Place("free", "brasil", 4))
    assert table.phase == "end_trade"
    assert table.refuses(0, Attack("brasil", "argelia", 1)).parameters == {"phase": "end_trade"}
    assert table.refuses(0, Move("brasil", "peru", 1)).parameters == {"phase": "end_trade", "action": "move"}


def test_war_elm_09_before_end_trade_the_hand_may_exceed_five():
    table = destroy(cornered(SQUARES[:4], SQUARES[4:9]), 3)
    assert (table.phase, len(table.hand(0))) == ("occupy", 9)
    for action, phase in ((Occupy(1), "attack"), (EndAttack(), "fortify"), (EndFortify(), "end_trade")):
        table.play(0, action)
        assert (table.phase, len(table.hand(0))) == (phase, 9)


@pytest.mark.parametrize(("cards", "lost"), [(5, 0), (6, 1), (7, 2), (9, 4)])
def test_war_elm_10_after_it_at_most_five_cards_are_kept(cards, lost):
    table = at_end_trade(SQUARES[:cards]).play(0, Skip())
    for _ in range(lost):
        assert table.phase == "excess"
        table.outcome(0)
    assert (table.state.active, table.hand(0)) == (2, sorted(SQUARES[:cards], key=PARTS.cards.index)[lost:])
    assert table.view(None).hand_sizes[0] == 5
    assert table.view(None).covered_size == lost


def test_war_elm_11_the_excess_is_removed_at_random_one_card_at_a_time():
    hand = sorted(SQUARES[:7], key=PARTS.cards.index)
    table = at_end_trade(hand).play(0, Skip())
    assert (GAME.chance(table.state), table.state.outcomes()) == (Draw(tuple(hand)), 7)
    table.draw(hand[3])
    assert table.hand(0) == [*hand[:3], *hand[4:]]
    assert GAME.chance(table.state) == Draw((*hand[:3], *hand[4:]))
    table.draw(hand[6])
    assert (table.hand(0), table.phase) == ([*hand[:3], *hand[4:6]], "place")


@pytest.mark.parametrize("number", range(6))
def test_war_elm_11_every_card_of_the_hand_may_be_lost(number):
    hand = sorted(SQUARES[:6], key=PARTS.cards.index)
    table = at_end_trade(hand).play(0, Skip()).outcome(number)
    assert table.hand(0) == [card for card in hand if card != hand[number]]
    assert CardLost(0, hand[number]) in table.heard(0)


def test_war_elm_11_it_goes_face_down_to_the_discard_pile_unseen_by_the_others():
    table = at_end_trade(SQUARES[:6], discards=CIRCLES[:2]).play(0, Skip()).draw(SQUARES[2])
    for viewer in OUTSIDERS:
        assert CardLost(0) in table.heard(viewer)
        assert CardLost(0, SQUARES[2]) not in table.heard(viewer)
    for viewer in EVERYBODY:
        assert set(table.view(viewer).discards) == set(CIRCLES[:2])
        assert (table.view(viewer).covered_size, table.view(viewer).covered_by) == (1, [1, 0, 0])
    assert table.view(0).known_discards == [SQUARES[2]]
    assert table.view(2).known_discards == []


@pytest.mark.parametrize(
    ("cards", "conquered", "phase"), [(4, True, "card"), (5, True, "place"), (4, False, "place")]
)
def test_war_elm_12_then_the_card_is_drawn_if_the_hand_is_below_five(cards, conquered, phase):
    table = at_end_trade(SQUARES[:cards], conquered=conquered).play(0, Skip())
    assert table.phase == phase
    assert table.state.active == (0 if phase == "card" else 2)


def test_war_elm_12_no_card_after_an_excess():
    table = at_end_trade(SQUARES[:6]).play(0, Skip()).outcome(2)
    assert (table.state.active, len(table.hand(0)), table.view(None).pile_size) == (2, 5, 38)


def test_war_elm_13_no_trade_in_the_middle_of_the_attacks():
    table = destroy(cornered(SQUARES[:4], SQUARES[4:6]), 3)
    refusal = table.refuses(0, trade_of(SQUARES[:3]))
    assert (refusal.clause, refusal.parameters) == ("WAR-ELM-13", {"phase": "occupy"})
    table.play(0, Occupy(0))
    refusal = table.refuses(0, trade_of(SQUARES[:3]))
    assert (refusal.clause, refusal.parameters) == ("WAR-ELM-13", {"phase": "attack"})


def test_war_elm_13_nor_during_the_moves_or_while_armies_are_placed():
    table = destroy(cornered(SQUARES[:4], SQUARES[4:6])).play(0, EndAttack())
    refusal = table.refuses(0, trade_of(SQUARES[:3]))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-05", {"phase": "fortify"})
    table.play(0, EndFortify()).play(0, trade_of(SQUARES[:3]))
    refusal = table.refuses(0, trade_of(SQUARES[3:6]))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-05", {"phase": "end_place"})


def test_war_elm_14_the_objective_of_the_eliminated_stays_secret_and_leaves_the_game():
    table = cornered(objectives={1: "obj_asia_africa"})
    undealt = table.state.undealt
    destroy(table)
    assert all(table.view(viewer).objectives[1] is None for viewer in (0, 2, None))
    assert table.view(1).objectives == [None, "obj_asia_africa", None]
    assert table.state.undealt == undealt
    assert kinds(table) == [BattleFought, TerritoryConquered, PlayerEliminated]


def test_war_elm_14_unless_the_table_lays_it_open():
    table = cornered(
        objectives={1: f"obj_destruir_{PARTS.colours[1]}"}, options={"reveal_objective_on_elimination": True}
    )
    assert table.view(2).objectives == [None, None, "obj_18_territorios"]
    destroy(table)
    for viewer in EVERYBODY:
        assert table.view(viewer).objectives[1] == DESTROY_B
        assert table.view(viewer).objectives[0] == ("obj_18_territorios" if viewer == 0 else None)
        assert table.heard(viewer)[-1] == ObjectiveRevealed(1, DESTROY_B, "obj_24_territorios")


def owner_of_24() -> Table:
    """B's last army stands in Argélia; C, who is to destroy B, owns far more than 24 territories."""
    return cornered(SQUARES[:1], SQUARES[1:3], objectives={2: DESTROY_B})


def test_war_elm_15_mark_then_cards_then_objectives_then_victory():
    table = destroy(owner_of_24(), 3)
    heard = [BattleFought, TerritoryConquered, PlayerEliminated, CardsTaken, GameEnded]
    assert kinds(table, None) == heard
    assert kinds(table, 2) == [*heard[:4], ObjectiveChanged, GameEnded]
    assert (table.winners, table.view(None).ending) == ([2], "objective")
    assert (sorted(table.hand(0)), table.hand(1)) == (sorted(SQUARES[:3]), [])
    assert (table.view(None).conquered, table.view(None).eliminated) == (True, True)
    assert ObjectiveChanged(2, "obj_24_territorios") in table.heard(2)


def test_war_elm_15_the_victory_check_includes_the_last_player_in_play():
    table = destroy(Table(rest=0, holdings={1: ["argelia"]}, armies={"brasil": 5}), 3)
    assert (table.winners, table.view(None).ending) == ([0], "last_in_play")
    assert kinds(table)[-1] is GameEnded


def test_war_elm_15_the_active_player_s_objective_comes_first():
    own = [name for name in PARTS.territories if name != "argelia"][:23]
    assert "brasil" in own
    table = Table(holdings={0: own, 1: ["argelia"]}, armies={"brasil": 5}, objectives={0: "obj_24_territorios"})
    destroy(table, 3)
    assert (table.winners, table.view(None).ending) == ([0], "objective")


@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_war_elm_16_the_active_player_is_never_eliminated_in_his_own_turn(defenders):
    table = Table(holdings={0: ["brasil"], 1: ["argelia", "egito"]}, armies={"brasil": 2, "argelia": defenders})
    start = table.play(0, Attack("brasil", "argelia", 1)).state
    chance = GAME.chance(start)
    for faces in combinations_with_replacement(range(1, 7), 1 + defenders):
        state = GAME.after(start, CHANCE, chance.outcome(Rolled(6, faces[::-1])))
        assert state.land.territories[0] >= 1
        assert state.in_play == 0b111


def test_war_ex_22_one_card_and_three_taken_make_four_that_may_be_traded():
    table = destroy(cornered(SQUARES[:1], SQUARES[1:4]))
    assert len(table.hand(0)) == 4
    table.play(0, EndAttack()).play(0, EndFortify())
    assert table.phase == "end_trade"
    assert sum(isinstance(action, Trade) for action in table.legal(0)) == 4
    table.play(0, trade_of(SQUARES[1:4]))
    assert table.hand(0) == SQUARES[:1]


def test_war_ex_23_two_squares_and_two_circles_are_kept_and_must_be_traded_next_turn():
    table = destroy(cornered(SQUARES[:2], CIRCLES[:2]))
    table.play(0, EndAttack()).play(0, EndFortify())
    assert (table.phase, table.legal(0)) == ("end_trade", [Skip()])
    table.play(0, Skip()).draw("carta_alasca")
    assert len(table.hand(0)) == 5
    rest_of_turn(table, 2)
    assert (table.phase, table.awaiting) == ("trade", [0])
    refusal = table.refuses(0, Skip())
    assert (refusal.clause, refusal.parameters) == ("WAR-TRD-08", {"hand": 5})


def test_war_ex_24_who_was_to_destroy_blue_wins_with_blue_s_last_territory():
    table = cornered(
        SQUARES[:1],
        SQUARES[1:4],
        colours=["branco", "azul", "verde"],
        objectives={0: "obj_destruir_azul"},
    )
    destroy(table)
    assert (table.over, table.winners, table.hand(0)) == (True, [0], SQUARES[:1])


def test_war_ex_36_of_seven_cards_two_are_discarded_and_none_is_drawn():
    table = at_end_trade(SQUARES[:7]).play(0, Skip()).outcome(1).outcome(4)
    assert (len(table.hand(0)), table.view(None).covered_size) == (5, 2)
    assert (table.state.active, table.view(None).pile_size) == (2, 37)


@pytest.mark.parametrize("again", [True, False])
def test_war_ex_37_after_one_set_of_seven_cards_four_are_left(again):
    others = SQUARES[3:6] if again else [SQUARES[3], SQUARES[4], CIRCLES[1]]
    table = at_end_trade([*SQUARES[:3], *others, CIRCLES[0]]).play(0, trade_of(SQUARES[:3]))
    table.play(0, Place("free", "brasil", 4))
    assert (len(table.hand(0)), table.phase) == (4, "end_trade")
    assert any(isinstance(action, Trade) for action in table.legal(0)) is again
    if again:
        table.play(0, trade_of(others)).play(0, Place("free", "brasil", 6))
        assert table.hand(0) == [CIRCLES[0]]
    else:
        table.play(0, Skip()).outcome(0)
        assert (len(table.hand(0)), table.state.active) == (5, 2)
