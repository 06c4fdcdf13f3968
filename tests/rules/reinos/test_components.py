"""Components and setup of Reinos."""

from __future__ import annotations

from itertools import permutations

import pytest

from conquista.games.reinos.actions import Attack, Pass
from conquista.games.reinos.engine import ReinosEngine
from conquista.games.reinos.events import OrderDrawn, TurnStarted
from conquista.kernel.action import Surrender
from conquista.kernel.chance import Draw
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.kernel.state import copied
from tests.rules.reinos.table import GAME, PARTS, A, B, C, D, E, F, Table, opening

PLAYERS = [4, 5, 6, 7, 8]


def ordered(order: tuple[int, ...], options: dict[str, object] | None = None) -> Table:
    """A match that begins with this order of play."""
    table = opening(len(order), options)
    for seat in order:
        table.draw(f"seat {seat}")
    return table


@pytest.mark.parametrize("players", PLAYERS)
def test_rei_cmp_01_each_player_is_a_kingdom_with_five_native_armies(players):
    for attacker in range(players):
        table = Table(players, active=attacker).fight(attacker, (attacker + 1) % players)
        assert table.view(None).in_play == [True] * players
        assert (table.battle.native, table.battle.attack_armies, table.battle.defence_armies) == (5, 5, 5)


def test_who_chose_no_colour_gets_the_first_that_nobody_has():
    seats = [SeatSetup(), SeatSetup("branco"), SeatSetup(), SeatSetup("azul")]
    assert GAME.new_state(seats, {}).rules.colours == ["preto", "branco", "vermelho", "azul"]
    everybody = GAME.new_state([SeatSetup()] * 8, {})
    assert GAME.view(everybody, None).colours == list(PARTS.colours)


@pytest.mark.parametrize("players", [0, 1, 3, 9])
def test_rei_cmp_01_fewer_than_four_and_more_than_eight_cannot_play(players):
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup()] * players, {})
    assert list(GAME.seats) == PLAYERS


@pytest.mark.parametrize("joker_at", [1, 2, 3, 4, 5, None])
def test_rei_cmp_02_one_card_of_a_battle_is_the_joker(joker_at):
    table = Table().fight(A, B)
    for card in range(1, 6):
        table.play(A, table.legal(A)[0])
        chance = GAME.chance(table.state)
        assert isinstance(chance, Draw)
        assert sorted(chance.left) == ["joker"] + ["plain"] * (10 - card)
        table.card(joker=card == joker_at)
        if card == joker_at:
            break
    if joker_at is None:
        assert GAME.chance(table.state) == Draw(("card 6", "card 7", "card 8", "card 9", "card 10"))
        table.draw("card 8")
    assert table.bonds == ({A: B} if joker_at is None else {B: A})


def test_rei_cmp_03_the_deck_holds_48_plain_cards_and_one_joker():
    assert PARTS.numbers["deck"] == {"cards": 49, "jokers": 1}


@pytest.mark.parametrize(("natives", "rebels", "most"), [(1, 0, 40), (0, 1, 40), (0, 0, 36)])
def test_rei_cmp_03_no_battle_needs_more_than_forty_cards(natives, rebels, most):
    for players in PLAYERS:
        for serving in range(players - 1):
            others = range(2, players)
            table = Table(players, vassals={A: others[:serving], B: others[serving:]})
            table.fight(A, B, bool(natives), bool(rebels))
            assert table.battle.cards == most - 5 * (8 - players)
            assert table.battle.cards == table.battle.attack_armies + table.battle.defence_armies


def test_rei_cmp_03_all_forty_cards_of_the_largest_battle_can_be_picked():
    table = Table(8, vassals={A: [C, D, E], B: [F, 6, 7]}).fight(A, B)
    assert [action.card for action in table.legal(C)] == list(range(1, 41))
    table.pick(C, 40)
    assert table.battle.turned == [40]


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_rei_set_01_any_order_of_play_can_be_drawn_and_its_first_begins(order):
    table = opening()
    for place, seat in enumerate(order):
        assert (table.asks_chance, table.phase, table.state.outcomes()) == (True, "order", 4 - place)
        assert (table.view(A).phase, table.view(A).order, table.heard(None)) == ("setup", [], [])
        table.draw(f"seat {seat}")
    assert table.view(None).order == list(order)
    assert table.turn == ("choose", [order[0]], 1)
    assert table.view(None).turn == table.state.turn() == table.state.rounds() == 1
    for viewer in (*range(4), None):
        assert table.heard(viewer) == [OrderDrawn(list(order)), TurnStarted(order[0], 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_rei_set_01_all_have_a_place(players):
    order = tuple(reversed(range(players)))
    table = ordered(order)
    assert table.view(None).order == list(order)
    assert table.turn == ("choose", [players - 1], 1)


def test_rei_set_01_nobody_acts_before_the_order_is_drawn():
    table = opening()
    for seat in range(4):
        assert (table.legal(seat), table.view(seat).may_surrender) == ([], False)
        for action in (Pass(), Attack(3 - seat), Surrender()):
            assert table.refuses(seat, action) == ("REI-END-05", {})


def test_rei_set_01_the_order_is_kept_for_the_whole_game():
    order = (C, E, A, D, B)
    table = ordered(order)
    table.win(C, A).passes(E, D).lose(B, E).win(C, E)
    assert table.bonds == {A: C, E: C, B: C}
    assert table.view(None).order == list(order)
    table.surrender(C)
    assert table.view(None).order == list(order)
    assert table.turn == ("choose", [D], 2)


def test_rei_set_01_a_copy_of_the_state_shares_nothing_with_it():
    table = ordered((B, D, A, C))
    other = copied(table.state)
    assert isinstance(other, ReinosEngine)
    assert (other.dump(), other.rules) == (table.state.dump(), table.state.rules)
    before = other.dump()
    table.win(B, A)
    assert other.dump() == before != table.state.dump()
    assert table.state.settled() is True


DIFFICULTIES = [("easy", 90), ("medium", 80), ("hard", 70), ("brutal", 50)]


@pytest.mark.parametrize(("difficulty", "percent"), DIFFICULTIES)
def test_rei_set_02_the_difficulty_sets_the_base_probability_of_failure(difficulty, percent):
    table = ordered((A, B, C, D), {"difficulty": difficulty})
    assert table.view(None).native_percent == [percent] * 4
    assert table.attack(A, B).percent == percent
    assert Table(options={"difficulty": difficulty}).attack(A, B).score(percent).phase == "battle"
    assert table.score(percent + 1).phase == "rebels"


def test_rei_set_02_medium_if_nothing_is_said():
    table = ordered((A, B, C, D))
    assert table.view(None).options["difficulty"] == "medium"
    assert table.attack(A, B).percent == 80


def test_rei_set_02_there_is_no_other_difficulty():
    with pytest.raises(BadSetup, match="medium, easy, hard, brutal"):
        opening(options={"difficulty": "impossible"})


@pytest.mark.parametrize("players", PLAYERS)
def test_rei_set_03_every_kingdom_starts_free(players):
    table = ordered(tuple(range(players)))
    view = table.view(None)
    assert (view.suzerains, view.in_play) == ([None] * players, [True] * players)
    assert (view.revolt, view.passes) == ([0] * players, [0] * players)
    assert view.skips_growth == view.tried == view.subdued == [False] * players
    assert (view.battle, view.winners, view.ending, view.places) == (None, [], "", [])
    assert table.legal(A) == [*[Attack(seat) for seat in range(1, players)], Pass()]


def test_rei_set_03_a_suzerain_is_free_with_or_without_vassals():
    table = Table(5, vassals={B: [C]})
    assert table.legal(A) == [Attack(B), Attack(D), Attack(E), Pass()]
    assert Table(5, vassals={B: [C]}, active=B).legal(B) == [Attack(A), Attack(D), Attack(E), Pass()]


def test_rei_set_04_who_has_surrendered_is_no_kingdom_no_vassal_and_no_target():
    table = Table(6, vassals={A: [B, C]}).surrender(D).surrender(B)
    assert table.view(None).in_play == [True, False, True, False, True, True]
    assert table.bonds == {C: A}
    assert table.view(None).native_percent[A] == 75
    assert table.legal(A) == [Attack(E), Attack(F), Pass()]
    table.attack(A, E)
    assert (table.awaiting, table.battle.asked) == ([C], [C])
    assert table.stays(C).score(1).sides == (10, 5, 15, E)


def test_rei_set_04_who_has_surrendered_does_not_stand_in_the_way_of_victory():
    table = Table(5, vassals={A: [C]}, out=[D, E]).win(A, B)
    assert (table.over, table.view(None).winners) == (True, [A])
