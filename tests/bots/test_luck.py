"""The luck of imagined worlds: fair, the same for all plans of a world, and mirrored in the next."""

from collections import Counter

import pytest

from conquista.bots.search.luck import Luck, stir
from conquista.kernel.boxes import seeded
from conquista.kernel.state import State

SIDES = 6


class Die(State):
    """Somebody has thrown a die in a turn."""

    def __init__(self, number: int) -> None:
        self.number = number

    def turn(self) -> int:
        return self.number

    def outcomes(self) -> int:
        return SIDES


def thrown(luck: Luck, deeds: list[int], turn: int = 7) -> list[int]:
    luck.begin()
    return [luck.draw(Die(turn), deed) for deed in deeds]


@pytest.fixture
def luck() -> Luck:
    found = Luck()
    found.change(seeded("luck"))
    return found


def test_the_same_deed_has_the_same_luck_whatever_came_before(luck):
    one = thrown(luck, [11, 12, 13, 11, 11])
    other = thrown(luck, [13, 21, 11, 31, 12, 11, 11])
    assert [one[k] for k in (0, 3, 4)] == [other[k] for k in (2, 5, 6)]
    assert (one[1], one[2]) == (other[4], other[0])


def test_a_deed_done_again_has_other_luck(luck):
    assert len(set(thrown(luck, [11] * 30))) == SIDES


def test_other_turns_have_other_luck(luck):
    assert thrown(luck, [11] * 30, turn=7) != thrown(luck, [11] * 30, turn=8)


def test_every_second_world_mirrors_the_one_before():
    luck, box = Luck(), seeded("worlds")
    deeds = list(range(40))
    worlds = []
    for _ in range(4):
        luck.change(box)
        worlds.append(thrown(luck, deeds))
    assert worlds[1] == [SIDES - 1 - side for side in worlds[0]]
    assert worlds[3] == [SIDES - 1 - side for side in worlds[2]]
    assert worlds[2] not in (worlds[0], worlds[1])


@pytest.mark.parametrize("deeds", [[0], [0, 0], [5, 6], [1 << 20, 0, 9]])
def test_each_stroke_of_many_worlds_is_fair(deeds):
    """Also the first of all: chi squared of five degrees of freedom is below 30 but once in 80,000 times."""
    luck, box = Luck(), seeded("fair")
    last = Counter()
    worlds = 6000
    for _ in range(worlds):
        luck.change(box)
        luck.change(box)  # the mirrored one is as fair
        last[thrown(luck, deeds)[-1]] += 1
    expected = worlds / SIDES
    assert sum((last[side] - expected) ** 2 / expected for side in range(SIDES)) < 30


def test_strokes_of_one_world_do_not_follow_from_one_another():
    luck, box = Luck(), seeded("pairs")
    pairs = Counter()
    worlds = 18_000
    for _ in range(worlds):
        luck.change(box)
        luck.change(box)
        pairs[tuple(thrown(luck, [0, 0]))] += 1
    expected = worlds / SIDES**2
    assert sum((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6)) < 90


def test_stirring_spreads_every_bit():
    flips = [(stir(word) ^ stir(word ^ 1 << bit)).bit_count() for word in range(50) for bit in range(32)]
    assert 14 < sum(flips) / len(flips) < 18
