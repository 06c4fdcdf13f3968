"""VIK-SET: setting up."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import TakeColour
from conquista.games.vikings.events import (
    ColourAssigned,
    DealerRolled,
    EffectDrawn,
    ObjectiveDealt,
    TerritoriesDealt,
)
from conquista.games.vikings.phase import DEAL, DEALER, OBJECTIVES, SWAP
from conquista.kernel.chance import Draw
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, dealt, opening


def to(table, phase):
    """Let chance answer anyhow until this phase of the setup."""
    while table.state.phase != phase:
        if table.state.phase == DEALER:
            table.roll(6, *[1] * (GAME.seats_of(table.state) - 1))
        else:
            table.outcome()
    return table


def test_vik_set_01_colours_in_seat_order():
    table = opening(colours=[None, "azul", None, None])
    assert (table.phase, table.awaiting) == ("colour", [A])
    assert table.clause(A, TakeColour("azul")) == "VIK-SET-01"
    assert table.clause(B, TakeColour("preto")) == "VIK-TRN-01"
    table.play(A, TakeColour("branco"))
    assert table.awaiting == [C]
    assert TakeColour("branco") not in table.legal(C)
    table.play(C, TakeColour("preto")).play(D, TakeColour("verde"))
    assert table.view(None).colours == ["branco", "azul", "preto", "verde"]
    assert table.heard(B) == [
        ColourAssigned(A, "branco"),
        ColourAssigned(C, "preto"),
        ColourAssigned(D, "verde"),
    ]
    assert table.state.stock[:4] == [85] * 4


def test_vik_set_01_not_later():
    assert dealt().refuses(A, TakeColour("branco")).parameters["why"] == "phase"


def test_vik_set_02_one_effect_is_drawn_and_shown():
    table = opening()
    assert GAME.chance(table.state) == Draw(PARTS.effects)
    table.draw("parede_de_escudos")
    assert table.view(None).effect == "parede_de_escudos"
    assert table.heard(None) == [EffectDrawn("parede_de_escudos")]


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"ships": False}, ("grito_de_batalha", "parede_de_escudos", "prece_da_guerra")),
        ({"gods": False}, ("grito_de_batalha", "aguas_sangrentas", "parede_de_escudos")),
        ({"gods": False, "ships": False}, ("grito_de_batalha", "parede_de_escudos")),
    ],
)
def test_vik_set_03_effects_of_what_is_off_are_left_out(options, left):
    assert GAME.chance(opening(options=options).state) == Draw(left)


def test_vik_set_03_none_without_commanders():
    table = opening(options={"commander": False})
    assert table.state.phase == DEALER
    assert table.view(None).effect is None


def test_vik_set_04_the_cards_of_a_god_lie_in_asgard():
    table = dealt()
    table.state.clash.called = PARTS.gods.index("thor")
    from conquista.games.vikings.gods import in_asgard

    assert in_asgard(table.state).bit_count() == 3


def test_vik_set_05_the_highest_die_deals_and_ties_roll_again():
    table = to(opening(), DEALER).roll(5, 2, 5, 1)
    assert table.state.phase == DEALER
    table.roll(3, 4)
    assert table.state.dealer == C
    assert table.heard(None, DealerRolled) == [
        DealerRolled([A, B, C, D], [5, 2, 5, 1]),
        DealerRolled([A, C], [3, 4], C),
    ]


def test_vik_set_06_anticlockwise_from_the_dealers_right():
    table = to(opening(5), DEALER).roll(1, 6, 1, 1, 1)
    owners = []
    while table.state.phase == DEAL:
        place = table.state.land.owner.index(7)
        table.outcome()
        owners.append(table.state.land.owner[place])
    assert owners[:6] == [A, 4, D, C, B, A]
    assert [owners.count(seat) for seat in range(5)] == [8, 7, 7, 7, 7]


def test_vik_set_07_one_army_on_each():
    table = dealt()
    assert set(table.armies(*PARTS.territories)) == {1}
    assert table.supply(A) == (9, 0, 76, 0)
    assert len(table.heard(None, TerritoriesDealt)) == 1


def test_vik_set_08_all_cards_form_the_pile():
    view = dealt().view(None)
    assert (view.pile_size, view.discards, view.hand_sizes) == (38, [], [0] * 4)


def test_vik_set_09_10_the_cards_in_play_are_open_those_of_absent_colours_out():
    table = to(opening(4), OBJECTIVES)
    pool = table.view(None).objective_pool
    assert len(pool) == 12
    assert "obj_destruir_preto" not in pool
    assert GAME.chance(table.state) == Draw(tuple(pool))
    assert len(to(opening(6), OBJECTIVES).view(None).objective_pool) == 14


def test_vik_set_11_one_secret_card_each_told_when_all_is_settled():
    table = to(opening(4), OBJECTIVES)
    table.draw("obj_danelaw", "obj_portos", "obj_conquista")
    assert table.heard(A, ObjectiveDealt) == []
    assert table.view(A).objectives == [None] * 4
    table.draw("obj_muralha")
    assert table.heard(A, ObjectiveDealt)[0] == ObjectiveDealt(A, "obj_danelaw")
    assert table.heard(B, ObjectiveDealt)[0] == ObjectiveDealt(A)
    assert table.view(B).objectives == [None, "obj_portos", None, None]


def test_vik_set_11_the_card_against_oneself_is_changed_unannounced():
    table = to(opening(4), DEALER).roll(1, 6, 1, 1)
    to(table, OBJECTIVES)
    table.draw("obj_destruir_vermelho", "obj_destruir_azul", "obj_danelaw", "obj_portos")
    assert table.state.phase == SWAP
    assert "obj_destruir_azul" not in GAME.chance(table.state).left
    table.draw("obj_conquista")
    left = GAME.chance(table.state).left
    assert "obj_destruir_azul" in left
    assert "obj_destruir_vermelho" not in left
    table.draw("obj_destruir_azul")
    assert table.view(A).objectives[A] == "obj_destruir_azul"
    assert table.view(B).objectives[B] == "obj_conquista"
    assert [event.objective for event in table.heard(A, ObjectiveDealt)] == [
        "obj_destruir_azul",
        None,
        None,
        None,
    ]


def test_vik_set_12_the_others_are_put_away_unseen():
    table = dealt(4)
    assert table.state.undealt.bit_count() == 8
    assert table.view(A).undealt_objectives is None


@pytest.mark.parametrize("row", PARTS.numbers["setup"], ids=lambda row: str(row["players"]))
def test_territories_and_armies_of_the_first_round(row):
    players = row["players"]
    table = dealt(players, dealer=0)
    order = [(players - 1 - k) % players for k in range(players)]
    assert [table.state.land.territories[seat] for seat in order] == row["territories"]
    armies = {}
    for _ in range(players):
        seat = table.awaiting[0]
        armies[seat] = sum(table.pools().values())
        while table.state.turns and table.awaiting == [seat] and table.phase == "place":
            table.answer_by_default()
    assert [armies[seat] for seat in order] == row["armies"]
