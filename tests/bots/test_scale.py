"""How features are weighed into everybody's chance to win."""

import math

import pytest

from conquista.bots.search.guide import Prospect
from conquista.bots.search.scale import Scale

A, B = 0, 1


def chances(scale: Scale, *seats: list[int], asks: int = A) -> Prospect:
    prospect = Prospect(asks)
    for seat, features in enumerate(seats):
        scale.feature = features + [0] * (len(scale.feature) - len(features))
        scale.weigh(seat, prospect)
    scale.share_out((1 << len(seats)) - 1, prospect)
    return prospect


def expected(one: float, other: float) -> float:
    return 10_000 * math.exp(one) / (math.exp(one) + math.exp(other))


def test_weights_count_for_what_a_seat_has():
    prospect = chances(Scale([2000, -500]), [300, 400], [100, 900])
    assert prospect.share[A] == pytest.approx(expected(0.6 - 0.2, 0.2 - 0.45), abs=5)
    assert prospect.share[A] + prospect.share[B] == pytest.approx(10_000, abs=2)
    assert list(prospect.part[:2]) == [600_000, -200_000]


@pytest.mark.parametrize("ahead", [0, 1, 50, 333, 999, 1000, 2500, 8999])
def test_a_small_lead_counts_for_little_and_a_large_one_for_much(ahead):
    """In thousandths: chances are not by steps."""
    share = chances(Scale([1000]), [ahead], [0]).share[A]
    assert share == pytest.approx(expected(ahead / 1000, 0.0), abs=2)


def test_what_others_have_is_not_told():
    assert chances(Scale([1000]), [100], [700], asks=A).part[0] == 100_000
    assert chances(Scale([1000]), [100], [700], asks=B).part[0] == 700_000
