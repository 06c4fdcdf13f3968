"""VIK-CRD: exchanging cards, and drawing one."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import EndAttack, EndFortify, FinishPlacing, Place, Trade
from conquista.games.vikings.events import CardDrawn, CardsTraded, PileRecycled
from tests.rules.vikings.table import PARTS, A, B, D, Table, cards_of

RAVENS = cards_of("islandia", "mercia", "gales")
SHIELDS = cards_of("alba", "irlanda", "hedeby")
HAMMERS = cards_of("faroe", "wessex", "frisia")
FAR = {A: ["carelia", "finlandia"], B: ["vendia"]}


def hand(*cards, **more):
    return Table("reinforce", holdings=FAR, hands={A: list(cards)}, **more)


@pytest.mark.parametrize("cards", [RAVENS, SHIELDS, HAMMERS, [RAVENS[0], SHIELDS[0], HAMMERS[0]]])
def test_vik_crd_01_three_equal_or_three_different_figures(cards):
    assert hand(*cards).play(A, Trade(tuple(cards))).hand(A) == []


def test_vik_crd_01_other_three_are_no_set():
    cards = [*RAVENS[:2], SHIELDS[0]]
    assert hand(*cards).refuses(A, Trade(tuple(cards))).parameters == {"why": "figures"}
    assert not hand(*cards).legal(A, Trade)
    twice = Trade((RAVENS[0], RAVENS[0], RAVENS[1]))
    assert hand(*cards).refuses(A, twice).parameters == {"why": "repeated", "card": RAVENS[0]}


def test_vik_crd_02_a_wild_card_is_any_figure():
    cards = [RAVENS[0], SHIELDS[0], "curinga_1"]
    assert hand(*cards).play(A, Trade(tuple(cards))).pools() == {"free": 4}
    cards = [RAVENS[0], "curinga_2", "curinga_1"]
    assert hand(*cards).play(A, Trade(tuple(cards))).pools() == {"free": 4}


def test_vik_crd_03_in_the_reinforcement_and_not_by_force():
    table = Table("turn_start", holdings=FAR, hands={A: RAVENS}, armies={"carelia": 3})
    table.play(A, Place("free", "carelia", 3), FinishPlacing())
    assert table.hand(A) == sorted(RAVENS, key=PARTS.cards.index)
    assert table.clause(A, Trade(tuple(RAVENS))) == "VIK-CRD-03"


def test_vik_crd_04_five_cards_force_one_exchange():
    cards = [*RAVENS, *SHIELDS[:2]]
    table = Table("turn_start", holdings=FAR, hands={A: cards})
    table.play(A, Place("free", "carelia", 3))
    assert table.refuses(A, FinishPlacing()).parameters == {"hand": 5}
    assert table.clause(A, FinishPlacing()) == "VIK-CRD-04"
    table.play(A, Trade(tuple(RAVENS)), Place("free", "carelia", 4), FinishPlacing())
    assert table.hand(A) == SHIELDS[:2]


def test_vik_crd_04_four_cards_do_not():
    table = Table("turn_start", holdings=FAR, hands={A: [*RAVENS, SHIELDS[0]]})
    assert FinishPlacing() in table.play(A, Place("free", "carelia", 3)).legal(A)


def test_vik_crd_05_five_cards_always_hold_a_set():
    figures = [RAVENS, SHIELDS, HAMMERS]
    for a, b in ((0, 1), (1, 2), (0, 2)):
        for k in (2, 3):
            cards = [*figures[a][:k], *figures[b][: 5 - k]]
            assert hand(*cards).legal(A, Trade)
    assert hand(*RAVENS[:2], *SHIELDS[:2], HAMMERS[0]).legal(A, Trade)


@pytest.mark.parametrize(
    ("number", "armies"), list(enumerate([4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60], start=1))
)
def test_vik_crd_06_what_each_exchange_is_worth(number, armies):
    table = hand(*RAVENS, exchanges=number - 1, options={"supply_limit": False})
    assert table.view(None).next_exchange == armies
    assert table.play(A, Trade(tuple(RAVENS))).pools() == {"free": armies}


def test_vik_crd_07_one_series_for_all():
    table = Table("reinforce", holdings=FAR, hands={A: RAVENS, D: SHIELDS}, armies={"saxonia": 2})
    table.play(A, Trade(tuple(RAVENS)), Place("free", "carelia", 4), FinishPlacing())
    while table.state.active != D:
        table.answer_by_default()
    table.play(D, Trade(tuple(SHIELDS)))
    assert table.heard(None, CardsTraded)[-1].armies == 6


def test_vik_crd_08_two_more_on_each_own_territory():
    cards = cards_of("islandia", "mercia", "carelia")
    table = hand(*cards).play(A, Trade(tuple(cards)))
    assert table.armies("carelia", "islandia") == [3, 1]
    assert table.heard(None) == [CardsTraded(A, cards, 4, {"carelia": 2})]


def test_vik_crd_09_the_player_chooses_and_all_see_them():
    table = hand(*RAVENS, *SHIELDS[:1], HAMMERS[0])
    chosen = (RAVENS[1], SHIELDS[0], HAMMERS[0])
    table.play(A, Trade(chosen))
    assert set(table.view(None).discards) == set(chosen)
    assert table.hand(A) == [RAVENS[0], RAVENS[2]]
    assert table.clause(A, Trade(tuple(HAMMERS))) == "VIK-CRD-09"


def test_vik_crd_10_an_exchange_counts_even_if_it_cannot_be_paid():
    table = hand(*RAVENS, reserve={A: 1}).play(A, Trade(tuple(RAVENS)))
    assert table.pools() == {"free": 1}
    assert table.view(None).exchanges == 1


def after_attacks(**more):
    table = Table("fortify", holdings=FAR, armies={"carelia": 2}, **more)
    return table.play(A, EndFortify())


def test_vik_crd_11_who_conquered_draws_after_the_fortification():
    table = after_attacks(conquered=True)
    assert table.phase == "card"
    table.draw("carta_alba")
    assert table.hand(A) == ["carta_alba"]
    assert table.heard(A, CardDrawn) == [CardDrawn(A, "carta_alba")]
    assert table.heard(B, CardDrawn) == [CardDrawn(A)]
    assert after_attacks().state.active == B


def test_vik_crd_12_one_card_however_many_conquests():
    table = Table(holdings=FAR, armies={"carelia": 9, "finlandia": 9})
    for target in ("halogaland", "holmgard"):
        table.attack("carelia", target, 1, 6, 1).bury()
    table.play(A, EndAttack(), EndFortify()).draw("carta_alba")
    assert table.hand(A) == ["carta_alba"]
    assert table.state.active == B


def test_vik_crd_13_a_neutral_territory_counts():
    table = Table(holdings={**FAR, 2: ["holmgard"]}, armies={"carelia": 3})
    table.surrender(2).attack("carelia", "holmgard", 1, 6, 1)
    assert table.owner("holmgard") == A
    assert table.state.conquered


def test_vik_crd_14_an_empty_pile_is_made_of_the_discards():
    table = after_attacks(conquered=True, pile=[], discards=RAVENS)
    assert table.phase == "card"
    assert table.view(None).pile_size == 3
    assert table.heard(None, PileRecycled) == [PileRecycled(3)]


def test_vik_crd_15_when_both_are_empty_no_card_is_drawn():
    table = after_attacks(conquered=True, pile=[])
    assert (table.state.active, table.hand(A)) == (B, [])


def test_vik_crd_16_nobody_ends_a_turn_with_more_than_five():
    table = after_attacks(conquered=True, hands={A: [*RAVENS, SHIELDS[0]]}).outcome()
    assert len(table.hand(A)) == 5
    table = Table("after_card", holdings=FAR, hands={A: [*RAVENS, *SHIELDS]}, eliminated=True)
    assert table.clause(A, FinishPlacing()) == "VIK-ELI-06"
