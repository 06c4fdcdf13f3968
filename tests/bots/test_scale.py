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
    prospect = chances(Scale([2000, -500], []), [300, 400], [100, 900])
    assert prospect.share[A] == pytest.approx(expected(0.6 - 0.2, 0.2 - 0.45), abs=5)
    assert prospect.share[A] + prospect.share[B] == pytest.approx(10_000, abs=2)
    assert list(prospect.part[:2]) == [600_000_000, -200_000_000]


@pytest.mark.parametrize("second, bent", [(100, 0.0), (200, 0.0), (300, 0.15), (1000, 1.2)])
def test_a_bend_counts_only_above_where_it_begins(second, bent):
    """It adds 1.5 times what the second feature, less 0.2, is above 0."""
    scale = Scale([0, 0], [[1500, -200, 0, 1000]])
    assert chances(scale, [0, second], [0, 0]).share[A] == pytest.approx(expected(bent, 0.0), abs=5)


def test_what_a_bend_adds_is_told_by_feature():
    scale = Scale([1000, 0], [[-2000, 100, 500, 1000]])
    prospect = chances(scale, [400, 600], [0, 0])
    assert list(prospect.part[:2]) == [400_000_000 - 400_000_000, -1_200_000_000]
    assert prospect.share[A] == pytest.approx(expected(0.4 - 2 * 0.9, -2 * 0.1), abs=5)


def test_bends_of_others_are_not_told():
    scale = Scale([1000], [[1000, 0, 1000]])
    assert list(chances(scale, [100], [700], asks=A).part[:1]) == [200_000_000]
    assert list(chances(scale, [100], [700], asks=B).part[:1]) == [1_400_000_000]
