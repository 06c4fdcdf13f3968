"""Odds of a roll of WAR Vikings: against the rulebook's table of strengths, and against plain battles."""

from __future__ import annotations

from fractions import Fraction

import pytest

from conquista.analysis import odds as land
from conquista.analysis.gods import called_odds, naval_odds, pairs_won, roll_odds
from conquista.games.vikings.components import components

PARTS = components()
SIZES = ((3, 3), (3, 2), (3, 1), (1, 1))
STRENGTH = {
    "freya_seidr": ((0.30, 0.07, 0.01, 0.06), (0.23, 0.12, 0.02, 0.06)),
    "freya_manto": ((0.22, 0.19, 0.04, 0.17), (0.20, 0.20, 0.17, 0.14)),
    "thor_mjolnir": ((0.30, 0.25, 0.17, 0.17), (0.29, 0.33, 0.33, 0.25)),
    "loki_troca": ((0.28, 0.33, 0.34, 0.42), (0.39, 0.07, 0.01, 0.42)),
    "odin_gungnir": ((0.79, 0.42, 0.17, 0.17), (0.55, 0.39, 0.17, 0.14)),
}
ROLLED = {
    "freya_brisingamen": ((0.05, 0.16), (0.19, 0.16)),
    "loki_discordia": ((0.00, 0.00), (0.09, 0.00)),
    "odin_corvos": ((0.08, 0.24), (0.31, 0.24)),
    "odin_mimir": ((0.08, 0.13), (0.14, 0.12)),
}
"""Pairs won more on the average than without the card, in attack and in defence, as the rulebook measured them."""


@pytest.mark.parametrize("size", SIZES)
def test_without_cards_it_is_a_battle_of_war(size):
    assert roll_odds(*size) == tuple(reversed(land.roll_odds(*size)))


def gain(card, size, attacking):
    plain = pairs_won(roll_odds(*size))
    with_card = pairs_won(roll_odds(*size, card, None) if attacking else roll_odds(*size, None, card))
    return float(with_card - plain if attacking else plain - with_card)


@pytest.mark.parametrize("card", STRENGTH)
def test_cards_are_as_strong_as_the_rulebook_measured(card):
    for attacking, measured in zip((True, False), STRENGTH[card], strict=True):
        for size, strength in zip(SIZES, measured, strict=True):
            assert gain(card, size, attacking) == pytest.approx(strength, abs=0.008)


@pytest.mark.parametrize("card", ROLLED)
def test_so_are_those_that_roll_dice_again(card):
    for attacking, measured in zip((True, False), ROLLED[card], strict=True):
        for size, strength in zip(SIZES[2:], measured, strict=True):
            assert gain(card, size, attacking) == pytest.approx(strength, abs=0.008)


def test_before_the_draw_every_card_is_as_likely():
    drawn = [roll_odds(1, 1, card) for card in PARTS.god_cards if card.startswith("thor")]
    assert called_odds(1, 1, "thor") == tuple(sum(part) / 3 for part in zip(*drawn, strict=True))
    two = called_odds(1, 1, "loki", by_attack=False, other_card="loki_ilusao")
    left = [roll_odds(1, 1, "loki_ilusao", card) for card in ("loki_troca", "loki_discordia")]
    assert two == tuple(sum(part) / 2 for part in zip(*left, strict=True))
    with pytest.raises(ValueError, match="zeus"):
        called_odds(1, 1, "zeus")


def test_a_second_roll_is_used_where_it_helps():
    plain = roll_odds(1, 1)[1]
    rolled = roll_odds(1, 1, attack_rerolls=True)[1]
    by_hand = sum(
        Fraction(1, 36) * (1 if red > yellow else Fraction(6 - yellow, 6))
        for red in range(1, 7)
        for yellow in range(1, 7)
    )
    assert rolled == by_hand > plain
    assert roll_odds(1, 1, defence_rerolls=True)[1] < plain


def test_naval_combats_are_as_the_rulebook_counts():
    expected = {"sunk": 6420, "open": 10017, "spent": 12348, "lost": 17871}
    assert naval_odds() == {name: Fraction(number, 46656) for name, number in expected.items()}


def test_only_one_to_three_fight():
    with pytest.raises(ValueError, match="1 to 3"):
        roll_odds(4, 1)
