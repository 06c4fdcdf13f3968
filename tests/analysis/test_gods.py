"""Odds of a roll of WAR Vikings: against the rulebook's table of strengths, and against plain battles."""

from __future__ import annotations

from fractions import Fraction

import pytest

from conquista.analysis import odds as land
from conquista.analysis.gods import best_reroll, pairs_won, roll_odds

SIZES = ((3, 3), (3, 2), (3, 1), (1, 1))
STRENGTH = {
    "freya_brisingamen": ((0.42, 0.17, 0.05, 0.16), (0.36, 0.32, 0.19, 0.16)),
    "freya_seidr": ((0.30, 0.07, 0.01, 0.06), (0.23, 0.12, 0.02, 0.06)),
    "freya_manto": ((0.22, 0.19, 0.04, 0.17), (0.20, 0.20, 0.17, 0.14)),
    "thor_mjolnir": ((0.30, 0.25, 0.17, 0.17), (0.29, 0.33, 0.33, 0.25)),
    "thor_trovao": ((0.49, 0.42, 0.17, 0.17), (0.36, 0.39, 0.17, 0.14)),
    "thor_megingjord": ((0.48, 0.17, 0.03, 0.31), (0.37, 0.39, 0.33, 0.25)),
    "loki_ilusao": ((0.48, 0.43, 0.26, 0.31), (0.37, 0.33, 0.20, 0.25)),
    "loki_troca": ((0.28, 0.33, 0.34, 0.42), (0.39, 0.07, 0.01, 0.42)),
    "loki_discordia": ((0.34, 0.22, 0.00, 0.00), (0.31, 0.22, 0.09, 0.00)),
    "odin_corvos": ((0.68, 0.28, 0.08, 0.24), (0.57, 0.53, 0.31, 0.24)),
    "odin_gungnir": ((0.79, 0.42, 0.17, 0.17), (0.55, 0.39, 0.17, 0.14)),
    "odin_mimir": ((0.50, 0.26, 0.08, 0.13), (0.46, 0.34, 0.14, 0.12)),
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


def test_the_best_die_to_roll_again_is_the_one_that_wins_most():
    assert best_reroll((6, 4, 1), (5, 4, 2), attacks=True) == 1
    assert best_reroll((6, 5, 4), (5, 4, 3), attacks=True) is None
    assert best_reroll((6,), (5,), attacks=False) == 5
    assert best_reroll((3,), (2,), attacks=True) is None
    assert best_reroll((3,), (2,), attacks=True, defence_card="loki_ilusao") == 3
    assert best_reroll((3, 2), (2,), attacks=True) is None
    assert best_reroll((3, 2), (2,), attacks=True, defence_rerolls=True) == 2


def test_cards_that_there_are_not_are_refused():
    with pytest.raises(ValueError, match="no god card 'zeus'"):
        roll_odds(1, 1, "zeus")
    with pytest.raises(ValueError, match="both sides cannot hold odin_mimir"):
        roll_odds(1, 1, "odin_mimir", "odin_mimir")


def test_only_one_to_three_fight():
    with pytest.raises(ValueError, match="1 to 3"):
        roll_odds(4, 1)
